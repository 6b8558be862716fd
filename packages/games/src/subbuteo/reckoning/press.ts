import { endOf, sideOf, type Figure, type Side } from '../names.ts';
import { spotNow } from '../places.ts';
import type { Course, FactOf, Match } from '../state.ts';
import type { Spot } from '../zones.ts';
import { isDead, isNeutral } from './contact.ts';
import { isUndecided } from './miss.ts';
import { isOutMeanwhile } from './open-offers.ts';
import { untakenIn } from './taking.ts';

/** The ball has come to rest against several figures ['FISTF-II.5.3.5.1']; what lies or is out of play does not count [S-6]. */
export interface Press {
  /** Who keeps the ball. */
  readonly side: Side;
  readonly figures: readonly Figure[];
  /** The other side had it by a contact that has not ended: it was never lost [S-37]. */
  readonly undoes: boolean;
  readonly at: Spot | null;
  readonly freed: Course['freed'];
}

export function pressIn(match: Match, fact: FactOf<'rested'>): Press | null {
  const { attacker, course } = match.state;
  const figures = (fact.touching ?? []).filter((figure) => !isNeutral(match, figure));
  if (fact.what !== 'ball' || attacker === null || figures.length < 2 || isDead(match) || isOut(match)) return null;
  const undoes = isUndone(match, figures);
  const side = undoes ? course.before!.side : attacker;
  if (!figures.some((figure) => sideOf(figure) === side)) return null;
  const freed = undoes ? course.before!.freed : course.freed;
  return { side, figures, undoes, at: fact.at ?? spotNow(match, 'ball') ?? null, freed };
}

/** 'FISTF-II.4.3.2': at a desk: it is out, or a restart is due that nobody has taken; what it comes to rest against counts for nothing [S-131]. */
const isOut = (match: Match): boolean =>
  untakenIn(match) !== null ||
  (!match.state.measured && (match.state.told.ballOver !== null || isOutMeanwhile(match.state)));

/** The contact by which the ball was taken has not ended, and one of the other side's figures is at it too. */
export function isUndone({ state }: Match, figures: readonly Figure[]): boolean {
  const { attacker, course, flicks } = state;
  const { before } = course;
  if (before === null || before.side === attacker || before.to === null) return false;
  const hasFlicked = flicks.some((flick) => flick.side === attacker && isUndecided(flick));
  return (
    !hasFlicked &&
    (figures as readonly string[]).includes(before.to) &&
    figures.some((figure) => sideOf(figure) === before.side)
  );
}

/** 'FISTF-II.5.3.5.3': not if the ball has come no nearer to the other goal line, or was said not to be played forward [S-40]. */
export function isPushedForward({ at, freed }: Press): boolean {
  if (freed === null) return false;
  if (freed.at === null || at === null) return freed.forward !== false;
  return 0 - endOf(freed.side) * (at[1] - freed.at[1]) > 0;
}
