import { atDesk, playTick, withoutOption } from '@bande/core';
import { toldOf } from '../crossings.ts';
import { velocityOf } from '../flick.ts';
import { groundIn, isMoving, now } from '../motion.ts';
import { isKeeper, isReserve, other, sideOf, type BodyName, type Player } from '../names.ts';
import { spotNow, spotsNow } from '../places.ts';
import { contactOf, isRestartPlay, isTakenUnseen, type Contact } from '../reckoning/contact.ts';
import { isToldWhere, isTouchedTooSoon } from '../reckoning/far-enough.ts';
import { mayMeetAnything } from '../reckoning/miss.ts';
import { offsidePositions } from '../reckoning/offside.ts';
import { isOutMeanwhile, waitsForAChoice } from '../reckoning/open-offers.ts';
import { wasMetAtRest } from '../reckoning/resting.ts';
import { isOpenFlick, untakenIn, withUntoldSteps } from '../reckoning/taking.ts';
import { flickKindOf } from '../rights.ts';
import {
  flickOf,
  withCourse,
  withReserve,
  withRestart,
  withState,
  type Fact,
  type FactOf,
  type FlickUnderWay,
  type Match,
  type Restart,
} from '../state.ts';
import { ballIsTouched } from './ball-touched.ts';
import { reserveComesIn } from './by-hand.ts';
import { ledTo, setsOut } from './hands.ts';
import { ballIsOut, ballRests, flickHasMissed, flickIsOver } from './ends.ts';
import { ballIsBack, ballIsIn, ballIsSaidToBe, blockIsUsed, closeOption, reserveIsDoneWithout } from './in-play.ts';
import { hasMoved, standingIn } from './off-the-field.ts';
import { offerIsAnswered } from './offers.ts';
import { ballIsSeenLaid, hasGoneFarEnough, refereeHasActed } from './only-told.ts';
import { arePushed, isPushedNoMore, nextFlickComes } from './pushed.ts';
import { restartIsReleased } from './restarts.ts';

/** The match after the fact itself, whatever is ruled on it. At a desk nothing of this table moves. */
export function tookPlace(match: Match, fact: Fact): Match {
  switch (fact.kind) {
    case 'flicked':
      return isFlicked(reserveIsDoneWithout(ballIsBack(match), fact.figure), fact);
    case 'placed':
      return isPlaced(match, fact);
    case 'handSet':
      return withState(match, { handSet: fact.figure });
    case 'kept':
      return isKept(match, fact);
    case 'ballTouched':
      return isTouched(ballIsBack(match), fact);
    case 'figuresTouched':
      return figuresHaveTouched(withUntoldSteps(match, fact), fact);
    case 'rebounded':
      return hasRebounded(match, fact);
    case 'ballOver':
      return goesOut(match, fact);
    case 'figureLeft':
      return fact.ground === 'table' ? flickIsOver(match, fact.figure) : match;
    case 'ballInside':
      return ballIsIn(match, fact.zone);
    case 'ballOutside':
      return ballIsIn(match, null);
    case 'ballOverHalfway':
    case 'ballLeftArea':
      return withState(match, { restart: null });
    case 'ballPassed':
      return withCourse(match, { offside: [] });
    case 'layDown':
      return flickIsOver(withState(match, { lying: [...match.state.lying, fact.figure] }), fact.figure);
    case 'rested':
      return hasComeToRest(match, fact);
    case 'waived':
      return match.state.block === fact.by ? blockIsUsed(match, fact.by) : closeOption(match);
    case 'refereed':
      return refereeHasActed(match, fact);
    case 'readied':
      return withState(match, { ready: { ...match.state.ready, [fact.by]: true } });
    case 'optionTaken':
    case 'optionLapsed':
      return isAnswered(match, fact);
    default:
      return match;
  }
}

/** At a penalty the keeper stands still until now. At a desk nobody tells every step of a restart: whoever plays the ball has taken it [S-133]. */
function isTouched(before: Match, fact: FactOf<'ballTouched'>): Match {
  const match = withUntoldSteps(reserveHasCome(before, fact.touchedBy), fact);
  const { restart, measured } = match.state;
  const contact = contactOf(match, fact);
  const touched = ballIsSaidToBe(ballIsTouched(asTaken(match, fact, contact), fact, contact), null);
  const isTaken = restart?.step === 'taken' && restart.kind !== 'shot' && !measured;
  const went = isTaken && isFarEnough(match, restart, fact, contact) ? withState(touched, { restart: null }) : touched;
  if (untakenIn(went) !== null) return withState(went, { rolling: false }); // it is laid back, and nothing has begun [S-181]
  return restart?.kind === 'penalty' && went.state.restart === null ? setsOut(went, other(restart.by)) : went;
}

/** A mate that stood in its way tells nothing of how far it was, unless somebody says where [S-44]. */
const isFarEnough = (match: Match, restart: Restart, fact: FactOf<'ballTouched'>, contact: Contact): boolean => {
  const isMate = contact === 'passive' && sideOf(fact.touchedBy) === restart.by;
  return (!isMate || isToldWhere(fact)) && !isTouchedTooSoon(match, restart, fact);
};

/** If another one of its side plays it than the one who was named, he has taken it before. */
function asTaken(match: Match, fact: FactOf<'ballTouched'>, contact: Contact): Match {
  const { restart, measured } = match.state;
  if (isTakenUnseen(match, fact)) return restartIsReleased(match);
  const isOwn = sideOf(fact.touchedBy) === restart?.by && !isRestartPlay(match, fact.touchedBy);
  const isPlayed = isOwn && (contact === 'play' || contact === 'keeper');
  return isPlayed && !measured && restart.step !== 'taken' && restart.kind !== 'shot'
    ? withState(restartIsReleased(match), { restart: null })
    : match;
}

/** While somebody may choose, it waits for his word [S-97]; where it rolls on to no longer matters. */
function goesOut(match: Match, fact: FactOf<'ballOver'>): Match {
  if (isOutMeanwhile(match.state)) return match;
  const out = ballIsOut(match, fact);
  return waitsForAChoice(match, fact)
    ? withState(out, { offers: out.state.offers.map((one) => ({ ...one, waiting: [...one.waiting, fact] })) })
    : out;
}

/** A choice is made; or the owner of a block flick does without it. */
function isAnswered(match: Match, { option, choice }: FactOf<'optionTaken'> | FactOf<'optionLapsed'>): Match {
  const { blockWait } = match.state;
  const closed = offerIsAnswered(withoutOption(match, option), { kind: 'offerIsAnswered', option, choice });
  return blockWait?.option === option
    ? withState(blockIsUsed(closed, closed.state.block), { blockWait: { ...blockWait, option: null } })
    : closed;
}

export const isTable = (match: Match): boolean => match.state.measured && !atDesk(match);

function isFlicked(given: Match, flick: FactOf<'flicked'>): Match {
  const before = nextFlickComes(reserveHasCome(given, flick.figure), flick);
  const isOpen = isOpenFlick(before, flick);
  const match = backIsPast(
    before,
    isOpen ? withRestart(before, { step: 'attackerFlicks' }) : withUntoldSteps(before, flick),
  );
  const { state } = match;
  const as = flickKindOf(match, flick);
  const motion = isTable(match) ? flickedMotion(match, flick) : state.motion;
  const moved = withState(match, { motion, handSet: null, ...hasMoved(state, [flick.figure]) });
  const record: FlickUnderWay = {
    fact: flick.id,
    figure: flick.figure,
    side: flick.by,
    as,
    from: flick.at ?? spotNow(match, flick.figure) ?? null,
    where: flick.where ?? null,
    before: spotsNow(match),
    ...standingIn(state),
    involved: [flick.figure],
    touchedBall: false,
    wasOffside: as === 'play' && offsidePositions(match, flick.by, null).includes(flick.figure),
    hits: [],
    missed: false,
    first: isReserve(flick.figure) && state.reserve[flick.by].fresh,
    was: { attacker: state.attacker, rolling: state.rolling, course: state.course },
    over: false,
    ...(isOpen ? { open: true } : {}),
  };
  const flicks = [...state.flicks.filter((one) => one.figure !== flick.figure || !one.over), record];
  const under = withState(moved, { flicks, pending: [...moved.state.pending, ...stayedPut(moved, flick)] });
  return usesItsRight(isReserve(flick.figure) ? withReserve(under, flick.by, { fresh: false }) : under, record);
}

/** 'FISTF-II.11.2.4.1': at a desk the flick stands for the signal, and by then nobody demands Back of a positional flick any more [S-180]. */
function backIsPast(before: Match, match: Match): Match {
  if (untakenIn(before) === null || match.state.restart?.step !== 'released') return match;
  const placed = new Set(before.state.flicks.filter(({ as }) => as === 'positional').map(({ fact }) => fact));
  const past = match.state.offers.filter(({ about }) => about !== null && placed.has(about));
  return past.reduce(
    (one, { option }) => offerIsAnswered(withoutOption(one, option), { kind: 'offerIsAnswered', option }),
    match,
  );
}

/** At a desk: he is flicked, or plays, as he may; then he had come in, although nobody has said so [S-133]. */
function reserveHasCome(match: Match, who: Player): Match {
  const { measured, reserve, attacker, block } = match.state;
  const of = sideOf(who);
  const { is, waits } = reserve[of];
  const isUntold = isReserve(who) && is === 'off' && !waits && attacker === of && block === null;
  return isUntold && !measured ? reserveComesIn(match, { kind: 'reserveComesIn', of }) : match;
}

/** Too weak to move it: then it has come to rest where it stood. */
function stayedPut(match: Match, { figure }: FactOf<'flicked'>): Match['state']['pending'] {
  return isTable(match) && !isMoving(match.state.motion, figure)
    ? [{ at: playTick(match), event: { kind: 'rested', what: figure } }]
    : [];
}

/** The right that a flick uses up is used up, whatever comes of it ['FISTF-II.1.1.4.2', 'FISTF-II.13.4.4']. */
function usesItsRight(match: Match, { as, side, figure }: FlickUnderWay): Match {
  const { state } = match;
  switch (as) {
    case 'block':
      return blockIsUsed(match, side);
    case 'tick':
      return withCourse(leaveIsUsed(match), { ticks: state.course.ticks + 1 });
    case 'positional':
      return state.restart === null
        ? match
        : withState(match, {
            restart: {
              ...state.restart,
              flicksLeft: { ...state.restart.flicksLeft, [side]: Math.max(0, state.restart.flicksLeft[side] - 1) },
            },
          });
    case 'play':
    case 'restart':
      return withCourse(leaveIsUsed(match), { passive: state.course.passive.filter((one) => one !== figure) });
  }
}

/** It was for now, be it that it still waited for something [S-270]. */
function leaveIsUsed(match: Match): Match {
  const { blockWait } = match.state;
  const then = blockWait?.then.filter(({ kind }) => kind !== 'tickIsAllowed') ?? [];
  const used = withCourse(match, { tickAllowed: false });
  return blockWait === null ? used : withState(used, { blockWait: { ...blockWait, then } });
}

function flickedMotion(
  match: Match,
  { figure, direction, strength, nail }: FactOf<'flicked'>,
): Match['state']['motion'] {
  const { motions, size } = groundIn(match);
  if (direction === undefined || strength === undefined) return match.state.motion;
  return motions.flick(match.state.motion, now(match), figure, velocityOf({ figure, direction, strength, nail }, size));
}

function isPlaced(match: Match, fact: FactOf<'placed'>): Match {
  const {
    what,
    at: [x, y],
  } = fact;
  if (!isTable(match)) return ballIsSeenLaid(match, fact);
  const ground = groundIn(match);
  const motion = ground.motions.put(match.state.motion, now(match), what, x / 1000 + 0, y / 1000 + 0);
  return withState(match, { motion, told: toldOf(ground, motion, now(match)) });
}

const isKept = (match: Match, { by, at, lean, to, toLean }: FactOf<'kept'>): Match =>
  isTable(match) ? ledTo(match, by, { at, lean, to, toLean }) : match;

/** Whoever is moved by a flick belongs to it; what its own figure met before the ball is kept. */
function figuresHaveTouched(match: Match, fact: FactOf<'figuresTouched'>): Match {
  const both: readonly Player[] = [fact.touchedBy, fact.touched];
  const flicks = match.state.flicks.map((flick) => {
    if (!both.some((one) => flick.involved.includes(one))) return flick;
    const met = both.find((one) => one !== flick.figure)!;
    const isOwn = both.includes(flick.figure) && !mayMeetAnything(flick) && !flick.over;
    const hit = {
      fact: fact.id,
      what: met,
      atRest: met === fact.touched && wasMetAtRest(match, fact),
      ranIn: flickOf(match.state, met)?.as === 'block' || (isKeeper(met) && met === fact.touchedBy),
      at: fact.at ?? null,
      where: fact.where ?? null,
    };
    return { ...withInvolved(flick, both), hits: isOwn ? [...flick.hits, hit] : flick.hits };
  });
  const pending = [...match.state.pending, ...restsUnseen(match, flicks, fact.touchedBy)];
  return withState(arePushed(match, fact), { flicks, ...hasMoved(match.state, both), pending });
}

/** At a desk nobody says when a positional flick has come to rest: what it has touched is told, and that is all of it ['FISTF-II.11.2.2.4']. */
function restsUnseen(match: Match, flicks: readonly FlickUnderWay[], who: Player): Match['state']['pending'] {
  const isPositional = flicks.some(
    ({ figure, as, over, open }) => figure === who && as === 'positional' && !over && open !== true,
  );
  return match.state.measured || !isPositional || isKeeper(who)
    ? []
    : [{ at: playTick(match), event: { kind: 'rested', what: who } }];
}

const withInvolved = (flick: FlickUnderWay, bodies: readonly BodyName[]): FlickUnderWay => ({
  ...flick,
  involved: [...new Set([...flick.involved, ...bodies.filter((one) => !isKeeper(one))])],
});

/** 'FISTF-II.7.3.3': from the frame of the other side's goal. */
function hasRebounded(match: Match, fact: FactOf<'rebounded'>): Match {
  const { what, from, goal } = fact;
  if (what !== 'ball') return flickHasMissed(match, fact);
  if (from !== 'post' && from !== 'crossbar') return match;
  return goal !== undefined && goal === match.state.course.play?.side ? match : withCourse(match, { offFrame: true });
}

function hasComeToRest(match: Match, fact: FactOf<'rested'>): Match {
  const { what, at, where } = fact;
  if (what !== 'ball') return flickIsOver(isPushedNoMore(match, what), what);
  const isTold = at !== undefined || where !== undefined;
  return ballRests(isTold ? ballIsSaidToBe(hasGoneFarEnough(match, fact), { at, where }) : match, fact);
}
