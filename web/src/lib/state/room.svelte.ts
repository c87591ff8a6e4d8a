// A live table: what is known, what is shown, what is being chosen, and the verbs that send.

import { t, tongue } from "$lib/i18n/index.svelte";
import { TableSocket, type Link } from "$lib/protocol/socket";
import type { Choice, ClientMessage, CoachAct, EventLine, Frame, Language, PassUntil } from "$lib/protocol/types";
import { passedFor } from "$lib/table/passed";
import { players, type Player } from "$lib/table/players";

import * as covered from "./covered";
import { notices } from "./notices.svelte";
import * as picking from "./picking";
import { preferences } from "./preferences.svelte";
import { NOTHING, Taker, type Known, type Passing } from "./reduce";
import { Stage } from "./stage.svelte";
import { Trying } from "./trying.svelte";

/** An answer on its way. */
interface Sent {
  tag: number;
  serial: number;
  action: unknown;
}

/** Two taps on the same thing within this time are a double tap. */
const DOUBLE = 450;
/** An answer is usually back before anybody could read that it is on its way: only after this time is it said. */
const SLOW = 150;

export class Room {
  known: Known = $state.raw(NOTHING);
  link: Link = $state.raw({ is: "connecting" });
  /** The things pointed at so far. */
  path: readonly string[] = $state.raw([]);
  #chosen: Choice | null = $state.raw(null);
  /** Whether an answer takes so long to be acknowledged that it is said. */
  isSending = $state(false);
  /** Counts refusals, for things that shiver. */
  refusals = $state(0);
  /** What to do when an event is shown. */
  heard: (line: EventLine) => void = () => {};
  /** Whether an event matters so much that it is shown longer. */
  matters: (line: EventLine) => boolean = () => false;
  /** Whether one's own secrets are covered, for people who show their screen. */
  isCovered = $state(false);
  /** Whether what is known still holds secrets that are to be covered: until the gallery's view has come. */
  readonly isVeiled: boolean = $derived(this.isCovered && this.viewer !== null);
  /** How much had been told when the reader last answered; what came later was waited for. */
  answeredAt = $state(Infinity);
  /** How often the reader has let it go by in a row. */
  passes = $state(0);
  /** The questions at which the server has passed for the reader since then. */
  passed: readonly string[] = $state.raw([]);
  readonly stage: Stage = new Stage(
    () => ({
      beat: preferences.tempo,
      leads: this.isAlone,
      stay: (lines) => preferences.stay(lines.map(({ text }) => text).join(" "), lines.some(this.matters)),
    }),
    (line) => this.heard(line),
  );

  readonly #socket: TableSocket;
  readonly #taker = new Taker();
  /** The language of what was said so far. */
  #spoken: Language | null = null;
  #nextTag = 1;
  readonly #trying = new Trying(
    (message) => this.#socket.send(message),
    () => this.#nextTag++,
  );
  /** Whether the last answer let it go by. */
  #isPass = false;
  /** The question for which the server knows that it is not shown yet. */
  #unshown: number | null = null;
  /** The answer that has not been acknowledged yet. */
  #sent: Sent | null = null;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #tapped = { pick: "", at: 0 };

  readonly players: Player[] = $derived(
    players(this.known.table?.seats ?? [], {
      viewer: this.viewer,
      mine: this.known.you?.seats ?? [],
      present: this.known.present,
      stoodIn: this.known.stoodIn,
      owing: this.stage.shown.question?.waiting ?? [],
    }),
  );
  /** Whether nobody but bots plays with the reader: then nobody else waits while things are shown. */
  readonly isAlone: boolean = $derived(
    this.players.some(({ isMine }) => isMine) && this.players.every(({ isMine, isBot }) => isMine || isBot),
  );
  /** What may be answered to the open question. */
  readonly #answers: readonly Choice[] = $derived.by(() => {
    const options = this.known.question?.options ?? [];
    // Where the server passes for us at once, nothing is asked.
    const isPassed = picking.isAnsweredForUs(
      this.known.you?.passing ?? "never",
      options,
      this.known.question?.complete ?? false,
    );
    return isPassed || this.known.over ? [] : options;
  });
  /** What may be answered now: nothing while events are still being played or an answer takes its time. */
  readonly options: readonly Choice[] = $derived.by(() => {
    const isPresent = this.stage.shown.question?.serial === this.known.question?.serial;
    const isQuiet = !this.isSending && this.link.is === "open" && !this.known.table?.paused;
    return isPresent && isQuiet ? this.#answers : [];
  });
  /** Whether the seat one looks through has already answered, and may only change that. */
  readonly hasAnswered = $derived.by(() => {
    const { question } = this.known;
    const { viewer } = this;
    return (
      question !== null && viewer !== null && question.asked.includes(viewer) && !question.waiting.includes(viewer)
    );
  });
  /** Whether an answer is owed, also if what led to it waits for somebody to look at the page. */
  readonly isCalled: boolean = $derived(
    !this.hasAnswered && (this.options.length > 0 || (this.stage.isUnseen && this.#answers.length > 0)),
  );
  readonly open = $derived(picking.open(this.options, this.path));
  readonly next = $derived(picking.next(this.options, this.path));
  /** The option that waits to be confirmed: chosen from the list, or the only one that pointing left. */
  readonly meant = $derived(
    this.#chosen && this.open.includes(this.#chosen) ? this.#chosen : picking.meant(this.options, this.path),
  );

  constructor(readonly id: string) {
    this.isCovered = covered.has(id);
    this.#socket = new TableSocket(id, {
      hello: () => this.#hello(),
      frame: (frame) => this.#take(frame),
      link: (link) => this.#linked(link),
    });
  }

  get viewer(): number | null {
    return this.known.you?.viewer ?? null;
  }

  /** Says why a card of one's own that no option plays cannot be played, if the question tells. */
  sayWhyNot(pick: string): boolean {
    if (this.options.length === 0) return false;
    const why = this.known.question?.in_vain?.find((card) => card.pick === pick);
    if (why) notices.say(why.text, "wrong", why.clause);
    return why !== undefined;
  }

  /** Points at something: chooses it, takes it back, or the second time plays what is meant, unless it is grave. */
  point(pick: string): void {
    const now = performance.now();
    const isDouble = this.#tapped.pick === pick && now - this.#tapped.at < DOUBLE;
    this.#tapped = { pick, at: now };
    if (this.#sent) return;
    if (this.meant && pick === this.path.at(-1) && !this.next.includes(pick)) {
      if (!picking.isGrave(this.meant)) this.confirm();
      return;
    }
    if (isDouble && this.path.includes(pick)) return;
    this.#chosen = null;
    const before = this.path;
    this.path = picking.point(this.options, before, pick);
    if (before.length > 0 && this.path.length === before.length && !this.path.includes(pick))
      notices.say(t().table.notWithThat, "wrong");
    // Letting the moment go by is harmless: nothing is gained by asking twice.
    if (this.meant?.pass && this.open.length === 1 && !picking.isGrave(this.meant)) this.confirm();
  }

  /** Shows one option as chosen, as if its things had been pointed at. */
  choose(choice: Choice): void {
    if (choice.pass && !picking.isGrave(choice)) return this.#send(choice.action);
    this.path = choice.picks;
    this.#chosen = choice;
  }

  stepBack(): void {
    this.drop(this.path.length - 1);
  }

  /** Takes back one of the things pointed at. */
  drop(at: number): void {
    this.#chosen = null;
    this.path = this.path.filter((_, index) => index !== at);
  }

  clear(): void {
    this.#chosen = null;
    this.path = [];
  }

  /** Sends what is meant. */
  confirm(): void {
    if (this.meant) this.#send(this.meant.action);
  }

  answer(action: unknown): void {
    this.#send(action);
  }

  /** What came of the answer that was tried last. */
  get tried() {
    return this.#trying.last;
  }

  /** Asks what would come of an answer, without giving it. */
  tryOut(action: unknown): void {
    const serial = this.known.question?.serial;
    if (serial !== undefined && this.options.length > 0) this.#trying.want(serial, action);
  }

  chat(text: string): void {
    this.#say({ do: "chat", text, tag: this.#nextTag++ });
  }

  phrase(phrase: number, about?: number): void {
    this.#say({ do: "phrase", phrase, ...(about === undefined ? {} : { about }), tag: this.#nextTag++ });
  }

  mute(seat: number, mute: boolean): void {
    this.#say({ do: "mute", seat, mute });
  }

  passForMe(until: PassUntil): void {
    preferences.passes = until !== "never";
    preferences.keep();
    this.#say({ do: "pass_for_me", until });
  }

  undo(): void {
    this.#say({ do: "undo", tag: this.#nextTag++ });
  }

  grantUndo(grant: boolean): void {
    this.#say({ do: "grant_undo", grant });
  }

  voteEnd(end: boolean): void {
    this.#say({ do: "vote_end", end });
  }

  /** Tells the server whether what led to the question is still being shown: alone with bots its clock waits for that. */
  sayWhatIsShown(): void {
    const { question, clock } = this.known;
    if (this.link.is !== "open") this.#unshown = null;
    else if (clock === null || question === null || this.viewer === null || !this.isAlone) return;
    else if (this.stage.isPlaying === (this.#unshown === question.serial)) return;
    else {
      this.#unshown = this.stage.isPlaying ? question.serial : null;
      this.#socket.send({ do: "showing", serial: question.serial, showing: this.stage.isPlaying });
    }
  }

  /** Says something to the coach of a lesson. */
  coach(act: CoachAct): void {
    this.clear();
    this.#say({ do: "coach", act });
  }

  think(): void {
    if (this.viewer !== null) this.#socket.send({ do: "think" });
  }

  /** Looks through another of one's seats, or with nothing through none, to hand the device over. */
  look(seat: number | null): void {
    this.clear();
    this.#say(seat === null ? { do: "look" } : { do: "look", seat });
  }

  /** Covers one's own secrets: the server takes them out of the page. A reload does not bring them back. */
  cover(): void {
    this.isCovered = true;
    covered.keep(this.id, true);
    if (this.viewer !== null) this.look(null);
  }

  /** Looks through one's seat again; where several share the device, each says first who is there. */
  uncover(): void {
    this.isCovered = false;
    covered.keep(this.id, false);
    const [seat, ...others] = this.known.you?.seats ?? [];
    if (seat !== undefined && others.length === 0) this.look(seat);
  }

  /** Has everything said again if the reader's language changed since the last hello. */
  speak(): void {
    const { language } = tongue;
    if (language === this.#spoken || !this.#socket.send({ do: "speak", language })) return;
    this.#spoken = language;
  }

  retry(): void {
    this.#socket.retry();
  }

  leave(): void {
    clearTimeout(this.#slow);
    this.#trying.forget();
    this.stage.leave();
    this.#socket.leave();
  }

  #send(action: unknown): void {
    const serial = this.known.question?.serial;
    if (serial === undefined || this.#sent) return;
    this.#sent = { tag: this.#nextTag++, serial, action };
    this.#isPass = this.options.some((option) => option.pass && option.action === action);
    this.#slow = setTimeout(() => (this.isSending = true), SLOW);
    this.#socket.send({ do: "answer", ...this.#sent });
  }

  /** The answer is no longer on its way. */
  #settle(): void {
    clearTimeout(this.#slow);
    this.#sent = null;
    this.isSending = false;
  }

  #say(message: ClientMessage): void {
    if (!this.#socket.send(message)) notices.say(t().common.offline, "wrong");
  }

  #hello(): ClientMessage {
    const { since, lines, chat, you } = this.known;
    const seat = you?.viewer ?? undefined;
    const isSame = this.#spoken === tongue.language;
    const last = since === null ? null : { ...since, lines: lines.length, chat: chat.at(-1)?.n ?? 0 };
    this.#spoken = tongue.language;
    return {
      do: "hello",
      language: tongue.language,
      ...(last && isSame ? { last } : {}),
      ...(seat === undefined ? { shared: true } : { seat }),
    };
  }

  #linked(link: Link): void {
    if (link.is !== "open") {
      this.#taker.forget();
      this.#trying.forget();
    }
    this.link = link;
  }

  #take(frame: Frame): void {
    const taken = this.#taker.take(this.known, frame, performance.now());
    if (!taken) return;
    const before = this.known;
    const { known } = taken;
    this.known = known;
    const isFresh = taken.parts.some((part) => part.is === "fresh");
    const isWhole = isFresh || taken.parts.some((part) => part.is === "you");
    const shown = { view: known.view, lines: known.lines, question: known.question, over: known.over };
    if (isFresh) this.answeredAt = Infinity;
    const passed = passedFor(before, known);
    if (isFresh) this.passed = [];
    else if (passed !== null) this.passed = [...this.passed, passed];
    if (isFresh) this.stage.jump(shown);
    else this.stage.play(shown);
    if (known.question?.serial !== before.question?.serial || isFresh) {
      this.clear();
      this.#trying.forget();
    } else if (known.question !== before.question) this.#keepPath();
    for (const said of taken.passing) this.#heard(said, before.lines.length);
    if (this.#sent && this.#sent.serial !== known.question?.serial) this.#settle();
    if (isWhole) this.#again();
    // Whoever comes back is shown their own seat.
    if (isWhole && this.isVeiled) this.look(null);
    const isNew = before.table?.state !== "playing" || before.you?.viewer !== this.viewer;
    // An order for a while has run out: what held before holds again.
    const hasEnded = before.you?.passing === "asked_alone" && known.you?.passing === "never";
    if (isNew || hasEnded) this.#passByDefault();
  }

  /** Where one can only pass one is not asked, unless one wants to be: nobody learns anything from it. */
  #passByDefault(): void {
    const { table, you } = this.known;
    // A coach passes where that is part of the lesson.
    const passes = table?.state === "playing" && table.practice !== "lesson" && preferences.passes;
    if (passes && this.viewer !== null && you?.passing === "never")
      this.#socket.send({ do: "pass_for_me", until: "only_option" });
  }

  /** Options may change under a finger; a path that leads nowhere any more is forgotten. */
  #keepPath(): void {
    if (picking.open(this.options, this.path).length === 0) this.clear();
  }

  /** What was said in passing, and how much had been told before. */
  #heard(said: Passing, told: number): void {
    if (said.is === "tried") return this.#trying.hear(said);
    if (said.is === "refused" && this.#trying.isRefused(said.tag)) return;
    const isMine = "tag" in said && this.#sent?.tag === said.tag;
    if (isMine) this.#settle();
    if (said.is === "taken") {
      if (isMine) this.#answered(told);
    } else if (said.is === "refused") {
      this.refusals += 1;
      notices.say(said.text, "wrong", said.clause);
    } else {
      notices.say(said.text);
    }
  }

  /** What an answer itself has brought is told with what came of it. */
  #answered(told: number): void {
    this.clear();
    this.passes = this.#isPass ? this.passes + 1 : 0;
    this.answeredAt = told;
    this.passed = [];
  }

  /** After a lost connection: an answer that was not acknowledged goes out again if it is still owed. */
  #again(): void {
    const { viewer } = this;
    if (!this.#sent || viewer === null) return;
    if (this.known.question?.waiting.includes(viewer)) this.#socket.send({ do: "answer", ...this.#sent });
    else this.#settle();
  }
}
