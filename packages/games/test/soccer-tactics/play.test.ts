import {
  chanceNow,
  ChanceStream,
  createRandom,
  hashOf,
  later,
  legalActions,
  letPass,
  play,
  type Action as AnyAction,
  type Random,
  type Seat,
} from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Action } from '@bande/games/soccer-tactics/actions.ts';
import { PAWN_NAMES, pawnNamed } from '@bande/games/soccer-tactics/names.ts';
import type { Match, Setup, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES, squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { expect, test } from 'vitest';
import { mayEndOn, menOf, squareOf } from './by-hand.ts';

type Choice = AnyAction<SoccerTactics>;

const { notation } = soccerTactics;
const setup = (settings: object, seating = soccerTactics.seatings[0]!): Setup => ({
  edition: 'stw',
  seating,
  mode: 'paced',
  settings: soccerTactics.schemas.settings.parse(settings),
});

type Look = (match: Match, legal: readonly Choice[], seat: Seat, random: Random) => void;

/** Other matches for a soak. */
const SEED = process.env['BANDE_SEED'] ?? '';

/** One random match; `look` sees every position in which somebody may choose, and what he may choose. */
function randomMatch(name: string, setting: Setup, look: Look, most = 2500): Match {
  const [chance, random] = [new ChanceStream(SEED + name), createRandom(SEED + name)];
  let match = soccerTactics.start(setting);
  for (let inputs = 0; inputs < most && match.outcome === null; inputs++) {
    match = letPass(soccerTactics, match, later(match.tick, pause(random))).match;
    const request = chanceNow(soccerTactics, match);
    const seats = setting.seating
      .map((_, seat) => seat as Seat)
      .filter((seat) => legalActions(soccerTactics, match, seat).length > 0);
    if (request !== null)
      match = taken(
        play(soccerTactics, match, { tick: match.tick, kind: 'chance', by: 'host', draws: chance.draw(request) }),
        'chance',
      );
    else if (seats.length > 0) match = choose(match, oneOf(random, seats), random, look);
    else if (match.outcome === null) throw new Error(`nobody can do anything in phase ${match.state.phase}`);
  }
  return match;
}

function choose(match: Match, seat: Seat, random: Random, look: Look): Match {
  const legal = legalActions(soccerTactics, match, seat);
  look(match, legal, seat, random);
  const action = oneOf(random, legal);
  return taken(
    play(soccerTactics, match, { tick: match.tick, kind: 'action', by: seat, action }),
    JSON.stringify(action),
  );
}

/** Mostly a few seconds, sometimes more than a minute, so that every clock runs out now and then. */
const pause = (random: Random): number => (random.below(25) === 0 ? 7201 : random.below(1200));

function taken(step: ReturnType<typeof play<SoccerTactics>>, what: string): Match {
  if (!step.ok) throw new Error(`${what} was refused: ${step.refusal.code} ${step.refusal.paragraphs.join(' ')}`);
  return step.value.match;
}

/** More rounds for a soak: `SOAK=50`. */
const ROUNDS = Number(process.env['SOAK'] ?? 1);
const KINDS: readonly object[] = [
  { halfMinutes: 12 },
  { halfMinutes: 6, extraMinutes: 2, shotDevice: 'die', defenderBonus: 2 },
  { halfMinutes: 9, penaltyArea: 'B-G', spinnerLine: 20 },
  { halfMinutes: 9, moveClock: false },
];
const SETTINGS = Array.from({ length: ROUNDS }, () => KINDS).flat();

test('every notation reads back what it wrote, all through random matches', () => {
  for (const [i, settings] of SETTINGS.entries()) {
    randomMatch(`notation ${i}`, setup(settings), (match, legal) => {
      const actions = legal.filter((action) => action.kind !== 'choose');
      expect(actions.map((action) => notation.readAction(notation.writeAction(action)))).toEqual(actions);
      const told = notation.describe(match);
      const again = notation.readPosition(notation.writePosition(match), match.setup);
      expect(again?.state).toEqual(match.state);
      expect(again === null ? null : notation.describe(again)).toEqual(told);
      expect(notation.readGiven(told, 'stw').state).toEqual(match.state);
    });
  }
});

test('squares and pawns read back what they wrote', () => {
  expect(SQUARE_NAMES.map((name) => squareNamed(name))).toEqual(SQUARE_NAMES.map((_, square) => square));
  expect(PAWN_NAMES.map((name) => pawnNamed(name))).toEqual(PAWN_NAMES.map((_, pawn) => pawn));
  expect([new Set(SQUARE_NAMES).size, new Set(PAWN_NAMES).size]).toEqual([128, 22]);
});

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Anything that can be said, sensible or not. */
function anyAction(random: Random): Action {
  const [pawn, to] = [oneOf(random, PAWN_NAMES), oneOf(random, SQUARE_NAMES)];
  switch (random.below(6)) {
    case 0:
      return { kind: 'play', to };
    case 1:
      return { kind: 'dribble', to };
    case 2:
      return { kind: 'place', pawn, to };
    case 3:
      return oneOf<Action>(random, [{ kind: 'roll' }, { kind: 'pass' }]);
    default:
      return { kind: 'move', pawn, to };
  }
}

test('an action is taken if and only if it is offered; a refused one cites a paragraph and changes nothing', () => {
  for (const [i, settings] of SETTINGS.entries()) {
    randomMatch(`any ${i}`, setup(settings), (match, legal, seat, random) => {
      const offered = new Set(legal.map((action) => JSON.stringify(action)));
      const before = hashOf(match);
      for (let k = 0; k < 30; k++) {
        const action = anyAction(random);
        const step = play(soccerTactics, match, { tick: match.tick, kind: 'action', by: seat, action });
        expect([action, step.ok]).toEqual([action, offered.has(JSON.stringify(action))]);
        expect([action, match.state.phase, step.ok || step.refusal.paragraphs.length > 0]).toEqual([
          action,
          match.state.phase,
          true,
        ]);
      }
      expect(hashOf(match)).toBe(before);
    });
  }
});

test('the other side is never offered anything while one side is to choose, and is refused with a paragraph', () => {
  randomMatch('turns', setup({ halfMinutes: 10 }), (match, legal, seat, random) => {
    const other: Seat = seat === 0 ? 1 : 0;
    expect(legalActions(soccerTactics, match, other)).toEqual([]);
    const step = play(soccerTactics, match, {
      tick: match.tick,
      kind: 'action',
      by: other,
      action: oneOf(random, legal),
    });
    expect(step.ok ? [] : step.refusal.paragraphs).not.toEqual([]);
  });
});

test('whole random matches come to their end, with two people and with four', () => {
  for (let i = 0; i < 6 * ROUNDS; i++) {
    const played = randomMatch(
      `whole ${i}`,
      setup({ halfMinutes: 8, extraMinutes: 2 }, soccerTactics.seatings[i % 2]),
      () => undefined,
      20_000,
    );
    expect(played.outcome?.winner).toMatch(/red|blue/);
  }
});

test('a position after the signal reads back without a clock, one before it with the same time left', () => {
  const over = notation.readGiven(
    {
      phase: 'challenge',
      attacker: 'red',
      carrier: 'R10',
      pawns: { R10: 'blue:D3' },
      chance: true,
      reachedBox: true,
      lastAttack: true,
      secondsLeft: null,
    },
    'stw',
  );
  expect(notation.readPosition(notation.writePosition(over), over.setup)?.clocks).toEqual([]);
  const running = notation.readGiven(
    { phase: 'attackMove', attacker: 'red', carrier: 'R10', secondsLeft: 12.5 },
    'stw',
  );
  expect(notation.readPosition(notation.writePosition(running), running.setup)?.clocks).toEqual(running.clocks);
});

test('STW-2.10 STW-2.13 STW-2.14 STW-2.15 STW-2.16 STW-2.17 no position of a random match breaks a limit of rule 2', () => {
  for (const [i, settings] of SETTINGS.entries()) {
    const chosen = setup(settings);
    const area = chosen.settings.penaltyArea === 'B-G' ? ([1, 6] as const) : ([2, 5] as const);
    randomMatch(`limits ${i}`, chosen, ({ state }) => {
      if (state.phase === 'placing') return;
      const men = menOf(state.pawns);
      const wrong = men.filter(
        (man) => !mayEndOn(men, man, man, area) || (man.role !== 'numbered' && man.y < 8 !== (man.side === 0)),
      );
      expect(
        wrong.map((man) => `${PAWN_NAMES[man.pawn]} on ${SQUARE_NAMES[squareOf(man)]} in phase ${state.phase}`),
      ).toEqual([]);
    });
  }
});
