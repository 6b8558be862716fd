import { picksOf } from '@bande/stage/view';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { readFormation } from '@bande/games/soccer-tactics/formation.ts';
import { legalFor } from '@bande/games/soccer-tactics/legal.ts';
import { pawnNamed } from '@bande/games/soccer-tactics/names.ts';
import type { Match } from '@bande/games/soccer-tactics/state.ts';
import { takenAlong } from '@bande/games/soccer-tactics/view/hands/dragging.ts';
import { dutyWords } from '@bande/games/soccer-tactics/view/words/duties.ts';
import { light } from '@bande/games/soccer-tactics/view/light.ts';
import { linedUp, liningUp } from '@bande/games/soccer-tactics/view/hands/lined-up.ts';
import { squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { describe, expect, test } from 'vitest';

const given = (position: object): Match => soccerTactics.notation.readGiven(position, 'stw');
const kicksOff = given({ phase: 'formation', attacker: 'red' });
const answers = given({ phase: 'formation', attacker: 'red', ball: 'red:D8' });
const asked = (match: Match, ...picked: readonly string[]): string =>
  dutyWords(soccerTactics.duties(match)[0]!, match, picked).de;

describe('lining up', () => {
  test('a whole line-up is seen before anybody has placed one: one press takes what stands', () => {
    const seen = linedUp(answers, []);
    const usual = light.buttonsAt!({ at: 'shortcut', open: legalFor(answers, 1) }, answers)[0]!.action;
    const done = readFormation(usual as Parameters<typeof readFormation>[0]);
    expect([...done!.squares].every(([pawn, square]) => seen.pawns[pawn] === square)).toBe(true);
    expect(asked(answers)).toBe('So steht Blau. Gleich spielen, oder für die 10 ein anderes Feld wählen (1/3).');
  });

  test('goes on in plain words, and whoever is asked for stands out on the board', () => {
    expect(asked(kicksOff)).toBe(
      'So steht Rot. Gleich spielen, oder für die 10 beim Anstoß ein anderes Feld wählen (1/3).',
    );
    expect(liningUp(kicksOff, [])?.pawns).toEqual(['R10']);
    expect(asked(kicksOff, 'red:D8')).toContain('für die 11 ein anderes Feld wählen (2/3)');
    expect(liningUp(kicksOff, ['red:D8'])?.pawns).toEqual(['R11']);
    expect(asked(kicksOff, 'red:D8', 'red:B8')).toContain('für den Torwart ein anderes Feld wählen (3/3)');
    expect(liningUp(kicksOff, ['red:D8', 'red:B8'])?.pawns).toEqual(['R1']);
  });

  test('whoever has been placed keeps his number, wherever the next one goes', () => {
    const picks = legalFor(answers, 1).map((action) => picksOf(light, action, answers));
    for (const [first, second] of picks) {
      const [one, two] = [linedUp(answers, [first!]), linedUp(answers, [first!, second!])];
      expect(one.pawns[pawnNamed('B10')!]).toBe(squareNamed(first!));
      expect(two.pawns[pawnNamed('B10')!]).toBe(squareNamed(first!));
      expect(two.pawns[pawnNamed('B11')!]).toBe(squareNamed(second!));
    }
    expect(liningUp(answers, [])?.pawns).toEqual(['B10']);
  });
});

describe('what a drag takes along', () => {
  const pickable = (...ids: readonly string[]): Parameters<typeof takenAlong>[1] => ({
    pickable: new Set(ids),
    picked: [],
  });
  const moving = given({ phase: 'captureA', attacker: 'red', ball: 'red:D7', roll: 3 });

  test('a pawn that may be picked, or is', () => {
    expect(takenAlong(moving, pickable('R10', 'R7'), 'R10')).toEqual({ pawn: 'R10' });
    expect(takenAlong(moving, pickable('R10'), 'red:D8')).toEqual({ pawn: 'R10' });
    expect(takenAlong(moving, { ...pickable('red:D5'), picked: ['R10'] }, 'R10')).toEqual({ pawn: 'R10' });
    expect(takenAlong(moving, pickable('R10'), 'B10')).toBeNull();
    expect(takenAlong(moving, { ...pickable('red:D5'), picked: ['R10'] }, 'B10')).toBeNull();
  });

  test('the ball, where it is to be played, and whoever lines up: only the place is picked', () => {
    const playing = given({ phase: 'attackPlay', attacker: 'red', carrier: 'R10', roll: 3, pawns: { R10: 'red:D6' } });
    expect(takenAlong(playing, pickable('red:D3'), 'R10')).toEqual({ pawn: null });
    expect(takenAlong(playing, pickable('red:D3'), 'R7')).toBeNull();
    expect(takenAlong(kicksOff, pickable('red:D8', 'red:E8'), 'R10')).toEqual({ pawn: null });
    expect(takenAlong(kicksOff, pickable('red:D8', 'red:E8'), 'R7')).toBeNull();
  });
});
