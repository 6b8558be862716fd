import { legalActions, play, playTick, type AnyGame, type Match, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { sightOf, type Sitter } from '@bande/host';
import { expect, test } from 'vitest';
import { live, snatch } from './snatch.ts';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

const HERE: Sitter = { kind: 'here' };
const FAR: Sitter = { kind: 'elsewhere', name: 'Ada' };
const BOT: Sitter = { kind: 'bot', id: 'random' };

const look = (
  match: Match<Toy>,
  mine: readonly Seat[],
  sitters: readonly Sitter[] = [HERE, FAR],
  roller: string | null = null,
) => sightOf(snatch, match, { sitters, mine, sealed: [], roller });

/** The dice have fallen, and both may take. */
const rolled = (): Match<Toy> => {
  const match = snatch.start(live);
  const request = snatch.chance(match)!;
  const done = play(snatch, match, { tick: match.tick, kind: 'chance', by: 'host', draws: request.faces.map(() => 1) });
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.match;
};

test('whoever watches sees the match and its duties, and has nothing to choose or to roll', () => {
  const match = rolled();
  const sees = look(match, []);
  expect(sees).toMatchObject({ match, seat: null, legal: [], seats: [], rolls: false });
  expect(sees.duties).toEqual(snatch.duties(match));
});

test('a seat sees its own choices, and no chair those of another', () => {
  const match = rolled();
  expect(look(match, [0]).legal).toEqual(legalActions(snatch, match, 0));
  expect([look(match, [0]).seat, look(match, [1]).seat]).toEqual([0, 1]);
  expect(look(match, [0]).seats).toEqual([0]);
});

test('dice are rolled by the people of the side whose dice they are; those of both by anybody; a bot’s by nobody', () => {
  const match = snatch.start(live);
  expect(toy.chance(match)).not.toBeNull();
  expect(look(match, [0], [HERE, FAR], 'first').rolls).toBe(true);
  expect(look(match, [1], [HERE, FAR], 'first').rolls).toBe(false);
  expect(look(match, [1], [HERE, FAR]).rolls).toBe(true);
  expect(look(match, [1], [BOT, HERE], 'first').rolls).toBe(false);
});

test('whoever has chosen in secret waits for the others', () => {
  const game = { ...snatch, sealed: () => [0, 1] as const };
  const sees = sightOf(game, rolled(), { sitters: [HERE, HERE], mine: [0, 1], sealed: [0], roller: null });
  expect([sees.seat, sees.seats, sees.sealed]).toEqual([1, [1], [0]]);
});

test('while the clock is held nobody has a choice, unless the table waits for his decision', () => {
  const match = { ...rolled(), pausedAt: rolled().tick };
  const sitters = [HERE, FAR];
  const held = sightOf(snatch, match, { sitters, mine: [0], sealed: [], roller: null });
  const decides = sightOf(snatch, match, { sitters, mine: [0], sealed: [], roller: null, decides: true });
  expect([held.legal.length, decides.legal.length > 0]).toEqual([0, true]);
  expect(decides.match).toBe(match);
});

test('hands that are led are at a live table whether there is anything to choose or not', () => {
  const withHands = registry.find(
    ({ ladder, streams }) => ladder?.live !== undefined && streams !== undefined,
  ) as AnyGame;
  const setup = {
    edition: withHands.editions[0]!.id,
    seating: withHands.seatings[0]!,
    mode: 'live' as const,
    settings: withHands.schemas.settings.parse({}),
  };
  const match = withHands.start(setup);
  const looking = { sitters: [HERE, HERE], mine: [0, 1] as Seat[], sealed: [], roller: null };
  expect(sightOf(withHands, match, looking).seats).toEqual([0, 1]);
  expect(playTick(match)).toBe(0);
});

test('to look changes nothing, and the same look sees the same', () => {
  const match = rolled();
  const before = JSON.stringify(match);
  expect(look(match, [0])).toEqual(look(match, [0]));
  expect(JSON.stringify(match)).toBe(before);
});
