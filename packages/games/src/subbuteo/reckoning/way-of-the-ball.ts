import type { RestartKind } from '../consequences.ts';
import { groundIn } from '../motion.ts';
import { other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Play, Touch } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { quarterOf } from '../zones.ts';

/** What a ball wholly over a line means: rules 7, 14.1, 15.1 and 16.1 read as one table. Nothing is given where something is unknown that it depends on. */
export interface Verdict {
  readonly is: 'goal' | 'ownGoal' | 'throwIn' | 'goalKick' | 'corner';
  readonly for: Side;
  readonly paragraphs: readonly Paragraph[];
  /** The ball is in a goal, and it is none: why. */
  readonly noGoal?: readonly Paragraph[];
}

/** The ball over a line, and how it came there. */
export interface Way {
  readonly match: Match;
  readonly fact: FactOf<'ballOver'>;
  /** Whose goal line; null: a touchline. */
  readonly owner: Side | null;
  /** The play by which it went there; if a keeper has turned a shot aside it is the shot ['FISTF-II.8.1.3.3']. */
  readonly play: Play;
  readonly direct: RestartKind | null;
  readonly isSaved: boolean;
  /** The last contact after that play, if it was another's. */
  readonly touch: Touch | null;
  readonly lastBy: Side;
}

/** Whose goal line it is; a touchline is nobody's. */
export const LINE_OF: Readonly<Partial<Record<string, Side>>> = { south: 'red', north: 'blue' };

export function wayOf(match: Match, fact: FactOf<'ballOver'>): Way | null {
  const { play, touch, direct } = match.state.course;
  if (play === null) return null;
  const owner = LINE_OF[fact.line] ?? null;
  const isSaved = play.saved !== null && play.side === owner;
  const since = touch !== null && touch.fact >= play.fact && touch.who !== play.who ? touch : null;
  const last = touch !== null && touch.fact >= play.fact ? touch.side : play.side;
  const shot = (isSaved ? play.saved : null) ?? { play, direct };
  return {
    match,
    fact,
    owner,
    play: shot.play,
    direct: shot.direct,
    isSaved,
    touch: isSaved ? touch : since,
    lastBy: last,
  };
}

/** True, false, or undefined where nobody knows. */
export type Known = boolean | undefined;

/** 'FISTF-II.4.2.3.4': whether a kick-off has wholly crossed the halfway line before it went out there: on the table that has been told before. */
export function kickOffHasCrossed(match: Match, { line, at, where }: FactOf<'ballOver'>, by: Side): Known {
  if (match.state.measured) return false;
  const owner = LINE_OF[line];
  if (owner !== undefined) return owner !== by;
  const quarter = quarterOf(groundIn(match).pitch, { at, where }, BALL_RADIUS);
  return quarter === undefined ? undefined : quarter?.startsWith(other(by)) === true;
}
export function all(...conditions: readonly Known[]): Known {
  if (conditions.includes(false)) return false;
  return conditions.includes(undefined) ? undefined : true;
}
export const equal = <T>(found: T | undefined, wanted: T): Known =>
  found === undefined ? undefined : found === wanted;

/** By these nobody can score and nobody can force anything. */
export const isRegular = ({ as }: Play): boolean => as === 'flick' || as === 'keeper';

/** Whether the ball was wholly inside this zone when it was struck; corners and penalties are taken there, however the ball lies on the lines [S-77]. */
export const wasIn = ({ restart, zone, side: by }: Play, side: Side): Known =>
  restart === 'corner' || restart === 'penalty' ? by !== side : equal(zone, side);
