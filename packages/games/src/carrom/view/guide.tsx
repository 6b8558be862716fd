import { direction } from '@bande/physics';
import { MARKS, type Vec3 } from '@bande/stage';
import type { Guide as Length } from '@bande/stage/view';
import { useMemo } from 'react';
import { Color } from 'three';
import type { Seat } from '@bande/core';
import type { Strike } from '../actions.ts';
import { strokeOn } from '../motion.ts';
import { strikerAt, strikerBreaches } from '../placing.ts';
import { endOf, type Match } from '../state.ts';
import { distance, fromEnd, type Point } from '../table.ts';
import { ONWARD, POTTED, POWER } from './colours.ts';
import { HOLES, LIP, RADIUS, SCALE, toTable } from './layout.ts';
import { makeOf } from './piece.tsx';
import { wayAhead } from './way-ahead.ts';

const { way: GOOD, bad: BAD } = MARKS;
const FLAT = 0.03;

interface LegProps {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  readonly colour: string;
  readonly opacity?: number;
  readonly rim?: string;
}

/** A straight strip on the board, dark at its rims so that it stands out from light wood. */
function Leg({ from, to, width, colour, opacity = 0.9, rim = MARKS.rim }: LegProps) {
  const [a, b] = [toTable(from), toTable(to)];
  const length = Math.hypot(b[0] - a[0], b[2] - a[2]);
  if (length < 0.01) return null;
  const middle: Vec3 = [(a[0] + b[0]) / 2, FLAT, (a[2] + b[2]) / 2];
  const turn = Math.atan2(-(b[2] - a[2]), b[0] - a[0]);
  return (
    <group position={[...middle]} rotation-y={turn}>
      {[
        [width + 0.07, rim, 0.6, 0],
        [width, colour, opacity, 0.004],
      ].map(([wide, paint, solid, up]) => (
        <mesh key={String(paint)} rotation-x={-Math.PI / 2} position-y={Number(up)} renderOrder={3}>
          <planeGeometry args={[length, Number(wide)]} />
          <meshBasicMaterial
            color={String(paint)}
            transparent
            opacity={Number(solid)}
            depthWrite={false}
            toneMapped={false}
          />
        </mesh>
      ))}
    </group>
  );
}

/** The striker would fall: the pocket says so. */
function DropMark({ pocket }: { readonly pocket: number }) {
  const hole = HOLES[pocket];
  if (hole === undefined) return null;
  return (
    <mesh position={[hole.x, LIP + 0.02, hole.z]} rotation-x={-Math.PI / 2} renderOrder={5}>
      <ringGeometry args={[hole.radius * 1.05, hole.radius * 1.3, 44]} />
      <meshBasicMaterial
        color={POTTED.striker}
        transparent
        opacity={0.95}
        depthTest={false}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}

function Ring({
  at,
  radius,
  colour,
  width = 0.06,
}: {
  readonly at: Point;
  readonly radius: number;
  readonly colour: string;
  readonly width?: number;
}) {
  return (
    <mesh position={[...toTable(at, FLAT)]} rotation-x={-Math.PI / 2} renderOrder={3}>
      <ringGeometry args={[radius - width, radius, 48]} />
      <meshBasicMaterial color={colour} transparent opacity={0.9} depthWrite={false} toneMapped={false} />
    </mesh>
  );
}

export interface GuideProps {
  readonly match: Match;
  readonly seat: Seat;
  readonly stroke: Strike;
  readonly length: Length;
}

/** Where the striker stands and whether it may, where it is aimed and how hard; with a guide also what it will meet. */
export function Guide({ match, seat, stroke, length }: GuideProps) {
  const end = endOf(match, seat);
  const at = strikerAt(end, stroke.x / 1000);
  const isLawful = strikerBreaches(match.state.board.pieces, end, stroke.x / 1000).length === 0;
  const ahead = useMemo(
    () => (length === 'off' || !isLawful ? null : wayAhead(strokeOn(match, { by: seat, ...stroke }), length)),
    [match, seat, stroke, length, isLawful],
  );
  const colour = isLawful ? GOOD : BAD;
  return (
    <>
      <Ring at={at} radius={RADIUS.striker * 1.22} colour={colour} />
      <Arrow from={at} end={end} stroke={stroke} colour={isLawful ? powerColour(stroke.force) : BAD} />
      {ahead === null ? null : (
        <>
          {beyondArrow(ahead.striker, arrowLength(stroke)).map(([from, to], i) => (
            <Leg key={i} from={from} to={to} width={0.05} colour={GOOD} opacity={0.85} />
          ))}
          {ahead.meets === null ? null : <Ring at={ahead.meets} radius={RADIUS.striker} colour={GOOD} width={0.05} />}
          {ahead.after.map(({ disc, from, to }) => (
            <Leg key={disc} from={from} to={to} width={0.1} opacity={1} {...ONWARD[makeOf(disc)]} />
          ))}
          {ahead.drops === null ? null : <DropMark pocket={ahead.drops} />}
        </>
      )}
    </>
  );
}

const arrowLength = ({ force }: Strike): number => 0.05 + 0.11 * force;

/** The legs of the way, without the part on which the arrow lies. */
function beyondArrow(way: readonly Point[], arrow: number): readonly (readonly [Point, Point])[] {
  return way.slice(1).flatMap((to, i): readonly (readonly [Point, Point])[] => {
    const from = way[i]!;
    const length = distance(from, to);
    const skip = i === 0 ? arrow + 0.012 : 0;
    if (length <= skip) return [];
    return [[{ x: from.x + ((to.x - from.x) * skip) / length, y: from.y + ((to.y - from.y) * skip) / length }, to]];
  });
}

/** A colour from weak to strong. */
function powerColour(force: number): string {
  const [weak, middle, strong] = POWER;
  const [from, to, share] = force < 0.5 ? [weak, middle, force * 2] : [middle, strong, force * 2 - 1];
  return `#${new Color(from).lerp(new Color(to), share).getHexString()}`;
}

/** How far a hand has pulled: a band behind the striker, as long as the stroke is strong and in the colour of its power. */
export function PowerBand({ match, seat, stroke }: Pick<GuideProps, 'match' | 'seat' | 'stroke'>) {
  const end = endOf(match, seat);
  const at = strikerAt(end, stroke.x / 1000);
  const { sin, cos } = direction(stroke.angle);
  const behind = (metres: number): Point => {
    const step = fromEnd(end, { x: -sin * metres, y: -cos * metres });
    return { x: at.x + step.x, y: at.y + step.y };
  };
  const rim = (RADIUS.striker * 1.25) / SCALE;
  return (
    <Leg
      from={behind(rim)}
      to={behind(rim + 0.015 + 0.1 * stroke.force)}
      width={RADIUS.striker * 0.9}
      colour={powerColour(stroke.force)}
      opacity={1}
    />
  );
}

/** As long as the stroke is strong. */
function Arrow({
  from,
  end,
  stroke,
  colour,
}: {
  readonly from: Point;
  readonly end: ReturnType<typeof endOf>;
  readonly stroke: Strike;
  readonly colour: string;
}) {
  const { sin, cos } = direction(stroke.angle);
  const along = (metres: number): Point => {
    const step = fromEnd(end, { x: sin * metres, y: cos * metres });
    return { x: from.x + step.x, y: from.y + step.y };
  };
  const [start, tip] = [along(0.03), along(arrowLength(stroke))];
  const turn = Math.atan2(tip.y - start.y, tip.x - start.x);
  return distance(start, tip) < 0.01 ? null : (
    <>
      <Leg from={start} to={tip} width={0.13} colour={colour} />
      <mesh position={[...toTable(tip, FLAT + 0.006)]} rotation={[-Math.PI / 2, 0, turn - Math.PI / 2]} renderOrder={4}>
        <circleGeometry args={[0.26, 3, Math.PI / 2]} />
        <meshBasicMaterial color={colour} transparent opacity={0.95} depthWrite={false} toneMapped={false} />
      </mesh>
    </>
  );
}
