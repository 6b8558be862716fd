import { CARROM } from '@bande/physics';
import { ColliderDesc, init, RigidBodyDesc, World, type RigidBody } from '@dimforge/rapier2d-deterministic-compat';
import * as planck from 'planck';
import type { Stroke } from './strokes.ts';

const STEP = 1 / 240;
const STILL = 1e-3;
const MOST_STEPS = 10 * 240;

/** A general engine: plays a stroke until everything rests. `elastic` is the direction test, which ends with the first motion of the struck piece and gives its velocity. */
export interface Peer {
  readonly name: string;
  play(stroke: Stroke): void;
  direction(stroke: Stroke): number;
}

/** Friction on the board: none of them has it in two dimensions, so it is taken off between the steps, from slide and spin alike. */
const slowed = (speed: number, loss: number): number => Math.max(0, 1 - loss / speed);
const overHole = (x: number, y: number): boolean => Math.hypot(Math.abs(x) - CARROM.half + CARROM.pocketRadius, Math.abs(y) - CARROM.half + CARROM.pocketRadius) < CARROM.pocketRadius;

/** planck is made for sizes of metres, so it gets centimetres. */
const SCALE = 100;

function planckWorld({ discs, vx, vy }: Stroke, elastic: boolean): { readonly world: planck.World; readonly bodies: readonly planck.Body[] } {
  planck.Settings.maxTranslation = 10;
  const world = new planck.World({ gravity: { x: 0, y: 0 }, allowSleep: true });
  const half = CARROM.half * SCALE;
  const frame = world.createBody();
  if (!elastic) {
    const corners = [[-half, -half], [half, -half], [half, half], [-half, half]].map(([x, y]) => ({ x: x!, y: y! }));
    frame.createFixture({ shape: new planck.Chain(corners, true), restitution: CARROM.cushionRestitution, friction: CARROM.cushionFriction });
  }
  const bodies = discs.map(({ x, y, radius, mass }, i) => {
    const body = world.createBody({ type: 'dynamic', position: { x: x * SCALE, y: y * SCALE }, bullet: true });
    const density = mass / (Math.PI * radius * SCALE * radius * SCALE);
    body.createFixture({ shape: new planck.Circle(radius * SCALE), density, restitution: elastic ? 1 : i === 0 ? 0.75 : 0.7, friction: elastic ? 0 : CARROM.discFriction });
    return body;
  });
  bodies[0]!.setLinearVelocity({ x: vx * SCALE, y: vy * SCALE });
  return { world, bodies };
}

/** Gives whether anything still moves. */
function slowPlanck(world: planck.World, bodies: planck.Body[]): boolean {
  const loss = CARROM.friction * CARROM.gravity * STEP * SCALE;
  let moving = false;
  for (let i = bodies.length - 1; i >= 0; i--) {
    const body = bodies[i]!;
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

export const planckPeer: Peer = {
  name: 'planck 1.4.2, bullet, 1/240 s',
  play(stroke) {
    const { world, bodies } = planckWorld(stroke, false);
    const left = [...bodies];
    for (let step = 0; step < MOST_STEPS; step++) {
      world.step(STEP);
      if (!slowPlanck(world, left)) break;
    }
  },
  direction(stroke) {
    const { world, bodies } = planckWorld(stroke, true);
    for (let step = 0; step < MOST_STEPS && bodies[1]!.getLinearVelocity().length() < 0.1; step++) world.step(STEP);
    const { x, y } = bodies[1]!.getLinearVelocity();
    return Math.atan2(y, x);
  },
};

function rapierWorld({ discs, vx, vy }: Stroke, elastic: boolean): { readonly world: World; readonly bodies: RigidBody[] } {
  const world = new World({ x: 0, y: 0 });
  world.timestep = STEP;
  world.lengthUnit = 0.05;
  const half = CARROM.half;
  if (!elastic) {
    for (const [x, y, w, h] of [[0, -half - 0.1, 1, 0.1], [0, half + 0.1, 1, 0.1], [-half - 0.1, 0, 0.1, 1], [half + 0.1, 0, 0.1, 1]] as const) {
      world.createCollider(ColliderDesc.cuboid(w, h).setTranslation(x, y).setRestitution(CARROM.cushionRestitution).setFriction(CARROM.cushionFriction));
    }
  }
  const bodies = discs.map(({ x, y, radius, mass }, i) => {
    const body = world.createRigidBody(RigidBodyDesc.dynamic().setTranslation(x, y).setCcdEnabled(i === 0));
    world.createCollider(ColliderDesc.ball(radius).setMass(mass).setRestitution(elastic ? 1 : 0.75).setFriction(elastic ? 0 : CARROM.discFriction), body);
    return body;
  });
  bodies[0]!.setLinvel({ x: vx, y: vy }, true);
  return { world, bodies };
}

function slowRapier(world: World, bodies: RigidBody[]): boolean {
  const loss = CARROM.friction * CARROM.gravity * STEP;
  let moving = false;
  for (let i = bodies.length - 1; i >= 0; i--) {
    const body = bodies[i]!;
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

export const rapierPeer: Peer = {
  name: 'rapier2d-deterministic 0.20.0, 1/240 s',
  play(stroke) {
    const { world, bodies } = rapierWorld(stroke, false);
    for (let step = 0; step < MOST_STEPS; step++) {
      world.step();
      if (!slowRapier(world, bodies)) break;
    }
    world.free();
  },
  direction(stroke) {
    const { world, bodies } = rapierWorld(stroke, true);
    for (let step = 0; step < MOST_STEPS && Math.hypot(bodies[1]!.linvel().x, bodies[1]!.linvel().y) < 1e-3; step++) world.step();
    const { x, y } = bodies[1]!.linvel();
    world.free();
    return Math.atan2(y, x);
  },
};

export const startPeers = (): Promise<void> => init();
