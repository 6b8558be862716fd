import { faultsIn } from '../reckoning/keeper-used.ts';
import { verdictInGoal } from '../reckoning/goal-or-none.ts';
import { isLaidWrong, isWrongColour, movementIn } from '../reckoning/movement.ts';
import { ledFromRest, stillRolling } from '../reckoning/told-late.ts';
import { other, type Side } from '../names.ts';
import { colourOf, ownerOf, type Fact, type FactOf, type Match, type Ruling } from '../state.ts';
import type { Paragraph } from '../rulebook.ts';
import type { RestartKind } from '../consequences.ts';
import { CENTRE, type Whereabouts } from '../zones.ts';
import { goalIn } from './again.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rule 3: how the ball may be moved, and on which colour. */

/** Where the ball was before. */
export const ballPlace = ({ state }: Match, { at, where }: Whereabouts): Whereabouts =>
  at !== undefined || where !== undefined
    ? { at, where }
    : {
        at: state.ball.at ?? state.restart?.at ?? undefined,
        where: state.ball.where ?? state.restart?.where ?? undefined,
      };

const isUnderWay = ({ state }: Match): boolean => state.movement !== null;
const isHis = ({ state }: Match, by: FactOf<'shot'>['by']): boolean =>
  (state.restart === null || state.restart.by === by) && (state.repetition === null || state.repetition.by === by);

/** 'DTKV-9.K9', 'DTKV-10.K6', 'DTKV-11.K5' [C-84]: a wrong movement weighs more than a restart that fell short. */
const GRAVER: Readonly<Partial<Record<RestartKind, readonly Paragraph[]>>> = {
  kickOff: ['DTKV-9.K9', 'DTKV-9.4'],
  goalKick: ['DTKV-10.K6'],
  kickIn: ['DTKV-11.K5'],
  indirectFreeKick: ['DTKV-11.K5', 'DTKV-8.4.4'],
};
const graverThan = (kind: RestartKind | null): readonly Paragraph[] => (kind === null ? [] : (GRAVER[kind] ?? []));

/** 'DTKV-13.6.1' stands for all of rule 13, so for the indirect one too, also in the own penalty area [C-84]. */
const isAnyFreeKick = (kind: RestartKind | null): boolean =>
  kind === 'freeKick' || kind === 'penalty' || kind === 'indirectFreeKick';

/** 'DTKV-3.K15', 'DTKV-13.1.2', 'DTKV-14.1.2': a kicker plays on the other colour. */
const kickerPlaysOnTheOtherColour: Rule<'shot'> = (match, fact) => {
  if (isUnderWay(match) || !isHis(match, fact.by) || !isWrongColour(match, fact)) return null;
  const { restart, repetition, signal } = match.state;
  const kind = restart?.kind ?? (repetition?.likePenalty === true ? 'penalty' : (repetition?.as ?? null));
  if (isAnyFreeKick(kind)) return onTheWrongColourAtAFreeKick(match, fact, signal);
  return offence(match, fact, 'wrongColour', {
    against: fact.by,
    place: kind === 'kickOff' ? { at: CENTRE } : ballPlace(match, fact),
    paragraphs: ['DTKV-3.4.1', 'DTKV-3.K15', 'DTKV-3.K13', ...graverThan(kind)],
    freeKick: 'DTKV-13.1.2',
    penalty: 'DTKV-14.1.2',
    then: [{ kind: 'counts', what: 'wrongColours', against: fact.by }],
    detail: { colour: colourOf(match.state, other(fact.by)) },
  });
};

/** 'DTKV-13.6.1', 'DTKV-13.6.2': a free kick for the other side from the same place; after the signal nothing follows [C-24] [C-25]. */
function onTheWrongColourAtAFreeKick(match: Match, fact: FactOf<'shot'>, signal: boolean): Ruling {
  const paragraphs: readonly Paragraph[] = signal ? ['DTKV-13.6.2'] : ['DTKV-13.6.1', 'DTKV-3.4.1'];
  const place = ballPlace(match, fact);
  return ruling(fact, 'wrongColour', paragraphs, {
    for: other(fact.by),
    against: fact.by,
    where: place,
    ...(signal
      ? {}
      : {
          restart: 'freeKick',
          then: [
            { kind: 'restartIs', restart: 'freeKick', for: other(fact.by), at: place.at, where: place.where } as const,
          ],
        }),
  });
}

/** 'DTKV-13.6.1', 'DTKV-3.4.1': nobody has told of the shot, but it was laid on the other colour; an own goal counts all the same ['DTKV-13.K3.2']. */
const laidOnTheOtherColour: Rule<Rolls> = (match, fact) => untoldOnTheOtherColour(match, fact);
function untoldOnTheOtherColour(match: Match, fact: Fact): Ruling | null {
  const { restart, movement } = match.state;
  if (movement !== null || restart === null || !isLaidWrong(match)) return null;
  const goal = goalIn(fact);
  if (goal !== null && verdictInGoal(match, goal).is !== 'noGoal') return null;
  return kickerPlaysOnTheOtherColour(match, { kind: 'shot', by: restart.by, id: fact.id, tick: fact.tick });
}
type Rolls = 'touched' | 'frameStruck' | 'leftCircle' | 'leftArea' | 'ballOver' | 'keptOut' | 'ballRested';

const WAYS: Readonly<Record<Exclude<FactOf<'shot'>['how'], 'button' | undefined>, readonly Paragraph[]>> = {
  led: ['DTKV-3.K11', 'DTKV-3.K12'],
  pushed: ['DTKV-3.3.2', 'DTKV-3.K12'],
  body: ['DTKV-3.3.2', 'DTKV-3.K10'],
};
/** 'DTKV-3.3.2', 'DTKV-3.K11': pushed, led, or moved without button and leg. */
const ballIsNotShot: Rule<'shot'> = (match, fact) => {
  const { how = 'button' } = fact;
  if (isUnderWay(match) || how === 'button' || !isHis(match, fact.by)) return null;
  const kind = match.state.restart?.kind ?? match.state.repetition?.as ?? null;
  return offence(match, fact, 'illegalMovement', {
    against: fact.by,
    place: kind === 'kickOff' ? { at: CENTRE } : ballPlace(match, fact),
    paragraphs: [...WAYS[how], 'DTKV-3.K13', ...graverThan(kind)],
    freeKick: 'DTKV-13.1.2',
    penalty: 'DTKV-14.1.2',
    detail: { how },
  });
};

/** 'DTKV-3.K9', 'DTKV-3.K10' [C-45]: a kicker shoots nothing but a ball at rest. */
const ballWasMoving: Rule<'shot'> = (match, fact) =>
  match.state.movement === null
    ? null
    : offence(match, fact, 'illegalMovement', {
        against: fact.by,
        place: ballPlace(match, fact),
        paragraphs: ['DTKV-3.K9', 'DTKV-3.K10', 'DTKV-3.K13'],
        freeKick: 'DTKV-13.1.2',
        penalty: 'DTKV-14.1.2',
        detail: { how: 'moving' },
      });

/** 'DTKV-8.K16', 'DTKV-8.K18' [C-18]: after a set-up and a back-pass only the keeper may still play. */
const kickerShootsThoughOnlyTheKeeperMay: Rule<'shot'> = (match, fact) => {
  const { setUps, restart } = match.state;
  if (
    isUnderWay(match) ||
    restart !== null ||
    setUps.of !== fact.by ||
    !setUps.keeperOnly ||
    isWrongColour(match, fact)
  )
    return null;
  const place = ballPlace(match, fact);
  return ruling(fact, 'keeperMustShoot', ['DTKV-8.K16', 'DTKV-8.K18'], {
    for: other(fact.by),
    against: fact.by,
    where: place,
    restart: 'indirectFreeKick',
    then: [{ kind: 'restartIs', restart: 'indirectFreeKick', for: other(fact.by), at: place.at, where: place.where }],
  });
};

/** 'DTKV-5.1.2': whoever has no right to the ball that lies ready has not played it; it is put back. */
const ballWasNotHis: Rule<'shot'> = (match, fact) =>
  isUnderWay(match) || isHis(match, fact.by)
    ? null
    : ruling(fact, 'restored', ['DTKV-5.1.2'], { against: fact.by, then: [{ kind: 'situationIsRestored' }] });

const keeperHadNoRight: Rule<'keeperPlayed'> = (match, fact) =>
  isUnderWay(match) || fact.moved === false || isHis(match, fact.by)
    ? null
    : ruling(fact, 'restored', ['DTKV-5.1.2'], { against: fact.by, then: [{ kind: 'situationIsRestored' }] });

/** 'DTKV-14.K6' [C-31]: not punished; it is taken once more. */
const penaltyWasNotReleased: Rule<'shot'> = ({ state: { restart } }, fact) =>
  restart?.kind === 'penalty' && restart.by === fact.by && !restart.released && restart.given === null
    ? ruling(fact, 'penaltyAgain', ['DTKV-14.K6'], { for: fact.by, then: [{ kind: 'situationIsRestored' }] })
    : null;

/** Whose colour is on top, as far as somebody has said. */
function ownerIn({ state }: Match): Side | null {
  const { top } = state.ball;
  return top === undefined || top === null ? state.turn : ownerOf(state, top);
}

/** 'DTKV-3.4.2', 'DTKV-6.6.1', 'DTKV-6.6.2': a keeper may play either colour; on the other one it is defence. */
const keeperPlaysTheBall: Rule<'keeperPlayed'> = (match, fact) => {
  if (faultsIn(fact).length > 0 || match.state.restart !== null) return null;
  const own = ownerIn(match);
  if (own === null) return null;
  const isDefence = own !== fact.by;
  return ruling(
    fact,
    isDefence ? 'defence' : 'inPlay',
    ['DTKV-3.4.2', 'DTKV-3.3.3', isDefence ? 'DTKV-6.6.2' : 'DTKV-6.6.1'],
    {
      for: fact.by,
    },
  );
};

/** 'DTKV-5.2.1': from post or bar back into the field it is in play. */
const frameLeavesItInPlay: Rule<'frameStruck'> = (match, fact) => {
  const movement = movementIn(match);
  if (movement === null || fact.part === 'net') return null;
  const at: readonly Paragraph[] = fact.goal === movement.by ? [] : ['DTKV-8.4.2'];
  return ruling(fact, 'inPlay', ['DTKV-5.2.1', ...at]);
};

/** 'DTKV-3.K11' [C-47]: the foot leads the ball; from where it lay. */
const footLeadsTheBall: Rule<'led'> = (now, fact) => {
  const match = stillRolling(now, fact.by) ?? now;
  const { movement } = match.state;
  if (movement === null || movement.by !== fact.by || movement.spoilt) return null;
  const { ball, restart } = movement.before;
  const isKickOff = movement.as === 'kickOff';
  return offence(match, fact, 'illegalMovement', {
    against: fact.by,
    place: isKickOff ? { at: [0, 0] } : { at: ball.at ?? restart?.at ?? undefined, where: ball.where },
    paragraphs: [...WAYS.led, 'DTKV-3.K13', ...(isKickOff ? (['DTKV-9.K9', 'DTKV-9.4'] as const) : [])],
    freeKick: 'DTKV-13.1.2',
    penalty: 'DTKV-14.1.2',
    evidence: [movement.fact],
    detail: { how: 'led' },
  });
};

/** 'DTKV-3.K11': nobody has told of the shot. */
const restingBallIsLed: Rule<'led'> = (match, fact) => {
  const shot = ledFromRest(match, fact);
  return shot === null ? null : ballIsNotShot(match, shot);
};

export const rules: Chapter = {
  led: [footLeadsTheBall, restingBallIsLed],
  shot: [
    ballWasMoving,
    kickerPlaysOnTheOtherColour,
    ballIsNotShot,
    kickerShootsThoughOnlyTheKeeperMay,
    ballWasNotHis,
    penaltyWasNotReleased,
  ],
  keeperPlayed: [keeperHadNoRight, keeperPlaysTheBall],
  frameStruck: [frameLeavesItInPlay, laidOnTheOtherColour],
  touched: [laidOnTheOtherColour],
  leftCircle: [laidOnTheOtherColour],
  leftArea: [laidOnTheOtherColour],
  ballOver: [laidOnTheOtherColour],
  keptOut: [laidOnTheOtherColour],
  ballRested: [laidOnTheOtherColour],
};
