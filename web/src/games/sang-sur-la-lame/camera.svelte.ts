// What of the table is in sight: pan and zoom, by finger, wheel and keys. Nothing but numbers, so that it can be tried.

import type { At } from "./space";

/** The nearest one can look: pixels of an inch. */
const NEAREST = 140;
/** Wood that may be seen around the table, in inches. */
const RIM = 1.5;

export class Camera {
  /** The middle of what is in sight, in inches. */
  x = $state(0);
  y = $state(0);
  /** Pixels of an inch. */
  scale = $state(20);
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);

  constructor(
    /** The side of the table in inches. */
    readonly side: number,
    width: number,
    height: number,
  ) {
    this.width = width;
    this.height = height;
    this.fit();
  }

  /** How small the whole table is. */
  get least(): number {
    return Math.max(4, Math.min(this.width, this.height) / (this.side + RIM));
  }

  /** The inches in sight, for the `viewBox` of a drawing. */
  get box(): string {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return [this.x - width / 2, this.y - height / 2, width, height].map((each) => each.toFixed(4)).join(" ");
  }

  /** The window in inches. */
  get sight(): { x: number; y: number; width: number; height: number } {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  }

  /** One pixel in inches. */
  get pixel(): number {
    return 1 / this.scale;
  }

  /** Shows the whole table. */
  fit(): void {
    this.scale = this.least;
    this.x = this.side / 2;
    this.y = this.side / 2;
  }

  /** The window has another size: what was in the middle stays there. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const wasWhole = this.scale <= this.least * 1.001;
    this.width = width;
    this.height = height;
    if (wasWhole) this.fit();
    else this.zoom(1);
  }

  /** Where on the window, in pixels, a place is. */
  pixels({ x, y }: At): At {
    return { x: (x - this.x) * this.scale + this.width / 2, y: (y - this.y) * this.scale + this.height / 2 };
  }

  /** The place under a pixel of the window. */
  under({ x, y }: At): At {
    return { x: (x - this.width / 2) / this.scale + this.x, y: (y - this.height / 2) / this.scale + this.y };
  }

  /** Nearer or farther, about a pixel that stays where it is. */
  zoom(factor: number, about: At = { x: this.width / 2, y: this.height / 2 }): void {
    const still = this.under(about);
    this.scale = Math.max(this.least, Math.min(NEAREST, this.scale * factor));
    const now = this.under(about);
    this.#look(this.x + still.x - now.x, this.y + still.y - now.y);
  }

  /** Draws the table along, in pixels. */
  pan(dx: number, dy: number): void {
    this.#look(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  /** Looks at a place, at least so near. */
  show({ x, y }: At, scale: number): void {
    this.scale = Math.max(this.scale, Math.min(scale, NEAREST));
    this.#look(x, y);
  }

  /** Whether a place is well in sight. */
  sees(at: At): boolean {
    const { x, y } = this.pixels(at);
    const rim = Math.min(60, this.width / 8, this.height / 8);
    return x >= rim && y >= rim && x <= this.width - rim && y <= this.height - rim;
  }

  #look(x: number, y: number): void {
    this.x = within(x, this.width / this.scale / 2, this.side);
    this.y = within(y, this.height / this.scale / 2, this.side);
  }
}

/** A middle such that not more than the rim is seen beyond the table; its own middle where all of it is in sight. */
function within(middle: number, half: number, side: number): number {
  const [least, most] = [half - RIM, side + RIM - half];
  return least > most ? side / 2 : Math.max(least, Math.min(most, middle));
}
