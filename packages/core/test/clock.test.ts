import { describe, expect, test } from 'vitest';
import {
  clockNamed,
  goingOn,
  inPlay,
  LiveMatch,
  runsOutAt,
  setLeft,
  started,
  stopped,
  tick,
  ticksLeft,
  without,
  type Clocks,
  type Match,
} from '../src/index.ts';
import { add, command, toy, toyMatch, type Toy } from './toy.ts';

const half = (clocks: Clocks): NonNullable<ReturnType<typeof clockNamed>> =>
  clockNamed(clocks, 'half') ?? expect.fail('no such clock');

describe('a clock counts ticks', () => {
  const running = started([], 'half', 600, inPlay(100));

  test('started: the whole limit is left, and it runs out a limit later', () => {
    expect(ticksLeft(half(running), inPlay(100))).toBe(600);
    expect(ticksLeft(half(running), inPlay(250))).toBe(450);
    expect(runsOutAt(half(running))).toBe(700);
  });

  test('stopped: it keeps what it has spent, and never runs out', () => {
    const held = stopped(running, 'half', inPlay(250));
    expect(half(held)).toEqual({ name: 'half', limit: 600, spent: 150, since: null });
    expect(ticksLeft(half(held), inPlay(9999))).toBe(450);
    expect(runsOutAt(half(held))).toBeNull();
    expect(stopped(held, 'half', inPlay(300))).toEqual(held);
  });

  test('going on: the rest is left', () => {
    const again = goingOn(stopped(running, 'half', inPlay(250)), 'half', inPlay(1000));
    expect(runsOutAt(half(again))).toBe(1450);
    expect(goingOn(again, 'half', inPlay(1200))).toEqual(again);
    expect(half(stopped(again, 'half', inPlay(1100))).spent).toBe(150 + 100);
  });

  test('set: the referee says what is left, running or not', () => {
    expect(runsOutAt(half(setLeft(running, 'half', 50, inPlay(300))))).toBe(350);
    expect(ticksLeft(half(setLeft(stopped(running, 'half', inPlay(250)), 'half', 50, inPlay(300))), inPlay(999))).toBe(
      50,
    );
    expect(runsOutAt(half(setLeft(running, 'half', 900, inPlay(300))))).toBe(1200);
  });

  test('started again: the old one is gone', () => {
    expect(started(running, 'half', 300, inPlay(400))).toEqual([{ name: 'half', limit: 300, spent: 0, since: 400 }]);
  });

  test('taken away, or never there', () => {
    expect(without(running, 'half')).toEqual([]);
    expect(without(running, 'other')).toBe(running);
    expect(clockNamed(running, 'other')).toBeUndefined();
  });
});

const timed = (limit: number, name = 'half'): Match<Toy> => ({
  ...toyMatch(),
  clocks: started([], name, limit, inPlay(0)),
});

describe('a clock in a match', () => {
  test('it runs out exactly at its tick, before an input of that tick', () => {
    const live = new LiveMatch(toy, timed(100));
    live.play(add(99, 1));
    expect(live.log.map((entry) => entry.fact.kind)).toEqual(['added']);
    live.play(add(100, 1));
    expect(live.log.map(({ fact, source }) => [fact.kind, fact.tick, source])).toEqual([
      ['added', 99, 'action'],
      ['clockRanOut', 100, 'clock'],
      ['added', 100, 'action'],
    ]);
    expect(live.match.clocks).toEqual([{ name: 'half', limit: 100, spent: 100, since: null }]);
  });

  test('it runs out at its own tick however long nobody looked', () => {
    const live = new LiveMatch(toy, timed(100));
    live.advance(tick(5000));
    expect(live.match.state.seen).toEqual(['clockRanOut@100']);
    expect(live.match.tick).toBe(5000);
  });

  test('two clocks of one tick run out in the order in which they were started', () => {
    const match = { ...toyMatch(), clocks: started(started([], 'b', 50, inPlay(0)), 'a', 50, inPlay(0)) };
    const live = new LiveMatch(toy, match);
    live.advance(tick(50));
    expect(live.log.map(({ fact }) => fact.kind === 'clockRanOut' && fact.clock)).toEqual(['b', 'a']);
  });

  test('a pause costs no clock any time; table time goes on', () => {
    const live = new LiveMatch(toy, timed(100));
    live.play(command(40, 'pause'));
    live.advance(tick(500));
    expect(live.match.tick).toBe(500);
    expect(live.play(add(510, 1))).toMatchObject({ ok: false, refusal: { code: 'paused' } });
    expect(live.play(command(520, 'pause'))).toMatchObject({ ok: false, refusal: { code: 'paused' } });
    live.play(command(540, 'resume'));
    expect(live.log.at(-1)?.fact).toEqual({ kind: 'resumed', lasted: 500, id: 1, tick: 540 });
    live.advance(tick(599));
    expect(live.match.state.seen).toEqual(['paused@40', 'resumed@540']);
    live.advance(tick(600));
    expect(live.match.state.seen).toEqual(['paused@40', 'resumed@540', 'clockRanOut@600']);
  });

  test('nothing to resume, no clock of that name', () => {
    const live = new LiveMatch(toy, timed(100));
    expect(live.play(command(10, 'resume'))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
    const set = live.play({
      tick: tick(10),
      kind: 'clock',
      by: 'referee',
      command: { kind: 'set', clock: 'other', left: 5 },
    });
    expect(set).toMatchObject({ ok: false, refusal: { code: 'unknownFact' } });
  });

  test('set in play and in a pause', () => {
    const live = new LiveMatch(toy, timed(100));
    live.play({ tick: tick(10), kind: 'clock', by: 'referee', command: { kind: 'set', clock: 'half', left: 200 } });
    live.play(command(60, 'pause'));
    live.play({ tick: tick(80), kind: 'clock', by: 'referee', command: { kind: 'set', clock: 'half', left: 30 } });
    live.play(command(100, 'resume'));
    live.advance(tick(300));
    expect(live.match.state.seen).toEqual(['paused@60', 'resumed@100', 'clockRanOut@130']);
  });

  test('set to zero runs out at once', () => {
    const live = new LiveMatch(toy, timed(100));
    live.play({ tick: tick(10), kind: 'clock', by: 'referee', command: { kind: 'set', clock: 'half', left: 0 } });
    live.advance(tick(10));
    expect(live.match.state.seen).toEqual(['clockRanOut@10']);
    expect(live.match.tick).toBe(10);
  });

  test.each([-1, 101, 0.5, Number.NaN])('is never set to %d of 100 ticks', (left) => {
    const live = new LiveMatch(toy, timed(100));
    expect(
      live.play({ tick: tick(10), kind: 'clock', by: 'referee', command: { kind: 'set', clock: 'half', left } }),
    ).toMatchObject({ ok: false, refusal: { code: 'unknownFact' } });
  });

  test('is set by a referee or the host, never by a player', () => {
    const live = new LiveMatch(toy, timed(100));
    const command = { kind: 'set', clock: 'half', left: 50 } as const;
    expect(live.play({ tick: tick(10), kind: 'clock', by: 0, command })).toMatchObject({
      ok: false,
      refusal: { code: 'notOffered' },
    });
    expect(live.play({ tick: tick(10), kind: 'clock', by: 'host', command })).toMatchObject({ ok: true });
  });
});
