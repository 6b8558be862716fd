import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchChromium } from '../e2e/chromium.ts';
import { repoRoot } from './tree.ts';

/**
 * Pictures of two folders side by side: `npm run compared -- <before> <after> <picture> …`, where a picture is named without its ending.
 * `npm run pictures` fills `.cache/pictures`; moved away before the change, they are the first folder.
 */
const [before, after, ...names] = process.argv.slice(2);
if (before === undefined || after === undefined || names.length === 0) {
  console.error('Usage: npm run compared -- <folder before> <folder after> <picture> …');
  process.exit(2);
}

const folder = join(repoRoot, '.cache/compared');
const HEIGHT = 640;
const asData = (of: string, name: string): string =>
  `data:image/jpeg;base64,${readFileSync(join(resolve(of), `${name}.jpg`), 'base64')}`;

const page = (earlier: string, now: string): string => `<!doctype html>
<style>
  body { margin: 0; display: inline-flex; gap: 12px; padding: 12px; background: #808080; font: 16px sans-serif; }
  figure { margin: 0; color: #fff; } img { height: ${HEIGHT}px; display: block; margin-top: 6px; }
</style>
<body><figure>before<img src="${earlier}"></figure><figure>after<img src="${now}"></figure></body>`;

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const screen = await browser.newPage({ viewport: { width: 2400, height: HEIGHT + 60 } });
for (const name of names) {
  await screen.setContent(page(asData(before, name), asData(after, name)));
  await screen.locator('body').screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 80 });
  console.log(`${name}.jpg`);
}
await browser.close();
