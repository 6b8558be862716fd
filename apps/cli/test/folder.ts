import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone when the test is over. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'bande-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export function file(name: string, text: string): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}
