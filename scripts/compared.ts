import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../e2e/chromium.ts';
import { repoRoot } from './tree.ts';

/** Pictures of an earlier commit and of now, side by side: `npm run compared -- <commit> <name> …`, where a name is that of a file of docs/pictures without its ending. */
const [commit, ...names] = process.argv.slice(2);
if (commit === undefined || names.length === 0) {
  console.error('Usage: npm run compared -- <commit> <picture> …');
  process.exit(2);
}

const folder = join(repoRoot, 'docs/compared');
const HEIGHT = 640;
const asData = (picture: Buffer): string => `data:image/jpeg;base64,${picture.toString('base64')}`;

function earlier(name: string): Buffer {
  const file = `${commit}:docs/pictures/${name}.jpg`;
  return execFileSync('git', ['show', file], { cwd: repoRoot, maxBuffer: 50_000_000 });
}

const page = (before: Buffer, after: Buffer): string => `<!doctype html>
<style>
  body { margin: 0; display: inline-flex; gap: 12px; padding: 12px; background: #808080; font: 16px sans-serif; }
  figure { margin: 0; color: #fff; } img { height: ${HEIGHT}px; display: block; margin-top: 6px; }
</style>
<body><figure>before<img src="${asData(before)}"></figure><figure>after<img src="${asData(after)}"></figure></body>`;

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const screen = await browser.newPage({ viewport: { width: 2400, height: HEIGHT + 60 } });
for (const name of names) {
  await screen.setContent(page(earlier(name), readFileSync(join(repoRoot, 'docs/pictures', `${name}.jpg`))));
  await screen.locator('body').screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80 });
  console.log(`${name}.jpg`);
}
await browser.close();
