import type { ConsequenceOf } from '../consequences.ts';
import { protestNumbered, stillOpen } from '../protests.ts';
import { onState, sideNamed, type Match } from '../state.ts';
import { boardAnew } from './board.ts';

export function protestIsOpen(match: Match, { side, againstForfeit }: ConsequenceOf<'protestIsOpen'>): Match {
  const { protests, start, endedAt } = match.state;
  const number = (protests.at(-1)?.number ?? 0) + 1;
  const opened = { number, by: sideNamed(side), feePaid: true, handedIn: false, from: start, endedAt, againstForfeit };
  return onState(match, { protests: [...protests, opened] });
}

export const protestIsHandedIn = (match: Match, { number }: ConsequenceOf<'protestIsHandedIn'>): Match =>
  onState(match, {
    protests: match.state.protests.map((one) => (one.number === number ? { ...one, handedIn: true } : one)),
  });

export const protestIsClosed = (match: Match, { number }: ConsequenceOf<'protestIsClosed'>): Match =>
  onState(match, { protests: match.state.protests.filter((one) => one.number !== number) });

/** To the start of the board in which it was announced; what came after is void [CI-54]. */
export function playGoesBack(match: Match, { protest }: ConsequenceOf<'playGoesBack'>): Match {
  const upheld = protestNumbered(match.state, protest);
  if (upheld === undefined) return match;
  const { from } = upheld;
  const back = onState(match, {
    ...from,
    start: from,
    protests: stillOpen(match.state.protests, upheld),
    endedAt: null,
    decided: null,
    decidedBy: [],
    interval: null,
    gameOver: false,
  });
  return { ...boardAnew(back, 'setUp'), debts: [] };
}
