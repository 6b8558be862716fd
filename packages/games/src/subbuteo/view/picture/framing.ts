import { groundIn, isGone, isQuiet, now, placesNow, runTo } from '../../motion.ts';
import { endOf, other, sideOf, SIDES, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import type { Point } from '../layout.ts';
import type { Pitch } from '../../table.ts';

/** What is seen of the table by itself: all of it, or play before one goal. It holds while one side has the ball. */
export interface Framing {
  readonly zone: Side | null;
  /** Who has the ball or a restart, since when, and whether a shot is announced: in each of these it changes once at most. */
  readonly spell: string;
  readonly by: Side | null;
  readonly isChanged: boolean;
}

/** Metres beside the middle and before the goal line: a ball so near to a goal is looked at from close by, until it is so far away again. */
const [NEAR, FAR] = [
  { aside: 0.25, before: 0.3 },
  { aside: 0.31, before: 0.38 },
] as const;
const isWithin = ({ length }: Pitch, side: Side, ball: Point, { aside, before }: typeof NEAR | typeof FAR): boolean =>
  Math.abs(ball.x) < aside && length / 2 - endOf(side) * ball.y < before;

/** At whose goal play is: it stays there until the ball is well away. */
export function zoneOf(pitch: Pitch, ball: Point, was: Side | null): Side | null {
  return SIDES.find((side) => isWithin(pitch, side, ball, side === was ? FAR : NEAR)) ?? null;
}

/** So long a ball that rolls is followed, in seconds: the picture goes where it will lie, and stands still when somebody wants to press. */
const ROLLS = 4;

function ballToBe(match: Match): Point | null {
  if (isGone(match.state.motion, 'ball')) return null;
  const motion = runTo(match, now(match) + ROLLS);
  return isGone(motion, 'ball') ? placesNow(match).ball : lastIn(match, motion);
}
const lastIn = (match: Match, motion: Match['state']['motion']): Point => {
  const { motions } = groundIn(match);
  return motions.placesAt(motion, Math.max(motion.t, now(match) + ROLLS)).find(({ id }) => id === 'ball')!;
};

/** A goal is at stake: one's own, if a hand of the other side is set behind a figure; in a shoot-out that at which is shot, with nobody else on the table. */
export function threatened({ state: { handSet, period, restart } }: Match, own: Side): Side | null {
  if (period === 'shootOut') return restart === null ? null : other(restart.by);
  return handSet !== null && sideOf(handSet) !== own ? own : null;
}

function zoneWanted(match: Match, near: Side, was: Side | null): Side | null {
  const ball = ballToBe(match);
  return threatened(match, near) ?? (ball === null ? was : zoneOf(groundIn(match).pitch, ball, was));
}

/** A restart and the play that comes of it are one. */
function spellIn({ state }: Match, was: Framing | null): Pick<Framing, 'spell' | 'by'> {
  const { restart, attacker, handSet, period } = state;
  const by = restart?.by ?? attacker ?? was?.by ?? null;
  const goesOn = restart === null && was !== null && was.by === by;
  const begun = goesOn ? was.spell.replace(SHOT, '') : `${period} ${restart?.kind ?? 'play'} ${by}`;
  return { spell: handSet === null ? begun : begun + SHOT, by };
}
const SHOT = ' shot';

/** How it is framed now, seen from one side, where it was framed like that before; the same value as long as nothing changes. */
export function framingOf(match: Match, near: Side, was: Framing | null): Framing {
  const { spell, by } = spellIn(match, was);
  const isNew = spell !== was?.spell;
  // Where nothing moves somebody is about to press.
  if (!isNew && (was.isChanged || isQuiet(match.state.motion))) return was;
  const zone = zoneWanted(match, near, was?.zone ?? null);
  if (!isNew && zone === was.zone) return was;
  return { zone, spell, by, isChanged: zone !== (was?.zone ?? null) };
}
