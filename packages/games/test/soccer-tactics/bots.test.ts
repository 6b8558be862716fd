import { playMatch } from '@bande/host';
import {
  canonical,
  chanceNow,
  ChanceStream,
  createRandom,
  hashOf,
  later,
  legalActions,
  letPass,
  play,
  seconds,
  type Input,
  type Seat,
} from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Match, Setup, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { describe, expect, test } from 'vitest';

const setup = (settings: object, seating = soccerTactics.seatings[0]!): Setup => ({
  edition: 'stw',
  seating,
  mode: 'paced',
  settings: soccerTactics.schemas.settings.parse(settings),
});

/** Positions of random play, every `each`-th choice of it, with somebody to choose; options that opened by slow play included. */
function positions(name: string, setting: Setup, each: number, most: number): readonly (readonly [Match, Seat])[] {
  const [chance, random] = [new ChanceStream(name), createRandom(name)];
  const found: (readonly [Match, Seat])[] = [];
  let match = soccerTactics.start(setting);
  for (let step = 0; match.outcome === null && found.length < most; step++) {
    const request = chanceNow(soccerTactics, match);
    if (request !== null)
      match = after(match, { tick: match.tick, kind: 'chance', by: 'host', draws: chance.draw(request) });
    else {
      match = letPass(soccerTactics, match, later(match.tick, seconds(random.below(20) === 0 ? 61 : 10))).match;
      const seat = setting.seating.findIndex(
        (_, i) => legalActions(soccerTactics, match, i as Seat).length > 0,
      ) as Seat;
      if (chanceNow(soccerTactics, match) !== null || seat < 0) continue;
      if (step % each === 0) found.push([match, seat]);
      const legal = legalActions(soccerTactics, match, seat);
      match = after(match, { tick: match.tick, kind: 'action', by: seat, action: legal[random.below(legal.length)]! });
    }
  }
  return found;
}

function after(match: Match, input: Input<SoccerTactics>): Match {
  const done = play(soccerTactics, match, input);
  if (!done.ok) throw new Error(`${input.kind} refused: ${done.refusal.code}`);
  return done.value.match;
}

const SETTINGS = [{}, { penaltyArea: 'B-G', defenderBonus: 2, shotDevice: 'die' }];

describe.each(soccerTactics.bots)('$id', (kind) => {
  test.each(SETTINGS)('chooses a legal action in positions of random play %o', (settings) => {
    const bot = kind.create(createRandom('legal'));
    for (const name of ['a', 'b', 'c']) {
      for (const [match, seat] of positions(name, setup(settings), 3, 60)) {
        const legal = legalActions(soccerTactics, match, seat).map((action) => canonical(action));
        expect(legal).toContain(canonical(bot.choose(match, seat)));
      }
    }
  });

  test('chooses the same with the same seed', () => {
    const [one, two] = [kind.create(createRandom('same')), kind.create(createRandom('same'))];
    for (const [match, seat] of positions('d', setup({}), 5, 60))
      expect(two.choose(match, seat)).toEqual(one.choose(match, seat));
  });

  test('leaves the match as it is', () => {
    const bot = kind.create(createRandom('pure'));
    for (const [match, seat] of positions('e', setup({}), 20, 20)) {
      const before = hashOf(match);
      bot.choose(match, seat);
      expect(hashOf(match)).toBe(before);
    }
  });

  test('plays whole matches for two and for four people, in every variant', () => {
    const settings = [
      setup({ halfMinutes: 15 }),
      setup({ halfMinutes: 10, extraMinutes: 3 }, soccerTactics.seatings[1]),
      setup({ ...SETTINGS[1], halfMinutes: 10 }),
    ];
    for (const setting of settings) {
      const { trouble, winner } = playMatch(soccerTactics, setting, { seed: 'whole', bots: [kind.id] });
      expect([trouble, winner]).toEqual([null, expect.stringMatching(/^(red|blue)$/)]);
    }
  });
});
