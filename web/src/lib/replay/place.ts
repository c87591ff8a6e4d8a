// Where one is in a replay, as the address says it: `?step=12&seat=3`.

/** Through whose eyes: a seat's, everybody's at once, or nothing for those who watched. */
export type Eyes = number | "open" | null;

export interface Place {
  /** After how many answers. */
  step: number;
  seat: Eyes;
}

/** A whole number from 0 to `most`; what is none becomes 0, what is beyond the ends becomes the end. */
export const within = (number: number, most: number): number =>
  Number.isFinite(number) ? Math.min(Math.max(Math.round(number), 0), most) : 0;

/** Reads an address. A step beyond the end is the end; a seat that nobody has is nobody's. */
export function readPlace(search: string, steps: number, seats: number): Place {
  const query = new URLSearchParams(search);
  const seat = query.get("seat");
  const isSeat = seat !== null && /^\d+$/.test(seat) && Number(seat) < seats;
  const eyes = isSeat ? Number(seat) : seat === "open" ? seat : null;
  return { step: within(Number(query.get("step") ?? 0), steps), seat: eyes };
}

/** The fact that an address leads to, if it names one: `?fact=40`. */
export function readFact(search: string): number | null {
  const fact = new URLSearchParams(search).get("fact") ?? "";
  return /^\d+$/.test(fact) ? Number(fact) : null;
}

/** What the server is asked for these eyes, behind other questions. */
export const eyesQuery = (eyes: Eyes): string =>
  eyes === null ? "" : eyes === "open" ? "&open=true" : `&seat=${eyes}`;

export function writePlace(place: Place): string {
  return `?step=${place.step}${place.seat === null ? "" : `&seat=${place.seat}`}`;
}
