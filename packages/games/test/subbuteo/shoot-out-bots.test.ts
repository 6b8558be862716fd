import { LiveMatch, type Bot, type BotKind, type Game } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { isOutOfReach } from '@bande/games/subbuteo/reckoning/periods.ts';
import type { Match, Setup, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { playMatch } from '@bande/host';
import type { MatchStep } from '@bande/stage/view';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { expect, test } from 'vitest';

const setup: Setup = {
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ toss: false, setPieces: 'usual', shootOutOnly: true }),
};

/** The same bots, but nobody leads his keeper: he stands in the middle of his goal. */
const handsOff = (kind: BotKind<Subbuteo>): BotKind<Subbuteo> => ({
  ...kind,
  create(random): Bot<Subbuteo> {
    const bot = kind.create(random);
    return { keepsTime: true, choose: (match, seat) => bot.choose(match, seat) };
  },
});
const game: Game<Subbuteo> = { ...subbuteo, bots: subbuteo.bots.map(handsOff) };

test('a beginner’s hand shakes in a shoot-out as it does in play: about half of sixty shots are in', () => {
  let [shots, goals] = [0, 0];
  for (let i = 0; shots < 60; i++) {
    const { match } = playMatch(game, setup, { seed: `shots ${i}`, bots: ['beginner', 'beginner'] });
    const taken = match.state.shootOut!;
    shots += taken.shots.red + taken.shots.blue;
    goals += taken.goals.red + taken.goals.blue;
  }
  expect(goals / shots).toBeGreaterThan(0.3);
  expect(goals / shots).toBeLessThan(0.65);
});

test('its statistics count shots: goals after each of them, every figure that shot on the map, nothing about possession', () => {
  const { match } = LiveMatch.start(subbuteo, setup);
  const step = (fact: object, rulings: readonly object[] = []): MatchStep<Subbuteo> =>
    ({ entry: { fact, rulings }, match }) as never;
  const charts = light.statistics([
    step({ kind: 'flicked', by: 'red', figure: 'R9' }),
    step({ kind: 'ballOver' }, [{ call: 'shotScored', for: 'red', paragraphs: [] }]),
    step({ kind: 'flicked', by: 'blue', figure: 'B9' }),
    step({ kind: 'ballTouched', touchedBy: 'R1' }),
    step({ kind: 'rested', what: 'ball' }, [{ call: 'shotMissed', for: 'red', paragraphs: [] }]),
  ]);
  const [line, bars, map] = charts;
  expect(charts.map(({ kind }) => kind)).toEqual(['line', 'bars', 'drawing']);
  if (line?.kind !== 'line' || bars?.kind !== 'bars' || map?.kind !== 'drawing') throw new Error('no such charts');
  expect(line.series.map(({ points }) => points.at(-1))).toEqual([
    [2, 1],
    [2, 0],
  ]);
  expect(bars.bars.filter(({ value }) => value > 0).map(({ label }) => label.de)).toEqual([
    'Rot: Tore',
    'Blau: Schüsse gehalten',
  ]);
  expect(map.table.rows.map(([, often]) => often)).toEqual([1, 1]);
});

test('a shoot-out out of reach is known as such, and one that is open is not', () => {
  const { match } = LiveMatch.start(subbuteo, setup);
  const after = (red: readonly [number, number], blue: readonly [number, number]): Match => ({
    ...match,
    state: {
      ...match.state,
      shootOut: {
        ...match.state.shootOut!,
        shots: { red: red[0], blue: blue[0] },
        goals: { red: red[1], blue: blue[1] },
      },
    },
  });
  expect(isOutOfReach(after([3, 3], [2, 0]), 'blue', false)).toBe(true);
  expect(isOutOfReach(after([3, 3], [2, 0]), 'blue', true)).toBe(false);
  expect(isOutOfReach(after([2, 2], [2, 0]), 'red', true)).toBe(false);
});
test('after a draw the shoot-out is offered, and it stands on its own beside the lengths of a match', () => {
  expect(light.presets.filter(({ decides }) => decides === true).map(({ id }) => id)).toEqual(['shootOut']);
  expect(light.presets.filter(({ apart }) => apart === true).map(({ id }) => id)).toEqual(['shootOut']);
});
