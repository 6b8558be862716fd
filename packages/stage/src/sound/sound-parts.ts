import { seeded } from '../seeded.ts';

/** Where and when a sound is made. */
export interface Place {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
  /** The context's time at which the sound begins. */
  readonly at: number;
}

interface Part {
  readonly at: number;
  readonly loud: number;
}
interface Swell extends Part {
  readonly rise: number;
  readonly length: number;
}
interface Tone extends Swell {
  readonly pitch: number;
  readonly to?: number;
  readonly flutter?: { readonly rate: number; readonly depth: number };
}

/** Exponential ramps never reach silence. */
const SILENT = 0.0001;

function swell({ context, output, at }: Place, part: Swell): GainNode {
  const gain = context.createGain();
  const start = at + part.at;
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(part.loud, start + part.rise);
  gain.gain.setValueAtTime(part.loud, start + Math.max(part.rise, part.length * 0.55));
  gain.gain.exponentialRampToValueAtTime(SILENT, start + part.length);
  gain.connect(output);
  return gain;
}

function run(node: AudioScheduledSourceNode, start: number, length: number): void {
  node.start(start);
  node.stop(start + length + 0.05);
}

/** A pure tone that may slide and flutter. */
export function tone(place: Place, part: Tone, shape: OscillatorType = 'sine'): void {
  const { context, at } = place;
  const start = at + part.at;
  const oscillator = context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(part.pitch, start);
  if (part.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  if (part.flutter !== undefined) {
    const [pea, depth] = [context.createOscillator(), context.createGain()];
    pea.frequency.value = part.flutter.rate;
    depth.gain.value = part.flutter.depth;
    pea.connect(depth).connect(oscillator.frequency);
    run(pea, start, part.length);
  }
  oscillator.connect(swell(place, part));
  run(oscillator, start, part.length);
}

/** Something hard hit once: a tone that dies away at once. */
export function knock(
  place: Place,
  { at, loud, pitch, ring }: Part & { readonly pitch: number; readonly ring: number },
): void {
  const { context, output } = place;
  const start = place.at + at;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(pitch * 1.6, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch, start + 0.012);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + ring * 2.2);
  oscillator.connect(gain).connect(output);
  run(oscillator, start, ring * 2.2);
}

const NOISE_SECONDS = 1.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second and a half of noise, the same every time. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * NOISE_SECONDS), context.sampleRate);
  const random = seeded(3);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => random() * 2 - 1),
    0,
  );
  noises.set(context, buffer);
  return buffer;
}

/** Air: noise around a pitch, which may move. */
export function hiss(place: Place, part: Swell & { readonly low: number; readonly to?: number }): void {
  const { context, at } = place;
  const start = at + part.at;
  const [source, filter] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = noiseOf(context);
  source.loop = true;
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(part.low, start);
  if (part.to !== undefined) filter.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  source.connect(filter).connect(swell(place, part));
  run(source, start, part.length);
}

/** Many throats that do not quite agree, through a mouth shaped like an "o". */
export function voices(place: Place, part: Tone & { readonly count: number }): void {
  const { context, output } = place;
  const mouth = context.createBiquadFilter();
  mouth.type = 'bandpass';
  mouth.frequency.value = 620;
  mouth.Q.value = 1.4;
  mouth.connect(output);
  const random = seeded(part.count);
  for (let i = 0; i < part.count; i++) {
    const [off, late] = [0.86 + random() * 0.3, random() * 0.12];
    const pitch = part.pitch * off;
    tone(
      { ...place, output: mouth },
      {
        ...part,
        at: part.at + late,
        loud: part.loud,
        pitch,
        to: (part.to ?? part.pitch) * off,
        flutter: { rate: 4 + random() * 3, depth: pitch * 0.012 },
      },
      'sawtooth',
    );
  }
}
