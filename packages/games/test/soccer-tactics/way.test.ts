import { ChanceStream, chanceNow, createRandom, legalActions, play } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Fact, Match } from '@bande/games/soccer-tactics/state.ts';
import { squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { wayBetween } from '@bande/games/soccer-tactics/view/shown/way.ts';
import { expect, test } from 'vitest';

interface Step {
  readonly before: Match;
  readonly after: Match;
  readonly fact: Fact;
}

/** A match of blind players, step by step. */
function* steps(seed: string, inputs: number): Generator<Step> {
  const [chance, random] = [new ChanceStream(seed), createRandom(seed)];
  let match = soccerTactics.start({
    edition: 'stw',
    seating: ['red', 'blue'],
    mode: 'paced',
    settings: soccerTactics.schemas.settings.parse({}),
  });
  for (let i = 0; i < inputs; i++) {
    const request = chanceNow(soccerTactics, match);
    const seat = ([0, 1] as const).find((one) => legalActions(soccerTactics, match, one).length > 0);
    if (request === null && seat === undefined) return;
    const legal = seat === undefined ? [] : legalActions(soccerTactics, match, seat);
    const played = play(
      soccerTactics,
      match,
      request === null
        ? { tick: match.tick, kind: 'action', by: seat!, action: legal[random.below(legal.length)]! }
        : { tick: match.tick, kind: 'chance', by: 'host', draws: chance.draw(request) },
    );
    if (!played.ok) throw new Error(played.refusal.code);
    const before = match;
    match = played.value.match;
    yield* played.value.log.map(({ fact }) => ({ before, after: match, fact }));
  }
}

test('pawns and ball turn on the table where they turned by the rules', () => {
  let turns = 0;
  for (const { before, after, fact } of [...steps('one', 400), ...steps('two', 400)]) {
    if (fact.kind !== 'pawnMoved' && fact.kind !== 'ballPlayed') continue;
    const others =
      after.state.pawns.filter((square, pawn) => square !== before.state.pawns[pawn]).length >
      (fact.kind === 'pawnMoved' ? 1 : 0);
    // Who wins a duel sets the others aside: then nobody follows a single way.
    if (others) continue;
    const { via } = wayBetween(before.state, after.state, before.setup.settings);
    expect(via).toEqual(fact.via === undefined ? [] : [squareNamed(fact.via)]);
    turns += via.length;
  }
  expect(turns).toBeGreaterThan(50);
});
