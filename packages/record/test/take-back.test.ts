import { Host } from '@bande/host';
import { createRandom, FOREVER, hashOf, type AnyShape } from '@bande/core';
import {
  chanceOf,
  readRecord,
  reopen,
  resultOf,
  resume,
  verify,
  writeRecord,
  type MatchRecord,
  type Recorder,
} from '@bande/record';
import { expect, test } from 'vitest';
import { game, recorded, refereed, registry } from './matches.ts';

const SEED = 's';
const whole = recorded(SEED);
const actions = whole.inputs.flatMap(({ kind }, place) => (kind === 'action' ? [place] : []));

// After the last one the match is over, and nothing is taken back.
const taken = actions.filter((place) => place < whole.inputs.length - 1);

/** The match as it was after so many inputs, to be played on. */
function reopened(inputs: number): {
  readonly recorder: Recorder<AnyShape>;
  readonly chance: ReturnType<typeof chanceOf>;
} {
  const opened = reopen(game, recorded(SEED, inputs), SEED);
  if (!opened.ok) throw new Error(opened.refusal);
  return { recorder: opened.value.recorder, chance: opened.value.chance! };
}

test.each(taken.map((place) => [place]))(
  'with input %i taken back, the match is the one in which it and all later ones never came',
  (place) => {
    const { recorder } = reopened(Math.min(whole.inputs.length - 1, place + 20));
    expect(recorder.takeBack(place).ok).toBe(true);
    const cut = reopened(place).recorder;
    cut.advance(whole.inputs[place]!.tick);
    expect(hashOf(recorder.match)).toBe(hashOf(cut.match));
    expect(recorder.log).toEqual(cut.log);
    const { takenBack, inputsHash: _hash, ...record } = recorder.record();
    const { inputsHash: _other, ...wanted } = cut.record();
    expect(takenBack).toBe(1);
    expect(record).toEqual(wanted);
  },
);

test('the dice that were taken back fall again, and no others', () => {
  for (const place of taken) {
    const { recorder, chance } = reopened(Math.min(whole.inputs.length - 1, place + 20));
    const back = recorder.takeBack(place);
    chance.takeBack(back.ok ? back.value.draws : 0);
    const { chance: wanted } = reopened(place);
    const request = { what: 'test', faces: [6, 6, 1000] };
    expect(chance.draw(request)).toEqual(wanted.draw(request));
  }
});

/** To its end, by whatever may be done. */
function playOn(host: Host<AnyShape>): void {
  const random = createRandom('on');
  while (host.match.outcome === null) {
    host.rollAlone();
    const seat = ([0, 1] as const).find((one) => host.legal(one).length > 0);
    if (seat === undefined) host.advance(host.due(FOREVER)!);
    else host.act(seat, host.legal(seat)[random.below(host.legal(seat).length)]!);
  }
}

/** Some decisions are taken back on the way; then it is played to its end. */
function withTakeBacks(times: number): MatchRecord<AnyShape> {
  const { recorder, chance } = reopened(30);
  for (let i = 0; i < times; i++) {
    const place = recorder.inputs.findLastIndex(({ kind }) => kind === 'action');
    const back = recorder.takeBack(place);
    chance.takeBack(back.ok ? back.value.draws : 0);
  }
  playOn(new Host(game, recorder, { chance }));
  return recorder.record(SEED);
}

test('a match with decisions taken back holds to its end, says how many, and is nobody’s win', () => {
  const record = withTakeBacks(3);
  expect(record.takenBack).toBe(3);
  const read = readRecord(writeRecord(record), registry);
  if (!read.ok) throw new Error(read.refusal);
  const verdict = verify(game, read.value.record);
  expect(verdict).toMatchObject({ ok: true, notes: ["decisions were taken back (3): it is nobody's win"] });
  expect(resultOf(game, record)).toEqual({ finished: false, reported: false });
  expect(resultOf(game, whole)).toEqual({ finished: true, reported: false });
});

test('what was taken back cannot be left out of the record unseen', () => {
  const { takenBack: _left, ...record } = withTakeBacks(2);
  expect(verify(game, record)).toMatchObject({ ok: false, differs: { what: 'inputs' } });
});

test('opened again, it still knows what was taken back', () => {
  const { recorder } = reopened(30);
  recorder.takeBack(actions[3]!);
  const again = reopen(game, recorder.record(), SEED);
  expect(again.ok && again.value.recorder.record()).toEqual(recorder.record());
});

test('gone on with by a later engine, it still knows what was taken back', () => {
  const { recorder } = reopened(30);
  recorder.takeBack(actions[3]!);
  const on = resume(game, { ...recorder.record(), header: { ...recorder.header, engine: '0.0.9' } }, 'new');
  if (!on.ok) throw new Error(on.refusal);
  const record = on.value.recorder.record();
  expect(record.takenBack).toBe(1);
  expect(verify(game, record)).toMatchObject({ ok: true });
});

test('in the book of a referee nothing is taken back', () => {
  const desk = refereed();
  const before = desk.record();
  expect(desk.takeBack(0)).toMatchObject({ ok: false });
  expect(desk.record()).toEqual(before);
});
