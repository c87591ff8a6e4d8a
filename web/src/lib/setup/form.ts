// What a form makes of a game's settings: values to start from, checks by the schema, and the configuration to send.
// It knows the schema and nothing of any game.

import type { GameInfo, ListInfo, Setting, SettingKind, SettingValue } from "$lib/protocol/types";

import type { OwnLists } from "./lists";

export type Values = Record<string, unknown>;

type KindOf<Is extends SettingKind["is"]> = Extract<SettingKind, { is: Is }>;

/** What a schema alone finds wrong with a value; the server may find more. */
export type Flaw =
  | { is: "range"; least: number; most: number; zero: boolean }
  | { is: "count"; have: number; least: number; most: number };

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values are the same in a configuration. */
export const same = (one: unknown, two: unknown): boolean => one === two || JSON.stringify(one) === JSON.stringify(two);

/** The value a setting usually has: the game's own, else the schema's. */
export const usual = (setting: Setting, config: Values): unknown =>
  setting.key in config ? config[setting.key] : setting.default;

/** The values of members when a group that was nothing is switched on. */
export const membersOf = (kind: KindOf<"group">): Values =>
  Object.fromEntries(kind.members.map((member) => [member.key, member.default]));

export function defaults(game: GameInfo): Values {
  return Object.fromEntries(game.settings.map((setting) => [setting.key, usual(setting, game.config)]));
}

/** How many values a choice of several needs at a table for so many. */
export function countOf(kind: KindOf<"several">, players: number): { least: number; most: number } {
  return kind.one_per_player ? { least: players, most: players } : { least: kind.least, most: kind.most };
}

/** Whether a value has the shape its setting asks for, so that a form can show it. */
export function fits(kind: SettingKind, value: unknown): boolean {
  switch (kind.is) {
    case "toggle":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number" && Number.isInteger(value);
    case "choice":
      return kind.values.some((it) => same(it.value, value));
    case "each_seat":
      return Array.isArray(value) && value.every((one) => kind.values.some((it) => same(it.value, one)));
    case "several":
      if (value === null) return kind.may_be_null;
      return Array.isArray(value) && value.every((one) => kind.values.some((it) => it.value === one));
    case "group":
      if (value === null) return kind.may_be_null;
      return isRecord(value) && kind.members.every((member) => fits(member.kind, value[member.key]));
  }
}

/** The usual values, with those remembered from an earlier table where they still fit. */
export function remembered(game: GameInfo, kept: unknown): Values {
  const values = defaults(game);
  if (!isRecord(kept)) return values;
  for (const { key, kind, takes } of game.settings) {
    // Whether a list of one's own may still be played with is for the server to say.
    const isOwn = takes !== undefined && (isRecord(kept[key]) || (kind.is === "each_seat" && Array.isArray(kept[key])));
    if (key in kept && (isOwn || fits(kind, kept[key]))) values[key] = kept[key];
  }
  return values;
}

/** The first thing the schema finds wrong with a value. */
export function flaw(kind: SettingKind, value: unknown, players: number): Flaw | null {
  switch (kind.is) {
    case "toggle":
    case "choice":
    case "each_seat":
      return null;
    case "number": {
      if (kind.zero_means_none && value === 0) return null;
      const isInside = typeof value === "number" && value >= kind.least && value <= kind.most;
      return isInside ? null : { is: "range", least: kind.least, most: kind.most, zero: kind.zero_means_none };
    }
    case "several": {
      if (!Array.isArray(value)) return null;
      const { least, most } = countOf(kind, players);
      const isInside = value.length >= least && value.length <= most;
      return isInside ? null : { is: "count", have: value.length, least, most };
    }
    case "group": {
      if (!isRecord(value)) return null;
      for (const member of kind.members) {
        const wrong = flaw(member.kind, value[member.key], players);
        if (wrong) return wrong;
      }
      return null;
    }
  }
}

/** What is wrong by the schema, by the key of the setting. */
export function flaws(settings: readonly Setting[], values: Values, players: number): Map<string, Flaw> {
  const found = new Map<string, Flaw>();
  for (const { key, kind } of settings) {
    const wrong = flaw(kind, values[key], players);
    if (wrong) found.set(key, wrong);
  }
  return found;
}

/** What every seat has: the first of the values where the list says nothing. */
export function bySeat(kind: KindOf<"each_seat">, value: unknown, players: number): unknown[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  return Array.from({ length: players }, (_, seat) => given[seat] ?? kind.values[0]?.value);
}

/** The configuration to send: every setting of the form for so many players, and nothing the form does not show. */
export const configOf = (settings: readonly Setting[], values: Values, players: number): Values =>
  Object.fromEntries(
    settings
      .filter((setting) => setting.key in values && isFor(setting, players))
      .map(({ key, kind }) => {
        const value = values[key];
        return [key, kind.is === "each_seat" && Array.isArray(value) ? value.slice(0, players) : value];
      }),
  );

/** Whether a setting is about tables for so many. */
export const isFor = ({ from_players, to_players }: Setting, players: number): boolean =>
  players >= (from_players ?? 0) && players <= (to_players ?? players);

/** A choice with lists of one's own beside its values. What was chosen is among them. */
export function withLists(setting: Setting, infos: readonly ListInfo[], own: OwnLists, value: unknown): Setting {
  const { kind, takes } = setting;
  if (takes === undefined || (kind.is !== "choice" && kind.is !== "each_seat")) return setting;
  const label = infos.find((info) => info.kind === takes)?.own ?? takes;
  const values: SettingValue[] = [...kind.values, ...(own[takes] ?? [])];
  const chosen: unknown[] = kind.is === "choice" ? [value] : Array.isArray(value) ? value : [];
  for (const one of chosen) if (!values.some((it) => same(it.value, one))) values.push({ value: one, label, help: "" });
  return { ...setting, kind: { ...kind, values } };
}

/** Whether a setting is as the game usually has it. */
export const isUsual = (setting: Setting, value: unknown, config: Values): boolean =>
  JSON.stringify(value) === JSON.stringify(usual(setting, config));

/** The settings that are chosen so that they set the deal: the table is then one for practice. */
export const setsDeal = (game: GameInfo, values: Values): Setting[] =>
  game.settings.filter((it) => it.sets_deal && !isUsual(it, values[it.key], game.config));

export interface Complaint {
  /** The setting it is about; nothing for the form as a whole. */
  key: string | null;
  text: string;
}

/** A sentence of the server about a configuration, at the setting it names, with the name people know it by. */
export function complaint(problem: string, settings: readonly Setting[], quoted: (label: string) => string): Complaint {
  const longestFirst = [...settings].sort((a, b) => b.key.length - a.key.length);
  for (const { key, label } of longestFirst) {
    const named = new RegExp(`(?<![\\w-])${key}(?![\\w-])`);
    if (named.test(problem)) return { key, text: problem.replace(named, quoted(label)) };
  }
  return { key: null, text: problem };
}
