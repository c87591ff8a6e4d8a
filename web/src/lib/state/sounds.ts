// Sounds of wood, blade and paper, made on the spot: off until somebody wants them, and never a loop.

import { preferences } from "./preferences.svelte";

/** A short burst of filtered noise, or a struck tone. */
interface Sound {
  /** Where the noise is loudest, in hertz; the pitch of a tone. */
  pitch: number;
  seconds: number;
  tone?: boolean;
}

const TAP: Sound = { pitch: 900, seconds: 0.07 };
const FLICK: Sound = { pitch: 2600, seconds: 0.06 };
const THUD: Sound = { pitch: 130, seconds: 0.22 };
const BLADE: Sound = { pitch: 4200, seconds: 0.28 };
const BREATH: Sound = { pitch: 700, seconds: 0.35 };
const COIN: Sound = { pitch: 1850, seconds: 0.35, tone: true };
const GLASS: Sound = { pitch: 990, seconds: 0.8, tone: true };

/** Which sound goes with an event, by a word in its kind. */
const BY_WORD: readonly [RegExp, Sound][] = [
  [/attack_declared|struck|counter/, BLADE],
  [/wound|died|captured|swallowed|fatigue/, THUD],
  [/heal|returned|blessed/, BREATH],
  [/revealed|opened|seen/, FLICK],
  [/coin|defeated|killed|game_over/, COIN],
  [/given|taken|dealt|drew|set|passed|discarded|drawn/, TAP],
];

let context: AudioContext | undefined;

function ring(sound: Sound): void {
  context ??= new AudioContext();
  const { currentTime: now, sampleRate } = context;
  const gain = context.createGain();
  gain.gain.setValueAtTime(preferences.volume * (sound.tone ? 0.12 : 0.3), now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + sound.seconds);
  gain.connect(context.destination);
  if (sound.tone) {
    const bell = new OscillatorNode(context, { frequency: sound.pitch, type: "sine" });
    bell.connect(gain);
    bell.start(now);
    bell.stop(now + sound.seconds);
    return;
  }
  const length = Math.ceil(sampleRate * sound.seconds);
  const buffer = context.createBuffer(1, length, sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: sound.pitch, Q: 1.2 });
  const noise = new AudioBufferSourceNode(context, { buffer });
  noise.connect(filter).connect(gain);
  noise.start(now);
}

function kind(event: unknown): string {
  return typeof event === "object" && event !== null && "kind" in event ? String(event.kind) : "";
}

export const sounds = {
  /** The sound of an event, if sounds are wanted and it has one. */
  play(event: unknown): void {
    if (!preferences.sound || document.hidden) return;
    const found = BY_WORD.find(([words]) => words.test(kind(event)));
    if (found) ring(found[1]);
  },
  /** One struck glass: it is my turn. */
  myTurn(): void {
    if (preferences.sound) ring(GLASS);
  },
};
