import type { LogEntry } from '@bande/core';
import { PAWN_NAMES } from '../../names.ts';
import type { Fact, Match, Ruling, SoccerTactics } from '../../state.ts';
import { rowFrom, SQUARE_NAMES, squareNamed, type Side, type SideName } from '../../table.ts';
import { roleOf, sideOfPawn } from '../words/naming.ts';
import { carrierOf, standBefore, type Stand } from './trace.ts';

type Entry = LogEntry<SoccerTactics>;
type Maybe = string | null | undefined;

/** The pawns and squares a ruling rests on: where something came from, turned and went, who was in it, and the line of an offside. A line-up that is in order shows nothing that the board does not. */
export function evidence(ruling: Ruling, log: readonly Entry[], first?: Match): readonly string[] {
  const facts = log.filter(({ fact }) => ruling.evidence.includes(fact.id));
  const seen: readonly Maybe[] = [
    ruling.where?.name,
    ...named(ruling),
    ...facts
      .filter(({ fact }) => fact.kind !== 'formationSet' || ruling.call === 'minorFoul')
      .flatMap(({ fact }) => traces(fact, standBefore(log, fact.id, first))),
    ...(ruling.call === 'offside' || ruling.call === 'notOffside'
      ? facts.flatMap(({ fact }) => offsideLine(ruling, fact, log, first))
      : []),
  ];
  return [...new Set(seen.filter((id): id is string => typeof id === 'string' && id !== ''))];
}

const named = ({ detail }: Ruling): readonly Maybe[] =>
  [detail?.['pawn'], detail?.['scorer']].map((value) => (typeof value === 'string' ? value : null));

function traces(fact: Fact, stand: Stand): readonly Maybe[] {
  switch (fact.kind) {
    case 'pawnMoved':
      return [fact.pawn, stand.pawns.get(fact.pawn), fact.via, fact.to];
    case 'pawnPlaced':
      return [fact.pawn, stand.pawns.get(fact.pawn), fact.to];
    case 'ballPlayed':
      return [stand.ball, fact.via, fact.to];
    case 'dribbled':
      return [carrierOf(stand), stand.ball, fact.to];
    case 'duelRolled':
      return [stand.ball, ...PAWN_NAMES.filter((pawn) => stand.ball !== null && stand.pawns.get(pawn) === stand.ball)];
    case 'formationSet':
      return [fact.ball, ...Object.keys(fact.pawns)];
    case 'shotSpun':
    case 'shotDieRolled':
      return [stand.ball];
    default:
      return [];
  }
}

/** Pawns are offside by where they stood when the ball was last played: a capture is measured by the play before it. */
function offsideLine(ruling: Ruling, fact: Fact, log: readonly Entry[], first?: Match): readonly string[] {
  const played =
    fact.kind === 'ballPlayed'
      ? fact.id
      : (log.findLast((entry) => entry.fact.id < fact.id && entry.fact.kind === 'ballPlayed')?.fact.id ?? first?.facts);
  const pawn = String(ruling.detail?.['pawn'] ?? '');
  if (played === undefined || pawn === '') return [];
  const stand = standBefore(log, played, first);
  const row = lastRow(stand, sideOfPawn(pawn) === 'red' ? 'blue' : 'red');
  return [...(row === null ? [] : row.squares), ...(row === null ? [] : row.pawns), stand.pawns.get(pawn) ?? ''];
}

/** The row of a side's last field player, and who stands on it. */
function lastRow(
  { pawns }: Stand,
  side: SideName,
): { readonly squares: readonly string[]; readonly pawns: readonly string[] } | null {
  const half: Side = side === 'red' ? 0 : 1;
  const rowOf = (square: string): number => rowFrom(half, squareNamed(square)!);
  const field = [...pawns].filter(([pawn]) => sideOfPawn(pawn) === side && roleOf(pawn) !== 'keeper');
  if (field.length === 0) return null;
  const last = Math.min(...field.map(([, square]) => rowOf(square)));
  return {
    squares: SQUARE_NAMES.filter((square) => rowOf(square) === last),
    pawns: field.filter(([, square]) => rowOf(square) === last).map(([pawn]) => pawn),
  };
}
