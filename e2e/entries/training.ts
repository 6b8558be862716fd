import { ChanceStream, createRandom, hashOf, tick, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { outfieldOf } from '@bande/games/subbuteo/names.ts';
import { BareTable, Host } from '@bande/host';

/** Ten seconds of training as a page plays it: two people flick in mid-motion and lead their keepers thirty times a second. */
export function hashOfTraining(seed: string): string {
  const random = createRandom(seed);
  const settings = subbuteo.schemas.settings.parse({ training: true });
  const setup = { edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings } as const;
  const host = new Host(subbuteo, BareTable.start(subbuteo, setup), { chance: new ChanceStream('none') });
  for (let at = 0; at < 1200; at += 4) {
    host.advance(tick(at));
    for (const [seat, side] of [
      [0, 'red'],
      [1, 'blue'],
    ] as const) {
      const end = side === 'red' ? -1 : 1;
      host.steer(seat satisfies Seat, [
        random.below(1200) - 600,
        end * (5450 + random.below(700)),
        random.below(800) - 400,
      ]);
      const figure = outfieldOf(side)[random.below(10)]!;
      const [direction, strength, nail] = [random.below(361) - 180, random.unit(), 2 * random.unit() - 1];
      if (random.below(20) === 0) host.act(seat, { kind: 'flick', figure, direction, strength, nail, tick: false });
    }
  }
  host.advance(tick(2400));
  return hashOf(host.match.state.motion);
}
