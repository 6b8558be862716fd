import { enteredSchema } from './entered.ts';
import { fieldsIn, kindsIn, type Field } from './fields.ts';
import type { Game } from './game.ts';
import type { GameShape } from './shape.ts';
import { words, type Words } from './words.ts';

/** Values that are written alike in every language: squares, paragraphs, names. */
export const AS_WRITTEN = 'asWritten';

/**
 * What a form says beside facts, fields and values, in both languages. A field is found by its path
 * (`strokeEnded.pocketed.queen`), else by the end of it (`by`), so that what is called alike everywhere is said once; its
 * values likewise. Things that are checked before a match begin with `equipment`.
 */
export interface Labels {
  readonly facts: Readonly<Record<string, Words>>;
  /** What a side may do, by its kind. */
  readonly actions?: Readonly<Record<string, Words>>;
  /** What the rules want from a referee. */
  readonly duties: Readonly<Record<string, Words>>;
  readonly fields: Readonly<Record<string, Words>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, Words>> | typeof AS_WRITTEN>>;
}

/** What is called alike in every game. */
const OF_EVERY_GAME: Labels = {
  facts: {
    decided: words('Entscheidung', 'decision'),
    noted: words('Notiz', 'note'),
    timeIsUp: words('Zeit abgelaufen', 'time is up'),
  },
  actions: { choose: words('Wahl', 'choice') },
  duties: {},
  fields: {
    'choose.choice': words('gewählt', 'chosen'),
    'decided.call': words('Entscheidung', 'call'),
    'decided.overrules': words('hebt die Folgen auf von', 'overrules'),
    'decided.analogy': words('sinngemäß nach', 'by analogy with'),
    agreed: words('beide sind einverstanden', 'both sides agree'),
    'noted.text': words('Text', 'text'),
    'timeIsUp.of': words('welche Uhr oder welches Recht', 'which clock or option'),
    'timeIsUp.owner': words('wessen Recht', 'whose option'),
  },
  values: { 'decided.analogy': AS_WRITTEN },
};

/** The labels of a game together with those of every game. */
export const labelsOf = <G extends GameShape>({ labels }: Game<G>): Required<Labels> => ({
  facts: { ...OF_EVERY_GAME.facts, ...labels.facts },
  actions: { ...OF_EVERY_GAME.actions, ...labels.actions },
  duties: labels.duties,
  fields: { ...OF_EVERY_GAME.fields, ...labels.fields },
  values: { ...OF_EVERY_GAME.values, ...labels.values },
});

/** The longest end of the path for which something is said. */
const keyFor = (path: readonly string[], known: Readonly<Record<string, unknown>>): string | undefined =>
  path.map((_, i) => path.slice(i).join('.')).find((key) => Object.hasOwn(known, key));

export function fieldLabel(labels: Labels, path: readonly string[]): Words | undefined {
  const key = keyFor(path, labels.fields);
  return key === undefined ? undefined : labels.fields[key];
}

export function valueLabel(labels: Labels, path: readonly string[], value: string): Words | undefined {
  const key = keyFor(path, labels.values);
  const values = key === undefined ? undefined : labels.values[key];
  if (values === AS_WRITTEN) return words(value, value);
  return values !== undefined && Object.hasOwn(values, value) ? values[value] : undefined;
}

/** Everything that a form of this game may have: a position, what a referee enters, every call, what sides do, and the equipment. */
const formsOf = <G extends GameShape>(game: Game<G>): readonly Field[] => [
  ...fieldsIn(game.schemas.given, ['given']).filter(({ path }) => path.length > 1),
  ...fieldsIn(game.schemas.action),
  ...fieldsIn(enteredSchema(game)),
  ...fieldsIn(game.schemas.call, ['decided', 'call']),
  ...fieldsIn(game.schemas.equipment, ['equipment']).filter(({ path }) => path.length > 1),
];

/** What has no label, by the name under which it would be looked for. */
export function unlabelled<G extends GameShape>(game: Game<G>): readonly string[] {
  const labels = labelsOf(game);
  const facts = kindsIn(enteredSchema(game)).filter((kind) => !Object.hasOwn(labels.facts, kind));
  const actions = kindsIn(game.schemas.action).filter((kind) => !Object.hasOwn(labels.actions, kind));
  const rest = formsOf(game).flatMap(({ path, values }) => [
    ...(fieldLabel(labels, path) === undefined ? [path.join('.')] : []),
    ...values
      .filter((value) => valueLabel(labels, path, value) === undefined)
      .map((value) => `${path.join('.')}=${value}`),
  ]);
  return [...facts, ...actions, ...rest];
}

/** Labels of a game for what it does not have. */
export function superfluous<G extends GameShape>(game: Game<G>): readonly string[] {
  const { labels } = game;
  const kinds = kindsIn(enteredSchema(game));
  const used = { fields: new Set<string>(), values: new Set<string>() };
  for (const { path, values } of formsOf(game)) {
    used.fields.add(keyFor(path, labels.fields) ?? '');
    const key = keyFor(path, labels.values);
    if (key !== undefined && values.length > 0) for (const value of ['', ...values]) used.values.add(`${key}=${value}`);
  }
  return [
    ...Object.keys(labels.facts).filter((kind) => !kinds.includes(kind)),
    ...Object.keys(labels.actions ?? {}).filter((kind) => !kindsIn(game.schemas.action).includes(kind)),
    ...Object.keys(labels.fields).filter((key) => !used.fields.has(key)),
    ...Object.entries(labels.values).flatMap(([key, values]) =>
      ['', ...Object.keys(values === AS_WRITTEN ? {} : values)]
        .map((value) => `${key}=${value}`)
        .filter((name) => !used.values.has(name)),
    ),
  ];
}
