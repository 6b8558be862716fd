import type { AnyGame, Scenario, Words } from '@bande/core';
import { readScenarios } from '@bande/protocol';
import { fill } from '../app/say.ts';
import { ASK } from '../house/words.ts';

/** What cannot be read: one line in the visitor's language, and the reason as the reader gives it. */
export interface Unread {
  readonly words: Words;
  readonly reason: string;
}
export type Asked = { readonly cases: readonly Scenario[] } | Unread;

const FIELD = /^entry (\d+)(?: \(.*\))?: (?:Unrecognized key: "(\w+)"|([\w.[\]]+): )/;

/** The cases of a text in YAML or JSON, or where it cannot be read. */
export async function readCases(game: AnyGame, text: string): Promise<Asked> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined)
    return {
      words: fill(ASK.unclearAt, { line: lines.linePos(broken.pos[0]).line }),
      reason: broken.message.split('\n')[0]!,
    };
  const cases: unknown = document.toJS();
  const read = readScenarios(Array.isArray(cases) ? cases.map(expectingNothing(game)) : cases, [game], game);
  if (read.ok) return { cases: read.value.map(({ scenario }) => scenario) };
  const [, entry = '', strange, field = strange ?? ''] = FIELD.exec(read.refusal) ?? [];
  if (field === '') return { words: Array.isArray(cases) ? ASK.unclear : ASK.unlisted, reason: read.refusal };
  return {
    words: fill(ASK.unfit, { line: lineOf([Number(entry) - 1, ...keysOf(field)]), field }),
    reason: read.refusal,
  };

  /** The line of the innermost part of the path that is there. */
  function lineOf(path: readonly (string | number)[]): number {
    const node = document.getIn(path, true) as { readonly range?: readonly number[] } | undefined;
    return node?.range === undefined && path.length > 0
      ? lineOf(path.slice(0, -1))
      : lines.linePos(node?.range?.[0] ?? 0).line;
  }
}

/** Whoever asks need not know the answer, nor the paragraph it rests on, nor a title for it. */
const expectingNothing =
  (game: AnyGame) =>
  (entry: unknown, index: number): unknown =>
    typeof entry === 'object' && entry !== null
      ? { title: `${index + 1}`, paragraphs: Object.keys(game.rulebook).slice(0, 1), expect: {}, ...entry }
      : entry;

const keysOf = (field: string): readonly (string | number)[] =>
  [...field.matchAll(/\w+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));

/** A case as it is written by hand, a field a line, without the answer. */
export async function written(scenario: Scenario): Promise<string> {
  const { Document, isCollection, isMap } = await import('yaml');
  const document = new Document([Object.fromEntries(Object.entries(scenario).filter(([key]) => key !== 'expect'))]);
  const entry = document.get(0);
  for (const { key, value } of isMap(entry) ? entry.items : []) {
    if (!isCollection(value)) continue;
    if (String(key) === 'paragraphs') value.flow = true;
    else
      for (const part of isMap(value) ? value.items.map((pair) => pair.value) : value.items)
        if (isCollection(part)) part.flow = true;
  }
  return document.toString({ lineWidth: 100, flowCollectionPadding: false });
}
