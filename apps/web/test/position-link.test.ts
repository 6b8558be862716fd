import { playOut } from '@bande/host';
import { hashOf, type AnyGame, type AnyShape, type Match } from '@bande/core';
import { registry } from '@bande/games';
import { Recorder } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { positionFrom, positionLink } from '../src/position/link.ts';
import { usualSetup } from '../src/session/open.ts';

/** Every tenth position of a match. */
function positions(game: AnyGame, seats: number): readonly Match<AnyShape>[] {
  const setup = usualSetup(game, {}, seats);
  const found: Match<AnyShape>[] = [];
  let count = 0;
  const recorder = Recorder.start(game, setup);
  playOut(game, recorder, {
    seed: 'links',
    bots: setup.seating.map(() => 'random'),
    onInput: (_, match) =>
      void (count++ % 10 === 0 && match.outcome === null && found.length < 30 && found.push(match)),
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
      const link = await linkText(game, game.start(usualSetup(game, {}, seats)));
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
  const setup = usualSetup(
    carrom,
    { table: { friction: 0.12, strikerMass: 12.5 }, boards: 8, games: 3, strictPlacing: true },
    4,
  );
  const match = carrom.notation.readPosition(JSON.stringify(HARD), setup)!;
  const there = (await positionFrom(carrom, await linkText(carrom, match)))!;
  expect(hashOf(there)).toBe(hashOf(match));
});
