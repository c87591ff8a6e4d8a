// What the server said, folded into what is known. No drawing, no socket, no clock of its own.

import type {
  ChatLine,
  Clocks,
  Coach,
  EventLine,
  Frame,
  Heard,
  Over,
  Part,
  Question,
  Refusal,
  Sealed,
  TableInfo,
  Talk,
  Tried,
  UndoRequest,
  You,
} from "$lib/protocol/types";

/** Everything a client knows about a table. */
export interface Known {
  /** Those of the last `fresh`; nothing before the first frame. With how much was heard since, they say where to go on. */
  since: Pick<Heard, "epoch" | "since"> | null;
  table: TableInfo | null;
  you: You | null;
  lines: readonly EventLine[];
  view: unknown;
  question: Question | null;
  /** What the seat one looks through has answered to it, sealed. */
  sealed: Sealed | null;
  /** What is left on the clocks, and when that was said. */
  clock: (Clocks & { heard: number }) | null;
  present: readonly number[];
  stoodIn: readonly number[];
  watching: number;
  talk: Talk | null;
  chat: readonly ChatLine[];
  undo: UndoRequest | null;
  /** What the coach of a lesson says now. */
  coach: Coach | null;
  over: Over | null;
  rematch: string | null;
  /** What the game works out for the seat one looks through. */
  aid: { serial: number; lines: readonly string[] | null; aid: unknown } | null;
}

/** What is said once and not kept. */
export type Passing =
  | { is: "taken"; tag: number }
  | ({ is: "tried" } & Tried)
  | ({ is: "refused" } & Refusal)
  | { is: "bye"; code: number; text: string };

export const NOTHING: Known = {
  since: null,
  table: null,
  you: null,
  lines: [],
  view: null,
  question: null,
  sealed: null,
  clock: null,
  present: [],
  stoodIn: [],
  watching: 0,
  talk: null,
  chat: [],
  undo: null,
  coach: null,
  over: null,
  rematch: null,
  aid: null,
};

/** What everything is told anew without. */
const FORGOTTEN = { sealed: null, clock: null, coach: null, over: null, rematch: null, aid: null };

/** An answer in the words in which it was offered. */
function wordsOf(action: unknown, question: Question | null): string | null {
  const meant = inOrder(action);
  return question?.options.find((option) => inOrder(option.action) === meant)?.text ?? null;
}

/** The same text for the same data, in whichever order its fields come. */
const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1)))
      : value,
  );

/** A view with what has changed in each of its parts; every other field is as it was. */
function changed(view: unknown, changes: Record<string, unknown>): unknown {
  const parts = view as Record<string, object>;
  const fresh = Object.entries(changes).map(([part, fields]) => [part, { ...parts[part], ...(fields as object) }]);
  return { ...parts, ...Object.fromEntries(fresh) };
}

/** One part, taken in. */
function part(known: Known, part: Part, now: number): Known {
  switch (part.is) {
    case "fresh":
      return { ...known, since: { epoch: part.epoch, since: part.since }, lines: [], chat: [], ...FORGOTTEN };
    case "table":
      return { ...known, table: part.table, rematch: part.table.rematch ?? known.rematch };
    case "you": {
      const { is: _, ...you } = part;
      return { ...known, you };
    }
    case "events":
      return { ...known, lines: [...known.lines, ...part.lines] };
    case "view":
      return { ...known, view: part.view };
    case "view_changes":
      return { ...known, view: changed(known.view, part.changes) };
    case "question": {
      const { is: _, ...question } = part;
      // When the game is over nothing is sealed any more.
      const isOpen = known.sealed?.serial === question.serial && question.question !== null;
      const sealed = isOpen ? known.sealed : null;
      return { ...known, question, sealed };
    }
    case "waiting": {
      const { question } = known;
      if (question?.serial !== part.serial) return known;
      return { ...known, question: { ...question, waiting: part.waiting } };
    }
    case "sealed": {
      const { is: _, ...sealed } = part;
      return { ...known, sealed: { ...sealed, text: sealed.text ?? wordsOf(sealed.action, known.question) } };
    }
    case "clock": {
      const { is: _, ...clock } = part;
      return { ...known, clock: { ...clock, heard: now } };
    }
    case "presence":
      return { ...known, present: part.present, stoodIn: part.stood_in, watching: part.watching };
    case "talk": {
      const { is: _, ...talk } = part;
      return { ...known, talk };
    }
    case "chat":
      return { ...known, chat: [...known.chat, ...part.lines] };
    case "undo":
      return { ...known, undo: part.request };
    case "coach":
      return { ...known, coach: part.coach };
    case "aid": {
      const { is: _, ...aid } = part;
      return { ...known, aid };
    }
    case "over": {
      const { is: _, ...over } = part;
      return { ...known, over };
    }
    case "rematch":
      return { ...known, rematch: part.table };
    case "taken":
    case "tried":
    case "refused":
    case "bye":
    case "pong":
      return known;
    default:
      // A later server may say more; what is not known is left out.
      return known;
  }
}

/** Takes frames: those with `more` are kept until the last one of their message has come. */
export class Taker {
  #kept: Part[] = [];

  /** What is known after this frame, and what was said in passing; nothing while more is to come. */
  take(known: Known, frame: Frame, now: number): { known: Known; passing: Passing[]; parts: Part[] } | null {
    this.#kept.push(...frame.parts);
    if (frame.more) return null;
    const parts = this.#kept;
    this.#kept = [];
    const after = parts.reduce((known, it) => part(known, it, now), known);
    const passing = parts.filter(
      (it): it is Part & Passing => it.is === "taken" || it.is === "tried" || it.is === "refused" || it.is === "bye",
    );
    return { known: after, passing, parts };
  }

  /** Half a message is worth nothing once the connection is lost. */
  forget(): void {
    this.#kept = [];
  }
}

/** Whether a seat may answer the open question as far as this client was told. */
export function asksMe(known: Known): boolean {
  const { question, you, over } = known;
  return !over && question !== null && you?.viewer != null && question.options.length > 0;
}
