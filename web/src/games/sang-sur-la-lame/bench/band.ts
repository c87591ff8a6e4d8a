// A band being made: members come, go and change. Whether it may be played with is said by the server alone.

import type { Band, BandChoice, Format, Member, Rank, Trait } from "../types";

/** A band of one's own, as an option of a table. */
export type OwnBand = Extract<BandChoice, { custom: unknown }>;

export const emptyBand = (name: string): OwnBand => ({
  custom: { name: [name, name], members: [], format: "standard" },
});

const changed = (band: OwnBand, change: Partial<Band>): OwnBand => ({ custom: { ...band.custom, ...change } });

export const bandName = (band: OwnBand, language: "fr" | "en"): string => band.custom.name[language === "fr" ? 0 : 1];
export const renamed = (band: OwnBand, name: string): OwnBand => changed(band, { name: [name, name] });
export const formatOf = (band: OwnBand): Format => band.custom.format ?? "standard";
export const reformed = (band: OwnBand, format: Format): OwnBand => changed(band, { format });

export const recruited = (band: OwnBand, rank: Rank, name: string): OwnBand =>
  changed(band, { members: [...band.custom.members, { name: [name, name], rank, traits: [], weapons: [] }] });

export const dismissed = (band: OwnBand, at: number): OwnBand =>
  changed(band, { members: band.custom.members.filter((_, place) => place !== at) });

export const doubled = (band: OwnBand, at: number): OwnBand => {
  const { members } = band.custom;
  const one = members[at];
  return one ? changed(band, { members: [...members.slice(0, at + 1), one, ...members.slice(at + 1)] }) : band;
};

export const withMember = (band: OwnBand, at: number, change: Partial<Member>): OwnBand =>
  changed(band, {
    members: band.custom.members.map((member, place) => (place === at ? { ...member, ...change } : member)),
  });

const toggled = <One>(all: readonly One[], one: One): One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export const withTrait = (band: OwnBand, at: number, trait: Trait): OwnBand =>
  withMember(band, at, { traits: toggled(band.custom.members[at]?.traits ?? [], trait) });

export const withWeapon = (band: OwnBand, at: number, weapon: number): OwnBand =>
  withMember(band, at, { weapons: toggled(band.custom.members[at]?.weapons ?? [], weapon) });

/** The member a mistake is about: `m3` is the third. */
export const placeOf = (about: string | null): number | null => {
  const number = /^m(\d+)$/.exec(about ?? "")?.[1];
  return number === undefined ? null : Number(number) - 1;
};
