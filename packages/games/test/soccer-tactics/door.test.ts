import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES } from '@bande/games/soccer-tactics/names.ts';
import type { Setup } from '@bande/games/soccer-tactics/state.ts';
import { expect, test } from 'vitest';
import { fouled, moving, penalty, refusal } from './at-the-door.ts';

const { notation, schemas } = soccerTactics;
const setup: Setup = { edition: 'stw', seating: ['red', 'blue'], mode: 'desk', settings: schemas.settings.parse({}) };

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
