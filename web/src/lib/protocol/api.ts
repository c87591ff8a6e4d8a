// The HTTP half of the protocol. Every request may fail with a sentence to show.

import type {
  Claim,
  ConfigAnswer,
  ConfigRequest,
  Created,
  GameInfo,
  GuestClaim,
  GuestLink,
  KeptLists,
  ListAnswer,
  ListDraft,
  Me,
  NewMe,
  NewSalt,
  NewShare,
  NewTable,
  Problem,
  RecordInfo,
  ReadyLists,
  RecordStep,
  Rematch,
  RulesInfo,
  SeatChange,
  SeatLink,
  Sit,
  TableInfo,
  TableList,
  Uploaded,
} from "./types";

/** A refused request: the server's code and sentence, or `offline` when there was no answer. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { ...init.headers, "content-type": "application/json" };
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refused(0, "offline", "");
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refused(response.status, problem?.code ?? "unknown", problem?.text ?? response.statusText);
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const id = encodeURIComponent;

const lists = (slug: string, kind: string, rest = "") => `/games/${id(slug)}/lists/${id(kind)}${rest}`;

const at = (table: string, rest = "") => `/tables/${id(table)}${rest}`;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  changeMe: (me: NewMe) => ask<Me>("PUT", "/me", me),
  linkMe: () => ask<GuestLink>("POST", "/me/link"),
  putDevicesOut: () => ask<Me>("DELETE", "/me/link"),
  whoseLink: (claim: GuestClaim) => ask<Me>("POST", "/me/link/whose", claim),
  claimMe: (claim: GuestClaim) => ask<Me>("POST", "/me/claim", claim),
  games: () => ask<GameInfo[]>("GET", "/games"),
  game: (slug: string) => ask<GameInfo[]>("GET", `/games?game=${id(slug)}`),
  rules: (slug: string) => ask<RulesInfo>("GET", `/games/${id(slug)}/rules`),
  cards: (slug: string) => ask<RulesInfo>("GET", `/games/${id(slug)}/rules?cards_only=true`),
  configure: (slug: string, wish: ConfigRequest) => ask<ConfigAnswer>("POST", `/games/${id(slug)}/config`, wish),
  checkList: (slug: string, kind: string, draft: ListDraft) =>
    ask<ListAnswer>("POST", lists(slug, kind, "/check"), draft),
  readyLists: (slug: string, kind: string) => ask<ReadyLists>("GET", lists(slug, kind, "/ready")),
  keptLists: (slug: string, kind: string) => ask<KeptLists>("GET", lists(slug, kind)),
  keepLists: (slug: string, kind: string, kept: readonly string[]) =>
    ask<KeptLists>("PUT", lists(slug, kind), { lists: kept }),
  tables: () => ask<TableList>("GET", "/tables"),
  table: (table: string) => ask<TableInfo>("GET", at(table)),
  create: (table: NewTable) => ask<Created>("POST", "/tables", table),
  sit: (table: string, sit: Sit) => ask<TableInfo>("POST", at(table, "/sit"), sit),
  seat: (table: string, seat: number, change: SeatChange) => ask<TableInfo>("PUT", at(table, `/seats/${seat}`), change),
  share: (table: string, seat: number, share: NewShare) =>
    ask<TableInfo>("PUT", at(table, `/seats/${seat}/share`), share),
  salt: (table: string, seat: number, salt: NewSalt) => ask<TableInfo>("PUT", at(table, `/seats/${seat}/salt`), salt),
  leave: (table: string, seat: number) => ask<TableInfo>("DELETE", at(table, `/seats/${seat}`)),
  seatLink: (table: string, seat: number) => ask<SeatLink>("GET", at(table, `/seats/${seat}/link`)),
  voidLinks: (table: string, seat: number) => ask<TableInfo>("DELETE", at(table, `/seats/${seat}/link`)),
  claim: (table: string, claim: Claim) => ask<TableInfo>("POST", at(table, "/claim"), claim),
  start: (table: string) => ask<TableInfo>("POST", at(table, "/start")),
  pause: (table: string) => ask<TableInfo>("POST", at(table, "/pause")),
  resume: (table: string) => ask<TableInfo>("POST", at(table, "/resume")),
  rematch: (table: string) => ask<Rematch>("POST", at(table, "/rematch")),
  records: (query = "") => ask<RecordInfo[]>("GET", `/records${query}`),
  record: (record: string) => ask<RecordFile>("GET", `/records/${id(record)}`),
  step: (record: string, step: number, query = "") =>
    ask<RecordStep>("GET", `/records/${id(record)}/steps/${step}${query}`),
  removeRecord: (record: string) => ask<void>("DELETE", `/records/${id(record)}`),
  upload: (text: string) => ask<Uploaded>("POST", "/records", text),
};

/** Of the file of a record, what a page shows. The rest is for `sangfroid verify`. */
/** Who gave an answer in the place of a player. */
export type GivenBy = "stand_in" | "time_out" | "wish";

export interface RecordFile {
  game: string;
  rules: number;
  config: Record<string, unknown>;
  seats: { name: string; by: string }[];
  answers: unknown[];
  outcome: { winners: number[]; scores?: number[] } | null;
  /** Absent unless the game built an opening instead of dealing: it was played at a practice table. */
  opening?: { name: string };
  /** Absent unless options set what an ordinary table draws: then it was a practice table, too. */
  deal_set_by?: string[];
  /** Absent if nothing about the deal was promised. */
  fairness?: {
    commitment: string;
    salts: (string | null)[];
    /** What each seat had sealed; absent in records of the time when nothing was sealed. */
    shares?: (string | null)[];
    /** The attempts to deal that were void, because somebody did not open; absent if there was none. */
    voided?: { shares: (string | null)[]; salts: (string | null)[] }[];
    /** The seat of each of those above, if seats were drawn. */
    seating?: number[];
  };
  /** Which answers of people others gave for them, by their numbers, like "3 17-19"; absent if they gave all. */
  given_for?: Partial<Record<GivenBy, string>>;
}

/** Whether the deal of a record was chosen: built by the game, or set by options. */
export const isPractice = (record: RecordFile): boolean =>
  record.opening !== undefined || (record.deal_set_by?.length ?? 0) > 0;
