import { useLayoutEffect, useMemo, useRef } from 'react';
import { useThree } from '@react-three/fiber';
import {
  GreaterDepth,
  LessEqualDepth,
  Matrix4,
  PlaneGeometry,
  type InstancedMesh,
  type MeshBasicMaterial,
} from 'three';
import { useFacing, useHouse, useStillness } from '../house/house-context.ts';
import type { Vec3 } from '../frames/motion.ts';
import { MARKS } from '../palette.ts';
import { markTexture, type MarkShape } from '../textures/marks.ts';
import { useTween } from '../frames/use-tween.ts';

interface MarksProps {
  /** Places on the table; one draw call for all of them. */
  readonly at: readonly Vec3[];
  /** Width of a mark in table units. */
  readonly size?: number;
  readonly reducedMotion?: boolean;
}

interface GlowProps extends MarksProps {
  /** Round under pieces, square on cells, a dot for a mere hint, a disc for what has been picked; on cells also where one's own waits, what one aims at, an opponent, or the referee's flag. */
  readonly shape?: 'ring' | 'square' | 'dot' | 'disc' | 'pass' | 'aim' | 'duel' | 'flag';
  /** It may be picked, but others are what one looks for. */
  readonly faint?: boolean;
}

/** Above the cloth, below the pieces. */
const LIFT = 0.012;
const flat = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const matrix = new Matrix4();

interface SheetProps extends MarksProps {
  readonly shape: MarkShape;
  readonly colour: string;
  readonly opacity: number;
  /** How often the mark swells when it appears; afterwards it rests, and costs no frames. */
  readonly breaths: number;
  readonly order: number;
  /** Only what a piece hides of it. */
  readonly hidden?: boolean;
}

const BREATH_MS = 1300;

function Marks({ at, size = 1, reducedMotion, shape, colour, opacity, breaths, order, hidden = false }: SheetProps) {
  const mesh = useRef<InstancedMesh>(null);
  const material = useRef<MeshBasicMaterial>(null);
  const invalidate = useThree((three) => three.invalidate);
  // Breathing would keep a slow machine busy for nothing.
  const { quality } = useHouse();
  const still = useStillness(reducedMotion) || quality === 'plain';
  const yaw = useFacing();
  const tween = useTween();
  // Rounded up, so that the buffers are not made anew with every change.
  const room = useMemo(() => 2 ** Math.ceil(Math.log2(Math.max(8, at.length))), [at.length]);
  const places = at.map((place) => place.join()).join(' ');

  useLayoutEffect(() => {
    const { current } = mesh;
    if (current === null) return;
    const draw = (swell: number): void => {
      for (const [index, [x, y, z]] of at.entries()) {
        matrix
          .makeRotationY(yaw)
          .scale({ x: size * swell, y: 1, z: size * swell } as never)
          .setPosition(x, y + LIFT, z);
        current.setMatrixAt(index, matrix);
      }
      current.count = at.length;
      current.instanceMatrix.needsUpdate = true;
    };
    const breathe = (progress: number): void => {
      const wave = Math.sin(progress * breaths * Math.PI * 2);
      draw(1 + 0.06 * wave);
      if (material.current !== null)
        material.current.opacity = opacity * (0.86 + 0.14 * Math.cos(progress * breaths * Math.PI * 2));
    };
    if (at.length === 0 || still || breaths === 0) {
      tween.stop();
      draw(1);
      invalidate();
    } else tween.start(breaths * BREATH_MS, breathe);
    // `places` stands for `at`, which may be a new list of the same places.
  }, [places, size, still, breaths, opacity, room, yaw, tween, invalidate]);

  return (
    <instancedMesh key={room} ref={mesh} args={[flat, undefined, room]} frustumCulled={false} renderOrder={order}>
      <meshBasicMaterial
        ref={material}
        map={markTexture(shape)}
        color={colour}
        opacity={opacity}
        transparent
        depthWrite={false}
        depthFunc={hidden ? GreaterDepth : LessEqualDepth}
        toneMapped={false}
        polygonOffset
        polygonOffsetFactor={-2}
        polygonOffsetUnits={-2}
      />
    </instancedMesh>
  );
}

const GLOW = {
  ring: { colour: MARKS.open, opacity: 1, breaths: 3 },
  square: { colour: MARKS.open, opacity: 0.95, breaths: 3 },
  dot: { colour: MARKS.hint, opacity: 0.85, breaths: 0 },
  disc: { colour: MARKS.picked, opacity: 1, breaths: 1 },
  pass: { colour: MARKS.good, opacity: 1, breaths: 3 },
  aim: { colour: MARKS.good, opacity: 1, breaths: 3 },
  duel: { colour: MARKS.aim, opacity: 1, breaths: 3 },
  flag: { colour: MARKS.evidence, opacity: 0.95, breaths: 0 },
} as const;
const FAINT = { opacity: 0.32, breaths: 0 } as const;

/** Fainter than in the open, and below what is written on the pieces. */
const THROUGH = { opacity: 0.5, breaths: 0, order: 0, hidden: true } as const;

/** What may be picked: a bright outline that breathes a few times. What stands before it lets it shine through. */
export const Glow = ({ shape = 'ring', faint = false, ...rest }: GlowProps) => (
  <>
    <Marks {...rest} shape={shape} {...GLOW[shape]} {...(faint ? FAINT : {})} order={2} />
    {faint ? null : <Marks {...rest} shape={shape} colour={GLOW[shape].colour} {...THROUGH} />}
  </>
);

/** What the pointer or the keyboard is at: four corners, like a viewfinder. */
export const Halo = (props: MarksProps) => (
  <Marks {...props} shape="brackets" colour={MARKS.focus} opacity={1} breaths={0} order={4} />
);

/** What a ruling rests on: a hatched field. */
export const Lit = (props: MarksProps) => (
  <Marks {...props} shape="hatch" colour={MARKS.evidence} opacity={0.95} breaths={2} order={3} />
);
