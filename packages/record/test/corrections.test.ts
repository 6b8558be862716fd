import {
  createRandom,
  droppedTogether,
  hashOf,
  keptAsNotes,
  later,
  LiveMatch,
  mostAgain,
  tick,
  type AnyGame,
  type AnyShape,
  type Correcting,
  type Input,
  type Setup,
} from '@bande/core';
import { mixed } from '@bande/core/mixture';
import { registry } from '@bande/games';
import { readRecord, Recorder, verify, writeRecord, type MatchRecord } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { inputsHashOf } from '../src/packed.ts';
import { replay } from '../src/replay.ts';
import { game, recorded, setup } from './matches.ts';

const RUNS = process.env['SOAK'] === undefined ? 6 : 200;
const SEED = process.env['BANDE_SEED'] ?? '';

const note = (at: number, text: string): Input<AnyShape> => ({
  tick: tick(at),
  kind: 'facts',
  by: 'referee',
  facts: [{ kind: 'noted', text }],
});
const correction = (at: number, supersedes: number, ...instead: readonly Input<AnyShape>[]): Correcting<AnyShape> => ({
  tick: tick(at),
  kind: 'correction',
  by: 'referee',
  supersedes,
  instead,
});

const deskMatch = (notes: number): Recorder<AnyShape> => {
  const recorder = Recorder.start(game, { ...setup(), mode: 'desk' });
  for (let i = 0; i < notes; i++) recorder.play(note(10 * i, `entry ${i}`));
  return recorder;
};

describe('a desk match of 600 entries', () => {
  test.each<[string, (i: number) => number]>([
    ['of the very first', () => 0],
    ['of early ones', (i) => i % 60],
    ['of those just made', (i) => 599 - (i % 10)],
  ])('may be corrected 500 times: %s', (_, placeOf) => {
    const recorder = deskMatch(600);
    for (let i = 0; i < 500; i++) {
      const place = placeOf(i);
      expect(recorder.play(correction(6000 + i, place, note(10 * place, `right ${i}`))).ok).toBe(true);
    }
    expect(verify(game, recorder.record())).toMatchObject({ ok: true, inputs: 1100 });
  });
});

/** What a stranger may write: corrections that no match would have taken. */
const withCorrections = (
  record: MatchRecord<AnyShape>,
  corrections: readonly Input<AnyShape>[],
): MatchRecord<AnyShape> => ({ ...record, inputs: [...record.inputs, ...corrections], end: null });

describe('what corrections cost', () => {
  const REFUSED =
    /^the correction of referee is refused: tooMuchAgain \(as much has been played again for corrections as may be\)$/;
  test('is bounded by what they play again, and said in one line', () => {
    const record = recorded('amplified', 20);
    const [first] = record.inputs;
    const many = Array.from({ length: 300 }, (_, i) => correction(record.reached + i, 0, first!));
    const { differs, inputs } = verify(game, withCorrections(record, many));
    expect(differs).toMatchObject({ what: 'refused', input: inputs, reason: expect.stringMatching(REFUSED) as string });
    // Twenty inputs of a table, some thirty times: 600 in all.
    expect(inputs - record.inputs.length).toBeGreaterThan(25);
    expect(inputs - record.inputs.length).toBeLessThan(50);
  });

  test('lets a whole match of any length be played again for its first input, at a desk 500 times', () => {
    const played = recorded('long', 1500);
    expect(played.inputs.length).toBeGreaterThan(60);
    const once = correction(played.reached, 0, played.inputs[0]!);
    expect(verify(game, withCorrections({ ...played, rests: [], lastRest: null }, [once])).differs?.reason).not.toMatch(
      /tooMuchAgain/,
    );
    const most = (counted: number, cost: number): number => mostAgain(counted) / (counted * cost);
    for (const counted of [100, 1000, 10_000]) expect(most(counted, 500)).toBeGreaterThan(2);
    for (const counted of [100, 600, 3000, 10_000]) expect(most(counted, 1)).toBeGreaterThan(500);
  });

  test('is one replay for all of one moment', () => {
    let settled = 0;
    const counting: AnyGame = {
      ...game,
      settle: (...all) => {
        settled++;
        return game.settle(...all);
      },
    };
    const recorder = Recorder.start(game, { ...setup(), mode: 'desk' });
    const held = (i: number): Input<AnyShape> => ({
      tick: tick(10 * i),
      kind: 'clock',
      by: 'referee',
      command: { kind: i % 2 === 0 ? 'pause' : 'resume' },
    });
    for (let i = 0; i < 50; i++) recorder.play(held(i));
    const record = { ...recorder.record(), rests: [], lastRest: null };
    const all = Array.from({ length: 300 }, () => correction(record.reached, 0, held(0)));
    verify(counting, withCorrections(record, all));
    expect(settled).toBe(100);
  });
});

describe('corrections of one moment', () => {
  const record = deskMatch(40).record();
  const at = record.reached;
  const right = (place: number): Input<AnyShape> => correction(at, place, note(10 * place, 'right'));

  test.each<[string, Input<AnyShape>, string]>([
    ['names no input', correction(at, 99), 'noSuchInput'],
    ['names a correction of this moment', correction(at, 40), 'noSuchInput'],
    ['makes a later input impossible', correction(at, 5, note(61, 'too late')), 'noLongerFits'],
    ['comes too early', correction(at - 1, 5), 'early'],
  ])('one that %s is found and named', (_, wrong, code) => {
    const { differs } = verify(game, withCorrections(record, [right(1), right(2), wrong, right(3)]));
    expect(differs).toMatchObject({ what: 'refused', input: 42, reason: expect.stringContaining(code) as string });
  });

  test('a rest between them is compared', () => {
    const recorder = deskMatch(40);
    for (let place = 0; place < 30; place++) recorder.play(right(place));
    const whole = recorder.record();
    expect(verify(game, whole).ok).toBe(true);
    const between = whole.rests.findIndex(({ after }) => after > 41 && after < 69);
    const changed = recorder.record().inputs.with(whole.rests[between]!.after - 1, correction(at, 39));
    expect(verify(game, { ...whole, inputs: changed }).differs?.what).toBe('rest');
  });
});

describe.each(registry.map((one) => ({ id: one.id, one })))('random matches of $id', ({ id, one }) => {
  beforeAll(() => one.prepare?.());
  const of: Setup<AnyShape> = {
    edition: one.editions[0]!.id,
    seating: one.seatings[0]!,
    mode: 'paced',
    settings: one.schemas.settings.parse({}),
  };

  /** Some corrections of one tick that are taken one by one. */
  function correctedAtOnce(live: LiveMatch<AnyShape>, name: string): number {
    const random = createRandom(name);
    let taken = 0;
    for (let i = 0; i < 12; i++) {
      const place = random.below(live.inputs.length);
      const old = live.inputs[place]!;
      if (old.kind === 'correction' || old.kind === 'chance') continue;
      const moved = { ...old, tick: later(old.tick, random.below(3)) };
      const wanted = correction(live.match.tick, place, ...(random.below(4) === 0 ? [] : [moved]));
      const trial = live.tryCorrection(wanted);
      const groups = trial.ok ? trial.value.groups : [];
      const answers = groups.flatMap(({ misfits }) =>
        random.below(2) === 0 ? [droppedTogether(misfits)] : keptAsNotes(misfits, 'no longer fits'),
      );
      if (live.play({ ...wanted, ...(answers.length === 0 ? {} : { later: answers }) }).ok) taken++;
    }
    return taken;
  }

  test('corrections of one moment together come to what they came to one by one', () => {
    let taken = 0;
    for (let i = 0; i < RUNS; i++) {
      const { live } = mixed(one, of, `${SEED}${id} ${i}`, 30);
      if (live.inputs.length === 0) continue;
      taken += correctedAtOnce(live, `${SEED}${id} corrections ${i}`);
      const { inputs, match } = live;
      const record = { ...Recorder.start(one, of).record(), inputs, rests: [], lastRest: null, reached: match.tick };
      const written = writeRecord({ ...record, inputsHash: inputsHashOf(inputs) });
      const read = readRecord(written, registry);
      if (!read.ok) throw new Error(read.refusal);
      const again = replay(one, read.value.record as typeof record, null);
      expect(again.differs).toBeNull();
      expect(again.live.log).toEqual(live.log);
      expect(hashOf(again.live.match)).toBe(hashOf(match));
    }
    expect(taken).toBeGreaterThan(RUNS);
  });
});
