import { HereChair, Room, type Chair } from '@bande/host';
import {
  ChanceStream,
  hashOf,
  type AnyGame,
  type AnyShape,
  type Decided,
  type Input,
  type Refusal,
  type Result,
} from '@bande/core';
import { registry } from '@bande/games';
import { readRecord, Recorder, setupOf, type MatchRecord } from '@bande/record';
import { HandClock } from '@bande/host/hand-clock';
import { expect, test } from 'vitest';
import { engineOf, golden } from './goldens/files.ts';

const deskMatch = (game: AnyGame): MatchRecord<AnyShape> => {
  const course = `${game.id}-desk`;
  const read = readRecord(golden(engineOf(course).at(-1)!, course), registry);
  if (!read.ok) throw new Error(read.refusal);
  return read.value.record;
};

const MS_A_TICK = 1000 / 120;

/** A referee's chair at a desk, and the watch on his wall. */
function sitsDown(game: AnyGame, record: MatchRecord<AnyShape>) {
  const clock = new HandClock();
  const recorder = Recorder.start(game, setupOf(record.header));
  const room = new Room({
    game,
    table: recorder,
    chance: new ChanceStream('nobody rolls at a desk'),
    sitters: record.header.seating.map((_, seat) => ({ kind: 'elsewhere', name: `${seat}` })),
    clock,
    roller: () => null,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  const chair: Chair<AnyShape> = new HereChair(room, { book: recorder });
  room.goOn();
  return { clock, recorder, chair };
}

type Entry = Input<AnyShape>;
const held = (refusal: Refusal | null): Result<null> =>
  refusal === null ? { ok: true, value: null } : { ok: false, refusal };

/** What he writes with his pen; the watch stamps it. */
function write(chair: Chair<AnyShape>, entry: Entry): Result<unknown> {
  if (entry.kind === 'facts') {
    const [first] = entry.facts;
    const isDecision = entry.facts.length === 1 && first?.kind === 'decided';
    return isDecision
      ? chair.pen!.decide(first as Decided<AnyShape>, entry.finder)
      : chair.pen!.enter(entry.facts, entry.finder);
  }
  if (entry.kind === 'clock') return held(chair.hold(entry.command.kind === 'pause'));
  if (entry.kind !== 'correction') throw new Error(`nobody enters ${entry.kind} at a desk`);
  const { tick: _tick, kind: _kind, by: _by, ...correction } = entry;
  expect(chair.pen!.tryCorrection(correction).ok).toBe(true);
  return chair.pen!.correct(correction);
}

test.each(registry.map((game) => [game.id, game] as const))(
  '%s: a whole desk match, with a correction, entered with the pen of a chair is the match of the record',
  (_, game) => {
    const record = deskMatch(game);
    const { clock, recorder, chair } = sitsDown(game, record);
    for (const entry of record.inputs) {
      clock.pass(Math.max(0, entry.tick * MS_A_TICK + 0.01 - clock.ms));
      expect(write(chair, entry)).toMatchObject({ ok: true });
    }
    clock.pass(Math.max(0, record.reached * MS_A_TICK + 0.01 - clock.ms));
    recorder.advance(record.reached);
    expect(record.inputs.some(({ kind }) => kind === 'correction')).toBe(true);
    expect(recorder.inputs).toEqual(record.inputs);
    expect(hashOf(recorder.match)).toBe(record.end?.hash ?? hashOf(recorder.match));
    expect(recorder.rests.at(-1)?.chain).toBe(record.rests.at(-1)?.chain);
    expect(chair.pen!.log).toHaveLength(recorder.log.length);
  },
);

test('whoever has seats and no pen enters nothing, and whoever watches holds no clock', () => {
  const game = registry[0]!;
  const { recorder } = sitsDown(game, deskMatch(game));
  const room = new Room({
    game,
    table: recorder,
    chance: new ChanceStream('x'),
    sitters: [{ kind: 'here' }, { kind: 'here' }],
    clock: new HandClock(),
    roller: () => null,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  const [player, watcher] = [new HereChair(room, { seats: [0] }), new HereChair(room)];
  expect([player.pen, watcher.pen, watcher.hold(true)?.code, recorder.match.pausedAt]).toEqual([
    null,
    null,
    'notYourTurn',
    null,
  ]);
});
