import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atOpenTick,
  hashOf,
  inPlay,
  LiveMatch,
  play,
  started,
  tick,
  type Input,
  type Match,
  type RefusalCode,
} from '../src/index.ts';
import { add, bell, dice, offering, toy, toyMatch, type Toy } from './toy.ts';
import { enter, wait } from './steps.ts';

const refusal = (code: RefusalCode, paragraphs: readonly string[] = []): unknown => ({
  ok: false,
  refusal: expect.objectContaining({ code, paragraphs }) as unknown,
});

describe('one turn of the crank', () => {
  test('an action becomes a fact, its rulings stand in the order of precedence, and the state follows', () => {
    const live = new LiveMatch(toy, toyMatch({ count: 3 }));
    expect(live.play(add(12, 7, 1))).toEqual({
      ok: true,
      value: [
        {
          fact: { kind: 'added', n: 7, by: 'right', id: 0, tick: 12 },
          source: 'action',
          rulings: [
            { call: 'won', paragraphs: ['TOY-2'], evidence: [0] },
            { call: 'double', paragraphs: ['TOY-1A.1'], evidence: [0] },
            { call: 'up', paragraphs: ['TOY-1'], evidence: [0] },
          ],
        },
      ],
    });
    expect(live.match.state.count).toBe(10);
  });

  test('facts are numbered through, wherever they come from', () => {
    const live = new LiveMatch(toy, toyMatch({ awaitsDice: true, marbles: [{ arrives: 5, n: 1 }] }));
    for (const input of [add(1, 1), dice(2, 1, 2), bell(3, 'Ada'), wait(9)]) enter(live, input);
    expect(live.log.map(({ fact, source, finder }) => [fact.id, fact.kind, source, finder])).toEqual([
      [0, 'added', 'action', undefined],
      [1, 'rolled', 'chance', undefined],
      [2, 'bell', 'person', 'Ada'],
      [3, 'arrived', 'physics', undefined],
    ]);
    expect(live.match.facts).toBe(4);
  });

  test('several facts of one input stop with the end of the match', () => {
    const live = new LiveMatch(toy, toyMatch({ count: 9 }));
    const twice: Toy['event'] = { kind: 'added', n: 1, by: 'left' };
    live.play({ tick: tick(1), kind: 'facts', by: 'referee', facts: [twice, twice] });
    expect(live.match.state.count).toBe(10);
    expect(live.log).toHaveLength(1);
  });
});

describe('what is refused', () => {
  const running = toyMatch({ awaitsDice: true });
  const over = new LiveMatch(toy, toyMatch({ count: 9 }));
  over.play(add(5, 1));

  test.each<[string, Input<Toy>, unknown]>([
    ['a past tick', add(-1, 1), refusal('early')],
    ['a chair that nobody sits on', add(5, 1, 3), refusal('notYourTurn')],
    ['an action that a paragraph forbids', add(5, -1), refusal('againstTheRules', ['TOY-1A.1'])],
    ['dice of the wrong number', dice(5, 1), refusal('badChance')],
    ['dice that show a seven', dice(5, 1, 7), refusal('badChance')],
    [
      'a fact about nothing on the table',
      { tick: tick(5), kind: 'facts', by: 'referee', facts: [{ kind: 'arrived', n: 1 }] },
      refusal('unknownFact'),
    ],
    [
      'a correction of nothing',
      { tick: tick(5), kind: 'correction', by: 'referee', supersedes: 0, instead: [] },
      refusal('noSuchInput'),
    ],
  ])('%s', (_, input, expected) => {
    expect(play(toy, running, input)).toEqual(expected);
  });

  test('dice that nobody wants', () => {
    expect(play(toy, toyMatch(), dice(5, 1, 1))).toEqual(refusal('noChanceAwaited'));
  });

  test('everything once the match is over, with the paragraph that ended it', () => {
    for (const input of [add(6, 1), bell(6), dice(6, 1, 1)])
      expect(over.play(input)).toEqual(refusal('matchOver', ['TOY-2']));
  });

  test('but for facts that a game still hears; they may take the outcome back, and play goes on', () => {
    const appealed: typeof toy = {
      ...toy,
      afterTheEnd: (_, { kind }) => kind === 'bell',
      settle: (match, fact, rulings) =>
        fact.kind === 'bell' ? { ...match, outcome: null } : toy.settle(match, fact, rulings),
    };
    const live = new LiveMatch(appealed, toyMatch({ count: 9 }));
    for (const input of [add(1, 1), add(2, 1)]) live.play(input);
    expect(live.match.outcome).not.toBeNull();
    expect(live.play(bell(3)).ok).toBe(true);
    expect(live.match.outcome).toBeNull();
    expect(live.play(bell(4)).ok).toBe(true);
  });

  test('told together with what ended the match, what is still heard then is kept, and nothing else', () => {
    const ending: typeof toy = {
      ...toy,
      settle: (match, fact, rulings) =>
        fact.kind === 'bell'
          ? { ...match, outcome: { winner: 'left', score: { left: 1, right: 0 }, paragraphs: ['TOY-2'] } }
          : toy.settle(match, fact, rulings),
    };
    const live = new LiveMatch(ending, toyMatch());
    const facts = [{ kind: 'bell' }, { kind: 'bell' }, { kind: 'noted', text: 'both shook hands' }] as const;
    expect(live.play({ tick: tick(1), kind: 'facts', by: 'referee', facts: [...facts] }).ok).toBe(true);
    expect(live.log.map(({ fact }) => fact.kind)).toEqual(['bell', 'noted']);
  });

  test('after the end a game is asked about a fact at the time at which it is told, and never about none', () => {
    const asked: number[] = [];
    const listening: typeof toy = { ...toy, afterTheEnd: ({ tick: at }) => (asked.push(at), true) };
    const live = new LiveMatch(listening, toyMatch({ count: 9 }));
    live.play(add(1, 1));
    expect(live.play({ tick: tick(7), kind: 'facts', by: 'referee', facts: [] })).toEqual(
      refusal('matchOver', ['TOY-2']),
    );
    expect(live.play(bell(8)).ok).toBe(true);
    expect(new Set(asked)).toEqual(new Set([8]));
  });

  test('an input that comes after the end, though the end was not yet seen', () => {
    const live = new LiveMatch(toy, toyMatch({ count: 9, marbles: [{ arrives: 5, n: 1 }] }));
    expect(live.play(add(6, 1))).toEqual(refusal('matchOver', ['TOY-2']));
    expect(live.match.outcome).toBeNull();
    live.advance(tick(6));
    expect(live.match.outcome).toEqual({ winner: 'left', score: { left: 10, right: 0 }, paragraphs: ['TOY-2'] });
  });

  test('and it changes nothing, not even the time', () => {
    const live = new LiveMatch(
      toy,
      offering(toyMatch({ marbles: [{ arrives: 5, n: 1 }] }), { until: [{ tick: inPlay(7) }] }),
    );
    live.play(add(1, 1));
    const before = { match: live.match, inputs: [...live.inputs], log: [...live.log], hash: live.rest().hash };
    for (const input of [add(0, 1), add(9, -1), dice(9, 1), add(9, 1, 2)]) expect(live.play(input).ok).toBe(false);
    expect(live.match).toBe(before.match);
    expect(live.inputs).toEqual(before.inputs);
    expect(live.log).toEqual(before.log);
    expect(live.rest().hash).toBe(before.hash);
  });
});

describe('a late input', () => {
  test('takes effect at the next open tick and keeps the tick at which it was entered', () => {
    const live = new LiveMatch(toy, toyMatch());
    live.advance(tick(47));
    expect(live.play(add(40, 1))).toEqual(refusal('early'));
    const late = atOpenTick(add(40, 1), live.match.tick);
    expect(late).toEqual({ ...add(47, 1), enteredAt: 40 });
    expect(live.play(late).ok).toBe(true);
    expect(atOpenTick(late, tick(60))).toEqual({ ...add(60, 1), enteredAt: 40 });
  });

  test('one that is in time stays as it is', () => {
    const input = add(47, 1);
    expect(atOpenTick(input, tick(47))).toBe(input);
  });
});

describe('what an input sets going', () => {
  const settledWith = (more: (match: Match<Toy>) => Match<Toy>): typeof toy => ({
    ...toy,
    settle: (match, fact, rulings) =>
      fact.kind === 'added' ? more(toy.settle(match, fact, rulings)) : toy.settle(match, fact, rulings),
  });
  const kindsAfter = (game: typeof toy): readonly string[] => {
    const live = new LiveMatch(game, toyMatch());
    live.play(add(10, 1));
    return live.log.map(({ fact }) => `${fact.kind}@${fact.tick}`);
  };

  test('has happened before anybody is asked again, if it falls due at once', () => {
    expect(
      kindsAfter(settledWith((match) => ({ ...match, state: { ...match.state, marbles: [{ arrives: 10, n: 1 }] } }))),
    ).toEqual(['added@10', 'arrived@10']);
    expect(kindsAfter(settledWith((match) => offering(match, { until: [{ tick: inPlay(10) }] })))).toEqual([
      'added@10',
      'optionLapsed@10',
    ]);
    expect(kindsAfter(settledWith((match) => ({ ...match, clocks: started([], 'none', 0, inPlay(10)) })))).toEqual([
      'added@10',
      'clockRanOut@10',
    ]);
  });

  test('happens now, not in the past, if its time is over already', () => {
    expect(kindsAfter(settledWith((match) => offering(match, { until: [{ tick: inPlay(4) }] })))).toEqual([
      'added@10',
      'optionLapsed@10',
    ]);
  });

  test('has not happened yet, if it falls due a tick later', () => {
    expect(
      kindsAfter(settledWith((match) => ({ ...match, state: { ...match.state, marbles: [{ arrives: 11, n: 1 }] } }))),
    ).toEqual(['added@10']);
  });
});

describe('motion', () => {
  test('events of one tick keep their order, and all come before an input of that tick', () => {
    const marbles = [2, 1, 3].map((n) => ({ arrives: 30, n }));
    const live = new LiveMatch(toy, toyMatch({ marbles }));
    live.play(add(30, 1));
    expect(live.log.map(({ fact }) => ('n' in fact ? fact.n : 0))).toEqual([2, 1, 3, 1]);
  });

  test('a state that is carried along stands at the tick of every option, clock and input', () => {
    const stands: (readonly [string, number | null])[] = [];
    const watched = {
      ...toy,
      settle: (...[match, fact, rulings]: Parameters<typeof toy.settle>) => (
        stands.push([fact.kind, match.state.carried]),
        toy.settle(match, fact, rulings)
      ),
    };
    const match = offering(toyMatch({ carried: 0, marbles: [{ arrives: 70, n: 1 }] }), {
      until: [{ tick: inPlay(20) }],
    });
    const live = new LiveMatch(watched, { ...match, clocks: started([], 'half', 40, inPlay(0)) });
    live.play(add(50, 1));
    live.advance(tick(90));
    expect(stands).toEqual([
      ['optionLapsed', 20],
      ['clockRanOut', 40],
      ['added', 50],
      ['arrived', 50],
    ]);
    expect(live.match.state.carried).toBe(90);
  });

  test('it is never asked for more than the time until the next option or clock', () => {
    const asked: number[] = [];
    const watched = {
      ...toy,
      happen: { ...toy.happen, next: (_: unknown, until: number) => (asked.push(until), null) },
    };
    new LiveMatch(watched, offering(toyMatch(), { until: [{ tick: inPlay(20) }] })).advance(tick(50));
    expect(asked).toEqual([20, 50]);
  });

  test('nothing moves in a pause or after the end', () => {
    const live = new LiveMatch(toy, toyMatch({ count: 9, marbles: [20, 30].map((arrives) => ({ arrives, n: 1 })) }));
    live.play({ tick: tick(10), kind: 'clock', by: 'host', command: { kind: 'pause' } });
    live.advance(tick(25));
    expect(live.match.state.seen).toEqual(['paused@10']);
    live.play({ tick: tick(26), kind: 'clock', by: 'host', command: { kind: 'resume' } });
    live.advance(tick(40));
    expect(live.match.state.seen).toEqual(['paused@10', 'resumed@26', 'arrived@36']);
    expect(live.match.state.marbles).toHaveLength(1);
  });
});

describe('a chair that is not there', () => {
  test('stops no clock', () => {
    const live = new LiveMatch(toy, toyMatch({ count: 9 }));
    const pause = { tick: tick(10), kind: 'clock', command: { kind: 'pause' } } as const;
    expect(live.play({ ...pause, by: 3 })).toMatchObject({ ok: false, refusal: { code: 'notYourTurn' } });
    expect(live.match.pausedAt).toBeNull();
    expect(live.play({ ...pause, by: 1 }).ok).toBe(true);
  });
});

describe('laws', () => {
  const marbles = fc.array(
    fc.record({ arrives: fc.integer({ min: 1, max: 200 }), n: fc.integer({ min: 0, max: 2 }) }),
    { maxLength: 6 },
  );
  const inTurn = marbles.map((list) => list.toSorted((a, b) => a.arrives - b.arrives));

  test('waiting in one go or in pieces gives the same match', () => {
    fc.assert(
      fc.property(
        inTurn,
        fc.array(fc.integer({ min: 0, max: 300 })),
        fc.integer({ min: 1, max: 250 }),
        (list, stops, deadline) => {
          const first = {
            ...offering(toyMatch({ marbles: list }), { until: [{ tick: inPlay(deadline) }] }),
            clocks: started([], 'half', 150, inPlay(0)),
          };
          const [whole, pieces] = [new LiveMatch(toy, first), new LiveMatch(toy, first)];
          whole.advance(tick(300));
          for (const at of [...stops, 300].toSorted((a, b) => a - b)) pieces.advance(tick(at));
          expect(pieces.match).toEqual(whole.match);
          expect(pieces.log).toEqual(whole.log);
        },
      ),
    );
  });

  test('the same inputs give the same hash', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: 0, max: 50 }), n: fc.integer({ min: -1, max: 2 }) })),
        (steps) => {
          const once = new LiveMatch(toy, toyMatch());
          for (const { at, n } of steps) once.play(atOpenTick(add(at, n), once.match.tick));
          const again = new LiveMatch(toy, toyMatch());
          for (const input of JSON.parse(JSON.stringify(once.inputs)) as Input<Toy>[])
            expect(again.play(input).ok).toBe(true);
          expect(hashOf(again.match)).toBe(hashOf(once.match));
          expect(again.rest()).toEqual(once.rest());
        },
      ),
    );
  });
});
