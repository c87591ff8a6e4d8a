// What was agreed, in words of the schema.

import { describe, expect, it } from "vitest";

import { en } from "$lib/i18n/en";
import { fr } from "$lib/i18n/fr";
import type { SettingKind } from "$lib/protocol/types";
import { isOptions, PACES, paceOf, USUAL_OPTIONS } from "$lib/setup/clock";
import { clockInWords, gameTerms, inWords, tableTerms } from "$lib/setup/terms";

import { someGame } from "./kit/game";

const words = en.setup;
const number = (zero_means_none: boolean): SettingKind => ({
  is: "number",
  least: 1,
  most: 9,
  step: 1,
  zero_means_none,
});
const values = [
  { value: 5, label: "Short", help: "" },
  { value: 9, label: "Long", help: "" },
];

describe("a value in words", () => {
  it("is the label of a choice, yes or no, or a number", () => {
    expect(inWords({ is: "choice", values }, 9, words)).toBe("Long");
    expect(inWords({ is: "toggle" }, false, words)).toBe("No");
    expect(inWords(number(false), 0, words)).toBe("0");
    expect(inWords(number(true), 0, words)).toBe("No limit");
  });

  it("lists several, and says so when nothing was chosen", () => {
    const kind: SettingKind = { is: "several", values, least: 1, most: 2, one_per_player: false, may_be_null: true };
    expect(inWords(kind, [9, 5], words)).toBe("Long, Short");
    expect(inWords(kind, null, words)).toBe("All");
    expect(inWords({ ...kind, one_per_player: true }, null, words)).toBe("At random");
  });

  it("says every member of a group", () => {
    const member = {
      key: "turn",
      label: "Per turn",
      help: "",
      kind: number(false),
      default: 3,
      expert: false,
      sets_deal: false,
    };
    const kind: SettingKind = { is: "group", members: [member], may_be_null: true };
    expect(inWords(kind, { turn: 4 }, words)).toBe("Per turn 4");
    expect(inWords(kind, null, words)).toBe("None");
  });
});

describe("terms", () => {
  const game = someGame({
    levels: [],
    config: { size: 5, secret: 1 },
    settings: [
      {
        key: "size",
        label: "Size",
        help: "",
        kind: { is: "choice", values },
        default: 5,
        expert: false,
        sets_deal: false,
      },
    ],
  });

  it("mark what is not as usual, and tell only what the form knows", () => {
    expect(gameTerms(game, { size: 9, secret: 2 }, words)).toEqual([{ label: "Size", value: "Long", isUsual: false }]);
    expect(gameTerms(game, { size: 5, secret: 2 }, words)[0]?.isUsual).toBe(true);
  });

  it("of the table are usual as the server has them", () => {
    expect(tableTerms({ is: "game" }, USUAL_OPTIONS, words).every((term) => term.isUsual)).toBe(true);
    const odd = tableTerms({ is: "days", days: 2 }, { ...USUAL_OPTIONS, grace: 0 }, words);
    const brisk = tableTerms({ is: "game" }, { ...USUAL_OPTIONS, ...PACES.brisk }, words);
    expect(brisk.filter((term) => !term.isUsual).map((term) => term.value)).toEqual(["Brisk"]);
    expect(odd.filter((term) => !term.isUsual).map((term) => term.value)).toEqual(["2 days per decision", "never"]);
  });

  it("speak of days in the singular and the plural", () => {
    expect(clockInWords({ is: "days", days: 1 }, fr.setup)).toBe("1 jour par décision");
    expect(clockInWords({ is: "days", days: 3 }, fr.setup)).toBe("3 jours par décision");
  });
});

describe("the pace of a table", () => {
  it("is one word for two figures, and none for figures of one's own", () => {
    expect(paceOf(USUAL_OPTIONS)).toBe("normal");
    for (const [name, figures] of Object.entries(PACES)) {
      expect(paceOf(figures)).toBe(name);
      expect(isOptions({ ...USUAL_OPTIONS, ...figures })).toBe(true);
    }
    expect(paceOf({ beat: 1000, bot_pace: 701 })).toBeNull();
  });
});
