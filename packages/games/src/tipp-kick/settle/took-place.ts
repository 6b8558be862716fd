import { playTick } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { bySide, other, type FigureKind, type Side } from '../names.ts';
import { FACES } from '../ball/solid.ts';
import { cornerSpot } from '../zones.ts';
import { isOfADeadBall } from '../reckoning/dead-ball.ts';
import { BEFORE, isWrongColour, begun, movementIn } from '../reckoning/movement.ts';
import { mayCome } from '../reckoning/kickers.ts';
import { isOut } from '../reckoning/put-right.ts';
import { reachIn } from '../reckoning/rest.ts';
import { ledFromRest } from '../reckoning/told-late.ts';
import { turnedBy } from '../reckoning/turning.ts';
import {
  colourOf,
  withState,
  type BallLies,
  type Defender,
  type Fact,
  type FactOf,
  type Match,
  type Movement,
} from '../state.ts';
import { playGoesOn } from './holding.ts';
import { noOffers, withoutOffersFor } from './offers.ts';

/** What took place, whatever is ruled on it. */
export function tookPlace(match: Match, fact: Fact): Match {
  if (isOfADeadBall(match, fact)) return match;
  switch (fact.kind) {
    case 'shot':
      return shotIsTaken(match, fact);
    case 'keeperPlayed':
      return fact.moved !== false
        ? moves(match, begun(match, fact.by, fact.id, { with: 'keeper', from: fact }))
        : match;
    case 'touched':
      return figureIsTouched(match, fact);
    case 'frameStruck':
      return onItsWay(match, ({ by, atGoal }) => ({ atGoal: atGoal || fact.goal !== by }));
    case 'leftCircle':
      return onItsWay(match, () => ({ leftCircle: true }));
    case 'leftArea':
      return onItsWay(match, ({ by, leftArea }) => ({ leftArea: leftArea || fact.area === by }));
    case 'keptOut':
      return fact.onTarget !== false ? ends(match, { top: undefined }) : boxIsTouched(match, fact);
    case 'ballOver':
      return ends(match, { top: undefined });
    case 'ballFell':
      return match.state.movement === null ? match : ends(match, { top: undefined });
    case 'ballRested':
      return withState(comesToLie(ends(match, restsAs(fact))), { turned: turnedBy(match, fact) });
    case 'ballPlaced':
      return ballIsPlaced(match, fact);
    case 'defenceSet':
      return withState(match, { defence: { ...match.state.defence, [fact.by]: defenderOf(match, fact) } });
    case 'defenceTaken':
      return withState(match, { defence: { ...match.state.defence, [fact.by]: null } });
    case 'clockRanOut':
      return fact.clock === CLOCKS.defence ? kickersAreFixed(match) : match;
    case 'readied':
      return withState(match, { ready: true });
    case 'drawDemanded':
      return withState(match, { open: 'draw' });
    case 'cornerSaid':
      return cornerIsSaid(match, fact.at);
    case 'led':
      return ballIsLed(match, fact);
    case 'kickerChanged':
      return fact.to === undefined || !mayCome(match, fact.by, fact.to)
        ? match
        : withState(match, { kicker: { ...match.state.kicker, [fact.by]: fact.to } });
    default:
      return match;
  }
}

/** 'DTKV-3.K15', 'DTKV-3.K11', 'DTKV-8.K16': nothing good comes of an illegal movement. */
function shotIsTaken(match: Match, fact: FactOf<'shot'>): Match {
  const { setUps, restart, movement } = match.state;
  if (movement !== null) return onItsWay(match, () => ({ last: { side: fact.by, what: 'kicker', fact: fact.id } }));
  const noRight = restart === null && setUps.of === fact.by && setUps.keeperOnly;
  const spoilt = isWrongColour(match, fact) || (fact.how ?? 'button') !== 'button' || noRight;
  const shot = moves(match, begun(match, fact.by, fact.id, { with: 'kicker', spoilt, from: fact }));
  return withState(shot, { defence: { ...shot.state.defence, [fact.by]: shooterAt(fact) } });
}
/** 'DTKV-3.K11': of a ball that has come to rest it is only judged. */
function ballIsLed(match: Match, fact: FactOf<'led'>): Match {
  const shot = ledFromRest(match, fact);
  if (shot !== null) return shotIsTaken(match, shot);
  return match.state.movement === null
    ? match
    : onItsWay(match, ({ by, spoilt }) => ({ spoilt: spoilt || by === fact.by }));
}
/** 'DTKV-2.1.1': the kicker that shoots no longer stands where it defended; where it was put for the shot it stays. */
const shooterAt = ({ stood }: FactOf<'shot'>): Defender | null =>
  stood === undefined ? null : { ...stood, posture: 'standing', legSpread: false, fixed: false, put: 'before' };
/** Whoever lets the ball be played has let play go on ['DTKV-5.1.2'], also where nobody has said so; and whoever plays has chosen ['DTKV-13.2.3']. */
const moves = (match: Match, movement: Movement): Match =>
  withState(withoutOffersFor(movement, match.state.held ? playGoesOn(match) : match), {
    movement,
    rollsOut: false,
    restart: null,
    repetition: null,
    turn: null,
    open: null,
    waiting: null,
    earlyKeeper: null,
    urged: false,
    turned: movement.with === 'kicker' ? null : match.state.turned,
  });

/** Where nobody has told how the ball began to move, whoever had it has played it. */
export function onItsWay(match: Match, change: (movement: Movement) => Partial<Movement>): Match {
  const movement = movementIn(match);
  if (movement === null) return match;
  const moving = match.state.movement === null ? moves(match, movement) : match;
  return withState(moving, { movement: { ...movement, ...change(movement) } });
}

export const touchIsKnown = (match: Match, fact: Fact, one: { readonly by: Side; readonly what: FigureKind }): Match =>
  onItsWay(match, ({ by, keeperTouched, atGoal, met }) => ({
    last: { side: one.by, what: one.what, fact: fact.id },
    atGoal: atGoal || one.by !== by,
    keeperTouched: keeperTouched || (one.by === by && one.what === 'keeper'),
    met: one.what === 'kicker' && !met.includes(one.by) ? [...met, one.by] : met,
  }));

/** By the referee's decision; the ball lies where nobody has said yet. */
export function actionIsOver(match: Match, { by }: ConsequenceOf<'actionIsOver'>): Match {
  if (isOverAlready(match, by)) return moved(match);
  const known = match.state.movement ?? (by === undefined ? null : begun(match, by, BEFORE, { with: 'kicker' }));
  if (known === null) return match;
  const moving = match.state.movement === null ? noOffers(moves(match, known)) : match;
  return ends(moved(moving), { ...moving.state.ball, top: undefined });
}
/** What he overrules has ended it, and nothing came of that. */
const isOverAlready = ({ state }: Match, by: Side | undefined): boolean =>
  state.last !== null &&
  state.last.by === by &&
  [state.movement, state.turn, state.restart, state.repetition, state.open].every((one) => one === null);
const moved = (match: Match): Match => (match.state.held ? playGoesOn(match) : match);

/** 'DTKV-9.6', 'DTKV-9.K3', 'DTKV-10.4', 'DTKV-11.4': at rest or out, every action is complete. A free kick that was given while the ball rolled comes now. */
function ends(match: Match, ball: BallLies): Match {
  const { restart } = match.state;
  const movement = movementIn(match);
  const decided = match.state.undecided ? playGoesOn(match) : match;
  const stopped = match.state.movement === null && movement !== null ? moves(decided, movement) : decided;
  return withState(stopped, {
    movement: null,
    last: movement,
    ball,
    restedAt: null,
    turn: null,
    defence: bySide((side) => withoutGap(stopped.state.defence[side])),
    restart: restart === null || restart.given === null ? stopped.state.restart : { ...restart, given: null },
  });
}

/** A gap that was told is one to where the ball lay then. */
const withoutGap = (one: Defender | null): Defender | null =>
  one === null || one.gapMm === undefined ? one : { ...one, gapMm: undefined };

/** A spare figure that a ball meets which is out already has no part in play [B-19]. */
const figureIsTouched = (match: Match, fact: FactOf<'touched'>): Match =>
  fact.what === 'spare' && isOut(match, fact) ? match : touchIsKnown(match, fact, fact);
/** The box belongs to the keeper; net and rubber are no figures [C-3]. */
const boxIsTouched = (match: Match, { goal, by: stopper, id }: FactOf<'keptOut'>): Match =>
  stopper === 'box'
    ? onItsWay(match, ({ by, atGoal }) => ({
        last: { side: goal, what: 'keeper', fact: id },
        atGoal: atGoal || goal !== by,
      }))
    : match;

/** Whoever stands there now stood there before the ball came [C-67]. */
function comesToLie(match: Match): Match {
  const { defence } = match.state;
  return withState(match, {
    restedAt: playTick(match),
    defence: bySide((side) => (defence[side] === null ? null : { ...defence[side], put: 'before' })),
  });
}

const restsAs = (fact: FactOf<'ballRested'>): BallLies => ({
  at: fact.at,
  where: fact.where,
  top: fact.top,
  reach: reachIn(fact),
});

/** 'DTKV-6.9.4', 'DTKV-6.9.5': laid, or laid anew. */
function ballIsPlaced(match: Match, fact: FactOf<'ballPlaced'>): Match {
  const { at, where } = fact;
  const { restart, ball } = match.state;
  const place =
    at === undefined && where === undefined
      ? { at: restart?.at ?? ball.at, where: restart?.where ?? ball.where }
      : { at, where };
  const lies: BallLies = { at: place.at ?? undefined, where: place.where ?? undefined, top: topAsLaid(match, fact) };
  return withState(match, {
    rollsOut: false,
    ball: lies,
    restart: restart === null ? null : { ...restart, laid: true, misplaced: null },
  });
}

/** His colour on top unless somebody has said otherwise, in words or by its face, whatever showed before [C-2]. */
function topAsLaid({ state }: Match, { top, face }: FactOf<'ballPlaced'>): BallLies['top'] {
  const taker = state.restart?.by ?? state.repetition?.by;
  const usual = taker === undefined ? state.ball.top : colourOf(state, taker);
  return top ?? (face === undefined ? usual : FACES[face]?.colour);
}

/** 'DTKV-6.9.1', 'DTKV-6.9.2.1' [C-96]: after three seconds the kicker stands where it stands. */
const kickersAreFixed = (match: Match): Match =>
  withState(match, { defence: bySide((side) => fixed(match.state.defence[side], true)) });
/** 'DTKV-6.9.5': three new seconds. */
export const kickersAreFree = (match: Match): Match =>
  withState(match, { defence: bySide((side) => fixed(match.state.defence[side], false)) });
const fixed = (one: Defender | null, isFixed: boolean): Defender | null =>
  one === null || one.fixed === isFixed ? one : { ...one, fixed: isFixed };

const defenderOf = (
  { state }: Match,
  { at, facing, posture, gapMm, onLine, inArea, legSpread }: FactOf<'defenceSet'>,
): Defender => ({
  at,
  facing,
  posture: posture ?? 'standing',
  gapMm,
  onLine,
  inArea,
  put: state.movement === null ? 'since' : 'moving',
  legSpread: legSpread ?? false,
  fixed: false,
});

/** 'DTKV-12.K6'. */
function cornerIsSaid(match: Match, corner: 'west' | 'east'): Match {
  const { restart } = match.state;
  if (restart?.kind !== 'corner') return match;
  const at = cornerSpot(other(restart.by), corner);
  return withState(match, { restart: { ...restart, corner, at }, ball: { ...match.state.ball, at } });
}
