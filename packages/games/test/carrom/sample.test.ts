import { BareTable, playOut } from '@bande/host';
import { createRandom, LiveMatch } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { readSettings } from '@bande/games/carrom/settings.ts';
import { expect, test } from 'vitest';

const GIVEN = [
  { pieces: { w1: [0, 0], w2: [150, -252], b1: [-120, -252], b2: [200, 200], q: [-200, 100] } },
  { pieces: { w1: [0, 0], b1: [-120, 30], q: [-200, 100] }, turn: 1 },
  { phase: 'setUp' },
  {
    phase: 'placing',
    pieces: { w1: [50, 0], w2: [0, 50], b1: [-120, 30], q: [0, 0] },
    owed: { black: { due: 1 } },
    options: [{ name: 'place', owner: 'white', seat: 0, choices: ['waive'] }],
  },
] as const;

test('an action drawn like a legal one is legal, and differs every time', () => {
  const random = createRandom('samples');
  for (const given of GIVEN) {
    const match = carrom.notation.readGiven(given, 'icf-1991');
    const seat = ([0, 1] as const).find((one) => carrom.legal(match, one).length > 0)!;
    const like = carrom.legal(match, seat).find(({ kind }) => kind !== 'ready')!;
    const drawn = Array.from({ length: 50 }, () => carrom.sample!(match, seat, like, random));
    expect(new Set(drawn.map((action) => JSON.stringify(action))).size).toBe(50);
    for (const action of drawn) {
      expect(action.kind).toBe(like.kind);
      expect(
        new LiveMatch(carrom, match).play({
          tick: match.tick,
          kind: 'action',
          by: seat,
          action: carrom.schemas.action.parse(action),
        }),
      ).toMatchObject({ ok: true });
    }
  }
});

/** With nothing but the examples this one never ended: in 100,000 inputs both sides made the same few strokes again and again. */
test('random players come to the end of a match', () => {
  const setup = {
    edition: 'icf-1991',
    seating: ['white', 'black'],
    mode: 'paced',
    settings: readSettings({}),
  } as const;
  expect(
    playOut(carrom, BareTable.start(carrom, setup), { seed: '1:2', bots: ['random'], maxInputs: 20_000 }).trouble,
  ).toBeNull();
});
