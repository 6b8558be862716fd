import type { Bench, Measured } from '@bande/cli/bench';
import { CARROM_TABLE, tableOn } from '@bande/games/carrom/table-bodies.ts';
import { QuickTable, run } from '@bande/physics';
import { worked } from './machine/machine.ts';
import { writeFigures } from './machine/written.ts';
import type { Peer } from './physics/peers.ts';
import { planckAt } from './physics/planck.ts';
import { rapierAt, startRapier } from './physics/rapier.ts';
import { ELASTIC, midGame, oblique, OFFSET, opening, type Stroke } from './physics/strokes.ts';

const name = 'physics';
const LEAST_MS = 1000;
const ROUNDS = 4;

/** A fine step for the sake of accuracy, and the one these engines are usually run with. */
const SETTINGS: readonly { readonly step: string; readonly peers: readonly Peer[] }[] = [240, 60].map((rate) => {
  const step = `1/${rate} s`;
  return {
    step,
    peers: [planckAt(1 / rate, step, 'every disc'), planckAt(1 / rate, step, 'the striker'), rapierAt(1 / rate, step)],
  };
});
/** The table, the strokes and the task, to play until everything rests, are the same. What is not: */
const UNLIKE =
  'the peers have no coupling of slide and spin, one restitution for all speeds, no jumps, look for holes once a step, make a new world for every stroke (less than a tenth of its time), and let pieces sleep until they are hit';

/** One table for all strokes with as many discs, as a bot would use it. */
function player(strokes: readonly Stroke[]): {
  readonly play: (stroke: Stroke) => void;
  readonly events: () => number;
} {
  const table = new QuickTable(CARROM_TABLE, strokes[0]!.discs);
  const play = ({ discs, vx, vy }: Stroke): void => {
    for (let i = 0; i < discs.length; i++) table.put(i, discs[i]!.x, discs[i]!.y);
    table.strike(0, vx, vy);
  };
  const eventsOf = (stroke: Stroke): number => {
    play(stroke);
    return table.events;
  };
  return { play, events: () => strokes.reduce((sum, stroke) => sum + eventsOf(stroke), 0) / strokes.length };
}

/** Strokes a second of work, all of them again and again for at least this long. */
function pace<T>(items: readonly T[], play: (item: T) => void, leastMs = LEAST_MS): number {
  let played = 0;
  const start = worked();
  do {
    for (const item of items) play(item);
    played += items.length;
  } while (worked() - start < leastMs);
  return (played * 1000) / (worked() - start);
}

interface Paced {
  readonly peer: string;
  readonly rate: number;
}
interface Race {
  readonly ours: number;
  readonly theirs: readonly Paced[];
}

/** We and the peers take turns, so that a machine that slows down slows all; the best round of each counts. */
function race(strokes: readonly Stroke[], play: (stroke: Stroke) => void, peers: readonly Peer[]): Race {
  let ours = 0;
  const theirs = peers.map((peer) => {
    let rate = 0;
    for (let round = 0; round < ROUNDS; round++) {
      ours = Math.max(ours, pace(strokes, play, LEAST_MS / 2));
      rate = Math.max(
        rate,
        pace(strokes, (stroke) => peer.play(stroke), LEAST_MS / 2),
      );
    }
    return { peer: peer.name, rate };
  });
  return { ours, theirs };
}

/** Against the fastest peer of each setting. */
function against(metric: string, strokes: readonly Stroke[], wanted: string): readonly Measured[] {
  const { play, events } = player(strokes);
  pace(strokes, play, LEAST_MS / 2);
  const often = `${events().toFixed(1)} events a stroke`;
  return SETTINGS.map(({ step, peers }) => {
    const { ours, theirs } = race(strokes, play, peers);
    const [fastest, ...others] = theirs.toSorted((a, b) => b.rate - a.rate);
    const slower = others.map(({ peer, rate }) => `${peer}: ${Math.round(rate)}/s`).join('; ');
    return {
      name,
      metric: `${metric}, peers at ${step}`,
      value: ours,
      unit: 'strokes/s',
      peer: fastest!.peer,
      peerValue: fastest!.rate,
      ratio: ours / fastest!.rate,
      note: [often, slower, wanted, UNLIKE].join('; '),
    };
  });
}

const phases = Array.from({ length: 10 }, (_, i) => i);
const speeds = [0.3, 0.5, 1, 2, 3];
const truth = Math.asin(OFFSET);
const worst = (direction: (stroke: Stroke) => number): number =>
  Math.max(...speeds.flatMap((speed) => phases.map((phase) => Math.abs(direction(oblique(speed, phase)) - truth)))) *
  (180 / Math.PI);

function ourDirection({ discs, vx, vy }: Stroke): number {
  const { end } = run(tableOn(ELASTIC), discs, { disc: 'S', vx, vy, spin: 0, lift: 0 });
  return Math.atan2(end[1]!.y - discs[1]!.y, end[1]!.x - discs[1]!.x);
}

function accuracy(): readonly Measured[] {
  const metric = 'direction of an obliquely hit piece, worst error';
  const ours = worst(ourDirection);
  return SETTINGS.flatMap(({ peers }) => peers).map((peer) => {
    const theirs = worst((stroke) => peer.direction(stroke));
    return { name, metric, value: ours, unit: '°', peer: peer.name, peerValue: theirs, note: 'wanted: at most 0.001' };
  });
}

function growth(): readonly Measured[] {
  const counts = [2, 5, 10, 15, 19];
  return counts.map((pieces) => {
    const strokes = Array.from({ length: 200 }, (_, i) => midGame(`growth-${i}`, pieces));
    const { play, events } = player(strokes);
    pace(strokes, play, LEAST_MS / 4);
    return {
      name,
      metric: `a stroke with ${pieces} pieces`,
      value: 1e6 / pace(strokes, play),
      unit: 'µs',
      note: `${events().toFixed(1)} events a stroke`,
    };
  });
}

/** What a whole `run` costs (a new table, contacts, ends and their hash) against the quick table, which only plays. They take turns. */
function wholeRun(metric: string, strokes: readonly Stroke[]): Measured {
  const { play, events } = player(strokes);
  const tell = ({ discs, vx, vy }: Stroke): void => {
    run(CARROM_TABLE, discs, { disc: 'S', vx, vy, spin: 0, lift: 0 });
  };
  let [told, played] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    told = Math.max(told, pace(strokes, tell, LEAST_MS / 2));
    played = Math.max(played, pace(strokes, play, LEAST_MS / 2));
  }
  return {
    name,
    metric: `run() of ${metric}`,
    value: 1e6 / told,
    unit: 'µs',
    peer: 'QuickTable, the same strokes',
    peerValue: 1e6 / played,
    note: `${events().toFixed(1)} events a stroke; a new table for every run, contacts, ends and their hash`,
  };
}

export const bench: Bench = {
  about:
    'strokes a second and the direction of a hit against two general engines, each at a fine and at its usual step',
  async run() {
    await startRapier();
    const mid = Array.from({ length: 200 }, (_, i) => midGame(`mid-${i}`, 10));
    const breaks = Array.from({ length: 30 }, (_, i) => opening(`break-${i}`));
    return [
      ...against('mid-game strokes, 10 pieces, 1-4 m/s', mid, 'wanted at 1/240 s: x 30'),
      ...against('breaks, 19 pieces touching', breaks, 'wanted at 1/240 s: x 10'),
      wholeRun('a mid-game stroke, 10 pieces', mid),
      wholeRun('a break, 19 pieces touching', breaks),
      ...accuracy(),
      ...growth(),
    ];
  },
};

/** Measures and writes it down with the machine: `node bench/physics.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures('physics', await bench.run([]), process.argv[2]);
