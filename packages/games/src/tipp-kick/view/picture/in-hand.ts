import { createContext, useContext, useEffect } from 'react';
import type { Side } from '../../names.ts';

/** A figure that a hand holds: the kicker of a side, or its keeper. */
type Held = `${'kicker' | 'keeper'} ${Side}`;

/** The figures that are in a hand: none of them stands where it stood last at the same time. */
export const InHand = createContext<Set<Held>>(new Set());
export type HeldFigures = Set<Held>;

/** As long as it is drawn in a hand. */
export function useInHand(figure: Held, isHeld: boolean): void {
  const held = useContext(InHand);
  useEffect(() => {
    if (!isHeld) return;
    held.add(figure);
    return () => void held.delete(figure);
  }, [held, figure, isHeld]);
}
