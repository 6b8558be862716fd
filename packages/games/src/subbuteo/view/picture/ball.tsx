import { ContactShadow, Lacquer, paintedTexture } from '@bande/stage';
import { memo, useMemo } from 'react';
import { GreaterDepth, Vector3 } from 'three';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { BALL } from '../colours.ts';
import { SCALE } from '../layout.ts';

/** The corners of an icosahedron: there lie the twelve dark panels. */
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const PANELS = [-1, 1]
  .flatMap((a) =>
    [-GOLDEN, GOLDEN].flatMap((b) => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z).normalize());
/** Cosines of the angles from a panel's middle: as far it is dark, as far its seam goes. */
const [DARK, SEAM] = [Math.cos(0.34), Math.cos(0.39)];
const [WIDE, HIGH] = [256, 128];

/** As a map of the whole ball: what lies nearest decides the colour of a place. */
function panels() {
  return paintedTexture(WIDE, HIGH, (ctx) => {
    const place = new Vector3();
    for (let row = 0; row < HIGH; row++)
      for (let column = 0; column < WIDE; column++) {
        place.setFromSphericalCoords(1, ((row + 0.5) / HIGH) * Math.PI, ((column + 0.5) / WIDE) * 2 * Math.PI);
        const dots = PANELS.map((panel) => panel.dot(place)).toSorted((a, b) => b - a);
        ctx.fillStyle = colourAt(dots);
        ctx.fillRect(column, row, 1, 1);
      }
  });
}

/** Seams run around the dark panels, and between two of them where both are as near. */
function colourAt([near = 0, next = 0, third = 0]: readonly number[]): string {
  if (near > DARK) return BALL.dark;
  const isBetween = near - next < 0.035 && near - third > 0.06;
  return near > SEAM || isBetween ? BALL.seam : BALL.light;
}

/** Panels, so that one sees it roll and spin. */
export const Ball = memo(function Ball() {
  const map = useMemo(panels, []);
  return (
    <>
      <mesh castShadow position-y={BALL_RADIUS * SCALE}>
        <sphereGeometry args={[BALL_RADIUS * SCALE, 32, 20]} />
        <Lacquer map={map} shine={0.6} />
      </mesh>
      <Hidden />
      <ContactShadow radius={BALL_RADIUS * SCALE * 0.8} />
    </>
  );
});

/** What somebody stands before of the ball is seen through him: a rim, and the ball in it. */
const Hidden = () => (
  <>
    {(
      [
        [RIM, BALL.dark, 7.1],
        [1, BALL.light, 7.2],
      ] as const
    ).map(([by, colour, order]) => (
      <mesh key={order} name="the ball behind somebody" position-y={by * BALL_RADIUS * SCALE} renderOrder={order}>
        <sphereGeometry args={[by * BALL_RADIUS * SCALE, 24, 16]} />
        <meshBasicMaterial color={colour} transparent depthFunc={GreaterDepth} depthWrite={false} toneMapped={false} />
      </mesh>
    ))}
  </>
);
/** So many times as large as the ball. */
const RIM = 1.35;
