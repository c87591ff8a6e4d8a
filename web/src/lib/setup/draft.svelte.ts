// A table being set up: everything one may choose, what is wrong with it, and the request that sets it.

import { setTable } from "$lib/deal/shares";
import { t } from "$lib/i18n/index.svelte";
import { api } from "$lib/protocol/api";
import type { Clock, Created, GameInfo, NewTable, Options } from "$lib/protocol/types";

import { isClock, isOptions, USUAL_OPTIONS } from "./clock";
import { complaint, configOf, defaults, flaws, remembered, setsDeal, type Complaint, type Values } from "./form";
import { keep, recall } from "./kept";
import { codeOf, newSeats, rememberedSeats, resize, usualSeats, type SeatWish } from "./seats";

const asPlayers = (value: unknown, { players, usual }: GameInfo): number =>
  typeof value === "number" && players.includes(value) ? value : usual;

export class Draft {
  game: GameInfo = $state.raw() as GameInfo;
  values: Values = $state.raw({});
  seats: SeatWish[] = $state.raw([]);
  name = $state("");
  isPublic = $state(false);
  clock: Clock = $state.raw({ is: "game" });
  options: Options = $state.raw(USUAL_OPTIONS);
  /** What the server said against the configuration; nothing while it is content or has not been asked. */
  complaint: Complaint | null = $state.raw(null);

  readonly flaws = $derived.by(() => flaws(this.game.settings, this.values, this.players));
  /** Whether the form can be sent as far as anybody knows. */
  readonly isSound = $derived.by(
    () => this.flaws.size === 0 && this.complaint === null && isClock(this.clock) && isOptions(this.options),
  );

  /** The settings that make it a practice table. */
  readonly setsDeal = $derived.by(() => setsDeal(this.game, this.values));

  constructor(game: GameInfo) {
    this.game = game;
    const kept = recall(game.slug);
    const players = asPlayers(kept.players, game);
    this.values = remembered(game, kept.values);
    this.seats = rememberedSeats(kept.seats, game, players);
    this.name = typeof kept.name === "string" ? kept.name : "";
    this.isPublic = kept.isPublic === true;
    if (isClock(kept.clock)) this.clock = kept.clock;
    // What earlier pages did not know is as usual.
    const options: unknown = { ...USUAL_OPTIONS, ...(kept.options as object | undefined) };
    if (isOptions(options)) this.options = options;
  }

  get players(): number {
    return this.seats.length;
  }
  set players(players: number) {
    this.seats = resize(this.seats, players);
  }

  get open(): number {
    return this.seats.filter((seat) => seat.is === "open").length;
  }

  set(key: string, value: unknown): void {
    this.values = { ...this.values, [key]: value };
  }

  /** Everything as usual again, but for the name. */
  reset(): void {
    this.values = defaults(this.game);
    this.seats = usualSeats(this.game.usual);
    this.clock = { is: "game" };
    this.options = USUAL_OPTIONS;
    this.isPublic = false;
  }

  /** Asks the server what it thinks of the configuration. An answer to an older question counts for nothing. */
  async check(isCurrent: () => boolean): Promise<void> {
    const config = configOf(this.game.settings, this.values, this.players);
    const { problem } = await api.configure(this.game.slug, { config, players: this.players });
    if (!isCurrent()) return;
    this.complaint = problem === null ? null : complaint(problem, this.game.settings, t().setup.quoted);
  }

  /** What is wrong with a setting, in a sentence: by the schema first, then by the server. */
  problem(key: string): string | null {
    const words = t().setup;
    const flaw = this.flaws.get(key);
    if (!flaw) return this.complaint?.key === key ? this.complaint.text : null;
    if (flaw.is === "range") return (flaw.zero ? words.zeroOrBetween : words.between)(flaw.least, flaw.most);
    return words.wants(flaw.least, flaw.most);
  }

  wish(): NewTable {
    const name = this.name.trim();
    return {
      game: this.game.slug,
      config: configOf(this.game.settings, this.values, this.players),
      players: this.players,
      seats: newSeats(this.seats, t().setup.beside),
      public: this.isPublic,
      clock: this.clock,
      options: this.options,
      ...(name && { name }),
      ...(this.setsDeal.length > 0 && { practice: "options" as const }),
    };
  }

  async create(): Promise<Created> {
    const { values, players, seats, name, isPublic, clock, options } = this;
    keep(this.game.slug, { values, players, seats: seats.map(codeOf), name, isPublic, clock, options });
    return setTable(this.wish());
  }
}
