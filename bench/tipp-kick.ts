import type { Bench, Measured } from '@bande/cli/bench';
import { type Input, later, letPass, play, type Seat, tick as atTick } from '@bande/core';
import { quickAim } from '@bande/games/tipp-kick/aim/index.ts';
import { lyingBall } from '@bande/games/tipp-kick/ball/top.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { Course } from '@bande/games/tipp-kick/motion/course.ts';
import {
  type Deed,
  instantAt,
  keeperAt,
  type Lie,
  type Motion,
  pictured,
  stands,
  STILL,
} from '@bande/games/tipp-kick/motion/index.ts';
import { Stepped } from '@bande/games/tipp-kick/motion/stepped.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
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
function shot(n: number, keeper: boolean): number {
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

/** A live match in which the ball lies: two chairs are heard thirty times a second. */
const SECONDS = 10;
const EVERY = 4;
const givenMatch = (east = 40): Match =>
  tippKick.notation.readGiven(
    { mode: 'live', plate: true, turn: 'red', ball: { at: [east, 150], top: 'white' }, settings: { limits: false } },
    'dtkv-2012.1',
  );

/** Every target of both hands; how the match went on is told to `seen`. */
function ledWhileItLies(seen: (motion: Motion) => void): void {
  let match = givenMatch();
  for (let n = 0; n < (SECONDS * 120) / EVERY; n++) {
    const now = later(atTick(0), n * EVERY);
    for (const by of [0, 1] as readonly Seat[]) {
      const to = [(n * 37 + by * 50) % 300, 80 + (n % 100), 0, 0];
      const step = play(tippKick, match, { tick: now, kind: 'stream', by, to });
      if (step.ok) match = step.value.match;
    }
    seen(match.state.plate!.motion);
    match = letPass(tippKick, match, later(now, EVERY - 1)).match;
  }
}

/** The same motions, each in a world of the engine of its own, as if there were no way without. */
function inTheEngine(motions: readonly Motion[]): void {
  for (const { rest, deeds } of motions) {
    const world = new Stepped(rest);
    while (world.tick < EVERY) world.advance(deeds.filter(({ tick }) => tick === world.tick));
    world.free();
  }
}

/** Milliseconds of work for a second of table time. */
function ledKeepers(): readonly Measured[] {
  const motions: Motion[] = [];
  const timed = (work: () => void): number => {
    const start = worked();
    work();
    return (worked() - start) / SECONDS;
  };
  ledWhileItLies((motion) => motions.push(motion));
  const runs = Array.from({ length: 5 }, () => [
    timed(() => ledWhileItLies(() => undefined)),
    timed(() => inTheEngine(motions)),
  ]);
  const figure = (metric: string, at: number, note: string): Measured => ({
    name,
    metric,
    value: middle(runs.map((run) => run[at]!)),
    unit: 'ms',
    note: `median of ${runs.length} times ${SECONDS} seconds; ${note}`,
  });
  return [
    figure('a second of table time, the ball lies and both keepers are led 30 times a second', 0, 'bound 5 ms'),
    figure('the motions of that second, each in a world of the engine', 1, 'as it was before keepers went alone'),
  ];
}

const played = (match: Match, input: Input<TippKick>): Match => {
  const step = play(tippKick, match, input);
  return step.ok ? step.value.match : match;
};

/** Three seconds of a shot in each of so many matches of one thread, which take turns as in a server; a keeper is led in each. Milliseconds of work for one of them. */
function besideEachOther(matches: number): number {
  const begun = Array.from({ length: matches }, (_, n) => givenMatch(n * 7));
  const start = worked();
  let all = begun.map((match) => {
    const action = tippKick.legal(match, 0).find(({ kind }) => kind === 'shoot')!;
    return played(match, { tick: match.tick, kind: 'action', by: 0, action });
  });
  for (let now = atTick(0); now < TICKS; now = later(now, EVERY))
    all = all.map((match) => {
      const led = played(match, { tick: now, kind: 'stream', by: 1, to: [now % 300, 80, 0, 0] });
      return letPass(tippKick, led, later(now, EVERY)).match;
    });
  return (worked() - start) / matches;
}
function manyMatches(): readonly Measured[] {
  besideEachOther(2);
  const runs = Array.from({ length: 3 }, () => [besideEachOther(6), besideEachOther(12), besideEachOther(48)]);
  return ['six', 'twelve', 'forty-eight'].map((many, at) => ({
    name,
    metric: `a led shot in one of ${many} matches that take turns on one thread`,
    value: middle(runs.map((run) => run[at]!)),
    unit: 'ms',
    note: `median of ${runs.length}; bound twice as much as beside five others`,
  }));
}

/** Ticks that a picture looks ahead. */
const AHEAD = 12;
/** A hand that comes late in a shot: the truth begins anew, a picture goes on from where the shot is. */
function lateHand(seconds: number): readonly Measured[] {
  const at = seconds * 120;
  const runs = Array.from({ length: 24 }, (_, n) => {
    const rest = lieOf(n);
    const stance = quickAim(rest, { facing: 900 + (n % 21) - 10, speed: 2 + (n % 7), loft: 'flat', colour: 'any' });
    const motion: Motion = { rest, since: 0, deeds: [{ kind: 'press', tick: 0, side: 'red', ...stance }] };
    const late: Deed = { kind: 'keeper', side: 'blue', tick: at, sideways: 250, forward: 150, lift: 0, roll: 0 };
    instantAt(motion, at + 4);
    const start = worked();
    const ahead = pictured(motion);
    instantAt({ ...ahead, deeds: [...ahead.deeds, { ...late, tick: at + 4 }] }, at + 4 + AHEAD);
    const drawn = worked();
    instantAt({ ...motion, deeds: [...motion.deeds, late] }, at + 4 + AHEAD);
    return [drawn - start, worked() - drawn];
  });
  return [`a picture of ${AHEAD} ticks ahead`, 'the truth up to there'].map((what, i) => ({
    name,
    metric: `a hand that comes four ticks late after ${seconds} s of a shot: ${what}`,
    value: middle(runs.map((run) => run[i]!)),
    unit: 'ms',
    note: `median of ${runs.length}`,
  }));
}

const middle = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!;
const worst = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)]!;

function measured(metric: string, keeper: boolean): Measured {
  const took = Array.from({ length: SHOTS }, (_, n) => shot(n, keeper));
  return {
    name,
    metric,
    value: middle(took),
    unit: 'ms',
    note: `median of ${SHOTS} once warm, one in twenty takes longer than ${worst(took).toFixed(0)} ms; bound 30 ms`,
  };
}

export const bench: Bench = {
  about:
    'Tipp-Kick: shots in the general engine, keepers led while the ball lies, many matches on one thread, hands that come late',
  async run() {
    await loadEngine();
    for (let n = 0; n < WARM; n++) shot(n, n % 2 === 0);
    return [
      measured('a shot of three seconds, everybody stands', false),
      measured('a shot of three seconds, a keeper led all the time', true),
      ...ledKeepers(),
      ...manyMatches(),
      ...lateHand(1),
      ...lateHand(2),
    ];
  },
};

/** Measures and writes it down with the machine: `node bench/tipp-kick.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures(name, await bench.run([]), process.argv[2]);
