import { hashOf, LiveMatch, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { actionSchema, LINE_UPS, type Action } from '@bande/games/subbuteo/actions.ts';
import { isQuiet } from '@bande/games/subbuteo/motion.ts';
import { FIGURES, LOOSE } from '@bande/games/subbuteo/names.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flick, playSession, RED, setup } from './training/session.ts';

const { notation } = subbuteo;
const writeAction = (action: Action): string => notation.writeAction(action);
const readAction = (text: string): Action | null => notation.readAction(text);
const writePosition = (match: Match): string => notation.writePosition(match);
const readPosition = (text: string): Match | null => notation.readPosition(text, setup);
const told = (match: Match): object => notation.describe(match);

const within = (least: number, most: number): fc.Arbitrary<number> =>
  fc.double({ min: least, max: most, noNaN: true }).map((number) => number + 0);
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('flick' as const),
    figure: fc.constantFrom(...FIGURES),
    direction: within(-180, 180),
    strength: within(0, 1),
    nail: within(-1, 1),
    tick: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('place' as const),
    what: fc.constantFrom(...LOOSE),
    at: fc.tuple(within(-700, 700), within(-900, 900)),
  }),
  fc.record({ kind: fc.constant('lineUp' as const), as: fc.constantFrom(...LINE_UPS) }),
);

describe('actions', () => {
  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(anyAction, (action) => {
        expect(readAction(writeAction(action))).toEqual(action);
      }),
    );
  });

  test('what nobody wrote is not read', () => {
    for (const text of [
      '',
      'flick',
      'flick R1 direction=0 strength=1',
      'flick R9 direction=181 strength=1',
      'flick R9 direction=0 strength=Infinity',
      'flick R9 direction=0x10 strength=1',
      'flick R9 direction=0 strength=1 nail=',
      'place R1 x=0 y=0',
      'place ball x=0',
      'lineUp chaos',
      ' lineUp free',
    ])
      expect(readAction(text)).toBeNull();
  });

  test('every example of what may be done passes the schema and its own notation', () => {
    const match = subbuteo.start(setup);
    for (const action of subbuteo.legal(match, RED)) {
      expect(actionSchema.parse(action)).toEqual(action);
      expect(readAction(writeAction(action))).toEqual(action);
    }
  });
});

describe('positions', () => {
  /** Positions on the way of a session: in motion, and at rest in the end. */
  const { inputs, match: end } = playSession({ length: 1800, seed: 'positions' });
  const positions: Match[] = [];
  const live = LiveMatch.start(subbuteo, setup);
  for (const [i, input] of inputs.entries()) {
    live.play(input);
    if (i % 60 === 59) positions.push(live.match);
  }

  test('what is written is read as it was, in mid-motion too', () => {
    expect(positions.filter(({ state }) => !isQuiet(state.motion)).length).toBeGreaterThan(3);
    for (const match of [...positions, end]) {
      const read = readPosition(writePosition(match))!;
      expect(writePosition(read)).toBe(writePosition(match));
      expect(told(read)).toEqual(told(match));
    }
  });

  test('what lies still is the same to the last bit, and plays on to the same places', () => {
    const read = readPosition(writePosition(end))!;
    const on = (match: Match): Match => {
      const again = new LiveMatch(subbuteo, match);
      again.play({ tick: match.tick, kind: 'action', by: RED, action: flick('R9', 3, 0.5, 0.2) });
      again.advance(tick(match.tick + 2400));
      return again.match;
    };
    expect(told(on(read))).toEqual(told(on(end)));
    expect(hashOf(on(readPosition(writePosition(read))!))).toBe(hashOf(on(read)));
  });

  test('a position in mid-motion plays on to where the match came', () => {
    for (const match of positions.filter(({ state }) => !isQuiet(state.motion)).slice(0, 4)) {
      const [here, there] = [match, readPosition(writePosition(match))!].map((from) => {
        const again = new LiveMatch(subbuteo, from);
        again.advance(tick(from.tick + 2400));
        return told(again.match);
      });
      expect(there).toEqual(here);
    }
  });

  test('what is no position is not read', () => {
    const text = writePosition(end);
    for (const wrong of [
      '',
      '{}',
      'null',
      text.slice(0, -1),
      text.replace('"pieces":{', '"pieces":{"R13":[0,0],'),
      text.replace(/"R9":\[[^\]]*\]/, '"R9":null'),
      text.replace('"state":{', '"state":{"more":1,'),
      text.replace('"state":{', '"state":{"-":["score"],'),
      text.replace(/"from":"[^"]+"/, '"from":"another start"'),
      text.replace(/"R9":\[[^,]+/, '"R9":[99'),
    ]) {
      expect(wrong).not.toBe(text);
      expect(readPosition(wrong)).toBeNull();
    }
  });
});

test('a position that cannot be is refused: one thing in another', () => {
  const given = { places: { ball: [0, 0], R9: [0, -15] } };
  expect(() => subbuteo.notation.readGiven(given, 'fistf-4.0')).toThrow(/something is where/);
});
