import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '@bande/cli';
import { games } from '../packages/record/test/kept.ts';
import { differences, EVERYTHING, hashed, hashOver, read, written, type Hashes } from './same/hashes.ts';
import { everyPart, type Part } from './same/parts.ts';
import { repoRoot } from './tree.ts';

/**
 * One hash over what rules, bots and physics answer: the same before and after code has moved. `npm run same`; `-- --write` writes down what holds now,
 * and words (`-- rule carrom`) ask only the groups that have them in their name.
 */

const KEPT = join(repoRoot, 'scripts/same/kept.txt');

/** In this process: hundreds of starts would take longer than what is asked. */
async function answerTo({ args }: Part): Promise<string> {
  let text = '';
  const heard = (said: string): void => {
    text += said;
  };
  const registry = () => Promise.resolve(games);
  const code = await run(args, { root: repoRoot, registry, out: heard, err: heard, input: Readable.from([]) });
  return `${code}\n${text}`;
}

async function ask(parts: readonly Part[]): Promise<Hashes> {
  const hashes = new Map<string, string>();
  for (const part of parts) {
    hashes.set(part.name, hashed(await answerTo(part)));
    showProgress(hashes.size, parts.length);
  }
  return hashes;
}

/** On a terminal one line that changes, else a line now and then. */
function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(done < of ? `\r${done} of ${of}` : '\r\u001B[K');
  else if (done % 50 === 0) process.stderr.write(`${done} of ${of}\n`);
}

function printGroup(group: string, parts: readonly Part[], hashes: Hashes, differing: readonly string[]): void {
  const names = parts.filter((part) => part.group === group).map(({ name }) => name);
  const hash = hashOver(new Map(names.map((name) => [name, hashes.get(name)!])));
  const isAsBefore = !names.some((name) => differing.some((line) => line.endsWith(`: ${name}`)));
  console.log(`${hash.slice(0, 16)}  ${group} (${names.length})${isAsBefore ? '' : '  differs'}`);
}

/** Of everything that is kept, what one part of the answers is compared with. */
const among = (hashes: Hashes, parts: readonly Part[]): Hashes => {
  const names = new Set(parts.map(({ name }) => name));
  return new Map([...hashes].filter(([name]) => names.has(name)));
};

process.chdir(repoRoot);
const words = process.argv.slice(2).filter((word) => word !== '--write');
const parts = everyPart().filter(({ group }) => words.every((word) => group.includes(word)));
const hashes = await ask(parts);
if (process.argv.includes('--write') && words.length === 0) writeFileSync(KEPT, written(hashes));
const kept = read(existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : '');
const differing = differences(words.length === 0 ? kept : among(kept, parts), hashes);
for (const group of new Set(parts.map((part) => part.group))) printGroup(group, parts, hashes, differing);
console.log(`${hashOver(hashes)}  ${words.length === 0 ? EVERYTHING : words.join(' ')} (${parts.length})`);
for (const line of differing) console.log(line);
console.log(
  differing.length === 0
    ? 'same: as written down in scripts/same/kept.txt'
    : `same: ${differing.length} answers are not as written down`,
);
process.exitCode = differing.length === 0 ? 0 : 1;
