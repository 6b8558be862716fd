import type { Duty, LogEntry } from '@bande/core';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { Carrom, Match, Ruling } from './state.ts';

/** What the laws want from the umpire's own hands and voice. Where nobody sits at a desk the program does it. */
const REFEREE_DUTIES = [
  'approveStrikers',
  'toss',
  'seatLoserFirst',
  'callPlay',
  'request',
  'checkRoom',
  'passOnProtest',
  'decideProtest',
  'placeQueen',
  'placeJumped',
  'placeLastPiece',
  'restore',
  'announcePlacing',
  'stopPlayer',
  'warn',
  'setUpAgain',
] as const;
export type RefereeDuty = (typeof REFEREE_DUTIES)[number];

const duty = (what: RefereeDuty, ...paragraphs: readonly Paragraph[]): Duty<Carrom> => ({
  who: 'referee',
  what,
  paragraphs,
});

/** What is due from him as the match stands. */
export const umpireNow = (match: Match): readonly Duty<Carrom>[] => [...inThisPhase(match), ...protests(match)];

function inThisPhase({ state, debts }: Match): readonly Duty<Carrom>[] {
  switch (state.phase) {
    case 'toss':
      return state.boardNumber > 1
        ? [duty('toss', 'ICF-56b.3')]
        : [duty('approveStrikers', 'ICF-115.2'), duty('toss', 'ICF-39a.1', 'ICF-39a.2')];
    case 'sideChoice':
      return [duty('seatLoserFirst', 'ICF-39a.4')];
    case 'setUp':
      return [duty('callPlay', 'ICF-46.1', 'ICF-46.3', 'ICF-50.2')];
    case 'placing':
      return state.board.held ? [duty('request', 'ICF-121a.1', 'ICF-121a.2')] : [];
    case 'stroke':
      if (state.board.held) return [duty('request', 'ICF-121a.1', 'ICF-121a.2')];
      return !state.board.room && debts.length > 0 ? [duty('checkRoom', 'ICF-79a')] : [];
    default:
      return [];
  }
}

/** One that is announced goes through his hands; one that is handed in waits for a decision. */
const protests = ({ state }: Match): readonly Duty<Carrom>[] =>
  state.protests.map(({ handedIn }) =>
    handedIn ? duty('decideProtest', 'ICF-19', 'ICF-150.2', 'ICF-151c') : duty('passOnProtest', 'ICF-144.3', 'ICF-146'),
  );

const AFTER_A_CALL: Partial<Record<Call, RefereeDuty>> = {
  queenOut: 'placeQueen',
  jumpedPlaced: 'placeJumped',
  lastPieceBack: 'placeLastPiece',
  putRight: 'restore',
  placing: 'announcePlacing',
  warned: 'warn',
  boardVoid: 'setUpAgain',
};
/** The laws that make him act, beside those of the ruling. */
const BY_LAW: Partial<Record<RefereeDuty, readonly Paragraph[]>> = {
  placeQueen: ['ICF-9.2', 'ICF-93.1', 'ICF-94.3'],
  placeJumped: ['ICF-9.2', 'ICF-65a'],
  announcePlacing: ['ICF-88'],
};

/** What the rulings on a fact ask of him at once. */
export const askedOfUmpire = ({ rulings }: LogEntry<Carrom>): readonly Duty<Carrom>[] =>
  rulings.flatMap((ruling) => {
    const what = afterRuling(ruling);
    return what === undefined ? [] : [duty(what, ...new Set([...(BY_LAW[what] ?? []), ...ruling.paragraphs]))];
  });

/** Whoever has pocketed only pieces of the opponent is stopped from going on ['ICF-125a']. */
const afterRuling = ({ call, paragraphs }: Ruling): RefereeDuty | undefined =>
  call === 'turnPasses' && paragraphs.includes('ICF-125a') ? 'stopPlayer' : AFTER_A_CALL[call];
