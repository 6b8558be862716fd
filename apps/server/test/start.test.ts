import { cpSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotServe } from '@bande/server';
import { beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../src/store/lock.ts';
import { Store } from '../src/store/store.ts';
import { folder } from './house.ts';

const whole = folder();
beforeAll(async () => (await Store.open(whole)).close());

/** A copy of a good store. */
function copy(): string {
  const data = folder();
  cpSync(whole, data, { recursive: true });
  return data;
}

/** Why it does not open: one line; and the folder is not locked any more. */
async function whyNot(data: string): Promise<string> {
  const error: unknown = await Store.open(data).then(
    () => 'it opens',
    (why: unknown) => why,
  );
  expect(error).toBeInstanceOf(CannotServe);
  lockFolder(data)();
  return (error as CannotServe).message;
}

test('a store without PG_VERSION is not made anew over the old one', async () => {
  const data = copy();
  rmSync(join(data, 'store/PG_VERSION'));
  const before = readdirSync(join(data, 'store'), { recursive: true });
  expect(await whyNot(data)).toBe(
    `the store in ${data} cannot be opened: its file PG_VERSION is missing; nothing was changed`,
  );
  expect(readdirSync(join(data, 'store'), { recursive: true })).toEqual(before);
});

test('a store that was never finished is made anew', async () => {
  const data = folder();
  mkdirSync(join(data, 'store'));
  writeFileSync(join(data, 'store/unfinished'), '');
  writeFileSync(join(data, 'store/PG_VERSION'), '1');
  await (await Store.open(data)).close();
  expect(readdirSync(join(data, 'store'))).not.toContain('unfinished');
});

const damage: Readonly<Record<string, (store: string) => void>> = {
  'without its control file': (store) => rmSync(join(store, 'global/pg_control')),
  'with a broken control file': (store) => writeFileSync(join(store, 'global/pg_control'), Buffer.alloc(8192, 7)),
  'of another version': (store) => writeFileSync(join(store, 'PG_VERSION'), '9\n'),
  'with an empty log': (store) => {
    for (const name of readdirSync(join(store, 'pg_wal')).filter((one) => /^[0-9A-F]{24}$/.test(one)))
      truncateSync(join(store, 'pg_wal', name), 0);
  },
};

test.each(Object.entries(damage))('a store %s does not open, and says why in one line', async (_, ruin) => {
  const data = copy();
  ruin(join(data, 'store'));
  expect(await whyNot(data)).toMatch(new RegExp(`^the store in ${data} cannot be opened: [^\\n]+$`));
});

test('a folder that cannot be made, and one that is a file, are one line', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  for (const data of [file, join(file, 'data')])
    await expect(Store.open(data)).rejects.toThrow(/^the data folder .* cannot be made: [^\n]+$/);
});

/** Root may write where nobody may; only a mount stops it. */
const canMount = process.platform === 'linux' && spawnSync('unshare', ['--mount', 'true']).status === 0;

test.skipIf(!canMount)('a folder that cannot be written to is one line (needs the right to mount)', () => {
  const data = copy();
  const script = `mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && exec "$2" "$3" serve --port 0 --data "$1"`;
  const main = join(import.meta.dirname, '../../cli/src/main.ts');
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--mount', 'sh', '-c', script, 'sh', data, process.execPath, main],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', REDIS_URL: '' } },
  );
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    expect.stringMatching(/^bande: the store in .* cannot be opened: EROFS[^\n]+\n$/),
  ]);
});
