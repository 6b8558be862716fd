import { inAFrame } from '@bande/stage';
import type { Running } from '@bande/host';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef, useState } from 'react';
import type { Side } from '../../names.ts';
import { lieNow } from '../../plate.ts';
import type { TippKick } from '../../state.ts';
import { Foresight, type Foreseen } from './foreseen.ts';
import { straightShot, type Meant } from './meant.ts';

/** Seconds for which a hand rests before anything is looked ahead for it; milliseconds of a frame that are spent on that. */
const [PAUSE, MS] = [0.12, 12];

const isAlike = (a: Meant, b: Meant): boolean =>
  a.kind === b.kind &&
  a.spin === b.spin &&
  Math.abs(a.facing - b.facing) < 1.5 &&
  Math.abs(a.strength - b.strength) < 0.03;

/** What would come of what is meant, some moments after the hand has moved; null: nobody knows yet. */
export function useForesight(running: Running<TippKick>, side: Side, meant: Meant | null): Foreseen | null {
  const invalidate = useThree((three) => three.invalidate);
  const [known, setKnown] = useState<{ readonly meant: Meant; readonly foreseen: Foreseen } | null>(null);
  const work = useRef<{ readonly meant: Meant; readonly sight: Foresight } | null>(null);
  const next = useRef<{ readonly meant: Meant; since: number | null } | null>(null);
  const drop = (): void => {
    work.current?.sight.free();
    work.current = null;
  };
  useEffect(() => {
    next.current = meant === null ? null : { meant, since: null };
    if (meant === null) drop();
    invalidate();
  }, [meant, invalidate]);
  useEffect(() => drop, []);
  useFrame(({ clock }) => {
    const { current: waiting } = next;
    if (waiting !== null) waiting.since ??= clock.elapsedTime;
    if (waiting !== null && clock.elapsedTime - waiting.since! > PAUSE) {
      next.current = null;
      drop();
      const match = running.match();
      const [lie, shot] = [lieNow(match), straightShot(match, side, waiting.meant)];
      if (lie !== null && shot !== null) work.current = { meant: waiting.meant, sight: new Foresight(lie, side, shot) };
    } else if (work.current !== null) {
      const { meant: of, sight } = work.current;
      if (!inAFrame(MS, () => sight.goOn()) && sight.seen !== null) {
        setKnown({ meant: of, foreseen: sight.seen });
        work.current = null;
      }
    }
    if (next.current !== null || work.current !== null) invalidate();
  });
  return meant !== null && known !== null && isAlike(known.meant, meant) ? known.foreseen : null;
}
