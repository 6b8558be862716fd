import type { Show } from '@bande/stage/view';
import { nameOf, type Match } from '../../state.ts';
import { playsWithTwoDice, sideToAct, total } from '../../turn.ts';
import { words } from '../words/naming.ts';

export type DiceShow = Extract<Show, { kind: 'dice' }>;

/** The number that is still to be used, as it lies on the table. */
type Lying =
  | { readonly kind: 'dice'; readonly show: DiceShow }
  /** The match keeps the sum of two dice, not the two: where nobody has seen them fall, the sum is all there is. */
  | { readonly kind: 'sum'; readonly sum: number; readonly side: string };

const NO_WORDS = words('', '');

/** What lies beside the board until it is used; `thrown` are the dice that were seen last. */
export function lyingDice({ state, setup }: Match, thrown: DiceShow | null): Lying | null {
  const side = sideToAct(state, setup.settings);
  if (state.roll === 0 || side === null) return null;
  if (thrown !== null && total(thrown.values) === state.roll && thrown.sides[0] === nameOf(side))
    return { kind: 'dice', show: thrown };
  if (playsWithTwoDice(state)) return { kind: 'sum', sum: state.roll, side: nameOf(side) };
  return { kind: 'dice', show: { kind: 'dice', values: [state.roll], sides: [nameOf(side)], label: NO_WORDS, ms: 0 } };
}
