import { playTick, type Action as AnyAction } from '@bande/core';
import type { Grip, Touch } from '@bande/stage/grip';
import { DEAD_ZONE } from '@bande/stage/pull';
import type { ActionOf } from '../../actions.ts';
import { bearing } from '../../bearing.ts';
import { keeperAt } from '../../motion/index.ts';
import { bySide, type Side } from '../../names.ts';
import { lieNow, newPlate, spotOf } from '../../plate.ts';
import { toDefend } from '../../rights.ts';
import { withState, type Match, type TippKick } from '../../state.ts';
import { whyNotDefend } from '../../where-may.ts';
import { usualStrikes } from '../../strikes.ts';
import { goalOf, usualDefence } from '../../usual.ts';
import type { Spot } from '../../zones.ts';
import { fromTable } from '../layout.ts';
import type { Carried, Players } from './players.ts';
import { seatOf } from './seats.ts';
import { snapped } from './snapping.ts';

/** The kicker that is put into the way of a shot: hands and dials ask the rules for every place. */

export type Defend = ActionOf<'defend'>;
type Choice = AnyAction<TippKick>;

/** The same match with everything as it lies now, so that thousands of places can be asked about at once. */
function stilled(match: Match): Match {
  const lie = lieNow(match);
  if (lie === null) return match;
  const figures = bySide((side) => ({ ...lie.figures[side], keeper: keeperAt(lie.figures[side].keeper.at) }));
  return withState(match, { plate: newPlate({ ...lie, figures }, playTick(match), match.state.plate?.motion) });
}

const whole = (value: number): number => Math.round(value) + 0;
/** Standing it looks at the ball; lying it lies across the ball's way. */
export function turnedToBall(match: Match, side: Side, defend: Defend): Defend {
  const lie = lieNow(match);
  if (lie === null) return defend;
  const towards = bearing(side, defend.at, spotOf(lie.ball));
  const facing = whole(defend.lying ? towards - 90 : towards);
  return { ...defend, facing: facing < -180 ? facing + 360 : facing };
}

export const mayStand = (match: Match, side: Side, lying: boolean): ((at: Spot) => boolean) => {
  const now = stilled(match);
  return (at) => {
    const put = turnedToBall(now, side, { kind: 'defend', at: [at[0], at[1]], facing: 0, lying, kicker: 1 });
    return whyNotDefend(now, side, put) === null;
  };
};

/** Where it usually stands it may not: the nearest place on the way to its goal where it may. */
function onTheWay(match: Match, side: Side, example: Defend): Defend {
  const lie = lieNow(match);
  if (lie === null) return example;
  const [ball, goal] = [spotOf(lie.ball), goalOf(side)];
  const [x, y] = snapped(mayStand(match, side, false), [(ball[0] + goal[0]) / 2, (ball[1] + goal[1]) / 2]);
  return turnedToBall(match, side, { ...example, at: [x, y] });
}

/** Where it stands already, or usually would. */
export function defenceToBegin(match: Match, side: Side, example: Defend): Defend {
  const kicker = match.state.kicker[side];
  const now = lieNow(match)?.figures[side].kicker ?? null;
  if (now === null || now.pose !== null)
    return { ...(usualDefence(match, side) ?? onTheWay(match, side, example)), kicker };
  const [x, y] = spotOf(now);
  const put: Defend = { kind: 'defend', at: [x, y], facing: 0, lying: now.posture !== 'standing', kicker };
  return turnedToBall(match, side, put);
}

/** Whoever says that his defence stands means the kicker that he sees there, if nobody has put it down yet. */
export function alongWithReady(draft: Choice, pressed: Choice | null, match: Match): 'asSeen' | null {
  const side = toDefend(match);
  if (pressed?.kind !== 'ready' || pressed.alone === true || draft.kind !== 'defend' || side === null) return null;
  const now = lieNow(match)?.figures[side].kicker ?? null;
  const stands = now !== null && now.pose === null ? spotOf(now) : null;
  const isThere = stands !== null && draft.at[0] === stands[0] && draft.at[1] === stands[1];
  return !isThere && whyNotDefend(match, side, draft) === null ? 'asSeen' : null;
}

/** Two at one device: nobody is handed it only to put a kicker up, which goes where it usually would. Whose keeper may play the ball away is asked. */
export function usuallyReady(match: Match): readonly Choice[] | null {
  const side = toDefend(match);
  if (match.mode !== 'paced' || side === null || usualStrikes(match, side).length > 0) return null;
  const put = usualDefence(match, side);
  return [...(put === null ? [] : [{ ...put, kicker: match.state.kicker[side] }]), { kind: 'ready' }];
}

/** Above a finger by so many pixels: it is as broad as that. */
const HANGS = 40;

/** Dragged, or put where one taps; it stays where the rules let it stand, at the border of that to the millimetre. A hand beside the table leads it from where it is, as far as the hand goes. */
export function defending(players: Players, side: Side, isOnTable = true): Grip {
  const { running, held, onAct, onCarry } = players;
  const match = running.match();
  const draft = held(seatOf(match, side));
  const set = draft?.get();
  const first = defenceToBegin(match, side, set?.kind === 'defend' ? set : NOBODY);
  let lying = first.lying;
  let isAllowed = mayStand(match, side, lying);
  let [last, wasCarried]: [Touch | null, boolean] = [null, false];
  const putAt = (touch: Touch): Defend => {
    // Where one taps is meant, not what hangs above the finger.
    const [from, at] = [fromTable(touch.from), fromTable(touch.far < DEAD_ZONE ? touch.from : touch.at)];
    const [east, north] = isOnTable ? at : [first.at[0] + at[0] - from[0], first.at[1] + at[1] - from[1]];
    const [x, y] = snapped(isAllowed, [whole(east), whole(north)]);
    return turnedToBall(match, side, { ...first, at: [x, y], lying });
  };
  const move = (touch: Touch): void => {
    last = touch;
    wasCarried ||= touch.far >= DEAD_ZONE;
    onCarry(side, touch.far < DEAD_ZONE ? null : carried(match, side, putAt(touch)));
  };
  return {
    holds: `kicker of ${side}`,
    by: seatOf(match, side),
    loose: true,
    hangs: isOnTable ? HANGS : 0,
    keys: { q: -1, e: 1 },
    move,
    release: (touch) => {
      onCarry(side, null);
      // Carried away and back again it stays where it was, and so it does for a tap beside the table.
      if ((wasCarried || !isOnTable) && touch.far < DEAD_ZONE) return;
      onAct(putAt(touch), seatOf(running.match(), side));
    },
    cancel: () => onCarry(side, null),
    turn: () => {
      lying = !lying;
      isAllowed = mayStand(match, side, lying);
      if (last !== null) move(last);
    },
  };
}
export const NOBODY: Defend = { kind: 'defend', at: [0, 0], facing: 0, lying: false, kicker: 1 };

const carried = (match: Match, side: Side, put: Defend): Carried => ({
  what: 'kicker',
  put,
  fits: whyNotDefend(match, side, put) === null,
});
