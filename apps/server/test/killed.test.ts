import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RecordReceipt } from '@bande/protocol';
import { expect, test } from 'vitest';
import { folder, post, recordText, start } from './house.ts';

interface Victim {
  readonly child: ChildProcess;
  readonly url: string;
}

async function victim(data: string): Promise<Victim> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'killed-server.ts'), data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url };
}

/** Posts one record after the other until the server is gone; what is acknowledged is noted. */
async function writer(url: string, lane: string, note: (id: string, text: string) => void): Promise<void> {
  for (let i = 0; ; i++) {
    const text = recordText(`${lane}:${i}`);
    const answer = await post(`${url}/api/records`, text).catch(() => null);
    const receipt = (await answer?.json().catch(() => null)) as RecordReceipt | null | undefined;
    if (receipt === null || receipt === undefined) return;
    note(receipt.id, text);
  }
}

test('a server killed in the middle of writing has kept every record it acknowledged', { timeout: 120_000 }, async () => {
  const data = folder();
  const acknowledged = new Map<string, string>();
  for (const enough of [10, 15, 40]) {
    const { child, url } = await victim(data);
    const note = (id: string, text: string): void => {
      acknowledged.set(id, text);
      // Two other records are under way at this moment.
      if (acknowledged.size === enough) child.kill('SIGKILL');
    };
    await Promise.all(['a', 'b', 'c'].map((lane) => writer(url, `${enough}${lane}`, note)));
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(40);
  const house = await start({ data });
  for (const [id, text] of acknowledged) expect(await (await fetch(`${house.url}/api/records/${id}`)).text()).toBe(text);
  await house.close();
});
