import { expect, test } from 'vitest';
import { subbuteo } from '../../src/subbuteo/game.ts';
import { CALLS } from '../../src/subbuteo/referee/calls.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';

const start = (training: boolean): ReturnType<typeof subbuteo.notation.readGiven> =>
  subbuteo.notation.readGiven(
    training ? { settings: { training: true }, phase: 'training' } : {},
    subbuteo.editions[0]!.id,
  );

test('every call is said in words of both languages, with whose it is', () => {
  for (const call of CALLS) {
    const { de, en } = light.callWords({ call, paragraphs: [], evidence: [] });
    expect([de === `${call}.`, en === `${call}.` && /[a-z][A-Z]/.test(call)]).toEqual([false, false]);
  }
  expect(light.callWords({ call: 'throwIn', for: 'red', paragraphs: [], evidence: [] })).toEqual({
    de: 'Einwurf für Rot.',
    en: 'Throw-in for Red.',
  });
  expect(light.weight({ call: 'goal', paragraphs: [], evidence: [] })).toBe('whistle');
});

test('a match is headed by its score and is not played on here; the pitch counts nothing and is', () => {
  const [match, pitch] = [start(false), start(true)];
  expect(light.scoreboard(match).score).toEqual({ red: 0, blue: 0 });
  expect(light.scoreboard(match).period.de).toBe('1. Halbzeit');
  expect([light.playable?.(match), light.tableOf?.(match)?.en]).toEqual([false, 'Subbuteo']);
  expect(light.scoreboard(pitch).score).toBeNull();
  expect([light.playable?.(pitch), light.tableOf?.(pitch)]).toEqual([true, null]);
});
