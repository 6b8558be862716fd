import type { AnyGame, AnyShape, ChanceStream, Input } from '@bande/core';
import type { Recorder } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/session/session.ts';
import { settled } from './seated.ts';
import { stubMatch } from './stub-view.ts';
import { game, go, moving } from './moving.ts';

describe('a bot', () => {
  test('shows for a moment what it is about to do, and then does it', async () => {
    const { session, inputs, hand } = moving({
      sitters: ['bot', 'human'],
      thinker: () => Promise.resolve(go),
      intentMs: () => 900,
    });
    await settled();
    expect(session.snapshot.intent).toEqual({ seat: 0, action: go, ms: 900 });
    expect(inputs).toEqual([]);
    hand.pass(899);
    expect(inputs).toEqual([]);
    hand.pass(1);
    expect(inputs.map(({ kind, tick }) => [kind, tick])).toEqual([['action', 108]]);
    expect(session.snapshot.intent).toBeNull();
  });
  test('is asked again if something has happened meanwhile', async () => {
    let asked = 0;
    const { session, hand, inputs } = moving({
      sitters: ['bot', 'human'],
      thinker: () => (asked++, Promise.resolve(go)),
      intentMs: () => 900,
    });
    await settled();
    hand.pass(300);
    session.pause();
    expect(session.snapshot.intent).toBeNull();
    hand.pass(5000);
    session.resume();
    await settled();
    expect(asked).toBe(2);
    hand.pass(900);
    expect(inputs.at(-1)?.kind).toBe('action');
  });
});

describe('a bot after a call', () => {
  const afterCall = async () => {
    const table = moving({
      sitters: ['bot', 'human'],
      thinker: () => Promise.resolve(go),
      intentMs: () => 900,
      breathMs: (entries) => (entries.some(({ fact }) => fact.kind === 'rested') ? 2200 : 0),
    });
    await settled();
    table.hand.pass(900);
    table.session.shown();
    table.hand.pass(2000);
    expect(table.inputs.length).toBe(1);
    table.session.shown();
    await settled();
    return table;
  };

  test('stirs only when people have taken it in, and then shows what it is about to do', async () => {
    const { session, hand, inputs } = await afterCall();
    expect(session.snapshot).toMatchObject({ breathes: true, intent: null, thinking: 0 });
    hand.pass(2199);
    expect(session.snapshot.intent).toBeNull();
    hand.pass(1);
    expect(session.snapshot).toMatchObject({ breathes: false, intent: { seat: 0, ms: 900 } });
    hand.pass(900);
    expect(inputs.length).toBe(2);
  });
  test('does not keep anybody waiting who has read it', async () => {
    const { session, hand, inputs } = await afterCall();
    hand.pass(100);
    session.skip();
    expect(session.snapshot).toMatchObject({ breathes: false, intent: { seat: 0 } });
    hand.pass(900);
    expect(inputs.length).toBe(2);
  });
  test('waits on after a pause', async () => {
    const { session, hand, inputs } = await afterCall();
    session.pause();
    expect(session.snapshot.breathes).toBe(false);
    hand.pass(5000);
    expect(inputs.map(({ kind }) => kind)).toEqual(['action', 'clock']);
    session.resume();
    await settled();
    hand.pass(900);
    expect(inputs.map(({ kind }) => kind)).toEqual(['action', 'clock', 'clock', 'action']);
  });
});

describe('dice that nobody throws', () => {
  const rolling = (quiet: boolean): readonly Input<AnyShape>[] => {
    const inputs: Input<AnyShape>[] = [];
    const asked = { what: 'rack', faces: [6], ...(quiet ? { quiet } : {}) };
    const dice = {
      ...game,
      legal: () => [],
      chance: () => (inputs.length === 0 ? asked : null),
      happen: {},
    } as unknown as AnyGame;
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
