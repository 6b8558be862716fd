import { recipeOf } from './sound-book.ts';
import { loopInto, type Loop, type LoopName, type LoopRecipe } from './sound-loops.ts';

/** A sound within a motion: milliseconds from its beginning, its name, loudness from 0 to 1. */
interface Timed {
  readonly at: number;
  readonly sound: string;
  readonly gain: number;
}

/** One desk for the whole page: sounds → limiter → master volume → loudspeaker. */
interface Desk {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly input: AudioNode;
}

let desk: Desk | null = null;
let volume = 0.7;
let on = true;

function openDesk(): Desk {
  const context = new AudioContext();
  const master = context.createGain();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 8;
  limiter.connect(master).connect(context.destination);
  return { context, master, input: limiter };
}

function applyVolume(): void {
  if (desk === null) return;
  // Loudness is heard by ratios: the middle of a slider should sound half as loud.
  desk.master.gain.value = on ? volume * volume : 0;
}

/** 0 to 1. */
export function setVolume(next: number): void {
  volume = Math.min(1, Math.max(0, next));
  applyVolume();
}

export function setSoundOn(next: boolean): void {
  on = next;
  applyVolume();
}

/** Browsers let a page sound only after its first gesture: waits for it. The house does this itself. */
export function armSound(): () => void {
  const listening = new AbortController();
  const open = (): void => {
    if (typeof AudioContext === 'undefined') return listening.abort();
    desk ??= openDesk();
    applyVolume();
    if (desk.context.state === 'running') listening.abort();
    else void desk.context.resume();
  };
  for (const kind of ['pointerdown', 'pointerup', 'keydown'] as const)
    window.addEventListener(kind, open, { signal: listening.signal, capture: true });
  return () => listening.abort();
}

const audible = (): Desk | null => (on && desk?.context.state === 'running' ? desk : null);

/** Plays a sound now, or so many milliseconds from now; before the first gesture, and when switched off, it is silent. */
export function playSound(sound: string, loudness = 1, at = 0): void {
  const here = audible();
  if (here !== null) playInto(here.context, here.input, sound, loudness, at);
}

/**
 * Sounds by the clock of the loudspeaker, which nothing on the page can delay: each at its own time after a beginning that is so many milliseconds from
 * now, or ago. Those that should have begun long before are left out. The answer takes back what has not begun.
 */
export function schedule(sounds: readonly Timed[], startAt = 0): () => void {
  const here = audible();
  return here === null ? () => undefined : scheduleInto(here.context, here.input, sounds, startAt);
}

/** A sound that is late by so many milliseconds still belongs to what is seen. */
const LATE = 60;

export function scheduleInto(
  context: BaseAudioContext,
  output: AudioNode,
  sounds: readonly Timed[],
  startAt = 0,
): () => void {
  const coming = sounds
    .filter(({ at }) => startAt + at >= -LATE)
    .map(({ at, sound, gain }) => playInto(context, output, sound, gain, Math.max(0, startAt + at)));
  return () => {
    for (const { begins, output: gate } of coming) if (begins > context.currentTime) gate.disconnect();
  };
}

/** Seconds that a graph needs to be built before it sounds. */
const LEAD = 0.01;

interface Coming {
  /** By the context's clock. */
  readonly begins: number;
  readonly output: AudioNode;
}

/** Builds a sound's graph into an output. */
export function playInto(context: BaseAudioContext, output: AudioNode, sound: string, loudness = 1, at = 0): Coming {
  const gain = context.createGain();
  gain.gain.value = loudness;
  gain.connect(output);
  const begins = context.currentTime + LEAD + at / 1000;
  recipeOf(sound)({ context, output: gain, at: begins });
  return { begins, output: gain };
}

/** A sound that lasts and follows a speed, begun when it is first told one and after it has ended; held by whoever tells it, one for a table (`useLoop`). See `Loop`. */
export function loop(sound: LoopName | LoopRecipe): Loop {
  let playing: ReturnType<typeof loopInto> | null = null;
  return {
    speed: (metresPerSecond) => {
      const here = audible();
      if (here === null) return;
      if (playing?.isOver() === true) playing = null;
      if (playing === null && metresPerSecond <= 0) return;
      playing ??= loopInto(here.context, here.input, sound);
      playing.speed(metresPerSecond);
    },
    stop: () => {
      playing?.stop();
      playing = null;
    },
  };
}
