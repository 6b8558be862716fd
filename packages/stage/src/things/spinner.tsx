import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ExtrudeGeometry, Shape, type CanvasTexture, type Group } from 'three';
import { useStillness } from '../house/house-context.ts';
import { Lacquer } from './lacquer.tsx';
import type { Vec3 } from '../frames/motion.ts';
import { PALETTE } from '../palette.ts';
import { spinnerAngle } from './spinner-turn.ts';
import { sheet, textureOf } from '../textures/canvas.ts';
import { LABEL_FONT } from '../textures/label.ts';
import { useTween } from '../frames/use-tween.ts';
import type { Show } from '../view/index.ts';

/** A part of the dial; the first begins at 0 degrees and they follow clockwise. */
interface Sector {
  readonly colour: string;
  /** A letter or sign, so that nobody needs the colour. */
  readonly label?: string;
  readonly ink?: string;
  /** Size against the other sectors; 1 unless said. */
  readonly share?: number;
}

interface SpinnerProps {
  /** Where the arrow rests when it is not spun: degrees, clockwise from above, 0 away from the front edge. */
  readonly angle?: number;
  /** A spinner show turns the arrow to its angle. */
  readonly show: Show | null;
  readonly sectors?: readonly Sector[];
  readonly at?: Vec3;
  readonly radius?: number;
  readonly speed?: number;
  readonly reducedMotion?: boolean;
  /** The arrow has come to rest where the show says. */
  readonly onRest?: (angle: number) => void;
}

const SPINNING = 0.8;
const DIAL = 512;

function dialTexture(sectors: readonly Sector[]): CanvasTexture {
  const { canvas, ctx } = sheet(DIAL, DIAL);
  const whole = sectors.reduce((sum, { share = 1 }) => sum + share, 0);
  ctx.translate(DIAL / 2, DIAL / 2);
  // Clockwise from the top.
  ctx.rotate(-Math.PI / 2);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `700 46px ${LABEL_FONT}`;
  for (const { colour, label = '', ink = PALETTE.chalk, share = 1 } of sectors) {
    const turn = (share / whole) * 2 * Math.PI;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.arc(0, 0, DIAL / 2 - 10, 0, turn);
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.strokeStyle = PALETTE.chalk;
    ctx.lineWidth = 5;
    ctx.stroke();
    ctx.save();
    ctx.rotate(turn / 2);
    ctx.translate(DIAL * 0.38, 0);
    ctx.rotate(Math.PI / 2);
    ctx.fillStyle = ink;
    ctx.fillText(label, 0, 0);
    ctx.restore();
    ctx.rotate(turn);
  }
  return textureOf(canvas, { small: true });
}

/** One long point to −z; behind the pin only a short round weight, so that nobody reads it from the wrong end. */
const outline = ((): Shape => {
  const shape = new Shape().moveTo(-0.06, -0.15);
  for (const [x, y] of [
    [-0.06, 0.56],
    [-0.23, 0.5],
    [0, 1],
    [0.23, 0.5],
    [0.06, 0.56],
    [0.06, -0.15],
  ] as const)
    shape.lineTo(x, y);
  shape.absarc(0, -0.27, 0.13, 1.1, Math.PI - 1.1, true).closePath();
  return shape;
})();
const arrow = new ExtrudeGeometry(outline, {
  depth: 0.05,
  bevelSize: 0.02,
  bevelThickness: 0.02,
  bevelSegments: 2,
}).rotateX(-Math.PI / 2);
/** A dark edge around it, so that it stands out from every sector. */
const edge = new ExtrudeGeometry(outline, {
  depth: 0.02,
  bevelSize: 0.055,
  bevelThickness: 0.01,
  bevelSegments: 1,
}).rotateX(-Math.PI / 2);

const NO_SECTORS: readonly Sector[] = [];

/** An arrow on a pin, over a dial if it has one. */
export function Spinner({
  angle = 0,
  show,
  sectors = NO_SECTORS,
  at = [0, 0, 0],
  radius = 1,
  speed = 1,
  reducedMotion,
  onRest,
}: SpinnerProps) {
  const pin = useRef<Group>(null);
  const rest = useRef(angle);
  const tween = useTween();
  const still = useStillness(reducedMotion);
  const dial = useMemo(() => (sectors.length === 0 ? null : dialTexture(sectors)), [sectors]);
  useEffect(() => () => dial?.dispose(), [dial]);
  const rested = useRef(onRest);
  useLayoutEffect(() => {
    rested.current = onRest;
  });

  useLayoutEffect(() => {
    const turnTo = (degrees: number): void => void pin.current?.rotation.set(0, (-degrees * Math.PI) / 180, 0);
    if (show?.kind !== 'spinner') return turnTo(rest.current);
    const from = rest.current;
    rest.current = show.angle;
    tween.start(
      still ? 0 : (show.ms * SPINNING) / speed,
      (progress) => turnTo(spinnerAngle(from, show.angle, progress)),
      () => rested.current?.(show.angle),
    );
  }, [show, speed, still, tween]);

  return (
    <group position={[...at]} scale={radius}>
      {dial !== null && (
        <mesh rotation-x={-Math.PI / 2} position-y={0.015} receiveShadow>
          <circleGeometry args={[1, 64]} />
          <meshLambertMaterial map={dial} transparent polygonOffset polygonOffsetFactor={-1} polygonOffsetUnits={-1} />
        </mesh>
      )}
      <mesh position-y={0.09} castShadow>
        <cylinderGeometry args={[0.09, 0.12, 0.18, 20]} />
        <Lacquer colour={PALETTE.brass} shine={0.4} />
      </mesh>
      <group ref={pin} position-y={0.1} scale={[0.86, 1, 0.86]}>
        <mesh geometry={edge} castShadow>
          <Lacquer colour={PALETTE.ink} shine={0.1} />
        </mesh>
        <mesh geometry={arrow}>
          <Lacquer colour={PALETTE.brass} shine={0.4} glow={0.1} />
        </mesh>
      </group>
    </group>
  );
}
