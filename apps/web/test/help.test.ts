import { hints as carromHints } from '@bande/games/carrom/view/taught/hints.ts';
import { hints as soccerHints } from '@bande/games/soccer-tactics/view/taught/hints.ts';
import { subbuteo as subbuteoGame } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { explained } from '@bande/games/subbuteo/view/taught/explained.ts';
import { trainingHints } from '@bande/games/subbuteo/view/taught/hints.ts';
import { matchHints } from '@bande/games/subbuteo/view/taught/match-hints.ts';
import { hints as tippKickHints } from '@bande/games/tipp-kick/view/taught/hints.ts';
import { light as carrom } from '@bande/games/carrom/view/light.ts';
import { light as soccerTactics } from '@bande/games/soccer-tactics/view/light.ts';
import { light as subbuteo } from '@bande/games/subbuteo/view/light.ts';
import { light as tippKick } from '@bande/games/tipp-kick/view/light.ts';
import { describe, expect, test } from 'vitest';
import { forFingers } from '../src/table/dials/for-fingers.ts';
import { boardWords, houseGestures, requestGestures } from '../src/board/house-gestures.ts';

const onPitch = subbuteoGame.start({
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({}),
});

describe('the sheet that ? opens', () => {
  test.each([
    ['carrom', carrom],
    ['soccer-tactics', soccerTactics],
    ['subbuteo', subbuteo],
    ['tipp-kick', tippKick],
  ] as const)('says in six short lines how %s goes', (_, view) => {
    const lessons = (view.lessons?.() ?? []).filter(({ isSign }) => isSign !== true);
    expect(lessons).toHaveLength(6);
    for (const { words, sign } of lessons) {
      expect(Math.max(words.de.length, words.en.length)).toBeLessThanOrEqual(190);
      expect(words.de).not.toBe(words.en);
      expect([sign.width, sign.height]).toEqual([24, 24]);
    }
  });

  test.each([carrom, soccerTactics, subbuteo, tippKick])('lists no key twice', ({ gestures = [] }) => {
    const keys = [...gestures, ...houseGestures(gestures)].flatMap(({ keys: own = [] }) => own);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test.each([carrom, soccerTactics, subbuteo])('speaks to fingers of neither keys nor mouse', ({ gestures = [] }) => {
    const shown = forFingers(gestures);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.flatMap(({ keys = [] }) => keys)).toEqual([]);
    expect(
      shown.filter(({ by, does }) => /Maus|mouse|Taste|button|Umschalt|shift/i.test(JSON.stringify([by, does]))),
    ).toEqual([]);
  });

  test('names the key of what is drawn on request, where there is any; no other key is that one', () => {
    const [line, ...none] = requestGestures(
      subbuteo.extras!({ setup: { settings: { training: false }, seating: ['red', 'blue'] } } as never),
    );
    expect(none).toEqual([]);
    expect([line!.keys, line!.by.de]).toEqual([['I'], 'Abseitslinie: Knopf oben']);
    const keys = [...subbuteo.gestures!, ...houseGestures(subbuteo.gestures!)].flatMap(({ keys: own = [] }) => own);
    expect(keys).not.toContain('I');
  });

  test.each([carrom, subbuteo])('names the key that does what has been aimed', ({ gestures = [] }) => {
    expect(gestures.filter(({ keys = [] }) => keys.includes('Enter'))).toHaveLength(1);
  });

  test.each([
    [carrom.gestures, carromHints],
    [soccerTactics.gestures, soccerHints],
    [subbuteo.gestures, [...trainingHints(onPitch), ...matchHints(onPitch), ...explained(onPitch)]],
    [tippKick.gestures, tippKickHints],
  ])('speaks to a mouse of no taps', (gestures = [], hints) => {
    const said = JSON.stringify([gestures.map(({ by }) => by), hints.map(({ words }) => words)]);
    expect(said).not.toMatch(/\btap|\btipp|antippen/i);
  });

  test('says of N what the board says of it: at Carrom it aims', () => {
    expect(boardWords(carrom.gestures!).en).toMatch(/N: Aim at the next own piece\.$/);
    expect(boardWords(carrom.gestures!).de).not.toMatch(/wählbaren Feld/);
    expect(boardWords(soccerTactics.gestures ?? []).en).toMatch(/N: To the next square that can be picked\.$/);
  });

  test('hints at Carrom speak of keys to whoever uses them', () => {
    for (const { byKeys } of carromHints) expect(byKeys?.en).toMatch(/\b[A-Z]\b|Enter/);
  });
});
