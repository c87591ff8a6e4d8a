import type { Words } from "../fr";

export const home: Words["home"] = {};
