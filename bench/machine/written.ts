import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '@bande/cli/bench';
import { machine } from './machine.ts';

const line = (figure: Measured): string =>
  JSON.stringify(figure, (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value));

/** Writes figures down with the machine they were taken on, one a line; `beside`: what else ran there. */
export function writeFigures(name: string, figures: readonly Measured[], beside = ''): void {
  const note = ['work time of one thread', beside].filter((part) => part !== '').join('; ');
  const head = JSON.stringify({ bench: `bande bench ${name} --json`, machine: machine(note) }, null, 2).slice(0, -2);
  const path = join(import.meta.dirname, '..', 'results', `${name}.json`);
  writeFileSync(path, `${head},\n  "results": [\n    ${figures.map(line).join(',\n    ')}\n  ]\n}\n`);
  console.log(`written: bench/results/${name}.json`);
}
