import { scenarioSteps } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import type { Carrom } from '@bande/games/carrom/state.ts';
import { light } from '@bande/games/carrom/view/light.ts';
import type { MatchStep } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';

describe('statistics', () => {
  test('a stroke brings own pieces that stay pocketed, no others, and every call is counted', () => {
    const fact = (by: number, pocketed: object): object => ({ kind: 'strokeEnded', by, pocketed });
    const steps = scenarioSteps(carrom, {
      title: 'x',
      paragraphs: [],
      given: { white: 5, black: 5, turn: 0 },
      facts: [
        fact(0, { white: 2 }),
        fact(0, { black: 1 }),
        fact(1, { white: 1 }),
        fact(0, { white: 1, striker: true }),
      ],
      expect: {},
    } as never).flatMap(({ entries, match }) => entries.map((entry) => ({ entry, match })));
    const bars = (title: string): readonly unknown[] =>
      light
        .statistics(steps as readonly MatchStep<Carrom>[])
        .flatMap((chart) => (chart.kind === 'bars' && chart.title.en === title ? chart.bars : []))
        .map(({ label, value }) => `${label.en} ${value}`);
    expect(bars('Strokes and pieces')).toEqual(
      expect.arrayContaining(['Home: strokes 3', 'Home: pocketed 2', 'Guest: strokes 1', 'Guest: pocketed 0']),
    );
    expect(bars('Calls by law').length).toBeGreaterThan(2);
  });
  test('points per board are those of the score, with an extra point that was demanded and what a protest has played again', () => {
    const decided = (call: string, more: object): object => ({ kind: 'decided', call, ...more });
    const facts = [
      decided('boardWon', { for: 'white', points: 3, extra: 1 }),
      decided('extraPoints', { for: 'white', points: 1 }),
      decided('nextBoard', {}),
      { kind: 'playCalled' },
      decided('breakMade', { by: 1 }),
      { kind: 'protest', step: 'announced', by: 0 },
      { kind: 'protest', step: 'handedIn' },
      decided('boardWon', { for: 'black', points: 5 }),
      { kind: 'protest', step: 'decided', upheld: true },
      { kind: 'playCalled' },
      decided('boardWon', { for: 'black', points: 2 }),
    ];
    const given = { mode: 'desk', white: 5, black: 5, strokesInTurn: 1 };
    const scenario = { title: 'x', paragraphs: [], given, facts, expect: {} };
    const steps = scenarioSteps(carrom, scenario as never);
    expect(steps.map(({ refusal }) => refusal)).toEqual(steps.map(() => null));
    const [chart] = light.statistics(steps.flatMap(({ entries, match }) => entries.map((entry) => ({ entry, match }))));
    const bars = chart?.kind === 'bars' ? chart.bars : [];
    expect(bars.map(({ side, value }) => [side, value])).toEqual([
      ['white', 4],
      ['black', 2],
    ]);
    expect(steps.at(-1)!.match.state.points).toEqual([4, 2]);
  });
});
