import { isFigure, other, type Figure } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, type Fact, type FlickUnderWay, type Hit, type Match } from '../state.ts';

/** The attacking flick that has missed the ball with this fact: its figure rests, has met the barrier or has left the table without it [S-5]; or the ball is out. */
export function missIn(match: Match, fact: Fact): FlickUnderWay | null {
  if (fact.kind === 'ballOver') return pushedOut(match, fact);
  const figure = whoseWayEnds(fact);
  const flick = figure === null ? undefined : flickOf(match.state, figure);
  return flick !== undefined && isUndecided(flick) ? flick : null;
}

export function whoseWayEnds(fact: Fact): Figure | null {
  switch (fact.kind) {
    case 'rested':
      return isFigure(fact.what) ? fact.what : null;
    case 'rebounded':
      return fact.from === 'barrier' && isFigure(fact.what) ? fact.what : null;
    case 'figureLeft':
      return fact.ground === 'table' ? fact.figure : null;
    case 'layDown':
      return fact.figure;
    default:
      return null;
  }
}

/** A flick at the ball that has neither met nor missed it: every one is an attempt to play it ['FISTF-II.5.2.3']. */
export const isUndecided = ({ as, touchedBall, missed, over }: FlickUnderWay): boolean =>
  (as === 'play' || as === 'restart') && !touchedBall && !missed && !over;

/** By what a contact of the flicked figure is judged: once it has met the ball it is free until it rests. */
const meetingBy = ({ touchedBall }: FlickUnderWay): Paragraph => (touchedBall ? 'FISTF-II.5.3.3' : 'FISTF-II.5.3.1.1');
export const mayMeetAnything = (flick: FlickUnderWay): boolean => meetingBy(flick) === 'FISTF-II.5.3.3';

/** What a flick has met; what ran into it is no deed of its own [S-38] [S-119]. */
export const metBy = ({ hits }: FlickUnderWay): readonly Hit[] => hits.filter(({ ranIn }) => !ranIn);
/** 'FISTF-II.5.3.4.1': figures, whether they stood or moved; a keeper is none [S-4]. */
export const figuresMetBy = (flick: FlickUnderWay): readonly Hit[] => metBy(flick).filter(({ what }) => isFigure(what));

/**
 * The ball goes over a line and was moved only by a figure that the flick had pushed: the flick can no longer meet it [S-39]. A goal of the other side, which alone might
 * demand Back, it would never refuse [S-97].
 */
function pushedOut({ state }: Match, { line, inGoal }: Extract<Fact, { kind: 'ballOver' }>): FlickUnderWay | null {
  const scorer = line === 'south' ? 'blue' : 'red';
  const flick = state.flicks.find((one) => isUndecided(one) && one.involved.includes('ball'));
  if (flick === undefined || flick.side !== state.attacker || figuresMetBy(flick).length === 0) return null;
  return inGoal === true && scorer === other(flick.side) ? null : flick;
}
