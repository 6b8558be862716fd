import {
  enteredSchema,
  fieldLabel,
  fieldsIn,
  kindsIn,
  labelsOf,
  superfluous,
  unlabelled,
  valueLabel,
} from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';

describe.each(registry.map((game) => [game.id, game] as const))('labels of %s', (_, game) => {
  test('every field and value of a position, of what a referee may enter, of what sides do and of the equipment has one', () => {
    expect(unlabelled(game)).toEqual([]);
  });

  test('none is for something that is not there', () => {
    expect(superfluous(game)).toEqual([]);
  });

  test('none is empty in either language', () => {
    const { facts, fields, values } = labelsOf(game);
    const tables = [facts, fields, ...Object.values(values).filter((one) => one !== 'asWritten')];
    const said = tables.flatMap((table) => Object.values(table));
    expect(said.filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
  });

  test('every call of the game can be said', () => {
    const labels = labelsOf(game);
    // Only a game of which nothing is judged yet has no calls.
    const judges = Object.values(game.rulebook).some(({ kind, status }) => kind === 'play' && status === 'done');
    expect(game.precedence.length > 0).toBe(judges);
    expect(game.precedence.filter((call) => valueLabel(labels, ['decided', 'call'], call) === undefined)).toEqual([]);
  });

  test('two facts are never called alike, nor two actions, nor two values of one field', () => {
    const labels = labelsOf(game);
    const lists = [
      kindsIn(enteredSchema(game)).map((kind) => labels.facts[kind]!),
      kindsIn(game.schemas.action).map((kind) => labels.actions[kind]!),
      ...[
        ...fieldsIn(enteredSchema(game)),
        ...fieldsIn(game.schemas.given, ['given']),
        ...fieldsIn(game.schemas.action),
      ].map(({ path, values }) => values.map((value) => valueLabel(labels, path, value)!)),
    ];
    for (const language of ['de', 'en'] as const)
      for (const list of lists) expect(new Set(list.map((one) => one[language])).size).toBe(list.length);
  });

  test('the test sees what is missing', () => {
    const { [kindsIn(game.schemas.event)[0]!]: first, ...facts } = game.labels.facts;
    const { by: _by, ...fields } = game.labels.fields;
    const poorer = { ...game, labels: { ...game.labels, facts, fields, values: {} } };
    expect(first).toBeDefined();
    expect(unlabelled(poorer).length).toBeGreaterThan(10);
    expect(fieldLabel(labelsOf(poorer), ['delay', 'by'])).toBeUndefined();
  });

  test('the test sees what is too much', () => {
    const more = { de: 'mehr', en: 'more' };
    const { labels } = game;
    const richer = {
      ...labels,
      facts: { ...labels.facts, nothing: more },
      fields: { ...labels.fields, 'nothing.at': more },
      values: { ...labels.values, by: { ...(labels.values['by'] as object), nobody: more }, nothing: { at: more } },
    };
    expect(superfluous({ ...game, labels: richer })).toEqual([
      'nothing',
      'nothing.at',
      'by=nobody',
      'nothing=',
      'nothing=at',
    ]);
  });
});
