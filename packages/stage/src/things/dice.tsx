import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { Group } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { ContactShadow } from './contact-shadow.tsx';
import { CUBE, diePose, restOf, type Solid } from './dice-pose.ts';
import { useFacing, useStillness } from '../house/house-context.ts';
import { Lacquer } from './lacquer.tsx';
import type { Vec3 } from '../frames/motion.ts';
import { PALETTE } from '../palette.ts';
import { dieTexture, pipTexture, type FacePaint } from '../textures/die.ts';
import { useTween } from '../frames/use-tween.ts';
import type { Show } from '../view/index.ts';

interface DiceProps {
  /** Anything but dice is not shown. The dice stay until the show changes. */
  readonly show: Show | null;
  /** The middle of the place where they come to lie. */
  readonly at?: Vec3;
  /** Edge of a die in table units. */
  readonly size?: number;
  /** Colour of each side's dice; dice of nobody are ivory. */
  readonly colours?: Readonly<Record<string, string>>;
  /** Paints other sides than pips. */
  readonly face?: FacePaint;
  readonly speed?: number;
  readonly reducedMotion?: boolean;
}

/** The part of a show in which the dice roll; the rest is for reading them. */
const ROLLING = 0.62;

/** Box sides laid out on one sheet, three by two. */
const cube = ((): RoundedBoxGeometry => {
  const geometry = new RoundedBoxGeometry(1, 1, 1, 3, 0.14);
  const uv = geometry.getAttribute('uv');
  const perSide = uv.count / 6;
  for (let i = 0; i < uv.count; i++) {
    const side = Math.floor(i / perSide);
    uv.setXY(i, ((side % 3) + uv.getX(i)) / 3, (Math.floor(side / 3) + uv.getY(i)) / 2);
  }
  geometry.clearGroups();
  return geometry;
})();

type DiceShow = Extract<Show, { kind: 'dice' }>;

interface Manner {
  readonly size: number;
  readonly speed: number;
  readonly reducedMotion: boolean | undefined;
  readonly solid?: Solid;
}

/** Of the foot of a die, in its size: between half an edge and half a diagonal. */
const FOOT = 0.6;

/** Something to be thrown, and the soft dark under it, which stays on the table while it tumbles. */
export const Thrown = ({
  size,
  solid = CUBE,
  children,
}: Pick<Manner, 'size' | 'solid'> & { readonly children: ReactNode }) => (
  <group>
    {children}
    <group position-y={-restOf(solid, size)}>
      <ContactShadow radius={FOOT * size} strength={0.7} />
    </group>
  </group>
);

/** Lets what is thrown in a group (`Thrown`) tumble and come to lie on what was rolled. */
export function useThrow(
  show: DiceShow,
  { size, speed, reducedMotion, solid = CUBE }: Manner,
): RefObject<Group | null> {
  const group = useRef<Group>(null);
  const tween = useTween();
  const still = useStillness(reducedMotion);
  useLayoutEffect(() => {
    const dice = group.current?.children ?? [];
    const { values } = show;
    const seed = values.reduce((sum, value, index) => sum * 7 + value + index, values.length);
    const draw = (progress: number): void => {
      for (const [index, die] of dice.entries()) {
        const { position, turn } = diePose(
          { solid, value: values[index] ?? 1, index, count: values.length, size, seed },
          progress,
        );
        die.position.set(...position);
        die.children[0]?.quaternion.copy(turn);
      }
    };
    tween.start(still ? 0 : (show.ms * ROLLING) / speed, draw);
  }, [show, size, speed, still, solid, tween]);
  return group;
}

/** Dice that tumble over the table and come to lie on what was rolled. */
export function Dice({ show, ...rest }: DiceProps) {
  return show?.kind === 'dice' && show.special !== true ? <RolledDice show={show} {...rest} /> : null;
}

function RolledDice({
  show,
  at = [0, 0, 0],
  size = 0.9,
  colours = {},
  face,
  speed = 1,
  reducedMotion,
}: DiceProps & { readonly show: DiceShow }) {
  const group = useThrow(show, { size, speed, reducedMotion });
  const yaw = useFacing();
  const looks = show.sides.map((side) => (side === null ? PALETTE.ivory : (colours[side] ?? PALETTE.ivory)));
  const own = useMemo(() => (face === undefined ? null : dieTexture(PALETTE.ivory, face)), [face]);
  useEffect(() => () => own?.dispose(), [own]);

  return (
    <group ref={group} position={[...at]} rotation-y={yaw}>
      {show.values.map((_, index) => (
        <Thrown key={index} size={size}>
          <mesh geometry={cube} scale={size} castShadow>
            <Lacquer map={own ?? pipTexture(looks[index] ?? PALETTE.ivory)} />
          </mesh>
        </Thrown>
      ))}
    </group>
  );
}
