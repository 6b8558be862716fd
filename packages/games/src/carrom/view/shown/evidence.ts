import type { LogEntry } from '@bande/core';
import { PIECE_NAMES, type Carrom, type Fact, type Ruling } from '../../state.ts';
import { pocketId } from '../words/naming.ts';

type Entry = LogEntry<Carrom>;

/** Pieces and pockets a ruling rests on: what fell and where, what left the board, the queen where she is meant. */
export function evidence(ruling: Ruling, log: readonly Entry[]): readonly string[] {
  const facts = log.filter(({ fact }) => ruling.evidence.includes(fact.id)).map(({ fact }) => fact);
  return [...new Set([...(ABOUT_QUEEN.has(ruling.call) ? ['q'] : []), ...facts.flatMap((fact) => traces(fact, log))])];
}
const ABOUT_QUEEN: ReadonlySet<Ruling['call']> = new Set<Ruling['call']>(['queenOut', 'queenPending', 'queenCovered']);

const isPiece = (id: string): boolean => PIECE_NAMES.includes(id);

function traces(fact: Fact, log: readonly Entry[]): readonly string[] {
  if (fact.kind === 'fell') return fact.piece === 'queen' ? ['q'] : [];
  return fact.kind === 'strokeEnded'
    ? ofTheStroke(fact, log)
        .flatMap(touchedBy)
        .filter((id) => id !== '')
    : [];
}

/** The facts of the same stroke, which come before its end. */
function ofTheStroke(end: Fact, log: readonly Entry[]): readonly Fact[] {
  const at = log.findIndex(({ fact }) => fact.id === end.id);
  const from = log.findLastIndex(({ fact }, i) => i < at && (fact.kind === 'struck' || fact.kind === 'strokeEnded'));
  return log.slice(from + 1, at).map(({ fact }) => fact);
}

function touchedBy(fact: Fact): readonly string[] {
  switch (fact.kind) {
    case 'pocketed':
      return [pocketId(fact.pocket), ...(isPiece(fact.piece) ? [fact.piece] : [])];
    case 'leftSurface':
      return isPiece(fact.piece) ? [fact.piece] : [];
    default:
      return [];
  }
}
