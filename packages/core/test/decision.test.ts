import { describe, expect, test } from 'vitest';
import {
  enteredSchema,
  LiveMatch,
  tick,
  type Decided,
  type Entered,
  type Input,
  type LogEntry,
  type Match,
  type OptionId,
  type Ruling,
} from '../src/index.ts';
import { desk, type Desk } from './walkthroughs/desk.ts';

type Decision = Decided<Desk>;

const facts = (at: number, entered: readonly Entered<Desk>[], finder?: string): Input<Desk> => ({
  tick: tick(at),
  kind: 'facts',
  by: 'referee',
  facts: entered,
  ...(finder === undefined ? {} : { finder }),
});

/** In play in the first half, with nothing owed. */
function inPlay(): LiveMatch<Desk> {
  const setup = { edition: 'dtkv-2012.1', seating: ['home', 'guest'], mode: 'desk', settings: {} } as const;
  const live = LiveMatch.start(desk, setup);
  live.play(facts(0, [{ kind: 'halfStarted' }]));
  live.play(facts(120, [{ kind: 'kickOff', by: 'home' }]));
  return live;
}

function after(entered: readonly Entered<Desk>[], finder?: string): LiveMatch<Desk> {
  const live = inPlay();
  expect(live.play(facts(240, entered, finder))).toMatchObject({ ok: true });
  return live;
}

const last = ({ log }: LiveMatch<Desk>): LogEntry<Desk> => log.at(-1) ?? expect.fail('nothing has happened');
const paragraphs = (rulings: readonly Ruling<Desk>[]): readonly unknown[] =>
  rulings.map(({ call, paragraphs: cited }) => [call, ...cited]);
const FOUL = { kind: 'finding', what: 'activeKickerDefence', against: 'guest', inOwnArea: true } as const;

describe('a decision', () => {
  test('a call entered directly has the paragraphs that it has through play, and the same match comes of it', () => {
    const told = after([{ kind: 'goal', by: 'home', from: 'play' }]);
    const decided = after([{ kind: 'decided', call: 'goal', for: 'home' }]);
    expect(paragraphs(last(decided).rulings)).toEqual(paragraphs(last(told).rulings));
    expect(decided.match).toEqual(told.match);
  });

  test('it is a fact of the log with the name of who decided', () => {
    expect(
      last(after([{ kind: 'decided', call: 'penalty', for: 'home', deliberate: true }], 'R. Adler')),
    ).toMatchObject({
      fact: { kind: 'decided', call: 'penalty', for: 'home', deliberate: true, id: 2, tick: 240 },
      source: 'person',
      finder: 'R. Adler',
      rulings: [{ call: 'penalty', evidence: [2], for: 'home', against: 'guest' }],
    });
  });

  test('what was not entered is unknown', () => {
    const [bare] = last(after([{ kind: 'decided', call: 'freeKick', for: 'home' }])).rulings;
    const [full] = last(after([{ kind: 'decided', call: 'freeKick', for: 'home', where: 'left corner' }])).rulings;
    expect(bare).not.toHaveProperty('where');
    expect(full).toMatchObject({ where: { kind: 'named', name: 'left corner' } });
    const { where: _, ...rest } = full!;
    expect(rest).toEqual(bare);
  });

  test('one that cannot be carried out is refused, and nothing has changed', () => {
    const live = LiveMatch.start(desk, inPlay().match.setup);
    expect(live.play(facts(0, [{ kind: 'decided', call: 'penalty', for: 'home' }]))).toMatchObject({
      ok: false,
      refusal: { code: 'unknownFact', detail: 'penalty while signalAwaited' },
    });
    expect(live.match.facts).toBe(0);
  });

  test('a game that takes none refuses it', () => {
    const { decisions: _, ...without } = desk;
    const live = LiveMatch.start<Desk>(without, inPlay().match.setup);
    expect(live.play(facts(0, [{ kind: 'decided', call: 'halfOver' }]))).toMatchObject({
      ok: false,
      refusal: { code: 'notOffered' },
    });
  });

  test('it may be entered while the clock is held', () => {
    const live = inPlay();
    live.play({ tick: tick(200), kind: 'clock', by: 'referee', command: { kind: 'pause' } });
    expect(live.play(facts(240, [{ kind: 'decided', call: 'goal', for: 'guest' }])).ok).toBe(true);
    expect(live.match.state.score).toEqual({ home: 0, guest: 1 });
  });
});

describe('a decision that overrules', () => {
  const overruling: Decision = { kind: 'decided', call: 'freeKick', for: 'home', overrules: FOUL };

  test('what took place is judged by the book, kept as overruled, and the decision is carried out instead', () => {
    const live = after([overruling], 'R. Adler');
    const [took, instead] = live.log.slice(-2);
    expect(took).toMatchObject({ fact: { ...FOUL, id: 2 }, finder: 'R. Adler', rulings: [] });
    expect(paragraphs(took?.overruled ?? [])).toEqual(paragraphs(last(after([FOUL])).rulings));
    expect(instead).toMatchObject({
      fact: { kind: 'decided', call: 'freeKick', id: 3 },
      finder: 'R. Adler',
      rulings: [{ call: 'freeKick', evidence: [3] }],
    });
    expect(live.match.state).toMatchObject({ phase: 'freeKick', toPlay: 'home' });
    expect(live.match.facts).toBe(4);
  });

  test('what cannot have taken place cannot be overruled', () => {
    const live = inPlay();
    const before = live.rest();
    const impossible: Decision = { ...overruling, overrules: { kind: 'kickOff', by: 'guest' } };
    expect(live.play(facts(240, [impossible]))).toMatchObject({ ok: false, refusal: { code: 'unknownFact' } });
    expect(live.rest()).toEqual(before);
  });
});

describe('what a decision rests on', () => {
  test('a case by analogy cites the paragraph that is followed', () => {
    const [ruling] = last(after([{ kind: 'decided', call: 'freeKick', for: 'home', analogy: 'DTKV-13.3' }])).rulings;
    expect(ruling?.paragraphs).toEqual(['DTKV-6.5.3', 'DTKV-6.K24', 'DTKV-13.1.3', 'DTKV-13.3']);
  });

  test('only the call itself follows the analogy, not what comes with it', () => {
    const { rulings } = last(after([{ kind: 'decided', call: 'goal', for: 'home', analogy: 'DTKV-13.3' }]));
    expect(paragraphs(rulings)).toEqual([
      ['goal', 'DTKV-8.2.1', 'DTKV-13.3'],
      ['kickOff', 'DTKV-9.1.2', 'DTKV-9.2.2'],
    ]);
  });

  test('that both sides agree is kept with the fact', () => {
    const live = after([{ kind: 'decided', call: 'goal', for: 'home', agreed: true }]);
    expect(last(live).fact).toMatchObject({ agreed: true });
    expect(live.match).toEqual(after([{ kind: 'decided', call: 'goal', for: 'home' }]).match);
  });
});

describe('a note', () => {
  test('is kept in the log and decides nothing', () => {
    const before = inPlay().match;
    const live = after([{ kind: 'noted', text: 'the lamp flickers', agreed: true }], 'R. Adler');
    expect(last(live)).toEqual({
      fact: { kind: 'noted', text: 'the lamp flickers', agreed: true, id: 2, tick: 240 },
      source: 'person',
      finder: 'R. Adler',
      rulings: [],
    });
    expect(live.match).toEqual({ ...before, tick: 240, facts: 3 } satisfies Match<Desk> | object);
  });

  test('is still heard when the match is over, a decision is not', () => {
    const live = after([{ kind: 'decided', call: 'matchOver' }]);
    expect(live.match.outcome).not.toBeNull();
    expect(live.play(facts(300, [{ kind: 'noted', text: 'hands were shaken' }])).ok).toBe(true);
    expect(live.play(facts(300, [{ kind: 'decided', call: 'goal', for: 'home' }]))).toMatchObject({
      ok: false,
      refusal: { code: 'matchOver' },
    });
  });

  test('a game may let a decision be heard then', () => {
    const lenient = { ...desk, decisions: { ...desk.decisions!, entered: acceptAny, afterTheEnd: () => true } };
    const live = LiveMatch.start<Desk>(lenient, inPlay().match.setup);
    for (const input of after([{ kind: 'decided', call: 'matchOver' }]).inputs) live.play(input);
    expect(live.play(facts(300, [{ kind: 'decided', call: 'goal', for: 'home' }])).ok).toBe(true);
  });
});

describe('what no match can show', () => {
  const strict: typeof desk = {
    ...desk,
    decisions: { ...desk.decisions!, impossibleIn: ({ tick: at }) => (at >= 240 ? 'not after two seconds' : null) },
  };
  const start = (): LiveMatch<Desk> => {
    const live = LiveMatch.start(strict, inPlay().match.setup);
    for (const input of inPlay().inputs) live.play(input);
    return live;
  };
  const GOAL = { kind: 'decided', call: 'goal', for: 'home' } as const;

  test('does not come of a decision: it is refused, and nothing has changed', () => {
    const fine: typeof desk = {
      ...strict,
      decisions: { ...strict.decisions!, impossibleIn: ({ facts: count }) => (count > 2 ? 'a third fact' : null) },
    };
    const live = new LiveMatch(fine, start().match);
    const before = live.match;
    expect(live.play(facts(240, [GOAL]))).toMatchObject({
      ok: false,
      refusal: { code: 'unknownFact', detail: 'a third fact' },
    });
    expect(live.match).toBe(before);
  });

  test('is no reason to refuse where the match was like that before', () => {
    expect(start().play(facts(240, [GOAL])).ok).toBe(true);
  });
});

const acceptAny = (_: Match<Desk>, decision: Desk['decision']) => ({ ok: true, value: decision }) as const;

describe('time that is over, at a desk', () => {
  test('is the referee’s word, and judged as if the clock had said it', () => {
    const live = after([{ kind: 'timeIsUp', of: 'half' }], 'R. Adler');
    expect(last(live)).toMatchObject({
      fact: { kind: 'clockRanOut', clock: 'half', tick: 240 },
      source: 'person',
      finder: 'R. Adler',
      rulings: [{ call: 'halfOver' }],
    });
  });

  test.each(['quarter', ''])('a clock that does not run has no end: %j', (of) => {
    expect(inPlay().play(facts(240, [{ kind: 'timeIsUp', of }]))).toMatchObject({
      ok: false,
      refusal: { code: 'unknownFact' },
    });
  });

  const withRights = (...owners: readonly ('home' | 'guest')[]): LiveMatch<Desk> => {
    const { match } = inPlay();
    const right = {
      name: 'demand',
      paragraph: 'DTKV-4.1.1',
      choices: ['take'],
      default: 'take',
      play: 'runs',
    } as const;
    return new LiveMatch(desk, {
      ...match,
      options: owners.map((owner, id) => ({ ...right, id: id as OptionId, owner, until: [] })),
    });
  };

  test('of two rights of one side the one that was opened first ends; where both sides have one he says whose', () => {
    const left = (live: LiveMatch<Desk>): readonly unknown[] => live.match.options.map(({ id, owner }) => [id, owner]);
    const [own, both] = [withRights('home', 'home'), withRights('home', 'guest')];
    expect(own.play(facts(240, [{ kind: 'timeIsUp', of: 'demand' }]))).toMatchObject({ ok: true });
    expect(left(own)).toEqual([[1, 'home']]);
    expect(both.play(facts(240, [{ kind: 'timeIsUp', of: 'demand' }]))).toMatchObject({
      ok: false,
      refusal: { detail: 'both sides have demand: say whose' },
    });
    both.play(facts(240, [{ kind: 'timeIsUp', of: 'demand', owner: 'guest' }]));
    expect(left(both)).toEqual([[0, 'home']]);
  });

  test('elsewhere clocks judge by themselves', () => {
    const live = LiveMatch.start(desk, { ...inPlay().match.setup, mode: 'live' });
    live.play(facts(0, [{ kind: 'halfStarted' }]));
    expect(live.play(facts(1, [{ kind: 'timeIsUp', of: 'half' }]))).toMatchObject({
      ok: false,
      refusal: { code: 'notOffered' },
    });
  });
});

describe('at the door', () => {
  const schema = enteredSchema(desk);
  test.each<[string, unknown]>([
    ['a fact of the game', FOUL],
    ['a decision with what must be said', { kind: 'decided', call: 'goal', for: 'home' }],
    ['a decision that overrules', { kind: 'decided', call: 'halfOver', overrules: FOUL, analogy: 'DTKV-4.1.1' }],
    ['a note', { kind: 'noted', text: 'x' }],
    ['the end of time', { kind: 'timeIsUp', of: 'half', owner: 'home' }],
  ])('taken: %s', (_, entered) => {
    expect(schema.parse(entered)).toEqual(entered);
  });

  test.each<[string, unknown]>([
    ['a decision without what its consequences need', { kind: 'decided', call: 'goal' }],
    ['an unknown call', { kind: 'decided', call: 'offside', for: 'home' }],
    ['a field of another call', { kind: 'decided', call: 'goal', for: 'home', ballAtRest: true }],
    ['a paragraph that is not in the book', { kind: 'decided', call: 'halfOver', analogy: 'DTKV-99' }],
    ['overruling what is no fact', { kind: 'decided', call: 'halfOver', overrules: { kind: 'decided' } }],
    ['agreement that is none', { kind: 'decided', call: 'halfOver', agreed: false }],
    ['an empty note', { kind: 'noted', text: '' }],
    ['a note of several lines', { kind: 'noted', text: 'a\nb' }],
    ['a note without end', { kind: 'noted', text: 'x'.repeat(501) }],
    ['a core event that nobody enters', { kind: 'clockRanOut', clock: 'half' }],
  ])('refused: %s', (_, entered) => {
    expect(schema.safeParse(entered).success).toBe(false);
  });

  test('no field of a decision has a default: what is not entered stays unknown', () => {
    const decision = { kind: 'decided', call: 'freeKick', for: 'guest' };
    expect(Object.keys(schema.parse(decision))).toEqual(Object.keys(decision));
  });
});
