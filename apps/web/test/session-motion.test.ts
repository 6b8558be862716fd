import type { AnyGame, AnyShape, ChanceStream, Input, Match, Tick } from '@bande/core';
import type { Recorder } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/session/session.ts';
import { stubMatch } from './stub-view.ts';

/** A game in which something set moving comes to rest after two seconds. */
const END = 240;
const game = {
  chance: () => null,
  legal: () => [],
  duties: () => [],
  happen: {
    next: ({ state, tick }: Match<AnyShape>, until: number) =>
      (state as { moves?: boolean }).moves === true && END <= until && tick <= END
        ? { at: END, state: {}, event: { kind: 'rested' } }
        : null,
  },
} as unknown as AnyGame;

function moving(): { readonly session: Session; readonly inputs: Input<AnyShape>[]; readonly timers: number[] } {
  const inputs: Input<AnyShape>[] = [];
  const timers: number[] = [];
  const recorder = {
    match: { ...stubMatch, state: {} },
    log: [],
    inputs,
    play(input: Input<AnyShape>) {
      inputs.push(input);
      this.match = { ...this.match, tick: input.tick, state: { moves: true } };
      return { ok: true, value: [{ fact: { kind: 'struck' }, rulings: [], source: 'action' }] };
    },
    advance(to: Tick) {
      this.match = { ...this.match, tick: to, state: { moves: false } };
      return [{ fact: { kind: 'rested' }, rulings: [], source: 'physics' }];
    },
  };
  const session = new Session({
    game,
    recorder: recorder as unknown as Recorder<AnyShape>,
    chance: {} as ChanceStream,
    sitters: ['human', 'human'],
    thinker: () => Promise.reject(new Error()),
    now: () => 0,
    after: (ms) => (timers.push(ms), () => {}),
    roller: () => null,
    keep: () => {},
    keepReached: () => {},
  });
  return { session, inputs, timers };
}

describe('a motion', () => {
  test('lasts as long as it is shown; then table time stands where it came to rest', () => {
    const { session, inputs, timers } = moving();
    session.start();
    session.pause(); // whatever sets it going
    expect(session.snapshot.busy).toBe(true);
    expect([inputs.length, timers]).toEqual([1, []]);
    session.shown();
    expect(inputs.map(({ kind, tick }) => [kind, tick])).toEqual([['clock', 0]]);
    expect(session.tick).toBe(END);
  });
});

describe('dice that nobody throws', () => {
  const rolling = (quiet: boolean): readonly Input<AnyShape>[] => {
    const inputs: Input<AnyShape>[] = [];
    const asked = { what: 'rack', faces: [6], ...(quiet ? { quiet } : {}) };
    const dice = { ...game, chance: () => (inputs.length === 0 ? asked : null), happen: {} } as unknown as AnyGame;
    const recorder = {
      match: { ...stubMatch, state: {} },
      log: [],
      inputs,
      play: (input: Input<AnyShape>) => (inputs.push(input), { ok: true, value: [] }),
    };
    new Session({
      game: dice,
      recorder: recorder as unknown as Recorder<AnyShape>,
      chance: { draw: () => [3] } as unknown as ChanceStream,
      sitters: ['human', 'human'],
      thinker: () => Promise.reject(new Error()),
      now: () => 0,
      after: () => () => {},
      roller: () => null,
      keep: () => {},
      keepReached: () => {},
    }).start();
    return inputs;
  };
  test('fall at once though a person sits here; others wait for him', () => {
    expect(rolling(true)).toMatchObject([{ kind: 'chance', draws: [3] }]);
    expect(rolling(false)).toEqual([]);
  });
});
