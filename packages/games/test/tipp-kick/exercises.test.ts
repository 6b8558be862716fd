import { LiveMatch, tick, type LogEntry } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { lieNow, spotOf } from '@bande/games/tipp-kick/plate.ts';
import type { TippKick } from '@bande/games/tipp-kick/state.ts';
import { exercises } from '@bande/games/tipp-kick/view/taught/exercises.ts';
import { hints } from '@bande/games/tipp-kick/view/taught/hints.ts';
import { straightShot, type Meant } from '@bande/games/tipp-kick/view/aims/meant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

type Exercise = (typeof exercises)[number];
const named = (id: string): Exercise => exercises.find((one) => one.id === id)!;
/** A shot of the learner: degrees and strength, as his hand means them; or a place for his keeper, in tenths of a millimetre. */
type Deed =
  | { readonly shot: readonly [facing: number, strength: number, kind?: Meant['kind']] }
  | { readonly keeper: number };

/** What becomes of a task if the learner does this, one deed after the other, each with time to come to rest. */
function tried(exercise: Exercise, deeds: readonly Deed[]) {
  const live = new LiveMatch(tippKick, tippKick.notation.readGiven(exercise.given, 'dtkv-2012.1'));
  const log: LogEntry<TippKick>[] = [];
  const before = exercise.stands(log, live.match).is;
  let at = 10;
  for (const deed of deeds) {
    log.push(...live.advance(tick(at)));
    if ('keeper' in deed) live.play({ tick: tick(at), kind: 'stream', by: 0, to: [deed.keeper, 80, 0, 0] });
    else {
      const [facing, strength, kind = 'flat'] = deed.shot;
      const action = straightShot(live.match, 'red', { facing, strength, kind, spin: 0 })!;
      const done = live.play({ tick: tick(at), kind: 'action', by: 0, action });
      log.push(...(done.ok ? done.value : []));
    }
    at += 600;
  }
  for (const { after, action } of exercise.meanwhile ?? []) {
    const done = live.play({ tick: tick(after), kind: 'action', by: 1, action: action as never });
    log.push(...(done.ok ? done.value : []));
  }
  log.push(...live.advance(tick(Math.max(at, 1900))));
  const cited = new Set<string>(log.flatMap(({ rulings }) => rulings.flatMap(({ paragraphs }) => paragraphs)));
  const after = exercise.stands(log, live.match);
  return {
    before,
    after: after.is,
    cited,
    why: after.is === 'missed' ? (after.why?.en ?? null) : null,
  };
}
const shot = (...how: readonly [number, number, Meant['kind']?]): Deed => ({ shot: how });

const DONE: Readonly<Record<string, readonly (readonly Deed[])[]>> = {
  whose: [[shot(0, 0.2)], [shot(-10, 0.3)]],
  setUp: [
    [shot(35, 0.28), shot(-38, 0.8)],
    [shot(-35, 0.28), shot(40, 0.8)],
  ],
  keeper: [[{ keeper: -250 }], [{ keeper: -150 }]],
};
const MISSED: Readonly<Record<string, readonly (readonly [readonly Deed[], said: string])[]>> = {
  whose: [
    [[shot(80, 0.9)], 'out'],
    [[shot(0, 0.45)], 'Black is on top'],
  ],
  setUp: [
    [[shot(0, 0.3)], 'touched Blue'],
    [[shot(40, 0.3), shot(20, 0.2)], 'second shot'],
  ],
  keeper: [
    [[], 'goal for Blue'],
    [[{ keeper: 250 }], 'goal for Blue'],
  ],
};

test.each(Object.entries(DONE))('the lesson %s can be done in more than one way, and is open before', (id, ways) => {
  for (const way of ways) expect(tried(named(id), way)).toMatchObject({ before: 'open', after: 'done' });
});

test.each(Object.entries(MISSED))('the lesson %s is not done by a wrong deed, and says why', (id, ways) => {
  for (const [way, said] of ways) {
    const { after, why } = tried(named(id), way);
    expect([after, why]).toEqual(['missed', expect.stringContaining(said)]);
  }
});

test('whoever has done nothing has neither done nor missed anything', () => {
  for (const id of ['whose', 'setUp']) expect(tried(named(id), []).after).toBe('open');
});

test('the referee cites what each lesson is about', () => {
  for (const [id, [way]] of Object.entries(DONE)) {
    const { cited } = tried(named(id), way!);
    expect(named(id).paragraphs.filter((one) => cited.has(one))).not.toEqual([]);
  }
});

test('whoever learns to keep a goal sees who shoots, and is told beforehand to hold his keeper', () => {
  const keeper = named('keeper');
  const lie = lieNow(tippKick.notation.readGiven(keeper.given, 'dtkv-2012.1'))!;
  const [ball, shooter] = [lie.ball, lie.figures.blue.kicker];
  expect(shooter).not.toBeNull();
  const [[bx, by], [x, y]] = [spotOf(ball), spotOf(shooter!)];
  expect(Math.hypot(x - bx, y - by)).toBeLessThan(60);
  for (const words of [keeper.task, keeper.byFinger!, keeper.across!.task, keeper.across!.byFinger!])
    expect([/halt/.test(words.de), /hold/.test(words.en)]).toEqual([true, true]);
});

test('what newcomers are told bears a name and a colon before it', () => {
  const said = hints.flatMap(({ words, byKeys = words, byFinger = words }) => [words, byKeys, byFinger]);
  for (const { de, en } of said) expect([de, en].filter((words) => words.includes(':'))).toEqual([]);
});

test('where something is hatched both languages say that one may stand there', () => {
  const { words, byKeys } = hints.find(({ id }) => id === 'defend')!;
  for (const { de, en } of [words, byKeys!])
    expect([de, en]).toEqual([expect.stringMatching(/darf/), expect.stringMatching(/may/)]);
});
