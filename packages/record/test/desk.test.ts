import {
  createRandom,
  enteredSchema,
  tick,
  type AnyGame,
  type AnyShape,
  type Entered,
  type Input,
  type Random,
  type Setup,
} from '@bande/core';
import { registry } from '@bande/games';
import { readRecord, Recorder, verify, writeRecord, type MatchRecord } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyValue } from '@bande/core/any-value';

const MATCHES = process.env['SOAK'] === undefined ? 6 : 200;
const FACTS = 80;

const atDesk = (game: AnyGame): Setup<AnyShape> => ({
  edition: game.editions[0]?.id ?? '',
  seating: game.seatings[0] ?? [],
  mode: 'desk',
  settings: game.schemas.settings.parse({}),
});

/** Whatever a referee might enter: facts of the game, decisions, notes, ends of time; most of it does not fit. */
function anyFact(game: AnyGame, random: Random): Entered<AnyShape> {
  for (;;) {
    const read = enteredSchema(game).safeParse(anyValue(enteredSchema(game), random));
    if (read.success) return read.data;
  }
}

/** A desk match of whatever was taken. */
function refereed(
  game: AnyGame,
  random: Random,
): { readonly recorder: Recorder<AnyShape>; readonly taken: Set<string> } {
  const recorder = Recorder.start(game, atDesk(game));
  const taken = new Set<string>();
  for (let i = 1; i <= FACTS; i++) {
    const fact = anyFact(game, random);
    const finder = random.below(2) === 0 ? {} : { finder: 'R. Adler' };
    const done = recorder.play({ tick: tick(i * 600), kind: 'facts', by: 'referee', facts: [fact], ...finder });
    if (done.ok) taken.add(fact.kind);
  }
  return { recorder, taken };
}

const withInput = (record: MatchRecord<AnyShape>, place: number, change: object): string =>
  writeRecord({
    ...record,
    inputs: record.inputs.with(place, { ...record.inputs[place], ...change } as Input<AnyShape>),
  });

describe.each(registry.map((game) => [game.id, game] as const))('records of a desk: %s', (id, game) => {
  const played = Array.from({ length: MATCHES }, (_, i) => refereed(game, createRandom(`${id} desk ${i}`)));

  test('whatever a referee enters is taken or refused, and the record of it is written, read and verified', () => {
    for (const { recorder } of played) {
      const record = recorder.record();
      const read = readRecord(writeRecord(record), registry);
      if (!read.ok) throw new Error(read.refusal);
      expect(read.value.record).toEqual(record);
      expect(verify(game, read.value.record)).toMatchObject({ ok: true });
    }
    const taken = new Set(played.flatMap((one) => [...one.taken]));
    expect([...taken]).toEqual(expect.arrayContaining(['noted', ...(game.decisions === undefined ? [] : ['decided'])]));
  });

  test.each<[string, unknown]>([
    ['a decision of no call', { kind: 'decided', call: 'coffee' }],
    ['a decision without a call', { kind: 'decided' }],
    ['a decision with a field of nobody', { kind: 'decided', call: game.precedence[0], nobody: 1 }],
    ['a note without text', { kind: 'noted' }],
    ['a note that is no text', { kind: 'noted', text: 7 }],
    ['a note that turns the line round', { kind: 'noted', text: 'a\u202Eb' }],
    [
      'a decision that overrules a decision',
      { kind: 'decided', call: game.precedence[0], overrules: { kind: 'noted' } },
    ],
    ['the end of no time', { kind: 'timeIsUp' }],
  ])('garbage at the door is no record: %s', (_, fact) => {
    const record = played[0]!.recorder.record();
    const read = readRecord(withInput(record, 0, { facts: [fact] }), registry);
    expect(read.ok ? '' : read.refusal).toContain('inputs[0].facts[0]');
  });

  test('a note that was changed afterwards is found', () => {
    const record = played.map(({ recorder }) => recorder.record()).find(({ inputs }) => noteIn(inputs) >= 0)!;
    const changed = withInput(record, noteIn(record.inputs), { facts: [{ kind: 'noted', text: 'something else' }] });
    const read = readRecord(changed, registry);
    if (!read.ok) throw new Error(read.refusal);
    expect(verify(game, read.value.record)).toMatchObject({ ok: false });
  });

  test('no field of a decision has a default: what was not entered is unknown', () => {
    const fields = Object.values<z.ZodRawShape>(game.decisions?.fields ?? {}).flatMap((shape) => Object.values(shape));
    expect(fields.filter((field) => field instanceof z.ZodDefault)).toEqual([]);
  });
});

const noteIn = (inputs: readonly Input<AnyShape>[]): number =>
  inputs.findIndex((input) => input.kind === 'facts' && input.facts[0]?.kind === 'noted');
