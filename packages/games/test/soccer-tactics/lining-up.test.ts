import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Match } from '@bande/games/soccer-tactics/state.ts';
import { takenAlong } from '@bande/games/soccer-tactics/view/dragging.ts';
import { dutyWords } from '@bande/games/soccer-tactics/view/duties.ts';
import { handFor } from '@bande/games/soccer-tactics/view/hint-hand.ts';
import { squareAt } from '@bande/games/soccer-tactics/view/layout.ts';
import { liningUp } from '@bande/games/soccer-tactics/view/lined-up.ts';
import { squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { describe, expect, test } from 'vitest';

const given = (position: object): Match => soccerTactics.notation.readGiven(position, 'stw');
const kicksOff = given({ phase: 'formation', attacker: 'red' });
const answers = given({ phase: 'formation', attacker: 'red', ball: 'red:D8' });
const asked = (match: Match, ...picked: readonly string[]): string =>
  dutyWords(soccerTactics.duties(match)[0]!, match, picked).de;

describe('lining up', () => {
  test('is asked in plain words, and whoever is asked for stands out on the board', () => {
    expect(asked(kicksOff)).toBe('Rot stellt auf (1/3): Von welchem Feld im Mittelkreis stößt die 10 an?');
    expect(liningUp(kicksOff, [])?.pawns).toEqual(['R10']);
    expect(asked(kicksOff, 'red:D8')).toBe('Rot stellt auf (2/3): Wo an der Mittellinie steht die 11?');
    expect(liningUp(kicksOff, ['red:D8'])?.pawns).toEqual(['R11']);
    expect(asked(kicksOff, 'red:D8', 'red:B8')).toContain('(3/3): In welchem Feld des Torraums steht der Torwart?');
    expect(liningUp(kicksOff, ['red:D8', 'red:B8'])?.pawns).toEqual(['R1']);
  });

  test('the other side is asked for both strikers, and then for the one that is left', () => {
    expect(asked(answers)).toContain('(1/3): Wo an der Mittellinie steht der erste Stürmer (10 oder 11)?');
    expect(liningUp(answers, ['blue:A8'])?.pawns).toHaveLength(1);
  });

  test('a newcomer is shown a square', () => {
    const hand = handFor('lineUp', { match: kicksOff, right: [1, 0], picked: [] });
    const [x, , z] = squareAt(squareNamed('red:D8')!);
    expect(hand?.at).toEqual([x, z]);
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
