import { CameraRig, TableTop, useRunning } from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useThree } from '@react-three/fiber';
import { useMemo, useRef, useState } from 'react';
import type { Group } from 'three';
import { SIDES } from '../names.ts';
import type { TippKick } from '../state.ts';
import { FELT } from './colours.ts';
import { boundsOf, edgeOf, FRAME, LIP, LOW, SCALE, sizeOf } from './layout.ts';
import { Played } from './played.tsx';
import { isAtEase, placeIn, seenAt } from './seen.ts';

type Props = SceneProps<TippKick>;

/** Who aims at this moment: hands on the table, or somebody at its edge. */
export type Aiming = 'hands' | 'keys' | null;

/** The plate on its table, and everything on it as it runs. */
export function Scene(props: Props) {
  const { view, near, reducedMotion, roam, seats, running } = props;
  const [aiming, setAiming] = useState<Aiming>(null);
  const isTall = useThree(({ size: screen }) => screen.width < screen.height);
  const isLow = useThree(({ size: screen }) => screen.height < LOW && screen.width > screen.height);
  const bounds = useMemo(() => boundsOf(isTall, isLow), [isTall, isLow]);
  const ball = useRef<Group>(null);
  useRunning(running, (match, tick) => {
    const { from, to, share } = seenAt(match, tick);
    const { x, y, z } = placeIn(from.ball, to.ball, share);
    ball.current?.position.set(x * SCALE, z * SCALE, -y * SCALE);
    return !isAtEase(match);
  });
  return (
    <>
      <CameraRig
        view={view}
        near={edgeOf(near)}
        bounds={bounds}
        reducedMotion={reducedMotion}
        roam={roam}
        hold={aiming === 'hands'}
        keep={aiming === 'keys'}
      />
      <TableTop {...sizeOf()} colour={FELT.border} frame={FRAME} lip={LIP} />
      <group ref={ball}>
        <mesh>
          <boxGeometry args={[0.2, 0.2, 0.2]} />
          <meshLambertMaterial color="white" />
        </mesh>
      </group>
      {seats.length === 0 ? null : <Played {...props} onAiming={setAiming} />}
      {SIDES.map((side) => (
        <group key={side} />
      ))}
    </>
  );
}
