import { Glider, Label, useFacing, type Vec3 } from '@bande/stage';
import { memo } from 'react';
import type { SideLook } from '@bande/stage/view';
import { numberOn, roleOf, sideOfPawn } from './naming.ts';
import { gloves, pawnShape, TOPS } from './pawn-shapes.ts';

interface FigureProps {
  readonly pawn: string;
  readonly look: SideLook;
}

/** Dark sides carry chalk numbers, light ones ink. */
const isLight = (colour: string): boolean => parseInt(colour.slice(3, 5), 16) > 120;

/** The pawn itself, standing on its place. */
export const Figure = memo(function Figure({ pawn, look }: FigureProps) {
  const role = roleOf(pawn);
  const ink = isLight(look.colour) ? '#10202f' : '#fff8ea';
  return (
    <group scale={SCALE}>
      <mesh geometry={pawnShape(role, sideOfPawn(pawn))} castShadow receiveShadow>
        <meshStandardMaterial color={look.colour} emissive={look.colour} emissiveIntensity={isLight(look.colour) ? 0.22 : 0.06} roughness={0.4} metalness={0} />
      </mesh>
      {role === 'keeper' && <Gloves />}
      {role !== 'defender' && <Label text={numberOn(pawn)} at={[0, TOPS[role] + 0.006, 0]} size={role === 'keeper' ? 0.68 : 0.8} colour={ink} />}
    </group>
  );
});

/** As large as a square bears: numbers are read from across the table, and on a phone. */
const SCALE = 1.12;

function Gloves() {
  const yaw = useFacing();
  return (
    <mesh geometry={gloves} rotation-y={yaw} castShadow>
      <meshStandardMaterial color="#f3ead2" roughness={0.7} />
    </mesh>
  );
}

interface PawnProps extends FigureProps {
  readonly at: Vec3;
  readonly speed: number;
  readonly reducedMotion: boolean;
  /** Held up a little while it is picked. */
  readonly lifted: boolean;
  /** Beside the board it is in nobody's way. */
  readonly small: boolean;
}

const LIFT = 0.22;
const HOP = 0.32;

export const Pawn = memo(
  function Pawn({ pawn, look, at, speed, reducedMotion, lifted, small }: PawnProps) {
    const [x, y, z] = at;
    return (
      <Glider to={[x, y + (lifted ? LIFT : 0), z]} hop={lifted ? 0 : HOP} speed={speed} reducedMotion={reducedMotion} scale={small ? 0.72 : 1}>
        <Figure pawn={pawn} look={look} />
      </Glider>
    );
  },
  (before, after) =>
    before.at.join() === after.at.join() && before.look.colour === after.look.colour && before.lifted === after.lifted && before.small === after.small && before.speed === after.speed && before.reducedMotion === after.reducedMotion,
);
