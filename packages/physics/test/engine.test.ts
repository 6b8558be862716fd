import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { engineIsLoaded, LEVEL, loadEngine, type Part, type Scene, SteppedWorld } from '@bande/physics/engine';

const cube = (half: number, material = { restitution: 1, friction: 1 }): Part => ({
  shape: { kind: 'box', half: [half, half, half] },
  at: { x: 0, y: 0, z: 0 },
  turn: LEVEL,
  material,
  mass: 0.001,
});
const slab = (x: number, z: number, halfX: number, halfZ: number): Part => ({
  shape: { kind: 'box', half: [halfX, 0.5, halfZ] },
  at: { x, y: 0, z },
  turn: LEVEL,
  material: { restitution: 0.5, friction: 0.3 },
  mass: 0,
});
const at = (x: number, z: number) => ({ at: { x, y: 0, z }, turn: LEVEL });
const GROUND = { mobility: 'fixed', pose: at(0, 0), parts: [slab(0, -0.02, 1, 0.02)] } as const;

const onTheGround = (half: number): Scene => ({
  gravity: 9.81,
  watched: 1,
  unheard: [0],
  bodies: [
    GROUND,
    { mobility: 'free', pose: at(0, half), parts: [cube(half)], swift: true },
    { mobility: 'fixed', pose: at(0, 0), parts: [slab(0.3, 0.1, 0.004, 0.1)] },
    { mobility: 'led', pose: at(-0.1, 0.01), parts: [cube(0.01, { restitution: 0.5, friction: 0.2 })] },
  ],
});
const placeOf = (world: SteppedWorld, body: number) => {
  const place = { x: 0, y: 0, z: 0 };
  world.readPlace(body, place);
  return place;
};
const speedOf = (world: SteppedWorld, body: number) => {
  const speed = { x: 0, y: 0, z: 0 };
  world.readSpeed(body, speed);
  return speed;
};

beforeAll(loadEngine);

/** In a process of its own, where nobody else has loaded it. */
const LOOK =
  "await import('@bande/physics'); const { engineIsLoaded } = await import('@bande/physics/engine'); console.log(engineIsLoaded())";

describe('the general engine', () => {
  it('comes only when it is asked for', () => {
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', LOOK], { encoding: 'utf8' }).trim()).toBe(
      'false',
    );
    expect(engineIsLoaded()).toBe(true);
  });

  it('lets what lies still sleep until it is met, and does not let it sink', () => {
    const world = new SteppedWorld(onTheGround(0.005));
    for (let i = 0; i < 200; i++) world.step(1 / 480);
    expect(world.sleeps(1)).toBe(true);
    expect(placeOf(world, 1).z).toBeCloseTo(0.005, 7);
    const met: number[] = [];
    for (let i = 1; i <= 100; i++) {
      world.lead(3, at(-0.1 + i * 0.001, 0.01));
      world.step(1 / 480);
      met.push(...world.meetings().map(({ body }) => body));
    }
    expect(met[0]).toBe(3);
    expect(placeOf(world, 1).x).toBeGreaterThan(0.01);
    expect(placeOf(world, 1).z).toBeCloseTo(0.005, 3);
    world.free();
  });

  it.each([0.5, 2, 5, 8, 12, 15])('lets nothing through a wall of 8 mm and keeps the bounce at %d m/s', (speed) => {
    for (let phase = 0; phase < 8; phase++) {
      const world = new SteppedWorld({ ...onTheGround(0.005), gravity: 0 });
      world.put(1, at(0.2 + phase * 0.0017, 0.1));
      world.push(1, { x: speed, y: 0, z: 0 }, { x: 0, y: 0, z: 0 });
      let met = 0;
      for (let i = 0; i < 960; i++) {
        world.step(1 / 960);
        met += world.meetings().filter(({ body }) => body === 2).length;
        if (speedOf(world, 1).x < 0 && met > 0) break;
      }
      expect(met).toBeGreaterThan(0);
      expect(placeOf(world, 1).x).toBeLessThan(0.296);
      expect(-speedOf(world, 1).x / speed).toBeGreaterThan(0.4);
      expect(-speedOf(world, 1).x / speed).toBeLessThan(0.7);
      world.free();
    }
  });

  it('stops what slides after v² / 2µg', () => {
    const world = new SteppedWorld(onTheGround(0.005));
    world.push(1, { x: 1, y: 0, z: 0 }, { x: 0, y: 0, z: 0 });
    for (let i = 0; i < 480; i++) world.step(1 / 480);
    expect(placeOf(world, 1).x).toBeCloseTo(1 / (2 * 0.3 * 9.81), 2);
    world.free();
  });

  it('gives the same bits for the same steps', () => {
    const run = (): readonly number[] => {
      const world = new SteppedWorld(onTheGround(0.005));
      world.push(1, { x: 1.3, y: 0.2, z: 1 }, { x: 30, y: 70, z: -20 });
      for (let i = 0; i < 500; i++) world.step(1 / 480);
      const { x, y, z } = placeOf(world, 1);
      world.free();
      return [x, y, z];
    };
    expect(run()).toEqual(run());
  });
});
