import { Lacquer, paintedTexture } from '@bande/stage';
import { memo } from 'react';
import { LatheGeometry, Vector2, type CanvasTexture } from 'three';
import { HEIGHT, RADIUS } from './layout.ts';

export type Make = 'white' | 'black' | 'queen' | 'striker';

/** Turned wood with a rounded rim. */
function turnedDisc(radius: number, height: number): LatheGeometry {
  const bevel = height * 0.3;
  const outline = [
    [0, 0],
    [radius - bevel, 0],
    [radius - bevel * 0.3, bevel * 0.3],
    [radius, bevel],
    [radius, height - bevel],
    [radius - bevel * 0.3, height - bevel * 0.3],
    [radius - bevel, height],
    [0, height],
  ] as const;
  return new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    40,
  );
}
const SHAPES = { piece: turnedDisc(RADIUS.piece, HEIGHT), striker: turnedDisc(RADIUS.striker, HEIGHT * 1.05) } as const;

interface Look {
  readonly body: string;
  readonly face: string;
  readonly ring: string;
  /** Rings by their share of the radius: patterns differ, so that nobody needs to tell colours apart. */
  readonly rings: readonly (readonly [radius: number, width: number])[];
  readonly centre: 'dot' | 'star' | 'none' | 'cross';
}
const LOOKS: Readonly<Record<Make, Look>> = {
  white: {
    body: '#efe0bd',
    face: '#f8ecd0',
    ring: '#9a7440',
    rings: [
      [0.78, 0.05],
      [0.5, 0.04],
    ],
    centre: 'dot',
  },
  black: { body: '#2a201a', face: '#352a22', ring: '#c9b28a', rings: [[0.62, 0.09]], centre: 'none' },
  queen: { body: '#b01f2b', face: '#c62a36', ring: '#ffd9a0', rings: [[0.8, 0.05]], centre: 'star' },
  striker: {
    body: '#f4f1e6',
    face: '#fbfaf4',
    ring: '#2b5f8f',
    rings: [
      [0.86, 0.05],
      [0.72, 0.03],
      [0.3, 0.05],
    ],
    centre: 'cross',
  },
};

const PIXELS = 128;
function face({ face: ground, ring, rings, centre }: Look): CanvasTexture {
  return paintedTexture(PIXELS, PIXELS, (ctx) => {
    const half = PIXELS / 2;
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, PIXELS, PIXELS);
    ctx.translate(half, half);
    ctx.strokeStyle = ctx.fillStyle = ring;
    for (const [radius, width] of rings) {
      ctx.lineWidth = width * half;
      ctx.beginPath();
      ctx.arc(0, 0, radius * half, 0, 2 * Math.PI);
      ctx.stroke();
    }
    if (centre !== 'none') mark(ctx, centre, half);
  });
}

function mark(ctx: CanvasRenderingContext2D, centre: 'dot' | 'star' | 'cross', half: number): void {
  ctx.beginPath();
  if (centre === 'dot') ctx.arc(0, 0, 0.12 * half, 0, 2 * Math.PI);
  else {
    const points = centre === 'star' ? 16 : 8;
    for (let i = 0; i < points; i++) {
      const [turn, reach] = [(i * 2 * Math.PI) / points, (i % 2 === 0 ? 0.56 : 0.22) * half];
      ctx.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
    }
  }
  ctx.fill();
}

const faces = new Map<Make, CanvasTexture>();
function faceOf(make: Make): CanvasTexture {
  const known = faces.get(make) ?? face(LOOKS[make]);
  faces.set(make, known);
  return known;
}

/** One piece lying on the board. */
export const Disc = memo(function Disc({ make }: { readonly make: Make }) {
  const shape = make === 'striker' ? 'striker' : 'piece';
  return (
    <group>
      <mesh geometry={SHAPES[shape]} castShadow receiveShadow>
        <Lacquer colour={LOOKS[make].body} shine={0.5} glow={0.06} />
      </mesh>
      <mesh rotation-x={-Math.PI / 2} position-y={(shape === 'striker' ? HEIGHT * 1.05 : HEIGHT) + 0.004}>
        <circleGeometry args={[RADIUS[shape] * 0.88, 40]} />
        <Lacquer map={faceOf(make)} shine={0.4} glow={0.05} />
      </mesh>
    </group>
  );
});
