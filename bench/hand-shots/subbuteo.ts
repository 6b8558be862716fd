import type { Match as AnyMatch } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import { groundIn, isStill, placesNow } from '@bande/games/subbuteo/motion.ts';
import { other, type Side } from '@bande/games/subbuteo/names.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { BALL_RADIUS } from '@bande/games/subbuteo/table-bodies.ts';
import { spotOf, zoneAt } from '@bande/games/subbuteo/zones.ts';
import { handShots, type ByHand } from './shots.ts';

type Match = AnyMatch<Subbuteo>;

/** His own ball lies where a shot counts. */
function mayShoot(match: Match, side: Side): boolean {
  const { state } = match;
  if (state.attacker !== side || !isStill(state.motion, 'ball')) return false;
  return zoneAt(groundIn(match).pitch, spotOf(placesNow(match).ball), BALL_RADIUS) === other(side);
}
const sideOf = ({ setup }: Match, seat: number): Side => setup.seating[seat]!;

/** Figure and aim are those of a good eye, a club player's; the hand is off. Every flick of his from the shooting zone is a shot. */
const byHand: ByHand<Subbuteo> = {
  game: subbuteo,
  setup: {
    edition: 'fistf-4.0',
    seating: ['red', 'blue'],
    mode: 'live',
    settings: subbuteo.schemas.settings.parse(subbuteo.ladder?.live?.settings ?? subbuteo.ladder?.settings ?? {}),
  },
  note: 'as the live ladder plays them',
  scoreOf: (match, seat) => match.state.score[sideOf(match, seat)],
  // The ball lies still while the finger swings: a goal is that of the last shot before it.
  isShotOver: () => false,
  instead: (match, seat, chosen, off) => {
    if (chosen.kind !== 'flick' || chosen.tick) return null;
    const action = {
      ...chosen,
      direction: chosen.direction + off.degrees,
      strength: Math.min(1, chosen.strength * off.strength),
    };
    return { action, isAtGoal: mayShoot(match, sideOf(match, seat)) };
  },
};

/** `node bench/hand-shots/subbuteo.ts 20`, and in one word or more what else runs there. */
handShots('subbuteo-hand', byHand, process.argv.slice(2));
