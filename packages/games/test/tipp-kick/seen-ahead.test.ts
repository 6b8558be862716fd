import { tippKick } from '@bande/games/tipp-kick';
import { presets } from '@bande/games/tipp-kick/view/words/presets.ts';
import { seenAhead } from '@bande/games/tipp-kick/view/aims/seen-ahead.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import { expect, test } from 'vitest';

const matchOf = (id: string): Match =>
  tippKick.start({
    edition: 'dtkv-2012.1',
    seating: ['red', 'blue'],
    mode: 'live',
    settings: readSettings(presets.find((preset) => preset.id === id)!.settings),
  });

test('what is drawn ahead of a shot follows whoever sits opposite, and is never more than was agreed', () => {
  const against = (bot: string) => seenAhead(matchOf('quick'), { bot });
  expect(against('beginner')).toBe('way');
  expect(against('club')).toBe('direction');
  expect(against('expert')).toBe('direction');
  expect(seenAhead(matchOf('quick'), null)).toBe('way');
  expect(seenAhead(matchOf('club'), { bot: 'beginner' })).toBe('direction');
  expect(seenAhead(matchOf('usual'), { bot: 'beginner' })).toBe('nothing');
});

test('whoever sits beside the shooter is shown nothing of where the ball will go', () => {
  for (const { id } of presets) expect(seenAhead(matchOf(id), 'beside')).toBe('nothing');
});
