import {
  canonical,
  ChanceStream,
  createRandom,
  hashOf,
  type AnyGame,
  type AnyShape,
  type Random,
  type Seat,
  type Setup,
} from '@bande/core';
import { registry } from '@bande/games';
import {
  BareTable,
  FarChair,
  FarEnd,
  HereChair,
  Room,
  type Asked,
  type Chair,
  type Sitter,
  type Told,
} from '@bande/host';
import { beforeAll, expect, test } from 'vitest';
import { does } from './anybody.ts';
import { HandClock } from './hand-clock.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

type AnyTold = readonly Told<AnyShape>[];
const SECONDS = 10 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? '';
const nobody = (): never => {
  throw new Error('nobody thinks here');
};
const SITTERS: readonly Sitter[] = [{ kind: 'here' }, { kind: 'elsewhere', name: 'Zuse' }];

const setupOf = (game: AnyGame, mode: 'live' | 'paced'): Setup<AnyShape> => ({
  edition: game.editions[0]!.id,
  seating: game.seatings[0]!,
  mode,
  settings: game.schemas.settings.parse(game.ladder?.settings ?? {}),
});

/** A room with somebody at it, and a line of random delays to somebody else. What is sent arrives in order, as text. */
function connected(game: AnyGame, mode: 'live' | 'paced', random: Random, seats: readonly Seat[] = [1]) {
  const clock = new HandClock();
  const table = BareTable.start(game, setupOf(game, mode));
  const roller = (): null => null;
  const sitters = SITTERS;
  const room = new Room({ game, table, chance: new ChanceStream('far'), sitters, clock, roller, think: nobody });
  const [differs, latest] = [{ times: 0 }, { there: 0, here: 0 }];
  const compared: (readonly [string, string | undefined])[] = [];
  let far: FarChair<AnyShape> | null = null;
  const line =
    <T>(way: 'there' | 'here', hear: (message: T) => void) =>
    (message: T): void => {
      latest[way] = Math.max(latest[way], clock.ms + 5 + random.below(110));
      const text = JSON.stringify(message);
      clock.after(latest[way] - clock.ms, () => hear(JSON.parse(text) as T));
    };
  const ask = line<Asked<AnyShape>>('there', (asked) => end.hear(asked));
  const tell = line<AnyTold>('here', (told) => {
    const opened = told.find((one) => one.kind === 'opened');
    if (far === null && opened !== undefined)
      far = new FarChair({ game, seats, roller, clock, send: ask, opened, onDiffers: () => differs.times++ });
    far?.hear(told);
    // What was closed first arrives first.
    if (told.at(-1)?.kind === 'closed') compared.push([hashOf(far!.verified), hashes.shift()]);
  });
  const hashes: string[] = [];
  const end = new FarEnd(room, {
    seats,
    clock,
    send: (told) => {
      if (told.at(-1)?.kind === 'closed') hashes.push(hashOf(room.match));
      tell(told);
    },
  });
  const here = new HereChair(room, { seats: [0] });
  room.goOn();
  ask({ kind: 'open' });
  // Longer than both ways take.
  clock.pass(300);
  return { room, clock, here, far: far as unknown as FarChair<AnyShape>, differs, end, compared };
}

/** One asks the other to hold the clock or to let it go on, and the other says what he likes to what he has heard. */
function asksAndAnswers(one: Chair<AnyShape>, other: Chair<AnyShape>, random: Random): void {
  const [asks, answers] = random.below(2) === 0 ? [one, other] : [other, one];
  asks.hold(asks.match.pausedAt === null);
  for (const { what } of answers.offers) answers.answer(what, random.below(3) > 0);
}

const modesOf = (game: AnyGame): readonly ('live' | 'paced')[] =>
  game.ladder?.live === undefined ? ['paced'] : ['live', 'paced'];
const cases = registry.flatMap((game) => modesOf(game).map((mode) => [game.id, mode, game] as const));

/** A law about lines on which nothing goes wrong would hold, too. */
const seen = { done: 0, late: 0, redrawn: 0, held: 0, wentOn: 0 };

test.each(cases)(
  '%s, %s: over a line of random delays the far chair verifies the room’s match, bit by bit',
  (_, mode, game) => {
    const random = createRandom(`${SEED}far ${game.id} ${mode}`);
    const { room, clock, here, far, differs, compared } = connected(game, mode, random);
    room.follow({
      heard: (_entries, input) => {
        if (input?.kind === 'action' && 'enteredAt' in input) seen.late++;
        if (input?.kind === 'clock') seen[input.command.kind === 'pause' ? 'held' : 'wentOn']++;
      },
    });
    for (let i = 0; i < SECONDS * 10 && room.match.outcome === null; i++) {
      const drawn = canonical(far.match.state);
      clock.pass(random.below(200));
      if (canonical(far.match.state) !== drawn) seen.redrawn++;
      does(here, 0, random);
      if (does(far, 1, random)) seen.done++;
      if (random.below(12) === 0) far.withdraw(1);
      if (random.below(15) === 0) asksAndAnswers(far, here, random);
    }
    // What is on its way arrives, and the last time that was closed is here.
    clock.pass(500);
    room.hold('host', true);
    clock.pass(1000);
    expect(differs.times).toBe(0);
    expect(compared.length).toBeGreaterThan(SECONDS);
    expect(compared.filter(([mine, theirs]) => mine !== theirs)).toEqual([]);
    expect(hashOf(far.verified)).toBe(hashOf(room.match));
    expect(hashOf(far.match)).toBe(hashOf(far.verified));
  },
);

test('deeds came from far away, some of them too late for their tick, and pictures were drawn anew', () => {
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

const live = registry.find(({ ladder }) => ladder?.live !== undefined)!;

test('whoever watches sees the same match, and nothing of what he does is heard', () => {
  const random = createRandom('watched');
  const { room, clock, here, far, end } = connected(live, 'live', random, []);
  for (let i = 0; i < 40; i++) {
    clock.pass(100);
    does(here, 0, random);
    expect([far.act({ kind: 'choose', option: 0, choice: 'x' } as never, 0)?.code, far.hold(true)?.code]).toEqual([
      'notYourTurn',
      'notYourTurn',
    ]);
  }
  const before = room.match;
  const meant = before.tick;
  end.hear({ kind: 'act', n: 7, seat: 0, action: here.sees.legal[0]!, meant });
  for (const [n, what] of (['pause', 'goOn', 'draw'] as const).entries()) end.hear({ kind: 'propose', n, what });
  expect(room.match).toEqual(before);
});

test('a deed that is sent twice is done once, and one of somebody else’s seat not at all', () => {
  const random = createRandom('twice');
  const { room, end, clock } = connected(live, 'paced', random);
  const told = room.match.facts;
  const action = { kind: 'choose', option: 999, choice: 'x' } as never;
  end.hear({ kind: 'act', n: 0, seat: 0, action, meant: room.match.tick });
  end.hear({ kind: 'act', n: 0, seat: 1, action, meant: room.match.tick });
  clock.pass(100);
  expect(room.match.facts).toBe(told);
});

test('a line whose match is another one is found by the next hash, and everything is asked for anew', () => {
  const random = createRandom('differs');
  const { room, clock, far, differs } = connected(live, 'live', random);
  far.hear([{ kind: 'closed', tick: far.verified.tick, hash: '0'.repeat(64) }]);
  expect(differs.times).toBe(1);
  clock.pass(400);
  room.hold('host', true);
  clock.pass(400);
  expect(hashOf(far.verified)).toBe(hashOf(room.match));
});
