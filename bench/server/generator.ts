import { createRandom, gameNamed } from '@bande/core';
import { registry } from '@bande/games';
import type { SeatTaken } from '@bande/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { Scripted, type Seen } from './scripted.ts';

/** What is asked of a generator, as JSON. */
export interface Load {
  readonly url: string;
  readonly game: string;
  readonly matches: number;
  /** Seconds before and while it is measured. */
  readonly warm: number;
  readonly measured: number;
}

/** Both do something so often, on average, while a match is played. */
const DEEDS_MS = 4_000;
const WARM_DEEDS_MS = 600;
const LED_MS = 34;
const BEAT_MS = 500;
const AT_ONCE = 16;

const { url, game: id, matches, warm, measured } = JSON.parse(process.argv[2] ?? '{}') as Load;
const game = gameNamed(registry, id)!;
await game.prepare?.();
const random = createRandom('a generator');
const seen: Seen = { took: [], sent: 0, refused: 0, bytes: 0 };
const clients: Scripted[] = [];

async function seated(path: string, body: object, client: string): Promise<SeatTaken & { readonly cookie: string }> {
  const headers = { 'x-forwarded-for': client };
  const answer = await fetch(`${url}/api/matches${path}`, { method: 'POST', body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { ...((await answer.json()) as SeatTaken), cookie };
}

async function begun(number: number): Promise<void> {
  const client = `10.1.${number >> 4}.1`;
  const mode = game.ladder?.live === undefined ? 'paced' : 'live';
  const settings = game.ladder?.settings ?? {};
  const ada = await seated('', { game: id, edition: game.editions[0]!.id, mode, name: 'Ada', settings }, client);
  const zuse = await seated(`/${ada.match}/seats`, { name: 'Zuse' }, client);
  for (const seat of [ada, zuse])
    clients.push(new Scripted(url, seat, { cookie: seat.cookie, client, game, random, seen }));
}

let next = 0;
const lane = async (): Promise<void> => {
  while (next < matches) await begun(next++);
};
await Promise.all(Array.from({ length: AT_ONCE }, lane));

/** Each of them at its own time. */
function each(ms: () => number, run: (client: Scripted) => void): void {
  for (const client of clients) {
    const again = (): void => {
      run(client);
      setTimeout(again, ms());
    };
    setTimeout(again, random.below(ms()));
  }
}
let deedsMs = WARM_DEEDS_MS;
each(
  () => deedsMs,
  (client) => client.act(),
);
each(
  () => BEAT_MS,
  (client) => client.beat(),
);
if (game.ladder?.live !== undefined)
  each(
    () => LED_MS,
    (client) => client.lead(),
  );

await sleep(warm * 1000);
deedsMs = DEEDS_MS;
process.stdout.write('measured from now on\n');
[seen.took.length, seen.sent, seen.refused, seen.bytes] = [0, 0, 0, 0];
await sleep(measured * 1000);
process.stdout.write(`${JSON.stringify(seen)}\n`);
process.exit();
