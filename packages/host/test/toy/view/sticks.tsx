import { Glider, Lacquer, type Vec3 } from '@bande/stage';
import { BoxGeometry, SphereGeometry } from 'three';
import { BOX, STICK } from './colours.ts';
import { BOX_AT, LENGTH, stickAt, TALLEST } from './layout.ts';

const THICK = 0.16;
const wood = new BoxGeometry(THICK, THICK, LENGTH);
const head = new SphereGeometry(THICK, 16, 12).scale(0.8, 0.8, 1.5);
const sleeve = new BoxGeometry(1.7, TALLEST, LENGTH + 0.3);
const strip = new BoxGeometry(0.02, 0.44, LENGTH + 0.1);

/** Those that are taken lie in the box, where nobody sees them. */
const IN_THE_BOX: Vec3 = [BOX_AT[0], 0.3, BOX_AT[2]];

interface SticksProps {
  readonly heap: number;
  readonly full: number;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

export const Sticks = ({ heap, full, ...manner }: SticksProps) => (
  <>
    {Array.from({ length: full }, (_, index) => (
      <Glider key={index} to={index < heap ? stickAt(index, full) : IN_THE_BOX} hop={1} {...manner}>
        <mesh geometry={wood} position-y={THICK / 2} castShadow>
          <Lacquer colour={STICK.wood} shine={0.1} />
        </mesh>
        <mesh geometry={head} position={[0, THICK / 2, -LENGTH / 2]} castShadow>
          <Lacquer colour={STICK.head} shine={0.2} />
        </mesh>
      </Glider>
    ))}
  </>
);

export const Matchbox = () => (
  <group position={[BOX_AT[0], TALLEST / 2, BOX_AT[2]]}>
    <mesh geometry={sleeve} castShadow>
      <Lacquer colour={BOX.sleeve} shine={0.2} />
    </mesh>
    <mesh geometry={strip} position-x={0.86}>
      <Lacquer colour={BOX.striker} shine={0} />
    </mesh>
  </group>
);
