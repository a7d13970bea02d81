import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, volume: number, shape: OscillatorType, glide = 1): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, pitch * glide), start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.05);
}

function noise(at: number, length: number, volume: number, cut: number): void {
  if (!context) return;
  const frames = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  filter.type = "lowpass";
  filter.frequency.value = cut;
  gain.gain.value = volume;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS = {
  turn: () => {
    tone(0, 392, 0.18, 0.12, "triangle");
    tone(0.14, 587, 0.3, 0.12, "triangle");
  },
  dice: () => [0, 0.07, 0.13, 0.22].forEach((at) => noise(at, 0.05, 0.25, 2600)),
  card: () => noise(0, 0.12, 0.12, 4200),
  walker: () => tone(0, 120, 0.5, 0.09, "sawtooth", 0.55),
  hit: () => {
    noise(0, 0.16, 0.35, 700);
    tone(0, 90, 0.2, 0.2, "sine", 0.5);
  },
  shot: () => noise(0, 0.22, 0.35, 1800),
  won: () => [392, 494, 587, 784].forEach((pitch, i) => tone(i * 0.16, pitch, 0.5, 0.1, "triangle")),
  lost: () => [196, 185, 147, 98].forEach((pitch, i) => tone(i * 0.24, pitch, 0.7, 0.1, "sawtooth", 0.9)),
};

export type Sound = keyof typeof SOUNDS;

const BY_KIND: Record<string, Sound> = {
  rolls: "dice",
  "leader-roll": "dice",
  "rolled-walkers": "dice",
  "walkers-placed": "walker",
  "walkers-moved": "walker",
  "walkers-attack": "walker",
  "card-eaten": "card",
  "card-drawn": "card",
  "event-played": "card",
  shoots: "shot",
  kills: "hit",
  damage: "hit",
  dies: "lost",
  "six-again": "dice",
  "runs-over": "dice",
  "horde-moves": "walker",
  appear: "walker",
  attack: "walker",
  aaahh: "walker",
  "zombie-card": "card",
  finds: "card",
  molotov: "shot",
  wounded: "hit",
};

export function soundOf(kind: string): Sound | undefined {
  return BY_KIND[kind];
}

/** Browsers allow sound only after a gesture; until then this stays silent. */
export function sound(name: Sound | undefined): void {
  if (!name || !settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    SOUNDS[name]();
  } catch {
    // No sound card: no sound.
  }
}
