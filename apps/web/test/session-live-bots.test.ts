import { legalActions, type AnyGame, type AnyShape, type Answer, type Input } from '@bande/core';
import { registry } from '@bande/games';
import { playerNamed } from '@bande/host';
import { readRecord, verify, writeRecord } from '@bande/record';
import { beforeAll, expect, test } from 'vitest';
import { laid, settled, type Seated } from './seated.ts';

/** Games whose bots lead hands. */
const games = registry.filter(({ streams }) => streams !== undefined);
beforeAll(() => Promise.all(games.map(async (game) => game.prepare?.())));

/** What somebody does at the ball: a flick, a shot. */
const isPlayed = (game: AnyGame, input: Input<AnyShape>): boolean =>
  input.kind === 'action' && input.action.kind !== 'choose' && game.takesTime(input.action);
/** Nothing stands between the bots and the ball, as far as a game knows of it. */
const AT_ONCE = { limits: false, toss: false, setPieces: 'usual' };
const atOnce = (game: AnyGame): object =>
  Object.fromEntries(
    Object.entries(AT_ONCE).filter(([key, value]) => game.schemas.settings.safeParse({ [key]: value }).success),
  );

/** Wall time passes in steps of a frame or two, and whoever thinks beside the match answers in between. */
async function pass({ session, hand }: Seated, ms: number): Promise<void> {
  for (const end = hand.ms + ms; hand.ms < end;) {
    hand.pass(25);
    session.shown();
    await settled();
  }
}

test.each(games)(
  '$id: two bots play live on a page: they play the ball, lead their hands, and what they did is a record',
  async (game) => {
    const seated = laid(game, { sitters: ['club', 'beginner'], settings: { halfMinutes: 0.25 }, mode: 'live' });
    await pass(seated, 25_000);
    const { session } = seated;
    const { inputs } = session.course;
    expect(session.snapshot.trouble).toBeNull();
    expect(inputs.filter((input) => isPlayed(game, input)).length).toBeGreaterThan(3);
    expect(inputs.filter(({ kind }) => kind === 'stream').length).toBeGreaterThan(3);
    const read = readRecord(writeRecord(session.course.record(null)), registry);
    if (!read.ok) throw new Error(read.refusal);
    expect(verify(game, read.value.record)).toMatchObject({ ok: true });
  },
);

test.each(games)('$id: a pause holds the bots and their hands', async (game) => {
  const seated = laid(game, { sitters: ['club', 'club'], mode: 'live' });
  await pass(seated, 8000);
  const { session } = seated;
  session.pause();
  await pass(seated, 100);
  const before = session.course.inputs.length;
  await pass(seated, 5000);
  expect(session.course.inputs).toHaveLength(before);
  session.resume();
  await pass(seated, 8000);
  expect(session.course.inputs.length).toBeGreaterThan(before + 1);
});

test.each(games)(
  '$id: bots whose thoughts take a tenth of a second to arrive play on, and are not asked in vain',
  async (game) => {
    const bots = [playerNamed(game, 'beginner', 'slow', 0), playerNamed(game, 'beginner', 'slow', 1)];
    const thoughts: { ms: number; readonly answer: () => void }[] = [];
    let asked = 0;
    // A bot may be asked while the table is being laid.
    let now = (): number => 0;
    const seated = laid(game, {
      sitters: ['beginner', 'beginner'],
      settings: atOnce(game),
      mode: 'live',
      think: (match, seat) =>
        new Promise<Answer<AnyShape>>((resolve) => {
          asked++;
          const said = bots[seat]!.choose(match, seat, legalActions(game, match, seat));
          thoughts.push({ ms: now() + 100, answer: () => resolve(said) });
        }),
    });
    const { session, hand } = seated;
    now = () => hand.ms;
    for (const end = 60_000; hand.ms < end;) {
      hand.pass(25);
      session.shown();
      for (const { ms, answer } of thoughts) if (ms <= hand.ms) answer();
      await settled();
    }
    expect(session.course.inputs.filter((input) => isPlayed(game, input)).length).toBeGreaterThan(10);
    expect(asked).toBeLessThan(300);
  },
);
