import type { Bot, BotKind, Game } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Setup, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { playMatch } from '@bande/host';
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
