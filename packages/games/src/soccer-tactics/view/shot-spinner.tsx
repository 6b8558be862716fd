import { PALETTE, Spinner, useTween, type Vec3 } from '@bande/stage';
import type { Show } from '@bande/stage/view';
import { useLayoutEffect, useRef } from 'react';
import { CanvasTexture, SRGBColorSpace, type Group } from 'three';
import { SECTORS } from '../happen.ts';

type Ctx = CanvasRenderingContext2D;
const SIZE = 640;

/** Grounds that differ in lightness; each carries its picture as well. */
const GROUNDS: Readonly<Record<(typeof SECTORS)[number], string>> = { ball: '#f1ead8', flag: '#d49a3a', keeper: '#24463a' };

const PICTURES: Readonly<Record<(typeof SECTORS)[number], (ctx: Ctx) => void>> = {
  ball: (ctx) => {
    ctx.fillStyle = '#fffdf6';
    ctx.strokeStyle = '#1d1a16';
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.arc(0, 0, 31, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = '#1d1a16';
    ctx.beginPath();
    for (let i = 0; i < 5; i++) ctx.lineTo(Math.sin((i * 2 * Math.PI) / 5) * 14, -Math.cos((i * 2 * Math.PI) / 5) * 14);
    ctx.fill();
    for (let i = 0; i < 5; i++) {
      const [x, y] = [Math.sin((i * 2 * Math.PI) / 5), -Math.cos((i * 2 * Math.PI) / 5)];
      ctx.beginPath();
      ctx.moveTo(x * 14, y * 14);
      ctx.lineTo(x * 30, y * 30);
      ctx.stroke();
    }
  },
  flag: (ctx) => {
    ctx.strokeStyle = ctx.fillStyle = '#2c1c08';
    ctx.lineWidth = 6;
    ctx.beginPath();
    ctx.moveTo(-16, 34);
    ctx.lineTo(-16, -34);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(-16, -34);
    ctx.lineTo(28, -18);
    ctx.lineTo(-16, -2);
    ctx.fill();
  },
  keeper: (ctx) => {
    ctx.fillStyle = '#f4efe2';
    for (const [x, length] of [[-21, 18], [-8, 26], [5, 26], [18, 20]] as const) {
      ctx.beginPath();
      ctx.roundRect(x - 5.5, -10 - length, 11, length + 14, 5.5);
      ctx.fill();
    }
    ctx.beginPath();
    ctx.roundRect(-27, -12, 51, 42, 14);
    ctx.fill();
    ctx.save();
    ctx.translate(25, 4);
    ctx.rotate(0.75);
    ctx.beginPath();
    ctx.roundRect(-6, -24, 12, 36, 6);
    ctx.fill();
    ctx.restore();
    ctx.fillStyle = '#24463a';
    ctx.fillRect(-27, 20, 51, 4);
  },
};

/** Eight equal sectors, the first begins at the top, clockwise. */
function paintDial(): CanvasTexture {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIZE, height: SIZE });
  const ctx = canvas.getContext('2d');
  if (ctx !== null) {
    const turn = (2 * Math.PI) / SECTORS.length;
    ctx.translate(SIZE / 2, SIZE / 2);
    ctx.fillStyle = PALETTE.woodDark;
    ctx.beginPath();
    ctx.arc(0, 0, SIZE / 2, 0, 2 * Math.PI);
    ctx.fill();
    for (const [index, sector] of SECTORS.entries()) {
      ctx.save();
      ctx.rotate(index * turn);
      ctx.fillStyle = GROUNDS[sector];
      ctx.strokeStyle = PALETTE.woodDark;
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
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

let painted: CanvasTexture | null = null;
const dialTexture = (): CanvasTexture => (painted ??= paintDial());

interface ShotSpinnerProps {
  readonly show: Show | null;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/** Small between the four squares of the circle; for a shot it comes up so that everybody sees it. */
const REST = { size: 0.3, height: 0.02 } as const;
const UP = { size: 2.6, height: 1.2 } as const;
const RISE_MS = 350;

export function ShotSpinner({ show, speed, reducedMotion }: ShotSpinnerProps) {
  const group = useRef<Group>(null);
  const tween = useTween();
  const up = show?.kind === 'spinner';
  const reached = useRef(0);
  useLayoutEffect(() => {
    const from = reached.current;
    const place = (share: number): void => {
      reached.current = share;
      group.current?.position.set(0, REST.height + (UP.height - REST.height) * share, 0);
      group.current?.scale.setScalar(REST.size + (UP.size - REST.size) * share);
    };
    const to = up ? 1 : 0;
    tween.start(reducedMotion || from === to ? 0 : RISE_MS / speed, (progress) => place(from + (to - from) * progress * (2 - progress)));
  }, [up, speed, reducedMotion, tween]);
  return (
    <group ref={group}>
      <mesh position-y={0.03} castShadow>
        <cylinderGeometry args={[1, 1, 0.06, 56]} />
        <meshStandardMaterial color={PALETTE.woodDark} roughness={0.5} />
      </mesh>
      <mesh position-y={0.062} rotation-x={-Math.PI / 2} receiveShadow>
        <circleGeometry args={[1, 56]} />
        <meshStandardMaterial map={dialTexture()} roughness={0.6} />
      </mesh>
      <Spinner show={show} at={PIN} radius={1} speed={speed} reducedMotion={reducedMotion} />
    </group>
  );
}
const PIN: Vec3 = [0, 0.06, 0];
