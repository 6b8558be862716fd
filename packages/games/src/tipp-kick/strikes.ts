import { refuse, type Result } from '@bande/core';
import type { ActionOf } from './actions.ts';
import { reachable } from './motion/index.ts';
import type { Side } from './names.ts';
import { lieNow, spotOf } from './plate.ts';
import { TAKEN_BY, toPlay } from './rights.ts';
import type { Match } from './state.ts';
import { KEEPER } from './table.ts';
import { aheadOf, BALL_RADIUS, reachOf, type Spot } from './zones.ts';

/** What a keeper does with a ball that lies within his reach, in a match in turn; live he is led by a hand. */
export type Strike = Omit<ActionOf<'strike'>, 'kind'>;

const HALF_WIDTH = (1000 * KEEPER.width) / 2;
const HALF_DEPTH = (1000 * KEEPER.thickness) / 2;
const HALF_ROD = (1000 * KEEPER.rodDiameter) / 2;

/** 'DTKV-6.6.1', 'DTKV-6.6.2', 'DTKV-10.1.1' [C-117]: why this keeper may not strike at the ball like that; null: he may. */
export function whyNotStrike(match: Match, side: Side, strike: Strike): Result<never> | null {
  const lie = lieNow(match);
  if (lie === null || match.mode !== 'paced') return refuse('notOffered', ['DTKV-6.5.2'], 'live a keeper is led');
  const barred = whyNotNow(match, side);
  if (barred !== null) return barred;
  const ball = spotOf(lie.ball);
  if (reachOf({ at: ball }) !== side) return refuse('againstTheRules', ['DTKV-6.2.3'], 'the ball is out of his reach');
  return standsInTheBall(side, strike, ball) ? refuse('notOffered', [], 'the keeper stands in the ball') : null;
}

/** Whoever is to play does it when the defence is set, whoever defends before he says that it is. */
function whyNotNow(match: Match, side: Side): Result<never> | null {
  const { movement, restart, repetition, offers, ready } = match.state;
  const owner = toPlay(match);
  if (movement !== null) return refuse('notOffered', ['DTKV-3.K9'], 'the ball is moving');
  if (owner === null || offers.length > 0) return refuse('notOffered', ['DTKV-5.1.2']);
  if (repetition !== null) return refuse('notOffered', [], 'the shot is repeated');
  if (restart !== null && restart.by !== side) return refuse('notYourTurn', [TAKEN_BY[restart.kind]]);
  if (restart !== null && (restart.kind !== 'goalKick' || !restart.laid)) return refuse('notOffered', ['DTKV-10.1.1']);
  if (owner === side && !ready) return refuse('notOffered', ['DTKV-6.9.4'], 'the defender sets up first');
  return owner !== side && ready ? refuse('notOffered', ['DTKV-6.9.4'], 'the defence is set') : null;
}

/** Neither figure nor rod begins where the ball lies. */
function standsInTheBall(side: Side, { from, back }: Strike, ball: Spot): boolean {
  const hold = reachable({ sideways: 10 * from, forward: 10 * back, lift: 0, roll: 0 });
  const [aside, ahead] = [Math.abs(ball[0] - hold.sideways / 10), aheadOf(side, ball) - hold.forward / 10];
  const isInFigure = aside < HALF_WIDTH + BALL_RADIUS && Math.abs(ahead) < HALF_DEPTH + BALL_RADIUS;
  return isInFigure || (ahead < 0 && aside < HALF_ROD + BALL_RADIUS);
}

/** Straight on with a run-up from between the posts, and to either side; millimetres. */
const BETWEEN_POSTS = 15;
const RUN_UP = 30;
const CLEAR_OF_THE_BALL = 13;
const [WIDEST, FARTHEST, DEEPEST] = [42, 46, -30];
const within = (most: number, value: number): number => Math.max(-most, Math.min(most, Math.round(value))) + 0;

/** What a keeper can do with the ball before him: straight on, to the west, to the east; nothing where he does not get at it. */
export function usualStrikes(match: Match, side: Side): readonly ActionOf<'strike'>[] {
  const lie = lieNow(match);
  if (lie === null) return [];
  const ball = spotOf(lie.ball);
  const [east, ahead] = [ball[0], aheadOf(side, ball)];
  const back = (behind: number): number => Math.max(DEEPEST, Math.round(ahead - behind)) + 0;
  const strikes: readonly Strike[] = [
    { from: within(BETWEEN_POSTS, east), back: back(RUN_UP), to: within(WIDEST, east), out: FARTHEST },
    { from: WIDEST, back: back(CLEAR_OF_THE_BALL), to: -WIDEST, out: FARTHEST },
    { from: -WIDEST, back: back(CLEAR_OF_THE_BALL), to: WIDEST, out: FARTHEST },
  ];
  return strikes
    .filter((strike) => whyNotStrike(match, side, strike) === null)
    .map((strike) => ({ kind: 'strike', ...strike }));
}
/** Where a strike sends the ball, as its own side sees it. */
export function wayOf({ from, to }: Strike, side: Side): 'ahead' | 'left' | 'right' {
  if (Math.abs(to - from) < WIDEST) return 'ahead';
  return to < from === (side === 'red') ? 'left' : 'right';
}
