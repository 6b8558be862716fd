import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { hatching, softened } from './hatching.ts';
import { inAFrame } from '../frames/in-a-frame.ts';
import { sampled, type At } from './sampled.ts';

/** Parts of the cloth that are asked about at once, and milliseconds of a frame that are spent on it: a slow picture does not make the green come late. */
const STEPS = 48;
const MS = 5;
/** Frames after which what is known so far is painted: that takes as long as asking. */
const PAINTED_EVERY = 5;

interface LegalAreaProps {
  /** What the question is: another one is asked anew, place by place. */
  readonly question: string;
  readonly isAllowed: (at: At) => boolean;
  /** Metres across and along. */
  readonly size: readonly [width: number, length: number];
  /** Table units to a metre, and above the cloth. */
  readonly scale: number;
  readonly up: number;
  /** Millimetres between two places that are asked about; left out, as it is right for a whole table. */
  readonly grain?: number;
}

/** Green where the rules let something stand; asked place by place, a few in each frame, and kept until something else is to be put. */
export function LegalArea({ question, isAllowed, size, scale, up, grain }: LegalAreaProps) {
  const invalidate = useThree((three) => three.invalidate);
  const area = useMemo(() => painted(isAllowed, size, grain), [question]);
  useEffect(() => {
    invalidate();
    return () => area.dispose();
  }, [area, invalidate]);
  const isKnown = useRef<object | null>(null);
  useFrame(() => {
    if (isKnown.current === area) return;
    if (area.goOn()) invalidate();
    else isKnown.current = area;
  });
  return (
    <mesh name="legal area" rotation-x={-Math.PI / 2} position-y={up} renderOrder={1.5}>
      <planeGeometry args={[size[0] * scale, size[1] * scale]} />
      <primitive object={area.material} attach="material" />
    </mesh>
  );
}

/** So many places to each side the border is evened out: as long as it is only roughly known, and then. */
const [ROUGH, FINE] = [4, 1];

function painted(isAllowed: (at: At) => boolean, size: readonly [number, number], grain?: number) {
  const { columns, rows, isGreen, goOn } = sampled(isAllowed, size, grain);
  const { material, show, dispose } = hatching([columns, rows]);
  let frames = 0;
  return {
    material,
    dispose,
    goOn: (): boolean => {
      const goesOn = inAFrame(MS, () => goOn(STEPS));
      if (goesOn && frames++ % PAINTED_EVERY !== 0) return true;
      show(softened(isGreen, [columns, rows], goesOn ? ROUGH : FINE));
      return goesOn;
    },
  };
}
