import { createRandom } from '@bande/core';
import { aimsAt, isFree, lawfulX, stands } from '@bande/games/carrom/bot/aims.ts';
import { degreesTo } from '@bande/games/carrom/bot/angle.ts';
import { USUAL_GROUND } from '@bande/games/carrom/bot/ground.ts';
import { slipOf } from '@bande/games/carrom/bot/noise.ts';
import { struckWith } from '@bande/games/carrom/bot/race.ts';
import { OWN, Trial, type Scene, type Shot } from '@bande/games/carrom/bot/scene.ts';
import { TESTBED } from '@bande/games/carrom/bot/solo.ts';
import { BASE_LINE, HALF, PIECE_RADIUS, STRIKER_RADIUS } from '@bande/games/carrom/table.ts';

/**
 * Prints the table in bot/lone-piece.ts (`node bench/carrom/lone-piece.ts`): how many strokes a single piece needs from where it lies, with the hand of the testbed
 * and the best strokes. Every stroke is tried once with many slips; the values then settle by going over what came of them.
 */
const COLUMNS = 13;
const ROWS = 25;
const SLIPS = 64;
const EDGE = HALF - PIECE_RADIUS;
const REACH = STRIKER_RADIUS + PIECE_RADIUS;

const scene = (column: number, row: number): Scene => ({
  points: [{ x: (EDGE * column) / (COLUMNS - 1), y: EDGE * ((2 * row) / (ROWS - 1) - 1) }],
  kinds: [OWN],
  ground: USUAL_GROUND,
});

function shotsAt(one: Scene): readonly Shot[] {
  const [at] = one.points;
  const aims = aimsAt(one, { stands: stands(11), noise: TESTBED, wanted: () => true, tricks: true }).slice(0, 16);
  const places = [...stands(7), lawfulX(at!.x)].filter((x) => isFree(one, x));
  const hits = places.flatMap((x) =>
    [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map((beside) => {
      const [dx, dy] = [at!.x - x, at!.y + BASE_LINE];
      const way = Math.sqrt(dx * dx + dy * dy);
      return { x, angle: degreesTo(dx + (beside * REACH * dy) / way, dy - (beside * REACH * dx) / way) };
    }),
  );
  return [
    ...aims.flatMap(({ x, angle, force }) =>
      [1, 1.4, 2, 3].map((more) => ({ x, angle, force: Math.min(1, force * more) })),
    ),
    ...hits.flatMap((hit) => [0.25, 0.4, 0.65, 1].map((force) => ({ ...hit, force }))),
  ];
}

/** What came of a stroke: [1, -, -] fell, [2, -, -] fell with the striker or the striker alone, [0, x, y] lies there. */
function outcomes(one: Scene, slips: readonly ReturnType<typeof slipOf>[]): readonly Float64Array[] {
  const trial = new Trial(one);
  return shotsAt(one).map((shot) => {
    const seen = new Float64Array(3 * SLIPS);
    for (const [i, slip] of slips.entries()) {
      trial.play(struckWith(one, shot, TESTBED, slip));
      const at = trial.points()[0] ?? { x: 0, y: 0 };
      const fell = trial.fell[0] > 0 ? 1 : 0;
      seen.set([trial.strikerFell ? 2 : fell, at.x, at.y], 3 * i);
    }
    return seen;
  });
}

function interpolated(values: Float64Array, x: number, y: number): number {
  const column = Math.min(COLUMNS - 1.000001, (Math.abs(x) / EDGE) * (COLUMNS - 1));
  const row = Math.max(0, Math.min(ROWS - 1.000001, ((y / EDGE + 1) / 2) * (ROWS - 1)));
  const [c, r] = [Math.floor(column), Math.floor(row)];
  const [right, up] = [column - c, row - r];
  const at = (i: number, j: number): number => values[(r + j) * COLUMNS + c + i]!;
  return (1 - up) * ((1 - right) * at(0, 0) + right * at(1, 0)) + up * ((1 - right) * at(0, 1) + right * at(1, 1));
}

/** After a stroke: none if the piece fell, from the centre and one more if the striker did. */
function strokesLeft(values: Float64Array, fell: number, x: number, y: number): number {
  if (fell === 1) return 0;
  return fell === 2 ? interpolated(values, 0, 0) + 1 : interpolated(values, x, y);
}

function settle(all: readonly (readonly Float64Array[])[]): Float64Array {
  let values = new Float64Array(COLUMNS * ROWS).fill(3);
  for (let round = 0; round < 60; round++) {
    values = values.map((_, cell) =>
      Math.min(
        ...all[cell]!.map((seen) => {
          let sum = 0;
          for (let i = 0; i < seen.length; i += 3) sum += strokesLeft(values, seen[i]!, seen[i + 1]!, seen[i + 2]!);
          return 1 + sum / SLIPS;
        }),
      ),
    );
  }
  return values;
}

/** Every point with its eight neighbours, 4 : 2 : 1; beyond the frame lies the frame, beyond the middle the mirror. */
function smooth(values: Float64Array): Float64Array {
  const at = (column: number, row: number): number =>
    values[Math.max(0, Math.min(ROWS - 1, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.abs(column))]!;
  return values.map((_, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    let sum = 0;
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) sum += (2 - Math.abs(i)) * (2 - Math.abs(j)) * at(column + i, row + j);
    return sum / 16;
  });
}

if (import.meta.main) {
  const random = createRandom('lone piece');
  const slips = Array.from({ length: SLIPS }, () => slipOf(random));
  const all = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    outcomes(scene(cell % COLUMNS, Math.floor(cell / COLUMNS)), slips),
  );
  const values = smooth(settle(all));
  const lines = Array.from(
    { length: ROWS },
    (_, row) => `  ${Array.from(values.subarray(row * COLUMNS, (row + 1) * COLUMNS), (v) => v.toFixed(2)).join(', ')},`,
  );
  console.log(lines.join('\n'));
}
