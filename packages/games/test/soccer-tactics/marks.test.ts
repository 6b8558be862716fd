import { soccerTactics } from '@bande/games/soccer-tactics';
import { legalFor } from '@bande/games/soccer-tactics/legal.ts';
import { pawnNamed } from '@bande/games/soccer-tactics/names.ts';
import type { Match } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES, squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { light } from '@bande/games/soccer-tactics/view/light.ts';
import { linedUp } from '@bande/games/soccer-tactics/view/hands/lined-up.ts';
import { offsideLine, reachersOf, targetsOf } from '@bande/games/soccer-tactics/view/aims/targets.ts';
import { wonBetween } from '@bande/games/soccer-tactics/view/shown/won.ts';
import { trailAfter } from '@bande/games/soccer-tactics/view/shown/trail.ts';
import { describe, expect, test } from 'vitest';

const given = (position: object): Match => soccerTactics.notation.readGiven(position, 'stw');
const duty = (match: Match, language: 'de' | 'en'): string =>
  soccerTactics
    .duties(match)
    .map((one) => light.dutyWords(one, match)[language])
    .join(' ');

describe('what is met on a square is marked', () => {
  const passing = given({
    phase: 'attackPlay',
    attacker: 'red',
    carrier: 'R10',
    roll: 2,
    pawns: {
      R10: 'blue:D6',
      R11: 'blue:D4',
      R9: 'blue:F8',
      R8: 'blue:B6',
      Ba: 'blue:B5',
      Bb: 'blue:C5',
      Bc: 'blue:E5',
      Bd: 'blue:G5',
    },
  });
  test('one’s own, nobody, and where the referee would call offside [STW-7.2]', () => {
    const targets = targetsOf(passing, []);
    expect(targets.get('blue:D4')).toBe('offside');
    expect(targets.get('blue:F8')).toBe('own');
    expect(targets.get('blue:B8')).toBe('empty');
    expect([...targets.keys()].toSorted()).toEqual(
      legalFor(passing, 0)
        .flatMap((action) => (action.kind === 'play' ? [action.to] : []))
        .toSorted(),
    );
  });
  test('the offside line lies before the last defender while the ball is to be played [STW-7.1]', () => {
    expect(offsideLine(passing)).toEqual({ side: 1, row: 5 });
    expect(offsideLine(given({ phase: 'attackMove', attacker: 'red', carrier: 'R10', roll: 2 }))).toBeNull();
  });
});

describe('a ball that is to be won', () => {
  const at = (square: string, roll: number): Match => given({ phase: 'captureA', attacker: 'red', ball: square, roll });
  test('is reached by those whose move may end on it', () => {
    expect(reachersOf(at('blue:D7', 2))).toEqual(new Set(['R10']));
    expect(reachersOf(given({ phase: 'attackMove', attacker: 'red', carrier: 'R10', roll: 2 }))).toBeNull();
  });
  test('its square is told from all others, and named', () => {
    const free = at('blue:D7', 2);
    const targets = targetsOf(free, ['R10']);
    expect([...targets].filter(([, kind]) => kind !== 'empty')).toEqual([['blue:D7', 'ball']]);
    expect(light.dutyWords(soccerTactics.duties(free)[0]!, free, ['R10']).de).toBe(
      'Rot 10 zieht 2 Felder weit: auf D7 (Doppelring) liegt der Ball.',
    );
  });
  test('where an opponent has it there is a duel; one without it is only somebody in the way', () => {
    const held = given({
      phase: 'challenge',
      attacker: 'blue',
      carrier: 'B10',
      roll: 2,
      rollChosen: true,
      pawns: { B10: 'blue:D6', R9: 'blue:F6', B8: 'blue:F4' },
    });
    const targets = targetsOf(held, ['R9']);
    expect(targets.get('blue:D6')).toBe('opponent');
    expect(targets.get('blue:F4')).toBe('empty');
    for (const picked of [['R9'], ['R9', 'blue:D6']])
      expect(light.dutyWords(soccerTactics.duties(held)[0]!, held, picked).en).toContain('duel for the ball');
  });
  test('whoever wins it is glad of it, and nobody of a ball that was his own', () => {
    const [free, mine] = [at('blue:D7', 2), given({ phase: 'challenge', attacker: 'red', carrier: 'R10' })];
    const won = { ...mine.state, ball: free.state.ball };
    expect(wonBetween(free.state, won)).toEqual({ side: 0, what: 'ball', at: free.state.ball });
    expect(wonBetween(won, { ...won, phase: 'attackMove' })).toBeNull();
    expect(wonBetween(won, { ...won, score: [1, 0] })).toMatchObject({ side: 0, what: 'goal' });
  });
  test('is reached by nobody: that is said', () => {
    const far = at('blue:D2', 1);
    expect(reachersOf(far)).toEqual(new Set());
    expect(duty(far, 'en')).toBe('With a 1 nobody of Red reaches the ball: move any pawn.');
    expect(duty(far, 'de')).toBe('Mit einer 1 erreicht niemand von Rot den Ball: irgendeine Figur ziehen.');
  });
});

test('whoever is given a square in the line-up stands there at once', () => {
  const start = given({ phase: 'formation', attacker: 'red' });
  const placed = linedUp(start, ['red:E8', 'red:G8']);
  expect(SQUARE_NAMES[placed.pawns[pawnNamed('R10')!]!]).toBe('red:E8');
  expect(SQUARE_NAMES[placed.pawns[pawnNamed('R11')!]!]).toBe('red:G8');
  expect(SQUARE_NAMES[placed.ball]).toBe('red:E8');
});

test('the last move stays to be seen until the next one', () => {
  const { state: before, setup } = given({ phase: 'attackMove', attacker: 'red', carrier: 'R10', roll: 2 });
  const moved = { ...before, pawns: before.pawns.with(pawnNamed('R7')!, squareNamed('red:C8')!) };
  const trail = trailAfter(null, before, moved, setup.settings);
  expect(trail).toMatchObject({ mover: pawnNamed('R7'), side: 0 });
  expect([trail?.along[0], trail?.along.at(-1)].map((square) => SQUARE_NAMES[square!])).toEqual(['red:C6', 'red:C8']);
  expect(trailAfter(trail, moved, { ...moved, roll: 0 }, setup.settings)).toBe(trail);
  expect(trailAfter(trail, moved, { ...moved, phase: 'placing' }, setup.settings)).toBeNull();
});
