import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { folder } from './house.ts';
import { victim, writer } from './victim.ts';

/** Only in a soak: each time a real disk, made of a file, is copied under a server that is writing to it. */
const ROUNDS = Number(process.env['BANDE_DISK_COPIES'] ?? 0);
const run = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

const place = folder();
const [image, copied] = [join(place, 'image'), join(place, 'copied')];
const [mount, beside] = [join(place, 'mount'), join(place, 'beside')];
const canMount = (): boolean => {
  for (const path of [mount, beside]) mkdirSync(path);
  return (
    run('truncate', '--size=512M', image) && run('mkfs.ext4', '-q', image) && run('mount', '-o', 'loop', image, mount)
  );
};

/** The server stands still for the copy, so that it is of one moment; what it has not synced is not in the image. */
async function cut(round: number, acknowledged: Map<string, string>): Promise<ReadonlyMap<string, string>> {
  const { child, url, kill } = await victim(join(mount, 'data'));
  const enough = acknowledged.size + 10;
  let due = new Map<string, string>();
  const note = (id: string, text: string): void => {
    acknowledged.set(id, text);
    if (acknowledged.size !== enough) return;
    due = new Map(acknowledged);
    child.kill('SIGSTOP');
    expect(run('cp', image, copied)).toBe(true);
    void kill();
  };
  await Promise.all(['a', 'b', 'c'].map((lane) => writer(url, `${round}${lane}`, note)));
  return due;
}

async function lostIn(copy: string, acknowledged: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const store = await Store.open(copy);
  const texts = new Map(
    await Promise.all([...acknowledged.keys()].map(async (id) => [id, await store.recordText(id)] as const)),
  );
  await store.close();
  return [...acknowledged].filter(([id, text]) => texts.get(id) !== text).map(([id]) => id);
}

test.skipIf(ROUNDS === 0)(
  'a disk copied under a writing server holds everything that was acknowledged (needs the right to mount)',
  async (context) => {
    if (!canMount()) return context.skip('this machine lets nobody mount a file');
    const acknowledged = new Map<string, string>();
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const due = await cut(round, acknowledged);
        expect(run('mount', '-o', 'loop', copied, beside)).toBe(true);
        expect(due.size).toBeGreaterThanOrEqual(10 * (round + 1));
        try {
          expect(await lostIn(join(beside, 'data'), due)).toEqual([]);
        } finally {
          run('umount', beside);
        }
      }
    } finally {
      run('umount', mount);
    }
  },
);
