import { createRandom, runScenario, scenarioSchema, type Random } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES } from '@bande/games/soccer-tactics/names.ts';
import { CONTESTS, LOCKS, PERIODS, PHASES, type Setup } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES } from '@bande/games/soccer-tactics/table.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

const { notation, schemas } = soccerTactics;
const setup: Setup = { edition: 'stw', seating: ['red', 'blue'], mode: 'desk', settings: schemas.settings.parse({}) };

/** The field that a refusal names, and its words; `taken` if there was none. */
function refusal(given: unknown): { readonly field: string; readonly why: string } {
  try {
    notation.readGiven(given, 'stw');
    return { field: 'taken', why: '' };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [first] = error.issues;
    return { field: first!.path.join('.'), why: first!.message };
  }
}

const moving = { phase: 'attackMove', attacker: 'red', carrier: 'R10' };
const fouled = {
  kind: 'freeKick',
  cause: 'foul',
  for: 'blue',
  square: 'blue:C6',
  kicker: 'B7',
  placements: { red: 0, blue: 0 },
  turn: 'red',
};
const penalty = {
  phase: 'shot',
  attacker: 'red',
  carrier: 'R10',
  ball: 'spot',
  penalty: true,
  pawns: { R10: 'blue:D4', B1: 'line', Bb: 'blue:B5' },
};

test.each([
  // numbers
  ['roll', { ...moving, roll: 9 }],
  ['roll', { ...moving, roll: 13 }],
  ['roll', { ...moving, roll: 1.5 }],
  ['roll', { phase: 'attackPlay', carrier: 'R1', roll: 1 }],
  ['roll', { phase: 'duel', ball: 'red:D8', pawns: { B10: 'red:D8' }, roll: 3 }],
  ['rollChosen', { ...moving, rollChosen: true }],
  ['rollChosen', { ...moving, roll: 2, rollChosen: false }],
  ['offsideRow', { phase: 'captureA', ball: 'blue:D6', offsideRow: 17 }],
  ['score.red', { score: { red: 1000, blue: 0 } }],
  ['secondsLeft', { ...moving, secondsLeft: 2701 }],
  ['secondsLeft', { ...moving, secondsLeft: -1 }],
  ['cautions.red.8', { ...moving, cautions: { red: { 8: 2 }, blue: {} } }],
  // fields that were ignored
  ['secondsLeft', { phase: 'toss', secondsLeft: 10 }],
  ['secondsLeft', { phase: 'extraPlay', carrier: 'R10', reachedBox: true, lastAttack: true, secondsLeft: 10 }],
  ['toAct', { ...moving, toAct: 'blue' }],
  ['cardsOnTable', { ...moving, cardsOnTable: { yellow: 1, red: 0 } }],
  ['winner', { ...moving, winner: 'red' }],
  ['winner', { phase: 'finished' }],
  ['options.0.owner', { ...moving, options: [{ name: 'freeKick', owner: 'blue', choices: ['take', 'decline'] }] }],
  ['delayed', { ...moving, delayed: true }],
  ['marks', { phase: 'captureA', ball: 'blue:D5', marks: ['R10'] }],
  ['marks.0', { phase: 'captureA', ball: 'blue:D5', marks: ['B10'], offsideRow: 4 }],
  ['pawns.R7', { pawns: { R7: 'blue:D5' } }],
  ['pawns.B7', { phase: 'formation', attacker: 'red', ball: 'red:D8', pawns: { B7: 'blue:D5' } }],
  ['pawns', { phase: 'formation', attacker: 'red', ball: 'red:D8', pawns: { R7: 'blue:D5' } }],
  // ball and carrier
  ['ball', { phase: 'attackMove', attacker: 'red' }],
  ['ball', { phase: 'captureA', attacker: 'red', roll: 3 }],
  ['ball', { phase: 'duel', attacker: 'red' }],
  ['ball', { phase: 'duel', attacker: 'red', ball: 'blue:D5' }],
  ['ball', { phase: 'duel', attacker: 'red', ball: 'red:D8' }],
  ['ball', { phase: 'captureA', attacker: 'red', ball: 'red:D8' }],
  ['carrier', { phase: 'attackMove', attacker: 'red', ball: 'blue:D5' }],
  ['carrier', { phase: 'attackMove', attacker: 'red', carrier: 'B10' }],
  ['carrier', { phase: 'attackMove', attacker: 'red', carrier: 'R10', ball: 'red:E8' }],
  ['carrier', { phase: 'captureD', attacker: 'red', ball: 'blue:D5', carrier: 'R10' }],
  ['carrier', { phase: 'shot', attacker: 'red', ball: 'blue:D3' }],
  ['ball', { phase: 'shot', attacker: 'red', carrier: 'R10' }],
  ['carrier', { ...penalty, carrier: null }],
  ['pawns.R10', { ...penalty, pawns: { ...penalty.pawns, R10: 'blue:D5' } }],
  ['pawns.B1', { ...penalty, pawns: { ...penalty.pawns, B1: 'blue:D1' } }],
  ['phase', { phase: 'challenge', attacker: 'red', carrier: 'R10', pawns: { B10: 'red:D8' } }],
  ['ball', { phase: 'kickOff', attacker: 'red', carrier: 'R6' }],
  ['ball', { phase: 'cornerKick', attacker: 'red', carrier: 'R10' }],
  // pawns
  ['pawns.R7', { ...moving, pawns: { R7: 'red:A6' } }],
  ['pawns.Ra', { ...moving, pawns: { Ra: 'blue:A5' } }],
  ['pawns.R1', { ...moving, pawns: { R1: 'blue:A5' } }],
  ['pawns.R7', { ...moving, pawns: { R7: 'flag' } }],
  ['pawns.R7', { ...moving, pawns: { R7: 'line' } }],
  ['pawns.B1', { ...moving, pawns: { B1: 'line' } }],
  [
    'pawns',
    {
      ...moving,
      pawns: Object.fromEntries(PAWN_NAMES.filter((name) => name.startsWith('B')).map((name) => [name, 'sentOff'])),
    },
  ],
  ['cautions.red.8', { ...moving, pawns: { R8: 'sentOff' }, cautions: { red: { 8: 1 }, blue: {} } }],
  // what an attack knows
  ['directPasses', { phase: 'attackPlay', carrier: 'R10', directPasses: 1 }],
  ['directPasses', { phase: 'extraPlay', carrier: 'R10', directPasses: 0 }],
  ['chance', { phase: 'challenge', carrier: 'R10', chance: true }],
  ['contest', { phase: 'challenge', carrier: 'R10', contest: 'twoPawns' }],
  ['lastAttack', { phase: 'extraPlay', carrier: 'R10', lastAttack: true }],
  ['lock', { ...moving, lock: 'R7' }],
  ['lock', { ...moving, lock: 'B7' }],
  ['lock', { phase: 'kickOff', carrier: 'R10', lock: null }],
  ['goalKick', { ...moving, goalKick: true }],
  ['penalty', { ...moving, penalty: true }],
  ['afterGoal', { phase: 'toss', afterGoal: true }],
  // periods and restarts
  ['phase', { period: 'second', phase: 'toss' }],
  ['phase', { period: 'shootOut', ...moving }],
  ['score', { period: 'shootOut', phase: 'toss', score: { red: 1, blue: 0 } }],
  ['shootOut', { ...moving, shootOut: { first: 'red', taken: { red: 0, blue: 0 }, goals: { red: 0, blue: 0 } } }],
  [
    'shootOut.taken',
    {
      ...penalty,
      period: 'shootOut',
      shootOut: { first: 'red', taken: { red: 0, blue: 2 }, goals: { red: 0, blue: 0 } },
    },
  ],
  [
    'shootOut.goals.red',
    {
      ...penalty,
      period: 'shootOut',
      shootOut: { first: 'red', taken: { red: 1, blue: 1 }, goals: { red: 2, blue: 0 } },
    },
  ],
  [
    'attacker',
    {
      ...penalty,
      period: 'shootOut',
      shootOut: { first: 'red', taken: { red: 1, blue: 0 }, goals: { red: 0, blue: 0 } },
    },
  ],
  ['restart', { phase: 'placing' }],
  ['restart', { ...moving, restart: fouled }],
  ['attacker', { phase: 'placing', attacker: 'red', restart: fouled }],
  ['restart.cause', { restart: { ...fouled, cause: 'shot' } }],
  ['restart.kicker', { restart: { ...fouled, kicker: null } }],
  ['restart.kicker', { restart: { ...fouled, kicker: 'R7' } }],
  ['pawns.B6', { restart: { ...fouled, kicker: 'B6' } }],
  ['restart.square', { restart: { ...fouled, square: null } }],
  ['restart.square', { restart: { ...fouled, cause: 'minor' } }],
  ['restart.placements.red', { restart: { ...fouled, placements: { red: 1, blue: 0 } } }],
  ['restart.placements.red', { restart: { ...fouled, placements: { red: 4, blue: 0 } } }],
  ['restart.turn', { restart: { ...fouled, turn: 'blue' } }],
  ['restart', { restart: fouled }],
  ['ball', { restart: fouled, ball: 'red:D8', pawns: { R10: 'blue:C5' } }],
  ['carrier', { restart: fouled, carrier: 'B7', pawns: { R10: 'blue:C5' } }],
])('a position that no match can show is refused, naming %s (%#)', (field, given) => {
  expect(refusal(given)).toEqual({ field, why: expect.stringMatching(/^[^\n]{8,200}$/) as unknown });
});

test.each(['given', 'seat', '__proto__', 'constructor', 'turn'])('a field named %s is refused', (name) => {
  expect(refusal(JSON.parse(`{ "${name}": 1 }`)).why).toMatch(/Unrecognized|unknown/i);
});

test('what is left out follows from what is given', () => {
  const read = (given: object): Readonly<Record<string, unknown>> =>
    notation.describe(notation.readGiven(given, 'stw'));
  expect(read({ ball: 'red:D8' })).toMatchObject({ phase: 'attackMove', attacker: 'red', carrier: 'R10' });
  expect(read({ attacker: 'blue', ball: 'blue:D8' })).toMatchObject({ phase: 'attackMove', carrier: 'B10' });
  expect(read({ carrier: 'B10' })).toMatchObject({ phase: 'attackMove', attacker: 'blue', ball: 'blue:D8' });
  expect(read({ phase: 'duel', carrier: 'R10', pawns: { B10: 'red:D8' } })).toMatchObject({
    ball: 'red:D8',
    carrier: null,
  });
  expect(read({ phase: 'shot', ball: 'blue:D3', pawns: { R10: 'blue:D3' } })).toMatchObject({ carrier: 'R10' });
  expect(read({ phase: 'shot', carrier: 'R10', penalty: true, pawns: penalty.pawns })).toMatchObject({ ball: 'spot' });
  expect(read({ phase: 'extraPlay', carrier: 'R10' })).toMatchObject({ directPasses: 1 });
  expect(read({ phase: 'kickOff', carrier: 'R10' })).toMatchObject({ lock: 'R10', lockCause: 'STW-1B.11' });
  expect(read({ restart: fouled, pawns: { R10: 'blue:C5' } })).toMatchObject({
    phase: 'placing',
    attacker: 'blue',
    ball: 'blue:C6',
    carrier: null,
    toAct: 'red',
  });
  expect(read({})).toMatchObject({ phase: 'toss', ball: null });
  expect(
    read({ ...moving, options: [{ name: 'freeKick', owner: 'red', choices: ['take', 'decline'] }], delayed: true }),
  ).toMatchObject({ delayed: true, options: [{ owner: 'red' }] });
  expect(
    notation.readGiven({ phase: 'finished', winner: 'blue', score: { red: 0, blue: 2 } }, 'stw').outcome,
  ).toMatchObject({ winner: 'blue', score: { red: 0, blue: 2 } });
});

test.each([
  '',
  'null',
  '[]',
  '7',
  '"red"',
  '{',
  '{"settings":{}}',
  '{"seats":2}',
  '{"phase":"attackMove"}',
  '{"roll":9,"carrier":"R10"}',
])('the position text %s is none', (text) => {
  expect(notation.readPosition(text, setup)).toBeNull();
});

test.each([
  { kind: 'shotSpun', turns: 1e9, sector: 'ball' },
  { kind: 'shotSpun', turns: 3, sector: 'ball', angle: 3600 },
  { kind: 'shotSpun', turns: 3, sector: 'ball', angle: -1 },
  { kind: 'rolled', dice: [7] },
  { kind: 'formationSet', side: 'red', pawns: { R12: 'red:D8' } },
])('an event with something no table shows is refused: %j', (event) => {
  expect(schemas.event.safeParse(event).success).toBe(false);
});

// ── garbage ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
