import type { AnyGame, Words } from '@bande/core';
import { readScenarios } from '@bande/protocol';
import { fill } from '../ui/say.ts';
import { unnamed } from './case.ts';
import { isDict, type Dict } from './values.ts';
import { ASK } from './words.ts';

/** What cannot be read: one line in the visitor's language, and the reason as the reader gives it. */
export interface Unread {
  readonly words: Words;
  readonly reason: string;
}
interface ReadText {
  /** The cases that stand there; null where none can be made out. */
  readonly entries: readonly Dict[] | null;
  readonly unread: Unread | null;
}

const FIELD = /^entry (\d+)(?: \(.*\))?: (?:Unrecognized key: "(\w+)"|([\w.[\]]+): )/;

/** The cases of a text in YAML or JSON, and where it cannot be read. */
export async function readText(game: AnyGame, text: string): Promise<ReadText> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined)
    return unreadable(fill(ASK.unclearAt, { line: lines.linePos(broken.pos[0]).line }), broken.message.split('\n')[0]!);
  const cases: unknown = document.toJS();
  if (!Array.isArray(cases) || !cases.every(isDict) || cases.length === 0)
    return unreadable(ASK.unlisted, 'neither a list of cases');
  const read = readScenarios(
    cases.map((entry, i) => ({ ...unnamed(game, `${i + 1}`), ...entry })),
    [game],
    game,
  );
  if (read.ok) return { entries: cases, unread: null };
  const [, entry = '', strange, field = strange ?? ''] = FIELD.exec(read.refusal) ?? [];
  const words =
    field === '' ? ASK.unclear : fill(ASK.unfit, { line: lineOf([Number(entry) - 1, ...keysOf(field)]), field });
  return { entries: cases, unread: { words, reason: read.refusal } };

  /** The line of the innermost part of the path that is there. */
  function lineOf(path: readonly (string | number)[]): number {
    const node = document.getIn(path, true) as { readonly range?: readonly number[] } | undefined;
    return node?.range === undefined && path.length > 0
      ? lineOf(path.slice(0, -1))
      : lines.linePos(node?.range?.[0] ?? 0).line;
  }
}

const unreadable = (words: Words, reason: string): ReadText => ({ entries: null, unread: { words, reason } });

const keysOf = (field: string): readonly (string | number)[] =>
  [...field.matchAll(/\w+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));

/** Cases as they are written by hand, a field a line. */
export async function written(entries: readonly Dict[]): Promise<string> {
  const { Document, isMap, isSeq } = await import('yaml');
  const document = new Document(entries);
  const list = document.contents;
  const fields = (isSeq(list) ? list.items : []).flatMap((entry) => (isMap(entry) ? entry.items : []));
  for (const { key, value } of fields) {
    const lines = isMap(value) ? value.items.map((pair) => pair.value) : partsOf(value);
    for (const part of String(key) === 'paragraphs' ? [value] : lines) if (isCollection(part)) part.flow = true;
  }
  return document.toString({ lineWidth: 100, flowCollectionPadding: false });

  function partsOf(value: unknown): readonly unknown[] {
    return isSeq(value) ? value.items : [];
  }
}

/** What may stand on one line. */
const isCollection = (part: unknown): part is { flow?: boolean } =>
  typeof part === 'object' && part !== null && 'items' in part;
