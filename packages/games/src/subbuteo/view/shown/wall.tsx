import { MARKS } from '@bande/stage';
import { useMemo } from 'react';
import { groundIn, placesNow } from '../../motion.ts';
import type { Figure } from '../../names.ts';
import type { Match } from '../../state.ts';
import { FLAT } from '../aims/way.tsx';
import { SCALE, toTable } from '../layout.ts';

/** Rings that end before the ball, in radii of a base: a bow with its dark rim, and a wider one behind it. */
const BOWS = [
  { from: 1.35, to: 1.95, colour: MARKS.rim, opacity: 0.8 },
  { from: 1.45, to: 1.85, colour: MARKS.good, opacity: 1 },
  { from: 2.15, to: 2.35, colour: MARKS.good, opacity: 0.8 },
] as const;
const WIDE = (2 / 3) * Math.PI;

/** A wall of light before the figure that has stopped the ball, towards where that came from. */
export function Wall({ match, figure }: { readonly match: Match; readonly figure: Figure }) {
  const radius = groundIn(match).size.baseRadius * SCALE;
  // Where it stood then: the ball rolls on.
  const [at, turn] = useMemo(() => {
    const { [figure]: place, ball } = placesNow(match);
    return [toTable(place, FLAT), Math.atan2(ball.y - place.y, ball.x - place.x)] as const;
  }, [figure]);
  return (
    <group position={at} rotation={[-Math.PI / 2, 0, 0]} name="blocked">
      {BOWS.map(({ from, to, colour, opacity }, i) => (
        <mesh key={from} renderOrder={3.5 + i / 10}>
          <ringGeometry args={[from * radius, to * radius, 32, 1, turn - WIDE / 2, WIDE]} />
          <meshBasicMaterial color={colour} transparent opacity={opacity} depthWrite={false} toneMapped={false} />
        </mesh>
      ))}
    </group>
  );
}
