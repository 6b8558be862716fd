import { hashOf } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { presets } from '@bande/games/soccer-tactics/view/words/presets.ts';
import { decidedWords } from '@bande/games/soccer-tactics/view/words/tells.ts';
import type { Match, Setup } from '@bande/games/soccer-tactics/state.ts';
import { playMatch } from '@bande/host';
import { describe, expect, test } from 'vitest';

const preset = presets.find(({ id }) => id === 'first-goal')!;
const setup = (settings: unknown): Setup => ({
  edition: 'stw',
  seating: soccerTactics.seatings[0]!,
  mode: 'paced',
  settings: soccerTactics.schemas.settings.parse(settings),
});
const atAShot = (settings: object): Match =>
  soccerTactics.notation.readGiven(
    { phase: 'shot', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D3' }, settings },
    'stw',
  );

describe('the first goal wins', () => {
  test('a match by the booklet knows nothing of it: its settings, and so its hash, are those of older records', () => {
    expect(Object.keys(setup({}).settings)).not.toContain('firstGoalWins');
    expect(hashOf(atAShot({}))).not.toBe(hashOf(atAShot({ firstGoalWins: true })));
  });

  test.each(soccerTactics.bots.map(({ id }) => id))('%s plays such a match to one goal, or to a shoot-out', (bot) => {
    const ends = ['a', 'b', 'c', 'd'].map((seed) =>
      playMatch(soccerTactics, setup(preset.settings), { seed, bots: [bot] }),
    );
    expect(ends.map(({ trouble }) => trouble)).toEqual(ends.map(() => null));
    const goals = ends.map(({ score }) => Object.values(score ?? {}).reduce((sum, one) => sum + one, 0));
    expect(goals.filter((count) => count > 1)).toEqual([]);
    expect(goals).toContain(1);
  });

  test('its name says that it is a house rule, and its end says what was agreed', () => {
    expect([preset.title.de, preset.title.en]).toEqual([
      expect.stringContaining('Hausregel'),
      expect.stringContaining('house rule'),
    ]);
    const won: Match = {
      ...atAShot({ firstGoalWins: true }),
      outcome: { winner: 'red', score: { red: 1, blue: 0 }, paragraphs: ['STW-0.17', 'STW-0.18'] },
    };
    expect(decidedWords(won)?.en).toContain('the first goal');
    expect(decidedWords({ ...won, outcome: { ...won.outcome!, paragraphs: ['STW-0.17'] } })?.en).toContain(
      'more goals',
    );
  });
});
