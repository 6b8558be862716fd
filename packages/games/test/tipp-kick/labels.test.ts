import { enteredSchema, fieldsIn, kindsIn, labelsOf, superfluous, unlabelled, valueLabel } from '@bande/core';
import { labels } from '@bande/games/tipp-kick/labels.ts';
import { REFEREE_DUTIES } from '@bande/games/tipp-kick/referee-duty.ts';
import { CALLS } from '@bande/games/tipp-kick/referee/calls.ts';
import { expect, test } from 'vitest';
import { tippKick as referee } from '@bande/games/tipp-kick/game.ts';

/** Until the game is in the registry, whose tests then do all this. */
const game = { ...referee, labels };

test('every field and value of a position, a fact, a decision and an action has its words', () => {
  expect(unlabelled(game)).toEqual([]);
});

test('no words are left over', () => {
  expect(superfluous(game)).toEqual([]);
});

test('no words are empty in either language', () => {
  const { facts, fields, values, duties } = labelsOf(game);
  const tables = [facts, fields, duties, ...Object.values(values).filter((one) => one !== 'asWritten')];
  const said = tables.flatMap((table) => Object.values(table));
  expect(said.filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
});

test('every call and every duty of a referee can be said', () => {
  const all = labelsOf(game);
  expect(CALLS.filter((call) => valueLabel(all, ['decided', 'call'], call) === undefined)).toEqual([]);
  expect(Object.keys(all.duties).toSorted()).toEqual(REFEREE_DUTIES.toSorted());
});

test('two facts are never called alike, nor two actions, nor two values of one field', () => {
  const all = labelsOf(game);
  const lists = [
    kindsIn(enteredSchema(game)).map((kind) => all.facts[kind]!),
    kindsIn(game.schemas.action).map((kind) => all.actions[kind]!),
    ...[
      ...fieldsIn(enteredSchema(game)),
      ...fieldsIn(game.schemas.given, ['given']),
      ...fieldsIn(game.schemas.action),
    ].map(({ path, values }) => [...new Set(values)].map((value) => valueLabel(all, path, value)!)),
  ];
  for (const language of ['de', 'en'] as const)
    for (const list of lists) expect(new Set(list.map((one) => one[language])).size).toBe(list.length);
});
