import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serve } from '@bande/server';
import { builtPages } from './built-pages.ts';

/** The house in a process of its own, to be killed, and opened again at the same address. */
interface KilledHouse {
  readonly url: string;
  /** As a power cut does it; what is in its folder is there when it is opened again. */
  readonly kill: () => Promise<void>;
}

export async function killedHouse(data: string, port = 0): Promise<KilledHouse> {
  const here = join(import.meta.dirname, 'killed-house.ts');
  const child = spawn(process.execPath, [here, data, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [url] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [string];
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, kill };
}

if (process.argv[1] === import.meta.filename) {
  const [data = '', port] = process.argv.slice(2);
  const { url } = await serve({ port: Number(port), data, pages: builtPages(), coverage: '@bande/cli/coverage' });
  console.log(url);
}
