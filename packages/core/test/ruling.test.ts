import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, type Ruling } from '../src/index.ts';
import { factId, toy, type Toy } from './toy.ts';

const ruling = (call: Toy['call'], at = 0): Ruling<Toy> => ({ call, paragraphs: ['TOY-1'], evidence: [factId(at)] });
const calls = (...given: Toy['call'][]): readonly string[] =>
  inOrder(
    toy.precedence,
    given.map((call) => ruling(call)),
  ).map((found) => found.call);

describe('a ruling', () => {
  test('cannot cite what is not in the catalogue: it does not compile', () => {
    // @ts-expect-error TOY-9 is not in the catalogue
    const wrong: Ruling<Toy> = { call: 'up', paragraphs: ['TOY-9'], evidence: [] };
    expect(Object.keys(toy.rulebook)).not.toContain(wrong.paragraphs[0]);
  });
});

describe('precedence', () => {
  test('the list decides which ruling prevails', () => {
    expect(calls('up', 'double', 'won')).toEqual(['won', 'double', 'up']);
    expect(calls('double', 'won')).toEqual(['won', 'double']);
  });

  test('a call that is not listed stands last', () => {
    expect(calls('unlisted', 'up')).toEqual(['up', 'unlisted']);
    expect(calls('unlisted', 'up', 'won')).toEqual(['won', 'up', 'unlisted']);
  });

  test('without a list the order stays', () => {
    const given = [ruling('up'), ruling('won')];
    expect(inOrder([], given)).toEqual(given);
  });

  test('all are kept, and equals keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Toy['call']>('up', 'double', 'won', 'unlisted')), (given) => {
        const rulings = given.map(ruling);
        const sorted = inOrder(toy.precedence, rulings);
        expect(sorted).toHaveLength(rulings.length);
        for (const call of ['up', 'double', 'won', 'unlisted'])
          expect(sorted.filter((r) => r.call === call)).toEqual(rulings.filter((r) => r.call === call));
      }),
    );
  });
});
