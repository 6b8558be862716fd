import { join } from 'node:path';
import { hashOf, type AnyShape, type Input, type Seat } from '@bande/core';
import type { MatchNotice, RecordPage, SoFar } from '@bande/protocol';
import { ENGINE_VERSION, headerOf, Recorder, type Origin } from '@bande/record';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { MatchPlan } from '../src/rooms/plan.ts';
import { Engine } from '../src/store/engine.ts';
import { toyAlone } from './house-of-toys.ts';
import { folder, start, toyGame } from './house.ts';
import { begin, OnlineClient, sitDown, type Seated } from './online-client.ts';
import { readyStore } from './ready-store.ts';

const LONG = { timeout: 60_000, interval: 20 };
const OLD = '0.0.1';

const at = (url: string, seats: readonly Seated[]): Promise<readonly OnlineClient[]> =>
  Promise.all(seats.map((seat) => OnlineClient.open({ url, match: seats[0]!.match, game: toyGame, seat })));

async function played(clients: readonly OnlineClient[], turns: number): Promise<void> {
  await expect.poll(() => clients.every(({ chair }) => chair?.verified.pausedAt === null), LONG).toBe(true);
  const facts = (): number => clients[0]!.chair!.verified.facts;
  const before = facts();
  await expect
    .poll(() => {
      for (const [seat, { chair }] of clients.entries()) {
        if (chair!.sees.rolls) chair!.roll();
        const [legal] = chair!.sees.seat === seat ? chair!.sees.legal : [];
        if (legal !== undefined) chair!.act(legal, seat as Seat);
      }
      return facts() - before;
    }, LONG)
    .toBeGreaterThan(2 * turns);
}

/** As if what lies there had been played by another engine, and with another position at its last rest. */
async function playedByAnother(data: string, spoil: (base: string) => string = (base) => base): Promise<MatchPlan> {
  const engine = await Engine.start(join(data, 'store'), 60_000);
  const plan = await engine.use(async (db) => {
    const row = await db.selectFrom('matches').select(['id', 'plan', 'base']).executeTakeFirstOrThrow();
    const old = JSON.stringify({ ...(JSON.parse(row.plan) as MatchPlan), engine: OLD });
    await sql`update matches set plan = ${old}, base = ${spoil(row.base!)} where id = ${row.id}`.execute(db);
    return JSON.parse(row.plan) as MatchPlan;
  });
  await engine.close();
  return plan;
}

async function oldMatch(spoil?: (base: string) => string): Promise<{
  readonly data: string;
  readonly seats: readonly Seated[];
  readonly plan: MatchPlan;
  readonly facts: number;
}> {
  const data = await readyStore(folder());
  const house = await start({ ...toyAlone, data });
  const wanted = { game: 'toy', edition: toyGame.editions[0]!.id, mode: 'paced', name: 'Ada', share: 'a'.repeat(32) };
  const ada = await begin(house.url, wanted);
  const seats = [ada, await sitDown(house.url, ada.match)];
  const clients = await at(house.url, seats);
  await played(clients, 3);
  await house.close();
  const { facts } = clients[0]!.chair!.verified;
  for (const client of clients) client.close();
  return { data, seats, plan: await playedByAnother(data, spoil), facts };
}

test(
  'after an update a match goes on from its last rest, both are told, and its record says so',
  { timeout: 240_000 },
  async () => {
    const { data, seats, plan, facts } = await oldMatch();
    const house = await start({ ...toyAlone, data });
    const clients = await at(house.url, seats);
    await expect.poll(() => clients.map(({ engine }) => engine), LONG).toEqual([OLD, OLD]);
    const stands = clients[0]!.chair!.verified.facts;
    expect([stands > 2, stands <= facts]).toEqual([true, true]);
    await played(clients, 2);
    const { match } = seats[0]!;
    const notice = async (): Promise<MatchNotice> =>
      (await (await fetch(`${house.url}/api/matches/${match}`)).json()) as MatchNotice;
    // Rolls that have been seen do not come again, and players' parts are kept.
    expect((await notice()).seedCommitment).not.toBe(plan.seedCommitment);
    clients[0]!.chair!.giveUp(0);
    await expect.poll(async () => (await notice()).record, LONG).toMatch(/^[0-9a-f]{64}$/);
    const { records } = (await (await fetch(`${house.url}/api/records`)).json()) as RecordPage;
    expect(records.map(({ engine, heldHere, beginsElsewhere }) => [engine, heldHere, beginsElsewhere])).toEqual([
      [ENGINE_VERSION, true, true],
    ]);
    const verdict = (await (await fetch(`${house.url}/api/records/${records[0]!.id}/verify`)).json()) as object;
    expect(verdict).toMatchObject({ ok: true, beginsElsewhere: true });
    const cookie = { headers: { cookie: seats[0]!.cookie } };
    const soFar = (await (await fetch(`${house.url}/api/matches/${match}/so-far`, cookie)).json()) as SoFar;
    const from = soFar.from as Origin<AnyShape>;
    expect(from.engine).toBe(OLD);
    const header = headerOf(toyGame, plan.setup, soFar);
    const recorder = Recorder.again(toyGame, { header, from });
    for (const input of soFar.inputs) expect(recorder.play(input as Input<AnyShape>).ok).toBe(true);
    expect(hashOf(recorder.match)).toBe(clients[1]!.hash);
    for (const client of clients) client.close();
    await house.close();
    // One that is over is not played on by another engine.
    await playedByAnother(data);
    const later = await start({ ...toyAlone, data });
    expect((await fetch(`${later.url}/api/matches/${match}/line`)).status).toBe(404);
    await expect(at(later.url, seats)).rejects.toThrow('410');
    await later.close();
  },
);

test('where the rest is none that this engine knows the match begins anew', { timeout: 240_000 }, async () => {
  const { data, seats } = await oldMatch((base) => base.replaceAll('"heap":', '"pile":'));
  for (let times = 0; times < 2; times++) {
    const house = await start({ ...toyAlone, data });
    const clients = await at(house.url, seats);
    await expect.poll(() => clients.map(({ engine }) => engine), LONG).toEqual([OLD, OLD]);
    expect(clients[0]!.chair!.verified.facts).toBeLessThan(times === 0 ? 3 : 100);
    await played(clients, 1);
    for (const client of clients) client.close();
    await house.close();
  }
});
