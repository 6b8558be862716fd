import type { Bench, Measured } from '@bande/cli/bench';
import { CARROM, QuickTable, run } from '@bande/physics';
import { planckPeer, rapierPeer, startPeers, type Peer } from './physics/peers.ts';
import { ELASTIC, midGame, oblique, OFFSET, opening, type Stroke } from './physics/strokes.ts';

const name = 'physics';
const peers: readonly Peer[] = [planckPeer, rapierPeer];
const LEAST_MS = 1000;
const ROUNDS = 4;

/** One table for all strokes with as many discs, as a bot would use it. */
function player(strokes: readonly Stroke[]): { readonly play: (stroke: Stroke) => void; readonly events: () => number } {
  const table = new QuickTable(CARROM, strokes[0]!.discs);
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

/** Time this thread has worked, in milliseconds: what else runs on the machine does not count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
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

/** We and the peers take turns, so that a machine that slows down slows all; the best round of each counts. */
function against(metric: string, strokes: readonly Stroke[], wanted: string): readonly Measured[] {
  const { play, events } = player(strokes);
  pace(strokes, play, LEAST_MS / 2);
  let value = 0;
  const theirs = peers.map((peer) => {
    let rate = 0;
    for (let round = 0; round < ROUNDS; round++) {
      value = Math.max(value, pace(strokes, play, LEAST_MS / 2));
      rate = Math.max(rate, pace(strokes, (stroke) => peer.play(stroke), LEAST_MS / 2));
    }
    return { peer: peer.name, rate };
  });
  const fastest = theirs.toSorted((a, b) => b.rate - a.rate)[0]!;
  const [others] = theirs.filter((one) => one !== fastest).map(({ peer, rate }) => `${peer}: ${Math.round(rate)}/s`);
  return [{ name, metric, value, unit: 'strokes/s', peer: fastest.peer, peerValue: fastest.rate, ratio: value / fastest.rate, note: `${events().toFixed(1)} events a stroke; ${others ?? ''}; ${wanted}` }];
}

const phases = Array.from({ length: 10 }, (_, i) => i);
const speeds = [0.3, 0.5, 1, 2, 3];
const truth = Math.asin(OFFSET);
const worst = (direction: (stroke: Stroke) => number): number => Math.max(...speeds.flatMap((speed) => phases.map((phase) => Math.abs(direction(oblique(speed, phase)) - truth)))) * (180 / Math.PI);

function ourDirection({ discs, vx, vy }: Stroke): number {
  const { end } = run(ELASTIC, discs, { disc: 'S', vx, vy, spin: 0, lift: 0 });
  return Math.atan2(end[1]!.y - discs[1]!.y, end[1]!.x - discs[1]!.x);
}

function accuracy(): readonly Measured[] {
  const metric = 'direction of an obliquely hit piece, worst error';
  const ours = worst(ourDirection);
  return peers.map((peer) => {
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
    return { name, metric: `a stroke with ${pieces} pieces`, value: 1e6 / pace(strokes, play), unit: 'µs', note: `${events().toFixed(1)} events a stroke` };
  });
}

export const bench: Bench = {
  async run() {
    await startPeers();
    const mid = Array.from({ length: 200 }, (_, i) => midGame(`mid-${i}`, 10));
    const breaks = Array.from({ length: 30 }, (_, i) => opening(`break-${i}`));
    return [...against('mid-game strokes, 10 pieces, 1-4 m/s', mid, 'wanted: x 30, aim x 100'), ...against('breaks, 19 pieces touching', breaks, 'wanted: x 10, aim x 25'), ...accuracy(), ...growth()];
  },
};
