import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  dropped,
  droppedTogether,
  effectiveInputs,
  keptAsNote,
  keptAsNotes,
  LiveMatch,
  tick,
  type LaterAnswer,
  type Correction,
  type Entered,
  type Input,
  type Trial,
} from '../src/index.ts';
import { desk, type Desk } from './walkthroughs/desk.ts';

const facts = (at: number, fact: Entered<Desk>): Input<Desk> => ({
  tick: tick(at),
  kind: 'facts',
  by: 'referee',
  facts: [fact],
  finder: 'R. Adler',
});
type Correcting = Correction<Desk> & { readonly tick: Input<Desk>['tick'] };
const correction = (
  supersedes: number,
  instead: readonly Input<Desk>[],
  later: readonly LaterAnswer<Desk>[] = [],
): Correcting => ({
  tick: tick(20_000),
  kind: 'correction',
  by: 'referee',
  supersedes,
  instead,
  ...(later.length === 0 ? {} : { later }),
});

const GOAL = 2;
/** Home scores, guest kicks off, home scores again, guest kicks off again. */
const INPUTS: readonly Input<Desk>[] = [
  facts(0, { kind: 'halfStarted' }),
  facts(100, { kind: 'kickOff', by: 'home' }),
  facts(200, { kind: 'goal', by: 'home', from: 'play' }),
  facts(300, { kind: 'kickOff', by: 'guest' }),
  facts(400, { kind: 'goal', by: 'home', from: 'play' }),
  facts(500, { kind: 'kickOff', by: 'guest' }),
];

function played(inputs: readonly Input<Desk>[]): LiveMatch<Desk> {
  const live = LiveMatch.start(desk, {
    edition: 'dtkv-2012.1',
    seating: ['home', 'guest'],
    mode: 'desk',
    settings: {},
  });
  for (const input of inputs) expect(live.play(input)).toMatchObject({ ok: true });
  return live;
}

function tried(live: LiveMatch<Desk>, wanted: Correcting): Trial<Desk> {
  const trial = live.tryCorrection(wanted);
  if (!trial.ok) throw new Error(trial.refusal.code);
  return trial.value;
}
const found = ({ misfits }: Trial<Desk>): readonly unknown[] =>
  misfits.map(({ place, refusal }) => [place, refusal.code, refusal.detail]);

describe('a correction that is tried', () => {
  test('shows every later input that no longer fits, each with its refusal', () => {
    const wasGuests = [facts(200, { kind: 'goal', by: 'guest', from: 'play' })];
    expect(found(tried(played(INPUTS), correction(GOAL, wasGuests)))).toEqual([
      [3, 'unknownFact', 'kickOff while kickOff'],
      [4, 'unknownFact', 'goal while kickOff'],
      [5, 'unknownFact', 'kickOff while kickOff'],
    ]);
  });

  test('changes nothing, and shows the match without what no longer fits', () => {
    const live = played(INPUTS);
    const before = { rest: live.rest(), log: [...live.log], inputs: [...live.inputs] };
    const trial = tried(live, correction(GOAL, [facts(200, { kind: 'goal', by: 'guest', from: 'play' })]));
    expect(trial.match.state.score).toEqual({ home: 0, guest: 1 });
    expect(trial.log.map(({ fact }) => fact.kind)).toEqual(['halfStarted', 'kickOff', 'goal']);
    expect({ rest: live.rest(), log: live.log, inputs: live.inputs }).toEqual(before);
  });

  test('what the correction itself puts in and does not fit is no later misfit: it is refused, with its place and reason', () => {
    const live = played(INPUTS);
    const before = live.rest();
    const goal = facts(200, { kind: 'goal', by: 'home', from: 'play' });
    const wrong = correction(GOAL, [goal, facts(250, { kind: 'halfStarted' })]);
    const refusal = {
      code: 'unknownFact',
      detail: 'entry 2 in the place of input 2 (facts): unknownFact (halfStarted while kickOff)',
    };
    expect(live.tryCorrection(wrong)).toMatchObject({ ok: false, refusal });
    expect(live.play(wrong)).toMatchObject({ ok: false, refusal });
    expect(live.rest()).toEqual(before);
  });

  test('an answer that does not fit stands among the misfits as an answer, and can be given anew', () => {
    const live = played(INPUTS);
    const wasGuests = [facts(200, { kind: 'goal', by: 'guest', from: 'play' })];
    const wrong = correction(GOAL, wasGuests, [{ place: 4, instead: [facts(400, { kind: 'halfStarted' })] }]);
    expect(tried(live, wrong).misfits.map(({ place, answer }) => [place, answer])).toEqual([
      [3, undefined],
      [4, 0],
      [5, undefined],
    ]);
  });

  test('where everything fits there is nothing to answer, and it can be entered', () => {
    const live = played(INPUTS);
    const later = correction(GOAL, [facts(220, { kind: 'goal', by: 'home', from: 'play' })]);
    const trial = tried(live, later);
    expect(trial.misfits).toEqual([]);
    expect(live.play(later).ok).toBe(true);
    expect(live.match).toEqual(trial.match);
    expect(live.log).toEqual(trial.log);
  });
});

describe('answers', () => {
  const wasGuests = [facts(200, { kind: 'goal', by: 'guest', from: 'play' })];

  test('nothing changes until all are answered', () => {
    const live = played(INPUTS);
    const [first, second, third] = tried(live, correction(GOAL, wasGuests)).misfits;
    const some = correction(GOAL, wasGuests, [dropped(first!), dropped(second!)]);
    expect(live.play(some)).toMatchObject({ ok: false, refusal: { code: 'noLongerFits' } });
    expect(live.inputs).toHaveLength(INPUTS.length);
    expect(found(tried(live, some))).toHaveLength(1);
    expect(live.play(correction(GOAL, wasGuests, [dropped(first!), dropped(second!), dropped(third!)])).ok).toBe(true);
    expect(live.match.state).toMatchObject({ score: { home: 0, guest: 1 }, phase: 'kickOff', toPlay: 'home' });
  });

  test('one that is changed may let those after it fit again', () => {
    const live = played(INPUTS);
    const [first] = tried(live, correction(GOAL, wasGuests)).misfits;
    const homes = changed(first!, facts(300, { kind: 'kickOff', by: 'home' }));
    const whole = correction(GOAL, wasGuests, [homes]);
    expect(found(tried(live, whole))).toEqual([]);
    expect(live.play(whole).ok).toBe(true);
    expect(live.match.state).toMatchObject({ score: { home: 1, guest: 1 }, phase: 'play' });
  });

  test('one that is kept as a note stays in the log at its time with its finder, and decides nothing', () => {
    const live = played(INPUTS);
    const { misfits } = tried(live, correction(GOAL, wasGuests));
    const answers = misfits.map((misfit, i) => keptAsNote(misfit, `was entered then: ${i}`));
    expect(live.play(correction(GOAL, wasGuests, answers)).ok).toBe(true);
    expect(live.log.slice(3)).toMatchObject([
      { fact: { kind: 'noted', text: 'was entered then: 0', tick: 300 }, finder: 'R. Adler', rulings: [] },
      { fact: { kind: 'noted', text: 'was entered then: 1', tick: 400 } },
      { fact: { kind: 'noted', text: 'was entered then: 2', tick: 500 } },
    ]);
    expect(live.match.state.score).toEqual({ home: 0, guest: 1 });
  });

  test('a note of what came too early is written at the next open tick', () => {
    const live = played(INPUTS);
    const late = correction(GOAL, [facts(350, { kind: 'goal', by: 'home', from: 'play' })]);
    const [early] = tried(live, late).misfits;
    expect(early).toMatchObject({ place: 3, refusal: { code: 'early' }, at: 350 });
    expect(keptAsNote(early!, 'kick-off').instead).toMatchObject([{ tick: 350, enteredAt: 300 }]);
    expect(found(tried(live, { ...late, later: [keptAsNote(early!, 'kick-off')] })).length).toBeGreaterThan(0);
    const again = changed(early!, facts(300, { kind: 'kickOff', by: 'guest' }));
    expect(tried(live, { ...late, later: [again] }).misfits).toEqual([]);
  });

  test('the record of such a match replays to the same match', () => {
    const live = played(INPUTS);
    const { misfits } = tried(live, correction(GOAL, wasGuests));
    const answers = [keptAsNote(misfits[0]!, 'x'), dropped(misfits[1]!), dropped(misfits[2]!)];
    live.play(correction(GOAL, wasGuests, answers));
    const again = played(JSON.parse(JSON.stringify(live.inputs)) as Input<Desk>[]);
    expect(again.rest()).toEqual(live.rest());
    expect(again.log).toEqual(live.log);
  });
});

describe('answers to groups', () => {
  const wasGuests = [facts(200, { kind: 'goal', by: 'guest', from: 'play' })];

  test('misfits of one kind and one reason are shown together', () => {
    const { groups } = tried(played(INPUTS), correction(GOAL, wasGuests));
    expect(groups.map(({ code, what, misfits }) => [code, what, misfits.map(({ place }) => place)])).toEqual([
      ['unknownFact', 'kickOff', [3, 5]],
      ['unknownFact', 'goal', [4]],
    ]);
  });

  test('a hundred and more are dropped by one answer', () => {
    const many = Array.from({ length: 180 }, (_, i) =>
      facts(600 + i, { kind: 'decided', call: 'freeKick', for: i % 2 === 0 ? 'home' : 'guest' }),
    );
    const live = played([...INPUTS.slice(0, 2), ...many]);
    const trial = tried(live, correction(0, []));
    expect(trial.misfits.length).toBeGreaterThan(100);
    expect(
      live.play(
        correction(
          0,
          [],
          trial.groups.map(({ misfits }) => droppedTogether(misfits)),
        ),
      ).ok,
    ).toBe(true);
    expect(live.log).toEqual([]);
  });

  test('each of a group may be kept as a note, at its time and with its finder', () => {
    const live = played(INPUTS);
    const { groups } = tried(live, correction(GOAL, wasGuests));
    const later = groups.flatMap(({ misfits }) => keptAsNotes(misfits, 'no longer fits'));
    expect(later).toEqual([
      { places: [3, 5], note: 'no longer fits' },
      { places: [4], note: 'no longer fits' },
    ]);
    expect(live.play(correction(GOAL, wasGuests, later)).ok).toBe(true);
    expect(live.log.slice(3)).toMatchObject(
      [300, 400, 500].map((at) => ({
        fact: { kind: 'noted', text: 'no longer fits', tick: at },
        finder: 'R. Adler',
        rulings: [],
      })),
    );
    const again = played(JSON.parse(JSON.stringify(live.inputs)) as Input<Desk>[]);
    expect(again.rest()).toEqual(live.rest());
    expect(effectiveInputs(live.inputs).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('what came too early by then is a note at the next open tick', () => {
    const live = played(INPUTS);
    const late = correction(GOAL, [facts(350, { kind: 'goal', by: 'guest', from: 'play' })]);
    const later = keptAsNotes(tried(live, late).misfits, 'x');
    expect(later).toMatchObject([
      { places: [4, 5], note: 'x' },
      { place: 3, instead: [{ tick: 350, enteredAt: 300 }] },
    ]);
    expect(live.play({ ...late, later }).ok).toBe(true);
  });
});

describe('answers that are none', () => {
  const other = [facts(200, { kind: 'goal', by: 'guest', from: 'play' })];
  test.each<[string, Correcting]>([
    ['to an input that is not there', correction(GOAL, other, [{ place: 99, instead: [] }])],
    ['to an earlier input', correction(GOAL, other, [{ place: 1, instead: [] }])],
    ['to the input itself', correction(GOAL, other, [{ place: GOAL, instead: [] }])],
    [
      'twice to the same',
      correction(
        GOAL,
        other,
        [3, 3].map((place) => ({ place, instead: [] })),
      ),
    ],
    ['twice to the same, once in a group', correction(GOAL, other, [{ places: [3, 4] }, { place: 4, instead: [] }])],
    ['of a group to an earlier input', correction(GOAL, other, [{ places: [1, 3] }])],
    ['of a group out of order', correction(GOAL, other, [{ places: [4, 3] }])],
    ['of a group to an input that is not there', correction(GOAL, other, [{ places: [3, 99] }])],
    ['by a correction', correction(GOAL, other, [{ place: 3, instead: [correction(1, [])] }])],
    ['where everything later is dropped', { ...correction(GOAL, other, [{ place: 3, instead: [] }]), dropLater: true }],
  ])('%s', (_, wrong) => {
    const live = played(INPUTS);
    const before = live.rest();
    expect(live.tryCorrection(wrong)).toMatchObject({ ok: false, refusal: { code: 'noSuchInput' } });
    expect(live.play(wrong)).toMatchObject({ ok: false, refusal: { code: 'noSuchInput' } });
    expect(live.rest()).toEqual(before);
  });
});

describe('laws', () => {
  const side = fc.constantFrom('home' as const, 'guest' as const);
  const fact: fc.Arbitrary<Entered<Desk>> = fc.oneof(
    side.map((by): Entered<Desk> => ({ kind: 'kickOff', by })),
    side.map((by): Entered<Desk> => ({ kind: 'goal', by, from: 'play' })),
    side.map((by): Entered<Desk> => ({ kind: 'decided', call: 'freeKick', for: by })),
    fc.constant<Entered<Desk>>({ kind: 'halfStarted' }),
    fc.constant<Entered<Desk>>({ kind: 'timeIsUp', of: 'half' }),
    fc.constant<Entered<Desk>>({ kind: 'noted', text: 'x' }),
  );
  const story = fc.array(fact, { minLength: 20, maxLength: 60 });
  /** Those of a random story that fit, one a second. */
  function told(list: readonly Entered<Desk>[]): LiveMatch<Desk> {
    const live = played(INPUTS.slice(0, 2));
    for (const [i, one] of list.entries()) live.play(facts(120 * (i + 2), one));
    return live;
  }
  /** One by one or in groups, dropped or kept as notes. */
  function answersTo({ misfits, groups }: Trial<Desk>, way: number): readonly LaterAnswer<Desk>[] {
    const text = 'it no longer fits';
    switch (way % 4) {
      case 0:
        return misfits.map(dropped);
      case 1:
        return misfits.map((misfit) => keptAsNote(misfit, text));
      case 2:
        return groups.map((group) => droppedTogether(group.misfits));
      default:
        return groups.flatMap((group) => keptAsNotes(group.misfits, text));
    }
  }

  test('whatever no longer fits can be dropped or kept as a note, and then it is the story told so from the start', () => {
    fc.assert(
      fc.property(story, fact, fc.nat(), fc.nat(), (list, instead, pick, way) => {
        const live = told(list);
        const place = pick % live.inputs.length;
        const base = correction(place, [facts(live.inputs[place]!.tick, instead)]);
        const attempt = live.tryCorrection(base);
        const own = attempt.ok ? '' : attempt.refusal.detail;
        expect(own === '' || own?.startsWith(`entry 1 in the place of input ${place} (facts)`)).toBe(true);
        if (!attempt.ok) return;
        const trial = attempt.value;
        const whole = { ...base, later: answersTo(trial, way) };
        expect(live.play(whole).ok).toBe(true);
        const again = played(effectiveInputs(live.inputs).map(({ input }) => input));
        again.advance(whole.tick);
        expect(again.log).toEqual(live.log);
        expect(again.rest().hash).toBe(live.rest().hash);
        // A note decides nothing; it only takes a number among the facts.
        expect({ ...live.match.state, offence: null }).toEqual({ ...trial.match.state, offence: null });
      }),
    );
  });
});
