import type { ActionOf } from '../actions.ts';
import { other, type Side } from '../names.ts';
import { lieNow, spotOf } from '../plate.ts';
import { toPlay } from '../rights.ts';
import { colourOf, type Match } from '../state.ts';
import { usualStrikes } from '../strikes.ts';
import { reachOf } from '../zones.ts';
import { tryStrike } from './trial.ts';
import { chanceFrom } from '../reckoning/usual-choice.ts';
import { worthOf, type Play } from './worth.ts';

/** 'DTKV-8.K16': nobody but he may still play. */
export const mustPlay = ({ state: { movement, setUps, turn } }: Match, side: Side): boolean =>
  movement === null && turn === side && setUps.of === side && setUps.keeperOnly;

/** 'DTKV-6.6.2': the ball lies before him, for the other side. */
export function mayClear(match: Match, side: Side): boolean {
  const { movement, turn, restart, repetition, plate } = match.state;
  if (movement !== null || restart !== null || repetition !== null || plate === null) return false;
  return turn === other(side) && reachOf({ at: spotOf(plate.motion.rest.ball) }) === side;
}

/** In turn: the best of what he can do with the ball before him; null: better nothing. */
export function strike(match: Match, side: Side): ActionOf<'strike'> | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const isMine = toPlay(match) === side;
  const play: Play = { side, colour: colourOf(match.state, side), as: null, mustShoot: isMine };
  const strikes = usualStrikes(match, side);
  // Nobody else may play then: what misses the ball is better than nothing.
  let [best, most] = [
    (isMine ? strikes[0] : null) ?? null,
    isMine ? -Infinity : 0 - chanceFrom(other(side), spotOf(lie.ball)),
  ];
  for (const one of strikes) {
    const tried = tryStrike(lie, side, one);
    const worth = worthOf(play, tried);
    if (!tried.isMissed && worth > most) [best, most] = [one, worth];
  }
  return best;
}
