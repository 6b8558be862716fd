import type { Collider, ColliderDesc, RigidBody, RigidBodyDesc, World } from '@dimforge/rapier3d-deterministic-compat';
import { loadedEngine } from './load.ts';
import type { Body, Part, Scene, Shape, Spot } from './scene.ts';

/**
 * Tried with a body of 15 mm at up to 15 m/s and steps of 1/480 and 1/960 s against walls of 8 mm, 125 hits each: with this unit none goes through and all keep their bounce;
 * with 0.2 and 1 some go through, with 0.02 the engine's cap on speed (400 units a second) takes the bounce away. Contacts are seen from 1 mm on (a fiftieth of it).
 */
const LENGTH_UNIT = 0.05;
/** The engine's tolerances are absolute and made for metres: with bodies of millimetres the normals of contacts point anywhere. So it is told centimetres, and nobody else knows. */
export const SCALE = 100;

export const scaled = ({ x, y, z }: Spot): Spot => ({ x: x * SCALE, y: y * SCALE, z: z * SCALE });
/** Half the usual: steps are short, and one small body needs no more for the same bounce, tried as above. */
const ITERATIONS = 2;

function shapeOf(shape: Shape): ColliderDesc {
  const { ColliderDesc } = loadedEngine();
  switch (shape.kind) {
    case 'box':
      return ColliderDesc.cuboid(shape.half[0] * SCALE, shape.half[1] * SCALE, shape.half[2] * SCALE);
    case 'cylinder':
      return ColliderDesc.cylinder(shape.halfLength * SCALE, shape.radius * SCALE);
    case 'hull': {
      const hull = ColliderDesc.convexHull(
        new Float32Array(shape.corners.map(scaled).flatMap(({ x, y, z }) => [x, y, z])),
      );
      if (hull === null) throw new Error('these corners span no solid');
      return hull;
    }
  }
}

function partOf({ shape, at, turn, material, mass, inertia }: Part): ColliderDesc {
  const { Multiply } = loadedEngine().CoefficientCombineRule;
  const made = shapeOf(shape)
    .setTranslation(at.x * SCALE, at.y * SCALE, at.z * SCALE)
    .setRotation(turn)
    .setRestitution(material.restitution)
    .setRestitutionCombineRule(Multiply)
    .setFriction(material.friction)
    .setFrictionCombineRule(Multiply);
  if (inertia === undefined) return made.setMass(mass);
  const moment = inertia * SCALE * SCALE;
  const about = { x: moment, y: moment, z: moment };
  return made.setMassProperties(mass, { x: 0, y: 0, z: 0 }, about, { x: 0, y: 0, z: 0, w: 1 });
}

function bodyOf({ mobility, pose, swift = false }: Body): RigidBodyDesc {
  const { RigidBodyDesc } = loadedEngine();
  const made = {
    fixed: () => RigidBodyDesc.fixed(),
    led: () => RigidBodyDesc.kinematicPositionBased(),
    free: () => RigidBodyDesc.dynamic(),
  }[mobility]();
  const { x, y, z } = scaled(pose.at);
  return made.setTranslation(x, y, z).setRotation(pose.turn).setCcdEnabled(swift);
}

export interface Built {
  readonly world: World;
  readonly bodies: readonly RigidBody[];
  readonly parts: readonly (readonly Collider[])[];
}

/** Everything lies still until it is met. A body made asleep would later fall through what it lies on: the engine must have seen the contact once, in a step that moves nothing. */
function putToSleep(world: World, bodies: readonly RigidBody[]): void {
  world.timestep = 1e-7;
  world.step();
  for (const body of bodies) if (body.isDynamic()) body.sleep();
}

/** Always in the order of the list: the engine gives the same bits only for the same order. */
export function build(scene: Scene): Built {
  const { World, ActiveEvents } = loadedEngine();
  const world = new World({ x: 0, y: 0, z: 0 - scene.gravity * SCALE });
  world.lengthUnit = LENGTH_UNIT * SCALE;
  world.numSolverIterations = ITERATIONS;
  const bodies = scene.bodies.map((body) => world.createRigidBody(bodyOf(body)));
  const parts = scene.bodies.map((body, i) => {
    const heard = i !== scene.watched && !scene.unheard.includes(i);
    return body.parts.map((part) =>
      world.createCollider(
        partOf(part).setActiveEvents(heard ? ActiveEvents.COLLISION_EVENTS : ActiveEvents.NONE),
        bodies[i],
      ),
    );
  });
  putToSleep(world, bodies);
  return { world, bodies, parts };
}
