import type { Bench, Measured } from '@bande/cli/bench';
import { LIVE_TABLE, liveBodies } from '@bande/games/subbuteo/live-scenes.ts';
import { begin, clear, runTo, World } from '@bande/physics';
import { type FlickScene, flickScene, SECONDS } from './flicks/flicks.ts';
import { playInRapier3d, startRapier3d } from './flicks/rapier3d.ts';
import { worked } from './machine/machine.ts';
import { writeFigures } from './machine/written.ts';

const name = 'flicks';
const LEAST_MS = 1500;
const ROUNDS = 3;
const STEP = 1 / 240;

const UNLIKE =
  'not alike: rapier has plain Coulomb friction on four points of a base (no coupling of slide and spin, no swerve), base and trunk as two cylinders without a bevel, posts as boxes, no rolling and no air drag, misses what happens between two steps, makes a new world for every flick (about a twentieth of its time), and lets what lies still sleep; ours makes no 3D tumbling of what has toppled';

const world = new World(LIVE_TABLE, liveBodies());

/** As a bot would try flicks: one world, filled again and again. */
function play({ places, figure, vx, vy, spin }: FlickScene): void {
  clear(world);
  for (const [i, [x, y]] of places.entries()) world.kinds[i]!.put(world, i, x, y, -1);
  world.kinds[figure]!.strike(world, figure, vx, vy, 0, spin);
  begin(world);
  runTo(world, SECONDS);
}

/** Flicks a second of work. */
function pace(scenes: readonly FlickScene[], playOne: (scene: FlickScene) => void): number {
  let played = 0;
  const start = worked();
  do {
    for (const scene of scenes) {
      playOne(scene);
      played++;
      if (worked() - start > LEAST_MS) break;
    }
  } while (worked() - start < LEAST_MS);
  return (played * 1000) / (worked() - start);
}

function measure(): readonly Measured[] {
  const scenes = Array.from({ length: 200 }, (_, n) => flickScene(`bench-${n}`));
  let events = 0;
  for (const scene of scenes) {
    play(scene);
    events += world.events;
  }
  let [ours, theirs] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    ours = Math.max(ours, pace(scenes, play));
    theirs = Math.max(
      theirs,
      pace(scenes, (scene) => playInRapier3d(scene, STEP)),
    );
  }
  return [
    {
      name,
      metric: 'two-second flicks with 22 figures, the ball and two keepers',
      value: ours,
      unit: 'flicks/s',
      peer: 'rapier3d-deterministic 0.21.0, 1/240 s',
      peerValue: theirs,
      ratio: ours / theirs,
      note: `${(events / scenes.length).toFixed(1)} events a flick; floor 500, aim 5000; ${UNLIKE}`,
    },
  ];
}

export const bench: Bench = {
  about: 'two-second flicks of Subbuteo a second, against a general engine in 3D',
  async run() {
    await startRapier3d();
    return measure();
  },
};

/** Measures and writes it down with the machine: `node bench/flicks.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures('flicks', await bench.run([]), process.argv[2]);
