import { parseSync } from 'oxc-parser';
import { dirname, join, normalize } from 'node:path/posix';
import { textOf } from '../syntax.ts';
import type { SourceFile } from '../tree.ts';

const PAGES = 'apps/web/src/';
const placeOf = (path: string): string | undefined => {
  const rest = path.startsWith(PAGES) ? path.slice(PAGES.length) : '';
  return rest.includes('/') ? rest.split('/')[0] : undefined;
};

/** How many things each place of the pages takes from another, `from → to`, the most first. */
export function importsBetween(files: readonly SourceFile[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { path, text } of files.filter((file) => placeOf(file.path) !== undefined))
    for (const node of parseSync(path, text).program.body) {
      if (node.type !== 'ImportDeclaration') continue;
      const from = textOf(node.source);
      const to = from?.startsWith('.') === true ? placeOf(normalize(join(dirname(path), from))) : undefined;
      const key = `${placeOf(path)} → ${to}`;
      if (to !== undefined && to !== placeOf(path))
        counts.set(key, (counts.get(key) ?? 0) + Math.max(1, node.specifiers.length));
    }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
