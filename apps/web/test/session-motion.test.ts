import type { Action, AnyGame, AnyShape, ChanceStream, Input, Match, Seat, Tick } from '@bande/core';
import type { Recorder } from '@bande/record';
import { describe, expect, test } from 'vitest';
import type { Pace } from '../src/ui/pace.ts';
import { Session } from '../src/session/session.ts';
import { Hand, settled } from './seated.ts';
import { stubMatch } from './stub-view.ts';
import type { SessionParts } from '../src/session/session-parts.ts';

/** A game in which something set moving comes to rest after two seconds; then somebody may set it moving again. */
const LASTS = 240;
interface Moving {
  readonly moves?: boolean;
  readonly from?: number;
}
const game = {
  chance: () => null,
  legal: ({ state }: Match<AnyShape>, seat: Seat) =>
    (state as Moving).moves === true || seat !== 0 ? [] : [{ kind: 'go' }],
  duties: () => [],
  happen: {
    next: ({ state, tick }: Match<AnyShape>, until: number) => {
      const { moves, from = 0 } = state as Moving;
      const at = from + LASTS;
      return moves === true && at <= until && tick <= at ? { at, state: {}, event: { kind: 'rested' } } : null;
    },
  },
} as unknown as AnyGame;

interface Wish extends Pick<Partial<SessionParts>, 'intentMs' | 'breathMs' | 'pace' | 'sitters' | 'thinker'> {}

function moving(wish: Wish = {}) {
  const inputs: Input<AnyShape>[] = [];
  const hand = new Hand();
  const recorder = {
    match: { ...stubMatch, state: {} } as Match<AnyShape>,
    log: [],
    inputs,
    play(input: Input<AnyShape>) {
      inputs.push(input);
      const { match } = this;
      if (input.kind === 'clock') {
        const pausedAt = input.command.kind === 'pause' ? input.tick : null;
        const held = match.pausedAt === null ? match.held : match.held + input.tick - match.pausedAt;
        this.match = { ...match, tick: input.tick, pausedAt, held };
        return {
          ok: true,
          value: [{ fact: { kind: pausedAt === null ? 'resumed' : 'paused' }, rulings: [], source: 'clock' }],
        };
      }
      this.match = { ...match, tick: input.tick, state: { moves: true, from: input.tick } };
      return { ok: true, value: [{ fact: { kind: 'struck' }, rulings: [], source: 'action' }] };
    },
    advance(to: Tick) {
      const { state } = this.match;
      const { moves, from = 0 } = state as Moving;
      const rests = moves === true && from + LASTS <= to;
      this.match = { ...this.match, tick: to, state: rests ? {} : state };
      return rests ? [{ fact: { kind: 'rested' }, rulings: [], source: 'physics' }] : [];
    },
  };
  const session = new Session({
    game,
    recorder: recorder as unknown as Recorder<AnyShape>,
    chance: {} as ChanceStream,
    sitters: ['human', 'human'],
    thinker: () => Promise.reject(new Error()),
    now: hand.now,
    after: hand.after,
    roller: () => null,
    keep: () => {},
    keepReached: () => {},
    ...wish,
  });
  session.start();
  session.shown();
  return { session, inputs, hand };
}
const go = { kind: 'go' } as unknown as Action<AnyShape>;

describe('a motion', () => {
  test('runs with the clock of the table and is over at its own tick, whether anybody looks or not', () => {
    const { session, hand, inputs } = moving();
    session.act(go);
    session.shown();
    expect(session.running.tick()).toBe(0);
    hand.pass(1000);
    expect(session.running.tick()).toBeCloseTo(120, 6);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['struck']);
    hand.pass(1001);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['rested']);
    expect(session.course.match.tick).toBe(LASTS);
    expect(inputs.map(({ kind }) => kind)).toEqual(['action']);
  });
  test('is never drawn beyond what is known of it', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.ms += 60_000; // the page was busy and its timers are late
    expect(session.running.tick()).toBe(LASTS);
  });
  test('stands still while the match is paused, and goes on where it stood', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.pass(500);
    session.pause();
    expect(session.running.tick()).toBe(60);
    hand.pass(10_000);
    expect(session.running.tick()).toBe(60);
    session.resume();
    hand.pass(500);
    expect(session.running.tick()).toBeCloseTo(120, 6);
  });
  test('comes to its end at once for whoever is in a hurry', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.pass(100);
    session.skip();
    expect(session.course.match.tick).toBe(LASTS);
    session.shown();
    session.skip();
    expect(session.course.match.tick).toBe(LASTS);
  });
});

describe('a device that sleeps with the page open', () => {
  test('loses no time at the table: what was under way goes on where it was', () => {
    const { session, hand } = moving();
    session.act(go);
    session.shown();
    session.lives();
    hand.pass(500);
    session.lives();
    hand.ms += 3_600_000;
    session.lives();
    expect(session.running.tick()).toBeCloseTo(60, 6);
    hand.pass(500);
    expect(session.running.tick()).toBeCloseTo(120, 6);
    expect(session.course.match.tick).toBe(0);
  });
  test('its timer may ring before its page has said that it is awake', () => {
    const { session, hand } = moving();
    session.act(go);
    session.shown();
    session.lives();
    hand.pass(500);
    session.lives();
    hand.pass(3_600_000);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['rested']);
    expect(session.course.match.tick).toBe(LASTS);
  });
  test('a page that is only slow keeps up', () => {
    const { session, hand } = moving();
    session.act(go);
    session.lives();
    hand.ms += 1500;
    expect(session.running.tick()).toBeCloseTo(180, 6);
  });
});

describe('the slow table', () => {
  const slow = (pace: Pace) => moving({ pace: () => pace });
  test('runs at a fraction of the wall clock', () => {
    const { session, hand } = slow({ rate: 0.25, decide: false });
    session.act(go);
    hand.pass(4000);
    expect(session.running.tick()).toBeCloseTo(120, 6);
    hand.pass(4001);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['rested']);
  });
  test('holds whenever something has happened and somebody here may act; his act lets it go on', () => {
    const { session, hand } = slow({ rate: 1, decide: true });
    session.act(go);
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: false });
    hand.pass(2100);
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: true });
    hand.pass(60_000);
    expect(session.course.match.tick).toBeLessThan(LASTS + 60);
    expect(session.act(go)).toBeNull();
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: false });
  });
  test('waits on after a pause, and goes on without a decision for whoever wants that', () => {
    const { session, hand } = slow({ rate: 1, decide: true });
    session.act(go);
    hand.pass(2100);
    const { tick } = session;
    session.pause();
    expect(session.snapshot).toMatchObject({ paused: true, waitsForDecision: true });
    session.resume();
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: true });
    hand.pass(5000);
    expect(session.tick).toBe(tick);
    session.letRun();
    hand.pass(500);
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: false });
    expect(session.tick).toBe(tick + 60);
  });
});

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
