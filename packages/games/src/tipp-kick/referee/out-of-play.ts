import { goalBehind, isGoalLine } from '../names.ts';
import { cornerSide, kickInAt, outBy, type Out } from '../reckoning/last-touch.ts';
import { movementIn } from '../reckoning/movement.ts';
import { isDecided } from '../reckoning/rest.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Ruling } from '../state.ts';
import { BALL_RADIUS, cornerSpot, goalAreaOf, goalKickSpotOf, PITCH, type Spot, type Where } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { howItCame } from './goals.ts';
import { ruling } from './ruling.ts';

/** Rules 5, 10.K, 11.1 and 12: the ball is over a line beside the goal, and who gets it. */

/** 'DTKV-5.1.1', 'DTKV-5.K1'. */
const OUT: readonly Paragraph[] = ['DTKV-5.1.1', 'DTKV-5.K1'];

/** Something else is decided already: a free kick, a repetition; or time is over ['DTKV-13.3'] [C-86] [C-29]. */
const isSettled = (match: Match): boolean => isDecided(match) || match.state.signal;

function outIn(match: Match, fact: FactOf<'ballOver'>): Out | null {
  const movement = movementIn(match);
  return fact.inGoal === true || isGoalUnclear(fact) || movement === null || isSettled(match)
    ? null
    : outBy(movement, fact.line);
}
/** Between the posts, and nobody has said whether below the bar or above it: neither is guessed ['DTKV-5.K8']. */
const isGoalUnclear = ({ line, inGoal, over, at }: FactOf<'ballOver'>): boolean =>
  isGoalLine(line) &&
  inGoal === undefined &&
  over === undefined &&
  at !== undefined &&
  Math.abs(at[0]) < PITCH.goalWidth / 2 - BALL_RADIUS;

interface Placed {
  readonly at?: Spot;
  readonly where?: Where;
}
const awarded = (match: Match, fact: FactOf<'ballOver'>, out: Out, by: readonly Paragraph[], place: Placed): Ruling =>
  ruling(fact, out.restart, [...out.paragraphs, ...by, ...OUT], {
    for: out.for,
    where: place,
    evidence: howItCame(match),
    restart: out.restart,
    then: [{ kind: 'restartIs', restart: out.restart, for: out.for, ...place }],
  });

/** 'DTKV-11.1.1', 'DTKV-11.1.2'. */
const kickInWhereItWentOver: Rule<'ballOver'> = (match, fact) => {
  const out = outIn(match, fact);
  return out?.restart === 'kickIn' ? awarded(match, fact, out, completes(match), kickInAt(fact.line, fact)) : null;
};

/** 'DTKV-10.K2', 'DTKV-10.1.1'. */
const goalKickOutOfTheGoalArea: Rule<'ballOver'> = (match, fact) => {
  const out = outIn(match, fact);
  if (out?.restart !== 'goalKick') return null;
  const known = fact.at === undefined ? { where: goalAreaOf(out.for) } : { at: goalKickSpotOf(out.for) };
  return awarded(match, fact, out, ['DTKV-10.1.1', ...completes(match)], known);
};

/** 'DTKV-12.1', 'DTKV-12.2': at the side where it went over; above the goal the referee says which ['DTKV-12.K6']. */
const cornerAtItsSide: Rule<'ballOver'> = (match, fact) => {
  const out = outIn(match, fact);
  if (out?.restart !== 'corner') return null;
  const side = cornerSide(fact);
  const goal = goalBehind(fact.line);
  const isOver = fact.over === 'goal';
  const paragraphs: readonly Paragraph[] = [
    ...out.paragraphs,
    'DTKV-12.2',
    isOver ? 'DTKV-12.K6' : 'DTKV-12.K5',
    'DTKV-12.K7',
    ...completes(match),
    ...OUT,
  ];
  const at = side === null ? undefined : cornerSpot(goal, side);
  return ruling(fact, 'corner', paragraphs, {
    for: out.for,
    where: { at },
    evidence: howItCame(match),
    restart: 'corner',
    ...(side === null ? {} : { detail: { side } }),
    then: [{ kind: 'restartIs', restart: 'corner', for: out.for, at, corner: side }],
  });
};

/** 'DTKV-9.K7', 'DTKV-10.K5', 'DTKV-11.K6': a restart whose ball leaves the field is executed. */
function completes(match: Match): readonly Paragraph[] {
  switch (movementIn(match)?.as) {
    case 'kickOff':
      return ['DTKV-9.K7'];
    case 'goalKick':
      return ['DTKV-10.K5'];
    case 'kickIn':
    case 'indirectFreeKick':
      return ['DTKV-11.K6'];
    default:
      return [];
  }
}

/** 'DTKV-5.K7': the referee has said that the ball is out over the line of which it was not clear; who gets it by the last touch. Null: nobody knows it. */
export function outByHisWord(match: Match, { id, tick }: FactOf<'refereed'>): Ruling | null {
  const { open, lineInDoubt } = match.state;
  if (open !== 'out' || lineInDoubt === null) return null;
  const fact: FactOf<'ballOver'> = {
    kind: 'ballOver',
    line: lineInDoubt,
    inGoal: false,
    ...whereItLay(match),
    id,
    tick,
  };
  const [out] = BESIDE_THE_GOAL.flatMap((rule) => rule(match, fact) ?? []);
  return out ?? null;
}
/** Where it came to rest, if that is what was not clear. */
function whereItLay({ state: { ball, last, restedAt } }: Match): Pick<FactOf<'ballOver'>, 'at' | 'where'> {
  if (last === null || restedAt === null) return {};
  return ball.at === undefined ? { where: ball.where } : { at: [...ball.at] };
}
const BESIDE_THE_GOAL: readonly Rule<'ballOver'>[] = [kickInWhereItWentOver, goalKickOutOfTheGoalArea, cornerAtItsSide];

/** Nobody has said who played it, or whether it is in the goal: play rests until the referee decides ['DTKV-5.K8']. */
const nobodyKnowsWhoGetsIt: Rule<'ballOver'> = (match, fact) =>
  fact.inGoal !== true && (movementIn(match) === null || (isGoalUnclear(fact) && !isSettled(match)))
    ? ruling(fact, 'outUnclear', ['DTKV-5.1.1', 'DTKV-5.K8'], {
        detail: { line: fact.line },
        then: [{ kind: 'outIsOpen', line: fact.line }],
      })
    : null;

/** Off the plate it has crossed a line, and nobody has said which. What was out before stays as it was given. */
const ballFellOverSomeLine: Rule<'ballFell'> = (match, fact) =>
  match.state.movement === null || isSettled(match)
    ? null
    : ruling(fact, 'outUnclear', ['DTKV-5.1.1', 'DTKV-5.K8'], { then: [{ kind: 'outIsOpen' }] });

/** 'DTKV-12.K6', 'DTKV-12.K7': the referee says at which side. */
const cornerSideIsSaid: Rule<'cornerSaid'> = ({ state: { restart } }, fact) =>
  restart?.kind === 'corner'
    ? ruling(fact, 'corner', ['DTKV-12.K6', 'DTKV-12.K7'], { for: restart.by, detail: { side: fact.at } })
    : null;

export const rules: Chapter = {
  ballFell: [ballFellOverSomeLine],
  cornerSaid: [cornerSideIsSaid],
  ballOver: [...BESIDE_THE_GOAL, nobodyKnowsWhoGetsIt],
};
