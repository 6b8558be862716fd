import { angleTo } from './flick.ts';
import type { Seat } from '@bande/core';
import { LINE_UPS, REQUESTS, type Action } from './actions.ts';
import { byAction, isSecret } from './by-action.ts';
import { isBallLost, placeForBall } from './lost-ball.ts';
import { groundIn, isGone, isStill, placesNow, stands } from './motion.ts';
import { endOf, FIGURES, figuresOf, LOOSE, type Figure, type Side } from './names.ts';
import { spotsNow } from './places.ts';
import { isOnTheCloth } from './placing.ts';
import { isDenied, rightTo } from './rights.ts';
import { isTraining, mayHandle, sideOfSeat, type Match } from './state.ts';
import { usualTake } from './usual.ts';

/** What a seat may do: of what has free numbers one example each. */
export function legalFor(match: Match, seat: Seat): readonly Action[] {
  return isTraining(match) ? inTraining(match, seat) : inMatch(match, seat, sideOfSeat(match, seat));
}

/** One flick of each figure that stands, everything that lies still put where it is, a lost ball laid back, every line-up. */
function inTraining(match: Match, seat: Seat): readonly Action[] {
  const { motion } = match.state;
  const places = placesNow(match);
  const flicks = FIGURES.filter((figure) => mayHandle(match, seat, figure) && stands(motion, figure)).map(
    (figure): Action => ({ kind: 'flick', figure, direction: 0, strength: 0.4, nail: 0, tick: false }),
  );
  const isLost = isBallLost(match);
  const back: readonly Action[] = isLost ? [{ kind: 'place', what: 'ball', at: placeForBall(match) }] : [];
  const placings = LOOSE.filter(
    (what) => isStill(motion, what) && !isGone(motion, what) && !(what === 'ball' && isLost),
  )
    .map((what) => ({ what, at: [places[what].x * 1000, places[what].y * 1000] as [number, number] }))
    .filter(({ what, at }) => isOnTheCloth(match, what, at))
    .map(({ what, at }): Action => ({ kind: 'place', what, at }));
  const [kickOff, free, shooting] = LINE_UPS.map((as): Action => ({ kind: 'lineUp', as })) as [Action, Action, Action];
  return [...flicks, ...placings, shooting, ...back, kickOff, free];
}

function inMatch(match: Match, seat: Seat, side: Side): readonly Action[] {
  if (!match.state.measured) return [];
  return candidates(match, side).filter((action) => byAction(match, seat, action).ok);
}

function candidates(match: Match, side: Side): readonly Action[] {
  switch (match.state.phase) {
    case 'tossChoice':
      return (['kickOff', 'end', 'shoot', 'keep'] as const).map((choice) => ({ kind: 'chooseAtToss', choice }));
    case 'setUp':
      return [{ kind: 'lineUp', as: 'kickOff' }, { kind: 'done' }, ...placings(match, side), ...takes(match)];
    case 'restart':
      return [...takes(match), { kind: 'ready' }, { kind: 'pass' }, ...flicks(match, side), ...requests(match, side)];
    case 'play':
      if (isSecret(match, side)) return side === match.state.attacker ? flicks(match, side) : [keeping(match, side)];
      return [
        ...flicks(match, side),
        ...figuresOf(side).map((figure): Action => ({ kind: 'shoot', figure })),
        { kind: 'pass' },
        keeping(match, side),
        ...requests(match, side),
        { kind: 'reserveIn', at: reservePlace(match, side) },
        { kind: 'reserveOut' },
      ];
    case 'interval':
      return [{ kind: 'ready' }];
    default:
      return [];
  }
}

const takes = (match: Match): readonly Action[] => {
  const usual = usualTake(match);
  return usual === null ? [] : [usual];
};

const placings = (match: Match, side: Side): readonly Action[] => {
  const spots = spotsNow(match);
  return figuresOf(side).flatMap((figure): readonly Action[] => {
    const at = spots[figure];
    return at === undefined ? [] : [{ kind: 'place', what: figure, at: [at[0], at[1]] }];
  });
};

/** At the ball, not hard; ticks too where one is allowed. */
function flicks(match: Match, side: Side): readonly Action[] {
  const spots = spotsNow(match);
  return figuresOf(side).flatMap((figure): readonly Action[] => {
    const from = spots[figure];
    if (from === undefined) return [];
    const like = {
      kind: 'flick',
      figure,
      direction: angleTo(side, from, spots.ball),
      strength: 0.35,
      nail: 0,
    } as const;
    return [false, true]
      .filter((tick) => mayBe(match, figure, tick))
      .flatMap((tick) => asides(match).map((aside) => ({ ...like, direction: like.direction + aside, tick })));
  });
}
/** In a shoot-out both sides shoot from the same places: with a single example each they would be equal for ever. */
const asides = ({ state: { restart } }: Match): readonly number[] =>
  restart?.kind === 'shot' ? SHOTS_ASIDE : STRAIGHT;
const STRAIGHT = [0];
/** In degrees. */
const SHOTS_ASIDE = [0, -10, 10];
function mayBe(match: Match, figure: Figure, tick: boolean): boolean {
  if (tick && !match.state.course.tickAllowed) return false;
  return !isDenied(rightTo(match, figure, tick));
}

/** A forcing check is asked about a figure; it is only of use where one stands beyond a line. */
const requests = (match: Match, side: Side): readonly Action[] =>
  REQUESTS.flatMap((what): readonly Action[] => {
    if (what !== 'forcingCheck') return [{ kind: 'ask', what }];
    const beyond = figuresOf(side === 'red' ? 'blue' : 'red').find(
      (figure) => match.state.told.off[figure] === 'field',
    );
    return beyond === undefined ? [] : [{ kind: 'ask', what, figure: beyond }];
  });

const keeping = (match: Match, side: Side): Action => {
  const { pitch } = groundIn(match);
  const at: [number, number] = [0, 1000 * endOf(side) * (pitch.length / 2 - 0.015)];
  return { kind: 'keep', at, lean: 0, to: at, toLean: 0 };
};
const reservePlace = (match: Match, side: Side): [number, number] => {
  const { pitch } = groundIn(match);
  return [-endOf(side) * 45, 1000 * endOf(side) * (pitch.length / 2 - pitch.goalAreaDepth / 2)];
};
