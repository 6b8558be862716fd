import { registered, type Setup } from '@bande/core';
import { playMatch } from '@bande/host';
import { expect, test } from 'vitest';
import { toyWithEngine } from './toy-with-engine.ts';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

const setup: Setup<Toy> = {
  edition: 'toy-short',
  seating: ['first', 'second'],
  mode: 'paced',
  settings: toy.schemas.settings.parse({}),
};

test('a host loads no engine: whoever runs a match has it prepared before, and then it plays as any other', async () => {
  const { game, loads } = toyWithEngine();
  expect(() => playMatch(game, setup, { seed: 's', bots: ['greedy'] })).toThrow('the engine has not been loaded');
  expect(loads()).toBe(0);
  await registered(game).prepare?.();
  expect(loads()).toBe(1);
  const played = playMatch(game, setup, { seed: 's', bots: ['greedy'] });
  expect(played).toEqual(playMatch(toy, setup, { seed: 's', bots: ['greedy'] }));
});

test('what is only read, described or entered needs no engine', () => {
  const { game, loads } = toyWithEngine();
  const match = game.start(setup);
  expect(game.notation.readPosition(game.notation.writePosition(match), setup)).not.toBeNull();
  expect([game.duties(match).length, game.diagram(match).length > 0]).toEqual([1, true]);
  expect(loads()).toBe(0);
});
