import { describe, expect, test } from 'vitest';
import { atOpenTick, LiveMatch, playTick, tick, type Input, type Seat } from '../src/index.ts';
import { handAt, rally, rallySetup, type Rally } from './rally.ts';

const started = (): LiveMatch<Rally> => LiveMatch.start(rally, rallySetup);
const hand = (at: number, to: number, by: Seat = 1): Input<Rally> => ({ tick: tick(at), kind: 'stream', by, to: [to] });
const flick = (at: number, by: Seat, speed: number, across = 200): Input<Rally> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'flick', speed, across },
});
const pause = (at: number, kind: 'pause' | 'resume'): Input<Rally> => ({
  tick: tick(at),
  kind: 'clock',
  by: 'host',
  command: { kind },
});
const dropped = (detail: string): object => ({ ok: false, refusal: { code: 'dropped', paragraphs: [], detail } });
const places = ({ match }: LiveMatch<Rally>): readonly number[] =>
  match.state.hands.map((one) => handAt(one, playTick(match)));

describe('a hand that moves all the time', () => {
  test('heads for its target as fast as a hand can, and no further than it may', () => {
    const live = started();
    live.play(hand(10, 9999));
    live.advance(tick(30));
    expect(places(live)).toEqual([200, 200 + 3 * 20]);
    live.advance(tick(500));
    expect(places(live)).toEqual([200, 400]);
  });

  test('decides whether the ball goes in, without a word in the log', () => {
    const shot = (...hands: Input<Rally>[]): string[] => {
      const live = started();
      for (const input of [flick(0, 0, 9, 380), ...hands]) live.play(input);
      live.advance(tick(80));
      return live.log.map(({ fact }) => fact.kind);
    };
    expect(shot()).toEqual(['flicked', 'met', 'goal']);
    expect(shot(hand(2, 380))).toEqual(['flicked', 'met']);
  });

  test('is heard thirty times a second: what comes sooner, changes nothing or is no target is dropped', () => {
    const live = started();
    expect(live.play(hand(10, 100)).ok).toBe(true);
    expect(live.play(hand(13, 110))).toEqual(dropped('at most 30 targets a second'));
    expect(live.play(hand(13, 110, 0)).ok).toBe(true);
    expect(live.play(hand(14, 110)).ok).toBe(true);
    expect(live.play(hand(20, 110))).toEqual(dropped('nothing new'));
    expect(live.play({ ...hand(20, 0), to: [1, 2] } as Input<Rally>)).toEqual(dropped('a target has 1 whole numbers'));
    expect(live.play(hand(20, 0.5))).toEqual(dropped('a target has 1 whole numbers'));
    expect(live.play(hand(20, 5, 2))).toEqual(dropped('there is no such hand'));
    expect(live.inputs).toHaveLength(3);
  });

  test('heads for no place that a record could not keep', () => {
    const live = started();
    expect(live.play(hand(10, 1_000_000_000)).ok).toBe(true);
    for (const far of [1_000_000_001, -1_000_000_001, Number.MAX_SAFE_INTEGER, Infinity])
      expect(live.play(hand(20, far))).toEqual(dropped('a target has 1 whole numbers'));
  });

  test('knows no negative zero: a record would not bring it back', () => {
    let heard: readonly number[] = [];
    const listening = {
      ...rally,
      streams: { size: 1, steer: (_: unknown, __: unknown, to: readonly number[]) => ((heard = to), null) },
    };
    LiveMatch.start(listening, rallySetup).play(hand(10, -0));
    expect(heard).toEqual([0]);
  });

  test('moves on while an option stops play, and stands while the clock is held', () => {
    const live = started();
    for (const input of [flick(0, 0, 9), hand(60, 0)]) live.play(input);
    expect(live.match.options).toMatchObject([{ play: 'stops' }]);
    expect(live.play(hand(64, 50)).ok).toBe(true);
    live.play(pause(70, 'pause'));
    const before = places(live);
    expect(live.play(hand(300, 10))).toMatchObject({ ok: false, refusal: { code: 'paused' } });
    live.advance(tick(400));
    expect(places(live)).toEqual(before);
  });

  test('late, it counts from now on, and nobody keeps when it was meant', () => {
    expect(atOpenTick(hand(10, 5), tick(20))).toEqual(hand(20, 5));
  });
});

describe('actions revealed together', () => {
  const both = (left: number, right: number, at = 10): Input<Rally> => ({
    tick: tick(at),
    kind: 'together',
    by: 'host',
    actions: [
      { by: 0, action: { kind: 'flick', speed: left, across: 1 } },
      { by: 1, action: { kind: 'flick', speed: right, across: 2 } },
    ],
  });

  test('enter at one tick, each checked against the match before both', () => {
    const live = started();
    expect(live.play(both(3, -4)).ok).toBe(true);
    expect(live.log.map(({ fact }) => [fact.kind, fact.tick])).toEqual([
      ['flicked', 10],
      ['flicked', 10],
    ]);
    expect(live.match.state.ball).toMatchObject({ speed: -4, across: 2 });
  });

  test('if one is refused, none has been entered', () => {
    const live = started();
    live.play(flick(5, 1, -2));
    const before = live.match;
    expect(live.play(both(3, -4))).toEqual({
      ok: false,
      refusal: { code: 'againstTheRules', paragraphs: ['RALLY-2'] },
    });
    expect(live.match).toBe(before);
  });

  test('come from several seats, one from each', () => {
    const one = { by: 0, action: { kind: 'flick', speed: 1, across: 1 } } as const;
    for (const actions of [[], [one], [one, one]])
      expect(started().play({ tick: tick(1), kind: 'together', by: 'host', actions })).toMatchObject({ ok: false });
  });
});

describe('the mode', () => {
  const mode = (at: number, to: 'live' | 'paced'): Input<Rally> => ({
    tick: tick(at),
    kind: 'mode',
    by: 'host',
    mode: to,
  });

  test('is that of the setup at first, and changes at a stoppage only', () => {
    const live = started();
    expect(live.match.mode).toBe('live');
    expect(live.play(mode(5, 'paced')).ok).toBe(true);
    expect([live.match.mode, live.match.setup.mode]).toEqual(['paced', 'live']);
    live.play(flick(10, 0, 1));
    expect(live.play(mode(20, 'live'))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
    expect(live.match.mode).toBe('paced');
  });

  test('a desk stays a desk', () => {
    const live = LiveMatch.start(rally, { ...rallySetup, mode: 'desk' });
    expect(live.play(mode(5, 'live'))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
  });
});
