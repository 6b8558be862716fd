import {
  ChanceStream,
  commitment,
  gameNamed,
  LiveMatch,
  tick,
  type AnyGame,
  type AnyShape,
  type Input,
  type Mode,
} from '@bande/core';
import { registry } from '@bande/games';
import { Recorder, isPlayed, resultOf, verify, type MatchRecord } from '@bande/record';
import { expect, test } from 'vitest';
import { game, recorded, refereed, setup } from './matches.ts';

const tippKick = gameNamed(registry, 'tipp-kick') as AnyGame;
const carrom = gameNamed(registry, 'carrom') as AnyGame;
const abandoned = { kind: 'decided', call: 'abandoned', against: 'blue', because: 'unsporting' } as never;
const entered = (...facts: readonly never[]): Input<AnyShape> => ({
  tick: tick(0),
  kind: 'facts',
  by: 'referee',
  facts,
});

/** Nobody has touched the ball: two facts at the first tick, and it is over. */
function talkedAway(mode: Mode): MatchRecord<AnyShape> {
  const [edition, seating] = [tippKick.editions[0]!.id, tippKick.seatings[0]!];
  const settings = tippKick.schemas.settings.parse({});
  const recorder = Recorder.start(tippKick, { edition, seating, mode, settings });
  const done = recorder.play(entered({ kind: 'noted', text: 'at last' } as never, abandoned));
  expect(done.ok ? '' : done.refusal).toBe('');
  return recorder.record();
}

test('a match that was played to its end is finished', () => {
  expect(resultOf(game, recorded('a'))).toEqual({ finished: true, reported: false });
  expect(resultOf(game, recorded('a', 10))).toEqual({ finished: false, reported: false });
});

test.each<Mode>(['live', 'paced', 'desk'])(
  'a result that somebody has only told is reported, not finished (%s)',
  (mode) => {
    const record = talkedAway(mode);
    expect(record.end?.outcome).toMatchObject({ winner: 'red', score: { red: 5, blue: 0 } });
    expect(verify(tippKick, record)).toMatchObject({ ok: true, tick: 0 });
    expect(resultOf(tippKick, record)).toEqual({ finished: false, reported: true });
  },
);

test('a desk match without an end is neither', () => {
  expect(resultOf(game, refereed().record())).toEqual({ finished: false, reported: false });
});

test('a whole match with one note, correction or clock that was set rests on a word', () => {
  const whole = recorded('b');
  const words: readonly Input<AnyShape>[] = [
    entered({ kind: 'noted', text: 'well played' } as never),
    { tick: tick(0), kind: 'correction', by: 'referee', supersedes: 0, instead: [] },
    { tick: tick(0), kind: 'clock', by: 'referee', command: { kind: 'set', clock: 'match', left: 1 } },
  ];
  for (const word of words) {
    const record = { ...whole, inputs: [...whole.inputs, word] };
    expect([word.kind, resultOf(game, record)]).toEqual([word.kind, { finished: false, reported: true }]);
    expect(verify(game, record).unverified).toContain('facts');
  }
  const pause: Input<AnyShape> = { tick: tick(0), kind: 'clock', by: 0, command: { kind: 'pause' } };
  expect(resultOf(game, { ...whole, inputs: [...whole.inputs, pause] })).toEqual({ finished: true, reported: false });
});

test('dice that were only told, and not thrown from a seed, are a word', () => {
  const whole = recorded('e');
  expect(whole.inputs.some(({ kind }) => kind === 'chance')).toBe(true);
  expect(resultOf(game, { ...whole, seed: null })).toEqual({ finished: false, reported: true });
});

/** Over at its first tick: the toss, and one side gives up. */
function concededAtOnce(seed: string | null): MatchRecord<AnyShape> {
  const setup = {
    edition: 'icf',
    seating: carrom.seatings[0]!,
    mode: 'live',
    settings: carrom.schemas.settings.parse({}),
  };
  const recorder = Recorder.start(carrom, setup as never, { seedCommitment: seed === null ? null : commitment(seed) });
  const draws = seed === null ? [1] : new ChanceStream(seed).draw(carrom.chance(carrom.start(setup as never))!);
  const inputs: readonly Input<AnyShape>[] = [
    { tick: tick(0), kind: 'chance', by: 'host', draws },
    { tick: tick(0), kind: 'action', by: 0, action: { kind: 'concede', what: 'match' } as never },
  ];
  for (const input of inputs) {
    const done = recorder.play(input);
    expect(done.ok ? '' : done.refusal).toBe('');
  }
  return recorder.record(seed);
}

test.each([null, 'a seed'])('a match that somebody gave up without a stroke is reported, not finished (%s)', (seed) => {
  const record = concededAtOnce(seed);
  const verdict = verify(carrom, record);
  expect(verdict).toMatchObject({ ok: true, tick: 0 });
  expect(verdict.unverified).toContain('facts');
  expect(record.end?.outcome.winner).toBe('black');
  expect(resultOf(carrom, record)).toEqual({ finished: false, reported: true });
});

test('whatever begins elsewhere has no result', () => {
  const { match } = LiveMatch.start(game, setup());
  const from = { engine: '0.1.0', inputs: 0, match };
  for (const record of [recorded('c'), talkedAway('paced')])
    expect(resultOf(game, { ...record, from })).toEqual({ finished: false, reported: false });
});

test('an entry that says nothing is nothing that anybody has done', () => {
  const record = {
    ...recorded('d'),
    inputs: [{ ...entered({ kind: 'noted', text: '' } as never), facts: [] } as never],
  };
  expect([isPlayed(record), isPlayed(recorded('d'))]).toEqual([false, true]);
});
