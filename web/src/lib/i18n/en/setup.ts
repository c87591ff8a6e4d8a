import type { Words } from "../fr";

export const setup: Words["setup"] = {};
