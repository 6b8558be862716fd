import type { Pose } from '@bande/physics/engine';
import { useHouse } from '@bande/stage';
import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef, type ReactElement, type Ref } from 'react';
import type { BufferGeometry, Group, Object3D } from 'three';
import type { Foot, Hold } from '../../motion/index.ts';
import { keeperPose } from '../../motion/hold.ts';
import { goalLineOf, type Side } from '../../names.ts';
import type { Settings } from '../../settings.ts';
import { KICKER } from '../../table.ts';
import { GLEAM, type Gleam, type Kit } from '../colours.ts';
import { useInHand } from './in-hand.ts';
import { keeperShape } from './keeper-shape.ts';
import { bodyShape, legShape, PRESSED, rodShape } from './kicker-shape.ts';
import { SCALE } from '../layout.ts';
import { poseOfStance, takePose, type Stance } from './poses.ts';

/**
 * The figures, for the plate and for hands that are about to set one: `KickerFigure` and `KeeperFigure` stand where `stance`, `pose` or `hold` says;
 * given as a ghost they let the plate shine through. A kicker with a `stance` is in a hand, and stands nowhere else meanwhile. Who moves one in every frame takes its `ref` and `takePose` (poses.ts), and for the leg `swingLeg`.
 */
const shapes = new Map<string, BufferGeometry>();
/** Made once for each paint, and kept: they are few and small. */
function kept(key: string, make: () => BufferGeometry): BufferGeometry {
  const known = shapes.get(key) ?? make();
  shapes.set(key, known);
  return known;
}
const keyOf = (kit: Kit): string => Object.values(kit).join();

interface GhostLook {
  /** 0 to 1; left out, it is really there. */
  readonly ghost?: number | undefined;
}

/** How much each is polished, from 0 to 1. */
const POLISHED: Readonly<Record<Gleam, number>> = { matt: 0.15, paint: 0.5, lacquer: 0.7, metal: 0.9 };

/** A shape with its colours in it, under enamel; steel shines more. */
export function Painted({
  shape,
  gleam = 'paint',
  ghost,
}: GhostLook & { readonly shape: BufferGeometry; readonly gleam?: Gleam }): ReactElement {
  const { quality } = useHouse();
  const isGhost = ghost !== undefined;
  const look = isGhost ? { transparent: true, opacity: ghost, depthWrite: false } : {};
  return (
    <mesh geometry={shape} castShadow={!isGhost} receiveShadow={!isGhost} renderOrder={isGhost ? 5 : 0}>
      {quality === 'plain' ? (
        <meshPhongMaterial vertexColors specular={GLEAM[gleam]} shininess={60} {...look} />
      ) : (
        <meshPhysicalMaterial
          vertexColors
          roughness={0.6 - 0.35 * POLISHED[gleam]}
          metalness={gleam === 'metal' ? 0.65 : 0}
          clearcoat={POLISHED[gleam]}
          clearcoatRoughness={0.25}
          {...look}
        />
      )}
    </mesh>
  );
}

interface KickerFigureProps extends GhostLook {
  readonly kit: Kit;
  readonly foot?: Foot;
  /** Degrees of the leg, forward positive: it hangs at 0, and is drawn back to −40 before a shot. */
  readonly degrees?: number;
  /** As an action says it, with the side that stands there; or as physics does. Without either somebody else moves it. */
  readonly stance?: Stance | undefined;
  readonly side?: Side;
  readonly pose?: Pose | undefined;
  readonly ref?: Ref<Group>;
}

const [LEG, ROD] = ['leg', 'rod'] as const;

export function KickerFigure({
  kit,
  foot = 'plate',
  degrees = 0,
  stance,
  side = 'red',
  pose,
  ghost,
  ref,
}: KickerFigureProps) {
  const own = useRef<Group>(null);
  useInHand(`kicker ${side}`, stance !== undefined && ghost === undefined);
  const at = useMemo(() => pose ?? (stance === undefined ? null : poseOfStance(side, stance)), [pose, stance, side]);
  useLayoutEffect(() => {
    if (own.current === null) return;
    if (at !== null) takePose(own.current, at);
    swingLeg(own.current.children[0]!, degrees);
  }, [at, degrees]);
  const key = keyOf(kit);
  return (
    <group ref={own}>
      <group ref={ref ?? null} name="kicker">
        <Painted shape={kept(`body ${key}`, () => bodyShape(kit))} ghost={ghost} />
        <group name={LEG} position={HIP}>
          <Painted shape={kept(`leg ${foot} ${key}`, () => legShape(kit, foot))} gleam="lacquer" ghost={ghost} />
        </group>
        <group name={ROD}>
          <Painted shape={kept('rod', rodShape)} gleam="metal" ghost={ghost} />
        </group>
      </group>
    </group>
  );
}
const HIP = [0, KICKER.hip * SCALE, -KICKER.legSide * SCALE] as const;

/** A press takes the leg through so many degrees, and the button down with it. */
const [DRAWN_BACK, SWEEP] = [40, 60];
/** The leg of a kicker at so many degrees; while it is pressed the button goes down as the leg goes forward. */
export function swingLeg(kicker: Object3D, degrees: number, isPressed = false): void {
  const [leg, rod] = [kicker.getObjectByName(LEG), kicker.getObjectByName(ROD)];
  if (leg !== undefined) leg.rotation.z = (degrees * Math.PI) / 180;
  const down = isPressed ? Math.max(0, Math.min(1, (degrees + DRAWN_BACK) / SWEEP)) : 0;
  if (rod !== undefined) rod.position.y = -down * PRESSED * SCALE;
}

interface KeeperFigureProps extends GhostLook {
  readonly side: Side;
  readonly kit: Kit;
  readonly keeper?: Settings['keeper'];
  /** Where a hand holds him; without it somebody else moves him. */
  readonly hold?: Hold | undefined;
  readonly ref?: Ref<Group>;
}

/** The keeper with rod and box. */
export function KeeperFigure({ side, kit, keeper = 'block', hold, ghost, ref }: KeeperFigureProps) {
  const own = useRef<Group>(null);
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    if (own.current === null || hold === undefined) return;
    takePose(own.current, keeperPose(hold, goalLineOf(side)));
    // While everything rests nothing else asks for a picture.
    invalidate();
  }, [hold, side, invalidate]);
  return (
    <group ref={own}>
      <group ref={ref ?? null} name="keeper">
        <Painted shape={kept(`keeper ${keeper} ${keyOf(kit)}`, () => keeperShape(kit, keeper))} ghost={ghost} />
      </group>
    </group>
  );
}
