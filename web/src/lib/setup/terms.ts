// What was agreed at a table, in words taken from the game's own settings.

import type { Clock, GameInfo, Options, Setting, SettingKind, TableInfo } from "$lib/protocol/types";
import type { Words } from "$lib/i18n/fr";

import { paceOf } from "./clock";
import { isFor, isUsual, same, withLists } from "./form";

export interface Term {
  label: string;
  value: string;
  /** Whether it is as usual; what is not deserves a look. */
  isUsual: boolean;
}

type Said = Words["setup"];

function labelOf(values: readonly { value: unknown; label: string }[], value: unknown): string {
  return values.find((it) => same(it.value, value))?.label ?? String(value);
}

/** A value as a reader says it. */
export function inWords(kind: SettingKind, value: unknown, words: Said): string {
  switch (kind.is) {
    case "toggle":
      return value ? words.yes : words.no;
    case "number":
      return kind.zero_means_none && value === 0 ? words.noLimit : String(value);
    case "choice":
      return labelOf(kind.values, value);
    case "each_seat":
      if (!Array.isArray(value) || value.length === 0) return words.asGame;
      return value.map((one) => labelOf(kind.values, one)).join(", ");
    case "several":
      if (!Array.isArray(value)) return kind.one_per_player ? words.asGame : words.all;
      return value.map((one) => labelOf(kind.values, one)).join(", ");
    case "group": {
      if (typeof value !== "object" || value === null) return words.nothing;
      const given = value as Record<string, unknown>;
      return kind.members.map((it) => `${it.label} ${inWords(it.kind, given[it.key], words)}`).join(", ");
    }
  }
}

export function clockInWords(clock: Clock, words: Said): string {
  switch (clock.is) {
    case "game":
      return words.clockWords.game;
    case "none":
      return words.clockWords.none;
    case "decision":
      return words.clockWords.decision(clock.seconds, clock.window);
    case "bank":
      return words.clockWords.bank(clock.seconds, clock.increment, clock.window);
    case "days":
      return words.clockWords.days(clock.days);
  }
}

export function gameTerms(game: GameInfo, config: Record<string, unknown>, words: Said): Term[] {
  const term = (setting: Setting): Term => ({
    label: setting.label,
    value: inWords(withLists(setting, game.lists, {}, config[setting.key]).kind, config[setting.key], words),
    isUsual: isUsual(setting, config[setting.key], game.config),
  });
  const { players } = config;
  const isHere = (setting: Setting): boolean => typeof players !== "number" || isFor(setting, players);
  return game.settings.filter((setting) => setting.key in config && isHere(setting)).map(term);
}

/** The clock and the manners of a table. */
export function tableTerms(clock: Clock, options: Options, words: Said): Term[] {
  const pace = paceOf(options);
  return [
    { label: words.termClock, value: clockInWords(clock, words), isUsual: clock.is === "game" },
    { label: words.undo, value: words.undoKind[options.undo], isUsual: options.undo === "consent" },
    { label: words.spectators, value: options.spectators ? words.yes : words.no, isUsual: options.spectators },
    { label: words.hotSeat, value: options.hot_seat ? words.yes : words.no, isUsual: !options.hot_seat },
    {
      label: words.pace,
      value: pace ? words.paceKind[pace] : words.paceOwn,
      isUsual: pace === "normal",
    },
    {
      label: words.grace,
      value: options.grace === 0 ? words.never : words.graceWords(options.grace),
      isUsual: options.grace === 120,
    },
  ];
}

export const terms = (game: GameInfo, table: TableInfo, words: Said): Term[] => [
  ...gameTerms(game, table.config, words),
  ...tableTerms(table.clock, table.options, words),
];
