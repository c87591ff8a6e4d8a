// What players bring: drafts on the bench, links, and tables of terrain that are laid out.

import { beforeEach, describe, expect, it, vi } from "vitest";

import * as ground from "$games/sang-sur-la-lame/bench/ground";
import type { Form, Land, Layout, PieceLaid, Point, TerrainFacts } from "$games/sang-sur-la-lame/types";
import { fromHash, toHash } from "$lib/lists/links";
import { Workshop } from "$lib/lists/workshop.svelte";
import type { ListAnswer, ListDraft } from "$lib/protocol/types";

describe("a link", () => {
  it("brings the very text, packed where that is shorter", async () => {
    const long = "points = [[1000, 2000]]\n# é\n".repeat(80);
    expect((await toHash(long)).length).toBeLessThan(long.length / 4);
    for (const text of ["a", long, "é « 1 »\n\t%23"]) expect(await fromHash(await toHash(text))).toBe(text);
  });

  it("that is broken brings nothing", async () => {
    for (const hash of ["", "#", "#z!!", "#zAAAA", "#%E9"]) expect(await fromHash(hash)).toBeNull();
  });
});

interface Made {
  name: string;
}
const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

/** A server that writes a list as `name: …` and finds fault with short names. */
function someServer(kept: string[] = []) {
  const said = (name: string): ListAnswer => ({
    name,
    mistakes: name.length > 2 ? [] : [{ line: 1, about: null, clause: null, text: "too short" }],
    measures: [],
    list: { name },
    text: `name: ${name}`,
    trial: null,
  });
  const check = (draft: ListDraft): Promise<ListAnswer> => {
    if ("list" in draft) return Promise.resolve(said((draft.list as Made).name));
    const name = /^name: (.*)$/.exec(draft.text)?.[1];
    return Promise.resolve(name === undefined ? { ...said(""), list: null, text: draft.text } : said(name));
  };
  const keep = vi.fn((texts: readonly string[]) => Promise.resolve(texts.length < 9));
  return { slug: "game", kind: "things", check, keep, fetch: () => Promise.resolve(kept) };
}
const shopOf = (server: ReturnType<typeof someServer>) => new Workshop<Made>(server, () => ({ name: "" }));

describe("a workshop", () => {
  it("asks about the last change, keeps it here at once and there a moment later", async () => {
    const server = someServer();
    const shop = shopOf(server);
    await shop.begin("");
    shop.set({ name: "Ro" });
    shop.set({ name: "Rook" });
    expect(shop.verdict).toBe("checking");
    await vi.advanceTimersByTimeAsync(300);
    expect([shop.verdict, shop.text]).toEqual(["good", "name: Rook"]);
    expect(JSON.parse([...stored.values()][0] ?? "")).toEqual([{ list: { name: "Rook" }, text: "name: Rook" }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.keep.mock.lastCall?.[0]).toEqual(["name: Rook"]);
    expect(shopOf(server).list).toEqual({ name: "Rook" });
  });

  it("goes back and forth", async () => {
    const shop = shopOf(someServer());
    shop.set({ name: "one" });
    shop.set({ name: "two" });
    shop.undo();
    expect([shop.list.name, shop.canUndo, shop.canRedo]).toEqual(["one", true, true]);
    shop.redo();
    expect([shop.list.name, shop.canRedo]).toEqual(["two", false]);
    shop.undo();
    shop.set({ name: "three" });
    expect(shop.canRedo).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(shop.verdict).toBe("good");
  });

  it("takes what a link brings and what the server keeps, each once", async () => {
    const shop = shopOf(someServer(["name: there", "name: linked"]));
    await shop.begin(await toHash("name: linked"));
    await vi.advanceTimersByTimeAsync(300);
    expect(shop.drafts.map(({ list }) => list.name)).toContain("there");
    expect(shop.list.name).toBe("linked");
    expect(shop.isOnServer).toBe(true);
  });

  it("leaves the bench as it is where a text cannot be read, and says why", async () => {
    const shop = shopOf(someServer());
    shop.set({ name: "Rook" });
    expect(await shop.take("nonsense", "here")).toBe(false);
    expect([shop.list.name, shop.unread?.text]).toEqual(["Rook", "nonsense"]);
    expect(await shop.take("name: King", "here")).toBe(true);
    expect([shop.list.name, shop.unread]).toEqual(["King", null]);
  });
});

describe("a table of terrain", () => {
  const empty: Layout = ground.emptyGround("Pré", null).custom;
  const kind = (id: Land, shape: Form, points: Point[], more: Partial<PieceLaid> = {}): [Land, TerrainFacts] => {
    const begin: PieceLaid = { id: "", kind: id, points, ...more };
    return [id, { id, short: id, shape, height: 3000, lowest: 0, highest: 9000, walls: id === "building", begin }];
  };
  const box: Point[] = [
    [-4000, -3500],
    [4000, -3500],
    [4000, 3500],
    [-4000, 3500],
  ];
  const line = (half: number): Point[] => [
    [-half, 0],
    [half, 0],
  ];
  const kinds: ground.Kinds = new Map([
    kind("building", "area", box, { roof: true, climbable: true }),
    kind("hedge", "line", line(3000)),
    kind("door", "opening", line(750), { state: "closed" }),
  ]);
  const put = (layout: Layout, tool: ground.Tool, x: number, y: number): { layout: Layout; part: ground.Part } => {
    const done = ground.placed(layout, tool, [x, y], kinds);
    if (typeof done === "string") throw new Error(done);
    return done;
  };
  const house = put(empty, "building", 10000, 10000);
  const withDoor = put(house.layout, "door", 10000, 6400).layout;
  const whole = put(withDoor, "ladder", 14500, 10000).layout;

  it("has doors in walls and ladders at tops, or says what is missing", () => {
    expect(ground.placed(empty, "door", [1, 1], kinds)).toBe("noBuilding");
    expect(ground.placed(empty, "rope", [1, 1], kinds)).toBe("noTop");
    const [, door] = whole.piece;
    expect(door?.of).toBe(house.layout.piece[0]?.id);
    expect(door?.points.map(([, y]) => y)).toEqual([6500, 6500]);
    expect(whole.link[0]).toMatchObject({ foot: [14600, 10000], top: [13400, 10000], height: 3000 });
  });

  it("moves, turns and loses a building with all that is in it", () => {
    const moved = ground.moved(whole, house.part, null, 1000, -500);
    expect(moved.piece[1]?.points[0]?.[1]).toBe(6000);
    expect(moved.link[0]?.foot).toEqual([15600, 9500]);
    expect(ground.moved(whole, house.part, null, -99999, 0).piece[0]?.points[0]?.[0]).toBe(0);
    expect(ground.turnStep(whole, house.part)).toBe(90);
    const turned = ground.turned(whole, house.part, null, 90);
    expect(ground.turned(turned, house.part, null, -90)).toEqual(whole);
    expect(ground.removed(whole, house.part, null)).toMatchObject({ piece: [], link: [] });
  });

  it("keeps a box a box when a corner is drawn", () => {
    const drawn = ground.cornered(whole, house.part, null, 2, [16000, 15000]);
    expect(drawn.piece[0]?.points).toEqual([
      [6000, 6500],
      [16000, 6500],
      [16000, 15000],
      [6000, 15000],
    ]);
    expect(drawn.piece[1]?.points[0]?.[1]).toBe(6500);
    const over = ground.cornered(whole, house.part, null, 2, [0, 0]);
    expect(over.piece[0]?.points[2]).toEqual([6250, 6750]);
  });

  it("renames what belongs to a piece with it, and forgets what is not said", () => {
    const named = ground.withPiece(whole, 0, { id: "maison", height: 4000 });
    expect([named.piece[1]?.of, named.link[0]?.on, named.link[0]?.height]).toEqual(["maison", "maison", 4000]);
    expect("roof" in (ground.withPiece(whole, 0, { roof: undefined }).piece[0] ?? {})).toBe(false);
  });

  it("keeps what is put at the rim on the table, and gives bands the places there are", () => {
    const rim = put(empty, "hedge", 100, -500).layout.piece[0];
    expect(rim?.points).toEqual([
      [0, 0],
      [6000, 0],
    ]);
    const spots: Point[][] = [line(1), line(2)];
    const three = [0, 1, 2].reduce((layout) => ground.withSpot(layout, spots), empty);
    expect(three.multi_spots).toEqual([spots[0], spots[1], spots[0]]);
    expect(ground.withSpot(empty, [])).toBe(empty);
  });

  it("gives every new piece an id of its own", () => {
    const two = put(put(empty, "hedge", 9000, 9000).layout, "hedge", 9000, 12000).layout;
    expect(two.piece.map(({ id }) => id)).toEqual(["hedge_1", "hedge_2"]);
    expect(ground.twin(two, { is: "piece", at: 0 }, null).layout.piece[2]?.id).toBe("hedge_3");
  });
});
