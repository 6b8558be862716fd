import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWrongColour, judged, otherOf, type Situation } from './opinion.ts';
import { deedIn, drawn, side, situation } from './stories.ts';
import { inShort, opinionInShort, table } from './told.ts';

const SIZE = Number(process.env['SOAK'] ?? 1);
const options = { numRuns: 400 * SIZE, seed: Number(process.env['BANDE_SEED'] ?? 2012) };

test('a ball that is played: restart by last touch, set-ups, goals, as the text says', () => {
  fc.assert(
    fc.property(situation, drawn, side, (now, draw, white) => {
      const deed = deedIn(now, draw);
      const opinion = judged(now, deed);
      const told = table(now, white)(now, deed);
      expect({ next: inShort(told), score: told.score }).toEqual({
        next: opinionInShort(opinion),
        score: { red: opinion.goalFor === 'red' ? 1 : 0, blue: opinion.goalFor === 'blue' ? 1 : 0 },
      });
    }),
    options,
  );
});

test('who may play after a series of deeds', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 2, maxLength: 12 }), side, (draws, white) => {
      let now: Situation = { of: white, as: 'kickOff', used: 0, keeperOnly: false, place: 'middle' };
      const play = table(now, white);
      for (const draw of draws) {
        const deed = deedIn(now, draw);
        const { next } = judged(now, deed);
        const told = play(now, deed);
        expect(told.restart?.by ?? told.turn).toBe(next.of);
        expect(inShort(told)).toBe(opinionInShort({ goalFor: null, next }));
        now = next;
      }
    }),
    options,
  );
});

test('the kicker of whoever has not the colour always gives the ball away', () => {
  fc.assert(
    fc.property(situation, drawn, side, (now, draw, white) => {
      const deed = deedIn(now, { ...draw, opponent: true, keeper: false, ownColour: false });
      fc.pre(isWrongColour(now, deed) && !('inGoal' in deed.end && deed.end.inGoal && deed.end.over === deed.by));
      const { restart } = table(now, white)(now, deed);
      expect(restart?.by).toBe(otherOf(deed.by));
      expect(['freeKick', 'penalty']).toContain(restart?.kind);
    }),
    options,
  );
});
