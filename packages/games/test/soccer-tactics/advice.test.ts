import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES, pawnNamed } from '@bande/games/soccer-tactics/names.ts';
import type { Match } from '@bande/games/soccer-tactics/state.ts';
import { distance, squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { adviceFor } from '@bande/games/soccer-tactics/view/aims/advice.ts';
import { covers, handFor } from '@bande/games/soccer-tactics/view/taught/hint-hand.ts';
import { ballAt, type Right } from '@bande/games/soccer-tactics/view/layout.ts';
import { dutyWords } from '@bande/games/soccer-tactics/view/words/duties.ts';
import { refusalWords } from '@bande/games/soccer-tactics/view/words/refusals.ts';
import { promised } from '@bande/games/soccer-tactics/view/aims/promises.ts';
import { reachersOf, targetsOf } from '@bande/games/soccer-tactics/view/aims/targets.ts';
import { describe, expect, test } from 'vitest';

const given = (position: object): Match => soccerTactics.notation.readGiven(position, 'stw');
const free = (square: string, roll: number): Match => given({ phase: 'captureA', attacker: 'red', ball: square, roll });
const at = (square: string): number => squareNamed(square)!;

describe('what a newcomer is shown', () => {
  test('is a pawn that reaches the ball, and its square', () => {
    for (const [square, roll] of [
      ['blue:D7', 2],
      ['blue:F8', 5],
      ['red:A8', 3],
    ] as const) {
      const match = free(square, roll);
      const reachers = new Set([...reachersOf(match)!].map(pawnNamed));
      expect(reachers.size).toBeGreaterThan(0);
      const advice = adviceFor(match, 'move', [])!;
      expect(reachers).toContain(advice.pawn);
      expect(advice.to).toBe(at(square));
    }
  });
  test('who reaches the ball is also said', () => {
    const match = free('blue:D7', 2);
    const led = [...promised(match, [])].filter(([, { inVain }]) => inVain !== true).map(([pawn]) => pawn);
    expect(new Set(led)).toEqual(reachersOf(match));
    expect(promised(match, ['R10']).get('blue:D7')?.de).toBe('gewinnt den Ball');
  });
  test('who does not reach it is told why, by the rule, when he is pointed at and when he is picked', () => {
    const match = free('red:D7', 3);
    expect(promised(match, []).get('R10')).toEqual({
      de: 'erreicht den Ball nicht: zu nah, die 3 muss genau aufgehen (§ STW-2.2)',
      en: 'does not reach the ball: too near, the 3 must be used exactly (§ STW-2.2)',
      inVain: true,
    });
    const [duty] = soccerTactics.duties(match);
    expect(dutyWords(duty!, match, ['R10']).de).toContain('zu nah, die 3 muss genau aufgehen (§ STW-2.2)');
    expect(promised(match, []).get('R1')).toBeUndefined();
  });
  test('a square is no answer where a pawn is asked for', () => {
    const refusal = { code: 'notOffered', paragraphs: ['STW-4C.1'] } as const;
    expect(refusalWords(refusal, free('red:D7', 3))?.de).toBe('Erst eine Figur mit Ring wählen, dann ihr Feld.');
  });
  test('is at least a move towards the ball where nobody reaches it', () => {
    const match = free('blue:D2', 1);
    const { pawn, to } = adviceFor(match, 'move', [])!;
    expect(distance(to, at('blue:D2'))).toBeLessThan(distance(match.state.pawns[pawn!]!, at('blue:D2')));
  });
  test('keeps to the pawn that was picked', () => {
    expect(adviceFor(free('blue:D7', 2), 'move', ['R7'])!.pawn).toBe(pawnNamed('R7'));
  });
  test('is a pass to one’s own before an empty square, and never offside', () => {
    const match = given({
      phase: 'attackPlay',
      attacker: 'red',
      carrier: 'R10',
      roll: 2,
      pawns: {
        R10: 'blue:D6',
        R11: 'blue:D4',
        R9: 'blue:F8',
        Ba: 'blue:B5',
        Bb: 'blue:C5',
        Bc: 'blue:E5',
        Bd: 'blue:G5',
      },
    });
    expect(targetsOf(match, []).get('blue:D4')).toBe('offside');
    expect(adviceFor(match, 'play', [])!.to).toBe(at('blue:F8'));
    expect(promised(match, []).get('blue:D4')).toEqual({
      de: 'Abseits, der Schiedsrichter pfeift',
      en: 'offside, the referee whistles',
    });
    expect(promised(match, []).get('blue:F8')?.en).toBe('a pass, and play again');
    expect(promised(match, []).get('blue:B8')?.en).toBe('a free ball, both may go for it');
  });
  test('is a shot, where a pass makes one: it is marked, said and advised', () => {
    const match = given({
      phase: 'attackPlay',
      attacker: 'red',
      carrier: 'R10',
      roll: 2,
      pawns: { R10: 'blue:D6', R11: 'blue:F4', R9: 'blue:F8' },
    });
    expect(targetsOf(match, []).get('blue:F4')).toBe('shot');
    expect(promised(match, []).get('blue:F4')?.de).toBe('Torschuss!');
    expect(adviceFor(match, 'play', [])!.to).toBe(at('blue:F4'));
  });
});

describe('the hand of a hint', () => {
  const ends: readonly Right[] = [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ];
  test.each(ends.map((right) => ({ right })))('never hides the ball, seen with $right to the right', ({ right }) => {
    for (const square of ['blue:D7', 'blue:C8', 'blue:F8', 'red:E7', 'red:C7', 'blue:H8', 'red:A7'])
      for (const roll of [1, 2, 3, 4, 5, 6]) {
        const match = free(square, roll);
        const { pawn } = adviceFor(match, 'move', [])!;
        for (const [hint, picked] of [
          ['pick', []],
          ['go', [PAWN_NAMES[pawn!]!]],
        ] as const) {
          const tap = handFor(hint, { match, right, picked })!;
          expect(tap, `${hint} ${square} ${roll}`).not.toBeNull();
          expect(covers(tap.at, tap.lean, ballAt(match.state, right), right), `${hint} ${square} ${roll}`).toBe(false);
        }
      }
  });
  test('leaves the number on a pawn to be read, and points right at a square', () => {
    const match = free('blue:D7', 2);
    const { pawn } = adviceFor(match, 'move', [])!;
    expect(handFor('pick', { match, right: [1, 0], picked: [] })!.short).toBeGreaterThan(0.2);
    expect(handFor('go', { match, right: [1, 0], picked: [PAWN_NAMES[pawn!]!] })!.short).toBe(0);
  });
  test('is not there for gestures of other tables', () => {
    expect(handFor('pull', { match: free('blue:D7', 2), right: [1, 0], picked: [] })).toBeNull();
  });
});
