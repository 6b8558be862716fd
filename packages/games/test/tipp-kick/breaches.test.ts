import { writtenRuling, type FactId, type Tick } from '@bande/core';
import { other, SIDES, type Side } from '@bande/games/tipp-kick/names.ts';
import { readGiven } from '@bande/games/tipp-kick/position-read.ts';
import { BREACHES, type Breach } from '@bande/games/tipp-kick/referee/breach-names.ts';
import { judge } from '@bande/games/tipp-kick/referee/index.ts';
import { settle } from '@bande/games/tipp-kick/settle.ts';
import type { Fact, Match, Ruling } from '@bande/games/tipp-kick/state.ts';
import { describe, expect, test } from 'vitest';

/** Whatever a hand or a mouth does in whatever situation is answered, and alike for both players. */

const fact = (event: object, id = 0): Fact => ({ ...event, id: id as FactId, tick: 0 as Tick }) as Fact;
const given = (position: object): Match => readGiven(position, 'dtkv-2012.1');
const shot = (match: Match, by: Side): Match => {
  const one = fact({ kind: 'shot', by, how: 'button', top: match.state.white === by ? 'white' : 'black' });
  return settle(match, one, judge(match, one));
};

/** Situations as they are for one side; the other one mirrors them. */
const SITUATIONS: Readonly<Record<string, (side: Side) => Match>> = {
  'in play': (side) => given({ white: side, turn: side, ball: { where: half(other(side)) } }),
  'under way': (side) => shot(given({ white: side, turn: side, ball: { where: half(side) } }), side),
  'a kick-in': (side) => given({ white: side, restart: { kind: 'kickIn', by: side, where: half(side) } }),
  'a penalty': (side) => given({ white: side, restart: { kind: 'penalty', by: side } }),
  'a penalty under way': (side) => shot(given({ white: side, restart: { kind: 'penalty', by: side } }), side),
  'after the signal': (side) =>
    given({ white: side, signal: true, restart: { kind: 'freeKick', by: side, where: half(side) } }),
  'under way after the signal': (side) =>
    shot(given({ white: side, signal: true, restart: { kind: 'freeKick', by: side, where: half(side) } }), side),
};
const half = (side: Side): string => `${side}Half`;

/** What depends on something that was said before: nothing to return from, no penalty to be too early for, an order that is moot once the ball moves. */
const NEEDS_MORE: ReadonlySet<Breach> = new Set<Breach>(['returned', 'shotBeforeRelease', 'stillHolding']);

const OPPOSITE: Readonly<Record<string, string>> = { red: 'blue', blue: 'red' };
const swapped = (text: string): string => text.replaceAll(/red|blue/g, (word) => OPPOSITE[word]!);
/** Half a turn of the plate. */
const turned = (place: string): string =>
  /^[-\d. ]+$/.test(place)
    ? place
        .split(' ')
        .map((one) => String(0 - Number(one)))
        .join(' ')
    : swapped(place);
const inShort = (rulings: readonly Ruling[], isMirrored: boolean): string =>
  rulings
    .map((one) => writtenRuling(one))
    .map(({ call, for: side = '', against = '', restart, where = '', paragraphs }) =>
      [
        call,
        ...(isMirrored ? [swapped(side), swapped(against), turned(where)] : [side, against, where]),
        restart,
        ...paragraphs,
      ].join(' '),
    )
    .toSorted()
    .join('\n');

describe.each(Object.keys(SITUATIONS))('%s', (name) => {
  test.each(BREACHES)('%s', (what) => {
    for (const isTakers of [true, false]) {
      const [mine, theirs] = SIDES.map((side) => {
        const match = SITUATIONS[name]!(side);
        const one = fact({ kind: 'breach', by: isTakers ? side : other(side), what }, 7);
        const rulings = judge(match, one);
        const after = settle(match, one, rulings);
        return { rulings, after };
      });
      expect(inShort(mine!.rulings, false)).toBe(inShort(theirs!.rulings, true));
      expect(NEEDS_MORE.has(what) || mine!.rulings.length > 0, `by the ${isTakers ? 'taker' : 'other'}`).toBe(true);
      const { state, outcome } = mine!.after;
      // Somebody can go on, or it is over.
      const goesOn = [state.turn, state.restart, state.repetition, state.movement].some((way) => way !== null);
      expect(goesOn || outcome !== null).toBe(true);
      expect(state.turn === null || state.restart === null).toBe(true);
      expect(Object.values(state.counts.red).every((count) => typeof count !== 'number' || count <= 1)).toBe(true);
    }
  });
});
