import { describe, expect, test } from 'vitest';
import { LiveMatch, playTick, tick, type Input, type LogEntry } from '../../src/index.ts';
import { enter, wait, type TestStep } from '../steps.ts';
import { keeperAt, tippKick, type TippKick } from './tipp-kick.ts';

/** White shoots at tick 10, 40 mm beside the middle: the ball meets the keeper's plane at tick 58 and is over the line at 61. */
const SHOT: Input<TippKick> = { tick: tick(10), kind: 'action', by: 0, action: { kind: 'shoot', toMm: 40, speed: 8 } };
const keeper = (at: number, toMm: number): Input<TippKick> => ({
  tick: tick(at),
  kind: 'action',
  by: 1,
  action: { kind: 'keeper', toMm },
});

function played(inputs: readonly TestStep<TippKick>[], penalty = false): LiveMatch<TippKick> {
  const live = LiveMatch.start(tippKick, {
    edition: 'dtkv-2012.1',
    seating: ['white', 'black'],
    mode: 'live',
    settings: { penalty },
  });
  for (const input of inputs) expect(enter(live, input)).toBe(true);
  return live;
}

const last = ({ log }: LiveMatch<TippKick>): LogEntry<TippKick> => log.at(-1) ?? expect.fail('nothing has happened');

describe('a shot and a keeper', () => {
  test('nobody moves the keeper: goal', () => {
    const live = played([SHOT, wait(100)]);
    expect(last(live)).toEqual({
      fact: { kind: 'ballInGoal', goal: 'black', id: 1, tick: 61 },
      source: 'physics',
      rulings: [
        { call: 'goal', paragraphs: ['DTKV-8.1', 'DTKV-8.2.1'], evidence: [0, 1], for: 'white' },
        { call: 'kickOff', paragraphs: ['DTKV-9.2.2'], evidence: [1], for: 'black', restart: 'kickOff' },
      ],
    });
    expect(live.match.state).toMatchObject({ phase: 'kickOff', score: { white: 1, black: 0 } });
  });

  test('he dives in time: saved by active defence', () => {
    const live = played([SHOT, keeper(46, 60), wait(100)]);
    expect(last(live)).toEqual({
      fact: {
        kind: 'keeperTouched',
        side: 'black',
        ballLayOn: 'white',
        keeperMoving: true,
        gapMm: -31,
        id: 2,
        tick: 58,
      },
      source: 'physics',
      rulings: [
        { call: 'saved', paragraphs: ['DTKV-6.6.2', 'DTKV-6.5.2', 'DTKV-8.4.2'], evidence: [0, 2], for: 'black' },
      ],
    });
    expect(live.match.state).toMatchObject({ phase: 'play', top: 'black', score: { white: 0, black: 0 } });
  });

  test('he stands there already: saved by passive defence', () => {
    expect(last(played([keeper(1, 30), SHOT, wait(100)])).rulings[0]?.paragraphs).toContain('DTKV-6.5.1');
  });

  test.each([
    [55, 'keeperTouched'],
    [56, 'keeperTouched'],
    [57, 'ballInGoal'],
    [58, 'ballInGoal'],
  ])('a dive at tick %i ends in %s: one tick decides', (at, kind) => {
    expect(last(played([SHOT, keeper(at, 60), wait(100)])).fact.kind).toBe(kind);
  });

  test('the path is fixed until the next input: thrown to the wrong side and back, he comes too late', () => {
    const live = played([SHOT, keeper(20, -60), keeper(40, 60), wait(57)]);
    expect(keeperAt(live.match.state.keeper, playTick(live.match))).toBe(-60 + 17 * 3);
    live.advance(tick(100));
    expect(last(live).fact.kind).toBe('ballInGoal');
    expect(last(played([SHOT, keeper(20, -60), keeper(28, 60), wait(100)])).fact.kind).toBe('keeperTouched');
  });

  test('at most 30 inputs a second', () => {
    const live = played([SHOT, keeper(20, -60)]);
    expect(live.play(keeper(23, 60))).toEqual({
      ok: false,
      refusal: { code: 'notOffered', paragraphs: [], detail: 'at most 30 inputs a second' },
    });
    expect(live.play(keeper(24, 60)).ok).toBe(true);
  });

  test('on the other colour the kicker does not play', () => {
    const live = played([SHOT, keeper(46, 60), wait(100)]);
    expect(live.play({ ...SHOT, tick: tick(120) })).toEqual({
      ok: false,
      refusal: { code: 'againstTheRules', paragraphs: ['DTKV-3.4.1'] },
    });
  });
});

describe('a penalty', () => {
  const tooEarly = keeper(5, 30);

  test('the keeper moved before the shot and saved it: repeated', () => {
    const live = played([tooEarly, SHOT, wait(100)], true);
    expect(live.log[0]?.rulings).toEqual([
      { call: 'keeperTooEarly', paragraphs: ['DTKV-14.4.2'], evidence: [0], against: 'black' },
    ]);
    expect(last(live).rulings).toEqual([
      { call: 'penaltyAgain', paragraphs: ['DTKV-14.4.3'], evidence: [0, 2], for: 'white', restart: 'penalty' },
      { call: 'saved', paragraphs: ['DTKV-6.6.2', 'DTKV-6.5.1', 'DTKV-8.4.2'], evidence: [1, 2], for: 'black' },
    ]);
    expect(live.match.state).toMatchObject({ phase: 'penalty', top: 'white', movedTooEarly: null });
  });

  test('he moved before the shot and it went in: the goal stands', () => {
    expect(played([keeper(5, -30), SHOT, wait(100)], true).match.state).toMatchObject({
      phase: 'kickOff',
      score: { white: 1, black: 0 },
    });
  });

  test('he moved after the shot: saved', () => {
    expect(last(played([SHOT, keeper(11, 30), wait(100)], true)).rulings.map((ruling) => ruling.call)).toEqual([
      'saved',
    ]);
  });
});

describe('the record', () => {
  const dives = [14, 18, 22, 26, 30, 34, 38, 42, 46].map((at, i) => keeper(at, i % 2 === 0 ? 20 : -10));
  const inputs = [SHOT, ...dives, wait(100)];

  test('the inputs replay to the same hash', () => {
    const live = played(inputs);
    const again = played([...(JSON.parse(JSON.stringify(live.inputs)) as Input<TippKick>[]), wait(100)]);
    expect(again.rest()).toEqual(live.rest());
    expect(again.log).toEqual(live.log);
  });

  test('one keeper input less is another match', () => {
    expect(played(inputs.toSpliced(-2, 1)).rest().hash).not.toBe(played(inputs).rest().hash);
  });

  test('a shot under way is no point to resume from', () => {
    expect(tippKick.atRest(played([SHOT, wait(30)]).match)).toBe(false);
    expect(tippKick.atRest(played([SHOT, wait(61)]).match)).toBe(true);
  });
});
