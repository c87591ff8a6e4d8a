import type { Words } from "../fr";

export const table: Words["table"] = {};
