import { direction } from '@bande/physics';
import { MARKS, OVERLAY, stripGeometry } from '@bande/stage';
import type { Guide as Length } from '@bande/stage/view';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Color, DoubleSide } from 'three';
import type { Seat } from '@bande/core';
import type { Strike } from '../../actions.ts';
import { strokeOn } from '../../motion.ts';
import { strikerAt, strikerBreaches } from '../../placing.ts';
import { endOf, type Match } from '../../state.ts';
import { distance, fromEnd, type End, type Point } from '../../table.ts';
import { AHEAD, ONWARD, PIECES, POTTED, POWER } from '../colours.ts';
import { HOLES, LIP, RADIUS, SCALE, toTable } from '../layout.ts';
import { makeOf } from '../picture/piece.tsx';
import { rayAlong } from './ray.ts';
import { SpinFigure, SpinMark } from './spin-mark.tsx';
import { wayAhead, type Onward } from './way-ahead.ts';

const { way: GOOD, bad: BAD } = MARKS;
const FLAT = 0.03;

interface RayProps {
  readonly way: readonly Point[];
  /** In table units, where it begins. */
  readonly width: number;
  readonly colour: string;
  readonly glow: string;
  readonly rim?: string;
  readonly opacity?: number;
}

/** A way on the board that tapers and glows, with a thin rim by which it stands out from light wood. */
const Ray = ({ way, width, colour, glow, rim = MARKS.rim, opacity = 0.95 }: RayProps) => (
  <>
    <Strip way={way} width={width * 3 + 0.28} soft up={FLAT} colour={glow} opacity={0.5} />
    <Strip way={way} width={width + 0.05} up={FLAT + 0.002} colour={rim} opacity={0.5} />
    <Strip way={way} width={width} up={FLAT + 0.004} colour={colour} opacity={opacity} />
  </>
);

interface StripProps {
  readonly way: readonly Point[];
  readonly width: number;
  readonly soft?: boolean;
  readonly up: number;
  readonly colour: string;
  readonly opacity: number;
}

function Strip({ way, width, soft = false, up, colour, opacity }: StripProps) {
  const shape = useMemo(() => stripGeometry(rayAlong(way, { width, soft, up })), [way, width, soft, up]);
  useEffect(() => () => shape.dispose(), [shape]);
  return (
    // What lies higher is drawn later: nothing of it is hidden by what lies lower.
    <mesh geometry={shape} renderOrder={3 + up}>
      <meshBasicMaterial
        color={colour}
        transparent
        opacity={opacity}
        vertexColors
        side={DoubleSide}
        depthWrite={false}
        toneMapped={false}
      />
    </mesh>
  );
}

/** The striker would fall: the pocket shows it, faint and crossed out, in a ring of the colour in which it lights up when that happens. */
function DropMark({ pocket }: { readonly pocket: number }) {
  const hole = HOLES[pocket];
  if (hole === undefined) return null;
  const { radius } = hole;
  const wide = radius * 0.22;
  return (
    <group name="drop mark" position={[hole.x, LIP + 0.02, hole.z]} rotation-x={-Math.PI / 2}>
      <Mark opacity={0.55} colour={PIECES.striker.body}>
        <circleGeometry args={[radius * 0.8, 36]} />
      </Mark>
      <Mark colour={POTTED.striker}>
        <ringGeometry args={[radius * 1.05, radius * 1.3, 44]} />
      </Mark>
      {[Math.PI / 4, -Math.PI / 4].map((turn) => (
        <Mark key={turn} turn={turn} colour={POTTED.striker}>
          <planeGeometry args={[radius * 1.5, wide]} />
        </Mark>
      ))}
    </group>
  );
}

interface MarkProps {
  readonly colour: string;
  readonly opacity?: number;
  readonly turn?: number;
  readonly children: ReactNode;
}
/** Flat, and over everything that stands there. */
const Mark = ({ colour, opacity = 0.95, turn = 0, children }: MarkProps) => (
  <mesh rotation-z={turn} renderOrder={5}>
    {children}
    <meshBasicMaterial color={colour} opacity={opacity} {...OVERLAY} />
  </mesh>
);

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

interface GuideProps {
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
      <SpinMark at={at} end={end} angle={stroke.angle} spin={stroke.spin} />
      <SpinFigure at={at} end={end} spin={stroke.spin} />
      <Arrow from={at} end={end} stroke={stroke} colour={isLawful ? powerColour(stroke.force) : BAD} />
      {ahead === null ? null : (
        <>
          <Way way={ahead.striker} arrow={arrowLength(stroke)} />
          {ahead.meets === null ? null : <Ring at={ahead.meets} radius={RADIUS.striker} colour={GOOD} width={0.05} />}
          {ahead.after.map((onward) => (
            <Goes key={onward.disc} {...onward} />
          ))}
          {ahead.drops === null ? null : <DropMark pocket={ahead.drops} />}
        </>
      )}
    </>
  );
}

const arrowLength = ({ force }: Strike): number => 0.05 + 0.11 * force;

/** The striker's way to its first contact, without the part on which the arrow lies. */
function Way({ way, arrow }: { readonly way: readonly Point[]; readonly arrow: number }) {
  const seen = useMemo(() => beyond(way, arrow + 0.012), [way, arrow]);
  return seen.length < 2 ? null : <Ray way={seen} width={0.09} {...AHEAD} />;
}

/** A way without its beginning, as long as its first leg goes straight on. */
function beyond(way: readonly Point[], skip: number): readonly Point[] {
  const [from, to] = way;
  if (from === undefined || to === undefined) return [];
  const length = distance(from, to);
  if (length <= skip) return way.slice(1);
  return [alongLine(from, to, skip / length), ...way.slice(1)];
}
const alongLine = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** How something goes on after the contact. */
function Goes({ disc, from, to }: Onward) {
  const way = useMemo(() => [from, to], [from, to]);
  return <Ray way={way} width={0.13} opacity={1} {...ONWARD[makeOf(disc)]} />;
}

/** A colour from weak to strong. */
export function powerColour(force: number): string {
  const [weak, middle, strong] = POWER;
  const [from, to, share] = force < 0.5 ? [weak, middle, force * 2] : [middle, strong, force * 2 - 1];
  return `#${new Color(from).lerp(new Color(to), share).getHexString()}`;
}

/** How far a hand has pulled: a band behind the striker, as long as the stroke is strong and in the colour of its power. */
export function PowerBand({ match, seat, stroke }: Pick<GuideProps, 'match' | 'seat' | 'stroke'>) {
  const { force, angle, x } = stroke;
  const end = endOf(match, seat);
  const way = useMemo(() => {
    const rim = (RADIUS.striker * 1.25) / SCALE;
    const at = strikerAt(end, x / 1000);
    return [rim, rim + 0.015 + 0.1 * force].map((metres) => along(at, end, angle, -metres));
  }, [end, x, angle, force]);
  const colour = powerColour(force);
  return <Ray way={way} width={RADIUS.striker * 0.9} colour={colour} glow={colour} opacity={1} />;
}

/** A place so many metres ahead, in the direction of a stroke. */
function along(from: Point, end: End, angle: number, metres: number): Point {
  const { sin, cos } = direction(angle);
  const step = fromEnd(end, { x: sin * metres, y: cos * metres });
  return { x: from.x + step.x, y: from.y + step.y };
}

interface ArrowProps {
  readonly from: Point;
  readonly end: End;
  readonly stroke: Strike;
  readonly colour: string;
}

/** As long as the stroke is strong. */
function Arrow({ from: { x, y }, end, stroke, colour }: ArrowProps) {
  const { angle } = stroke;
  const length = arrowLength(stroke);
  const [start, tip] = useMemo(() => {
    const from = { x, y };
    return [along(from, end, angle, 0.03), along(from, end, angle, length)] as const;
  }, [x, y, end, angle, length]);
  const way = useMemo(() => [tip, start], [tip, start]);
  const turn = Math.atan2(tip.y - start.y, tip.x - start.x);
  return distance(start, tip) < 0.01 ? null : (
    <>
      <Ray way={way} width={0.2} colour={colour} glow={colour} />
      <mesh position={[...toTable(tip, FLAT + 0.006)]} rotation={[-Math.PI / 2, 0, turn - Math.PI / 2]} renderOrder={4}>
        <circleGeometry args={[0.26, 3, Math.PI / 2]} />
        <meshBasicMaterial color={colour} transparent opacity={0.95} depthWrite={false} toneMapped={false} />
      </mesh>
    </>
  );
}
