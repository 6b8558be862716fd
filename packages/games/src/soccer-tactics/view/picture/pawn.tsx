import { ContactShadow, Glider, Label, Lacquer, useFacing, type Vec3 } from '@bande/stage';
import { memo } from 'react';
import { Color } from 'three';
import type { SideLook } from '@bande/stage/view';
import { PAWN } from '../colours.ts';
import { PAWN_SCALE } from '../layout.ts';
import { numberOn, roleOf, sideOfPawn } from '../words/naming.ts';
import { FEET, gloves, pawnShape, TOPS } from './pawn-shapes.ts';

interface FigureProps {
  readonly pawn: string;
  readonly look: SideLook;
}

const isLight = (colour: string): boolean => parseInt(colour.slice(3, 5), 16) > 120;

/** The pawn's own colour in the dark: letters of chalk stand out from it under any lamp. */
const inlayOf = (colour: string): string => `#${new Color(colour).multiplyScalar(0.3).getHexString()}`;

/** The pawn itself, standing on its place. */
export const Figure = memo(function Figure({ pawn, look }: FigureProps) {
  const role = roleOf(pawn);
  return (
    <group scale={PAWN_SCALE}>
      <ContactShadow radius={FEET[sideOfPawn(pawn)]} strength={0.7} />
      <mesh geometry={pawnShape(role, sideOfPawn(pawn))} castShadow>
        <Lacquer colour={look.colour} shine={0.7} glow={0.04} />
      </mesh>
      {role === 'keeper' && <Gloves />}
      {role !== 'defender' && <Number pawn={pawn} look={look} />}
    </group>
  );
});

/** Light pawns carry ink, dark ones chalk. */
function Number({ pawn, look }: FigureProps) {
  const role = roleOf(pawn);
  const at: Vec3 = [0, TOPS[role] + 0.006, 0];
  if (isLight(look.colour))
    return <Label text={numberOn(pawn)} at={at} size={role === 'keeper' ? 0.68 : 0.8} colour={PAWN.ink} />;
  return (
    <Label
      text={numberOn(pawn)}
      at={at}
      size={INLAY[sideOfPawn(pawn)]}
      colour={PAWN.chalk}
      ground={inlayOf(look.colour)}
    />
  );
}
/** As wide as the top of a pawn bears: a disc, or a diamond. */
const INLAY = { red: 0.57, blue: 0.52 } as const;

function Gloves() {
  const yaw = useFacing();
  return (
    <mesh geometry={gloves} rotation-y={yaw} castShadow>
      <Lacquer colour={PAWN.gloves} shine={0.1} />
    </mesh>
  );
}

interface PawnProps extends FigureProps {
  readonly at: Vec3;
  /** Where it turns on its way there. */
  readonly via: readonly Vec3[];
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
  function Pawn({ pawn, look, at, via, speed, reducedMotion, lifted, small }: PawnProps) {
    const [x, y, z] = at;
    return (
      <Glider
        to={[x, y + (lifted ? LIFT : 0), z]}
        via={via}
        hop={lifted ? 0 : HOP}
        speed={speed}
        reducedMotion={reducedMotion}
        scale={small ? 0.72 : 1}
        name="pawn"
      >
        <Figure pawn={pawn} look={look} />
      </Glider>
    );
  },
  (before, after) =>
    before.at.join() === after.at.join() &&
    before.via === after.via &&
    before.look.colour === after.look.colour &&
    before.lifted === after.lifted &&
    before.small === after.small &&
    before.speed === after.speed &&
    before.reducedMotion === after.reducedMotion,
);
