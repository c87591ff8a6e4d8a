import type { Words } from "../fr";

export const replay: Words["replay"] = {};
