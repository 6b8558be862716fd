import { playerNamed } from '@bande/ai';
import { hashOf, legalActions, type Action, type AnyShape, type Input } from '@bande/core';
import { registry } from '@bande/games';
import { verify } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { newTable, reopenTable, usualSetup, type OpenTable } from '../src/session/open.ts';
import { Session, type Sitter, type Thinker } from '../src/session/session.ts';

/** A clock moved by hand: what is due runs in order. */
class Hand {
  ms = 0;
  readonly #due: { at: number; run: () => void }[] = [];
  readonly now = (): number => this.ms;
  readonly after = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.ms + ms, run };
    this.#due.push(entry);
    return () => void (this.#due.includes(entry) && this.#due.splice(this.#due.indexOf(entry), 1));
  };
  pass(ms: number): void {
    const end = this.ms + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due.splice(this.#due.indexOf(next), 1);
      this.ms = Math.max(this.ms, next.at);
      next.run();
    }
    this.ms = end;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function seat(table: OpenTable, sitters: readonly Sitter[], hand: Hand, kept: Input<AnyShape>[] = [], think?: Thinker): Session {
  const { game } = { game: registry[0]! };
  const bot = playerNamed(game, 'random', 'bot', 1);
  const thinker: Thinker = think ?? ((match, who) => Promise.resolve(bot(match, who, legalActions(game, match, who))));
  return new Session({ game, ...table, sitters, thinker, now: hand.now, after: hand.after, roller: () => null, keep: (input) => kept.push(input) });
}

const fresh = (sitters: readonly Sitter[], settings: object = {}): OpenTable => newTable(registry[0]!, usualSetup(registry[0]!, settings), sitters, 'seed');

/** Plays on as an impatient person would: rolls, takes the first choice, watches nothing to its end. */
async function playOn(session: Session, hand: Hand, steps: number): Promise<void> {
  for (let i = 0; i < steps && session.snapshot.match.outcome === null; i++) {
    hand.pass(1000);
    session.shown();
    const { chance, rollHere, legal } = session.snapshot;
    if (chance !== null && rollHere) session.roll();
    else if (legal.length > 0) session.act(legal[i % legal.length] as Action<AnyShape>);
    await settled();
  }
}

describe('a match at one device', () => {
  test('against a bot comes to its end and its record holds', async () => {
    const hand = new Hand();
    const session = seat(fresh(['human', 'random'], { halfMinutes: 1, extraMinutes: 0.5 }), ['human', 'random'], hand);
    session.start();
    await playOn(session, hand, 5000);
    expect(session.snapshot.trouble).toBeNull();
    expect(session.snapshot.match.outcome).not.toBeNull();
    expect(verify(registry[0]!, session.recorder.record('seed'))).toMatchObject({ ok: true });
  });

  test('kept inputs bring it back to the same state, dice to come included', async () => {
    const [hand, kept]: [Hand, Input<AnyShape>[]] = [new Hand(), []];
    const table = fresh(['human', 'human']);
    const session = seat(table, ['human', 'human'], hand, kept);
    session.start();
    await playOn(session, hand, 40);
    const again = reopenTable(registry[0]!, table.recorder.header, null, kept, 'seed');
    expect(hashOf(again?.recorder.match)).toBe(hashOf(session.snapshot.match));
    const request = { what: 'test', faces: [6, 6, 6, 6] };
    expect(again?.chance.draw(request)).toEqual(table.chance.draw(request));
  });

  test('time does not pass at the table while it is paused', async () => {
    const hand = new Hand();
    const session = seat(fresh(['human', 'human']), ['human', 'human'], hand);
    session.start();
    await playOn(session, hand, 10);
    session.pause();
    const before = session.snapshot.match.tick;
    hand.pass(3_600_000);
    expect(session.tick).toBe(before);
    session.resume();
    expect(session.snapshot.paused).toBe(false);
    expect(session.tick - before).toBeLessThan(120);
  });

  test('a clock runs out by itself', async () => {
    const hand = new Hand();
    const session = seat(fresh(['human', 'human'], { halfMinutes: 0.1 }), ['human', 'human'], hand);
    session.start();
    await playOn(session, hand, 6);
    session.shown();
    const { period } = session.game.notation.describe(session.snapshot.match);
    hand.pass(60_000);
    expect(period).toBe('first');
    expect(session.game.notation.describe(session.snapshot.match)['period']).toBe('second');
  });

  test('what is refused changes nothing and says why', () => {
    const hand = new Hand();
    const session = seat(fresh(['human', 'human']), ['human', 'human'], hand);
    session.start();
    const before = session.snapshot.inputs;
    expect(session.act({ kind: 'pass' })).toMatchObject({ code: 'notYourTurn' });
    expect(session.snapshot.inputs).toBe(before);
  });

  test('a bot that fails is told to the player', async () => {
    const hand = new Hand();
    const session = seat(fresh(['random', 'random']), ['random', 'random'], hand, [], () => Promise.reject(new Error('no thought')));
    session.start();
    await playOn(session, hand, 10);
    expect(session.snapshot.trouble).toBe('no thought');
  });
});
