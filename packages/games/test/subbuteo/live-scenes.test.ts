import { createRandom } from '@bande/core';
import {
  begin as beginAll,
  clear,
  due,
  leastGap,
  loaded,
  next,
  placesAt,
  runTo,
  saved,
  World,
  type Motion,
} from '@bande/physics';
import { describe, expect, test } from 'vitest';
import {
  begin,
  enter,
  hashOf,
  LIVE_TABLE,
  liveBodies,
  playOut,
  type Scene,
  sceneOf,
  turned,
} from '../../src/subbuteo/live-scenes.ts';

const SCENES = 100 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? 'live';
const scenes = Array.from({ length: SCENES }, (_, n) => sceneOf(`${SEED}-${n}`));

/** Everything that a motion is, to the last bit. */
const told = (world: World): readonly number[] => [...world.log.data.subarray(0, world.log.length)];

/** Through plain JSON and back; the log goes on. */
function throughJson(world: World): World {
  const motion = JSON.parse(JSON.stringify(saved(world))) as Motion;
  const again = loaded(LIVE_TABLE, world.bodies, motion);
  again.log.data = world.log.data;
  again.log.length = world.log.length;
  return again;
}

/** Stops at these times, and at each of them goes through plain JSON. */
function playStopped(scene: Scene, stops: readonly number[]): World {
  let world = begin(scene, liveBodies());
  const runWithStops = (until: number): void => {
    for (const stop of stops) {
      if (stop < world.now || stop > until) continue;
      runTo(world, stop);
      world = throughJson(world);
    }
    runTo(world, until);
  };
  for (const input of scene.inputs) {
    runWithStops(input.at);
    enter(world, input);
  }
  runWithStops(Infinity);
  return world;
}

describe('a hundred live scenes: flicks in mid-motion, keepers led thirty times a second', () => {
  test('stopped, saved through JSON and resumed at any ticks they come to the same bits as in one go', () => {
    for (const [n, scene] of scenes.entries()) {
      const random = createRandom(`stops:${SEED}:${n}`);
      const stops = Array.from({ length: 12 }, () => random.below(600) / 120).toSorted((a, b) => a - b);
      const whole = playOut(scene);
      const stopped = playStopped(scene, stops);
      expect(told(stopped), `scene ${n}`).toEqual(told(whole));
      expect(hashOf(stopped), `scene ${n}`).toBe(hashOf(whole));
    }
  });

  test('they all end, far from the limit of events, and differ', () => {
    let most = 0;
    const hashes = scenes.map((scene) => {
      const world = begin(scene, liveBodies());
      for (const input of scene.inputs) {
        runTo(world, input.at);
        most = Math.max(most, world.events);
        enter(world, input);
      }
      runTo(world);
      most = Math.max(most, world.events);
      expect(due(world)).toBe(Infinity);
      return hashOf(world);
    });
    expect(most).toBeLessThan(5000);
    expect(new Set(hashes).size).toBe(scenes.length);
  });

  test('nothing ever overlaps more than a micrometre: at events, at inputs, and half-way in between', () => {
    for (const [n, scene] of scenes.entries()) {
      const world = begin(scene, liveBodies());
      let least = Infinity;
      const look = (until: number): void => {
        const end = Math.min(due(world), until);
        least = Math.min(least, leastGap(world, world.now));
        if (end < Infinity) least = Math.min(least, leastGap(world, (world.now + end) / 2), leastGap(world, end));
      };
      const watch = (until: number): void => {
        look(until);
        while (next(world, until)) look(until);
      };
      for (const input of scene.inputs) {
        watch(input.at);
        enter(world, input);
      }
      watch(Infinity);
      expect(least, `scene ${n}`).toBeGreaterThan(-1e-6);
    }
  });

  test('half a turn turns them, to the last bit', () => {
    for (const [n, scene] of scenes.entries()) {
      const world = playOut(scene);
      const other = playOut(turned(scene), liveBodies(true));
      for (let i = 0; i < world.count; i++) {
        expect([0 - other.x[i]!, 0 - other.y[i]!, other.z[i], other.place[i]], `scene ${n}, body ${i}`).toEqual([
          world.x[i]! + 0,
          world.y[i]! + 0,
          world.z[i],
          world.place[i],
        ]);
      }
    }
  });

  test('they hold what they are to show: balls hit, lifted, landed, posts, barriers, nets, figures toppled, bodies that fell from the table', () => {
    const kinds = new Map<number, number>();
    for (const scene of scenes) {
      const { log } = playOut(scene);
      for (let at = 0; at < log.length; at += 8) kinds.set(log.data[at]!, (kinds.get(log.data[at]!) ?? 0) + 1);
    }
    for (const kind of [0, 1, 5, 6, 7, 8, 9, 10]) expect(kinds.get(kind) ?? 0, `kind ${kind}`).toBeGreaterThan(2);
  });

  test('a world that has been used before plays them as a new one does', () => {
    const used = new World(LIVE_TABLE, liveBodies());
    for (const [n, scene] of scenes.slice(0, 25).entries()) {
      clear(used);
      for (const [i, [x, y]] of scene.places.entries()) used.kinds[i]!.put(used, i, x, y, -1);
      beginAll(used);
      for (const input of scene.inputs) {
        runTo(used, input.at);
        enter(used, input);
      }
      runTo(used);
      expect(hashOf(used), `scene ${n}`).toBe(hashOf(playOut(scene)));
    }
  });
});

/** Kinetic energy of slide, spin and roll, and height: of everything, brought to a time in a copy. */
function energyAt(world: World, time: number): number {
  const copy = throughJson(world);
  let energy = 0;
  for (let i = 0; i < copy.count; i++) {
    const kind = copy.kinds[i]!;
    if (kind.name === 'hand' || copy.place[i] === 3) continue;
    kind.bring(copy, i, time);
    const [vx, vy, vz] = [copy.vx[i]!, copy.vy[i]!, copy.vz[i]!];
    const [wx, wy, wz] = [copy.spinX[i]!, copy.spinY[i]!, copy.spin[i]!];
    energy += (copy.mass[i]! * (vx * vx + vy * vy + vz * vz)) / 2 + copy.mass[i]! * 9.81 * copy.z[i]!;
    energy += (copy.inertia[i]! * (wx * wx + wy * wy + wz * wz)) / 2;
  }
  return energy;
}

/** Hops too small to see may add so much (joules); a flick has some thousandths. */
const UNSEEN = 1e-8;

test('between inputs and with hands still energy never grows', () => {
  for (let n = 0; n < SCENES / 4; n++) {
    const scene = sceneOf(`${SEED}-still-${n}`, 2, true);
    const world = begin(scene, liveBodies());
    for (const [at, input] of scene.inputs.entries()) {
      runTo(world, input.at);
      enter(world, input);
      let energy = energyAt(world, input.at);
      const until = scene.inputs[at + 1]?.at ?? Infinity;
      while (next(world, until)) {
        const now = energyAt(world, world.now);
        expect(now, `scene ${n} at ${world.now}`).toBeLessThan(energy + UNSEEN);
        energy = now;
      }
    }
  }
});

test('a pause in mid-motion shifts nothing: whoever stops and looks finds the same bits later', () => {
  for (const [n, scene] of scenes.slice(0, 25).entries()) {
    const random = createRandom(`pauses:${SEED}:${n}`);
    const world = begin(scene, liveBodies());
    for (const input of scene.inputs) {
      const pause = world.now + random.unit() * Math.max(0, input.at - world.now);
      runTo(world, pause);
      for (const look of [pause, (pause + input.at) / 2, pause]) if (look <= due(world)) placesAt(world, look);
      runTo(world, input.at);
      enter(world, input);
    }
    runTo(world);
    expect(hashOf(world), `scene ${n}`).toBe(hashOf(playOut(scene)));
  }
});
