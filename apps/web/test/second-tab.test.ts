import {
  BareTable,
  FarChair,
  FarEnd,
  HereChair,
  Room,
  type Asked,
  type Chair,
  type Clock,
  type Told,
} from '@bande/host';
import { ChanceStream, createRandom, hashOf, type AnyGame, type AnyShape, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupFor } from '../src/session/open.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const open: (() => void)[] = [];
afterAll(() => {
  for (const close of open) close();
});

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, 2_147_483_647));
    return () => clearTimeout(timer);
  },
};
const roller = (): null => null;
/** Only what hangs fails by time. */
const HANGS = { timeout: 120_000 };

/** One end of a channel of this browser: it hears what the other one says. */
function channel(name: string, hear: (message: never) => void): (message: object) => void {
  const port = new BroadcastChannel(name);
  port.addEventListener('message', (event) => hear((event as MessageEvent<never>).data));
  open.push(() => port.close());
  return (message) => port.postMessage(message);
}

/** The tab in which a match is played: somebody sits at its first seat; each line to another tab has its own channel and its own seats. */
function firstTab(game: AnyGame, lines: Readonly<Record<string, readonly Seat[]>>) {
  const sitters = [{ kind: 'here' }, { kind: 'elsewhere', name: 'the other tab' }] as const;
  const table = BareTable.start(game, setupFor(game, { mode: 'paced', settings: game.ladder?.settings ?? {} }));
  const think = (): Promise<never> => Promise.reject(new Error('nobody thinks here'));
  const room = new Room({ game, table, chance: new ChanceStream('tab'), sitters, clock: CLOCK, roller, think });
  open.push(() => room.close());
  for (const [name, seats] of Object.entries(lines)) {
    const send = channel(name, (asked: Asked<AnyShape>) => end.hear(asked));
    const end = new FarEnd(room, { seats, clock: CLOCK, send });
    open.push(() => end.close());
  }
  room.goOn();
  return { room, here: new HereChair(room, { seats: [0] }) };
}

/** A second tab of the same browser: a far chair over the channel. */
async function secondTab(game: AnyGame, name: string, seats: readonly Seat[]): Promise<FarChair<AnyShape>> {
  return new Promise((sits) => {
    let far: FarChair<AnyShape> | null = null;
    const send = channel(name, (told: readonly Told<AnyShape>[]) => {
      const opened = told.find(({ kind }) => kind === 'opened');
      if (far === null && opened?.kind === 'opened') {
        far = new FarChair({ game, seats, roller, clock: CLOCK, send, opened });
        open.push(() => far?.close());
        sits(far);
      }
      far?.hear(told);
    });
    send({ kind: 'open' });
  });
}

test.each(registry.map((game) => [game.id, game] as const))(
  '%s: a second tab plays at the same match over a channel of the browser',
  async (id, game) => {
    const { room, here } = firstTab(game, { [`bande.${id}`]: [1] });
    const far = await secondTab(game, `bande.${id}`, [1]);
    let [mine, theirs] = [0, 0];
    far.follow((entries) => (theirs += entries.length));
    room.follow({ heard: (entries) => void (mine += entries.length) });
    // Whoever may do something does one of the things that are offered, until enough has happened.
    const random = createRandom(id);
    const does = (chair: Chair<AnyShape>): void => {
      const { legal, rolls, seat } = chair.sees;
      if (rolls) chair.roll();
      if (seat !== null && legal.length > 0) chair.act(legal[random.below(legal.length)]!, seat);
    };
    const goesOn = (): boolean => {
      for (const chair of [far, here]) does(chair);
      return mine >= 8;
    };
    await expect.poll(goesOn, HANGS).toBe(true);
    room.hold('host', true);
    await expect.poll(() => hashOf(far.verified), HANGS).toBe(hashOf(room.match));
    expect(theirs).toBe(mine);
  },
);

test('a tab that only watches claims no seat, and both go on', async () => {
  const game = registry[0]!;
  const { room, here } = firstTab(game, { 'bande.watched': [], 'bande.played': [1] });
  const [watcher, player] = [await secondTab(game, 'bande.watched', []), await secondTab(game, 'bande.played', [1])];
  expect([watcher.sees.seats, player.seats]).toEqual([[], [1]]);
  expect(watcher.hold(true)?.code).toBe('notYourTurn');
  here.hold(true);
  await expect.poll(() => watcher.verified.pausedAt, HANGS).toBe(room.match.pausedAt);
});
