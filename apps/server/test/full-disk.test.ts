import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RecordReceipt } from '@bande/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, post, recordText, told, type Told } from './house.ts';
import { victim, type Victim } from './victim.ts';

const state = join(folder(), 'state');
const disk = (is: 'space' | 'warning' | 'full' | 'broken'): void => writeFileSync(state, is);

let house: Victim | undefined;
beforeAll(async () => {
  disk('space');
  house = await victim(folder(), ['--import', pathToFileURL(join(import.meta.dirname, 'disk/filling.ts')).href], {
    BANDE_DISK_STATE: state,
  });
});
afterAll(() => house?.kill());

const kept = new Map<string, string>();
async function send(seed: string): Promise<Told> {
  const text = recordText(seed);
  const answer = await told(post(`${house?.url}/api/records`, text));
  if (answer.status === 201) kept.set((answer.body as RecordReceipt).id, text);
  return answer;
}
const health = (): Promise<Told> => told(fetch(`${house?.url}/healthz`));
const refused = { status: 507, body: { error: 'the disk is full: nothing can be stored now' } };
const unwell = { status: 503, body: { ok: false, error: refused.body.error } };

async function well(): Promise<void> {
  await expect.poll(async () => (await health()).status, { timeout: 300_000 }).toBe(200);
}

test('a disk that is nearly full: records are refused with the reason, health says so, reading goes on, and space brings it back', async () => {
  expect((await send('before')).status).toBe(201);
  disk('warning');
  expect(await send('warned')).toEqual(refused);
  expect(await health()).toEqual(unwell);
  expect((await told(fetch(`${house?.url}/api/records`))).status).toBe(200);
  disk('space');
  expect((await health()).status).toBe(200);
  expect((await send('warned')).status).toBe(201);
});

async function allIsThere(count: number): Promise<void> {
  for (const [id, text] of kept) expect(await (await fetch(`${house?.url}/api/records/${id}`)).text()).toBe(text);
  expect(kept.size).toBe(count);
}

test('a disk that is full all of a sudden: the same, and nothing that was acknowledged is lost', async () => {
  disk('full');
  for (let i = 0; i < 3; i++) expect(await send(`full:${i}`)).toEqual(refused);
  expect(await health()).toEqual(unwell);
  disk('space');
  await well();
  expect((await send('after')).status).toBe(201);
  await allIsThere(3);
});

test('a disk that fails: PostgreSQL falls, whoever asks is told so, and it is started again when the disk is well', async () => {
  disk('broken');
  const down = { error: expect.stringMatching(/^the store is down: could not fsync file/) as string };
  expect(await send('broken')).toEqual({ status: 503, body: down });
  expect(await health()).toMatchObject({ status: 503, body: { ok: false } });
  disk('space');
  await well();
  expect((await send('mended')).status).toBe(201);
  await allIsThere(4);
});
