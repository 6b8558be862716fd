import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, createRandom, type AnyGame, type Random, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { does } from '@bande/host/anybody';
import type { MatchNotice, SoFar } from '@bande/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import { folder } from './house.ts';
import { begin, OnlineClient, sitDown, type Seated } from './online-client.ts';
import { victim, type Victim } from './victim.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const LONG = { timeout: 240_000, interval: 30 };
/** So many matches at once, of all games in turn. */
const AT_ONCE = 8;
const WAVES = Math.ceil(Number(process.env['BANDE_CHAOS_MATCHES'] ?? AT_ONCE) / AT_ONCE);
/** What the soak went through. */
const FIGURES = join(import.meta.dirname, '../../../bench/results/soak-online.json');
const SEED = process.env['BANDE_SEED'] ?? '';
/** Between two falls every match is played on for so long, in ticks. */
const PLAYED = 5 * 120;
/** At every look one line in so many is cut. */
const SELDOM = 60;
const LOOK_MS = 40;

const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

interface Played {
  readonly game: AnyGame;
  readonly id: string;
  readonly seats: readonly Seated[];
  readonly clients: readonly OnlineClient[];
}

async function begun(url: string, game: AnyGame): Promise<Played> {
  const mode = game.ladder?.live === undefined ? 'paced' : 'live';
  const settings = game.ladder?.settings ?? {};
  const first = await begin(url, { game: game.id, edition: game.editions[0]!.id, mode, name: 'Ada', settings });
  const seats = [first, await sitDown(url, first.match)];
  const clients = seats.map((seat) => new OnlineClient({ url, match: first.match, game, seat, lines: 2 }));
  for (const client of clients) client.beats();
  return { game, id: first.match, seats, clients };
}

/** Matches on a server that falls, over lines that are cut. */
class Chaos {
  readonly #random: Random;
  readonly #data = folder();
  #server: Victim | null = null;
  played: readonly Played[] = [];
  readonly seen = { servers: 0, threads: 0, cuts: 0, deeds: 0, kept: 0 };

  constructor(random: Random) {
    this.#random = random;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }
  get clients(): readonly OnlineClient[] {
    return this.played.flatMap(({ clients }) => clients);
  }

  async start(): Promise<void> {
    this.#server = await victim(this.#data);
  }

  /** Whoever is off the line comes again. */
  async #connect(): Promise<void> {
    const off = this.clients.filter(({ isOnLine }) => !isOnLine);
    await Promise.all(off.map((client) => client.connect(this.url).catch(() => undefined)));
  }

  /** Until all matches have gone on for so long, or are over; `act` is done at every look. */
  async goOn(until: (client: OnlineClient) => boolean, act: (played: Played) => void): Promise<void> {
    while (!this.clients.every(until)) {
      await this.#connect();
      for (const played of this.played) act(played);
      await pass(LOOK_MS);
    }
  }

  async play(): Promise<void> {
    await this.goOn(
      ({ chair }) => chair?.verified.pausedAt === null,
      () => {},
    );
    const from = new Map(this.clients.map((client) => [client, client.chair!.verified.tick]));
    const isFar = (client: OnlineClient): boolean => {
      const { tick, outcome } = client.chair!.verified;
      return outcome !== null || tick - from.get(client)! > PLAYED;
    };
    await this.goOn(isFar, ({ clients }) => {
      for (const [seat, client] of clients.entries()) {
        if (does(client.chair!, seat as Seat, this.#random)) this.seen.deeds++;
        if (this.#random.below(SELDOM) > 0) continue;
        this.seen.cuts++;
        client.cut(this.#random.below(2) === 0);
      }
    });
  }

  async killServer(): Promise<void> {
    await this.#server!.kill();
    this.seen.servers++;
    await vi.waitUntil(() => !this.clients.some(({ isOnLine }) => isOnLine), LONG);
    await this.start();
  }

  /** One that has matches; they are put back in another one. */
  async killThread(): Promise<void> {
    const all = this.played.flatMap(({ clients }) => clients);
    const before = all.map(({ opened }) => opened);
    this.#server!.child.send('dig');
    this.seen.threads++;
    await this.goOn(
      () => all.some(({ opened }, i) => opened > before[i]!),
      ({ clients }) => {
        for (const [seat, client] of clients.entries()) does(client.chair!, seat as Seat, this.#random);
      },
    );
  }

  async end(): Promise<void> {
    await this.goOn(
      ({ chair }) => chair!.verified.outcome !== null,
      ({ clients: [client] }) => {
        if (client?.chair?.verified.outcome === null) client.chair.giveUp(0);
      },
    );
  }

  /** How often a match differed, and what was said to be kept and is not in it as the server tells it; when both have verified the same one and it is a record. */
  async found({
    id,
    seats,
    clients,
  }: Played): Promise<{ readonly differed: number; readonly lost: readonly string[] }> {
    const headers = { cookie: seats[0]!.cookie };
    const asked = async <T>(path: string): Promise<T> =>
      (await (await fetch(`${this.url}/api/matches/${id}${path}`, { headers })).json()) as T;
    await vi.waitUntil(() => new Set(clients.map(({ hash }) => hash)).size === 1, LONG);
    await vi.waitUntil(async () => (await asked<MatchNotice>('')).record !== null, LONG);
    const all = new Set((await asked<SoFar>('/so-far')).inputs.map((input) => canonical(input)));
    const kept = new Set(clients.flatMap((client) => client.kept.map((input) => canonical(input))));
    this.seen.kept += kept.size;
    return {
      differed: clients.reduce((sum, { differs }) => sum + differs, 0),
      lost: [...kept].filter((input) => !all.has(input)),
    };
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.#server?.kill();
  }
}

async function wholeWave(chaos: Chaos): Promise<void> {
  await chaos.start();
  const games = Array.from({ length: AT_ONCE }, (_, i) => registry[i % registry.length]!);
  chaos.played = await Promise.all(games.map((game) => begun(chaos.url, game)));
  await chaos.play();
  await chaos.killServer();
  await chaos.play();
  await chaos.killThread();
  await chaos.play();
  await chaos.end();
  for (const played of chaos.played) expect(await chaos.found(played)).toEqual({ differed: 0, lost: [] });
}

const total = new Map<string, number>();

test(
  'whatever falls, every match goes on and comes to its end, both have the same one, and nothing that was said to be kept is lost',
  { timeout: 600_000 * WAVES },
  async () => {
    for (let wave = 0; wave < WAVES; wave++) {
      const chaos = new Chaos(createRandom(`${SEED}chaos ${wave}`));
      try {
        await wholeWave(chaos);
      } finally {
        await chaos.close();
      }
      for (const [what, times] of Object.entries(chaos.seen)) total.set(what, times + (total.get(what) ?? 0));
    }
    const figures = { matches: WAVES * AT_ONCE, ...Object.fromEntries(total) };
    if (WAVES > 1) writeFileSync(FIGURES, `${JSON.stringify({ seed: SEED, ...figures }, null, 2)}\n`);
    console.log(
      Object.entries(figures)
        .map(([what, times]) => `${times} ${what}`)
        .join(', '),
    );
    expect([...total].filter(([, times]) => times === 0)).toEqual([]);
  },
);
