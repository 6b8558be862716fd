import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../apps/cli/src/main.ts');

/** `bande serve` in a process of its own; who asks is told by `X-Forwarded-For`. */
export interface Serving {
  readonly child: ChildProcess;
  readonly url: string;
}

async function started(data: string): Promise<Serving> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--proxies', '1', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url: line.split(' ').at(-1) ?? '' };
}

export async function serving<T>(data: string, work: (server: Serving) => Promise<T>): Promise<T> {
  const server = await started(data);
  const ended = once(server.child, 'exit');
  try {
    return await work(server);
  } finally {
    server.child.kill();
    await ended;
  }
}
