import { playTick, TICKS_PER_SECOND } from '@bande/core';
import type { MarkKind } from '@bande/stage/view';
import type { ReplayStep } from './steps.ts';
import { passageTo, type Passage, type PlacedMark } from './timeline.ts';

/** What is to be seen of a match: without the waiting, the scenes alone, or all of it in its own time. */
export const MANNERS = ['brisk', 'scenes', 'whole'] as const;
export type Manner = (typeof MANNERS)[number];

/** Goals, cards and calls; beginnings and ends are none by themselves. */
const SCENES: ReadonlySet<MarkKind> = new Set(['goal', 'card', 'call']);

/** So much of a match that keeps its time is seen around each: what lies closer together is one scene. */
const TOGETHER_TICKS = 5 * TICKS_PER_SECOND;

/** With fewer than these there is nothing else to be seen. */
const FEW = 3;

/** What happens all the time (a ball is won) is no scene beside the rest; a near miss is, and where hardly anything else happens, a piece that is potted. */
export function scenesOf(steps: readonly ReplayStep[], marks: readonly PlacedMark[]): readonly Passage[] {
  const weighty = marks.filter(({ mark }) => SCENES.has(mark.kind));
  const gains = marks.filter(({ mark }) => mark.kind === 'gain');
  const counts = gains.length <= weighty.length || weighty.length < FEW;
  const all = counts ? [...weighty, ...gains].toSorted((a, b) => a.at - b.at) : weighty;
  const scenes: Passage[] = [];
  for (const { at } of all) {
    const next = passageTo(steps, at);
    const last = scenes.at(-1);
    if (last === undefined || !areOne(steps, last, next)) scenes.push(next);
    else scenes[scenes.length - 1] = { from: Math.min(last.from, next.from), to: at };
  }
  return scenes;
}

function areOne(steps: readonly ReplayStep[], before: Passage, after: Passage): boolean {
  if (after.from <= before.to + 1) return true;
  const { match } = steps[after.from]!;
  return match.setup.mode === 'live' && playTick(match) - playTick(steps[before.to]!.match) < TOGETHER_TICKS;
}

/** Those that are not over here; from the end on, all again. */
export function leftOf(scenes: readonly Passage[], at: number): readonly Passage[] {
  const left = scenes.filter(({ to }) => to > at);
  return left.length === 0 ? scenes : left;
}

/** So long before something its passage begins, in a match that keeps its time, and so long before what somebody did for it; and so long it goes on after it. */
const [LEAD_TICKS, DEED_TICKS] = [2.5 * TICKS_PER_SECOND, 2 * TICKS_PER_SECOND];
const AFTERMATH_TICKS = 2 * TICKS_PER_SECOND;

const isLive = ([first]: readonly ReplayStep[]): boolean => first?.match.setup.mode === 'live';

/** The step from which a passage is seen, and the tick of play time within it. */
export function beginOf(
  steps: readonly ReplayStep[],
  { from, to }: Passage,
): { readonly at: number; readonly tick: number } {
  if (!isLive(steps)) return startOf(steps, from - 1);
  const wanted = Math.min(playTick(steps[to]!.match) - LEAD_TICKS, playTick(steps[from]!.match) - DEED_TICKS);
  const begun = startOf(
    steps,
    steps.findLastIndex(({ match }) => playTick(match) <= wanted),
  );
  return { ...begun, tick: Math.max(begun.tick, wanted) };
}
function startOf(steps: readonly ReplayStep[], step: number): { readonly at: number; readonly tick: number } {
  const at = Math.max(0, step);
  return { at, tick: playTick(steps[at]!.match) };
}

/** Where a passage ends: what keeps its time is seen a little longer. */
export function endOf(steps: readonly ReplayStep[], { to }: Passage): number {
  if (!isLive(steps)) return to;
  const wanted = playTick(steps[to]!.match) + AFTERMATH_TICKS;
  const end = steps.findIndex(({ match }) => playTick(match) >= wanted);
  return end === -1 ? steps.length - 1 : end;
}

/** The clock or the physics brought it; nobody did anything for it. */
export const isByItself = ({ entries, deed }: ReplayStep): boolean =>
  deed === undefined && entries.every(({ source }) => source === 'clock' || source === 'physics');
