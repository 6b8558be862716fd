import { describe, expect, test } from 'vitest';
import { chanceNow, inPlay, legalActions, LiveMatch, started, tick, withoutOption, type Match } from '../src/index.ts';
import { add, bell, choose, command, dice, offering, toy, toyMatch, type Toy } from './toy.ts';

const kinds = (live: LiveMatch<Toy>): string[] => live.log.map(({ fact }) => `${fact.kind}@${fact.tick}`);
const doubles = ['left', 'right', 'left', 'right'] as const;

describe('an option', () => {
  test('is taken by its owner and then closed', () => {
    const live = new LiveMatch(toy, offering(toyMatch(), { until: [{ tick: inPlay(100) }] }));
    expect(live.play(choose(10, 0, 'yes'))).toMatchObject({ ok: true });
    expect(live.log[0]).toEqual({
      fact: { kind: 'optionTaken', option: 0, choice: 'yes', id: 0, tick: 10 },
      source: 'action',
      rulings: [],
    });
    expect(live.match.options).toEqual([]);
    expect(live.play(choose(11, 0, 'yes'))).toMatchObject({
      ok: false,
      refusal: { code: 'notOffered', paragraphs: [] },
    });
  });

  test('lapses at its tick with its default, before an input of that tick', () => {
    const live = new LiveMatch(toy, offering(toyMatch(), { until: [{ tick: inPlay(100) }] }));
    live.advance(tick(99));
    expect(live.match.options).toHaveLength(1);
    expect(live.play(choose(100, 0, 'yes'))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
    live.advance(tick(100));
    expect(live.log[0]).toEqual({
      fact: { kind: 'optionLapsed', option: 0, choice: 'no', id: 0, tick: 100 },
      source: 'clock',
      rulings: [],
    });
  });

  test('lapses just before the fact that ends it', () => {
    const live = new LiveMatch(toy, offering(toyMatch(), { until: [{ event: 'bell' }] }));
    live.play(add(10, 1));
    live.play(bell(20));
    expect(kinds(live)).toEqual(['added@10', 'optionLapsed@20', 'bell@20']);
  });

  test('may end with the fact of one side only', () => {
    const live = new LiveMatch(toy, offering(toyMatch(), { until: [{ event: 'added', with: { by: 'left' } }] }));
    live.play(add(10, 1, 1));
    expect(live.match.options).toHaveLength(1);
    live.play(add(20, 1, 0));
    expect(kinds(live)).toEqual(['added@10', 'optionLapsed@20', 'added@20']);
  });

  test('does not end with the end of another one, nor with its own', () => {
    const first = offering(toyMatch(), { until: [{ event: 'optionTaken' }] });
    const live = new LiveMatch(toy, offering(first, { until: [{ event: 'optionLapsed' }] }));
    live.play(choose(10, 0, 'yes'));
    live.play(choose(20, 1, 'yes'));
    expect(kinds(live)).toEqual(['optionTaken@10', 'optionTaken@20']);
  });

  test('is not for the other side, nor for a choice that it does not have', () => {
    const live = new LiveMatch(toy, offering(toyMatch(), { until: [{ tick: inPlay(100) }] }));
    expect(live.play(choose(10, 0, 'yes', 1))).toEqual({
      ok: false,
      refusal: { code: 'notYourTurn', paragraphs: ['TOY-3'] },
    });
    expect(live.play(choose(10, 0, 'perhaps'))).toEqual({
      ok: false,
      refusal: { code: 'notOffered', paragraphs: ['TOY-3'] },
    });
    expect(live.play(choose(10, 7, 'yes'))).toEqual({ ok: false, refusal: { code: 'notOffered', paragraphs: [] } });
  });

  test('is for both partners, unless it names a chair', () => {
    const shared = new LiveMatch(toy, offering(toyMatch({}, doubles), { until: [{ tick: inPlay(100) }] }));
    expect(shared.play(choose(10, 0, 'yes', 2)).ok).toBe(true);
    const named = new LiveMatch(toy, offering(toyMatch({}, doubles), { seat: 0, until: [{ tick: inPlay(100) }] }));
    expect(legalActions(toy, named.match, 0)).toContainEqual({ kind: 'choose', option: 0, choice: 'yes' });
    expect(legalActions(toy, named.match, 2)).toEqual([{ kind: 'add', n: 1 }]);
    expect(named.play(choose(10, 0, 'yes', 2))).toMatchObject({ ok: false, refusal: { code: 'notYourTurn' } });
    expect(named.play(choose(10, 0, 'yes', 0)).ok).toBe(true);
  });

  test('that lets play run stands beside everything else', () => {
    const match = offering(toyMatch({ awaitsDice: true }), { until: [{ tick: inPlay(100) }] });
    expect(legalActions(toy, match, 0)).toEqual([
      { kind: 'choose', option: 0, choice: 'yes' },
      { kind: 'choose', option: 0, choice: 'no' },
      { kind: 'add', n: 1 },
    ]);
    expect(legalActions(toy, match, 1)).toEqual([{ kind: 'add', n: 1 }]);
    expect(new LiveMatch(toy, match).play(dice(10, 3, 4)).ok).toBe(true);
  });

  test('that stops play holds up actions and dice, not the referee', () => {
    const match = offering(toyMatch({ awaitsDice: true }), { until: [{ tick: inPlay(100) }], play: 'stops' });
    const live = new LiveMatch(toy, match);
    expect(chanceNow(toy, live.match)).toBeNull();
    expect(live.play(dice(10, 3, 4))).toMatchObject({ ok: false, refusal: { code: 'noChanceAwaited' } });
    expect(live.play(add(10, 1, 1))).toEqual({ ok: false, refusal: { code: 'notOffered', paragraphs: ['TOY-3'] } });
    expect(legalActions(toy, live.match, 1)).toEqual([]);
    expect(legalActions(toy, live.match, 0)).toHaveLength(2);
    expect(live.play(bell(10)).ok).toBe(true);
    live.play(choose(11, 0, 'no'));
    expect(chanceNow(toy, live.match)).toEqual({ what: 'dice', faces: [6, 6] });
    expect(live.play(dice(12, 3, 4)).ok).toBe(true);
    expect(live.match.state.count).toBe(7);
  });

  test('loses no time in a pause', () => {
    const live = new LiveMatch(toy, offering(toyMatch(), { until: [{ tick: inPlay(100) }] }));
    live.play(command(40, 'pause'));
    expect(legalActions(toy, live.match, 0)).toEqual([]);
    live.advance(tick(300));
    live.play(command(340, 'resume'));
    expect(live.match.options[0]?.until).toEqual([{ tick: 100 }]);
    live.advance(tick(399));
    expect(live.match.options).toHaveLength(1);
    live.advance(tick(400));
    expect(kinds(live)).toEqual(['paused@40', 'resumed@340', 'optionLapsed@400']);
  });

  test('several are open at once, each with its own number and its own end', () => {
    const three = [
      { until: [{ tick: inPlay(30) }] },
      { until: [{ event: 'bell' }], owner: 'right' as const },
      { until: [{ tick: inPlay(20) }] },
    ].reduce(offering, toyMatch());
    const live = new LiveMatch(toy, three);
    expect(live.match.options.map((option) => option.id)).toEqual([0, 1, 2]);
    live.advance(tick(25));
    expect(live.match.options.map((option) => option.id)).toEqual([0, 1]);
    live.play(bell(26));
    live.advance(tick(30));
    expect(live.log.flatMap(({ fact }) => (fact.kind === 'optionLapsed' ? [fact.option] : []))).toEqual([2, 1, 0]);
  });

  test('a game may close it by itself, and it does not lapse again', () => {
    const quiet = {
      ...toy,
      settle: (match: Match<Toy>) => match.options.reduce((m, option) => withoutOption(m, option.id), match),
    };
    const live = new LiveMatch(
      quiet,
      [{ until: [{ tick: inPlay(20) }] }, { until: [{ tick: inPlay(20) }] }].reduce(offering, toyMatch()),
    );
    live.advance(tick(30));
    expect(kinds(live)).toEqual(['optionLapsed@20']);
    const byEvent = new LiveMatch(
      quiet,
      [{ until: [{ event: 'bell' }] }, { until: [{ event: 'bell' }] }].reduce(offering, toyMatch()),
    );
    byEvent.play(bell(10));
    expect(kinds(byEvent)).toEqual(['optionLapsed@10', 'bell@10']);
  });

  test('at one tick motion comes first, then options, then clocks', () => {
    const match = offering(toyMatch({ marbles: [{ arrives: 50, n: 1 }] }), { until: [{ tick: inPlay(50) }] });
    const live = new LiveMatch(toy, { ...match, clocks: started([], 'half', 50, inPlay(0)) });
    live.play(add(50, 1));
    expect(kinds(live)).toEqual(['arrived@50', 'optionLapsed@50', 'clockRanOut@50', 'added@50']);
  });

  test('whose end ends the match leaves no room for the fact that ended it', () => {
    const deciding = {
      ...toy,
      settle: (match: Match<Toy>) => ({
        ...match,
        outcome: { winner: 'left' as const, score: { left: 1, right: 0 }, paragraphs: [] },
      }),
    };
    const live = new LiveMatch(deciding, offering(toyMatch(), { until: [{ event: 'bell' }] }));
    live.play(bell(10));
    expect(kinds(live)).toEqual(['optionLapsed@10']);
  });
});

test('a number that an option has had is never given to another', () => {
  const until = [{ tick: inPlay(50) }];
  const two = offering(offering(toyMatch(), { until }), { until });
  const four = offering(offering(withoutOption(two, two.options[0]!.id), { until }), { until });
  expect(four.options.map(({ id }) => id)).toEqual([1, 2, 3]);
});
