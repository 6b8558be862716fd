import type { RestartKind } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type Match, type Play } from '../state.ts';
import { all, isRegular, wasIn, type Known, type Verdict, type Way } from './way-of-the-ball.ts';

/** Rule 7: when a ball in a goal counts. */

const NO_DIRECT_GOAL: Readonly<Partial<Record<RestartKind, Paragraph>>> = {
  freeKick: 'FISTF-II.11.1.1',
  throwIn: 'FISTF-II.14.1.5.1',
  goalKick: 'FISTF-II.15.1.5.1',
};
const zoneRule = (match: Match): Paragraph => (isShort(match) ? 'SHORT-goal' : 'FISTF-II.7.1.1.a.1');

/** Each condition of a goal, and the paragraph that it stands in ['FISTF-II.7.1.1.0']. */
function conditionsOf({ match, play, direct }: Way, goal: Side): readonly (readonly [Known, Paragraph])[] {
  const noDirect = direct === null ? undefined : NO_DIRECT_GOAL[direct];
  return [
    [isRegular(play), IRREGULAR[play.as] ?? 'FISTF-II.7.1.1.0'],
    [noDirect === undefined, noDirect ?? 'FISTF-II.7.1.1.0'],
    [!play.afterSignal || play.restart === 'penalty', 'FISTF-II.7.1.1.b'], // a penalty is taken after time too
    [!play.firstOfReserve || isShort(match), 'FISTF-II.9.1.4.2'],
    [wasIn(play, goal), zoneRule(match)],
  ];
}
const IRREGULAR: Readonly<Partial<Record<Play['as'], Paragraph>>> = {
  block: 'FISTF-II.15.1.3',
  tick: 'FISTF-II.13.4.3.3',
  push: 'FISTF-II.5.2.3',
};

/** 'FISTF-II.7.1.1.0', 'FISTF-II.7.2.1'; a keeper who turns an invalid shot into his goal scores no own goal ['FISTF-II.7.2.2.1'] [S-61]. */
export function inTheOthersGoal(way: Way, goal: Side): Verdict | null {
  const conditions = conditionsOf(way, goal);
  const broken = conditions.find(([holds]) => holds === false)?.[1];
  if (broken !== undefined) {
    const saved: readonly Paragraph[] = way.isSaved
      ? ['FISTF-II.7.2.2.1', 'FISTF-II.7.2.2.2', 'FISTF-II.8.1.3.2', 'FISTF-II.15.1.1.4']
      : [];
    return {
      is: 'goalKick',
      for: goal,
      paragraphs: ['FISTF-II.15.1.1', ...(saved.length > 0 ? [] : outsideZone(way, goal)), ...saved],
      noGoal: ['FISTF-II.7.2.1', broken, ...saved],
    };
  }
  if (conditions.some(([holds]) => holds === undefined)) return null;
  return {
    is: 'goal',
    for: other(goal),
    paragraphs: [
      'FISTF-II.7.1.3',
      'FISTF-II.7.1.1.0',
      zoneRule(way.match),
      'FISTF-II.7.1.1.a.2',
      'FISTF-II.7.1.1.b',
      ...(way.direct === 'corner' ? (['FISTF-II.16.1.4'] as const) : []),
    ],
  };
}
const outsideZone = ({ play }: Way, goal: Side): readonly Paragraph[] =>
  wasIn(play, goal) === false ? ['FISTF-II.15.1.1.3'] : [];

const NO_DIRECT_OWN_GOAL: Readonly<Partial<Record<RestartKind, readonly Paragraph[]>>> = {
  freeKick: ['FISTF-II.7.3.2'],
  corner: ['FISTF-II.7.3.2'],
  penalty: ['FISTF-II.7.3.2'],
  throwIn: ['FISTF-II.7.3.2', 'FISTF-II.14.1.5.2'],
  goalKick: ['FISTF-II.7.3.2', 'FISTF-II.15.1.5.2'],
};

/** 'FISTF-II.7.3.1': from anywhere, and off whomever it went last [S-45]; not straight from a restart ['FISTF-II.7.3.2'], nor from the other goal's frame ['FISTF-II.7.3.3']. */
export function inOwnGoal(way: Way, goal: Side): Verdict | null {
  const { play, direct } = way;
  const back = fromTheFrame(way, goal);
  if (back === undefined) return null;
  if (back) return { ...goalKickFromTheFrame(goal), noGoal: ['FISTF-II.7.3.3'] };
  const exempt = direct === null ? undefined : NO_DIRECT_OWN_GOAL[direct];
  if (exempt !== undefined)
    return { is: 'corner', for: other(goal), paragraphs: ['FISTF-II.16.1.1', ...exempt], noGoal: exempt };
  if (play.afterSignal)
    return { is: 'corner', for: other(goal), paragraphs: ['FISTF-II.16.1.1.2'], noGoal: ['FISTF-II.7.1.1.b'] };
  return { is: 'ownGoal', for: other(goal), paragraphs: ['FISTF-II.7.3.1', 'FISTF-II.7.1.1.0'] };
}

/** A shot that could have counted has come straight back from post or crossbar over the whole pitch [S-46]. */
export function fromTheFrame(way: Way, goal: Side): Known {
  if (!way.match.state.course.offFrame) return false;
  return all(...conditionsOf(way, other(goal)).map(([holds]) => holds));
}
export const goalKickFromTheFrame = (side: Side): Verdict => ({
  is: 'goalKick',
  for: side,
  paragraphs: ['FISTF-II.7.3.3', 'FISTF-II.15.1.1'],
});
