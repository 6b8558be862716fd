import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE, PAGES_PER_FILE, type PageState } from './page-checksum.ts';

/** The pages of one table or index, as they lie on the disk. */
export interface Pages {
  readonly all: number;
  /** The last file ends within a page, which is not one of them. */
  readonly isCut: boolean;
  readonly empty: readonly number[];
  readonly damaged: number;
}

interface Finding {
  all: number;
  isCut: boolean;
  readonly empty: number[];
  damaged: number;
}
type Look = (words: Int32Array, first: number, block: number) => PageState;

const piece = Buffer.alloc(128 * PAGE);
const words = new Int32Array(piece.buffer, piece.byteOffset, piece.length / 4);

/** Reads everything once. `null` where not even the first file is there. */
export function pagesAt(store: string, path: string, look: Look): Pages | null {
  const first = join(store, path);
  if (!existsSync(first)) return null;
  const found: Finding = { all: 0, isCut: false, empty: [], damaged: 0 };
  for (let part = 0; existsSync(partOf(first, part)); part++) {
    found.all = part * PAGES_PER_FILE;
    readPart(partOf(first, part), look, found);
  }
  return found;
}

const partOf = (path: string, part: number): string => (part === 0 ? path : `${path}.${part}`);

function readPart(path: string, look: Look, found: Finding): void {
  const file = openSync(path, 'r');
  try {
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece)) {
      for (let at = 0; at + PAGE <= size; at += PAGE) {
        const state = look(words, at / 4, found.all);
        if (state === 'empty') found.empty.push(found.all);
        if (state === 'damaged') found.damaged++;
        found.all++;
      }
      if (size % PAGE !== 0) found.isCut = true;
    }
  } finally {
    closeSync(file);
  }
}
