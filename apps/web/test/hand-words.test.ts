import type { AnyShape, Entered } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { handWords } from '../src/board/book/hand-words.ts';

const entered = (fields: object): Entered<AnyShape> => fields as Entered<AnyShape>;

describe.each(registry.map((game) => [game.id, game] as const))('what a referee enters in %s', (_, game) => {
  // A game of which nothing is judged yet has nothing to decide either.
  const judges = Object.values(game.rulebook).some(({ kind, status }) => kind === 'play' && status === 'done');
  const calls = Object.keys(game.decisions?.fields ?? {});
  const said = calls.map((call) => handWords(game, entered({ kind: 'decided', call }))!);

  test('every decision is a sentence with its label, in both languages, and no two read alike', () => {
    expect(calls.length > 0).toBe(judges);
    for (const { de, en } of said) {
      expect(de).toMatch(/^Der Schiedsrichter entscheidet: .+\.$/);
      expect(en).toMatch(/^The referee decides: .+\.$/);
    }
    expect(new Set(said.map(({ de }) => de)).size).toBe(calls.length);
    expect(new Set(said.map(({ en }) => en)).size).toBe(calls.length);
  });

  test('no decision is told by the name that the program has for it', () => {
    const compound = calls.flatMap((call, i) => (/[A-Z]/.test(call) ? [[call, said[i]!] as const] : []));
    expect(compound.length > 0).toBe(judges);
    for (const [call, { de, en }] of compound) expect(`${de} ${en}`).not.toContain(call);
  });

  test('a note is quoted, and the end of a time is found', () => {
    expect(handWords(game, entered({ kind: 'noted', text: 'Board was moved' }))).toEqual({
      de: 'Notiz des Schiedsrichters: „Board was moved“',
      en: 'The referee notes: “Board was moved”',
    });
    expect(handWords(game, entered({ kind: 'timeIsUp', of: 'stroke' }))).toEqual({
      de: 'Der Schiedsrichter stellt fest, dass die Zeit um ist.',
      en: 'The referee finds that time is up.',
    });
  });

  test('a fact of the game itself is left to its view', () => {
    expect(handWords(game, entered({ kind: 'breach', by: 0, what: 'push' }))).toBeNull();
  });
});

test('a decision says for whom it is, or against whom', () => {
  const game = registry.find(({ id }) => id === 'tipp-kick')!;
  const said = (fields: object): string | undefined => handWords(game, entered({ kind: 'decided', ...fields }))?.de;
  expect(said({ call: 'possession', for: 'red' })).toBe('Der Schiedsrichter entscheidet: Ballbesitz für Rot.');
  expect(said({ call: 'caution', against: 'blue' })).toBe('Der Schiedsrichter entscheidet: Verwarnung gegen Blau.');
});
