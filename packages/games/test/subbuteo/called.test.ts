import { expect, test } from 'vitest';
import { subbuteo } from '../../src/subbuteo/game.ts';
import { CALLS } from '../../src/subbuteo/referee/calls.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { UNASKED } from '@bande/kit';
import { callWords, callWeight } from '@bande/stage/view';

/** What sides are to do, as `duty.ts` names it. */
const DUTIES = 'flick shoot take mayBlock block keep place nameTaker positionalFlick ready return tossChoice'.split(
  ' ',
);

const start = (training: boolean): ReturnType<typeof subbuteo.notation.readGiven> =>
  subbuteo.notation.readGiven(
    training ? { settings: { training: true }, phase: 'training' } : {},
    subbuteo.editions[0]!.id,
  );

test('every call is said in words of both languages, with whose it is', () => {
  for (const call of CALLS) {
    const { de, en } = callWords(light, { call, paragraphs: [], evidence: [] });
    expect([de === `${call}.`, en === `${call}.` && /[a-z][A-Z]/.test(call)]).toEqual([false, false]);
  }
  expect(callWords(light, { call: 'throwIn', for: 'red', paragraphs: [], evidence: [] })).toEqual({
    de: 'Einwurf für Rot.',
    en: 'Throw-in for Red.',
  });
  const offence = { for: 'blue', against: 'red', paragraphs: [], evidence: [] } as const;
  expect(callWords(light, { call: 'uncleanFlick', ...offence }).de).toBe('Unsauberes Schnippen von Rot.');
  expect(callWords(light, { call: 'yellowCard', ...offence }).en).toBe('Yellow card for Red.');
  expect(callWeight(light, { call: 'goal', paragraphs: [], evidence: [] })).toBe('whistle');
});

test('what the rules want is said in words of both languages, never by the name that the program has for it', () => {
  const match = start(false);
  const flick = { who: 'red', what: 'flick', paragraphs: [] } as const;
  expect(light.dutyWords(flick, match)).toEqual({
    de: 'Rot hat den Ball und schnippt.',
    en: 'Red has the ball and flicks.',
  });
  expect(light.dutyTo?.('you', flick, match)?.en).toBe('have the ball: flick a figure at it.');
  for (const what of DUTIES) {
    const { de, en } = light.dutyWords({ who: 'blue', what, paragraphs: [] }, match);
    expect([what, de === en, de.includes('was daraus wird'), en.startsWith('Blue ')]).toEqual([
      what,
      false,
      false,
      true,
    ]);
  }
});

test('a match is headed by its score and by the name of the game; the pitch counts nothing and says what it is', () => {
  const [match, pitch] = [start(false), start(true)];
  expect(light.scoreboard(match).score).toEqual({ red: 0, blue: 0 });
  expect(light.scoreboard(match).period.de).toBe('1. Halbzeit');
  expect(light.scoreboard(match).title).toBeUndefined();
  expect(light.scoreboard(pitch).score).toBeNull();
  expect(light.scoreboard(pitch).title?.en).toBe('Subbuteo: training pitch');
});

test('whatever stops play is heard, and what nobody was asked for is neither called out nor heard', () => {
  const match = start(false);
  const shown = (call: (typeof CALLS)[number], detail = {}): readonly string[] => {
    const ruling = { call, paragraphs: [], evidence: [], detail } as const;
    const fact = { kind: 'decided', call, id: 'f1' as never, tick: match.tick, cause: null } as never;
    return light.shows({ fact, rulings: [ruling], source: 'person' }, match).map(({ kind }) => kind);
  };
  const weight = (call: (typeof CALLS)[number], detail = {}): string =>
    callWeight(light, { call, paragraphs: [], evidence: [], detail });
  const stops = CALLS.filter((call) => weight(call) === 'whistle');
  expect(stops.filter((call) => !shown(call).includes('sound'))).toEqual([]);
  const unasked = stops.filter((call) => weight(call, UNASKED) === 'logged');
  expect(unasked).toEqual(expect.arrayContaining(['faultyTick', 'barrierPlay', 'obstruction']));
  expect(unasked.flatMap((call) => shown(call, UNASKED))).toEqual([]);
});
