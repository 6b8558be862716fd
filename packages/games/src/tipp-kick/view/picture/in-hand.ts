import { createContext, useContext, useEffect } from 'react';
import type { Side } from '../../names.ts';

/** The sides whose kicker is in a hand: it does not stand where it stood last at the same time. */
export const InHand = createContext<Set<Side>>(new Set());

/** As long as it is drawn in a hand. */
export function useInHand(side: Side, isHeld: boolean): void {
  const held = useContext(InHand);
  useEffect(() => {
    if (!isHeld) return;
    held.add(side);
    return () => void held.delete(side);
  }, [held, side, isHeld]);
}
