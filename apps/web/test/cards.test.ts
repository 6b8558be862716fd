import { describe, expect, test } from 'vitest';
import {
  callsOf,
  isPast,
  lastCard,
  MOST_CALLS,
  ownCard,
  paragraphsOf,
  shortCard,
  type Card,
  type Room,
} from '../src/board/moments.ts';
import { linesOf, shortlyOf } from '../src/board/story/call-lines.ts';
import { isStillRead, readBy, readingMs, saysThe } from '../src/table/turns/held-card.ts';
import {
  beatsFrom,
  callsIn,
  carrom,
  carromLight,
  freeBall,
  logOf,
  misses,
  read,
  seen,
  soccer,
  soccerLight,
  type Step,
  striker,
  stroke,
} from './told.ts';

describe('a cause and its consequence are one card', () => {
  const ranOut = beatsFrom(soccer, read(soccer, freeBall), [misses, { wait: 7201 }]);

  test('time ran out, therefore a free kick, though somebody chose it in between', () => {
    expect(callsIn(lastCard(soccerLight!, logOf(ranOut)))).toEqual([['minorFoul', false]]);
    const { after } = ranOut.at(-1)!;
    const taken = beatsFrom(soccer, after, [
      { kind: 'action', by: 0, action: { kind: 'choose', option: after.options[0]!.id, choice: 'take' } },
    ]);
    const card = lastCard(soccerLight!, logOf([...ranOut, ...taken]))!;
    expect(callsIn(card)).toEqual([
      ['minorFoul', false],
      ['freeKick', true],
    ]);
    for (const { ruling } of card) expect(paragraphsOf(card)).toContain(ruling.paragraphs[0]);
  });

  test('a pause in between is no new moment', () => {
    const { after } = ranOut.at(-1)!;
    const rested = beatsFrom(soccer, after, [{ kind: 'clock', command: { kind: 'pause' } }]);
    expect(callsIn(lastCard(soccerLight!, logOf([...ranOut, ...rested])))).toEqual([['minorFoul', false]]);
  });

  test('the striker falls, therefore turn and pieces', () => {
    const beats = beatsFrom(carrom, read(carrom, { white: 5, black: 5, turn: 0 }), [striker(0)]);
    const card = lastCard(carromLight!, logOf(beats));
    expect(callsIn(card)).toEqual([
      ['due', false],
      ['turnPasses', true],
      ['placing', true],
    ]);
  });

  test('pieces that are owed and placed stand on the card of the stroke that cost them, all of them counted', () => {
    const given = { white: 5, black: 5, turn: 0 };
    const places = (x: number): Step => seen({ kind: 'placed', by: 1, at: [x, 0] });
    const said = (...steps: readonly Step[]): unknown => {
      const beats = beatsFrom(carrom, read(carrom, given), [stroke(0, { striker: true, white: 1 }), ...steps]);
      const { after } = beats.at(-1)!;
      return linesOf(carromLight!, after, lastCard(carromLight!, logOf(beats))!).map(({ words }) =>
        words.map(({ de, en }) => `${de} | ${en}`).join(' / '),
      );
    };
    const cause =
      'Striker mit eigenem Stein versenkt: Heim schuldet 2 Steine. | Striker and own piece pocketed: Home owes 2 pieces.';
    const turn = 'Heim schießt weiter. | Home strikes again.';
    expect(said()).toEqual([
      cause,
      `${turn} / Gast darf 2 Steine von Heim platzieren. | Guest may place 2 pieces of Home.`,
    ]);
    expect(said(places(40))).toEqual([
      cause,
      `${turn} / Gast hat einen Stein von Heim zurück aufs Brett gelegt. | Guest has put 1 piece of Home back on the board.`,
    ]);
    expect(said(places(40), places(-40))).toEqual([
      cause,
      `${turn} / Gast hat 2 Steine von Heim zurück aufs Brett gelegt. | Guest has put 2 pieces of Home back on the board.`,
    ]);
  });

  test('what was called of one’s own stroke is read beside what others did then, until one goes on', () => {
    const given = read(carrom, { white: 5, black: 5, turn: 0 });
    const beside = (pocketed: object, ...steps: readonly Step[]): readonly string[] | null => {
      const beats = beatsFrom(carrom, given, [stroke(0, pocketed), ...steps]);
      const log = logOf(beats);
      const own = ownCard(carromLight!, log, 0, lastCard(carromLight!, log)!);
      return own === null ? null : shortlyOf(carromLight!, beats.at(-1)!.after, own).map(({ en }) => en);
    };
    expect(beside({})).toBeNull();
    expect(beside({}, stroke(1, {}))).toEqual(['Home pockets nothing.']);
    expect(beside({}, stroke(1, { black: 1 }), stroke(1, {}))).toEqual(['Home pockets nothing.']);
    const places = seen({ kind: 'placed', by: 1, at: [40, 0] });
    expect(beside({ striker: true }, places)).toBeNull();
    expect(beside({ striker: true }, places, stroke(1, {}))).toEqual([
      'Home pockets the striker.',
      'Home owes a piece.',
    ]);
  });

  test('a card is read before a lighter one takes its place, unless somebody here goes on', () => {
    const beats = beatsFrom(carrom, read(carrom, { white: 5, black: 5, turn: 0 }), [striker(0)]);
    const card = lastCard(carromLight!, logOf(beats))!;
    const note = lastCard(carromLight!, logOf(beatsFrom(carrom, beats.at(-1)!.after, [stroke(1, {})])))!;
    const held = { card, match: beats[0]!.after, since: 1000, until: 5000, before: 3 };
    const stays = (next: Card | null, now = 4999, before = 3): boolean =>
      isStillRead(carromLight!, held, next, { now, before });
    expect([stays(note), stays(null), stays(card)]).toEqual([true, true, false]);
    expect([stays(note, 5000), stays(null, 5000), stays(note, 4999, 4)]).toEqual([false, false, false]);
    // Live it stays until a hand takes hold of the table, and there was time to read it.
    const live = { before: 4, isLive: true };
    expect([4999, 60_000].map((now) => isStillRead(carromLight!, held, null, { ...live, now }))).toEqual([true, true]);
    expect(isStillRead(carromLight!, held, note, { ...live, now: 5000 })).toBe(false);
    const put = (now: number, aimed: number): boolean =>
      readBy(held, { options: [] }, { now, aimed }, null) === saysThe(card);
    expect([put(4999, 2000), put(5000, 999), put(5000, 2000), put(60_000, 60_000)]).toEqual([false, false, true, true]);
    expect([readingMs(['Foul.']), readingMs(['x'.repeat(60), 'x'.repeat(40)])]).toEqual([4000, 6000]);
  });

  test('a note is past when the next step begins; a whistle when somebody here goes on, or when the next thing is told', () => {
    const entry = (at: number, kind: string, call: string): unknown => ({
      source: 'action',
      fact: { id: at, tick: at, kind },
      rulings: call === '' ? [] : [{ call, paragraphs: [], evidence: [] }],
    });
    const log = (call: string, ...more: unknown[]): never => [entry(1, 'ballPlayed', call), ...more] as never;
    const past = (entries: never, before = 0): boolean =>
      isPast(soccerLight!, lastCard(soccerLight!, entries)!, entries, before);
    expect(past(log('freeBall'))).toBe(false);
    expect(past(log('freeBall', entry(2, 'paused', '')))).toBe(false);
    expect(past(log('freeBall', entry(2, 'rolled', '')))).toBe(true);
    expect(past(log('kickOffReady', entry(2, 'rolled', '')))).toBe(true);
    expect(past(log('offside', entry(2, 'rolled', '')))).toBe(false);
    expect(past(log('offside', entry(2, 'rolled', '')), 1)).toBe(true);
    expect(callsIn(lastCard(soccerLight!, log('offside', entry(2, 'ballPlayed', 'freeBall'))))).toEqual([
      ['freeBall', false],
    ]);
  });

  test('what somebody does next is a card of its own', () => {
    const beats = beatsFrom(soccer, read(soccer, { ...freeBall, pawns: { R10: 'blue:D3' } }), [
      { kind: 'action', by: 0, action: { kind: 'move', pawn: 'R10', to: 'blue:D2' } },
    ]);
    expect((callsIn(lastCard(soccerLight!, logOf([...ranOut, ...beats]))) as unknown[][])[0]![0]).toBe('captured');
  });

  test('a card has room for five, on a phone for three: what was whistled for, and how play goes on', () => {
    const entry = { source: 'physics', fact: { id: 1, tick: 0, kind: 'strokeEnded' } };
    const short = (most: Room, ...names: readonly string[]): unknown => {
      const rulings = names.map((call) => ({ call, paragraphs: [call], evidence: [] }));
      const all = callsOf(carromLight!, [{ ...entry, rulings } as never]) as Card;
      return shortCard(carromLight!, all, most).map(({ ruling }) => ruling.call);
    };
    const many = ['foul', 'returned', 'due', 'queenOut', 'turnPasses', 'placing'];
    expect(short(MOST_CALLS.wide, ...many)).toEqual(['foul', 'due', 'queenOut', 'turnPasses', 'placing']);
    expect(short(MOST_CALLS.narrow, ...many)).toEqual(['foul', 'turnPasses', 'placing']);
    expect(short(MOST_CALLS.narrow, 'due', 'returned', 'turnKept', 'placing')).toEqual(['due', 'turnKept', 'placing']);
    expect(short(MOST_CALLS.narrow, 'countsAsLawful', 'due', 'placing')).toEqual(['due', 'placing']);
    expect(short(MOST_CALLS.narrow, 'turnPasses')).toEqual(['turnPasses']);
  });
});
