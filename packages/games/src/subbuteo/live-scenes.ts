import { TICKS_PER_SECOND, createRandom, type Random, sha256 } from '@bande/core';
import { type Body, lead, put, runTo, strike, type Table, World } from '@bande/physics';
import { ballBody, figureBody, keeperBody, tableOf } from './table-bodies.ts';
import { PITCH } from './table.ts';

/** A live scene for tests and benches: twenty-two figures, the ball and two keepers somewhere, flicks while things move, keepers led thirty times a second. */
export interface Scene {
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly inputs: readonly Input[];
}

type Input =
  | { readonly at: number; readonly flick: number; readonly vx: number; readonly vy: number; readonly spin: number }
  | {
      readonly at: number;
      readonly keeper: number;
      readonly x: number;
      readonly y: number;
      readonly lean: number;
      readonly lift: number;
    };

export const BALL = 0;
export const FIGURES = 22;
const KEEPERS = [FIGURES + 1, FIGURES + 2] as const;

export const LIVE_TABLE: Table = tableOf(PITCH);

/** `turned`: half a turn, so that the first keeper is the northern one. */
export const liveBodies = (turned = false): readonly Body[] => [
  ballBody(),
  ...Array.from({ length: FIGURES }, (_, i) => figureBody(`figure-${i + 1}`)),
  keeperBody('keeper-1', turned ? 1 : -1),
  keeperBody('keeper-2', turned ? -1 : 1),
];

const TICK = 1 / TICKS_PER_SECOND;
const APART = 0.0225;

function freePlaces(random: Random): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  while (places.length <= FIGURES) {
    const x = (random.unit() - 0.5) * 0.86;
    const y = (random.unit() - 0.5) * 1.1;
    if (places.every(([a, b]) => (a - x) * (a - x) + (b - y) * (b - y) > APART * APART)) places.push([x, y]);
  }
  const line = PITCH.length / 2 - 0.02;
  return [...places, [0, -line], [0, line]];
}

/** A flick towards the ball, or past it, as it lies when the scene begins. */
function flickOf(random: Random, places: Scene['places'], at: number): Input {
  const flick = 1 + random.below(FIGURES);
  const [x, y] = places[flick]!;
  const [ballX, ballY] = places[BALL]!;
  const [dx, dy] = [ballX - x + (random.unit() - 0.5) * 0.05, ballY - y + (random.unit() - 0.5) * 0.05];
  const speed = (0.3 + 2.7 * random.unit()) / Math.sqrt(dx * dx + dy * dy);
  const spin = random.below(3) === 0 ? 0 : (random.unit() - 0.5) * 500;
  return { at, flick, vx: speed * dx, vy: speed * dy, spin };
}

function keeperOf(random: Random, keeper: number, at: number): Input {
  const end = keeper === KEEPERS[0] ? -1 : 1;
  const line = PITCH.length / 2;
  const x = (random.unit() - 0.5) * PITCH.goal.width;
  const lean = random.below(4) === 0 ? 2 * random.unit() - 1 : 0;
  const lift = random.below(6) === 0 ? 0.04 * random.unit() : 0;
  return { at, keeper, x, y: end * (line + 0.01 - 0.06 * random.unit()), lean, lift };
}

/** What happens in `seconds`; with `handsStill` the keepers stay where they are. */
export function sceneOf(seed: string, seconds = 2, handsStill = false): Scene {
  const random = createRandom(`live:${seed}`);
  const places = freePlaces(random);
  const inputs: Input[] = [flickOf(random, places, 0)];
  for (let tick = 1; tick < seconds * TICKS_PER_SECOND; tick++) {
    if (random.below(25) === 0) inputs.push(flickOf(random, places, tick * TICK));
    if (tick % 4 === 0 && !handsStill) inputs.push(...KEEPERS.map((keeper) => keeperOf(random, keeper, tick * TICK)));
  }
  return { places, inputs };
}

/** Half a turn of everything. */
export const turned = ({ places, inputs }: Scene): Scene => ({
  places: places.map(([x, y]) => [-x, -y]),
  inputs: inputs.map((input) =>
    'flick' in input
      ? { ...input, vx: -input.vx, vy: -input.vy }
      : { ...input, x: -input.x, y: -input.y, lean: -input.lean },
  ),
});

export function begin({ places }: Scene, bodies: readonly Body[]): World {
  const world = new World(LIVE_TABLE, bodies);
  for (const [i, [x, y]] of places.entries()) put(world, i, 0, x, y);
  return world;
}

/** Only what stands is flicked. */
export function enter(world: World, input: Input): void {
  if ('keeper' in input) lead(world, input.keeper, input.at, input);
  else if (world.place[input.flick] === 0)
    strike(world, input.flick, input.at, { vx: input.vx, vy: input.vy, spin: input.spin, lift: 0 });
}

/** Everything until nothing moves. */
export function playOut(scene: Scene, bodies: readonly Body[] = liveBodies()): World {
  const world = begin(scene, bodies);
  for (const input of scene.inputs) {
    runTo(world, input.at);
    enter(world, input);
  }
  runTo(world);
  return world;
}

/** Of the bits of everything told and of where everything came to rest. */
export function hashOf(world: World): string {
  const { count, log } = world;
  const numbers = new Float64Array(log.length + 5 * count);
  numbers.set(log.data.subarray(0, log.length));
  for (let i = 0; i < count; i++)
    numbers.set([world.x[i]!, world.y[i]!, world.z[i]!, world.angle[i]!, world.place[i]!], log.length + 5 * i);
  let text = '';
  for (const word of new Uint32Array(numbers.buffer)) text += word.toString(16).padStart(8, '0');
  return sha256(text).hex();
}
