import { botIds } from '@bande/host';
import type { AnyGame } from '@bande/core';
import { isSet, JSON_FLAG, type Command } from './command.ts';
import { printJson, printTable } from './print.ts';

const entry = (game: AnyGame): object => ({
  id: game.id,
  title: game.title,
  editions: game.editions.map(({ id, title }) => ({ id, title })),
  seats: game.seatings.map((seating) => seating.length),
  sides: game.sides,
  bots: botIds(game),
});

const row = (game: AnyGame): readonly string[] => [
  game.id,
  game.title.en,
  game.editions.map(({ id }) => id).join(', '),
  game.seatings.map((seating) => seating.length).join(' or '),
  botIds(game).join(', '),
];

export const games: Command = {
  words: [],
  flags: JSON_FLAG,
  help: 'Lists every game of the registry with its editions, numbers of seats and bots.',
  async run(call, around) {
    const registry = await around.registry();
    if (isSet(call, 'json')) printJson(around, registry.map(entry));
    else printTable(around, [['game', 'title', 'editions', 'seats', 'bots'], ...registry.map(row)]);
    return 0;
  },
};
