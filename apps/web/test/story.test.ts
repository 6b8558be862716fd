import {
  later,
  letPass,
  play,
  tick,
  type AnyGame,
  type AnyShape,
  type Input,
  type LogEntry,
  type Match,
} from '@bande/core';
import { registry } from '@bande/games';
import type { GameView } from '@bande/stage/view';
import { light as carromView } from '@bande/games/carrom/view/light.ts';
import { light as subbuteoView } from '@bande/games/subbuteo/view/light.ts';
import { light as soccerView } from '@bande/games/soccer-tactics/view/light.ts';
import { describe, expect, test } from 'vitest';
import type { Beat } from '../src/session/beats.ts';
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
import { chaptersOf, lineReached, storyOf } from '../src/board/story/story.ts';

const gameNamed = (id: string): AnyGame => registry.find((game) => game.id === id)!;
const [soccer, carrom] = [gameNamed('soccer-tactics'), gameNamed('carrom')];
const [soccerLight, carromLight] = [soccerView, carromView] as unknown as readonly GameView<AnyShape>[];

type Step = Record<string, unknown> | { readonly wait: number };

/** What happens from a position on, one thing after the other. */
function beatsFrom(game: AnyGame, given: Match<AnyShape>, steps: readonly Step[]): readonly Beat[] {
  const beats: Beat[] = [];
  let match = given;
  for (const step of steps) {
    const before = match;
    if ('wait' in step) {
      const passed = letPass(game, match, later(match.tick, Number(step['wait'])));
      match = passed.match;
      beats.push({ before, after: match, entries: passed.log });
      continue;
    }
    const done = play(game, match, { tick: tick(match.tick), ...step } as unknown as Input<AnyShape>);
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    match = done.value.match;
    beats.push({ before, after: match, entries: done.value.log });
  }
  return beats;
}
const logOf = (beats: readonly Beat[]): readonly LogEntry<AnyShape>[] => beats.flatMap(({ entries }) => entries);
const read = (game: AnyGame, position: object): Match<AnyShape> =>
  game.notation.readGiven(position, game.editions[0]!.id);
const callsIn = (card: Card | null): unknown => card?.map(({ ruling, follows }) => [ruling.call, follows]);

const freeBall = { phase: 'captureA', attacker: 'red', ball: 'blue:D2', roll: 1 };
const misses = { kind: 'action', by: 0, action: { kind: 'move', pawn: 'R7', to: 'red:C7' } };
const seen = (fact: object): Step => ({ kind: 'facts', by: 'referee', facts: [carrom.schemas.event.parse(fact)] });
const stroke = (by: number, pocketed: object): Step => seen({ kind: 'strokeEnded', by, pocketed });
const striker = (by: number): Step => stroke(by, { striker: true });

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

describe('the log tells the match as a story', () => {
  const beats = beatsFrom(
    soccer,
    read(soccer, {
      phase: 'attackMove',
      attacker: 'red',
      carrier: 'R10',
      secondsLeft: 300,
      pawns: { R10: 'red:D8' },
    }),
    [
      { kind: 'chance', draws: [2] },
      { wait: 600 },
      { kind: 'action', by: 0, action: { kind: 'move', pawn: 'R7', to: 'red:C8' } },
      { kind: 'chance', draws: [3] },
      { kind: 'action', by: 0, action: { kind: 'play', to: 'blue:D6' } },
    ],
  );
  const told = logOf(beats).length;

  test('one line a move, with who, what, dice and the clock', () => {
    const lines = storyOf(soccerLight!, beats, told);
    expect(
      lines.map((line) => [line.told?.by, line.told?.words.en, line.dice.flatMap(({ values }) => values)]),
    ).toEqual([
      ['red', 'Red move number 7 from C6 to C8 in Red’s half.', [2]],
      ['red', 'Red play the ball from D8 in Red’s half to D6 in Blue’s half.', [3]],
    ]);
    expect(lines.map(({ secondsLeft }) => secondsLeft)).toEqual([295, 295]);
    expect(lines[1]!.calls.map(({ ruling }) => ruling.call)).toEqual(['freeBall']);
    expect(chaptersOf(lines).map(({ period, lines: under }) => [period.en, under.length])).toEqual([['1st half', 2]]);
  });

  test('a line is reached when everything of it has been told, and not while its dice roll', () => {
    const [move, ball] = storyOf(soccerLight!, beats, told);
    const lines = [move!, { ...ball!, last: ball!.place + 1 }];
    expect([0, 1, 2, 3, 4, 5].map((so) => lineReached(lines, so)?.place)).toEqual([undefined, undefined, 1, 1, 1, 3]);
  });

  test('nothing is told before it is seen', () => {
    expect(storyOf(soccerLight!, beats, told - 1)).toHaveLength(1);
    expect(storyOf(soccerLight!, beats, 1)).toEqual([]);
    const cut = storyOf(soccerLight!, beats, told - 1);
    expect(cut[0]!.dice).toHaveLength(1);
  });

  test('what the clock does by itself is a line, and what is chosen after it stands under it', () => {
    const ranOut = beatsFrom(soccer, read(soccer, freeBall), [misses, { wait: 7201 }]);
    const { after } = ranOut.at(-1)!;
    const all = [
      ...ranOut,
      ...beatsFrom(soccer, after, [
        { kind: 'action', by: 0, action: { kind: 'choose', option: after.options[0]!.id, choice: 'take' } },
      ]),
    ];
    const lines = storyOf(soccerLight!, all, logOf(all).length);
    expect(lines.map((line) => [line.told === null, line.calls.map(({ ruling }) => ruling.call)])).toEqual([
      [false, ['notReached']],
      [true, ['minorFoul', 'freeKick']],
    ]);
    expect(lines[1]!.calls.map(({ follows }) => follows)).toEqual([false, true]);
  });

  test('a game without a match clock is told by the time that has passed', () => {
    const strokes = beatsFrom(carrom, read(carrom, { white: 5, black: 5, turn: 0 }), [{ wait: 240 }, striker(0)]);
    const lines = storyOf(carromLight!, strokes, logOf(strokes).length);
    expect(lines.map((line) => [line.told?.by, line.told?.words.en])).toEqual([['white', 'Home pockets the striker.']]);
    expect(chaptersOf(lines)[0]!.lines[0]!.seconds).toBeCloseTo(2, 3);
  });
});

describe('how it ended is said as it ended', () => {
  test('on penalties', () => {
    const kick = read(soccer, {
      period: 'shootOut',
      phase: 'shot',
      ball: 'spot',
      penalty: true,
      reachedBox: true,
      score: { red: 1, blue: 1 },
      attacker: 'blue',
      carrier: 'B9',
      shootOut: { first: 'red', taken: { red: 5, blue: 4 }, goals: { red: 3, blue: 2 } },
      pawns: { B9: 'red:E4', R1: 'line' },
    });
    const beats = beatsFrom(soccer, kick, [{ kind: 'chance', draws: [3600] }]);
    const { after } = beats.at(-1)!;
    expect(after.outcome?.winner).toBe('red');
    expect(soccerLight!.ending?.(after, logOf(beats)).by?.en).toBe('Decided on penalties, 3 : 2.');
  });

  test('time up', () => {
    const last = read(soccer, {
      period: 'second',
      phase: 'attackMove',
      attacker: 'red',
      carrier: 'R10',
      secondsLeft: 1,
      score: { red: 2, blue: 1 },
    });
    const beats = beatsFrom(soccer, last, [{ wait: 240 }]);
    const { after } = beats.at(-1)!;
    expect(soccerLight!.ending?.(after, logOf(beats)).by?.de).toBe('Die Spielzeit ist um: mehr Tore.');
    expect(callsIn(lastCard(soccerLight!, logOf(beats)))).toEqual([
      ['periodOver', false],
      ['matchWon', true],
    ]);
  });

  test('by giving up, and on points', () => {
    const board = read(carrom, { white: 5, black: 5, turn: 0 });
    const gaveUp = beatsFrom(carrom, board, [{ kind: 'action', by: 1, action: { kind: 'concede', what: 'match' } }]);
    expect(carromLight!.ending?.(gaveUp.at(-1)!.after, logOf(gaveUp)).by?.en).toBe('Guest conceded.');
    expect(carromLight!.ending?.(board, []).by).toBeNull();
  });
});

test('a ball in the goal is one line: that it is over the line is said with it', () => {
  const subbuteo = gameNamed('subbuteo');
  const before = read(subbuteo, {});
  const facts = [
    { kind: 'ballOver', line: 'north', inGoal: true, tick: 5 },
    { kind: 'ballOver', line: 'north', inGoal: false, tick: 90 },
  ];
  const entries = facts.map((fact, id) => ({ source: 'motion', rulings: [], fact: { id, ...fact } }));
  const story = storyOf(subbuteoView, [{ before, after: before, entries: entries as never }], 2);
  expect(story.map(({ told }) => told?.words.en)).toEqual(['Ball in Blue’s goal.', 'Ball over Blue’s goal line.']);
});
