import { isIndirect } from '../consequences.ts';
import type { Colour, Side } from '../names.ts';
import { ownerOf, type FactOf, type Match, type Movement, type SetUps } from '../state.ts';
import { ballIsInCircle, LEAST_WAY, penaltyAreaOf, reachOf } from '../zones.ts';
import { isPutRight } from './put-right.ts';
import { isLaidWrong, movementIn, offenderIn } from './movement.ts';

/** Where the ball has come to rest, and what that makes of the movement. */

/** The colour on top; undefined: nobody has said. */
export const topOf = ({ state }: Match, { top }: FactOf<'ballRested'>): Colour | null | undefined =>
  top === undefined && state.movement === null ? state.ball.top : top;
/** Whose ball it is ['DTKV-3.4.1']. */
export function ownerAtRest(match: Match, fact: FactOf<'ballRested'>): Side | null | undefined {
  const top = topOf(match, fact);
  return top === null || top === undefined ? top : ownerOf(match.state, top);
}

export const reachIn = ({ reach, at, where }: FactOf<'ballRested'>): Side | null | undefined =>
  reach === undefined ? reachOf({ at, where }) : reach;

/** The free kick, penalty or repetition that follows is decided already: what the ball does now changes nothing. */
export const isDecided = (match: Match): boolean =>
  offenderIn(match) !== null || isPutRight(match) || (match.state.movement === null && isLaidWrong(match));

/** 'DTKV-10.K4' [C-83]: although he was told. */
const isFromAWrongPlace = ({ before }: Movement): boolean => before.restart?.misplaced === 'told';

/** 'DTKV-9.K1', 'DTKV-10.K5': one that lies beyond the line has left. Where nobody has said where it lies, nobody has objected ['DTKV-11.K3']. */
const liesInTheCircle = ({ at }: FactOf<'ballRested'>): boolean => at !== undefined && ballIsInCircle(at);
const liesInTheArea = ({ by }: Movement, { at, where }: FactOf<'ballRested'>): boolean =>
  penaltyAreaOf({ at, where }) === by;

/** 'DTKV-9.K8', 'DTKV-10.1.2', 'DTKV-11.1.3', 'DTKV-13.7.3': what a restart was short of. */
export function shortOf(movement: Movement, fact: FactOf<'ballRested'>): 'circle' | 'area' | 'way' | null {
  const { wayMm } = fact;
  switch (movement.as) {
    case 'kickOff':
      return movement.leftCircle || !liesInTheCircle(fact) ? null : 'circle';
    case 'goalKick':
      return (movement.leftArea || !liesInTheArea(movement, fact)) && !isFromAWrongPlace(movement) ? null : 'area';
    case 'kickIn':
    case 'indirectFreeKick':
      return isFromAWrongPlace(movement) || (wayMm !== undefined && wayMm < LEAST_WAY) ? 'way' : null;
    default:
      return null;
  }
}

/** 'DTKV-8.4.2', 'DTKV-8.K8' [B-12]: a kick-off, goal kick, kick-in or indirect free kick is a set-up, whatever it touched. */
const isShotAtGoal = (movement: Movement): boolean => movement.atGoal && !isIndirect(movement.as);

type SetUpVerdict = 'shotAtGoal' | 'first' | 'sameUnit' | 'keeperOnly' | 'second' | 'keeperFailed' | null;

/**
 * 'DTKV-8.4', 'DTKV-8.K7' to 'DTKV-8.K18': what the movement is for the count of set-ups, where the ball stays on the player's colour.
 * Back-pass and the keeper's free positioning are one ['DTKV-8.K15']; after a set-up that was used before it only the keeper may still play ['DTKV-8.K16'].
 */
export function setUpBy(match: Match, fact: FactOf<'ballRested'>): SetUpVerdict {
  const movement = movementIn(match);
  if (movement === null || isDecided(match) || match.state.signal) return null;
  if (ownerAtRest(match, fact) !== movement.by) return null;
  if (isShotAtGoal(movement)) return 'shotAtGoal';
  const setUps = usedBy(movement);
  const inReach = reachIn(fact) === movement.by;
  if (movement.with === 'keeper') return handledWith(setUps, inReach);
  if (setUps.used === 0) return 'first';
  return isHandling(match, fact) ? 'keeperOnly' : 'second';
}
const NONE: SetUps = { of: null, used: 0, keeperOnly: false, handling: false };
const usedBy = ({ before, by }: Movement): SetUps => (before.setUps.of === by ? before.setUps : NONE);
/** As long as the ball stays in reach it is still the same positioning [C-58]. */
function handledWith({ used, keeperOnly, handling }: SetUps, inReach: boolean): SetUpVerdict {
  if (keeperOnly) return inReach ? 'keeperOnly' : 'keeperFailed';
  if (handling) return 'sameUnit';
  return used === 0 ? 'first' : 'second';
}

/**
 * The ball may now be handled by the keeper of whoever played it, and that is one with the movement ['DTKV-8.K15'] [C-17].
 * Where nobody knows whether he reaches it, he does if he has touched it on its way; a ball that rolls on past his reach is no back-pass [C-58] [C-59].
 */
export function isHandling(match: Match, fact: FactOf<'ballRested'>): boolean {
  const movement = movementIn(match);
  if (movement === null) return false;
  const reach = reachIn(fact);
  return reach === undefined ? movement.keeperTouched : reach === movement.by;
}
