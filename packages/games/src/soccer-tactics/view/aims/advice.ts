import { legalFor } from '../../legal.ts';
import { pawnNamed } from '../../names.ts';
import { defender, offsideRow, sideOf, type Match, type Pawn, type State } from '../../state.ts';
import { distance, other, rowFrom, SQUARE_NAMES, squareNamed, type Side, type Square } from '../../table.ts';
import { sideToAct } from '../../turn.ts';
import { isToBeWon, targetsOf } from './targets.ts';

/** Something sensible that may be done now: a pawn, or the ball, and where to. */
interface Advice {
  readonly pawn: Pawn | null;
  readonly to: Square;
}

/** What a newcomer is shown of those moves that are legal now: not the best one, but one that he sees the sense of. */
export function adviceFor(match: Match, kind: 'move' | 'play', picked: readonly string[]): Advice | null {
  const side = sideToAct(match.state, match.setup.settings);
  if (side === null) return null;
  const choices = legalFor(match, side).flatMap((action): readonly Advice[] => {
    if (action.kind !== kind || !('to' in action)) return [];
    const to = squareNamed(action.to)!;
    if (action.kind === 'play') return [{ pawn: null, to }];
    return picked.length === 0 || picked[0] === action.pawn ? [{ pawn: pawnNamed(action.pawn)!, to }] : [];
  });
  const worth = kind === 'play' ? worthOfPlay(match, side) : worthOfMove(match, side);
  return choices.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

type Worth = (advice: Advice) => number;

/** To a ball that is to be won, onto it or at least nearer; with the ball in one's own feet, forward to where it can be received. */
function worthOfMove({ state }: Match, side: Side): Worth {
  // Of several the nearest one: its way is the easiest to see.
  if (isToBeWon(state)) return ({ pawn, to }) => -LONG * distance(to, state.ball) - far(state, pawn);
  const last = offsideRow(state);
  return ({ to }) => {
    const isOffside = rowFrom(defender(state), to) < last;
    return (isOffside ? -LONG : rowFrom(side, to)) - Math.max(0, distance(to, state.ball) - PASS) * 2;
  };
}
const far = ({ pawns, ball }: State, pawn: Pawn | null): number => (pawn === null ? 0 : distance(pawns[pawn]!, ball));
/** As far as an average pass goes, and farther than anything. */
const PASS = 4;
const LONG = 32;

/** To one's own, farthest forward; else where one's own are nearer than the others. */
function worthOfPlay(match: Match, side: Side): Worth {
  const targets = targetsOf(match, []);
  const nearest = (of: Side, to: Square): number =>
    Math.min(...match.state.pawns.map((at, pawn) => (at >= 0 && sideOf(pawn) === of ? distance(at, to) : LONG)));
  const met = { shot: 3 * LONG, own: 2 * LONG, ball: LONG, empty: LONG, opponent: 0, offside: -LONG } as const;
  return ({ to }) => {
    const kind = targets.get(SQUARE_NAMES[to]!) ?? 'empty';
    const room = kind === 'empty' ? 2 * (nearest(other(side), to) - nearest(side, to)) : 0;
    return met[kind] + room + rowFrom(side, to) / 2;
  };
}
