import { LiveMatch, tick, type AnyGame, type AnyShape, type Entered, type Match, type RefusalCode } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';

/** When a match is over a referee still writes: notes in every game, and what its book lets follow. */
interface Course {
  /** Where a match stands at a desk; left out: at its start. */
  readonly given?: object;
  /** What ends it there. */
  readonly ends: Entered<AnyShape>;
  /** What still counts, and who has won then. */
  readonly heard: readonly (readonly [Entered<AnyShape>, string | null])[];
  readonly refused: readonly Entered<AnyShape>[];
}

const entered = (fact: object): Entered<AnyShape> => fact as Entered<AnyShape>;

const COURSES: Readonly<Record<string, Course>> = {
  carrom: {
    ends: entered({ kind: 'decided', call: 'matchWon', for: 'white' }),
    heard: [
      [entered({ kind: 'breach', by: 0, what: 'insult', noticed: 'before' }), 'black'],
      [entered({ kind: 'breach', by: 1, what: 'insult', noticed: 'before' }), 'white'],
      [entered({ kind: 'decided', call: 'bothLose', because: 'insult' }), null],
      [entered({ kind: 'protest', step: 'announced', by: 1, atOnce: true, feePaid: true }), null],
    ],
    refused: [
      entered({ kind: 'decided', call: 'matchWon', for: 'black' }),
      entered({ kind: 'breach', by: 0, what: 'smoking', noticed: 'before' }),
      entered({ kind: 'umpire', did: 'adjustsLamp' }),
    ],
  },
  'soccer-tactics': {
    given: { mode: 'desk', phase: 'attackMove', period: 'second', score: { red: 1, blue: 0 }, carrier: 'R10' },
    ends: entered({ kind: 'decided', call: 'matchWon', for: 'red', because: 'goals' }),
    heard: [],
    refused: [entered({ kind: 'decided', call: 'goal', for: 'blue' }), entered({ kind: 'ballSeen', at: 'red:D6' })],
  },
  subbuteo: {
    ends: entered({ kind: 'decided', call: 'disqualified', against: 'blue' }),
    heard: [
      [entered({ kind: 'refereed', did: 'writesReport' }), 'red'],
      [entered({ kind: 'refereed', did: 'submitsCase' }), 'red'],
      [entered({ kind: 'refereed', did: 'disqualifies', to: 'red' }), 'blue'],
      [entered({ kind: 'breach', by: 'red', what: 'grossMisconduct' }), 'blue'],
      [entered({ kind: 'decided', call: 'disqualified', against: 'red' }), 'blue'],
    ],
    refused: [
      entered({ kind: 'refereed', did: 'cautions', to: 'red' }),
      entered({ kind: 'decided', call: 'goal', for: 'blue' }),
    ],
  },
  'tipp-kick': {
    ends: entered({ kind: 'decided', call: 'abandoned', against: 'blue' }),
    heard: [
      [entered({ kind: 'breach', by: 'red', what: 'illegalMaterial' }), 'blue'],
      [entered({ kind: 'decided', call: 'disqualified', against: 'red' }), 'blue'],
    ],
    refused: [entered({ kind: 'decided', call: 'goal', for: 'blue' }), entered({ kind: 'refereed', did: 'wentOn' })],
  },
};

const facts = (at: number, ...list: readonly Entered<AnyShape>[]) =>
  ({ tick: tick(at), kind: 'facts', by: 'referee', facts: list }) as const;

const started = (game: AnyGame): Match<AnyShape> =>
  game.start({
    edition: game.editions[0]!.id,
    seating: game.seatings.find(({ length }) => length === 2)!,
    mode: 'desk',
    settings: game.schemas.settings.parse({}),
  });

function over(game: AnyGame, { given, ends }: Course): LiveMatch<AnyShape> {
  const first = given === undefined ? started(game) : game.notation.readGiven(given, game.editions[0]!.id);
  const live = new LiveMatch(game, first);
  expect(live.play(facts(10, ends))).toMatchObject({ ok: true });
  expect(live.match.outcome).not.toBeNull();
  return live;
}

const codeOf = (live: LiveMatch<AnyShape>, fact: Entered<AnyShape>): RefusalCode | null => {
  const done = live.play(facts(20, fact));
  return done.ok ? null : done.refusal.code;
};
const winnerOf = ({ outcome }: Match<AnyShape>): string | null => outcome?.winner ?? null;

test('every game says what may follow after its end', () => {
  expect(Object.keys(COURSES).toSorted()).toEqual(registry.map(({ id }) => id).toSorted());
});

describe.each(registry.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const course = COURSES[id]!;

  test('a note is taken, and the result stands', () => {
    const live = over(game, course);
    const { outcome } = live.match;
    expect(codeOf(live, { kind: 'noted', text: 'both shook hands' })).toBeNull();
    expect(live.match.outcome).toEqual(outcome);
    expect(live.log.at(-1)?.fact.kind).toBe('noted');
  });

  test('what the book lets follow is taken, and the result is what it says', () => {
    for (const [fact, winner] of course.heard) {
      const live = over(game, course);
      expect([fact, codeOf(live, fact)]).toEqual([fact, null]);
      expect([fact, winnerOf(live.match)]).toEqual([fact, winner]);
      expect(codeOf(live, { kind: 'noted', text: 'x' })).toBeNull();
    }
  });

  test('everything else is refused, because the match is over', () => {
    for (const fact of course.refused) expect([fact, codeOf(over(game, course), fact)]).toEqual([fact, 'matchOver']);
  });
});
