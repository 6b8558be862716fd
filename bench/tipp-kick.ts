import type { Bench, Measured } from '@bande/cli/bench';
import { quickAim } from '@bande/games/tipp-kick/aim/index.ts';
import { lyingBall } from '@bande/games/tipp-kick/ball/top.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import { type Deed, keeperAt, type Lie, stands, STILL } from '@bande/games/tipp-kick/motion/index.ts';
import { loadEngine } from '@bande/physics/engine';
import { worked } from './machine/machine.ts';
import { writeFigures } from './machine/written.ts';

const name = 'tipp-kick';
const TICKS = 360;
const WARM = 60;
const SHOTS = 120;

const lieOf = (n: number): Lie => ({
  ball: lyingBall(n % 14, 0, 0, (n * 37) % 360),
  figures: {
    red: { kicker: null, keeper: keeperAt(STILL), spares: [stands(-38_000, 3_000, 0)] },
    blue: { kicker: stands(6_000, 25_000, 2700), keeper: keeperAt(STILL), spares: [stands(38_000, 3_000, 0)] },
  },
});

/** A keeper led thirty times a second: what never rests costs most. */
const led = (tick: number): readonly Deed[] =>
  tick % 4 === 0
    ? [{ kind: 'keeper', side: 'blue', tick, sideways: tick % 40 < 20 ? 300 : -300, forward: 200, lift: 0, roll: 0 }]
    : [];

/** Milliseconds of work for a shot of three seconds. */
function play(n: number, keeper: boolean): number {
  const lie = lieOf(n);
  const stance = quickAim(lie, { facing: 900 + (n % 21) - 10, speed: 2 + (n % 7), loft: 'flat', colour: 'any' });
  const start = worked();
  const course = new Course(lie);
  course.advance([{ kind: 'press', tick: 0, side: 'red', ...stance }]);
  while (course.tick < TICKS) course.advance(keeper ? led(course.tick) : []);
  const took = worked() - start;
  course.free();
  return took;
}

const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!;
const worst = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)]!;

function measured(metric: string, keeper: boolean): Measured {
  const took = Array.from({ length: SHOTS }, (_, n) => play(n, keeper));
  return {
    name,
    metric,
    value: middle(took),
    unit: 'ms',
    note: `median of ${SHOTS} once warm, one in twenty takes longer than ${worst(took).toFixed(0)} ms; bound 30 ms`,
  };
}

export const bench: Bench = {
  about: 'Tipp-Kick shots of three seconds in the general engine',
  async run() {
    await loadEngine();
    for (let n = 0; n < WARM; n++) play(n, n % 2 === 0);
    return [
      measured('a shot of three seconds, everybody stands', false),
      measured('a shot of three seconds, a keeper led all the time', true),
    ];
  },
};

/** Measures and writes it down with the machine: `node bench/tipp-kick.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures(name, await bench.run([]), process.argv[2]);
