// What this device prefers: kept in the browser, never sent.

export type Theme = "night" | "paper" | "system";
export type Speed = "calm" | "normal" | "fast" | "none";

const KEY = "sang-froid";
const BEATS: Record<Speed, number> = { calm: 900, normal: 600, fast: 250, none: 0 };

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number;
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
  sound = $state(false);
  volume = $state(0.6);
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

  /** How long one event is shown. Nothing moves for those who asked their system for that. */
  get beat(): number {
    return this.#isCalm ? 0 : BEATS[this.speed];
  }

  keep(): void {
    const { theme, speed, sound, volume } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, speed, sound, volume } satisfies Kept));
    } catch {
      // Then they last as long as the page.
    }
  }
}

export const preferences = new Preferences();
