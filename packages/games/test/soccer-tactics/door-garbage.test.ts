import { createRandom, runScenario, scenarioSchema, type Random } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES } from '@bande/games/soccer-tactics/names.ts';
import { CONTESTS, LOCKS, PERIODS, PHASES } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES } from '@bande/games/soccer-tactics/table.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fouled, moving, penalty, refusal } from './at-the-door.ts';

const { notation, schemas } = soccerTactics;

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;
const SIDES = ['red', 'blue'];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 9, 12, 13, 17, -1, 1.5, 1e9, 2700];

/** Words that mean something somewhere, numbers that may fit, and things of the wrong kind. */
function anything(random: Random, depth = 0): unknown {
  switch (random.below(depth > 2 ? 7 : 9)) {
    case 0:
      return oneOf(random, SQUARE_NAMES);
    case 1:
      return oneOf(random, PAWN_NAMES);
    case 2:
      return oneOf(random, NUMBERS);
    case 3:
      return oneOf(random, [
        ...PHASES,
        ...PERIODS,
        ...CONTESTS,
        ...LOCKS,
        ...SIDES,
        'spot',
        'flag',
        'line',
        'sentOff',
        'goalKick',
        'corner',
        'freeKick',
        'penalty',
        'shot',
        'foul',
        'minor',
      ]);
    case 4:
      return random.below(2) === 0;
    case 5:
      return null;
    case 6:
      return oneOf(random, SIDES);
    case 7:
      return Array.from({ length: random.below(3) }, () => anything(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [
          oneOf(random, [...PAWN_NAMES, 'red', 'blue', 'kind', 'for', '__proto__']),
          anything(random, depth + 1),
        ]),
      );
  }
}

/** A real position with some fields changed at random, or the fields at random alone: many come close to being possible. */
function garbage(random: Random): Record<string, unknown> {
  const base: Record<string, unknown> =
    random.below(3) === 0
      ? {}
      : {
          ...oneOf<object>(random, [
            moving,
            penalty,
            { restart: fouled, pawns: { R10: 'blue:C5' } },
            { phase: 'captureA', ball: 'blue:D5', roll: 2 },
            { phase: 'duel', ball: 'red:D8', pawns: { B10: 'red:D8' } },
          ]),
        };
  for (let i = 0; i <= random.below(3); i++) base[oneOf(random, FIELDS)] = plausible(random);
  return base;
}
const FIELDS = [...Object.keys((schemas.given as unknown as z.ZodObject).shape), 'nonsense'];
const plausible = (random: Random): unknown =>
  random.below(3) > 0
    ? anything(random)
    : oneOf<unknown>(random, [
        { [oneOf(random, PAWN_NAMES)]: oneOf(random, [...SQUARE_NAMES, 'sentOff', 'line', 'flag']) },
        { red: 1, blue: 1 },
        [],
        0,
        1,
        true,
      ]);

const WITNESS = scenarioSchema.parse({
  title: 'a witness',
  paragraphs: ['STW-4.4'],
  given: { ...moving, pawns: { R7: 'red:C6' } },
  actions: [{ dice: [2] }, { by: 'red', do: 'move R7 red:C8' }, { dice: [3] }, { by: 'red', do: 'play blue:D6' }],
  expect: { state: { phase: 'captureA' } },
});
const ROUNDS = 4000 * Number(process.env['SOAK'] ?? 1);

test('garbage at the door is refused in one line or is a position one can play on, and changes nothing for those who come after', () => {
  const before = JSON.stringify(runScenario(soccerTactics, WITNESS));
  const legal = JSON.stringify(soccerTactics.legal(notation.readGiven({ ...moving, roll: 4 }, 'stw'), 0));
  let taken = 0;
  for (let i = 0; i < ROUNDS; i++) {
    const random = createRandom(`garbage ${i}`);
    const given = garbage(random);
    const { field, why } = refusal(given);
    expect([i, why.includes('\n')]).toEqual([i, false]);
    if (field !== 'taken') continue;
    taken++;
    const match = notation.readGiven(given, 'stw');
    const open =
      match.outcome !== null ||
      soccerTactics.chance(match) !== null ||
      ([0, 1] as const).some((seat) => soccerTactics.legal(match, seat).length > 0) ||
      match.options.length > 0;
    expect([i, given, open]).toEqual([i, given, true]);
    expect([i, notation.readPosition(notation.writePosition(match), match.setup)?.state]).toEqual([i, match.state]);
  }
  expect(taken).toBeGreaterThan(ROUNDS / 80);
  expect(JSON.stringify(runScenario(soccerTactics, WITNESS))).toBe(before);
  expect(JSON.stringify(soccerTactics.legal(notation.readGiven({ ...moving, roll: 4 }, 'stw'), 0))).toBe(legal);
});
