import type { Words } from "../fr";

export const about: Words["about"] = {};
