import { MARKS, pixelAt, Tether, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import type { Guide } from '@bande/stage/view';
import { useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Group } from 'three';
import type { Flick } from '../../actions.ts';
import { groundIn, isMoving, placesNow } from '../../motion.ts';
import { BODIES } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { placesAt, wayOf } from './aiming.ts';
import { arrowOf } from './arrow.ts';
import { PULL } from '../colours.ts';
import { SCALE, toTable, type Point } from '../layout.ts';
import { aheadOf, OVER_BAR } from './way-ahead.ts';
import { Edges, FLAT, Strip, upTo } from './way.tsx';

/** How much of the ball's way is drawn once it is met, in metres. */
const ONWARD: Readonly<Record<Guide, number>> = { off: 0, short: 0.22, long: Infinity };

interface AimProps {
  readonly match: Match;
  readonly running: Running<Subbuteo>;
  readonly flick: Flick;
  readonly guide: Guide;
  /** Somebody pulls; otherwise it is only chosen. */
  readonly pulled: boolean;
  /** The rules do not let this figure play now: it is only looked at. */
  readonly isDenied?: boolean;
}

/** The ring around a base is as wide as this at least, in pixels. */
const EDGE_PX = 2.5;
function usePixel(match: Match, { figure }: Flick): number {
  const camera = useThree((three) => three.camera);
  const height = useThree((three) => three.size.height);
  return pixelAt(camera, height, toTable(placesNow(match)[figure]));
}

/** Which figure, its direction and strength, and what would come of it; it goes along with a figure that moves. */
export function Aim({ match, running, flick, guide, pulled, isDenied = false }: AimProps) {
  const group = useRef<Group>(null);
  const { size } = groundIn(match);
  useRunning(running, (now, tick) => {
    const { x, y } = placesAt(now, tick)[flick.figure];
    group.current?.position.set(x * SCALE, 0, -y * SCALE);
    return isMoving(now.state.motion, flick.figure);
  });
  const radius = size.baseRadius * SCALE;
  const pulledColour = flick.strength > 0.6 ? PULL.strong : PULL.weak;
  const setColour = pulled ? pulledColour : MARKS.picked;
  const colour = isDenied ? MARKS.bad : setColour;
  // It begins at the edge of the base, which is what meets others: wider only as far as one has to see it.
  const thick = Math.max(radius * 0.2, EDGE_PX * usePixel(match, flick));
  const isShown = pulled && guide !== 'off' && !isDenied;
  return (
    <group ref={group}>
      <Ring inner={radius + thick} outer={radius + thick * 1.5} colour={MARKS.rim} opacity={0.6} />
      <Ring inner={radius} outer={radius + thick} colour={colour} opacity={isDenied ? 0.5 : 0.95} />
      {isShown ? (
        <Ahead match={match} flick={flick} guide={guide} colour={colour} radius={radius} />
      ) : (
        <Arrow match={match} flick={flick} colour={colour} opacity={pulled && !isDenied ? 0.95 : 0.6} />
      )}
      <Nail flick={flick} radius={radius} />
    </group>
  );
}

interface RingProps {
  readonly inner: number;
  readonly outer: number;
  readonly colour: string;
  readonly opacity: number;
  readonly at?: Point;
}
export const Ring = ({ inner, outer, colour, opacity, at = { x: 0, y: 0 } }: RingProps) => (
  <mesh position={[at.x * SCALE, FLAT, -at.y * SCALE]} rotation-x={-Math.PI / 2} renderOrder={3.5}>
    <ringGeometry args={[inner, outer, 40]} />
    <meshBasicMaterial color={colour} transparent opacity={opacity} depthWrite={false} toneMapped={false} />
  </mesh>
);

/** A line is never thinner than this, in pixels, however far away the table is; nor than this in table units. */
const [LEAST_PX, LEAST_WIDTH] = [4.5, 0.1];
const EDGE_LINE_PX = 1.4;

interface AheadProps extends Pick<AimProps, 'match' | 'flick' | 'guide'> {
  readonly colour: string;
  readonly radius: number;
}

/** The figure's way with its swerve, a ring where it meets something or would stand, and from there the first of the ball's own. */
function Ahead({ match, flick, guide, colour, radius }: AheadProps) {
  const { way, meets, ball, into, fallsShort, goesPast } = useMemo(() => aheadOf(match, flick), [match, flick]);
  const onward = useMemo(() => upTo(ball, ONWARD[guide]), [ball, guide]);
  const pixel = usePixel(match, flick);
  const width = Math.max(LEAST_WIDTH, LEAST_PX * pixel);
  const thin = Math.max(radius * 0.16, 1.2 * pixel);
  const [end, last] = [way.at(-1)!, onward.at(-1)];
  const missed = fallsShort ?? goesPast;
  return (
    <>
      <Strip way={way} colour={colour} width={width} />
      <Edges way={way} colour={colour} width={EDGE_LINE_PX * pixel} aside={radius} />
      <Ring
        inner={radius - thin}
        outer={radius}
        colour={missed === null ? metColour(meets, colour) : MARKS.bad}
        opacity={0.9}
        at={end}
      />
      {fallsShort === null ? null : <Missing from={end} to={fallsShort} {...{ radius, thin }} dot={width * 0.7} />}
      {missed === null ? null : <Unmet at={missed} thin={thin} />}
      <Strip way={onward} colour={MARKS.onward} width={width * 0.8} />
      {last === undefined || onward.length < ball.length ? null : (
        <Ring
          inner={BALL_RADIUS * SCALE - thin}
          outer={BALL_RADIUS * SCALE}
          colour={endColour(into)}
          opacity={0.9}
          at={last}
        />
      )}
    </>
  );
}

interface MissingProps {
  /** Where the figure would stand, and the ball lies. */
  readonly from: Point;
  readonly to: Point;
  /** In table units, as everything that is drawn. */
  readonly dot: number;
  readonly radius: number;
  readonly thin: number;
}

/** Around a ball that would not be met. */
const Unmet = ({ at, thin }: { readonly at: Point; readonly thin: number }) => (
  <Ring
    inner={BALL_RADIUS * SCALE + thin}
    outer={BALL_RADIUS * SCALE + 2 * thin}
    colour={MARKS.bad}
    opacity={0.9}
    at={at}
  />
);

/** What is missing to the ball: dots from where the figure would stand. */
function Missing({ from, to, dot, radius, thin }: MissingProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) * SCALE;
  const [begin, end, step] = [radius + dot, long - BALL_RADIUS * SCALE - 2 * thin, 2 * dot];
  const dots = Array.from({ length: Math.max(0, Math.floor((end - begin) / step) + 1) }, (_, i) => begin + i * step);
  return (
    <>
      {dots.map((along, i) => (
        <Ring
          key={i}
          inner={0}
          outer={dot / 2}
          colour={MARKS.bad}
          opacity={0.95}
          at={{ x: from.x + (dx * along) / long, y: from.y + (dy * along) / long }}
        />
      ))}
    </>
  );
}

/** The ball is what it is to meet; anybody else is in the way. */
function metColour(meets: string | null, free: string): string {
  if (meets === null) return free;
  return meets === 'ball' ? MARKS.way : MARKS.bad;
}

/** In the net is where it is to go; a figure or a keeper stops it. */
function endColour(into: string | null): string {
  if (into === null) return MARKS.onward;
  if (into.includes('net')) return MARKS.good;
  return isBody(into) || into === OVER_BAR ? MARKS.bad : MARKS.onward;
}
const isBody = (name: string): boolean => (BODIES as readonly string[]).includes(name);

function Arrow({
  match,
  flick,
  colour,
  opacity,
}: {
  readonly match: Match;
  readonly flick: Flick;
  readonly colour: string;
  readonly opacity: number;
}) {
  const { x, y } = wayOf(flick);
  const [near, far] = arrowOf(flick, placesNow(match));
  const from = [x * near * SCALE, -y * near * SCALE] as const;
  const to = [x * far * SCALE, -y * far * SCALE] as const;
  const turn = Math.atan2(y, x);
  return (
    <>
      <Tether from={to} to={from} colour={MARKS.rim} width={0.3} opacity={opacity * 0.5} up={FLAT} />
      <Tether from={to} to={from} colour={colour} width={0.2} opacity={opacity} />
      <mesh position={[to[0], FLAT + 0.01, to[1]]} rotation={[-Math.PI / 2, 0, turn - Math.PI / 2]} renderOrder={5}>
        <circleGeometry args={[0.24, 3, Math.PI / 2]} />
        <meshBasicMaterial color={colour} transparent opacity={opacity} depthTest={false} depthWrite={false} />
      </mesh>
    </>
  );
}

/** Where the nail meets the base, behind it: beside the middle it spins. */
function Nail({ flick, radius }: { readonly flick: Flick; readonly radius: number }) {
  if (flick.nail === 0) return null;
  const { x, y } = wayOf(flick);
  const aside = (flick.nail * radius) / SCALE;
  const back = (1.5 * radius) / SCALE;
  return (
    <Ring
      inner={0}
      outer={0.09}
      colour={PULL.strong}
      opacity={1}
      at={{ x: -x * back + y * aside, y: -y * back - x * aside }}
    />
  );
}
