import { playOut } from '@bande/host';
import { hashOf, LiveMatch, tick, type AnyGame, type AnyShape, type Match } from '@bande/core';
import { registry } from '@bande/games';
import { Recorder } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { positionFrom, positionLink } from '../src/board/share/position-link.ts';
import { setupFor } from '../src/session/open.ts';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const MOST_POSITIONS = 30;

/** Every tenth position of the beginning of a match. */
function positions(game: AnyGame, seats: number): readonly Match<AnyShape>[] {
  const setup = setupFor(game, { seats });
  const found: Match<AnyShape>[] = [];
  let count = 0;
  const recorder = Recorder.start(game, setup);
  playOut(game, recorder, {
    seed: 'links',
    bots: setup.seating.map(() => 'random'),
    maxInputs: MOST_POSITIONS * 10,
    onInput: (_, match) => void (count++ % 10 === 0 && match.outcome === null && found.push(match)),
  });
  return found;
}

const linkText = async (game: AnyGame, match: Match<AnyShape>): Promise<string> =>
  (await positionLink(game, match)).split('#')[1]!;

describe.each(registry.flatMap((game) => game.seatings.map((seating) => [game.id, seating.length, game] as const)))(
  'links of %s for %i',
  (_, seats, game) => {
    test('lead to the same position, and are short enough for a message', async () => {
      for (const match of positions(game, seats)) {
        const link = await linkText(game, match);
        const there = await positionFrom(game, link);
        expect(there?.setup).toEqual(match.setup);
        expect(game.notation.writePosition(there!)).toBe(game.notation.writePosition(match));
        expect(link.length).toBeLessThan(2000);
      }
    });

    test('lead nowhere if a part is lost or foreign', async () => {
      const link = await linkText(game, game.start(setupFor(game, { seats })));
      for (const wrong of ['', 'x', link.slice(0, -9), `${link}${link}`, link.replace(/^./, '!'), 'A'.repeat(30_000)])
        expect(await positionFrom(game, wrong)).toBeNull();
    });
  },
);

const carrom = registry.find(({ id }) => id === 'carrom')!;
const HARD = {
  queen: 'pending',
  queenSide: 'black',
  turn: 1,
  points: { white: 19, black: 22 },
  owed: { white: { due: 2, penalty: 1 } },
  metres: { w1: [0.100000000000000_01, -0.2], w2: [0.1 + 0.0318, -0.2], b1: [-1 / 3, 0.1 + 0.2] },
};

test('a waiting queen, dues, another table and figures without end arrive to the last bit', async () => {
  const setup = setupFor(carrom, {
    settings: { table: { friction: 0.12, strikerMass: 12.5 }, boards: 8, games: 3, strictPlacing: true },
    seats: 4,
  });
  const match = carrom.notation.readPosition(JSON.stringify(HARD), setup)!;
  const there = (await positionFrom(carrom, await linkText(carrom, match)))!;
  expect(hashOf(there)).toBe(hashOf(match));
});

test('a pitch on which everything moves fits into a link too', async () => {
  const subbuteo = registry.find(({ id }) => id === 'subbuteo')!;
  const live = LiveMatch.start(subbuteo, setupFor(subbuteo, { settings: { training: true } }));
  const lengths: number[] = [];
  for (let at = 0; at < 240; at += 4) {
    for (const by of [0, 1] as const) {
      live.play({ tick: tick(at), kind: 'stream', by, to: [(at % 7) * 100 - 300, by === 0 ? -5700 : 5700, at % 300] });
      const flicks = live.game.legal(live.match, by).filter(({ kind }) => kind === 'flick');
      const action = {
        ...flicks[(at / 4) % flicks.length]!,
        direction: 37 * (at % 11) - 180,
        strength: 0.35,
        nail: 0.3,
      };
      if (at < 120) live.play({ tick: tick(at), kind: 'action', by, action });
    }
    const link = await linkText(subbuteo, live.match);
    const there = await positionFrom(subbuteo, link);
    expect(subbuteo.notation.writePosition(there!)).toBe(subbuteo.notation.writePosition(live.match));
    lengths.push(link.length);
  }
  expect(Math.max(...lengths)).toBeLessThan(4000);
  live.advance(tick(3600));
  expect((await linkText(subbuteo, live.match)).length).toBeLessThan(2000);
});
