import { legalFor } from '../../legal.ts';
import { readFormation } from '../../formation.ts';
import { PAWN_NAMES } from '../../names.ts';
import { inPlay, isNumbered, keeperOf, ownPawns, type Match, type State } from '../../state.ts';
import { SQUARE_NAMES } from '../../table.ts';
import { sideToAct } from '../../turn.ts';
import { picksOf } from './picks.ts';

/** The position as it would be: whoever has been given a square stands there at once, and the others as is usual then; before anybody has, all of them. */
export function linedUp(match: Match, picked: readonly string[]): State {
  const { state } = match;
  const side = sideToAct(state, match.setup.settings);
  if (state.phase !== 'formation' || side === null) return state;
  for (const action of legalFor(match, side)) {
    if (action.kind !== 'formation' || !picked.every((id, i) => picksOf(action, match)[i] === id)) continue;
    const formation = readFormation(action);
    if (formation === null) continue;
    const pawns = state.pawns.map((square, pawn) => formation.squares.get(pawn) ?? square);
    return { ...state, pawns, ball: formation.ball >= 0 ? formation.ball : state.ball };
  }
  return state;
}

/** What is asked for while somebody lines up: the square of the kick-off, those of the strikers, the keeper's. */
export interface LiningUp {
  readonly what: 'kickOff' | 'striker' | 'keeper' | 'noKeeper';
  /** Counted from 1, and how many there are. */
  readonly step: number;
  readonly steps: number;
  /** Whose square it is; nobody's where no keeper is left. */
  readonly pawns: readonly string[];
  /** The keeper's square may be chosen at once: a side that is short of players leaves places up front empty. */
  readonly orKeeper: boolean;
}

/** One step after the other; null: nobody lines up. */
export function liningUp(match: Match, picked: readonly string[]): LiningUp | null {
  const { state } = match;
  const side = sideToAct(state, match.setup.settings);
  if (state.phase !== 'formation' || side === null) return null;
  const numbered = ownPawns(side).filter((pawn) => isNumbered(pawn) && inPlay(state, pawn));
  const kicksOff = state.ball < 0;
  const keeper = inPlay(state, keeperOf(side));
  const whats: readonly LiningUp['what'][] = [
    ...(kicksOff ? (['kickOff'] as const) : []),
    ...strikersAsked(numbered.length, kicksOff),
    keeper ? 'keeper' : 'noKeeper',
  ];
  const step = Math.min(picked.length, whats.length - 1);
  const what = whats[step]!;
  return {
    what,
    step: step + 1,
    steps: whats.length,
    pawns: pawnsOf(what, match, picked, { numbered, keeper: keeperOf(side) }),
    orKeeper: numbered.length < 6 && what === 'striker',
  };
}

/** Two stand up front, as far as there are two; whoever kicks off has been asked for. */
const strikersAsked = (numbered: number, kicksOff: boolean): readonly 'striker'[] =>
  Array.from({ length: Math.max(0, Math.min(numbered, 2) - Number(kicksOff)) }, () => 'striker');

function pawnsOf(
  what: LiningUp['what'],
  match: Match,
  picked: readonly string[],
  { numbered, keeper }: { readonly numbered: readonly number[]; readonly keeper: number },
): readonly string[] {
  const strikers = numbered.slice(-2);
  const { pawns } = linedUp(match, picked);
  switch (what) {
    case 'kickOff':
      return strikers.slice(0, 1).map((pawn) => PAWN_NAMES[pawn]!);
    case 'striker':
      // Whoever has been given a square is not asked for again.
      return strikers
        .filter((pawn) => !picked.includes(SQUARE_NAMES[pawns[pawn]!] ?? ''))
        .slice(0, 1)
        .map((pawn) => PAWN_NAMES[pawn]!);
    case 'keeper':
      return [PAWN_NAMES[keeper]!];
    case 'noKeeper':
      return [];
  }
}
