import { light as subbuteoView } from '@bande/games/subbuteo/view/light.ts';
import { describe, expect, test } from 'vitest';
import { lastCard } from '../src/board/moments.ts';
import { chaptersOf, lineReached, storyOf } from '../src/board/story/story.ts';
import {
  beatsFrom,
  callsIn,
  carrom,
  carromLight,
  freeBall,
  gameNamed,
  logOf,
  misses,
  read,
  soccer,
  soccerLight,
  striker,
} from './told.ts';

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
