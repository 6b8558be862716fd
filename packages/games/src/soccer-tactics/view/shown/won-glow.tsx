import { MARKS, useTween } from '@bande/stage';
import { useEffect, useRef, useState } from 'react';
import { RingGeometry, type Mesh, type MeshBasicMaterial } from 'three';
import type { State } from '../../state.ts';
import type { Side } from '../../table.ts';
import { PITCH, squareAt } from '../layout.ts';
import { wonBetween, type Won } from './won.ts';

interface Props {
  readonly state: State;
  /** Whose joy it is; null: everybody's. */
  readonly side: Side | null;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

const ring = new RingGeometry(0.42, 0.5, 48).rotateX(-Math.PI / 2);
const LOOKS = { ball: { ms: 1100, to: 3.2 }, goal: { ms: 2200, to: 9 } } as const;

/** A ring that widens from the ball that was just won, or from the goal, and is gone. */
export function WonGlow({ state, side, speed, reducedMotion }: Props) {
  const [seen, setSeen] = useState<{ readonly state: State; readonly won: Won | null }>({ state, won: null });
  if (seen.state !== state) setSeen({ state, won: wonBetween(seen.state, state) ?? seen.won });
  const { won } = seen;
  const mesh = useRef<Mesh>(null);
  const tween = useTween();
  useEffect(() => {
    if (won === null || reducedMotion || (side !== null && won.side !== side)) return;
    const { ms, to } = LOOKS[won.what];
    tween.start(ms / Math.max(1, speed), (progress) => {
      const { current } = mesh;
      if (current === null) return;
      const size = 1 + (to - 1) * (1 - (1 - progress) ** 2);
      current.scale.set(size, 1, size);
      current.visible = progress < 1;
      (current.material as MeshBasicMaterial).opacity = 0.95 * (1 - progress);
    });
  }, [won, side, speed, reducedMotion, tween]);
  const [x, , z] = placeOf(won);
  return (
    <mesh ref={mesh} geometry={ring} position={[x, 0.02, z]} visible={false} renderOrder={3}>
      <meshBasicMaterial color={MARKS.good} transparent opacity={0} depthWrite={false} toneMapped={false} />
    </mesh>
  );
}

/** A goal is celebrated where the ball went in. */
function placeOf(won: Won | null): readonly [number, number, number] {
  if (won === null) return [0, 0, 0];
  return won.what === 'goal' || won.at < 0 ? [0, 0, (won.side === 0 ? -1 : 1) * (PITCH.depth / 2)] : squareAt(won.at);
}
