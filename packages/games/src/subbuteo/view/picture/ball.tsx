import { ContactShadow, Lacquer, OVERLAY, paintedTexture, pixelAt } from '@bande/stage';
import { useFrame } from '@react-three/fiber';
import { memo, useMemo, useRef } from 'react';
import { GreaterDepth, Vector3, type Mesh, type Sprite, type Texture } from 'three';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { BALL } from '../colours.ts';
import { SCALE } from '../layout.ts';
import { ballDrawn } from './ball-size.ts';

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

const place = new Vector3();

/** Panels, so that one sees it roll and spin; where it is small, larger than it is, and its rim lies over figures and their numbers. */
export const Ball = memo(function Ball() {
  const map = useMemo(panels, []);
  const [rim, litRim] = useMemo(() => [rimPicture(false), rimPicture(true)] as const, []);
  const [body, ring] = [useRef<Mesh>(null), useRef<Sprite>(null)];
  useFrame(({ camera, size }) => {
    if (body.current === null || ring.current === null) return;
    body.current.getWorldPosition(place);
    const large = ballDrawn(pixelAt(camera, size.height, [place.x, place.y, place.z]));
    body.current.scale.setScalar(large);
    body.current.position.y = ring.current.position.y = BALL_RADIUS * SCALE * large;
    ring.current.visible = large > 1;
    ring.current.scale.setScalar(2 * RIM * BALL_RADIUS * SCALE * large);
  });
  return (
    <>
      <mesh ref={body} castShadow position-y={BALL_RADIUS * SCALE}>
        <sphereGeometry args={[BALL_RADIUS * SCALE, 32, 20]} />
        <Lacquer map={map} shine={0.6} />
        <Hidden map={map} rim={rim} />
      </mesh>
      <ContactShadow radius={BALL_RADIUS * SCALE * 0.8} />
      <sprite ref={ring} name="the ball from far away" renderOrder={8.2} visible={false}>
        <spriteMaterial map={litRim} {...OVERLAY} />
      </sprite>
    </>
  );
});

/** What somebody stands before of the ball is seen through him: a dark rim, and the ball as it lies. */
const Hidden = ({ map, rim }: { readonly map: Texture; readonly rim: Texture }) => (
  <>
    <sprite name="the ball behind somebody" scale={2 * RIM * BALL_RADIUS * SCALE} renderOrder={7.1}>
      <spriteMaterial map={rim} {...SEEN_THROUGH} />
    </sprite>
    <mesh renderOrder={7.2}>
      <sphereGeometry args={[BALL_RADIUS * SCALE, 32, 20]} />
      <meshBasicMaterial map={map} {...SEEN_THROUGH} />
    </mesh>
  </>
);
/** So many times as wide as the ball. */
const RIM = 1.4;
const SEEN_THROUGH = { transparent: true, depthFunc: GreaterDepth, depthWrite: false, toneMapped: false } as const;

/** With `isLit` a bright line runs along the rim: no number has that. */
const rimPicture = (isLit: boolean) =>
  paintedTexture(HIGH, HIGH, (ctx) => {
    const [middle, inner] = [HIGH / 2, HIGH / 2 / RIM];
    ctx.clearRect(0, 0, HIGH, HIGH);
    ctx.strokeStyle = BALL.dark;
    ctx.lineWidth = middle - inner;
    ctx.beginPath();
    ctx.arc(middle, middle, (middle + inner) / 2, 0, 2 * Math.PI);
    ctx.stroke();
    if (!isLit) return;
    ctx.strokeStyle = BALL.light;
    ctx.lineWidth = (middle - inner) / 2;
    ctx.stroke();
  });
