import {
  canonical,
  ChanceStream,
  createRandom,
  hashOf,
  playTick,
  tick,
  type AnyGame,
  type AnyShape,
  type Match,
  type Pace,
  type Random,
  type Seat,
} from '@bande/core';
import { registry } from '@bande/games';
import { BareTable, Host, type HostState } from '@bande/host';
import { beforeAll, expect, test } from 'vitest';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const SEED = 'stopped';
const STEPS = 160 * Number(process.env['SOAK'] ?? 1);

/** All that a host leaves behind when it is stopped. */
interface Left {
  readonly match: Match<AnyShape>;
  readonly host: HostState<AnyShape>;
  readonly drawn: number;
}
interface Hosted {
  readonly host: Host<AnyShape>;
  readonly left: () => Left;
}

function hosted(game: AnyGame, match: Match<AnyShape>, from?: Left): Hosted {
  const chance = new ChanceStream(SEED, from?.drawn);
  const table = new BareTable(game, match);
  const host = new Host(game, table, { chance, ...(from === undefined ? {} : { from: from.host }) });
  return { host, left: () => ({ match: table.match, host: host.state, drawn: chance.drawn }) };
}

const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const again = (game: AnyGame, one: Hosted): Hosted => {
  const left = throughText(one.left());
  return hosted(game, left.match, left);
};

type Deed = (host: Host<AnyShape>) => unknown;

/** Something that hands or time do; the same for whoever is in this position. */
function deed(random: Random, host: Host<AnyShape>): Deed {
  const { game, match } = host;
  const seat = random.below(match.setup.seating.length) as Seat;
  const which = random.below(10);
  if (which === 0 && game.streams !== undefined) {
    const to = Array.from({ length: game.streams.size }, () => random.below(600) - 300);
    return (one) => one.steer(seat, to);
  }
  const choices = which < 6 ? host.legal(seat) : [];
  if (choices.length > 0) {
    const chosen = choices[random.below(choices.length)]!;
    const action = chosen.kind === 'choose' ? chosen : (game.sample?.(match, seat, chosen, random) ?? chosen);
    const meant = random.below(3) === 0 ? tick(match.tick - 30 + random.below(100)) : null;
    return (one) => one.act(seat, action, match.tick, meant);
  }
  if (which === 9 && random.below(8) === 0)
    return (one) => one.hold('host', { kind: match.pausedAt === null ? 'pause' : 'resume' }, match.tick);
  const until = tick(match.tick + 1 + random.below(match.pausedAt === null ? 40 : 4));
  return (one) => one.advance(until);
}

const modesOf = (game: AnyGame): readonly Pace[] => (game.ladder?.live === undefined ? ['paced'] : ['live', 'paced']);
const cases = registry.flatMap((game) => modesOf(game).map((mode) => [game.id, mode, game] as const));

/** What was under way when a host was stopped: a law about nothing would hold, too. */
const seen = { swinging: 0, meant: 0, secret: 0, waiting: 0, moving: 0 };

test.each(cases)(
  '%s, %s: stopped anywhere and put back from text, a host goes on to the same bits',
  (_, mode, game) => {
    const random = createRandom(`${process.env['BANDE_SEED'] ?? ''}stopped ${game.id} ${mode}`);
    const setup = {
      edition: game.editions[0]!.id,
      seating: game.seatings[0]!,
      mode,
      settings: game.schemas.settings.parse(game.ladder?.settings ?? {}),
    };
    const whole = hosted(game, game.start(setup));
    let stopped = hosted(game, game.start(setup));
    for (const { host } of [whole, stopped]) host.rollAlone();
    for (let i = 0; i < STEPS && whole.host.match.outcome === null; i++) {
      const { host } = whole;
      const does = deed(random, host);
      const [one, other] = [does(host), does(stopped.host)];
      expect(other).toEqual(one);
      if (random.below(3) === 0) {
        const { match, host: state } = stopped.left();
        if (stopped.host.swings.length > 0) seen.swinging++;
        if (stopped.host.meant.length > 0) seen.meant++;
        if (state.sealed.length > 0) seen.secret++;
        if (state.hands.length > 0) seen.waiting++;
        if (!game.atRest(match) && playTick(match) > 0) seen.moving++;
        stopped = again(game, stopped);
      }
      expect(hashOf(stopped.host.match)).toBe(hashOf(host.match));
    }
    expect(canonical(stopped.left())).toBe(canonical(whole.left()));
  },
);

test('hosts were stopped in mid-swing, in mid-secret, in mid-motion, with hands and deeds that waited', () => {
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

test('a stream of dice goes on where it stood, wherever that was', () => {
  const request = { what: 'd', faces: [6] };
  const all = new ChanceStream('x');
  const draws = Array.from({ length: 70 }, () => [all.drawn, all.draw(request)] as const);
  for (const [drawn, draw] of draws) expect(new ChanceStream('x', drawn).draw(request)).toEqual(draw);
});
