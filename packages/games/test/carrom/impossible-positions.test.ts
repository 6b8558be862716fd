import { registered } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { readScenarios } from '@bande/protocol';
import { describe, expect, test } from 'vitest';

describe('positions that no board can show are refused, and the field is named', () => {
  const reason = (given: object): string => {
    const scenario = { title: 'try', paragraphs: ['ICF-71'], given, expect: {} };
    const read = readScenarios([scenario], [registered(carrom)]);
    return read.ok ? '' : read.refusal;
  };
  const place = [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }];
  test.each([
    ['given.turn: there is no seat 2', { turn: 2 }],
    ['given.breaker: there is no seat 3', { breaker: 3 }],
    ['given.lastShooter: there is no seat 2', { lastShooter: 2 }],
    [
      'given.options[0].seat: there is no such seat',
      { phase: 'placing', owed: { white: { due: 1 } }, options: [{ ...place[0], seat: 3 }] },
    ],
    [
      'given.options: in the phase placing somebody must have the right to place',
      { phase: 'placing', owed: { white: { due: 1 } } },
    ],
    ['given.owed: black may place, but nothing is owed by the other side', { phase: 'placing', options: place }],
    ['given.phase: a right to place belongs to the phase placing', { owed: { white: { due: 1 } }, options: place }],
    ['given.points: with 25 points the game is won', { points: { black: 25 } }],
    ['given.queenSide: somebody must have covered the queen', { queen: 'covered' }],
    ['given.queenSide: the queen is to be covered by the side on turn', { queen: 'pending', queenSide: 'black' }],
    ['given.white: with no piece of a colour on the board', { white: 0 }],
    ['given.black: with no piece of a colour on the board', { black: 0, turn: 1 }],
    [
      'given.white: 3 are said to lie on the board, but places are given for 1',
      { white: 3, pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] } },
    ],
    ['given.queen: she is said to lie on the board, but has no place', { pieces: { w1: [100, 0], b1: [0, 100] } }],
    [
      'given.queen: she is said to be covered, but has a place on the board',
      { queen: 'covered', queenSide: 'white', pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] } },
    ],
    ['given.pieces.w1: it does not lie on the board', { pieces: { w1: [360, 0], b1: [0, 100], q: [0, 0] } }],
    [
      'given.pieces.b1: it overlaps w1; say on: {b1: w1} if it lies on it (ICF-68)',
      { pieces: { w1: [100, 0], b1: [110, 0], q: [0, 0] } },
    ],
    ['given.queenSide: she lies on the board, so nobody has her', { queen: 'board', queenSide: 'white' }],
    ['given.games: with so many games won the match is over', { game: 3, games: { white: 2 } }],
    ['given.games: so many games cannot have been won in game 1', { games: { white: 1 } }],
    ['given.boardNumber: boards are counted from 1', { boardNumber: 0 }],
    ['given.boardNumber: board 9 decides the game', { boardNumber: 10 }],
    ['given.points: board 9 is played only with as many points each', { boardNumber: 9, points: { white: 1 } }],
    ['given.trial: trial boards come before the first board', { game: 2, games: { white: 1 }, trial: 1 }],
    ['given.breakMade: pieces are missing', { breakMade: false, white: 5 }],
    ['given.interval: say which interval it is', { phase: 'interval' }],
    ['given.phase: whoever plays alone', { seats: 1, phase: 'toss' }],
    // fields that nothing would come of
    ['given.white: the board has not begun', { phase: 'setUp', white: 5 }],
    ['given.queen: the board has not begun', { phase: 'setUp', queen: 'covered', queenSide: 'white' }],
    ['given.attempts: the board has not begun', { phase: 'setUp', attempts: 1 }],
    [
      'given.held: the board has not begun',
      {
        phase: 'interval',
        game: 2,
        games: { white: 1 },
        interval: { kind: 'ends', ready: { white: false, black: false } },
        held: true,
      },
    ],
    ['given.lastShooter: the board has not begun', { phase: 'setUp', lastShooter: 0 }],
    ['given.turns: the board has not begun', { phase: 'setUp', turns: { white: 1 } }],
    ['given.turn: the breaker begins the board', { phase: 'setUp', turn: 1 }],
    ['given.phase: a stroke under way cannot be given', { phase: 'running' }],
    ['given.tossWinner: say who has won the toss', { phase: 'tossChoice' }],
    [
      'given.interval: it belongs to the phase interval',
      { interval: { kind: 'ends', ready: { white: true, black: false } } },
    ],
    ['given.result: it belongs to a board that is over', { result: { winner: 'white', points: 3, extra: 0 } }],
    ['given.gameOver: it belongs to a board that is over', { gameOver: true }],
    ['given.decided: the match is not over', { decided: 'white' }],
    ['given.decidedBy: the match is not over', { decidedBy: ['ICF-57'] }],
    ['given.protests: a match that is over waits only for a protest', { phase: 'finished', decided: 'white' }],
    ['given.endedAgo: the next board is set up already', { endedAgo: 120 }],
    ['given.endsChanged: it is the change of the third game', { game: 2, games: { white: 1 }, endsChanged: true }],
    ['given.changeDue: in the first game', { changeDue: true }],
    ['given.secondsLeft: no time for a stroke runs here', { settings: { clocks: false }, secondsLeft: 10 }],
    ['given.secondsLeft: no time for a stroke runs here', { phase: 'setUp', secondsLeft: 10 }],
    ['given.secondsLeft', { secondsLeft: 16 }],
    ['given.secondsLeft', { secondsLeft: -1 }],
    ['given.ends: in singles the players sit south and north', { ends: 1 }],
    ['given.coverTries: there is no queen to be covered', { coverTries: 1 }],
    ['given.uncoveredBy: she has been pocketed again', { queen: 'covered', queenSide: 'white', uncoveredBy: 'black' }],
    ['given.lastShooter: say whose last stroke', { onlyOpponents: true }],
    ['given.strikerOf: only the striker of the last stroke', { turn: 1, strikerOf: 0 }],
    ['given.touchedInTurn: there has been no stroke', { touchedInTurn: true, strokesInTurn: 0 }],
    ['given.attempts: after three attempts the break is lost', { breakMade: false, attempts: 3 }],
    ['given.idleTurns: after three turns each', { idleTurns: { white: 3, black: 3 } }],
    ['given.distractions: the third one costs the match', { distractions: { white: 3 } }],
    ['given.turns: the side on turn has begun one', { turns: { white: 0, black: 1 } }],
    ['given.queenRight: a piece of white has been pocketed', { white: 5, queenRight: { white: false } }],
    ['given.owed.white.returned: these are among the dues', { white: 5, owed: { white: { due: 1, returned: 2 } } }],
    ['given.owed', { owed: { white: { due: 1_000_000_000 } } }],
    ['given.room: the places are known', { room: false, pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] } }],
    [
      'given.pieces: the places are given in metres too',
      { pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] }, metres: { w1: [0.1, 0], b1: [0, 0.1], q: [0, 0] } },
    ],
    ['given.on: say where the pieces lie', { on: { w1: 'b1' } }],
    ['given.on.w2: say where it lies', { pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] }, on: { w2: 'b1' } }],
    [
      'given.pieces.w1: it cannot lie on b1, which is not under it',
      { pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] }, on: { w1: 'b1' } },
    ],
    [
      'given.pieces.w1: it cannot lie on itself',
      { pieces: { w1: [100, 0], b1: [110, 0], q: [0, 0] }, on: { w1: 'b1', b1: 'w1' } },
    ],
    [
      'given.pieces.w1: there it would have fallen into the pocket',
      { pieces: { w1: [350, 350], b1: [0, 100], q: [0, 0] } },
    ],
    ['given.measured: no places are given', { white: 5, measured: true }],
    [
      'given.options[0].name: there are place and demand',
      { options: [{ name: 'dance', owner: 'white', choices: [] }] },
    ],
    [
      'given.options[0].choices: with place there are waive',
      { phase: 'placing', owed: { white: { due: 1 } }, options: [{ ...place[0], choices: ['keep'] }] },
    ],
    [
      'given.options[0].seat: say which seat of black may place',
      {
        phase: 'placing',
        owed: { white: { due: 1 } },
        options: [{ name: 'place', owner: 'black', choices: ['waive'] }],
      },
    ],
    [
      'given.options[0].seat: say which seat of black may place',
      { phase: 'placing', owed: { white: { due: 1 } }, options: [{ ...place[0], seat: 0 }] },
    ],
    [
      'given.options[0].name: extra points are demanded by the winner',
      {
        phase: 'boardOver',
        result: { winner: 'white', points: 3, extra: 1 },
        options: [{ name: 'demand', owner: 'black', choices: ['demand', 'decline'] }],
      },
    ],
    ['given.trial: trial boards come before the first board', { trial: 1, points: { white: 3 } }],
    ['given.points: both cannot have won the game', { phase: 'boardOver', points: { white: 25, black: 26 } }],
    ['given.points: whoever plays alone', { seats: 1, points: { white: 3 } }],
    [
      'given.start: the board under way began before it',
      {
        game: 1,
        start: {
          game: 2,
          games: { white: 1, black: 0 },
          boardNumber: 1,
          trial: 0,
          points: { white: 0, black: 0 },
          firstBreaker: 0,
          gameBreaker: 0,
          breaker: 0,
          ends: 0,
          endsChanged: false,
        },
      },
    ],
    [
      'given.protests[0].left: it has at most',
      {
        protests: [
          {
            number: 1,
            by: 'white',
            feePaid: true,
            handedIn: true,
            from: {
              game: 1,
              games: { white: 0, black: 0 },
              boardNumber: 1,
              trial: 0,
              points: { white: 0, black: 0 },
              firstBreaker: 0,
              gameBreaker: 0,
              breaker: 0,
              ends: 0,
              endsChanged: false,
            },
            endedAgo: null,
            left: 900_000,
          },
        ],
      },
    ],
  ])('%s', (line, given) => {
    expect(reason(given)).toContain(line);
  });
  test('what can be is not', () => {
    expect(reason({ seats: 4, turn: 3, lastShooter: 2 })).toBe('');
    expect(reason({ boardNumber: 10, points: { white: 1 }, settings: { round: 'quarterFinal' } })).toBe('');
    expect(reason({ phase: 'boardOver', games: { white: 1 }, gameOver: true })).toBe('');
    expect(reason({ pieces: { w1: [0, 0], b1: [0, 0], q: [0, 0] }, measured: false })).toBe('');
    expect(
      reason({ phase: 'boardOver', points: { white: 26 }, result: { winner: 'white', points: 2, extra: 0 }, white: 0 }),
    ).toBe('');
    expect(reason({ phase: 'placing', white: 0, owed: { white: { due: 2 } }, options: place })).toBe('');
    expect(reason({ pieces: { w1: [100, 0], b1: [110, 0], q: [0, 0] }, on: { b1: 'w1' } })).toBe('');
    expect(reason({ pieces: { w1: [100, 0], b1: [131.8, 0], q: [0, 0] } })).toBe('');
  });
});
