import { timeOf } from '@bande/physics';
import { ContactShadow, labelTexture, useHouse, useLoop, useRunning, type LoopRecipe } from '@bande/stage';
import type { Running } from '@bande/host';
import { useThree } from '@react-three/fiber';
import { memo, useEffect, useMemo, useRef, type ReactElement } from 'react';
import type { BufferGeometry, Group } from 'three';
import { groundIn, isQuiet } from '../../motion.ts';
import {
  FIGURES,
  isFigure,
  KEEPERS,
  keeperSide,
  sideOf,
  SIDES,
  type BodyName,
  type Figure,
  type Side,
} from '../../names.ts';
import { seenAt } from '../../seen.ts';
import type { Subbuteo } from '../../state.ts';
import { KEEPER_SIZE, type FigureSize } from '../../table-bodies.ts';
import type { Pitch } from '../../table.ts';
import { Ball } from './ball.tsx';
import { KITS, type Kit } from '../colours.ts';
import { SCALE, TALLER_ON_PHONES } from '../layout.ts';
import { byPitch } from '../pitch.ts';
import { shirtOf } from '../words/naming.ts';
import { NumberTag } from './number-tag.tsx';
import { leanKeeper, rollBall, speedOf, standFigure, type Spotted } from './poses.ts';
import '../shown/sounds.ts';
import { figureShape, keeperShape, rodShape } from './shapes.ts';
import { SMALL } from './use-zone.ts';

/** On the training pitch nobody watches. */
const hasCrowd = byPitch(true, false);

interface BodiesProps {
  readonly running: Running<Subbuteo>;
  readonly size: FigureSize;
  readonly kits: Readonly<Record<Side, Kit>>;
  /** Numbers are to be read. */
  readonly numbered?: boolean;
}

/** Ball, figures and keepers, each at its place at the tick of the frame: a new plan in mid-motion is seen at once. */
export function Bodies({ running, size, kits, numbered = false }: BodiesProps) {
  const groups = useRef(new Map<BodyName, Group>());
  const [roll, slide, crowd] = [useLoop('roll'), useLoop(ON_CLOTH), useLoop(CROWD)];
  const last = useRef(new Map<BodyName, Spotted>());
  useRunning(running, (match, tick) => {
    const { motion } = match.state;
    let fastest = 0;
    for (const seen of seenAt(match, timeOf(tick))) {
      const name = seen.id;
      const group = groups.current.get(name);
      if (group === undefined) continue;
      group.visible = !seen.isGone;
      group.position.set(seen.x * SCALE, seen.z * SCALE, -seen.y * SCALE);
      const [before, now] = [last.current.get(name), { tick, x: seen.x, y: seen.y, angle: seen.angle }];
      last.current.set(name, now);
      if (isFigure(name)) {
        standFigure(group, seen, size);
        fastest = Math.max(fastest, speedOf(before, now));
      } else if (name === 'ball') {
        rollBall(group, before, now, seen.tumble);
        roll(speedOf(before, now));
        if (hasCrowd(match) && !isQuiet(motion)) crowd(excitement(groundIn(match).pitch, now));
      } else leanKeeper(group, seen.lean);
    }
    slide(fastest);
    return !isQuiet(motion);
  });
  const hold = (name: BodyName) => (group: Group | null) => {
    if (group !== null) groups.current.set(name, group);
  };
  const ball = useMemo(() => ({ current: groups.current.get('ball') ?? null }), []);
  const holdBall = (group: Group | null): void => hold('ball')((ball.current = group));
  const shown = useShownSize(size);
  const shapes = useShapes(shown, kits);
  return (
    <>
      {FIGURES.map((figure) => (
        <group key={figure} ref={hold(figure)}>
          <group>
            <Painted shape={shapes[sideOf(figure)]} />
            <ShirtNumber figure={figure} size={shown} colour={kits[sideOf(figure)].number} />
          </group>
          <group>
            <ContactShadow radius={size.baseRadius * SCALE} />
          </group>
          {numbered ? <NumberTag figure={figure} ball={ball} /> : null}
        </group>
      ))}
      {KEEPERS.map((keeper) => (
        <group key={keeper} ref={hold(keeper)}>
          <KeeperOnRod side={keeperSide(keeper)} />
        </group>
      ))}
      <group ref={holdBall} name="the ball">
        <Ball />
      </group>
    </>
  );
}

/** As large as they are drawn: on a phone players stand out from their bases. */
function useShownSize(size: FigureSize): FigureSize {
  const isPhone = useThree(({ size: screen }) => Math.min(screen.width, screen.height) < SMALL);
  return useMemo(() => {
    const by = isPhone ? TALLER_ON_PHONES : 1;
    return { ...size, height: size.height * by, bodyRadius: size.bodyRadius * by };
  }, [size, isPhone]);
}

function useShapes(size: FigureSize, kits: BodiesProps['kits']): Readonly<Record<Side, BufferGeometry>> {
  const shapes = useMemo(
    () => ({ red: figureShape(size, 'red', kits.red), blue: figureShape(size, 'blue', kits.blue) }),
    [size, kits],
  );
  useEffect(
    () => () => {
      for (const side of SIDES) shapes[side].dispose();
    },
    [shapes],
  );
  return shapes;
}

/** A base that slides over cloth: duller than wood over powder, and one sound for all of them, as loud as the fastest is fast. */
const ON_CLOTH: LoopRecipe = { full: 2, loud: 0.24, pitch: [260, 1500], narrow: 0.6 };

/** A murmur that swells as the ball comes near a goal, goes on for a while when nothing moves, and then falls silent. */
const CROWD: LoopRecipe = { full: 1, loud: 0.11, pitch: [340, 620], narrow: 0.5, lingers: [3.5, 1.2] };
/** From 0.35 in midfield to 1 on a goal line. */
const excitement = ({ length }: Pitch, { y }: Spotted): number =>
  0.35 + 0.65 * Math.min(1, Math.abs(y) / (length / 2)) ** 3;

/** A shape with its colours in it. */
export function Painted({ shape }: { readonly shape: BufferGeometry }): ReactElement {
  const { quality } = useHouse();
  return (
    <mesh geometry={shape} castShadow receiveShadow>
      {quality === 'plain' ? (
        <meshLambertMaterial vertexColors />
      ) : (
        <meshPhysicalMaterial vertexColors roughness={0.45} clearcoat={0.4} clearcoatRoughness={0.35} />
      )}
    </mesh>
  );
}

/** On his back. */
const ShirtNumber = memo(function ShirtNumber({
  figure,
  size: { baseHeight, height, bodyRadius },
  colour,
}: {
  readonly figure: Figure;
  readonly size: FigureSize;
  readonly colour: string;
}) {
  const up = baseHeight + SHIRT * (height - baseHeight);
  const wide = bodyRadius * 1.5 * SCALE;
  return (
    <mesh position={[0, up * SCALE, -bodyRadius * 0.78 * SCALE]} rotation-y={Math.PI}>
      <planeGeometry args={[wide, wide]} />
      <meshBasicMaterial map={labelTexture({ text: shirtOf(figure), colour })} transparent depthWrite={false} />
    </mesh>
  );
});
/** The middle of the shirt, as a share of the player's height. */
const SHIRT = 0.66;

const keepers = new Map<Side, BufferGeometry>();
const keeperOf = (side: Side): BufferGeometry => {
  const known = keepers.get(side) ?? keeperShape(KITS[side]);
  keepers.set(side, known);
  return known;
};
const rods = new Map<Side, BufferGeometry>();
const rodOf = (side: Side): BufferGeometry => {
  const known = rods.get(side) ?? rodShape(KITS[side]);
  rods.set(side, known);
  return known;
};

/** His face to the other goal, the rod behind him. */
const KeeperOnRod = memo(function KeeperOnRod({ side }: { readonly side: Side }) {
  const facing = side === SIDES[0] ? Math.PI : 0;
  return (
    <>
      <group>
        <group rotation-y={facing}>
          <Painted shape={keeperOf(side)} />
        </group>
      </group>
      <group name="rod" rotation-y={facing}>
        <ContactShadow radius={KEEPER_SIZE.halfWidth * SCALE} />
        <Painted shape={rodOf(side)} />
      </group>
    </>
  );
});
