import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  dropped,
  effectiveInputs,
  keptAsNote,
  LiveMatch,
  tick,
  type Remedy,
  type Correction,
  type Entered,
  type Input,
  type Misfit,
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
  later: readonly Remedy<Desk>[] = [],
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

  test('the new input itself may be what does not fit', () => {
    const trial = tried(played(INPUTS), correction(GOAL, [facts(200, { kind: 'halfStarted' })]));
    expect(found(trial)[0]).toEqual([GOAL, 'unknownFact', 'halfStarted while play']);
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
  const answered =
    (way: number) =>
    (misfit: Misfit<Desk>): Remedy<Desk> =>
      way % 2 === 0 ? dropped(misfit) : keptAsNote(misfit, 'it no longer fits');

  test('whatever no longer fits can be dropped or kept as a note, and then it is the story told so from the start', () => {
    fc.assert(
      fc.property(story, fact, fc.nat(), fc.nat(), (list, instead, pick, way) => {
        const live = told(list);
        const place = pick % live.inputs.length;
        const base = correction(place, [facts(live.inputs[place]!.tick, instead)]);
        const trial = tried(live, base);
        const own = trial.misfits.some((misfit) => misfit.place === place);
        const whole = { ...base, later: trial.misfits.map(answered(way)) };
        expect(live.play(whole).ok).toBe(!own);
        if (own) return;
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
