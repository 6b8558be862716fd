import { faded, paintedTexture, PALETTE, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useMemo, useRef } from 'react';
import {
  DoubleSide,
  LatheGeometry,
  RepeatWrapping,
  Vector2,
  type CanvasTexture,
  type Mesh,
  type MeshBasicMaterial,
  type RingGeometry,
} from 'three';
import { STRIKER } from '../../motion.ts';
import type { Carrom } from '../../state.ts';
import { POCKET, POTTED } from '../colours.ts';
import { HOLES, LIP } from '../layout.ts';
import { usePots } from '../shown/pots.ts';

/** How thick the board is, and how far the net hangs below it, in table units: not as far as the floor, which would show through it. */
const [BOARD, DEEP] = [0.2, 0.78];

/** The wall of the hole through the board, and the net that narrows below it. */
function pocketShape(radius: number): LatheGeometry {
  const outline = [
    [radius, 0],
    [radius, -BOARD],
    [radius * 1.12, -BOARD - DEEP * 0.3],
    [radius * 0.95, -BOARD - DEEP * 0.75],
    [0, -BOARD - DEEP],
  ] as const;
  const shape = new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    32,
  );
  // From above: the board, then the net, each as long in the picture as it is.
  const [places, uvs] = [shape.getAttribute('position'), shape.getAttribute('uv')];
  for (let i = 0; i < places.count; i++) uvs.setY(i, 1 + places.getY(i) / (BOARD + DEEP));
  return shape;
}

const [WIDE, HIGH] = [64, 256];
/** One of the meshes that are laid side by side around the pocket. */
const AROUND = 14;

/** Layers of plywood at the top; below them cords that fade into the dark. */
function pocketPicture(): CanvasTexture {
  const board = (HIGH * BOARD) / (BOARD + DEEP);
  const picture = paintedTexture(WIDE, HIGH, (ctx) => {
    ctx.fillStyle = POCKET.dark;
    ctx.fillRect(0, 0, WIDE, HIGH);
    ctx.strokeStyle = POCKET.cord;
    ctx.lineWidth = 6;
    const step = (HIGH - board) / 5;
    for (let row = 0; row < 5; row++) {
      ctx.beginPath();
      for (const [from, to] of [
        [0, WIDE],
        [WIDE, 0],
      ] as const) {
        ctx.moveTo(from, board + row * step);
        ctx.lineTo(to, board + (row + 1) * step);
      }
      ctx.stroke();
    }
    darken(ctx, board);
    const layer = board / 5;
    for (let i = 0; i < 5; i++) {
      ctx.fillStyle = i % 2 === 0 ? POCKET.ply : POCKET.glue;
      ctx.fillRect(0, i * layer, WIDE, layer);
    }
  });
  picture.wrapS = RepeatWrapping;
  picture.repeat.set(AROUND, 1);
  return picture;
}

/** No light comes down there. */
function darken(ctx: CanvasRenderingContext2D, from: number): void {
  const night = ctx.createLinearGradient(0, from, 0, HIGH);
  night.addColorStop(0, faded(PALETTE.shade, 0.5));
  night.addColorStop(0.5, faded(PALETTE.shade, 0.85));
  night.addColorStop(1, PALETTE.shade);
  ctx.fillStyle = night;
  ctx.fillRect(0, from, WIDE, HIGH - from);
}

/** Four holes through the board with their nets, each with a dark chamfer around it. */
export function Pockets({ running, still }: { readonly running: Running<Carrom>; readonly still: boolean }) {
  const pocket = useMemo(() => ({ shape: pocketShape(HOLES[0]!.radius), picture: pocketPicture() }), []);
  return (
    <>
      {HOLES.map(({ x, z, radius }) => (
        <group key={`${x} ${z}`} position={[x, 0, z]}>
          <mesh geometry={pocket.shape}>
            <meshBasicMaterial map={pocket.picture} side={DoubleSide} />
          </mesh>
          <mesh rotation-x={-Math.PI / 2} position-y={0.006}>
            <ringGeometry args={[radius * 0.99, radius * 1.06, 44]} />
            <meshBasicMaterial color={POCKET.rim} />
          </mesh>
        </group>
      ))}
      <PottedGlow running={running} still={still} />
    </>
  );
}

const GLOW_SECONDS = 1.1;
/** How far the light of a piece spreads over the board. */
const SPREADS = 1.1;
const lightUp = (light: Mesh<RingGeometry, MeshBasicMaterial>, share: number, grows: number): void => {
  light.material.opacity = 0.95 * (1 - share) ** 1.5;
  light.visible = share < 1;
  light.scale.setScalar(1 + grows * (1 - (1 - share) ** 2));
};

/** A pocket lights up for a moment when something falls into it; the light of a piece spreads, unless things are to keep still. */
function PottedGlow({ running, still }: { readonly running: Running<Carrom>; readonly still: boolean }) {
  const lights = useRef(new Map<number, Mesh<RingGeometry, MeshBasicMaterial>>());
  const spreads = useRef(new Set<number>());
  /** Since when, in the picture's time; null until the next frame. */
  const since = useRef(new Map<number, number | null>());
  usePots(running, ({ disc, pocket }) => {
    lights.current.get(pocket)?.material.color.set(disc === STRIKER ? POTTED.striker : POTTED.piece);
    if (disc === STRIKER || still) spreads.current.delete(pocket);
    else spreads.current.add(pocket);
    since.current.set(pocket, null);
  });
  useRunning(running, (_match, _tick, now) => {
    for (const [pocket, begun] of since.current) {
      if (begun === null) since.current.set(pocket, now);
      const share = Math.min(1, (now - (begun ?? now)) / GLOW_SECONDS);
      const light = lights.current.get(pocket);
      if (light !== undefined) lightUp(light, share, spreads.current.has(pocket) ? SPREADS : 0);
      if (share === 1) since.current.delete(pocket);
    }
    return since.current.size > 0;
  });
  return HOLES.map(({ x, z, radius }, pocket) => (
    <mesh
      key={`${x} ${z}`}
      ref={(light: Mesh<RingGeometry, MeshBasicMaterial> | null) => {
        if (light !== null) lights.current.set(pocket, light);
      }}
      visible={false}
      position={[x, LIP + 0.02, z]}
      rotation-x={-Math.PI / 2}
      renderOrder={4}
    >
      <ringGeometry args={[radius * 1.02, radius * 1.38, 44]} />
      <meshBasicMaterial transparent opacity={0} depthTest={false} depthWrite={false} toneMapped={false} />
    </mesh>
  ));
}
