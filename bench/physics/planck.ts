import { CARROM } from '@bande/games/carrom/table-bodies.ts';
import * as planck from 'planck';
import { lossIn, mostSteps, overHole, slowed, STILL, type Peer } from './peers.ts';
import type { Stroke } from './strokes.ts';

/** planck is made for sizes of metres, so it gets centimetres. */
const SCALE = 100;

interface Scene {
  readonly world: planck.World;
  readonly bodies: planck.Body[];
}

/** Which discs are watched between steps: if only the striker is, it is faster, but fast pieces can pass through each other. */
type Bullets = 'every disc' | 'the striker';

/** What lies still sleeps until it is hit. */
function sceneOf({ discs, vx, vy }: Stroke, elastic: boolean, bullets: Bullets): Scene {
  planck.Settings.maxTranslation = 10;
  const world = new planck.World({ gravity: { x: 0, y: 0 }, allowSleep: true });
  if (!elastic) addFrame(world);
  const bodies = discs.map(({ x, y, radius, mass }, i) => {
    const body = world.createBody({
      type: 'dynamic',
      position: { x: x * SCALE, y: y * SCALE },
      bullet: i === 0 || bullets === 'every disc',
      awake: i === 0,
    });
    const density = mass / (Math.PI * radius * SCALE * radius * SCALE);
    const bounce = i === 0 ? 0.75 : 0.7;
    body.createFixture({
      shape: new planck.Circle(radius * SCALE),
      density,
      restitution: elastic ? 1 : bounce,
      friction: elastic ? 0 : CARROM.discFriction,
    });
    return body;
  });
  bodies[0]!.setLinearVelocity({ x: vx * SCALE, y: vy * SCALE });
  return { world, bodies };
}

function addFrame(world: planck.World): void {
  const half = CARROM.half * SCALE;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  world.createBody().createFixture({
    shape: new planck.Chain(corners, true),
    restitution: CARROM.cushionRestitution,
    friction: CARROM.cushionFriction,
  });
}

/** Gives whether anything still moves. */
function slow({ world, bodies }: Scene, loss: number): boolean {
  let moving = false;
  for (let i = bodies.length - 1; i >= 0; i--) {
    const body = bodies[i]!;
    if (!body.isAwake()) continue;
    const velocity = body.getLinearVelocity();
    const speed = Math.hypot(velocity.x, velocity.y);
    if (speed === 0) continue;
    const keep = slowed(speed, loss);
    body.setLinearVelocity({ x: velocity.x * keep, y: velocity.y * keep });
    body.setAngularVelocity(body.getAngularVelocity() * keep);
    const place = body.getPosition();
    if (overHole(place.x / SCALE, place.y / SCALE)) {
      world.destroyBody(body);
      bodies.splice(i, 1);
    } else moving ||= speed * keep > STILL * SCALE;
  }
  return moving;
}

export const planckAt = (step: number, said: string, bullets: Bullets): Peer => ({
  name: `planck 1.4.2, ${bullets} a bullet, ${said}`,
  play(stroke) {
    const scene = sceneOf(stroke, false, bullets);
    const loss = lossIn(step) * SCALE;
    for (let steps = mostSteps(step); steps > 0; steps--) {
      scene.world.step(step);
      if (!slow(scene, loss)) break;
    }
  },
  direction(stroke) {
    const { world, bodies } = sceneOf(stroke, true, bullets);
    for (let steps = mostSteps(step); steps > 0 && bodies[1]!.getLinearVelocity().length() < STILL * SCALE; steps--)
      world.step(step);
    const { x, y } = bodies[1]!.getLinearVelocity();
    return Math.atan2(y, x);
  },
});
