import type { LogEntry } from '@bande/core';
import { PAWN_NAMES } from '../names.ts';
import { NOBODY, type Fact, type Match, type SoccerTactics } from '../state.ts';
import { SIDES, SQUARE_NAMES, type SideName } from '../table.ts';
import { sideOfPawn } from './naming.ts';

type Entry = LogEntry<SoccerTactics>;

/** Where things stood, as far as the log tells: pawns and ball by the names of their squares. */
export interface Stand {
  readonly pawns: ReadonlyMap<string, string>;
  readonly ball: string | null;
  readonly possession: SideName | null;
}

interface Tracing {
  pawns: Map<string, string>;
  ball: string | null;
  possession: SideName | null;
}

/** A match that has begun: a log that goes on from here knows where everybody stood. */
const standIn = ({ state }: Match): Tracing => ({
  pawns: new Map(PAWN_NAMES.flatMap((pawn, i) => ((state.pawns[i] ?? NOBODY) >= 0 ? [[pawn, SQUARE_NAMES[state.pawns[i]!]!] as const] : []))),
  ball: SQUARE_NAMES[state.ball] ?? null,
  possession: SIDES[state.attacker],
});

/** What stood where just before a fact. A log that begins nobody knows where tells less, never something wrong. */
export function standBefore(log: readonly Entry[], fact: number, first?: Match): Stand {
  const now: Tracing = first === undefined ? { pawns: new Map(), ball: null, possession: null } : standIn(first);
  for (const entry of log) {
    if (entry.fact.id >= fact) break;
    follow(now, entry);
  }
  return now;
}

function follow(now: Tracing, { fact, rulings }: Entry): void {
  if (rulings.some(({ call }) => call === 'minorFoul')) return; // it was put right
  happened(now, fact);
  for (const { call, for: side, detail, restart, where } of rulings) {
    if (call === 'sentOff') now.pawns.delete(String(detail?.['pawn']));
    if (call === 'corner' || call === 'offside') now.ball = where ?? now.ball;
    if (restart === 'attackMove' && side !== undefined) now.possession = side;
    if (call === 'goal' || call === 'periodOver' || call === 'penalty') now.ball = null;
  }
}

function happened(now: Tracing, fact: Fact): void {
  switch (fact.kind) {
    case 'formationSet':
      for (const [pawn, square] of Object.entries(fact.pawns)) now.pawns.set(pawn, square);
      if (fact.ball === undefined) break;
      now.ball = fact.ball;
      now.possession = fact.side;
      break;
    case 'pawnMoved':
    case 'pawnPlaced':
      now.pawns.set(fact.pawn, fact.to);
      break;
    case 'ballPlayed':
      now.ball = fact.to;
      break;
    case 'dribbled': {
      const carrier = carrierOf(now);
      if (carrier !== undefined) now.pawns.set(carrier, fact.to);
      now.ball = fact.to;
      break;
    }
    default:
  }
}

/** The pawn on the ball; of two the one whose side has it. */
export function carrierOf({ pawns, ball, possession }: Stand): string | undefined {
  const there = PAWN_NAMES.filter((pawn) => ball !== null && pawns.get(pawn) === ball);
  return there.length === 1 ? there[0] : there.find((pawn) => sideOfPawn(pawn) === possession);
}
