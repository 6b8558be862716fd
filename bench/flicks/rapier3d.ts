import { obstaclesOf, PITCH } from '@bande/games/subbuteo/table.ts';
import { FIGURE_SIZE } from '@bande/games/subbuteo/table-bodies.ts';
import type { Block, Obstacle } from '@bande/physics';
import { ColliderDesc, init, RigidBodyDesc, World } from '@dimforge/rapier3d-deterministic-compat';
import { SECONDS, type FlickScene } from './flicks.ts';

const BALL = { radius: 0.011, mass: 0.0015 };
const THIN = 0.0005;

export const startRapier3d = (): Promise<void> => init();

function addBlock(world: World, block: Block): void {
  const half = (low: number, high: number): number => Math.max(THIN, (high - low) / 2);
  world.createCollider(
    ColliderDesc.cuboid(half(block.west, block.east), half(block.south, block.north), half(block.bottom, block.top))
      .setTranslation((block.west + block.east) / 2, (block.south + block.north) / 2, (block.bottom + block.top) / 2)
      .setRestitution(block.restitution)
      .setFriction(block.friction),
  );
}

/** Posts and bars as slender boxes. */
function addObstacle(world: World, obstacle: Obstacle): void {
  if (obstacle.kind === 'block') addBlock(world, obstacle);
  if (obstacle.kind !== 'bar') return;
  const { from, to, radius, restitution, friction } = obstacle;
  const half = (axis: 0 | 1 | 2): number => Math.abs(to[axis] - from[axis]) / 2 + radius;
  const middle = (axis: 0 | 1 | 2): number => (to[axis] + from[axis]) / 2;
  world.createCollider(
    ColliderDesc.cuboid(half(0), half(1), half(2))
      .setTranslation(middle(0), middle(1), middle(2))
      .setRestitution(restitution)
      .setFriction(friction),
  );
}

function addFigure(world: World, x: number, y: number): ReturnType<World['createRigidBody']> {
  const { baseRadius, baseHeight, bodyRadius, height, mass } = FIGURE_SIZE;
  const body = world.createRigidBody(RigidBodyDesc.dynamic().setTranslation(x, y, 0).setSleeping(true));
  const upright = { x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 };
  const part = (radius: number, from: number, to: number, share: number): void => {
    world.createCollider(
      ColliderDesc.cylinder((to - from) / 2, radius)
        .setRotation(upright)
        .setTranslation(0, 0, (from + to) / 2)
        .setMass(share * mass)
        .setRestitution(0.6)
        .setFriction(0.2),
      body,
    );
  };
  part(baseRadius, 0, baseHeight, 0.85);
  part(bodyRadius, baseHeight, height, 0.15);
  return body;
}

function addKeeper(world: World, x: number, y: number): void {
  world.createCollider(ColliderDesc.cuboid(0.0105, 0.003, 0.019).setTranslation(x, y, 0.019).setRestitution(0.5));
}

/** The flick for two seconds of table time in steps of `step`. */
export function playInRapier3d({ places, figure, vx, vy, spin }: FlickScene, step: number): void {
  const world = new World({ x: 0, y: 0, z: -9.81 });
  world.timestep = step;
  world.lengthUnit = 0.01;
  world.createCollider(
    ColliderDesc.cuboid(1, 1, 0.05).setTranslation(0, 0, -0.05).setFriction(0.2).setRestitution(0.5),
  );
  for (const obstacle of obstaclesOf(PITCH)) addObstacle(world, obstacle);
  const [ballX, ballY] = places[0]!;
  const ball = world.createRigidBody(
    RigidBodyDesc.dynamic().setTranslation(ballX, ballY, BALL.radius).setCcdEnabled(true).setSleeping(true),
  );
  world.createCollider(ColliderDesc.ball(BALL.radius).setMass(BALL.mass).setRestitution(0.6).setFriction(0.2), ball);
  const figures = places.slice(1, -2).map(([x, y]) => addFigure(world, x, y));
  for (const [x, y] of places.slice(-2)) addKeeper(world, x, y);
  const flicked = figures[figure - 1]!;
  flicked.enableCcd(true);
  flicked.setLinvel({ x: vx, y: vy, z: 0 }, true);
  flicked.setAngvel({ x: 0, y: 0, z: spin }, true);
  for (let time = 0; time < SECONDS; time += step) world.step();
  world.free();
}
