import { resolve } from 'node:path';
import { toy } from '@bande/host/toy';
import { run } from '@bande/cli';
import { registered, type Registry } from '@bande/core';

export const root = resolve(import.meta.dirname, '../../..');

export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Calls the command in this process, with the toy game as the only one and in this checkout unless told otherwise. */
export async function bande(
  args: readonly string[],
  lines: readonly string[] = [],
  registry: Registry = [registered(toy)],
  checkout = root,
): Promise<Answer> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    root: checkout,
    registry: () => Promise.resolve(registry),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: each(lines),
  });
  return { code, out, err };
}

/** The one JSON document that `--json` prints. */
export async function json(args: readonly string[]): Promise<unknown> {
  const { out, err, code } = await bande([...args, '--json']);
  if (err !== '' || code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}
