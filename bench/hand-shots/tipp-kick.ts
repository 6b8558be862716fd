import type { Match as AnyMatch, Seat } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { other, type Side } from '@bande/games/tipp-kick/names.ts';
import { lieNow, spotOf } from '@bande/games/tipp-kick/plate.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import { sideOfSeat, type TippKick } from '@bande/games/tipp-kick/state.ts';
import { goalOf } from '@bande/games/tipp-kick/usual.ts';
import { gapIn } from '@bande/games/tipp-kick/view/aims/aids.ts';
import { isBarred, isSetUpOnly, setUpTowards, shotAt } from '@bande/games/tipp-kick/view/aims/by-eye.ts';
import { isShot, meantBy, straightShot } from '@bande/games/tipp-kick/view/aims/meant.ts';
import { distance } from '@bande/games/tipp-kick/view/hands/players.ts';
import { handShots, type ByHand } from './shots.ts';

type Match = AnyMatch<TippKick>;
/** Millimetres from the goal from which a person sets the ball up first. */
const FAR = 420;

function setsUpFirst(match: Match, side: Side): boolean {
  const { setUps, restart } = match.state;
  if (restart !== null || (setUps.of === side && setUps.used > 0)) return false;
  const lie = lieNow(match);
  const isFar = lie !== null && distance(spotOf(lie.ball), goalOf(other(side))) > FAR;
  return lie !== null && (isFar || isBarred(match, side, gapIn(match, side)));
}

/** By eye at the open side; from far away, or where that is barred, the ball is set up first. */
const byHand: ByHand<TippKick> = {
  game: tippKick,
  setup: {
    edition: 'dtkv-2012.1',
    seating: ['red', 'blue'],
    mode: 'live',
    settings: readSettings({ halfMinutes: 2, limits: false }),
  },
  note: 'of 2 × 2 minutes',
  scoreOf: (match, seat: Seat) => match.state.score[sideOfSeat(match, seat)],
  isShotOver: ({ state }) => state.movement === null,
  instead: (match, seat, chosen, off) => {
    if (chosen.kind !== 'shoot') return null;
    const side = sideOfSeat(match, seat);
    const isAtGoal = !isSetUpOnly(match) && !setsUpFirst(match, side);
    const meant = isAtGoal ? shotAt(match, side, [gapIn(match, side)]) : setUpTowards(match, side, goalOf(other(side)));
    if (meant === null || !isShot(meant)) return null;
    const { facing, strength, ...how } = meantBy(match, side, meant);
    const action = straightShot(match, side, {
      ...how,
      facing: Math.round(10 * (facing + off.degrees)) / 10,
      strength: Math.min(1, strength * off.strength),
    });
    return action === null ? null : { action, isAtGoal };
  },
};

/** `node bench/hand-shots/tipp-kick.ts 40`, and in one word or more what else runs there. */
await tippKick.prepare!();
handShots('tipp-kick-hand', byHand, process.argv.slice(2));
