import { HandNote, MARKS, OverRing, pixelAt } from '@bande/stage';
import type { Running } from '@bande/host';
import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Group } from 'three';
import type { Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import { ownerOf, type Match, type TippKick } from '../../state.ts';
import type { Spot } from '../../zones.ts';
import { BALL, KITS, type Kit } from '../colours.ts';
import { KickerFigure } from '../picture/figures.tsx';
import { firstOfWay, type Foreseen } from './foreseen.ts';
import type { Shoot } from './kinds.ts';
import { MILLIMETRE, SCALE, toTable } from '../layout.ts';
import type { Meant } from './meant.ts';
import type { SeenAhead } from './seen-ahead.ts';
import { useForesight } from './use-foresight.ts';
import { warnedOf } from './warned.ts';
import { FLAT, Strip } from './way.tsx';

/** How far its button comes out of its head for the hardest press, in metres. */
const RISES = 0.012;
/** Degrees of the leg: as it hangs ready, and how much farther it is drawn back. */
const [READY, DRAWN] = [-6, -34];

interface HeldKickerProps {
  readonly side: Side;
  readonly shot: Shoot;
  readonly kit: Kit;
  /** From 0 to 1: how far its button is pulled up, and its leg drawn back. */
  readonly up: number;
}

/** The kicker in the hand that is about to press it: its button rises and its leg goes back with the pull. */
export function HeldKicker({ side, shot, kit, up }: HeldKickerProps) {
  const kicker = useRef<Group>(null);
  const degrees = READY + DRAWN * up;
  useLayoutEffect(() => {
    const [leg, rod] = [kicker.current?.getObjectByName('leg'), kicker.current?.getObjectByName('rod')];
    if (leg !== undefined) leg.rotation.z = (degrees * Math.PI) / 180;
    if (rod !== undefined) rod.position.y = up * RISES * SCALE;
  });
  return <KickerFigure ref={kicker} kit={kit} side={side} stance={shot} foot={shot.foot} degrees={degrees} />;
}

/** A line is never thinner than this, in pixels, nor than this in table units. */
const [LEAST_PX, LEAST_WIDTH] = [4.5, 0.09];

interface AimProps {
  readonly match: Match;
  readonly running: Running<TippKick>;
  readonly side: Side;
  readonly meant: Meant;
  /** Somebody pulls or sets it; otherwise it only stands ready. */
  readonly isSet: boolean;
  readonly seen: SeenAhead;
}

/** Where the ball would go and how high: an arrow at once, and a moment later, for those who learn, its way. What would come of it nobody is told. */
export function Aim({ match, running, side, meant, isSet, seen }: AimProps) {
  const foreseen = useForesight(running, side, isSet && seen === 'way' ? meant : null);
  const lie = lieNow(match);
  const ball: Spot = lie === null ? [0, 0] : spotOf(lie.ball);
  const camera = useThree((three) => three.camera);
  const height = useThree((three) => three.size.height);
  const width = Math.max(LEAST_WIDTH, LEAST_PX * pixelAt(camera, height, toTable(ball)));
  const colour = isSet && meant.strength > 0.75 ? MARKS.evidence : MARKS.picked;
  if (isSet && seen === 'nothing') return null;
  if (foreseen !== null) return <Ahead {...{ match, side, foreseen, colour, width }} />;
  return <Arrow ball={ball} side={side} meant={meant} colour={colour} width={width} opacity={isSet ? 0.95 : 0.55} />;
}

/** Millimetres of the first of its way: longer for a harder shot, so that one sees the strength. */
const [SHORT, LONGER] = [50, 130];
interface ArrowProps {
  readonly ball: Spot;
  readonly side: Side;
  readonly meant: Meant;
  readonly colour: string;
  readonly width: number;
  readonly opacity: number;
}
function Arrow({ ball, side, meant, colour, width, opacity }: ArrowProps) {
  const way = useMemo(
    () => firstOfWay(meant, side, ball, SHORT + LONGER * meant.strength),
    [meant, side, ball[0], ball[1]],
  );
  const [x, y, z] = way.at(-1)!;
  const [bx, by] = way.at(-2)!;
  return (
    <>
      <Strip way={way} colour={colour} width={width} solid={opacity} />
      <mesh
        position={toTable([x, y], FLAT + 0.01 + (z - 6) * MILLIMETRE)}
        rotation={[-Math.PI / 2, 0, Math.atan2(y - by, x - bx) - Math.PI / 2]}
        renderOrder={5}
      >
        <circleGeometry args={[Math.max(0.2, width * 2), 3, Math.PI / 2]} />
        <meshBasicMaterial color={colour} transparent opacity={opacity} depthTest={false} depthWrite={false} />
      </mesh>
    </>
  );
}

interface AheadProps {
  readonly match: Match;
  readonly side: Side;
  readonly foreseen: Foreseen;
  readonly colour: string;
  readonly width: number;
}
/** The way, as if nobody moved; where it ends in the field the ball with the colour that would be on top, in a ring of whose ball it would be. Into the goal or beside it looks alike. */
function Ahead({ match, side, foreseen, colour, width }: AheadProps) {
  const { way, rests } = foreseen;
  const warned = warnedOf(match, side, foreseen);
  const owner = rests?.top === null || rests?.top === undefined ? null : ownerOf(match.state, rests.top);
  const [x, y] = way.at(-1)!;
  return (
    <group name="foreseen">
      <Strip way={way} colour={warned === null ? colour : MARKS.bad} width={width} />
      {warned === null ? null : <HandNote text={warned} at={toTable([x, y])} />}
      {rests === null ? null : (
        <>
          <Ring at={rests.at} inner={0} outer={9} colour={rests.top === null ? MARKS.rim : BALL[rests.top]} />
          <Ring at={rests.at} inner={9} outer={14} colour={owner === null ? MARKS.rim : KITS[owner].shirt} />
          <Ring at={rests.at} inner={14} outer={15.5} colour={MARKS.rim} />
        </>
      )}
    </group>
  );
}

interface RingProps {
  readonly at: Spot;
  readonly colour: string;
  /** Millimetres. */
  readonly inner: number;
  readonly outer: number;
  readonly opacity?: number;
}
export const Ring = ({ at, inner, outer, colour, opacity = 0.92 }: RingProps) => (
  <OverRing
    {...{ colour, opacity }}
    at={toTable(at, FLAT)}
    inner={inner * MILLIMETRE}
    outer={outer * MILLIMETRE}
    order={3.5}
  />
);
