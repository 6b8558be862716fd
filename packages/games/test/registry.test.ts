import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

describe.each(registry.map((game) => [game.id, game] as const))('%s in the registry', (_, game) => {
  test('a referee can decide every call of it, and nothing that is none', () => {
    const calls = (game.schemas.call as z.ZodEnum).options.map(String);
    expect(calls.length).toBeGreaterThan(0);
    expect(Object.keys(game.decisions.fields).toSorted()).toEqual(calls.toSorted());
    expect(game.precedence.toSorted()).toEqual(calls.toSorted());
  });
});
