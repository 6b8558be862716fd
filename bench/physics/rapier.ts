import { CARROM } from '@bande/games/carrom/table-bodies.ts';
import { ColliderDesc, init, RigidBodyDesc, World, type RigidBody } from '@dimforge/rapier2d-deterministic-compat';
import { lossIn, mostSteps, overHole, slowed, STILL, type Peer } from './peers.ts';
import type { Stroke } from './strokes.ts';

interface Scene {
  readonly world: World;
  readonly bodies: RigidBody[];
}

/** Only the striker is watched between steps: if two such discs meet, they pass through each other. What lies still sleeps until it is hit. */
function sceneOf({ discs, vx, vy }: Stroke, elastic: boolean, step: number): Scene {
  const world = new World({ x: 0, y: 0 });
  world.timestep = step;
  world.lengthUnit = 0.05;
  if (!elastic) addFrame(world);
  const bodies = discs.map(({ x, y, radius, mass }, i) => {
    const body = world.createRigidBody(
      RigidBodyDesc.dynamic()
        .setTranslation(x, y)
        .setCcdEnabled(i === 0)
        .setSleeping(i > 0),
    );
    world.createCollider(
      ColliderDesc.ball(radius)
        .setMass(mass)
        .setRestitution(elastic ? 1 : 0.75)
        .setFriction(elastic ? 0 : CARROM.discFriction),
      body,
    );
    return body;
  });
  bodies[0]!.setLinvel({ x: vx, y: vy }, true);
  return { world, bodies };
}

function addFrame(world: World): void {
  const out = CARROM.half + 0.1;
  for (const [x, y, w, h] of [
    [0, -out, 1, 0.1],
    [0, out, 1, 0.1],
    [-out, 0, 0.1, 1],
    [out, 0, 0.1, 1],
  ] as const) {
    world.createCollider(
      ColliderDesc.cuboid(w, h)
        .setTranslation(x, y)
        .setRestitution(CARROM.cushionRestitution)
        .setFriction(CARROM.cushionFriction),
    );
  }
}

/** Gives whether anything still moves. */
function slow({ world, bodies }: Scene, loss: number): boolean {
  let moving = false;
  for (let i = bodies.length - 1; i >= 0; i--) {
    const body = bodies[i]!;
    if (body.isSleeping()) continue;
    const { x, y } = body.linvel();
    const speed = Math.hypot(x, y);
    if (speed === 0) continue;
    const keep = slowed(speed, loss);
    body.setLinvel({ x: x * keep, y: y * keep }, false);
    body.setAngvel(body.angvel() * keep, false);
    const place = body.translation();
    if (overHole(place.x, place.y)) {
      world.removeRigidBody(body);
      bodies.splice(i, 1);
    } else moving ||= speed * keep > STILL;
  }
  return moving;
}

export const rapierAt = (step: number, said: string): Peer => ({
  name: `rapier2d-deterministic 0.20.0, ${said}`,
  play(stroke) {
    const scene = sceneOf(stroke, false, step);
    const loss = lossIn(step);
    for (let steps = mostSteps(step); steps > 0; steps--) {
      scene.world.step();
      if (!slow(scene, loss)) break;
    }
    scene.world.free();
  },
  direction(stroke) {
    const { world, bodies } = sceneOf(stroke, true, step);
    for (
      let steps = mostSteps(step);
      steps > 0 && Math.hypot(bodies[1]!.linvel().x, bodies[1]!.linvel().y) < STILL;
      steps--
    )
      world.step();
    const { x, y } = bodies[1]!.linvel();
    world.free();
    return Math.atan2(y, x);
  },
});

export const startRapier = (): Promise<void> => init();
