import { describe, expect, test } from 'vitest';
import {
  clockNamed,
  LiveMatch,
  playTick,
  tick,
  ticksLeft,
  type Entered,
  type Input,
  type LogEntry,
} from '../../src/index.ts';
import { enter, wait, type TestStep } from '../steps.ts';
import { desk, type Desk } from './desk.ts';

const facts = (at: number, fact: Entered<Desk>, finder?: string): Input<Desk> => ({
  tick: tick(at),
  kind: 'facts',
  by: 'referee',
  facts: [fact],
  ...(finder === undefined ? {} : { finder }),
});
const command = (at: number, kind: 'pause' | 'resume'): Input<Desk> => ({
  tick: tick(at),
  kind: 'clock',
  by: 'referee',
  command: { kind },
});
const correct = (supersedes: number, instead: Input<Desk> | null): Input<Desk> => ({
  tick: tick(99_000),
  kind: 'correction',
  by: 'referee',
  supersedes,
  instead: instead === null ? [] : [instead],
});

/** Five minutes are 36,000 ticks; the pause of 30 s moves the bell of the first half to tick 39,600. */
const FIRST_HALF: readonly TestStep<Desk>[] = [
  facts(0, { kind: 'halfStarted' }),
  facts(120, { kind: 'kickOff', by: 'home' }),
  { ...facts(2400, { kind: 'goal', by: 'home', from: 'play' }), enteredAt: tick(2640) },
  facts(3000, { kind: 'kickOff', by: 'guest' }),
  command(6000, 'pause'),
  command(9600, 'resume'),
  facts(12_000, { kind: 'finding', what: 'activeKickerDefence', against: 'guest', inOwnArea: true }, 'R. Adler'),
  facts(13_000, { kind: 'goal', by: 'home', from: 'penalty' }),
  facts(14_000, { kind: 'kickOff', by: 'guest' }),
  facts(39_000, { kind: 'goal', by: 'guest', from: 'play' }),
];
const LAST_GOAL = 9;
/** The bell only rings: the referee ends a half. The second half begins at tick 42,000, and its bell rings at 78,000. */
const SECOND_HALF: readonly TestStep<Desk>[] = [
  facts(41_000, { kind: 'timeIsUp', of: 'half' }),
  facts(42_000, { kind: 'halfStarted' }),
  facts(42_120, { kind: 'kickOff', by: 'guest' }),
  facts(78_060, { kind: 'timeIsUp', of: 'half' }),
];

function entered(inputs: readonly TestStep<Desk>[]): LiveMatch<Desk> {
  const live = LiveMatch.start(desk, {
    edition: 'dtkv-2012.1',
    seating: ['home', 'guest'],
    mode: 'desk',
    settings: {},
  });
  for (const input of inputs) expect(enter(live, input)).toBe(true);
  return live;
}

const last = ({ log }: LiveMatch<Desk>): LogEntry<Desk> => log.at(-1) ?? expect.fail('nothing has happened');
const left = ({ match }: LiveMatch<Desk>): number =>
  ticksLeft(clockNamed(match.clocks, 'half') ?? expect.fail('no clock'), playTick(match));

describe('facts entered by a referee', () => {
  test('a goal, the score and the restart', () => {
    const live = entered(FIRST_HALF.slice(0, 3));
    expect(last(live)).toMatchObject({
      fact: { kind: 'goal', by: 'home', from: 'play', id: 2, tick: 2400 },
      source: 'person',
      rulings: [
        { call: 'goal', paragraphs: ['DTKV-8.2.1'], evidence: [2], for: 'home' },
        { call: 'kickOff', paragraphs: ['DTKV-9.1.2', 'DTKV-9.2.2'], evidence: [2], for: 'guest', restart: 'kickOff' },
      ],
    });
    expect(live.match.state).toEqual({
      half: 1,
      white: 'home',
      phase: 'kickOff',
      toPlay: 'guest',
      offence: null,
      score: { home: 1, guest: 0 },
    });
  });

  test('a finding carries the name of its finder, and all that applies', () => {
    const live = entered(FIRST_HALF.slice(0, 7));
    expect(last(live)).toMatchObject({
      fact: { kind: 'finding', what: 'activeKickerDefence', against: 'guest', inOwnArea: true, id: 6, tick: 12_000 },
      source: 'person',
      finder: 'R. Adler',
      rulings: [
        {
          call: 'penalty',
          paragraphs: ['DTKV-14.1.3', 'DTKV-13.1.8'],
          evidence: [6],
          for: 'home',
          against: 'guest',
          restart: 'penalty',
        },
        {
          call: 'freeKick',
          paragraphs: ['DTKV-6.5.3', 'DTKV-6.K24', 'DTKV-13.1.3'],
          evidence: [6],
          for: 'home',
          against: 'guest',
          restart: 'freeKick',
        },
      ],
    });
    expect(live.match.state).toMatchObject({ phase: 'penalty', toPlay: 'home' });
  });

  test('the ball went in all the same: the goal is valid despite the offence', () => {
    const live = entered([...FIRST_HALF.slice(0, 7), facts(12_060, { kind: 'goal', by: 'home', from: 'play' })]);
    expect(last(live).rulings[0]).toMatchObject({
      call: 'goal',
      paragraphs: ['DTKV-8.2.1', 'DTKV-13.3'],
      evidence: [6, 7],
      for: 'home',
    });
  });

  test('a fact about what is not on the table is refused', () => {
    const live = entered(FIRST_HALF.slice(0, 2));
    expect(live.play(facts(200, { kind: 'kickOff', by: 'guest' }))).toEqual({
      ok: false,
      refusal: { code: 'unknownFact', paragraphs: [], detail: 'kickOff while play' },
    });
    expect(live.play(facts(200, { kind: 'goal', by: 'home', from: 'penalty' }))).toMatchObject({
      ok: false,
      refusal: { code: 'unknownFact' },
    });
  });
});

describe('the clock', () => {
  test('it starts with the signal', () => {
    const live = entered(FIRST_HALF.slice(0, 2));
    expect(left(live)).toBe(36_000 - 120);
  });

  test('a pause holds it, what was seen may be entered meanwhile, and the lost time is told', () => {
    const live = entered(FIRST_HALF.slice(0, 5));
    expect(live.play(facts(7000, { kind: 'goal', by: 'home', from: 'play' })).ok).toBe(true);
    expect(live.match.state.score).toEqual({ home: 2, guest: 0 });
    expect(left(live)).toBe(36_000 - 6000);
    live.play(command(9600, 'resume'));
    expect(left(live)).toBe(36_000 - 6000);
    expect(last(live).rulings).toEqual([
      { call: 'timeAdded', paragraphs: ['DTKV-4.1.2'], evidence: [6], detail: { ticks: 3600 } },
    ]);
  });

  test('it rings at its tick and judges nothing: what the referee enters still counts', () => {
    const live = entered([...FIRST_HALF, wait(39_599)]);
    const before = live.match;
    live.advance(tick(39_600));
    expect(last(live)).toMatchObject({
      fact: { kind: 'clockRanOut', clock: 'half', tick: 39_600 },
      source: 'clock',
      rulings: [],
    });
    expect(left(live)).toBe(0);
    expect(live.match.state).toBe(before.state);
    expect(live.play(facts(39_700, { kind: 'kickOff', by: 'home' })).ok).toBe(true);
    expect(live.play(facts(39_800, { kind: 'goal', by: 'home', from: 'play' })).ok).toBe(true);
  });

  test('the referee ends the half: half-time, colours are swapped, no goal any more', () => {
    const live = entered([...FIRST_HALF, facts(41_000, { kind: 'timeIsUp', of: 'half' }, 'R. Adler')]);
    expect(last(live)).toMatchObject({
      fact: { kind: 'clockRanOut', clock: 'half', tick: 41_000 },
      source: 'person',
      finder: 'R. Adler',
      rulings: [{ call: 'halfOver' }],
    });
    expect(live.match.state).toMatchObject({ phase: 'signalAwaited', white: 'guest', score: { home: 2, guest: 1 } });
    expect(live.play(facts(41_100, { kind: 'goal', by: 'home', from: 'play' }))).toMatchObject({ ok: false });
  });

  test('what begins while it is held begins when it goes on', () => {
    const live = entered([command(0, 'pause'), facts(600, { kind: 'halfStarted' }), command(1200, 'resume')]);
    expect(left(live)).toBe(36_000);
    live.advance(tick(1200 + 35_999));
    expect(live.log.some(({ fact }) => fact.kind === 'clockRanOut')).toBe(false);
    live.advance(tick(1200 + 36_000));
    expect(last(live).fact).toMatchObject({ kind: 'clockRanOut', tick: 37_200 });
  });

  test('the referee ends the second half: the match is over', () => {
    const live = entered([...FIRST_HALF, ...SECOND_HALF]);
    expect(live.match.outcome).toEqual({ winner: 'home', score: { home: 2, guest: 1 }, paragraphs: ['DTKV-4.1.1'] });
    expect(live.play(facts(78_061, { kind: 'halfStarted' }))).toEqual({
      ok: false,
      refusal: { code: 'matchOver', paragraphs: ['DTKV-4.1.1'] },
    });
  });
});

describe('corrections', () => {
  const all = [...FIRST_HALF, ...SECOND_HALF];

  test('the last goal was home’s: the score changes, everything else is played again', () => {
    const live = entered(all);
    const right = facts(39_000, { kind: 'goal', by: 'home', from: 'play' });
    expect(live.play(correct(LAST_GOAL, right)).ok).toBe(true);
    expect(live.match.outcome).toEqual({ winner: 'home', score: { home: 3, guest: 0 }, paragraphs: ['DTKV-4.1.1'] });
    expect(live.match).toEqual(entered([...all.with(LAST_GOAL, right), wait(99_000)]).match);
    expect(live.inputs).toHaveLength(all.length + 1);
  });

  test('the last goal was none', () => {
    const live = entered(all);
    live.play(correct(LAST_GOAL, null));
    expect(live.match.outcome?.score).toEqual({ home: 2, guest: 0 });
    expect(live.log.filter(({ fact }) => fact.kind === 'goal')).toHaveLength(2);
  });

  test('another finding: the goal that followed no longer fits, and nothing has changed', () => {
    const live = entered(all);
    const before = { match: live.match, log: [...live.log], rest: live.rest() };
    const outside = facts(
      12_000,
      { kind: 'finding', what: 'activeKickerDefence', against: 'guest', inOwnArea: false },
      'R. Adler',
    );
    expect(live.play(correct(6, outside))).toEqual({
      ok: false,
      refusal: { code: 'noLongerFits', paragraphs: [], detail: 'input 7 (facts): unknownFact (goal while freeKick)' },
    });
    expect(live.match).toBe(before.match);
    expect(live.log).toEqual(before.log);
    expect(live.rest()).toEqual(before.rest);
  });

  test.each<[string, number, Input<Desk> | null]>([
    [
      'the first goal was the other side’s: guest has kicked off since',
      2,
      facts(2400, { kind: 'goal', by: 'guest', from: 'play' }),
    ],
    ['the clock was never held: it was let go later', 4, null],
    ['without the first signal nobody kicks off', 0, null],
  ])('refused: %s', (_, index, instead) => {
    const live = entered(all);
    const before = live.rest();
    expect(live.play(correct(index, instead))).toMatchObject({ ok: false, refusal: { code: 'noLongerFits' } });
    expect(live.rest()).toEqual(before);
  });

  test('a longer pause: the half ends later, and the clock is right again', () => {
    const live = entered(all);
    live.play(correct(5, command(10_800, 'resume')));
    expect(live.log.find(({ fact }) => fact.kind === 'clockRanOut')?.fact.tick).toBe(36_000 + 4800);
  });

  test('the corrected record replays to the same hash', () => {
    const live = entered([
      ...all,
      correct(LAST_GOAL, null),
      correct(LAST_GOAL, facts(39_100, { kind: 'goal', by: 'guest', from: 'play' })),
    ]);
    expect(entered(JSON.parse(JSON.stringify(live.inputs)) as Input<Desk>[]).rest()).toEqual(live.rest());
    expect(live.match.outcome?.score).toEqual({ home: 2, guest: 1 });
  });
});
