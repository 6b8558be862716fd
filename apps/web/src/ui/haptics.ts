import { prefersReducedMotion, settings } from './settings.ts';

/** Whether this device has anything to buzz with: a finger holds it. */
export const canVibrate = (): boolean =>
  typeof navigator === 'object' && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** In milliseconds on and off: what is scored, what is whistled. */
const FELT: Readonly<Record<string, readonly number[]>> = {
  cheer: [40, 60, 40, 60, 90],
  whistle: [30],
  longWhistle: [60, 60, 60],
  card: [25],
};
/** Nothing meets anything there. */
const NOT_FELT: ReadonlySet<string> = new Set(['die', 'step', 'breath', 'groan', 'spin', 'slide', 'swish']);
/** Any other sound is a contact, felt where it is loud enough to be one. */
const CONTACT = [12];
const LEAST_GAIN = 0.3;

export function feltOf(sound: string, gain = 1): readonly number[] {
  if (NOT_FELT.has(sound)) return [];
  return FELT[sound] ?? (gain < LEAST_GAIN ? [] : CONTACT);
}

/** With reduced motion nothing shakes either. Browsers let nothing buzz before somebody has touched the page. */
export function feel(sound: string, gain?: number): void {
  const felt = feltOf(sound, gain);
  if (felt.length === 0 || !settings().haptics || prefersReducedMotion() || !canVibrate()) return;
  navigator.vibrate([...felt]);
}
