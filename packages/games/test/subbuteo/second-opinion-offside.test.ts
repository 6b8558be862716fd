import { createRandom, runScenario } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { PublicState } from '@bande/games/subbuteo/position-schemas.ts';
import type { Ruling } from '@bande/games/subbuteo/state.ts';
import { expect, test } from 'vitest';
import { calledFor, isPast, offsideOn, type Side, type Spot, type Table } from './offside/opinion.ts';
import { behind, told, trialOf, VECTORS, type Trial } from './offside/passes.ts';

/** Passes on a table with figures near every boundary of the rule are flicked, and the referee compared with an opinion of its own; then all of it turned by half a turn. */

interface Came {
  readonly called: readonly string[];
  readonly state: PublicState;
  readonly calls: readonly string[];
  readonly isRefused: boolean;
}
/** Null: the position cannot be. */
function came(trial: Trial, side: Side): Came | null {
  try {
    const { rulings, state, refusals } = runScenario(subbuteo, told(trial, side));
    const given = rulings as readonly Ruling[];
    const offside = given.find(({ call }) => call === 'offside');
    const named = offside?.detail?.['figures'];
    return {
      called: typeof named === 'string' ? named.split(' ') : [],
      state: state as PublicState,
      calls: given.map(({ call }) => call),
      isRefused: refusals.length > 0,
    };
  } catch {
    return null;
  }
}

const [STRAIGHT, STILL] = [0.5, 1e-6] as const;
/** The pass as it went, if nobody has disturbed it. */
function tableOf(trial: Trial, { state, calls }: Came): { table: Table; end: Spot } | null {
  const places = state.places as Readonly<Record<string, Spot>>;
  const spots = (letter: string): ReadonlyMap<string, Spot> =>
    new Map(
      Object.entries(places).filter(([name]) => name.startsWith(letter) && name !== `${letter}1` && name !== 'R9'),
    );
  const [dx, dy] = VECTORS[trial.angle]!;
  const end = places['ball'];
  if (end === undefined || state.restart?.step === 'attackerPlaces' || calls.some((call) => DISTURBED.has(call)))
    return null;
  const aside = (end[0] - trial.ball[0]) * dy - (end[1] - trial.ball[1]) * dx;
  const moved = Object.entries(trial.attackers).some(
    ([shirt, [x, y]]) => Math.abs(places[`R${shirt}`]![0] - x) > STILL || Math.abs(places[`R${shirt}`]![1] - y) > STILL,
  );
  if (Math.abs(aside) > STRAIGHT || moved) return null;
  return {
    table: {
      short: trial.short,
      ball: trial.ball,
      attackers: spots('R'),
      defenders: spots('B'),
      keeper: places['B1'] ?? null,
      passive: trial.passive ? ['R10'] : [],
    },
    end,
  };
}
const DISTURBED: ReadonlySet<string> = new Set([
  'change',
  'goalKick',
  'throwIn',
  'corner',
  'goal',
  'ownGoal',
  'foul',
  'retake',
  'placing',
]);

const TRIALS = 1600;

interface Both {
  readonly isRefused: boolean;
  /** Who is called, and who would be if the ball went on. */
  readonly called: readonly string[];
  readonly deepest: string | undefined;
  readonly standing: readonly string[];
}

function second(trial: Trial, { table, end }: { table: Table; end: Spot }): Both {
  const { short, restart, angle } = trial;
  const isBeyond = isPast(table, table.ball);
  // by the short rules whoever stands offside must not play a ball that is past
  const withPasser = { ...table, attackers: new Map([...table.attackers, ['R9', behind(trial)]]) };
  const isRefused = short && restart === null && isBeyond && offsideOn(withPasser).includes('R9');
  if (isRefused) return { isRefused, called: [], deepest: undefined, standing: [] };
  const mine = calledFor({ table, restart, forward: VECTORS[angle]![1] > 0, end });
  const isExempt = restart !== null && restart !== 'freeKick';
  const standing = isExempt || isBeyond || mine.length > 0 ? [] : offsideOn(table);
  return { isRefused, called: mine.toSorted(), deepest: mine[0], standing: standing.toSorted() };
}
const referee = ({ isRefused, called, state }: Came): Both => ({
  isRefused,
  called: called.toSorted(),
  deepest: called[0],
  standing: state.offside.toSorted(),
});

test('who is offside at a pass and when that is called, read a second time', () => {
  const random = createRandom('offside');
  const seen = { called: 0, standing: 0, none: 0, beyond: 0, refused: 0 };
  for (let i = 0; i < TRIALS; i++) {
    const trial = trialOf(random);
    const there = came(trial, 'red');
    const pass = there === null ? null : tableOf(trial, there);
    if (there === null || pass === null) continue;
    const mine = second(trial, pass);
    expect({ trial, ...referee(there) }).toEqual({ trial, ...mine });
    seen.called += Number(mine.called.length > 0);
    seen.standing += Number(mine.standing.length > 0);
    seen.none += Number(mine.called.length + mine.standing.length === 0);
    seen.beyond += Number(isPast(pass.table, pass.table.ball) && mine.called.length > 0);
    seen.refused += Number(mine.isRefused);
  }
  expect(Object.entries(seen).filter(([, count]) => count < 8)).toEqual([]);
});

const swapped = (name: string): string => (name.startsWith('R') ? `B${name.slice(1)}` : `R${name.slice(1)}`);
test('the same pass turned by half a turn is judged alike', () => {
  const random = createRandom('offside, turned');
  for (let i = 0; i < TRIALS / 5; i++) {
    const trial = trialOf(random);
    const [here, there] = [came(trial, 'red'), came(trial, 'blue')];
    expect({ trial, called: there?.called, calls: there?.calls, offside: there?.state.offside }).toEqual({
      trial,
      called: here?.called.map(swapped),
      calls: here?.calls,
      offside: here?.state.offside.map(swapped),
    });
  }
});
