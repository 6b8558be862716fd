import type { LogEntry } from '@bande/core';
import { PAWN_NAMES } from '../../names.ts';
import type { Paragraph } from '../../rulebook.ts';
import { keeperOf, NOBODY, type Fact, type Match, type Ruling, type SoccerTactics } from '../../state.ts';
import { inGoalArea, SIDES, SQUARE_NAMES, squareNamed, type SideName } from '../../table.ts';
import { sideOfPawn } from '../words/naming.ts';

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
  pawns: new Map(
    PAWN_NAMES.flatMap((pawn, i) =>
      (state.pawns[i] ?? NOBODY) >= 0 ? [[pawn, SQUARE_NAMES[state.pawns[i]!]!] as const] : [],
    ),
  ),
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
  if (!rulings.some(({ call }) => call === 'minorFoul')) happened(now, fact); // or it was put right
  for (const ruling of rulings) called(now, ruling);
  const next = rulings.find(({ restart }) => restart !== undefined);
  if (next !== undefined) goesOn(now, next);
}

function called(now: Tracing, { call, detail, where, paragraphs }: Ruling): void {
  if (call === 'sentOff') now.pawns.delete(String(detail?.['pawn']));
  if (call === 'placed' && paragraphs.some((paragraph) => WITH_THE_BALL.has(paragraph))) now.ball = where?.name ?? null;
}
/** Placements that say where the ball lies: the keeper or another taker of a goal kick, and the taker of a free kick in the circle. */
const WITH_THE_BALL: ReadonlySet<Paragraph> = new Set<Paragraph>(['STW-6C.4', 'STW-6C.5', 'STW-9C.5']);

/** Whoever is given a restart has the ball; where it lies is told by the ruling, or when somebody is placed there. */
function goesOn(now: Tracing, { call, for: side, restart, where }: Ruling): void {
  if (restart !== undefined && WITH_POSSESSION.has(restart) && side !== undefined) now.possession = side;
  if (restart === 'nextPenalty') now.possession = null;
  if (restart === 'freeKick' || restart === 'corner') now.ball = where?.name ?? null;
  if (restart === 'goalKick') now.ball = side === undefined ? null : keptBall(now, side);
  if (call === 'goal' || call === 'periodOver' || (restart !== undefined && WITHOUT_A_BALL.has(restart)))
    now.ball = null;
}
const WITH_POSSESSION: ReadonlySet<string> = new Set(['freeKick', 'goalKick', 'corner', 'penalty', 'attackMove']);
/** It is taken from the board. */
const WITHOUT_A_BALL: ReadonlySet<string> = new Set(['penalty', 'toss', 'nextPenalty', 'finished']);

/** A keeper who already stands in his goal area has the ball at once. */
function keptBall({ pawns }: Tracing, side: SideName): string | null {
  const half = side === 'red' ? 0 : 1;
  const square = pawns.get(PAWN_NAMES[keeperOf(half)]!);
  return square !== undefined && inGoalArea(half, squareNamed(square)!) ? square : null;
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
