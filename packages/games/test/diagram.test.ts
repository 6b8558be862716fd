import { registry } from '@bande/games';
import { expect, test } from 'vitest';

const drawn = (id: string, given: object): string => {
  const game = registry.find((one) => one.id === id)!;
  return game.diagram(game.notation.readGiven(given, game.editions[0]!.id));
};
const names = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, word = '']) => word);

test('every game draws its start: one picture, every mark closed, no number that is none', () => {
  for (const game of registry) {
    const svg = game.diagram(
      game.start({
        edition: game.editions[0]!.id,
        seating: game.seatings[0]!,
        mode: 'paced',
        settings: game.schemas.settings.parse({}),
      }),
    );
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+"[^>]*>[\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|null/);
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  }
});

test('pawns stand on their squares, and who is sent off does not', () => {
  const svg = drawn('soccer-tactics', {
    phase: 'attackPlay',
    attacker: 'red',
    carrier: 'R10',
    pawns: { R10: 'red:D6', R7: 'sentOff' },
  });
  expect(svg).toContain('<title>R10</title><circle cx="254" cy="674"');
  expect(svg).not.toContain('<title>R7</title>');
});

test('pieces lie where they lie, north above; without places only their number is told', () => {
  expect(drawn('carrom', { pieces: { w1: [100, 50], b1: [0, 200], q: [0, 0] } })).toContain(
    '<circle cx="100" cy="-50" r="15.9"',
  );
  const counted = names(drawn('carrom', { white: 3, black: 5, queen: 'covered', queenSide: 'white' }));
  expect([counted.includes('w1'), counted.slice(-3)]).toEqual([false, ['3', '5', '✓']]);
});
