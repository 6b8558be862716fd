import type { Seat } from '@bande/core';
import { byAction } from '../../happen.ts';
import { legalFor } from '../../legal.ts';
import type { Call } from '../../referee/calls.ts';
import { judge } from '../../referee/index.ts';
import { moverNow, PLAYING } from '../../referee/order.ts';
import { defender, nameOf, offsideRow, sideOf, type Fact, type Match, type State } from '../../state.ts';
import { other, SQUARE_NAMES, squareNamed, type Side, type Square } from '../../table.ts';
import { sideToAct } from '../../turn.ts';
import { picksOf } from '../hands/picks.ts';

type Choice = ReturnType<typeof legalFor>[number];

/** What whoever goes or plays there meets: nobody, one of his own, the ball, one who shoots at once, an opponent to fight with; or the referee's flag. */
export const TARGETS = ['empty', 'own', 'ball', 'shot', 'opponent', 'offside'] as const;
export type TargetKind = (typeof TARGETS)[number];

/** What is done by the next pick, for each square that completes it. */
export function choicesNow(match: Match, picked: readonly string[]): ReadonlyMap<string, Choice> {
  const side = sideToAct(match.state, match.setup.settings);
  if (side === null) return new Map();
  return new Map(
    legalFor(match, side).flatMap((action): readonly [string, Choice][] => {
      const picks = picksOf(action, match);
      const to = picks[picked.length];
      return to !== undefined && picks.length === picked.length + 1 && picked.every((id, i) => picks[i] === id)
        ? [[to, action]]
        : [];
    }),
  );
}

/** The squares that may be picked next, each with what is met there. */
export function targetsOf(match: Match, picked: readonly string[]): ReadonlyMap<string, TargetKind> {
  const key = picked.join();
  const before = known.get(match);
  if (before?.key === key) return before.targets;
  const targets = new Map(
    [...choicesNow(match, picked)].map(([to, action]) => [to, metBy(match, action, squareNamed(to) ?? -1)] as const),
  );
  known.set(match, { key, targets });
  return targets;
}
/** The referee is asked about every square: words and marks of one moment share his answers. */
const known = new WeakMap<Match, { readonly key: string; readonly targets: ReadonlyMap<string, TargetKind> }>();

function metBy(match: Match, action: Choice, to: Square): TargetKind {
  if (!isInPlay(action)) return 'empty';
  const side = sideToAct(match.state, match.setup.settings)!;
  const calls = callsFor(match, action);
  if (calls.has('offside')) return 'offside';
  if (calls.has('shot')) return 'shot';
  // To walk onto somebody who has not got the ball starts no duel.
  if (calls.has('duel')) return 'opponent';
  if (action.kind === 'move') return isToBeWon(match.state) && to === match.state.ball ? 'ball' : 'empty';
  if (stands(match.state, other(side), to)) return 'opponent';
  return action.kind === 'play' && stands(match.state, side, to) ? 'own' : 'empty';
}
const stands = ({ pawns }: State, side: Side, square: Square): boolean =>
  pawns.some((at, pawn) => at === square && sideOf(pawn) === side);

export const isInPlay = ({ kind }: Choice): boolean => kind === 'play' || kind === 'move' || kind === 'dribble';

/** Asked of the referee himself: what he would call if it were done. */
export function callsFor(match: Match, action: Choice): ReadonlySet<Call> {
  const side = sideToAct(match.state, match.setup.settings);
  const seat = side === null ? -1 : match.setup.seating.indexOf(nameOf(side));
  const done = byAction(match, seat as Seat, action);
  if (!done.ok) return new Set();
  return new Set(
    done.value.flatMap((event) =>
      judge(match, { ...event, id: match.facts, tick: match.tick } as Fact).map(({ call }) => call),
    ),
  );
}

/** The ball lies free, or with the others: whoever is to move wants to come to it. */
export const isToBeWon = ({ phase, ball }: State): boolean =>
  (phase === 'captureA' || phase === 'captureD' || phase === 'challenge') && ball >= 0;

/** Who can reach the ball that is to be won, with the number that lies; null: it is not a matter of reaching it. */
export function reachersOf(match: Match): ReadonlySet<string> | null {
  const { roll, ball } = match.state;
  if (!isToBeWon(match.state) || roll === 0) return null;
  const moves = legalFor(match, moverNow(match.state));
  return new Set(
    moves.flatMap((action) => (action.kind === 'move' && action.to === SQUARE_NAMES[ball] ? [action.pawn] : [])),
  );
}

/** The row, counted from the defending goal, behind which nobody may receive the ball that is played now; null: it is not being played, or the zone is empty. */
export function offsideLine({ state }: Match): { readonly side: Side; readonly row: number } | null {
  if (!PLAYING.has(state.phase) || state.phase === 'cornerKick' || state.roll === 0) return null;
  const row = offsideRow(state);
  return row > 1 ? { side: defender(state), row } : null;
}
