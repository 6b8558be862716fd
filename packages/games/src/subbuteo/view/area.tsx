import { inAFrame } from '@bande/stage';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DataTexture, LinearFilter, RGBAFormat, SRGBColorSpace } from 'three';
import { groundIn } from '../motion.ts';
import { figuresOf, type Loose } from '../names.ts';
import type { Match } from '../state.ts';
import { mayStand, namingSide, placingSide, type At, type Take } from './areas.ts';
import { FINE, hatched } from './hatching.ts';
import { FLAT } from './way.tsx';
import { sizeOf } from './layout.ts';
import { sampled } from './sampled.ts';

/** Parts of the cloth that are asked about at once, and milliseconds of a frame that are spent on it: a slow picture does not make the green come late. */
const STEPS = 48;
const MS = 5;

export interface LegalAreaProps {
  readonly match: Match;
  /** What is carried or chosen; null: any figure that may be put. */
  readonly what: Loose | null;
  readonly take: Take | null;
}

/** Green where the rules let stand what is to be put; asked place by place, a few in each frame, and kept until something else is to be done. */
export function LegalArea({ match, what, take }: LegalAreaProps) {
  const { pitch } = groundIn(match);
  const { width, depth } = sizeOf(pitch);
  const { restart } = match.state;
  const side = placingSide(match) ?? namingSide(match);
  const asked = what === 'ball' ? 'ball' : (take?.figure ?? null);
  // Where the rest stands does not change while one's own are put.
  const key = JSON.stringify([
    restart?.kind,
    restart?.by,
    restart?.step,
    restart?.at,
    side,
    asked,
    what === 'ball' && take?.at,
  ]);
  const invalidate = useThree((three) => three.invalidate);
  const area = useMemo(() => {
    const figure = what ?? (side === null ? 'ball' : figuresOf(side)[0]!);
    return painted(mayStand(match, figure, take), [pitch.width + 2 * pitch.border, pitch.length + 2 * pitch.border]);
  }, [key]);
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
  if (side === null) return null;
  return (
    <mesh name="legal area" rotation-x={-Math.PI / 2} position-y={FLAT * 0.7} renderOrder={1.5}>
      <planeGeometry args={[width, depth]} />
      <meshBasicMaterial map={area.texture} transparent depthWrite={false} toneMapped={false} />
    </mesh>
  );
}

/** What is allowed stands out from the cloth by more than its colour: hatched, with a bright border. */
function painted(isAllowed: (at: At) => boolean, size: readonly [number, number]) {
  const { columns, rows, isGreen, goOn } = sampled(isAllowed, size);
  const [wide, high] = [columns * FINE, rows * FINE];
  const data = new Uint8Array(wide * high * 4);
  const texture = new DataTexture(data, wide, high, RGBAFormat);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.colorSpace = SRGBColorSpace;
  return {
    texture,
    goOn: (): boolean => {
      const goesOn = inAFrame(MS, () => goOn(STEPS));
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
