import { paintedTexture, pixelAt, pixelOf, useHouse } from '@bande/stage';
import type { Running } from '@bande/host';
import { cornerPlace, type Pixel } from '@bande/stage/note-place';
import { pageCovers } from '@bande/stage/page-covers';
import { useFrame, useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { Euler, Object3D, Quaternion, Vector3, type Camera, type Group, type Mesh, type Sprite } from 'three';
import type { Match, TippKick } from '../../state.ts';
import { BALL_RADIUS } from '../../zones.ts';
import { GLASS, KITS } from '../colours.ts';
import { MILLIMETRE } from '../layout.ts';
import { ballMade } from './ball.tsx';
import { keptClear } from './kept-clear.ts';
import { takePoseBetween } from './poses.ts';
import { seenAt, type Seen } from './seen.ts';
import { whoseBall } from './whose-ball.ts';

/** Pixels across: on a phone, and from so wide and high a picture on. */
const [SMALL, LARGE, ROOMY] = [68, 96, 560];
/** How much of the glass the ball fills; radians above the felt from which it is looked at there: its top is seen first. */
const [FILLS, STEEP] = [0.35, 1.3];
const ORDER = 8;

const scratch = new Object3D();
const spot = new Vector3();
const [looks, steep, ahead] = [new Quaternion(), new Euler(0, 0, 0, 'YXZ'), new Vector3()];

/** The ball once more, large, in a corner where nothing else is: which colour is on top, while somebody aims and as it comes to rest. It lies in a ring of whose it is. */
export function BallUp({ running }: { readonly running: Running<TippKick> }) {
  const { inset, inPage } = useHouse();
  const { width, height } = useThree((three) => three.size);
  const [group, ball, glass, rings] = [
    useRef<Group>(null),
    useRef<Mesh>(null),
    useRef<Sprite>(null),
    useRef<Sprite>(null),
  ];
  const [back, ring] = useMemo(() => [paintedTexture(128, 128, paintGlass), paintedTexture(128, 128, paintRing)], []);
  const last = useRef<Pixel | null>(null);
  const across = Math.min(width, height) < ROOMY ? SMALL : LARGE;
  useFrame(({ camera }) => {
    const [match, tick] = [running.match(), running.tick()];
    if (group.current === null || ball.current === null) return;
    group.current.visible = match.state.plate !== null && !inPage;
    if (!group.current.visible) return;
    const seen = seenAt(match, tick);
    const room = { width, height, inset, covers: pageCovers() };
    const clear = keptClear(seen).map((one) => pixelOf(camera, room, one));
    last.current = cornerPlace(clear, [across, across], room, last.current);
    const pixel = placeOnGlass(group.current, camera, [width, height], last.current);
    takePoseBetween(scratch, seen.from.ball, seen.to.ball, seen.share);
    ball.current.quaternion.copy(seenSteeply(camera)).multiply(scratch.quaternion);
    ball.current.scale.setScalar((FILLS * across * pixel) / (BALL_RADIUS * MILLIMETRE));
    for (const sprite of [glass.current, rings.current]) sprite?.scale.setScalar(across * pixel);
    paintWhose(rings.current, match, seen);
  });
  return (
    <group ref={group} name="the ball, large">
      <sprite ref={glass} renderOrder={ORDER}>
        <spriteMaterial map={back} transparent depthTest={false} depthWrite={false} toneMapped={false} />
      </sprite>
      <sprite ref={rings} renderOrder={ORDER + 0.1}>
        <spriteMaterial map={ring} transparent depthTest={false} depthWrite={false} toneMapped={false} />
      </sprite>
      <mesh ref={ball} geometry={ballMade()} renderOrder={ORDER + 0.2}>
        <meshBasicMaterial vertexColors transparent depthTest={false} depthWrite={false} toneMapped={false} />
      </mesh>
    </group>
  );
}

/** Somewhere between the eye and the far end of the table. */
const BETWEEN = 0.5;
/** How large a pixel is where it lies then. */
function placeOnGlass(group: Group, camera: Camera, [width, height]: Pixel, [x, y]: Pixel): number {
  group.position.set((x / width) * 2 - 1, 1 - (y / height) * 2, BETWEEN).unproject(camera);
  camera.getWorldDirection(ahead);
  // By how far it lies ahead of the eye, not by how far away: towards the edge of the picture that is more.
  const far = spot.copy(group.position).sub(camera.position).dot(ahead);
  spot.copy(camera.position).addScaledVector(ahead, far);
  return pixelAt(camera, height, spot.toArray());
}

/** From the same side as the table is seen, and more from above. */
function seenSteeply(camera: Camera): Quaternion {
  camera.getWorldDirection(ahead);
  // From straight above, what is up in the picture says where one sits.
  const isAbove = Math.hypot(ahead.x, ahead.z) < 0.05;
  if (isAbove) ahead.set(0, 1, 0).applyQuaternion(camera.quaternion);
  looks.setFromEuler(steep.set(-STEEP, Math.atan2(-ahead.x, -ahead.z), 0)).invert();
  return looks.premultiply(camera.quaternion);
}

/** While it moves it is nobody's. */
function paintWhose(sprite: Sprite | null, match: Match, seen: Seen): void {
  const whose = whoseBall(match, seen);
  if (sprite !== null) sprite.material.color.set(whose === null ? GLASS.nobody : KITS[whose.side].shirt);
}

function paintGlass(ctx: CanvasRenderingContext2D): void {
  disc(ctx, 62, GLASS.rim);
  disc(ctx, 50, GLASS.felt);
}
/** White, so that it takes any colour. */
function paintRing(ctx: CanvasRenderingContext2D): void {
  ctx.strokeStyle = GLASS.any;
  ctx.lineWidth = 9;
  ctx.beginPath();
  ctx.arc(64, 64, 54, 0, 2 * Math.PI);
  ctx.stroke();
}
function disc(ctx: CanvasRenderingContext2D, radius: number, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(64, 64, radius, 0, 2 * Math.PI);
  ctx.fill();
}
