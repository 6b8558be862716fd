import { botIds } from '@bande/host';
import {
  createRandom,
  hashOf,
  later,
  minutes,
  nextDue,
  TICKS_PER_SECOND,
  type Action,
  type AnyShape,
  type Input,
  type Tick,
} from '@bande/core';
import { registry } from '@bande/games';
import { verify } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/views.ts';
import type { Session } from '../src/session/session.ts';
import { laid, settled, type Hand } from './seated.ts';
import { reopenTable } from './reopened.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

/** Plays on as an impatient person would: rolls, takes any choice, watches nothing to its end. */
async function playOn(session: Session, hand: Hand, steps: number): Promise<void> {
  const random = createRandom('impatient');
  for (let i = 0; i < steps && session.snapshot.match.outcome === null; i++) {
    hand.pass(1000);
    session.shown();
    const { chance, rollHere, legal } = session.snapshot;
    if (chance !== null && rollHere) session.roll();
    else if (legal.length > 0) session.act(legal[random.below(legal.length)] as Action<AnyShape>);
    await settled();
  }
}

/** A hand that swings before its contact takes no longer. */
const SWING_MS = 200;

/** Plays on until a clock runs or something moves, and says when it will have run out or come to something. */
function untilAClockRuns(session: Session, hand: Hand): Tick {
  for (let i = 0; i < 100; i++) {
    session.shown();
    const { match, chance, legal } = session.snapshot;
    const due = nextDue(session.game, match, later(match.tick, minutes(60)));
    if (due !== null) return due;
    if (chance !== null) session.roll();
    else session.act(legal[0]!);
    hand.pass(SWING_MS);
  }
  throw new Error('no clock runs');
}

/** Those that have a table to sit at. */
const games = (await Promise.all(registry.map(({ id }) => loadGame(id)))).filter((one) => one !== null);
const two = ['human', 'human'] as const;

describe.each(games.map(({ game, view }) => ({ id: game.id, game, presets: view.presets })))(
  'a match of $id at one device',
  ({ game, presets }) => {
    /** What a first visitor gets, and one for every other number of chairs. */
    const lengths = presets.filter(
      ({ seats = 2 }, i) => presets.findIndex((other) => (other.seats ?? 2) === seats) === i,
    );

    test.each(lengths)(
      '"$id" comes to its end, or goes on where it has none, with bots on the other chairs, and its record holds',
      async ({ settings, seats = 2 }) => {
        const bot = botIds(game)[1] ?? 'random';
        const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : bot));
        const { session, hand } = laid(game, { sitters, settings });
        const isEndless = game.endless?.(session.snapshot.match.setup) === true;
        await playOn(session, hand, isEndless ? 200 : 20_000);
        expect(session.snapshot.trouble).toBeNull();
        expect(session.snapshot.match.outcome === null).toBe(isEndless);
        expect(session.snapshot.inputs).toBeGreaterThan(isEndless ? 150 : 0);
        expect(verify(game, session.course.record('seed'))).toMatchObject({ ok: true });
      },
    );

    test('kept inputs bring it back to the same state, dice to come included', async () => {
      const kept: Input<AnyShape>[] = [];
      const { session, hand, table } = laid(game, { sitters: two, kept });
      await playOn(session, hand, 40);
      const again = reopenTable(
        game,
        { header: table.recorder.header, from: null, inputs: kept, reached: session.reached },
        'seed',
      );
      table.recorder.advance(session.reached);
      expect(hashOf(again?.recorder.match)).toBe(hashOf(session.course.match));
      const request = { what: 'test', faces: [6, 6, 6, 6] };
      expect(again?.chance.draw(request)).toEqual(table.chance.draw(request));
    });

    test('its story is the whole log, also after it was opened again, and every part begins where the last one ended', async () => {
      const kept: Input<AnyShape>[] = [];
      const { session, hand, table } = laid(game, { sitters: two, kept });
      await playOn(session, hand, 40);
      expect(session.beats.flatMap(({ entries }) => entries)).toEqual(session.course.log);
      const { header } = table.recorder;
      const again = reopenTable(
        game,
        { header, from: null, inputs: kept, reached: session.course.match.tick },
        'seed',
      )!;
      expect(again.beats.flatMap(({ entries }) => entries)).toEqual(again.recorder.log);
      expect(again.recorder.log).toEqual(session.course.log);
      for (const { before, after, entries } of [...session.beats, ...again.beats])
        expect([before.facts, after.facts]).toEqual([entries[0]!.fact.id, entries.at(-1)!.fact.id + 1]);
    });

    test('time does not pass at the table while it is paused', async () => {
      const { session, hand } = laid(game, { sitters: two });
      await playOn(session, hand, 10);
      session.pause();
      const before = session.snapshot.match.tick;
      hand.pass(3_600_000);
      expect(session.tick).toBe(before);
      session.resume();
      expect(session.snapshot.paused).toBe(false);
      expect(session.tick - before).toBeLessThan(120);
    });

    test('what falls due happens by itself, at its own tick', () => {
      const { session, hand } = laid(game, { sitters: two });
      const due = untilAClockRuns(session, hand);
      hand.pass((due * 1000) / TICKS_PER_SECOND - hand.ms + 1);
      expect(session.course.match.tick).toBe(due);
      const byItself = session.snapshot.fresh.filter(({ source }) => source === 'clock' || source === 'physics');
      expect(byItself.map(({ fact }) => fact.tick)).toContain(due);
    });

    test('what is refused changes nothing and says why', () => {
      const { session } = laid(game, { sitters: two.map(() => 'random'), think: () => new Promise(() => {}) });
      const before = session.snapshot.inputs;
      expect(session.act({ kind: 'pass' })).toMatchObject({ code: 'notYourTurn' });
      expect(session.snapshot.inputs).toBe(before);
    });

    test('a bot that fails is told to the player', async () => {
      const { session, hand } = laid(game, {
        sitters: ['random', 'random'],
        think: () => Promise.reject(new Error('no thought')),
      });
      await playOn(session, hand, 10);
      expect(session.snapshot.trouble).toBe('no thought');
    });
  },
);
