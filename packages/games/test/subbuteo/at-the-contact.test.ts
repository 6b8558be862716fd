import { runScenario, scenarioSchema } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import { describe, expect, test } from 'vitest';

type Spot = readonly [number, number];
interface Ran {
  readonly rulings: readonly { readonly call: string; readonly where?: string }[];
  readonly state: { readonly places: Readonly<Record<string, Spot>> };
}
const story = (given: object, steps: readonly object[]): Ran =>
  runScenario(
    subbuteo,
    scenarioSchema.parse({ title: 'a contact', paragraphs: ['FISTF-II.6.2.4.iv.2'], given, steps, expect: {} }),
  ) as unknown as Ran;
const distance = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);
const spot = (where: string | undefined): Spot => (where ?? '').split(' ').map(Number) as unknown as Spot;

const BASE = 10.5;
const GIVEN = { lineUp: 'free', attacker: 'red', block: 'blue', settings: { limits: false } };

describe('FISTF-II.6.2.4.iv.2 whoever was hindered is put where it was met, not where the tick of the contact has carried it', () => {
  /** R9 goes north, B5 west across its way. */
  test.each([55.5, 56, 57, 58, 59.25, 60, 61, 62])('from %d mm', (x) => {
    const places = { R9: [0, -250], B5: [x, 0], ball: [0, 400] };
    const { rulings, state } = story({ ...GIVEN, places }, [
      { by: 'red', do: 'flick R9 direction=0 strength=0.5' },
      { by: 'blue', do: 'flick B5 direction=90 strength=0.2', after: 1 },
      { wait: 60 },
      { by: 'red', do: { kind: 'choose', choice: 'back' } },
    ]);
    const met = rulings.find(({ call }) => call === 'obstruction');
    expect(distance(state.places['R9']!, spot(met?.where))).toBeCloseTo(BASE, 1);
  });
});

test('FISTF-II.2.1.3.3.2 what a figure back from the barrier has run into goes back to where it stood, to the last bit', () => {
  const places = { R7: [440, -214], B5: [405, -200], ball: [0, 100] };
  const { block: _none, ...given } = GIVEN;
  const { rulings, state } = story({ ...given, places }, [
    { by: 'red', do: 'flick R7 direction=90 strength=0.9' },
    { wait: 90 },
    { by: 'blue', do: { kind: 'choose', choice: 'back' } },
  ]);
  expect(rulings.map(({ call }) => call)).toContain('backTaken');
  expect(state.places['B5']).toEqual([405, -200]);
});
