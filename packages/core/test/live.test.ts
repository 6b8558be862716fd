import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveInputs, LiveMatch, tick, type Input } from '../src/index.ts';
import { add, bell, dice, toy, toySetup, type Toy } from './toy.ts';

const correction = (supersedes: number, instead: Input<Toy> | null, dropLater?: boolean): Input<Toy> => ({
  tick: tick(100),
  kind: 'correction',
  by: 'referee',
  supersedes,
  instead: instead === null ? [] : [instead],
  ...(dropLater === undefined ? {} : { dropLater }),
});

const played = (...inputs: Input<Toy>[]): LiveMatch<Toy> => {
  const live = LiveMatch.start(toy, toySetup());
  for (const input of inputs) expect(live.play(input).ok).toBe(true);
  return live;
};

/** The same, at the tick at which the corrections are told. */
const until100 = (...inputs: Input<Toy>[]): LiveMatch<Toy> => {
  const live = played(...inputs);
  live.advance(tick(100));
  return live;
};

const threeAdds = (): LiveMatch<Toy> => played(add(10, 1), add(20, 2), add(30, 3));

describe('corrections', () => {
  test('another input in its place: everything is played again', () => {
    const live = threeAdds();
    const done = live.play(correction(1, add(20, 4)));
    expect(live.match).toEqual(until100(add(10, 1), add(20, 4), add(30, 3)).match);
    expect(done).toEqual({ ok: true, value: live.log });
    expect(live.inputs).toHaveLength(4);
  });

  test('no input in its place', () => {
    const live = threeAdds();
    live.play(correction(1, null));
    expect(live.match).toEqual(until100(add(10, 1), add(30, 3)).match);
    expect(live.log.map(({ fact }) => fact.id)).toEqual([0, 1]);
  });

  test('everything later dropped: the match stands where the correction put it', () => {
    const live = threeAdds();
    live.play(correction(0, add(15, 5), true));
    expect(live.match).toEqual(played(add(15, 5)).match);
    live.play(add(16, 1));
    expect(live.match.state.count).toBe(6);
  });

  test('a corrected place can be corrected again, a removed input comes back', () => {
    const live = threeAdds();
    live.play(correction(1, null));
    live.play(correction(1, add(20, 2)));
    expect(live.match).toEqual(until100(...threeAdds().inputs).match);
    live.play(correction(1, add(25, 1)));
    expect(live.match.state.count).toBe(5);
  });

  test('the record of a corrected match replays to the same match', () => {
    const live = threeAdds();
    live.play(correction(1, add(20, 4)));
    live.play(add(101, 1));
    expect(live.play({ ...correction(4, add(102, 0)), tick: tick(103) }).ok).toBe(true);
    const again = played(...live.inputs);
    expect(again.rest()).toEqual(live.rest());
    expect(again.log).toEqual(live.log);
  });

  test('a finished match can still be put right', () => {
    const live = played(add(10, 4), add(20, 6));
    expect(live.match.outcome).not.toBeNull();
    expect(live.play(correction(1, add(20, 5))).ok).toBe(true);
    expect(live.match.outcome).toBeNull();
    expect(live.play(add(130, 1)).ok).toBe(true);
  });

  test('what lies between is the inputs as they now hold', () => {
    expect(
      effectiveInputs([add(1, 1), add(2, 2), correction(0, null), add(3, 3), correction(1, bell(2), true), bell(4)]),
    ).toEqual([
      { place: 1, input: bell(2) },
      { place: 5, input: bell(4) },
    ]);
  });

  test('a forgotten input is put before the one that followed it', () => {
    const forgotten: Input<Toy> = {
      tick: tick(99),
      kind: 'correction',
      by: 'referee',
      supersedes: 1,
      instead: [add(2, 5), add(3, 2)],
    };
    expect(effectiveInputs([add(1, 1), add(3, 2), forgotten]).map(({ input }) => input)).toEqual([
      add(1, 1),
      add(2, 5),
      add(3, 2),
    ]);
  });
});

describe('a correction that is refused changes nothing', () => {
  test.each<[string, Input<Toy>, string]>([
    ['no such input', correction(7, null), 'noSuchInput'],
    ['before the first', correction(-1, null), 'noSuchInput'],
    ['between two', correction(0.5, null), 'noSuchInput'],
    ['a later input would be after the end', correction(0, add(10, 9)), 'noLongerFits'],
    ['a later input would be in the past', correction(0, add(25, 1)), 'noLongerFits'],
    ['the new input itself is impossible', correction(1, dice(20, 1, 1)), 'noChanceAwaited'],
    ['a correction in the place of an input', correction(1, correction(0, null)), 'noSuchInput'],
  ])('%s', (_, wrong, code) => {
    const live = threeAdds();
    const before = { match: live.match, log: [...live.log], inputs: [...live.inputs], rest: live.rest() };
    expect(live.play(wrong)).toMatchObject({ ok: false, refusal: { code } });
    expect(live.match).toBe(before.match);
    expect(live.log).toEqual(before.log);
    expect(live.inputs).toEqual(before.inputs);
    expect(live.rest()).toEqual(before.rest);
  });

  test('a correction of a correction: the input it put right is to be named', () => {
    const live = threeAdds();
    live.play(correction(1, add(20, 4)));
    expect(live.play(correction(3, null))).toMatchObject({ ok: false, refusal: { code: 'noSuchInput' } });
    expect(live.match.state.count).toBe(8);
  });

  test('it says which input no longer fits, and why', () => {
    expect(threeAdds().play(correction(0, add(10, 9)))).toEqual({
      ok: false,
      refusal: { code: 'noLongerFits', paragraphs: ['TOY-2'], detail: 'input 2 (action): matchOver' },
    });
  });
});

describe('laws', () => {
  // The correction comes at tick 100, after all of them.
  const step = fc.record({ gap: fc.integer({ min: 0, max: 12 }), n: fc.integer({ min: 0, max: 1 }) });
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  const inputs = steps.map((list) => {
    let at = 0;
    return list.map(({ gap, n }) => add((at += gap), n));
  });

  test('correcting an input is playing it right from the start', () => {
    fc.assert(
      fc.property(inputs, fc.nat(), fc.integer({ min: 0, max: 1 }), (list, pick, n) => {
        const index = pick % list.length;
        const right = add(list[index]?.tick ?? 0, n);
        const live = played(...list);
        expect(live.play(correction(index, right)).ok).toBe(true);
        expect(live.rest().hash).toBe(until100(...list.with(index, right)).rest().hash);
      }),
    );
  });

  test('a correction of a past tick is refused, and undoes nothing that has happened since', () => {
    const live = threeAdds();
    live.advance(tick(200));
    expect(live.play(correction(0, add(10, 0)))).toMatchObject({ ok: false, refusal: { code: 'early' } });
    expect([live.match.tick, live.inputs.length]).toEqual([200, 3]);
  });

  test('a correction does not run ahead of the table', () => {
    const live = threeAdds();
    expect(live.play(correction(2, add(101, 0)))).toMatchObject({ ok: false, refusal: { code: 'early' } });
    expect(live.match.tick).toBe(30);
  });

  test('the rest counts the inputs before it', () => {
    const live = threeAdds();
    expect(live.rest()).toEqual({ after: 3, tick: 30, hash: live.rest().hash });
  });
});
