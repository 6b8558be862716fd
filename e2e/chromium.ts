import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** WebGL in software, and no word to the outside. */
const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are painted by the processor itself: a graphics card that is only played takes several times as long for letters.
  '--disable-gpu-rasterization',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The same places as in scripts/ready.mjs. */
function findChromium(): string {
  const named = process.env['BANDE_CHROMIUM'];
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = named ? [named] : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = candidates.find(isExecutable);
  if (found === undefined) throw new Error('Chromium is missing: install it, or name it in BANDE_CHROMIUM');
  return found;
}

export const launchChromium = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: flags });
