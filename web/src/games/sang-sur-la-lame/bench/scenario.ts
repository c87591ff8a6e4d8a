// A scenario being made: what is changed by hand here; everything else is text. What may be is said by the server alone.

import type { ScenarioChoice, ScenarioId, ScenarioLaid } from "../types";

/** A scenario of one's own, as an option of a table. */
export type OwnScenario = Extract<ScenarioChoice, { custom: unknown }>;

export const emptyScenario = (name: string): OwnScenario => ({
  custom: { name: { fr: name, en: name }, base: "affrontement", objective: {} },
});

export const changed = (scenario: OwnScenario, change: Partial<ScenarioLaid>): OwnScenario => ({
  custom: { ...scenario.custom, ...change },
});

/** A limit, or nothing where it is as printed. */
export function limited({ custom }: OwnScenario, limit: number | null): OwnScenario {
  const { turn_limit: _, ...rest } = custom;
  return { custom: limit === null ? rest : { ...rest, turn_limit: limit } };
}

export const scenarioName = ({ custom }: OwnScenario, language: "fr" | "en"): string => custom.name[language];
export const renamed = (scenario: OwnScenario, name: string): OwnScenario =>
  changed(scenario, { name: { fr: name, en: name } });

/** Another base: what the former one had is left behind. */
export const based = ({ custom }: OwnScenario, base: ScenarioId): OwnScenario => ({
  custom: { name: custom.name, base, objective: {} },
});
