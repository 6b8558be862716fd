import { gameFrom } from '@bande/core';
import { registry } from '@bande/games';
import { shelf } from '@bande/games/shelf.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** Games in the making, whose decisions are still to come: the list only gets shorter. A new game is not on it. */
const TO_COME: readonly string[] = [];

describe.each(registry.map((game) => [game.id, game] as const))('%s in the registry', (id, game) => {
  test.skipIf(TO_COME.includes(id))('a referee can decide every call of it, and nothing that is none', () => {
    const calls = (game.schemas.call as z.ZodEnum).options.map(String);
    expect(calls.length).toBeGreaterThan(0);
    expect(Object.keys(game.decisions?.fields ?? {}).toSorted()).toEqual(calls.toSorted());
    expect(game.precedence.toSorted()).toEqual(calls.toSorted());
  });
});

test('whoever takes decisions is in the making no more', () => {
  expect(TO_COME.filter((id) => registry.some((game) => game.id === id && game.decisions !== undefined))).toEqual([]);
  expect(TO_COME.filter((id) => !registry.some((game) => game.id === id))).toEqual([]);
});

test('each game stands on the shelf under its own id, and the registry has them all in that order', async () => {
  expect(registry.map(({ id }) => id)).toEqual(Object.keys(shelf));
  for (const game of registry) expect(await gameFrom(shelf, game.id)).toBe(game);
});

test.each(['nobody', '', 'toString', '__proto__'])('no game named “%s” stands there', async (id) => {
  expect(await gameFrom(shelf, id)).toBeUndefined();
});
