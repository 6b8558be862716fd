import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTree, repoRoot, type Breach, type SourceFile } from './tree.ts';

/** `[words](address)` and pictures, but none in code. */
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /```[\s\S]*?```|^ {4}.*$|`[^`\n]*`/gm;
const ELSEWHERE = /^[a-z]+:/;

/** The name a heading can be linked to by: its letters, with dashes for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading!));

function faultOf(file: SourceFile, address: string, pages: ReadonlyMap<string, string>): string | undefined {
  if (ELSEWHERE.test(address)) return undefined;
  const [path = '', anchor] = address.split('#');
  const target = path === '' ? file.path : join(dirname(file.path), path);
  const text = pages.get(target);
  if (text === undefined && !existsSync(join(repoRoot, target))) return `${address} leads nowhere`;
  return anchor === undefined || text === undefined || anchorsIn(text).includes(anchor)
    ? undefined
    : `${address}: no such heading`;
}

const withoutCode = (text: string): string => text.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, ' '));

/** Links and pictures of the pages that lead nowhere in this house; what is elsewhere is not asked. */
export function checkLinks(files: readonly SourceFile[]): readonly Breach[] {
  const pages = new Map(files.map(({ path, text }) => [path, text]));
  return files.flatMap((file) => {
    const text = withoutCode(file.text);
    return [...text.matchAll(LINK)].flatMap((found) => {
      const message = faultOf(file, found[1]!, pages);
      const line = text.slice(0, found.index).split('\n').length;
      return message === undefined ? [] : [{ path: file.path, line, message }];
    });
  });
}

const PICTURE = /!\[[^\]]*\]\(([^)\s]+)\)/g;

/** The pictures of this house that a page shows, from the root. */
export const picturesIn = ({ path, text }: SourceFile): readonly string[] =>
  [...withoutCode(text).matchAll(PICTURE)].flatMap(([, address]) =>
    ELSEWHERE.test(address!) ? [] : [join(dirname(path), address!)],
  );

export const pagesInTree = (): readonly SourceFile[] => readTree(['**/*.md']);
