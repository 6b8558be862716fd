import { useRunning } from '@bande/stage';
import type { Running, Swung } from '@bande/host';
import { useEffect, useRef, useState } from 'react';
import type { Group } from 'three';
import type { BySide } from '../../names.ts';
import { toPlay } from '../../rights.ts';
import type { TippKick } from '../../state.ts';
import type { Kit } from '../colours.ts';
import { KickerFigure, swingLeg } from '../picture/figures.tsx';
import type { Shoot } from './kinds.ts';
import { isShot } from './meant.ts';

type Swing = Swung<TippKick>;
const NONE: readonly Swing[] = [];

/** Shots that have been let go and have not met anything yet. */
export function useSwings(running: Running<TippKick>): readonly Swing[] {
  const [swings, setSwings] = useState(() => running.swings?.() ?? NONE);
  useEffect(() => {
    const look = (): void => setSwings(running.swings?.() ?? NONE);
    look();
    return running.subscribe(look);
  }, [running]);
  return swings;
}

/** Whoever has let go sees his kicker draw back its leg, and so does the other: it is pressed at its contact. */
export function Swings({ running, kits }: { readonly running: Running<TippKick>; readonly kits: BySide<Kit> }) {
  return useSwings(running).map((swing) =>
    isShot(swing.action) ? <DrawnBack key={swing.released} {...{ running, kits, swing }} shot={swing.action} /> : null,
  );
}

interface DrawnBackProps {
  readonly running: Running<TippKick>;
  readonly kits: BySide<Kit>;
  readonly swing: Swing;
  readonly shot: Shoot;
}

/** Degrees of the leg: as it hangs ready, and as a press begins. */
const [READY, BACK] = [-6, -40];
function DrawnBack({ running, kits, swing, shot }: DrawnBackProps) {
  const kicker = useRef<Group>(null);
  // Only whose ball it is lets a kicker go.
  const [side] = useState(() => toPlay(running.match()));
  useRunning(running, (_match, tick) => {
    const share = Math.min(1, Math.max(0, (tick - swing.released) / (swing.contact - swing.released)));
    if (kicker.current !== null) swingLeg(kicker.current, READY + (BACK - READY) * share);
    return share < 1;
  });
  if (side === null) return null;
  return <KickerFigure ref={kicker} kit={kits[side]} side={side} stance={shot} foot={shot.foot} degrees={READY} />;
}
