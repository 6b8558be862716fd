import { Lacquer, MARKS, paintedTexture, PALETTE, Spinner, useTween, WOODS, type Vec3 } from '@bande/stage';
import type { Show } from '@bande/stage/view';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CanvasTexture, Group } from 'three';
import { SECTORS } from '../../events.ts';
import { GROUNDS, PICTURES } from './shot-pictures.ts';

const SIZE = 640;

/** Eight equal sectors, the first begins at the top, clockwise. */
function paintDial(ctx: CanvasRenderingContext2D): void {
  const turn = (2 * Math.PI) / SECTORS.length;
  ctx.translate(SIZE / 2, SIZE / 2);
  ctx.fillStyle = WOODS.walnut.dark;
  ctx.beginPath();
  ctx.arc(0, 0, SIZE / 2, 0, 2 * Math.PI);
  ctx.fill();
  for (const [index, sector] of SECTORS.entries()) {
    ctx.save();
    ctx.rotate(index * turn);
    ctx.fillStyle = GROUNDS[sector];
    ctx.strokeStyle = WOODS.walnut.dark;
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.arc(0, 0, SIZE / 2 - 16, -Math.PI / 2, -Math.PI / 2 + turn);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
    ctx.rotate(turn / 2);
    ctx.translate(0, -SIZE * 0.365);
    ctx.scale(1.15, 1.15);
    PICTURES[sector](ctx);
    ctx.restore();
  }
}

let painted: CanvasTexture | null = null;
const dialTexture = (): CanvasTexture => (painted ??= paintedTexture(SIZE, SIZE, paintDial));

interface ShotSpinnerProps {
  readonly show: Show | null;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/** Between the four squares of the circle, too small to be taken for the ball; for a shot it comes up so that everybody sees it. */
const REST = { size: 0.12, height: 0.02 } as const;
const UP = { size: 2.6, height: 1.2 } as const;
const RISE_MS = 350;

export function ShotSpinner({ show, speed, reducedMotion }: ShotSpinnerProps) {
  const group = useRef<Group>(null);
  const tween = useTween();
  const up = show?.kind === 'spinner';
  const reached = useRef(0);
  const [landed, setLanded] = useState<{ readonly show: Show | null; readonly angle: number } | null>(null);
  useLayoutEffect(() => {
    const from = reached.current;
    const place = (share: number): void => {
      reached.current = share;
      group.current?.position.set(0, REST.height + (UP.height - REST.height) * share, 0);
      group.current?.scale.setScalar(REST.size + (UP.size - REST.size) * share);
    };
    const to = up ? 1 : 0;
    tween.start(reducedMotion || from === to ? 0 : RISE_MS / speed, (progress) =>
      place(from + (to - from) * progress * (2 - progress)),
    );
  }, [up, speed, reducedMotion, tween]);
  return (
    <group ref={group}>
      <mesh position-y={0.03} castShadow>
        <cylinderGeometry args={[1, 1, 0.06, 56]} />
        <Lacquer colour={WOODS.walnut.dark} shine={0.2} />
      </mesh>
      <mesh position-y={0.062} rotation-x={-Math.PI / 2}>
        <circleGeometry args={[1, 56]} />
        <Lacquer map={dialTexture()} shine={0.05} />
      </mesh>
      {up && landed?.show === show && <Landed angle={landed.angle} />}
      <Spinner
        show={show}
        at={PIN}
        radius={1}
        speed={speed}
        reducedMotion={reducedMotion}
        onRest={(angle) => setLanded({ show, angle })}
      />
    </group>
  );
}

const SECTOR = 360 / SECTORS.length;
const RADIANS = Math.PI / 180;

/** The light stays on the sector that counts. */
function Landed({ angle }: { readonly angle: number }) {
  // Three counts anticlockwise from the right.
  const end = (90 - (Math.floor(angle / SECTOR) + 1) * SECTOR) * RADIANS;
  const wide = SECTOR * RADIANS;
  return (
    <group position-y={0.07} rotation-x={-Math.PI / 2}>
      <mesh renderOrder={1}>
        <circleGeometry args={[1, 64, end + wide, 2 * Math.PI - wide]} />
        <meshBasicMaterial
          color={PALETTE.night}
          transparent
          opacity={0.62}
          depthWrite={false}
          polygonOffset
          polygonOffsetFactor={-2}
          polygonOffsetUnits={-2}
        />
      </mesh>
      <mesh renderOrder={1}>
        <ringGeometry args={[0.94, 1, 24, 1, end, wide]} />
        <meshBasicMaterial
          color={MARKS.open}
          depthWrite={false}
          polygonOffset
          polygonOffsetFactor={-2}
          polygonOffsetUnits={-2}
        />
      </mesh>
    </group>
  );
}
const PIN: Vec3 = [0, 0.06, 0];
