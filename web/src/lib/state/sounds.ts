// Sounds of wood, blade and paper, made on the spot: off until somebody wants them, and never a loop.

import { preferences } from "./preferences.svelte";

/** A short burst of filtered noise, or a struck tone. */
interface Sound {
  /** Where the noise is loudest, in hertz; the pitch of a tone. */
  pitch: number;
  seconds: number;
  tone?: boolean;
}

const SOUNDS = {
  tap: { pitch: 900, seconds: 0.07 },
  flick: { pitch: 2600, seconds: 0.06 },
  thud: { pitch: 130, seconds: 0.22 },
  blade: { pitch: 4200, seconds: 0.28 },
  breath: { pitch: 700, seconds: 0.35 },
  coin: { pitch: 1850, seconds: 0.35, tone: true },
  glass: { pitch: 990, seconds: 0.8, tone: true },
} as const satisfies Record<string, Sound>;

/** What an event can sound like; a game says which of its events does. */
export type SoundName = keyof typeof SOUNDS;

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

export const sounds = {
  /** A sound, if sounds are wanted and somebody is there to hear it. */
  play(name: SoundName | null): void {
    if (name && preferences.sound && !document.hidden) ring(SOUNDS[name]);
  },
  /** One struck glass: it is my turn, wherever one looks. */
  myTurn(): void {
    if (preferences.sound) ring(SOUNDS.glass);
  },
};
