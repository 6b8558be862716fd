import { playTick, TICKS_PER_SECOND, type AnyShape } from '@bande/core';
import { MARK_KINDS, type GameView, type Mark, type MarkKind } from '@bande/stage/view';
import type { ReplayStep } from './steps.ts';

/** A mark and the step at which it is seen. */
export interface PlacedMark {
  readonly at: number;
  readonly mark: Mark<AnyShape>;
}

const weightOf = (kind: MarkKind): number => MARK_KINDS.indexOf(kind);

/** The first mark of each kind that there is in a match, the weightiest first: what has to be explained. */
export const kindsIn = (marks: readonly PlacedMark[]): readonly Mark<AnyShape>[] =>
  MARK_KINDS.flatMap((kind) => marks.find(({ mark }) => mark.kind === kind)?.mark ?? []);

/** At most one per step: a goal before a card before the end of a period before any other call. */
export function marksOf(view: Pick<GameView<AnyShape>, 'mark'>, steps: readonly ReplayStep[]): readonly PlacedMark[] {
  return steps.flatMap(({ entries, match }, at) => {
    const found = entries
      .flatMap((entry) => view.mark(entry, match) ?? [])
      .toSorted((a, b) => weightOf(a.kind) - weightOf(b.kind));
    return found[0] === undefined ? [] : [{ at, mark: found[0] }];
  });
}

/** What led to something, and where it is told: the steps between which it is seen. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** So far back somebody's deed may lie that something came of by itself: so many steps, or where play takes its time so many seconds. */
const MOST_STEPS_BACK = 8;
const MOST_TICKS_BACK = 8 * TICKS_PER_SECOND;
function isNear(steps: readonly ReplayStep[], from: number, to: number): boolean {
  const ticks = playTick(steps[to]!.match) - playTick(steps[from]!.match);
  return to - from <= MOST_STEPS_BACK || (ticks > 0 && ticks <= MOST_TICKS_BACK);
}
const isDeed = ({ entries }: ReplayStep): boolean =>
  entries.some(({ source }) => source === 'action' || source === 'person');

/** From what somebody did to what came of it; what the clock or chance brought alone begins with itself. */
export function passageTo(steps: readonly ReplayStep[], first: number, to = first): Passage {
  for (let from = first; from >= 1 && isNear(steps, from, first); from--) if (isDeed(steps[from]!)) return { from, to };
  return { from: first, to };
}

/** The step at which an entry of the log is told, by its place there. */
export const stepTelling = (steps: readonly ReplayStep[], place: number): number =>
  Math.max(
    0,
    steps.findIndex(({ told }) => told > place),
  );

export const nextMark = (marks: readonly PlacedMark[], at: number): PlacedMark | undefined =>
  marks.find((one) => one.at > at);
export const previousMark = (marks: readonly PlacedMark[], at: number): PlacedMark | undefined =>
  marks.findLast((one) => one.at < at);

/** Where a step lies on the line, from 0 to 1. */
export const shareOf = (at: number, count: number): number => (count < 2 ? 0 : at / (count - 1));

/** A step from a link: whole, and one that there is. */
export function stepFrom(text: string | null, count: number): number | null {
  const wish = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(wish) && wish >= 0 ? Math.min(wish, count - 1) : null;
}
