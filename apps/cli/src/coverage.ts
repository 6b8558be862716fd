import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AnyGame } from '@bande/core';
import type { Coverage } from '@bande/protocol';
import { entriesOf } from './scenario-file.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Walks the sources of one game. `root` is the root of the checkout. */
export function coverageOf(game: AnyGame, root: string): ReadonlyMap<string, Coverage> {
  const ids = new Set(Object.keys(game.rulebook));
  const cited = index(ids, code(root, game.id), ({ path, text }) => stringsIn(text).map((id) => [id, path]));
  const shown = index(ids, tests(root), ({ text }) =>
    titlesIn(text).flatMap((title) => idsIn(title).map((id) => [id, title])),
  );
  for (const source of scenarios(root, game.id)) note(shown, shownBy(root, source));
  return new Map(
    [...ids].map((id) => [id, { citedBy: [...(cited.get(id) ?? [])], shownBy: [...(shown.get(id) ?? [])] }]),
  );
}

type Index = ReadonlyMap<string, Set<string>>;
type Mark = readonly [id: string, where: string];

const note = (index: Index, marks: readonly Mark[]): void => {
  for (const [id, where] of marks) index.get(id)?.add(where);
};

function index(
  ids: ReadonlySet<string>,
  sources: readonly Source[],
  marksOf: (source: Source) => readonly Mark[],
): Index {
  const found: Index = new Map([...ids].map((id) => [id, new Set<string>()]));
  for (const source of sources) note(found, marksOf(source));
  return found;
}

const readAll = (root: string, pattern: string): readonly Source[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The catalogue and the readings name every id, the view only quotes: none of them is code that decides something. */
const decidesNothing = /\/(?:rulebook|readings)(?:\.ts$|\/)|\/(?:view|scenarios|test)\//;

const code = (root: string, game: string): readonly Source[] =>
  readAll(root, `packages/games/src/${game}/**/*.ts`).filter(({ path }) => !decidesNothing.test(path));
const tests = (root: string): readonly Source[] => readAll(root, 'packages/games/test/**/*.test.ts');
const scenarios = (root: string, game: string): readonly Source[] =>
  readAll(root, `packages/games/src/${game}/scenarios/**/*.yaml`);

function shownBy(root: string, { path, text }: Source): readonly Mark[] {
  return (entriesOf(join(root, path), text) ?? []).flatMap(({ scenario }) => {
    const { title, paragraphs } = scenario as { readonly title?: unknown; readonly paragraphs?: unknown };
    return typeof title === 'string' && Array.isArray(paragraphs)
      ? paragraphs.map((id): Mark => [String(id), title])
      : [];
  });
}

const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

/** The string literals of a source; what stands in comments does not count, what stands inside a template does. */
export const stringsIn = (text: string): readonly string[] =>
  [...text.matchAll(token)].flatMap(([, single, double, template]) =>
    template === undefined ? [single ?? double ?? ''] : [template, ...stringsIn(template)],
  );

const titled =
  /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;

/** The titles of tests and of their groups. */
export const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(titled)].map(([, single, double, template]) => single ?? double ?? template ?? '');

/** `STW-4A.1` in a title is that paragraph and neither `STW-4A` nor `STW-4A.11`. */
export const idsIn = (title: string): readonly string[] => title.match(/[A-Z][A-Za-z]*-\w+(?:\.\w+)*/g) ?? [];
