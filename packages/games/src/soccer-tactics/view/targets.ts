import type { Seat } from '@bande/core';
import { byAction } from '../happen.ts';
import { legalFor } from '../legal.ts';
import { judge } from '../referee/index.ts';
import { moverNow, PLAYING } from '../referee/order.ts';
import { defender, nameOf, offsideRow, sideOf, type Fact, type Match, type State } from '../state.ts';
import { other, SQUARE_NAMES, squareNamed, type Side, type Square } from '../table.ts';
import { sideToAct } from '../turn.ts';
import { picksOf } from './picks.ts';

type Choice = ReturnType<typeof legalFor>[number];

/** What whoever goes or plays there meets: nobody, one of his own, an opponent; or the referee's flag. */
export const TARGETS = ['empty', 'own', 'opponent', 'offside'] as const;
export type TargetKind = (typeof TARGETS)[number];

/** The squares that may be picked next, each with what is met there. */
export function targetsOf(match: Match, picked: readonly string[]): ReadonlyMap<string, TargetKind> {
  const side = sideToAct(match.state, match.setup.settings);
  if (side === null) return new Map();
  return new Map(
    legalFor(match, side).flatMap((action): readonly [string, TargetKind][] => {
      const picks = picksOf(action, match);
      const to = picks[picked.length];
      return to !== undefined && picks.length === picked.length + 1 && picked.every((id, i) => picks[i] === id)
        ? [[to, metBy(match, side, action, squareNamed(to) ?? -1)]]
        : [];
    }),
  );
}

function metBy(match: Match, side: Side, action: Choice, to: Square): TargetKind {
  if (action.kind !== 'play' && action.kind !== 'move' && action.kind !== 'dribble') return 'empty';
  if (wouldBeOffside(match, side, action)) return 'offside';
  if (stands(match.state, other(side), to)) return 'opponent';
  return action.kind === 'play' && stands(match.state, side, to) ? 'own' : 'empty';
}
const stands = ({ pawns }: State, side: Side, square: Square): boolean =>
  pawns.some((at, pawn) => at === square && sideOf(pawn) === side);

/** Asked of the referee himself: what he would call if it were done. */
function wouldBeOffside(match: Match, side: Side, action: Choice): boolean {
  const seat = match.setup.seating.indexOf(nameOf(side)) as Seat;
  const done = byAction(match, seat, action);
  return (
    done.ok &&
    done.value.some((event) =>
      judge(match, { ...event, id: match.facts, tick: match.tick } as Fact).some(({ call }) => call === 'offside'),
    )
  );
}

/** Who can reach the ball that is to be won, with the number that lies; null: it is not a matter of reaching it. */
export function reachersOf(match: Match): ReadonlySet<string> | null {
  const { phase, roll, ball } = match.state;
  if ((phase !== 'captureA' && phase !== 'captureD' && phase !== 'challenge') || roll === 0 || ball < 0) return null;
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
