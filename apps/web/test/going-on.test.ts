import { commitment, hashOf, type AnyGame, type AnyShape } from '@bande/core';
import { registry } from '@bande/games';
import { playOut } from '@bande/host';
import { Recorder, setupOf, verify, type KeptCourse as Kept } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { setupFor, tableGoingOn } from '../src/session/open.ts';
import { atOnce } from './at-once.ts';
import { reopenTable } from './reopened.ts';

type KeptCourse = Kept<AnyShape>;

/** What a device keeps of a match, opened by a later engine. */

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const OLDER = '0.0.9';

/** As it comes back from the device, after so many inputs of a match of bots. */
function keptBy(
  game: AnyGame,
  mode: 'paced' | 'live',
  engine: string,
): KeptCourse & Required<Pick<KeptCourse, 'rest'>> {
  const setup = setupFor(game, { mode, settings: game.ladder?.settings ?? {} });
  const start = (): Recorder<AnyShape> => Recorder.start(game, setup, { seedCommitment: commitment('old') });
  const whole = start();
  playOut(game, whole, { seed: 'old', bots: [game.streams === undefined ? 'club' : 'random'], maxInputs: 80 });
  const recorder = start();
  for (const input of whole.inputs.slice(0, 61)) recorder.play(input);
  const { header, from, inputs, reached } = recorder.record();
  const kept = { header: { ...header, engine }, from, inputs, reached, rest: recorder.lastRest! };
  return JSON.parse(JSON.stringify(kept)) as typeof kept;
}

const ways = registry.flatMap((game) =>
  (game.streams === undefined ? (['paced'] as const) : (['paced', 'live'] as const)).map(
    (mode) => [game.id, mode, game] as const,
  ),
);

describe.each(ways)('%s, %s, kept by an older engine', (_, mode, game) => {
  let kept: ReturnType<typeof keptBy>;
  beforeAll(() => {
    kept = keptBy(game, mode, OLDER);
  });

  test('goes on from its last rest with dice of its own, and its record says so', () => {
    const course = kept;
    const table = atOnce(tableGoingOn(game, course, 'new'))!;
    expect(hashOf(table.recorder.match)).toBe(course.rest.hash);
    playOut(game, table.recorder, { seed: 'new', bots: ['random'], maxInputs: 10 });
    expect(table.recorder.header.seedCommitment).toBe(commitment('new'));
    expect(verify(game, table.recorder.record())).toMatchObject({
      ok: true,
      notes: [`goes on from input ${course.rest.after} of a match of engine ${OLDER}`],
    });
  });

  test('what was taken back in it stays counted', () => {
    const table = atOnce(tableGoingOn(game, { ...kept, takenBack: 2 }, 'new'))!;
    expect(table.recorder.takenBack).toBe(2);
  });

  test('without a rest it goes on as far as the rules of today take its inputs', () => {
    const { rest, ...course } = kept;
    const table = atOnce(tableGoingOn(game, course, 'new'));
    expect(hashOf(table?.recorder.match)).toBe(rest.hash);
  });

  test('where it has never come to rest it begins anew', () => {
    const { rest: _rest, ...course } = kept;
    const table = atOnce(tableGoingOn(game, { ...course, inputs: [] }, 'new'))!;
    expect(table.recorder.match).toEqual(game.start(setupOf(course.header)));
  });

  test('is not gone on with where its rest was changed, by the dice that were seen, or by an engine older than its own', () => {
    const course = kept;
    const changed = { ...course.rest, match: { ...course.rest.match, tick: 0 as never } };
    expect(atOnce(tableGoingOn(game, { ...course, rest: changed }, 'new'))).toBeNull();
    expect(atOnce(tableGoingOn(game, course, 'old'))).toBeNull();
    const newer = { ...course, header: { ...course.header, engine: '99.0.0' } };
    expect(atOnce(tableGoingOn(game, newer, 'new'))).toBeNull();
    expect(reopenTable(game, course, 'old')).toBeNull();
  });
});
