import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame, Words } from '@bande/core';
import { registry } from '@bande/games';
import { repoRoot } from './tree.ts';

/** What a page of interpretations needs of a game. */
type Documented = Pick<AnyGame, 'id' | 'title' | 'readings' | 'rulebook'>;

interface Page {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

const inBoth = ({ de, en }: Words): string => (de === en ? de : `${de} · ${en}`);

const row = (label: string, { de, en }: Words): string =>
  `| ${[label, de, en].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function gistOf({ id, rulebook }: Documented, paragraph: string): Words {
  const entry = rulebook[paragraph];
  if (entry === undefined) throw new Error(`${id}: a reading cites ${paragraph}, which is not in the rulebook`);
  return entry.gist;
}

function section(
  game: Documented,
  [id, { paragraphs, setting, title, reading, reason }]: [string, AnyGame['readings'][string]],
): string {
  const table = [
    '| | Deutsch | English |',
    '|---|---|---|',
    row('Lesart · Reading', reading),
    row('Grund · Reason', reason),
    ...paragraphs.map((paragraph) => row(paragraph, gistOf(game, paragraph))),
  ];
  const heading = `## ${id} ${inBoth(title)}`;
  return [heading, ...(setting === undefined ? [] : [`Einstellung · Setting: \`${setting}\``]), table.join('\n')].join(
    '\n\n',
  );
}

/** Every reading taken where the rulebook is open, in German and English side by side, with the paragraphs it rests on. */
function interpretations(game: Documented): Page {
  const intro = [
    `# ${inBoth(game.title)}: Lesarten · Interpretations`,
    '<!-- Written by `node scripts/docs.ts` from the readings and the rulebook of the game. -->',
    'Wo das Regelwerk schweigt oder sich widerspricht: was hier gilt, und warum. Unter jeder Lesart stehen die Paragraphen, um die es geht, in unseren Worten.',
    'Where the rulebook is silent or contradicts itself: what holds here, and why. Below each reading are the paragraphs concerned, in our own words.',
  ];
  const sections = Object.entries(game.readings).map((entry) => section(game, entry));
  return { path: `docs/interpretations/${game.id}.md`, text: `${[...intro, ...sections].join('\n\n')}\n` };
}

const isCurrent = ({ path, text }: Page): boolean => {
  const file = join(repoRoot, path);
  return existsSync(file) && readFileSync(file, 'utf8') === text;
};

function write({ path, text }: Page): void {
  const file = join(repoRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (import.meta.main) {
  const stale = registry.map(interpretations).filter((page) => !isCurrent(page));
  const checks = process.argv.includes('--check');
  for (const page of stale) {
    if (checks) console.error(`${page.path} is out of date: run \`node scripts/docs.ts\``);
    else write(page);
  }
  process.exitCode = checks && stale.length > 0 ? 1 : 0;
}
