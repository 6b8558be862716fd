import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DataTexture, LinearFilter, RGBAFormat, SRGBColorSpace } from 'three';
import { FINE, hatched } from './hatching.ts';
import { inAFrame } from './in-a-frame.ts';
import { sampled, type At } from './sampled.ts';

/** Parts of the cloth that are asked about at once, and milliseconds of a frame that are spent on it: a slow picture does not make the green come late. */
const STEPS = 48;
const MS = 5;
/** Frames after which what is known so far is painted: that takes as long as asking. */
const PAINTED_EVERY = 5;

export interface LegalAreaProps {
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
    return () => area.texture.dispose();
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
      <meshBasicMaterial map={area.texture} transparent depthWrite={false} toneMapped={false} />
    </mesh>
  );
}

/** What is allowed stands out from the cloth by more than its colour: hatched, with a bright border. */
function painted(isAllowed: (at: At) => boolean, size: readonly [number, number], grain?: number) {
  const { columns, rows, isGreen, goOn } = sampled(isAllowed, size, grain);
  const [wide, high] = [columns * FINE, rows * FINE];
  const data = new Uint8Array(wide * high * 4);
  const texture = new DataTexture(data, wide, high, RGBAFormat);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.colorSpace = SRGBColorSpace;
  let frames = 0;
  return {
    texture,
    goOn: (): boolean => {
      const goesOn = inAFrame(MS, () => goOn(STEPS));
      if (goesOn && frames++ % PAINTED_EVERY !== 0) return true;
      for (let y = 0; y < high; y++)
        for (let x = 0; x < wide; x++) {
          const [colour, solid] = hatched(isGreen, [columns, rows], x, y);
          data.set([colour >> 16, (colour >> 8) & 255, colour & 255, solid], 4 * (y * wide + x));
        }
      texture.needsUpdate = true;
      return goesOn;
    },
  };
}
