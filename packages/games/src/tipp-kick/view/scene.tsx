import { CameraRig, CardPlace, TableTop, useAgain, usePressed } from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useThree } from '@react-three/fiber';
import { useCallback, useMemo, useState } from 'react';
import type { TippKick } from '../state.ts';
import { goalsAgain } from './after/again.ts';
import { BallUp } from './picture/ball-up.tsx';
import { Bodies } from './picture/bodies.tsx';
import { Called, Marks, SlowMotionNote } from './shown/called.tsx';
import { FELT } from './colours.ts';
import { InHand, type HeldFigures } from './picture/in-hand.ts';
import { keptClear } from './picture/kept-clear.ts';
import { wornKits } from './picture/kits.ts';
import { boundsOf, edgeOf, FRAME, LIP, LOW, sizeOf } from './layout.ts';
import { Nets } from './picture/nets.tsx';
import { paintPlate } from './picture/paint.ts';
import { seenAt } from './picture/seen.ts';
import { Played } from './hands/played.tsx';
import { Surroundings } from './picture/surroundings.tsx';
import { Swings } from './aims/swings.tsx';
import { useCamera } from './picture/use-camera.ts';
import { Whose } from './picture/whose.tsx';

type Props = SceneProps<TippKick>;

/** Who aims at this moment: hands on the table, or somebody at its edge. */
type Aiming = 'hands' | 'keys' | null;

/** The plate on its table, and everything on it as it runs. */
export function Scene(props: Props) {
  const {
    running,
    hands: { seats },
    camera: { view, near, roam },
    motion: { reducedMotion },
  } = props;
  const [aiming, setAiming] = useState<Aiming>(null);
  // Keys may be pressed at any time: only a hand that holds something lets a goal wait for it.
  const again = useAgain(props, aiming === 'hands', goalsAgain);
  const { target, calm } = useCamera(props, again.goal);
  const isPressed = usePressed();
  const isTall = useThree(({ size: screen }) => screen.width < screen.height);
  const isLow = useThree(({ size: screen }) => screen.height < LOW && screen.width > screen.height);
  const bounds = useMemo(() => boundsOf(isTall, isLow), [isTall, isLow]);
  const worn = useMemo(() => wornKits(props.kits), [props.kits]);
  const { goal } = again;
  const underCard = useCallback(() => {
    const match = running.match();
    return goal !== null || match.state.plate === null ? [] : keptClear(seenAt(match, running.tick()));
  }, [running, goal]);
  const [inHand] = useState((): HeldFigures => new Set());
  return (
    <InHand value={inHand}>
      <CameraRig
        view={view}
        near={edgeOf(near)}
        bounds={bounds}
        reducedMotion={reducedMotion}
        roam={roam}
        target={target}
        calm={calm}
        hold={again.goal === null && (aiming === 'hands' || isPressed)}
        keep={again.goal === null && aiming === 'keys'}
      />
      <TableTop {...sizeOf()} paint={paintPlate} colour={FELT.border} frame={FRAME} lip={LIP} />
      <Surroundings />
      <Nets running={again.running} hit={again.goal} reducedMotion={reducedMotion} />
      <Bodies running={again.running} kits={worn} isMuted={again.isSlow} />
      <Swings running={running} kits={worn} />
      {again.goal === null ? <Whose running={running} /> : null}
      <CardPlace clear={underCard} />
      {again.goal === null ? <BallUp running={running} /> : null}
      <Marks {...props} />
      <Called {...props} drawn={again.running} goal={again.goal} />
      {again.isSlow ? <SlowMotionNote goal={again.goal} /> : null}
      {seats.length === 0 ? null : <Played {...props} onAiming={setAiming} isGoalSeen={again.goal !== null} />}
    </InHand>
  );
}
