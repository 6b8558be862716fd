import {
  createRandom,
  hashOf,
  legalActions,
  tick,
  type Action,
  type AnyGame,
  type AnyShape,
  type Input,
} from '@bande/core';
import { botIds } from '@bande/host';
import { registry } from '@bande/games';
import { verify } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/views.ts';
import type { Session } from '../src/session/session.ts';
import { stillJudged } from '../src/table/taught/exercise.ts';
import { reopenTable } from './reopened.ts';
import { laid, settled, type Hand, type Seated } from './seated.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const games = (await Promise.all(registry.map(({ id }) => loadGame(id)))).filter((one) => one !== null);

/** Whoever sits there takes whatever comes first, or anything; dice are rolled when they may be. */
async function playOn(session: Session, hand: Hand, isEnough: () => boolean): Promise<void> {
  const random = createRandom('anything');
  for (let i = 0; i < 20_000 && session.snapshot.match.outcome === null && !isEnough(); i++) {
    hand.pass(1000);
    session.shown();
    const { chance, rollHere, legal } = session.snapshot;
    if (chance !== null && rollHere) session.roll();
    else if (legal.length > 0) session.act(legal[random.below(legal.length)] as Action<AnyShape>);
    await settled();
  }
}

const isOwn = (input: Input<AnyShape>): boolean =>
  (input.kind === 'action' && input.by === 0) ||
  (input.kind === 'together' && input.actions.some(({ by }) => by === 0));
const ownIn = (session: Session): number => session.course.inputs.filter(isOwn).length;

interface Begun extends Seated {
  readonly kept: Input<AnyShape>[];
}

/** A person and a bot in a match in peace, in which the person has decided so often. */
async function begun(game: AnyGame, settings: object, decisions: number): Promise<Begun> {
  const kept: Input<AnyShape>[] = [];
  const seated = laid(game, { sitters: ['human', botIds(game)[0]!], settings, kept });
  await playOn(seated.session, seated.hand, () => ownIn(seated.session) >= decisions);
  return { ...seated, kept };
}

/** A whole match of these is played in a moment. */
const QUICK: ReadonlySet<string> = new Set(['soccer-tactics', 'carrom']);

const inPeace = games.map(({ game, view }) => ({
  id: game.id,
  game,
  settings: view.presets.find(({ id }) => id === 'calm')!.settings,
}));

describe.each(inPeace)('a decision taken back at $id', ({ game, settings }) => {
  test('the match is the one in which it and what came after it never came, and so is what is kept of it', async () => {
    const { session, table, kept } = await begun(game, settings, 4);
    for (let times = 1; times <= 3; times++) {
      const all = [...kept];
      expect(session.takeBack()).toBeNull();
      const left = kept.length;
      expect(isOwn(all[left]!)).toBe(true);
      expect(kept).toEqual(all.slice(0, left));
      expect(session.course.takenBack).toBe(times);
      const { header } = table.recorder;
      const never = reopenTable(game, { header, from: null, inputs: kept, reached: all[left]!.tick }, 'seed')!;
      expect(hashOf(session.course.match)).toBe(hashOf(never.recorder.match));
      expect(session.course.log).toEqual(never.recorder.log);
      expect(session.beats.flatMap(({ entries }) => entries)).toEqual(session.course.log);
      expect(session.snapshot.fresh).toEqual([]);
      const request = { what: 'test', faces: [6, 6, 6] };
      // Looked at, and taken back again: the match needs them.
      expect(table.chance.draw(request)).toEqual(never.chance.draw(request));
      table.chance.takeBack(1);
    }
  });

  test('whoever decided may decide again at once', async () => {
    const { session } = await begun(game, settings, 3);
    expect(session.takeBack()).toBeNull();
    expect(legalActions(game, session.course.match, 0).length).toBeGreaterThan(0);
    expect(session.snapshot.busy).toBe(false);
  });

  test('opened again in between, it is played on with the bot, holds, and says how often', async () => {
    const { session, kept, table } = await begun(game, settings, 5);
    session.takeBack();
    session.takeBack();
    const { header } = table.recorder;
    const again = reopenTable(
      game,
      { header, from: null, inputs: kept, reached: session.reached, takenBack: 2 },
      'seed',
    )!;
    expect(hashOf(again.recorder.match)).toBe(hashOf(session.course.match));
    const { session: on, hand } = laid(game, { sitters: ['human', botIds(game)[0]!], opened: again });
    const far = on.snapshot.inputs + (QUICK.has(game.id) ? Infinity : 25);
    await playOn(on, hand, () => on.snapshot.inputs >= far);
    expect(on.snapshot.trouble).toBeNull();
    const record = on.course.record('seed');
    expect(record.takenBack).toBe(2);
    expect(verify(game, record)).toMatchObject({ ok: true });
    expect(record.end !== null || on.snapshot.inputs >= far).toBe(true);
    expect(on.takeBack()).toBe(record.end === null ? null : 'over');
  });
});

test('dice that were seen do not fall again: for the same decision the same come', async () => {
  const { game, settings } = inPeace.find(({ id }) => id === 'soccer-tactics')!;
  const { session, hand } = await begun(game, settings, 1);
  const lastTwo = (): readonly Input<AnyShape>[] => session.course.inputs.slice(-2);
  const isRolledForIt = (): boolean => isOwn(lastTwo()[0]!) && lastTwo()[1]?.kind === 'chance';
  for (let times = 0; times < 3; times++) {
    await playOn(session, hand, isRolledForIt);
    const [decided, rolled] = lastTwo();
    if (decided?.kind !== 'action' || rolled?.kind !== 'chance') throw new Error('no dice fell for it');
    const cut = session.course.inputs.length - 2;
    expect(session.takeBack()).toBeNull();
    expect(session.course.inputs.length).toBe(cut);
    session.act(decided.action, 0);
    session.roll();
    expect(session.course.inputs.at(-1)).toMatchObject({ kind: 'chance', draws: rolled.draws });
    await playOn(session, hand, () => !isRolledForIt());
  }
});

const carrom = inPeace.find(({ id }) => id === 'carrom')!;
const [human, bot] = ['human', 'beginner'];

test('nothing is taken back from a person, from the clock, or before anything was decided, and nothing changes', async () => {
  const { game, settings } = carrom;
  const two = laid(game, { sitters: [human, human], settings });
  await playOn(two.session, two.hand, () => two.session.snapshot.inputs > 4);
  const timed = laid(game, { sitters: [human, bot], settings, isTimed: () => true });
  await playOn(timed.session, timed.hand, () => ownIn(timed.session) > 1);
  const fresh = laid(game, { sitters: [human, bot], settings });
  for (const [{ session }, why] of [
    [two, 'people'],
    [timed, 'timed'],
    [fresh, 'nothing'],
  ] as const) {
    const before = hashOf(session.course.match);
    expect(session.snapshot.takesBack).toBe(why);
    expect(session.takeBack()).toBe(why);
    expect(hashOf(session.course.match)).toBe(before);
    expect(session.course.record().takenBack).toBeUndefined();
  }
});

test('it goes back to a decision at rest: what was let go while something moved is gone with it', async () => {
  const { game } = inPeace.find(({ id }) => id === 'subbuteo')!;
  const live = laid(game, {
    sitters: [human, bot],
    mode: 'live',
    settings: { toss: false, setPieces: 'usual', limits: false },
  });
  await playOn(live.session, live.hand, () => ownIn(live.session) > 3);
  const before = live.session.course.inputs;
  expect(live.session.takeBack()).toBeNull();
  const place = live.session.course.inputs.length;
  expect(isOwn(before[place]!)).toBe(true);
  expect(live.session.course.match.tick).toBe(tick(before[place]!.tick));
  expect(game.atRest(live.session.course.match)).toBe(true);
});

test('in a lesson what was judged is taken back for as long as it stands there, and is tried again', async () => {
  const { game } = inPeace.find(({ id }) => id === 'subbuteo')!;
  const { session, hand } = laid(game, {
    sitters: [human, bot],
    mode: 'live',
    settings: { toss: false, setPieces: 'usual', limits: false },
  });
  await playOn(session, hand, () => ownIn(session) > 3);
  session.standStill();
  hand.pass(30_000);
  session.shown();
  const judged = { now: { is: 'missed', why: null }, inputs: session.snapshot.inputs } as const;
  expect(session.snapshot).toMatchObject({ done: true, takesBack: null, legal: [] });
  expect(session.takeBack()).toBeNull();
  expect(session.snapshot.done).toBe(false);
  expect(session.snapshot.legal.length).toBeGreaterThan(0);
  expect(stillJudged(judged, judged.inputs)).toBe(judged);
  expect(stillJudged(judged, session.snapshot.inputs)).toBeNull();
});
