import { LiveMatch, tick, type LogEntry } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import { legalFor } from '@bande/games/subbuteo/legal.ts';
import { placesNow } from '@bande/games/subbuteo/motion.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Fact, Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { actionWords, type Show, wantedNow } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { nearMiss } from '@bande/games/subbuteo/view/words/tried.ts';
import { flick, onePerson, RED } from './training/session.ts';

const preset = light.presets.find(({ id }) => id === 'training')!.settings;
const atAChance = { ...onePerson, settings: readSettings(preset) } as const;
type Setup = typeof atAChance | typeof onePerson;

/** What is shown of some deeds, each when everything has come to rest. */
function shown(setup: Setup, ...deeds: readonly Action[]): { readonly said: readonly Show[]; readonly match: Match } {
  const live = LiveMatch.start(subbuteo, setup);
  for (const action of deeds) {
    live.play({ tick: live.match.tick, kind: 'action', by: RED, action });
    live.advance(tick(live.match.tick + 1200));
  }
  const { log } = live;
  const said = log.flatMap((entry, i) => light.shows(entry, live.match, log.slice(0, i)));
  return { said: said.filter(({ kind }) => kind !== 'sound'), match: live.match };
}
const english = (setup: Setup, ...deeds: readonly Action[]): readonly string[] =>
  shown(setup, ...deeds).said.flatMap((show) => ('label' in show ? [show.label.en] : []));
const put = (what: 'ball' | 'R9' | 'B4', x: number, y: number): Action => ({ kind: 'place', what, at: [x, y] });
const again: Action = { kind: 'lineUp', as: 'shooting' };

describe('the first chance', () => {
  test.each([0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])(
    'a flick straight ahead with %d of the power is a goal',
    (power) => {
      for (const aside of [-8, -4, 0, 4, 8])
        expect(english(atAChance, flick('R9', aside, power))).toContain('Goal for Red!');
    },
  );
  test('by keys it is G and F', () => {
    const { match } = LiveMatch.start(subbuteo, atAChance);
    const draft = light.begins!(flick('R2', 0, 0.4), null, match);
    const goal = light.aids!(draft, match).find(({ key }) => key === 'g')!.sets;
    expect(english(atAChance, goal as Action)).toContain('Goal for Red!');
  });
  test('one press puts everything back, keepers too, for whichever side presses it', () => {
    const first = LiveMatch.start(subbuteo, atAChance).match;
    const { match } = shown(atAChance, flick('R9', 0, 0.4), again);
    expect(match.state.hands).toEqual(first.state.hands);
    expect(placesNow(match)).toMatchObject(placesNow(first));
    expect(legalFor(match, RED).find(({ kind }) => kind === 'lineUp')).toEqual(again);
  });
  test('stands out when the ball has left the field, and only then', () => {
    const isUrged = (match: Match): boolean => wantedNow(light, again, match) === 'urged';
    expect(isUrged(shown(atAChance).match)).toBe(false);
    expect(isUrged(shown(atAChance, flick('R9', 0, 0.4)).match)).toBe(true);
  });
  test('the button that fetches a lost ball comes where its place was kept', () => {
    const namesOf = (match: Match): readonly string[] => {
      const { offers } = light.byHand!.mode!;
      const buttons = legalFor(match, RED).filter((action) => offers(action, match, false) && action.kind !== 'flick');
      return buttons.flatMap((button) => [
        actionWords(light, button, match).en,
        ...light.buttonsAt!({ at: 'after', button }, match).map(({ words }) => words.en),
      ]);
    };
    expect(namesOf(shown(atAChance).match)).toEqual(['Again', 'Fetch ball']);
    expect(namesOf(shown(atAChance, flick('R9', 0, 0.4)).match)).toEqual(['Again', 'Fetch ball']);
  });
});

describe('what nearly was a goal is called out', () => {
  const beside = (x: number): readonly Action[] => [put('ball', x, 480), put('R9', x, 440), flick('R9', 0, 0.4)];
  test.each([
    [-45, 'Saved!'],
    [64, 'Post!'],
    [90, 'Just wide!'],
    [200, 'Wide of the goal'],
  ])('shot %d mm beside the middle: %s', (x, said) => {
    expect(english(atAChance, ...beside(x))).toContain(said);
  });
  test('a keeper whom the ball meets in his net has saved nothing', () => {
    const { match } = LiveMatch.start(subbuteo, atAChance);
    const shot = { kind: 'ballTouched', touchedBy: 'R9' };
    const saves = { kind: 'ballTouched', touchedBy: 'B1', ballRolling: true } as Fact;
    const past = (...facts: readonly object[]) => facts.map((fact) => ({ fact }) as LogEntry<Subbuteo>);
    expect(nearMiss(saves, past(shot), match)?.en).toBe('Saved!');
    expect(nearMiss(saves, past(shot, { kind: 'ballOver', line: 'north', inGoal: true }), match)).toBeNull();
  });
  test('a ball over a touchline is no shot', () => {
    expect(english(onePerson, put('ball', 380, 0), put('R9', 340, 0), flick('R9', 90, 0.4))).toContain(
      'Ball out of play',
    );
  });
});

describe('a flick that came to nothing says why, beside its figure', () => {
  const noted = (...deeds: readonly Action[]): readonly unknown[] =>
    shown(onePerson, ...deeds).said.map((show) =>
      show.kind === 'own' ? [show.ids, show.label.en, show.placed] : show,
    );

  test('it fell short of the ball', () => {
    expect(noted(put('R9', 0, -90), flick('R9', 0, 0.1))).toEqual([[['R9'], 'Too short: pull farther back.', true]]);
  });
  test('it went past it', () => {
    expect(noted(put('R9', 0, -60), flick('R9', -40, 0.2))).toEqual([
      [['R9'], 'Past the ball: the line has to meet it.', true],
    ]);
  });
  test('somebody stood in its way', () => {
    expect(noted(put('R9', 0, -90), put('B4', 0, -50), flick('R9', 0, 0.2))).toEqual([
      [['R9'], 'Blue 4 was in the way.', true],
    ]);
  });
  test('the ball was hit too softly before the goal', () => {
    expect(shown(atAChance, flick('R9', 0, 0.13)).said).toMatchObject([{ kind: 'own', ids: ['ball'] }]);
  });
  test('nothing is said of a figure that was never meant for the ball, nor in a match', () => {
    expect(noted(flick('R3', 180, 0.1))).toEqual([]);
  });
});
