import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Texts } from './documents.ts';

interface Kept {
  readonly sources: string;
  readonly texts: Texts;
}

/** Everything that games, scenarios and what is told of them can follow from. */
const SOURCES = ['package-lock.json', '{packages,apps}/*/{src,test}/**/*.{ts,yaml,json}'];

/** What a checkout is made of, as one word. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** The texts that were made from these very sources before, or new ones, kept for the next time. */
export async function keptOrMade(file: string, sources: string, make: () => Promise<Texts>): Promise<Texts> {
  const kept = read(file);
  if (kept?.sources === sources) return kept.texts;
  const texts = await make();
  keep(file, { sources, texts });
  return texts;
}

function read(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return null;
  }
}

/** Whole or not at all. Where nothing may be written, they are made at every start. */
function keep(file: string, kept: Kept): void {
  const unfinished = `${file}.${process.pid}-${threadId}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch {
    return;
  }
  try {
    writeFileSync(unfinished, JSON.stringify(kept));
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
