import type { Words } from "../fr";

export const rules: Words["rules"] = {};
