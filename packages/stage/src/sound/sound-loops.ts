import { noiseOf } from './sound-parts.ts';

/** Sounds that last as long as something moves: a ball that rolls over cloth, a disc that slides over powder. */
export const LOOPS = ['roll', 'slide'] as const;
export type LoopName = (typeof LOOPS)[number];

/** A game may bring one of its own. */
export interface LoopRecipe {
  /** Metres a second at which it is as loud as it gets. */
  readonly full: number;
  readonly loud: number;
  /** Middle of its noise in hertz, at a standstill and at full speed. */
  readonly pitch: readonly [number, number];
  readonly narrow: number;
  /** Seconds for which it goes on by itself when it is told nothing, and in which it then dies away; left out, it is silent at once. */
  readonly lingers?: readonly [seconds: number, dying: number];
}
const LOOP_RECIPES: Readonly<Record<LoopName, LoopRecipe>> = {
  roll: { full: 1.5, loud: 0.5, pitch: [90, 420], narrow: 0.7 },
  slide: { full: 3, loud: 0.22, pitch: [900, 3200], narrow: 0.6 },
};

const recipeOf = (sound: LoopName | LoopRecipe): LoopRecipe =>
  typeof sound === 'string' ? LOOP_RECIPES[sound] : sound;

/** How loud and how high a loop is at a speed: silent at rest, and never beyond what it is at full speed. */
export function loopAt(sound: LoopName | LoopRecipe, speed: number): { readonly loud: number; readonly pitch: number } {
  const { full, loud, pitch } = recipeOf(sound);
  const share = Math.min(1, Math.max(0, speed / full));
  return { loud: loud * share ** 1.3, pitch: pitch[0] + (pitch[1] - pitch[0]) * Math.sqrt(share) };
}

export interface Loop {
  /** Metres a second, told in every frame; who is not told for a moment falls silent. */
  readonly speed: (metresPerSecond: number) => void;
  readonly stop: () => void;
}

/** A loop that has begun. */
interface Playing extends Loop {
  /** It has ended by itself, since nothing has moved for a while: whoever moves next begins another. */
  readonly isOver: () => boolean;
}

/** Seconds in which a change is heard, and after which a loop that is told nothing dies away: a page that is hidden draws no frames. */
const [SOON, FORGOTTEN, DYING] = [0.03, 0.25, 0.06];
/** Seconds after which nothing is heard of it any more, and the loudspeaker is rid of it. */
const overAfter = (forgotten: number, dying: number): number => forgotten + 6 * dying;

export function loopInto(context: BaseAudioContext, output: AudioNode, sound: LoopName | LoopRecipe): Playing {
  const [source, filter, gain] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  const { narrow, lingers: [forgotten, dying] = [FORGOTTEN, DYING] } = recipeOf(sound);
  const over = overAfter(forgotten, dying);
  source.buffer = noiseOf(context);
  source.loop = true;
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  gain.gain.value = 0;
  source.connect(filter).connect(gain).connect(output);
  source.start(context.currentTime);
  let ends = 0;
  /** The last time that a source is told to stop is the one that counts. */
  const endAt = (time: number): void => {
    ends = time;
    source.stop(time);
  };
  endAt(context.currentTime + over);
  return {
    speed: (metresPerSecond) => {
      const { loud, pitch } = loopAt(sound, metresPerSecond);
      const now = context.currentTime;
      filter.frequency.setTargetAtTime(pitch, now, SOON);
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(loud, now, Math.max(SOON, dying / 4));
      gain.gain.setTargetAtTime(0, now + forgotten, dying);
      if (loud > 0) endAt(now + over);
    },
    stop: () => {
      endAt(context.currentTime);
      gain.disconnect();
    },
    isOver: () => context.currentTime >= ends,
  };
}
