import { other, type Side } from '../names.ts';
import { verdictOn } from '../reckoning/over-line.ts';
import type { Verdict } from '../reckoning/way-of-the-ball.ts';
import type { FactOf, Match } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { howItCame } from './out-of-play.ts';
import { ruling } from './ruling.ts';

/** Rule 7: goals, and what is none. */

const scored = (match: Match, fact: FactOf<'ballOver'>): Verdict | null => {
  const verdict = verdictOn(match, fact);
  return verdict !== null && (verdict.is === 'goal' || verdict.is === 'ownGoal') ? verdict : null;
};

/** 'FISTF-II.7.1.3', 'FISTF-II.7.3.1': it counts, and whoever has conceded it kicks off within ten seconds ['FISTF-II.4.2.5.1']. */
const ballIsInTheGoal: Rule<'ballOver'> = (match, fact) => {
  const verdict = scored(match, fact);
  if (verdict === null) return null;
  const { is, for: side, paragraphs } = verdict;
  return ruling(fact, is === 'goal' ? 'goal' : 'ownGoal', [...paragraphs, 'FISTF-II.4.2.5.1'], {
    for: side,
    against: other(side),
    evidence: howItCame(match),
    restart: 'kickOff',
    then: [
      { kind: 'goalCounts', for: side },
      { kind: 'restartIs', restart: 'kickOff', for: other(side), inHaste: true },
    ],
  });
};

/** 'FISTF-II.7.2.1', 'FISTF-II.7.3.2', 'FISTF-II.7.3.3': the ball is in a goal and does not count; out-of-play.ts says what follows. */
const ballInTheGoalIsNone: Rule<'ballOver'> = (match, fact) => {
  const verdict = verdictOn(match, fact);
  if (verdict?.noGoal === undefined) return null;
  return ruling(fact, 'noGoal', verdict.noGoal, {
    for: goalOwner(fact),
    against: other(goalOwner(fact)),
    evidence: howItCame(match),
    restart: verdict.is,
  });
};
const goalOwner = ({ line }: FactOf<'ballOver'>): Side => (line === 'south' ? 'red' : 'blue');

/** 'FISTF-II.3.3.1.1.3': in extra time the first goal decides. */
const goalEndsExtraTime: Rule<'ballOver'> = (match, fact) => {
  const verdict = scored(match, fact);
  if (verdict === null || match.state.period !== 'extraTime') return null;
  const winner = verdict.for;
  const { score } = match.state;
  return ruling(fact, 'matchOver', ['FISTF-II.3.3.1.1.3'], {
    for: winner,
    then: [
      {
        kind: 'matchIsOver',
        winner,
        paragraphs: ['FISTF-II.3.3.1.1.3'],
        score: { ...score, [winner]: score[winner] + 1 },
      },
    ],
  });
};

export const rules: Chapter = { ballOver: [ballIsInTheGoal, ballInTheGoalIsNone, goalEndsExtraTime] };
