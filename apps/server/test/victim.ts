import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RecordReceipt } from '@bande/protocol';
import { post, recordText } from './house.ts';

/** A server in a process of its own, to be killed. */
export interface Victim {
  readonly child: ChildProcess;
  readonly url: string;
  /** Kills it and waits until it is gone. */
  readonly kill: () => Promise<void>;
}

/** `before` is what node is told first. */
export async function victim(
  data: string,
  before: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  const child = spawn(process.execPath, [...before, join(import.meta.dirname, 'killed-server.ts'), data], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  // None if it does not start.
  const [url] = (await Promise.race([once(createInterface({ input: child.stdout! }), 'line'), ended])) as [string];
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, url, kill };
}

/** Posts one record after the other until the server is gone; what is acknowledged is noted. */
export async function writer(url: string, lane: string, note: (id: string, text: string) => unknown): Promise<void> {
  for (let i = 0; ; i++) {
    const text = recordText(`${lane}:${i}`);
    const answer = await post(`${url}/api/records`, text).catch(() => null);
    const receipt = answer?.ok === true ? ((await answer.json().catch(() => null)) as RecordReceipt | null) : null;
    if (receipt === null) return;
    note(receipt.id, text);
  }
}
