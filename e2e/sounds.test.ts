import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle, serveModules } from './bundle.ts';
import { launchChromium } from './chromium.ts';
import type { Heard, HeardLoop } from './entries/sounds.ts';

let heard: readonly Heard[] = [];
let loops: readonly HeardLoop[] = [];
const of = (sound: string): Heard => heard.find((one) => one.sound === sound)!;

beforeAll(async () => {
  const site = await serveModules({ '/sounds.js': await bundle(join(import.meta.dirname, 'entries/sounds.ts')) });
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(site.url);
  // A text, not a function: the test runner would rewrite the import inside a function.
  heard = await page.evaluate<readonly Heard[]>("import('/sounds.js').then((sounds) => sounds.hearAll())");
  loops = await page.evaluate<readonly HeardLoop[]>("import('/sounds.js').then((sounds) => sounds.hearLoops())");
  await browser.close();
  await site.close();
  if (process.env['BANDE_HEAR'] !== undefined) console.table([...heard, ...loops]);
});

describe('every sound, as it leaves its recipe', () => {
  it('is heard and does not clip', () => {
    expect(heard.filter(({ peak }) => peak > 1 || peak < 0.1)).toEqual([]);
  });
  it('is about as loud as the others', () => {
    expect(heard.filter(({ loudness }) => loudness > -13 || loudness < -27)).toEqual([]);
  });
  it('ends when it should', () => {
    for (const sound of ['step', 'kick', 'card']) expect(of(sound).length).toBeLessThan(0.25);
    // The last touch is at 0.71 seconds; wood does not ring on.
    expect(of('die').length).toBeLessThan(0.71 + 0.25);
    expect(of('spin').length).toBeLessThan(2.9);
  });
});

describe.each(['roll', 'slide'])('a loop of what moves: %s', (name) => {
  const at = (speed: number): HeardLoop => loops.find((one) => one.sound === name && one.speed === speed)!;
  it('is silent at rest, louder the faster it goes, and does not clip', () => {
    expect(at(0).peak).toBeLessThan(0.001);
    expect(at(0.5).loudness).toBeGreaterThan(at(0.1).loudness + 3);
    expect(at(1.4).loudness).toBeGreaterThan(at(0.5).loudness + 3);
    expect(at(1.4).loudness).toBeGreaterThan(-34);
    expect(at(1.4).peak).toBeLessThan(0.9);
  });
  it('dies away within a second when nobody tells it more', () => {
    expect(at(1.4).length).toBeLessThan(1);
  });
});
