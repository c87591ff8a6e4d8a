// Lists being made: kept in the browser at once and on the server a moment later, judged by the server while one works,
// with steps back and forth. A list is what it is as an option of a table; its text is written by the server.

import type { BenchProps, Types } from "$games/game";
import type { ListAnswer } from "$lib/protocol/types";

import { fromHash } from "./links";

export type Verdict = "checking" | "good" | "bad" | "offline";

interface Draft<List> {
  list: List;
  /** As the server wrote it last, perhaps a moment ago; empty before it has. */
  text: string;
}

type Server = Pick<BenchProps<Types>, "slug" | "kind" | "check" | "fetch" | "keep">;

/** How long after a change the server is asked, and when it keeps what it has judged. */
const PAUSE = 250;
const LATER = 700;
/** So many are kept; the oldest go first. */
const MOST = 40;
const STEPS = 100;

export class Workshop<List> {
  drafts: readonly Draft<List>[] = $state.raw([]);
  at = $state(0);
  answer: ListAnswer | null = $state.raw(null);
  verdict: Verdict = $state("checking");
  isOnServer: boolean | null = $state(null);
  /** What was wrong with a text that could not be taken. */
  unread: ListAnswer | null = $state.raw(null);

  #past: List[] = $state.raw([]);
  #future: List[] = $state.raw([]);
  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly server: Server,
    /** An empty list. */
    readonly empty: () => List,
  ) {
    const kept = this.#recall();
    this.drafts = kept.length > 0 ? kept : [{ list: empty(), text: "" }];
  }

  get list(): List {
    return this.drafts[this.at]?.list ?? this.empty();
  }
  get text(): string {
    return this.drafts[this.at]?.text ?? "";
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Takes what a link brings, then what the server keeps; judges what lies on the bench. */
  async begin(hash: string): Promise<void> {
    this.judge();
    const linked = await fromHash(hash);
    if (linked !== null) await this.take(linked, "new");
    try {
      const there = await this.server.fetch();
      const isBlank = this.drafts.length === 1 && this.#isBlank(this.list);
      const known = new Set(this.drafts.map(({ text }) => text));
      const answers = await Promise.all(
        there.filter((text) => !known.has(text)).map((text) => this.server.check({ text })),
      );
      const found = answers.flatMap(({ list, text }) => (list == null ? [] : [{ list: list as List, text }]));
      if (found.length > 0) {
        this.drafts = isBlank ? found : [...this.drafts, ...found];
        this.judge();
      }
      this.isOnServer = true;
    } catch {
      this.isOnServer = false;
    }
  }

  /** The list on the bench is another one now. */
  set(list: List): void {
    this.#past = [...this.#past.slice(-STEPS), this.list];
    this.#future = [];
    this.#replace(list);
  }
  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.list];
    this.#replace(before);
  }
  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.list];
    this.#replace(after);
  }

  /** Another one lies on the bench. */
  pick(at: number): void {
    this.at = at;
    this.#past = [];
    this.#future = [];
    this.judge();
  }
  add(list: List): void {
    this.drafts = [{ list, text: "" }, ...this.drafts.filter((draft) => !this.#isBlank(draft.list))].slice(0, MOST);
    this.#save();
    this.pick(0);
  }
  remove(): void {
    const left = this.drafts.filter((_, place) => place !== this.at);
    this.drafts = left.length > 0 ? left : [{ list: this.empty(), text: "" }];
    this.#save();
    this.#keepLater();
    this.pick(0);
  }

  /** Reads a text; whether it could be read. What is wrong with it stands in `unread`. */
  async take(text: string, where: "here" | "new"): Promise<boolean> {
    try {
      const answer = await this.server.check({ text });
      this.unread = answer.list == null ? answer : null;
      if (answer.list == null) return false;
      if (where === "new") this.add(answer.list as List);
      else this.set(answer.list as List);
      return true;
    } catch {
      this.verdict = "offline";
      return false;
    }
  }

  /** Asks the server a moment after the last change; an answer to an older question counts for nothing. */
  judge(): void {
    this.verdict = "checking";
    const asked = (this.#asked += 1);
    const { list } = this;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.server.check({ list }).then(
        (answer) => {
          if (asked !== this.#asked) return;
          this.answer = answer;
          this.verdict = answer.mistakes.length === 0 ? "good" : "bad";
          this.drafts = this.drafts.map((draft, place) =>
            place === this.at ? { list: draft.list, text: answer.text } : draft,
          );
          this.#save();
          this.#keepLater();
        },
        () => {
          if (asked === this.#asked) this.verdict = "offline";
        },
      );
    }, PAUSE);
  }

  #replace(list: List): void {
    this.drafts = this.drafts.map((draft, place) => (place === this.at ? { ...draft, list } : draft));
    this.unread = null;
    this.#save();
    this.judge();
  }

  #isBlank(list: List): boolean {
    return JSON.stringify(list) === JSON.stringify(this.empty());
  }

  get #key(): string {
    return `sang-froid-lists-${this.server.slug}-${this.server.kind}`;
  }

  #recall(): Draft<List>[] {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "[]") as unknown;
      if (!Array.isArray(kept)) return [];
      return kept.filter(
        (draft: unknown): draft is Draft<List> =>
          typeof draft === "object" && draft !== null && "list" in draft && "text" in draft,
      );
    } catch {
      return [];
    }
  }

  #save(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.drafts.filter(({ list }) => !this.#isBlank(list))));
    } catch {
      // Then they last as long as the page.
    }
  }

  #keepLater(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      const texts = this.drafts.filter(({ list, text }) => text !== "" && !this.#isBlank(list)).map(({ text }) => text);
      void this.server.keep(texts).then((isTaken) => (this.isOnServer = isTaken));
    }, LATER);
  }
}
