import { roomToPlace } from './placing.ts';
import { RETURNING } from './referee/course.ts';
import { owedBy, ownPocketed, type Match } from './state.ts';
import { other, SIDES, type Side } from './table.ts';

/** What is owed, what of it can be placed, and by whom. */
type Option = Match['options'][number];

/** What is owed with no piece in the pockets waits, penalties like dues [CI-15]. */
export const payable = (match: Match, debtor: Side): number =>
  Math.min(owedBy(match, debtor), ownPocketed(match.state, debtor));

/** The right to place that is open against a debtor. */
export const rightAgainst = (match: Match, debtor: Side): Option | undefined =>
  match.options.find((option) => option.name === 'place' && option.owner === SIDES[other(debtor)]);

export const hasRoom = (match: Match): boolean =>
  match.state.board.measured ? roomToPlace(match.state.board.pieces) !== null : match.state.board.room;

type Debts = Match['debts'];
const isReturn = ({ paragraphs }: Debts[number]): boolean => paragraphs.some((law) => RETURNING.has(law));

/** Pieces of a side's own stroke that have to come out again. */
export const returning = ({ debts }: Match, side: Side): Debts =>
  debts.filter((debt) => debt.owedBy === SIDES[side] && isReturn(debt));

/** The oldest debt is paid first. */
export const onePaid = (match: Match, debtor: Side): Match => withoutFirst(match, debtor, () => true);
export const oneReturned = (match: Match, debtor: Side): Match => withoutFirst(match, debtor, isReturn);
function withoutFirst(match: Match, debtor: Side, fits: (debt: Debts[number]) => boolean): Match {
  const oldest = match.debts.findIndex((debt) => debt.owedBy === SIDES[debtor] && fits(debt));
  return oldest < 0 ? match : { ...match, debts: match.debts.toSpliced(oldest, 1) };
}

/** What could have been placed is owed no more and stays pocketed; what was not yet available stays owed [CI-10]. */
export function rightGivenUp(match: Match, owner: Side, count: number): Match {
  const closed = {
    ...match,
    options: match.options.filter((option) => option.name !== 'place' || option.owner !== SIDES[owner]),
  };
  return Array.from({ length: count }).reduce<Match>((now) => onePaid(now, other(owner)), closed);
}
