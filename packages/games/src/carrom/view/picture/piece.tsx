import { ContactShadow, Lacquer, paintedTexture } from '@bande/stage';
import { memo } from 'react';
import { LatheGeometry, Vector2, type CanvasTexture } from 'three';
import { STRIKER } from '../../motion.ts';
import { PIECES } from '../colours.ts';
import { HEIGHT, RADIUS } from '../layout.ts';

type Make = keyof typeof PIECES;

/** What a thing on the board is made as, by its name. */
export function makeOf(id: string): Make {
  if (id === STRIKER) return 'striker';
  if (id === 'q') return 'queen';
  return id.startsWith('w') ? 'white' : 'black';
}

interface Look {
  /** Grooves by their share of the radius, as the lathe cuts them: patterns differ, so that nobody needs to tell colours apart. */
  readonly grooves: readonly (readonly [radius: number, width: number])[];
  readonly centre: 'dot' | 'star' | 'none' | 'cross';
}
const LOOKS: Readonly<Record<Make, Look>> = {
  white: {
    grooves: [
      [0.74, 0.06],
      [0.46, 0.05],
    ],
    centre: 'dot',
  },
  black: { grooves: [[0.6, 0.1]], centre: 'none' },
  queen: { grooves: [[0.76, 0.06]], centre: 'star' },
  striker: {
    grooves: [
      [0.8, 0.05],
      [0.66, 0.035],
    ],
    centre: 'cross',
  },
};

type Outline = readonly (readonly [radius: number, up: number])[];
const BEVEL_STEPS = 3;

function bevel(radius: number, up: number, size: number, from: number, to: number): Outline {
  return Array.from({ length: BEVEL_STEPS + 1 }, (_, i) => {
    const turn = from + ((to - from) * i) / BEVEL_STEPS;
    return [radius + Math.cos(turn) * size, up + Math.sin(turn) * size] as const;
  });
}

/** Turned on a lathe: two rounded rims, and grooves in the face, from the outermost inwards. */
function turned(radius: number, height: number, grooves: Look['grooves']): LatheGeometry {
  const [rim, deep] = [height * 0.3, height * 0.07];
  const outline: Outline = [
    [0, 0],
    ...bevel(radius - rim, rim, rim, -Math.PI / 2, 0),
    ...bevel(radius - rim, height - rim, rim, 0, Math.PI / 2),
    ...grooves.flatMap(([at, width]) => {
      const [middle, half] = [at * radius, (width * radius) / 2];
      return [
        [middle + half * 1.2, height],
        [middle + half * 0.5, height - deep],
        [middle - half * 0.5, height - deep],
        [middle - half * 1.2, height],
      ] as const;
    }),
    [0, height],
  ];
  const shape = new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    36,
  );
  seenFromAbove(shape, radius);
  return shape;
}

/** The picture of the face lies over all of it, as if projected from above. */
function seenFromAbove(shape: LatheGeometry, radius: number): void {
  const [places, uvs] = [shape.getAttribute('position'), shape.getAttribute('uv')];
  for (let i = 0; i < places.count; i++)
    uvs.setXY(i, places.getX(i) / (2 * radius) + 0.5, 0.5 - places.getZ(i) / (2 * radius));
}

const PIXELS = 256;
function face(make: Make): CanvasTexture {
  const [{ body, ring }, { grooves, centre }] = [PIECES[make], LOOKS[make]];
  return paintedTexture(PIXELS, PIXELS, (ctx) => {
    const half = PIXELS / 2;
    ctx.fillStyle = body;
    ctx.fillRect(0, 0, PIXELS, PIXELS);
    ctx.translate(half, half);
    ctx.strokeStyle = ctx.fillStyle = ring;
    for (const [radius, width] of grooves) {
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
      const [turn, reach] = [(i * 2 * Math.PI) / points, (i % 2 === 0 ? 0.5 : 0.2) * half];
      ctx.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
    }
  }
  ctx.fill();
}

interface Turned {
  readonly shape: LatheGeometry;
  readonly face: CanvasTexture;
}
const made = new Map<Make, Turned>();

/** Made once for each kind of piece. */
function turnedAs(make: Make): Turned {
  const [radius, height] = make === 'striker' ? [RADIUS.striker, HEIGHT * 1.05] : [RADIUS.piece, HEIGHT];
  const known = made.get(make) ?? { shape: turned(radius, height, LOOKS[make].grooves), face: face(make) };
  made.set(make, known);
  return known;
}

/** Seen from above polish mirrors the lamp: what is dark would turn grey, and the queen pink. */
const SHINE: Readonly<Record<Make, number>> = { white: 0.35, black: 0, queen: 0.06, striker: 0.45 };

/** One piece lying on the board. */
export const Disc = memo(function Disc({ make }: { readonly make: Make }) {
  const { shape, face: picture } = turnedAs(make);
  return (
    <group>
      <ContactShadow radius={make === 'striker' ? RADIUS.striker : RADIUS.piece} />
      <mesh geometry={shape} castShadow receiveShadow>
        <Lacquer map={picture} shine={SHINE[make]} />
      </mesh>
    </group>
  );
});
