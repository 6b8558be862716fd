import * as fc from 'fast-check';
import {
  otherOf,
  type Contact,
  type Deed,
  type End,
  type Kind,
  type Place,
  type Side,
  type Situation,
} from './opinion.ts';

/** Situations and deeds of every sort, as fast-check draws them. */
export const side: fc.Arbitrary<Side> = fc.constantFrom('red', 'blue');
const place: fc.Arbitrary<Place> = fc.constantFrom('redReach', 'blueReach', 'middle');
const KINDS = ['kickOff', 'goalKick', 'kickIn', 'corner', 'freeKick', 'indirectFreeKick', 'penalty'] as const;
const kind: fc.Arbitrary<Kind | null> = fc.option(fc.constantFrom<Kind>(...KINDS), { freq: 1 });

const reachOf = (of: Side): Place => (of === 'red' ? 'redReach' : 'blueReach');
export const situation: fc.Arbitrary<Situation> = fc
  .record({ of: side, as: kind, used: fc.constantFrom(0, 1), keeperOnly: fc.boolean(), place })
  .map(({ of, as, used, keeperOnly, place: lies }) => {
    if (as !== null) return { of, as, used: 0, keeperOnly: false, place: 'middle' };
    const only = keeperOnly && used === 1;
    return { of, as, used, keeperOnly: only, place: only ? reachOf(of) : lies };
  });

const contact: fc.Arbitrary<Contact> = fc.oneof(
  fc.record({ figure: fc.constantFrom('kicker' as const, 'keeper' as const), of: side }),
  fc.record({ post: side }),
);
const end: fc.Arbitrary<End> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ rests: side, place }) },
  { weight: 1, arbitrary: fc.constant<End>({ over: 'side' }) },
  { weight: 3, arbitrary: fc.record({ over: side, inGoal: fc.boolean() }) },
);
interface Drawn {
  readonly opponent: boolean;
  readonly keeper: boolean;
  readonly ownColour: boolean;
  readonly proper: boolean;
  readonly contacts: readonly Contact[];
  readonly end: End;
}
export const drawn: fc.Arbitrary<Drawn> = fc.record({
  opponent: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  keeper: fc.boolean(),
  ownColour: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
  proper: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
  contacts: fc.array(contact, { maxLength: 3 }),
  end,
});

/** A deed that can take place there: a keeper plays what he reaches, and a restart is the taker's. */
export function deedIn({ of, as, place: lies }: Situation, { opponent, keeper, ...rest }: Drawn): Deed {
  const by = as === null && opponent ? otherOf(of) : of;
  const reaches = as === null ? lies === reachOf(by) : as === 'goalKick';
  const figure = keeper && reaches ? 'keeper' : 'kicker';
  const ownColour = as === null || rest.ownColour || ownGoalBy(by, rest.end);
  return { by, with: figure, ownColour, proper: rest.proper, contacts: rest.contacts, end: endIn(of, as, rest) };
}
/** A kick-off that is short rests in the circle, such a goal kick in the area. */
function endIn(of: Side, as: Kind | null, { proper, end: drawnEnd }: Pick<Drawn, 'proper' | 'end'>): End {
  if (proper || 'over' in drawnEnd) return drawnEnd;
  if (as === 'kickOff') return { ...drawnEnd, place: 'middle' };
  return as === 'goalKick' ? { ...drawnEnd, place: reachOf(of) } : drawnEnd;
}
/** Where two rules contradict each other (an offence at a protected or indirect restart that ends in the own goal) the readings decide, not the text. */
const ownGoalBy = (by: Side, over: End): boolean => 'inGoal' in over && over.inGoal && over.over === by;
