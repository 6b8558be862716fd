import { loopInto, LOOPS, type LoopName } from '../../packages/stage/src/sound/sound-loops.ts';
import { playInto } from '../../packages/stage/src/sound/sound.ts';
import { SOUNDS, type Sound } from '../../packages/stage/src/view/index.ts';

/** What a sound measures, without limiter and volume. */
export interface Heard {
  readonly sound: string;
  readonly peak: number;
  /** Of its loudest tenth of a second, in decibels below full scale. */
  readonly loudness: number;
  /** Seconds until it stays 40 decibels below its loudest moment. */
  readonly length: number;
}

const [RATE, SECONDS, MOMENT] = [44_100, 4, 0.01];

const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(1e-6, amplitude));

/** The loudness of every hundredth of a second. */
function moments(samples: Float32Array): readonly number[] {
  const size = Math.round(RATE * MOMENT);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, i) =>
    Math.sqrt(samples.subarray(i * size, (i + 1) * size).reduce((sum, one) => sum + one * one, 0) / size),
  );
}

const hear = (sound: Sound): Promise<Heard> =>
  measured(sound, (context) => void playInto(context, context.destination, sound));

async function measured(sound: string, play: (context: OfflineAudioContext) => void): Promise<Heard> {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  play(context);
  const samples = (await context.startRendering()).getChannelData(0);
  const loud = moments(samples);
  const tenth = Math.max(
    ...loud.map((_, i) => Math.sqrt(loud.slice(i, i + 10).reduce((sum, one) => sum + one * one, 0) / 10)),
  );
  const last = loud.findLastIndex((one) => one > Math.max(...loud) / 100);
  return {
    sound,
    peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    loudness: decibels(tenth),
    length: (last + 1) * MOMENT,
  };
}

export const hearAll = (): Promise<readonly Heard[]> => Promise.all(SOUNDS.map(hear));

export interface HeardLoop extends Heard {
  readonly speed: number;
}
const SPEEDS = [0, 0.1, 0.5, 1.4];

/** Loops that are told a speed once and nothing after it. */
export const hearLoops = (): Promise<readonly HeardLoop[]> =>
  Promise.all(
    LOOPS.flatMap((name: LoopName) =>
      SPEEDS.map(async (speed) => ({
        speed,
        ...(await measured(name, (context) => loopInto(context, context.destination, name).speed(speed))),
      })),
    ),
  );
