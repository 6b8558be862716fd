import { RECIPES } from './sound-recipes.ts';
import type { Sound } from './view.ts';

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

/** Plays a sound now; before the first gesture, and when switched off, it is silent. */
export function playSound(sound: Sound, loudness = 1): void {
  if (!on || desk === null || desk.context.state !== 'running') return;
  playInto(desk.context, desk.input, sound, loudness);
}

/** Builds a sound's graph into an output. */
export function playInto(context: BaseAudioContext, output: AudioNode, sound: Sound, loudness = 1): void {
  const gain = context.createGain();
  gain.gain.value = loudness;
  gain.connect(output);
  RECIPES[sound]({ context, output: gain, at: context.currentTime + 0.01 });
}
