// What this device prefers: kept in the browser, never sent.

export type Theme = "night" | "paper" | "system";
export type Speed = "calm" | "normal" | "fast" | "none";

const KEY = "sang-froid";
const BEATS: Record<Speed, number> = { calm: 900, normal: 600, fast: 250, none: 0 };
/** How long a decision is shown at least, and one that matters more. */
const STAYS: Record<Speed, { plain: number; grave: number }> = {
  calm: { plain: 3200, grave: 4200 },
  normal: { plain: 2000, grave: 2800 },
  fast: { plain: 1000, grave: 1500 },
  none: { plain: 0, grave: 0 },
};

interface Kept {
  theme: Theme;
  speed: Speed;
  /** Whether nothing moves, whatever the device is set to. */
  still: boolean;
  sound: boolean;
  volume: number;
  /** Whether one would rather not be asked where one can only pass. */
  passes: boolean;
  /** Whether the browser may say that it is one's move while the page is out of sight. */
  calls: boolean;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    // A browser that keeps nothing, or something else under our name: the usual values do.
    return {};
  }
}

class Preferences {
  theme: Theme = $state("night");
  speed: Speed = $state("normal");
  still = $state(false);
  sound = $state(false);
  volume = $state(0.6);
  passes = $state(true);
  calls = $state(false);
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #light = matchMedia("(prefers-color-scheme: light)");
  #isCalm = $state(this.#calm.matches);
  #isLight = $state(this.#light.matches);

  constructor() {
    Object.assign(this, { theme: this.theme, ...read() });
    this.#calm.addEventListener("change", ({ matches }) => (this.#isCalm = matches));
    this.#light.addEventListener("change", ({ matches }) => (this.#isLight = matches));
  }

  /** The theme that is shown. */
  get look(): "night" | "paper" {
    if (this.theme !== "system") return this.theme;
    return this.#isLight ? "paper" : "night";
  }

  /** How long a decision is shown: longer if there is more to read. */
  stay(text: string, isGrave: boolean): number {
    const { plain, grave } = STAYS[this.speed];
    const least = isGrave ? grave : plain;
    return least === 0 ? 0 : least + 40 * Math.max(text.length - 40, 0);
  }

  /** How long one event is shown. */
  get tempo(): number {
    return BEATS[this.speed];
  }

  /** Whether nothing is to move: by this setting, or by that of the device. */
  get isStill(): boolean {
    return this.still || this.#isCalm;
  }

  /** How long things may move in that time. Who wants no motion has as much time to read as others. */
  get beat(): number {
    return this.isStill ? 0 : this.tempo;
  }

  keep(): void {
    const { theme, speed, still, sound, volume, passes, calls } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, speed, still, sound, volume, passes, calls } satisfies Kept));
    } catch {
      // Then they last as long as the page.
    }
  }
}

export const preferences = new Preferences();
