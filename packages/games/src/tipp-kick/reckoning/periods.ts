import { isProtected, type Consequence } from '../consequences.ts';
import { other, type BySide, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Match, Period } from '../state.ts';
import { isCovered } from './movement.ts';

/** What comes when a period is over. */
interface End {
  readonly call: 'periodOver' | 'extraTime' | 'matchOver';
  readonly paragraphs: readonly Paragraph[];
  readonly then: Consequence;
  /** Who kicks off then. */
  readonly kickOff: Side | null;
}

/** 'DTKV-3.5': colours and sides change between the halves, not before extra time ['DTKV-4.K6.1'] [C-39]. */
export const whiteAfter = ({ state }: Match): Side =>
  state.period === 'secondHalf' ? state.white : other(state.white);
export const NEXT: Readonly<Record<Period, Period | null>> = {
  firstHalf: 'secondHalf',
  secondHalf: 'extraFirst',
  extraFirst: 'extraSecond',
  extraSecond: null,
};

/** How the match stands with these goals when this period ends. */
export function endOfPeriod(match: Match, score: BySide<number> = match.state.score): End {
  const { period } = match.state;
  const isLevel = score.red === score.blue;
  if (period === 'firstHalf' || period === 'extraFirst')
    return {
      call: 'periodOver',
      paragraphs: [period === 'firstHalf' ? 'DTKV-4.1.1' : 'DTKV-4.2.1', 'DTKV-4.3', 'DTKV-3.5'],
      then: { kind: 'periodIsOver' },
      kickOff: whiteAfter(match),
    };
  if (period === 'secondHalf' && isLevel && match.setup.settings.extraTime)
    return {
      call: 'extraTime',
      paragraphs: ['DTKV-4.2.1', 'DTKV-4.2.2', 'DTKV-4.3', 'DTKV-4.K6.1'],
      then: { kind: 'extraTimeComes' },
      kickOff: whiteAfter(match),
    };
  const leader: Side = score.red > score.blue ? 'red' : 'blue';
  const winner = isLevel ? null : leader;
  const paragraphs: readonly Paragraph[] = [period === 'secondHalf' ? 'DTKV-4.1.1' : 'DTKV-4.2.1', 'DTKV-4.K9'];
  return { call: 'matchOver', paragraphs, then: { kind: 'matchIsOver', winner, paragraphs }, kickOff: null };
}

/** 'DTKV-4.K9', 'DTKV-13.4', 'DTKV-14.5': is something left that outlives the signal? */
export function outlivesTheSignal({ state, setup }: Match): boolean {
  const { movement, restart, repetition } = state;
  if (restart !== null) return isProtected(restart.kind);
  if (repetition !== null) return repetition.likePenalty || isProtected(repetition.as);
  return movement !== null && (isCovered(movement) || setup.settings.shotsFinish);
}
