import type { Consequence } from '../consequences.ts';
import { goalBehind, other, type Side } from '../names.ts';
import { brokenBefore, brokenInSave } from '../reckoning/broken-keepers.ts';
import { playStands } from '../reckoning/dead-ball.ts';
import { verdictInGoal } from '../reckoning/goal-or-none.ts';
import { goalStanding } from '../reckoning/goal-standing.ts';
import { offenderIn } from '../reckoning/movement.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rules 1, 2, 3 and 5: something breaks in the course of a match. */

const isMoving = ({ state }: Match): boolean => state.movement !== null;

/** 'DTKV-5.1.2', 'DTKV-5.K4', 'DTKV-2.K16.2' [C-53] [C-115]: play stops; a ball that was under way lies where it lay before, unless a free kick was given before that. */
export function interrupted(
  match: Match,
  fact: Fact,
  by: readonly Paragraph[],
  parts: { readonly of?: Side | undefined; readonly timeStands?: boolean; readonly then?: readonly Consequence[] } = {},
): Ruling {
  const { of, timeStands = false, then = [] } = parts;
  return ruling(fact, 'interrupted', [...by, 'DTKV-5.1.2', 'DTKV-5.K4', ...(isMoving(match) ? RESTORED : [])], {
    ...(of === undefined ? {} : { for: of }),
    then: [...whereItGoesOn(match), { kind: 'playIsHeld', ...(timeStands ? { timeStands } : {}) }, ...then],
  });
}
const RESTORED: readonly Paragraph[] = ['DTKV-2.K16.2'];
/** 'DTKV-2.K16.2': from what had come about before play was stopped: what was given for an offence, or else as it was before the shot. */
const whereItGoesOn = (match: Match): readonly Consequence[] => {
  if (!isMoving(match)) return [];
  return [offenderIn(match) === null ? { kind: 'situationIsRestored' } : { kind: 'actionIsOver' }];
};

/** 'DTKV-1.K29.1', 'DTKV-1.K29.2': it is mended at once, and the time stands meanwhile. */
const plateBreaks: Rule<'defect'> = (match, fact) =>
  fact.of === 'plate'
    ? interrupted(match, fact, ['DTKV-1.K29.1', 'DTKV-1.K29.2', 'DTKV-5.K5'], { timeStands: true })
    : null;

/** 'DTKV-3.K1', 'DTKV-3.K2': nobody can play with it. */
const ballIsLostOrBroken: Rule<'defect'> = (match, fact) =>
  fact.of === 'ball' ? interrupted(match, fact, [fact.lost === true ? 'DTKV-3.K1' : 'DTKV-3.K2']) : null;

/** 'DTKV-2.K11', 'DTKV-2.K12': whatever it is but the buttons, another keeper must come. */
const mustBeReplaced = ({ of, mechanismOnly, minor }: FactOf<'defect'>): boolean =>
  of === 'keeper' && mechanismOnly !== true && minor !== true;

/** 'DTKV-2.K16.1': the referee does not wait. A goal from now on does not count ['DTKV-2.K17']. */
const keeperBreaks: Rule<'defect'> = (match, fact) => {
  if (!mustBeReplaced(fact) || breaksInSave(match, fact)) return null;
  const broken: readonly Consequence[] =
    fact.by === undefined ? [] : [{ kind: 'keeperIsBroken', of: fact.by, fact: fact.id }];
  return interrupted(match, fact, ['DTKV-2.K9', 'DTKV-2.K11', 'DTKV-2.K12', 'DTKV-2.K16.1'], {
    of: fact.by,
    then: broken,
  });
};
/** 'DTKV-2.K17': found after the ball was in the goal, but broken before the shot: it is none, and the shot comes once more. When it broke must have been said. */
const goalIsTakenBack: Rule<'defect'> = (match, fact) => {
  const scorer = goalStanding(match);
  if (scorer === null || !mustBeReplaced(fact) || fact.since !== 'before') return null;
  return ruling(fact, 'noGoal', ['DTKV-2.K17', 'DTKV-2.K16.2'], {
    against: scorer,
    detail: { because: 'brokenKeeper' },
    then: [{ kind: 'goalIsTakenBack', for: scorer }, { kind: 'situationIsRestored' }],
  });
};
const breaksInSave = (match: Match, { since }: FactOf<'defect'>): boolean => since === 'duringSave' && isMoving(match);

/** 'DTKV-2.K18': what comes of this shot counts; play stops afterwards. */
const keeperBreaksWhileItSaves: Rule<'defect'> = (match, fact) =>
  mustBeReplaced(fact) && breaksInSave(match, fact) && fact.by !== undefined
    ? ruling(fact, 'refereeActs', ['DTKV-2.K18', 'DTKV-2.K12'], {
        for: fact.by,
        detail: { did: 'waited' },
        then: [{ kind: 'keeperIsBroken', of: fact.by, fact: fact.id, inSave: true }],
      })
    : null;

/** 'DTKV-2.K19', 'DTKV-5.K5': what can be put right at once is; if the ball runs the referee waits ['DTKV-5.K6']. */
const smallThingIsPutRight: Rule<'defect'> = (match, fact) =>
  isFigure(fact) && fact.minor === true && !isMoving(match)
    ? interrupted(match, fact, ['DTKV-2.K19', 'DTKV-5.K5'], { of: fact.by })
    : null;

/** 'DTKV-2.K10', 'DTKV-2.K11', 'DTKV-2.K15', 'DTKV-5.K6': it may be replaced when the ball is out of play. */
const figureMayBeReplacedLater: Rule<'defect'> = (match, fact) => {
  if (!isFigure(fact) || mustBeReplaced(fact) || (fact.minor === true && !isMoving(match))) return null;
  const why: Paragraph = fact.of === 'kicker' ? 'DTKV-2.K10' : 'DTKV-2.K11';
  return ruling(fact, 'refereeActs', ['DTKV-2.K9', why, 'DTKV-2.K15', 'DTKV-5.K6'], {
    ...(fact.by === undefined ? {} : { for: fact.by }),
    detail: { did: 'waited' },
  });
};
const isFigure = ({ of }: FactOf<'defect'>): boolean => of === 'kicker' || of === 'keeper';

/** What is kept out beside the goal goes on. */
type WayEnds = FactOf<'ballOver' | 'keptOut' | 'ballRested' | 'ballFell'>;
const goesOn = (fact: WayEnds): boolean => fact.kind === 'keptOut' && fact.onTarget === false;

/** 'DTKV-2.K18', 'DTKV-2.K16.1': the shot is over, now play stops; from now on no goal counts ['DTKV-2.K17']. */
const playStopsAfterTheSave = (match: Match, fact: WayEnds): Ruling | null => {
  const broken = brokenInSave(match.state);
  if (broken === null || goesOn(fact)) return null;
  const { of, fact: since } = broken;
  return ruling(fact, 'interrupted', ['DTKV-2.K18', 'DTKV-2.K16.1', 'DTKV-5.1.2'], {
    for: of,
    evidence: [since],
    then: [{ kind: 'keeperIsBroken', of, fact: since }, { kind: 'playIsHeld' }],
  });
};

/** 'DTKV-2.K16.1', 'DTKV-2.K16.2', 'DTKV-2.K17': somebody has played although the keeper was to be replaced first: like a goal, whatever else came of it is void. */
const playedBeforeItWasReplaced = (match: Match, fact: WayEnds): Ruling | null => {
  const { movement } = match.state;
  const broken = brokenBefore(match.state);
  if (broken === null || movement === null || goesOn(fact)) return null;
  return ruling(fact, 'restored', ['DTKV-2.K16.1', 'DTKV-2.K16.2', 'DTKV-5.1.2'], {
    evidence: [broken.fact, movement.fact],
    then: [{ kind: 'situationIsRestored' }, { kind: 'playIsHeld' }],
  });
};

/** 'DTKV-2.K17': the ball that was under way when play was stopped rolls into a goal. */
export const noGoalSinceItBroke = (match: Match, fact: Fact): readonly Ruling[] => {
  const broken = brokenBefore(match.state);
  if (fact.kind !== 'ballOver' || !fact.inGoal || !playStands(match) || broken === null) return [];
  const goal = goalBehind(fact.line);
  const verdict = verdictInGoal(match, goal);
  if (verdict.is !== 'noGoal' || verdict.because !== 'brokenKeeper') return [];
  return [
    ruling(fact, 'noGoal', verdict.paragraphs, {
      against: other(goal),
      evidence: [broken.fact],
      detail: { because: verdict.because },
    }),
  ];
};

export const rules: Chapter = {
  defect: [
    plateBreaks,
    ballIsLostOrBroken,
    keeperBreaks,
    goalIsTakenBack,
    keeperBreaksWhileItSaves,
    smallThingIsPutRight,
    figureMayBeReplacedLater,
  ],
  ballOver: [playStopsAfterTheSave, playedBeforeItWasReplaced],
  keptOut: [playStopsAfterTheSave, playedBeforeItWasReplaced],
  ballRested: [playStopsAfterTheSave, playedBeforeItWasReplaced],
  ballFell: [playStopsAfterTheSave, playedBeforeItWasReplaced],
};
