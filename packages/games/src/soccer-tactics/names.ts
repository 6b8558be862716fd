import { PAWNS_PER_SIDE, type Pawn } from './state.ts';

/** `R1` is Red's keeper, `Ra`-`Rd` his defenders, `R6`-`R11` the numbered pawns; `B…` Blue's [I-48]. */
const SLOT_NAMES = ['1', 'a', 'b', 'c', 'd', '6', '7', '8', '9', '10', '11'] as const;
export const PAWN_NAMES: readonly string[] = ['R', 'B'].flatMap((side) => SLOT_NAMES.map((slot) => side + slot));
export const PAWN_PATTERN = new RegExp(`^(${PAWN_NAMES.join('|')})$`);
const BY_NAME: ReadonlyMap<string, Pawn> = new Map(PAWN_NAMES.map((name, pawn) => [name, pawn]));

export const pawnNamed = (name: string): Pawn | undefined => BY_NAME.get(name);
/** The place of a pawn's cards in the foul area: its number, or D for every defender ['STW-9A.8']. */
export const CARD_PLACES = ['1', 'D', '6', '7', '8', '9', '10', '11'] as const;
export const slotName = (pawn: Pawn): string => SLOT_NAMES[pawn % PAWNS_PER_SIDE]!;
