import { describe, expect, it } from "vitest";

import { edge, order, resting, seating, striking, type Place, type Seating } from "$games/liens-de-sang/layout";

const STAGES = [
  { name: "a desk", width: 1012, height: 610 },
  { name: "a low desk", width: 1024, height: 470 },
  { name: "a wide screen", width: 1400, height: 760 },
  { name: "a phone", width: 390, height: 430 },
  { name: "a short phone", width: 360, height: 400 },
];
const COUNTS = [6, 7, 8, 9, 10, 11, 12];

function overlapping({ places, mat }: Seating): [Place, Place][] {
  return places.flatMap((a, index) =>
    places
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) < mat.width && Math.abs(a.y - b.y) < mat.height)
      .map((b): [Place, Place] => [a, b]),
  );
}

describe("the seating", () => {
  it.each(STAGES.flatMap((stage) => COUNTS.map((count) => ({ ...stage, count }))))(
    "lets $count people sit on $name without touching",
    ({ count, width, height }) => {
      for (const isOpen of [false, true]) {
        const plan = seating(count, { width, height }, isOpen);
        expect(plan.places).toHaveLength(count);
        expect(overlapping(plan)).toEqual([]);
        for (const { x, y } of plan.places) {
          expect(x - plan.mat.width / 2).toBeGreaterThanOrEqual(0);
          expect(x + plan.mat.width / 2).toBeLessThanOrEqual(width);
          expect(y - plan.mat.height / 2).toBeGreaterThanOrEqual(0);
          expect(y + plan.mat.height / 2).toBeLessThanOrEqual(height);
        }
      }
    },
  );

  it("takes the largest mats that fit", () => {
    expect(seating(8, { width: 1012, height: 610 }).density).toBe("wide");
    expect(seating(12, { width: 1012, height: 610 }).density).toBe("close");
    expect(seating(8, { width: 390, height: 430 }).density).toBe("narrow");
    expect(seating(12, { width: 360, height: 400 }).density).toBe("tight");
  });

  it("puts the viewer at the bottom and goes on clockwise, to the left", () => {
    expect(order(6, 4)).toEqual([4, 5, 0, 1, 2, 3]);
    expect(order(6, null)).toEqual([0, 1, 2, 3, 4, 5]);
    const [mine, next] = seating(6, { width: 1012, height: 610 }).places;
    expect(mine?.x).toBeCloseTo(506);
    expect(mine?.y).toBeGreaterThan(400);
    expect(next?.x).toBeLessThan(300);
  });
});

describe("the dagger", () => {
  const plan = seating(8, { width: 1012, height: 610 });
  const [me, left] = plan.places as [Place, Place];

  it("points exactly at the one who is struck", () => {
    for (const target of plan.places.slice(1)) {
      const pose = striking(me, target, plan.heart, plan.mat);
      const turn = (pose.turn * Math.PI) / 180;
      // At 0 degrees the point shows to the left.
      const point = { x: -Math.cos(turn), y: -Math.sin(turn) };
      const [dx, dy] = [target.x - pose.x, target.y - pose.y];
      expect(point.x * dy - point.y * dx).toBeCloseTo(0, 3);
      expect(point.x * dx + point.y * dy).toBeGreaterThan(0);
    }
  });

  it("lies on the holder's side with its hilt to the hand", () => {
    const pose = resting(left, plan.heart);
    expect(pose.x).toBeLessThan(plan.heart.x);
    const turn = (pose.turn * Math.PI) / 180;
    // The hilt is at the other end from the point.
    expect(Math.cos(turn)).toBeLessThan(0);
  });

  it("stops at the edge of a mat", () => {
    const at = edge({ x: 0, y: 0 }, { x: 500, y: 0 }, { width: 200, height: 80 });
    expect(at).toEqual({ x: 400, y: 0 });
  });
});
