import {
  boardRuns,
  colourOf,
  hasQueenRight,
  isSolo,
  onBoard,
  owedBy,
  piecesOf,
  sideOfSeat,
  type Match,
  type State,
} from '../state.ts';
import { other, type Side } from '../table.ts';
import type { FactOf } from './facts.ts';

/** A stroke as the laws ask about it: what fell, and how things stood before. */
export interface Stroke {
  readonly side: Side;
  /** Own and opposing pieces pocketed. */
  readonly own: number;
  readonly opposing: number;
  readonly queen: boolean;
  readonly striker: boolean;
  readonly proper: boolean;
  /** Own and opposing pieces on the board after it; what jumped comes back and is counted. */
  readonly ownLeft: number;
  readonly opposingLeft: number;
  readonly lastOwn: boolean;
  readonly lastOpposing: boolean;
  /** Nine own pieces lay on the board before it [CI-16]. */
  readonly nine: boolean;
  /** Own pieces were owed before it [CI-6]. */
  readonly owing: boolean;
  readonly right: boolean;
  /** An attempt to cover the queen. */
  readonly covering: boolean;
  readonly coverTries: number;
  /** How the stroke is to be taken: most are `played`. */
  readonly as: 'played' | 'attempt' | 'early' | 'slip' | 'held' | 'outOfTurn' | 'playedOn';
}

export function readStroke(match: Match, fact: FactOf<'strokeEnded'>): Stroke {
  const { state } = match;
  const { board } = state;
  const side = sideOfSeat(fact.by);
  const { own, opposing, before, opposingLeft } = countsOf(match, side, fact.pocketed);
  return {
    side,
    own,
    opposing,
    queen: fact.pocketed.queen,
    striker: fact.pocketed.striker,
    proper: fact.improper.length === 0 && !struckDuringPlacing(match, fact) && !struckBeforeRemoval(match, fact),
    ownLeft: before - own,
    opposingLeft,
    lastOwn: own > 0 && before === own && !isSolo(match),
    lastOpposing: opposing > 0 && opposingLeft === 0,
    nine: before === piecesOf(match, side).length,
    owing: owedBy(match, side) > 0,
    right: hasQueenRight(match, side),
    covering: board.queen === 'pending' && board.queenSide === side,
    coverTries: board.coverTries,
    as: takenAs(match, fact),
  };
}

interface Counts {
  readonly own: number;
  readonly opposing: number;
  readonly before: number;
  readonly opposingLeft: number;
}
/** Whoever plays alone has no opponent and every piece is his. */
function countsOf(
  match: Match,
  side: Side,
  { white, black }: { readonly white: number; readonly black: number },
): Counts {
  const before = piecesOf(match, side).reduce((n, piece) => n + Number(match.state.board.pieces[piece] !== null), 0);
  if (isSolo(match)) return { own: white + black, opposing: 0, before, opposingLeft: 0 };
  const [own, opposing] = colourOf(match.state, side) === 0 ? [white, black] : [black, white];
  return {
    own,
    opposing,
    before,
    opposingLeft: onBoard(match.state.board.pieces, colourOf(match.state, other(side))) - opposing,
  };
}

/** Pieces, striker and queen of the stroke are judged; who plays on by mistake only has no turn to keep ['ICF-125b.1']. */
export const isJudged = ({ as }: Stroke): boolean => as === 'played' || as === 'early' || as === 'playedOn';

/** Something was touched if it says so, or if a piece fell or jumped. */
export const touchedAnything = (fact: Omit<FactOf<'strokeEnded'>, 'id' | 'tick'>): boolean =>
  fact.touched ||
  fact.pocketed.white + fact.pocketed.black > 0 ||
  fact.pocketed.queen ||
  [...fact.jumped, ...fact.viaLamp].some((disc) => disc !== 'striker');

/** Struck while somebody else was still to place: his time had not begun ['ICF-50.4', CI-63]. */
export const struckDuringPlacing = ({ options }: Match, fact: FactOf<'strokeEnded'>): boolean =>
  options.some(({ name, seat }) => name === 'place' && seat !== fact.by);
/** Struck while the opponent's striker still lay on the board ['ICF-124c']. */
export const struckBeforeRemoval = ({ state }: Match, fact: FactOf<'strokeEnded'>): boolean =>
  state.board.strikerOf !== undefined && state.board.strikerOf !== fact.by;
/** His own right to place, which he lets go by striking [CI-63]. */
export const ownRightToPlace = (
  { options }: Match,
  by: FactOf<'strokeEnded'>['by'],
): Match['options'][number] | undefined => options.find(({ name, seat }) => name === 'place' && seat === by);

/** Before the umpire's Play. */
export const isEarly = (state: State, fact: FactOf<'strokeEnded'>): boolean =>
  fact.beforePlay || state.phase === 'setUp';

/** The time to place was over before this stroke, and that ended the board: nothing is struck or counted any more ['ICF-5']. */
export const isAfterTheBoard = (state: State): boolean => !boardRuns(state) && state.phase !== 'setUp';

function takenAs({ state }: Match, fact: FactOf<'strokeEnded'>): Stroke['as'] {
  const stranger = fact.by !== state.turn;
  if (stranger && state.board.onlyOpponents && state.board.lastShooter === fact.by) return 'playedOn'; // [CI-39]
  if (stranger && fact.noticed === 'before') return 'outOfTurn'; // before Play too [CI-62]
  if (!stranger && isEarly(state, fact) && touchedAnything(fact)) return 'early';
  if (state.board.held) return 'held';
  if (fact.slipped && !touchedAnything(fact)) return 'slip';
  return state.board.breakMade || touchedAnything(fact) ? 'played' : 'attempt';
}
