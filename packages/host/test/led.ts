import {
  ChanceStream,
  createRandom,
  STREAM_GAP,
  tick,
  type AnyGame,
  type AnyShape,
  type Random,
  type Seat,
  type Setup,
} from '@bande/core';
import { Host, type Table } from '@bande/host';

/** Both do something every second, where they have a right to. */
const BETWEEN_DEEDS = 120;
/** Targets lie in this much around zero, in the units of the game: it takes what a hand can reach of them. */
const [SPREAD, BEHIND] = [12_000, 6000];

/** Live where the game has hands that are led, else in turn. */
export const ledSetup = (game: AnyGame, halfMinutes: number): Setup<AnyShape> =>
  game.streams === undefined
    ? { ...liveSetup(game, game.ladder?.settings), mode: 'paced' }
    : liveSetup(game, { halfMinutes });

export const liveSetup = (game: AnyGame, settings: object = {}): Setup<AnyShape> => ({
  edition: game.editions[0]!.id,
  seating: game.seatings.find(({ length }) => length === 2)!,
  mode: 'live',
  settings: game.schemas.settings.parse(settings),
});

/** A match in which neither hand ever stops: both are led 30 times a second where the game has such hands, for so long or to the end. `look` is told each time. */
export function playLed(game: AnyGame, table: Table<AnyShape>, ticks: number, look: () => void): void {
  const host = new Host(game, table, { chance: new ChanceStream('led') });
  const random = createRandom('led');
  for (let at = 0; at < ticks && host.match.outcome === null; at += STREAM_GAP) {
    host.advance(tick(at));
    for (const seat of [0, 1] as const) {
      if (at % BETWEEN_DEEDS === 0) doSomething(host, seat, random);
      if (game.streams !== undefined) host.steer(seat, targetOf(game.streams.size, random));
    }
    look();
  }
}

const targetOf = (length: number, random: Random): readonly number[] =>
  Array.from({ length }, () => random.below(SPREAD) - BEHIND);

function doSomething(host: Host<AnyShape>, seat: Seat, random: Random): void {
  const { game, match } = host;
  const like = host.legal(seat)[random.below(host.legal(seat).length || 1)];
  if (like === undefined) return;
  host.act(seat, like.kind === 'choose' ? like : (game.sample?.(match, seat, like, random) ?? like));
}
