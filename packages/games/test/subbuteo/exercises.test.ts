import { LiveMatch, tick, type LogEntry, type Seat } from '@bande/core';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { exercises } from '@bande/games/subbuteo/view/taught/exercises.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { actionWords } from '@bande/stage/view';
import { expect, test } from 'vitest';

type Exercise = (typeof exercises)[number];
const named = (id: string): Exercise => exercises.find((one) => one.id === id)!;

/** What becomes of a task if Red makes this flick, and what was called. */
function tried(
  exercise: Exercise,
  [figure, direction, strength, nail = 0]: readonly [string, number, number, number?],
) {
  const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(exercise.given, 'fistf-4.0'));
  const log: LogEntry<Subbuteo>[] = [];
  const does = (at: number, by: Seat, action: Action): void => {
    const done = live.play({ tick: tick(at), kind: 'action', by, action });
    log.push(...(done.ok ? done.value : []));
  };
  const [first, ...later] = exercise.meanwhile ?? [];
  if (first !== undefined) does(first.after, 1, first.action as Action);
  const before = exercise.stands(log, live.match).is;
  does(300, 0, { kind: 'flick', figure, direction, strength, nail, tick: false } as Action);
  for (const { after, action } of later) {
    log.push(...live.advance(tick(after)));
    if (!['done', 'missed'].includes(exercise.stands(log, live.match).is)) does(after, 1, action as Action);
  }
  log.push(...live.advance(tick(1600)));
  const cited = new Set<string>(log.flatMap(({ rulings }) => rulings.flatMap(({ paragraphs }) => paragraphs)));
  const after = exercise.stands(log, live.match);
  const why = after.is === 'missed' ? (after.why?.en ?? null) : null;
  return { before, after: after.is, cited, why };
}

const DONE = {
  pass: [
    ['R8', 5, 0.2],
    ['R8', 0, 0.4],
  ],
  swerve: [
    ['R9', -4, 0.4, 1],
    ['R9', -4.5, 0.45, 0.6],
  ],
  block: [
    ['R9', 57, 0.24],
    ['R8', -55, 0.265],
  ],
  shoot: [
    ['R9', -39, 0.3],
    ['R9', -36, 0.4],
  ],
  offside: [
    ['R9', 0, 0.25],
    ['R9', 5, 0.3],
  ],
} as const;
const MISSED = {
  pass: ['R8', 60, 0.3],
  swerve: ['R9', 0, 0.45],
  block: ['R9', 20, 0.15],
  shoot: ['R9', -48, 0.3],
  offside: ['R9', 0, 0.12],
} as const;

test.each(Object.entries(DONE))('the lesson %s can be done in more than one way, and is open before', (id, ways) => {
  for (const way of ways) expect(tried(named(id), way)).toMatchObject({ before: 'open', after: 'done' });
});

test.each(Object.entries(MISSED))('the lesson %s can be missed', (id, way) => {
  expect(tried(named(id), way).after).toBe('missed');
});

test('around whoever stands in the way of the swerve no straight flick comes to the ball', () => {
  const straight = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((direction) =>
    tried(named('swerve'), ['R9', direction, 0.45]),
  );
  expect(straight.map(({ after }) => after)).not.toContain('done');
});

test('the referee cites what the lessons on goals and offside are about', () => {
  expect(tried(named('shoot'), DONE.shoot[0]).cited).toContain('FISTF-II.7.1.1.a.1');
  expect(tried(named('offside'), DONE.offside[0]).cited).toContain('FISTF-II.13.1.1.1a');
  expect(tried(named('block'), DONE.block[0]).cited).toContain('FISTF-II.6.2.1.1');
});

test.each([
  ['straight into whoever stands there', ['R9', 0, 0.45], 'Blue 6 was in the way'],
  ['past him, but straight', ['R9', -4, 0.4], 'The line was straight'],
  ['bent to the wrong side', ['R9', -4, 0.4, -1], 'bent away'],
  ['too weak', ['R9', -4, 0.2, 1], 'Too weak'],
  ['too little bent', ['R9', -4, 0.6, 0.3], 'on the outside'],
] as const)('whoever misses the swerve is told why: %s', (_, way, said) => {
  expect(tried(named('swerve'), way).why).toContain(said);
});

test.each([
  ['into the ball as it rolls', ['R9', 40, 0.35], 'the rolling ball'],
  ['into a figure', ['R8', -21, 0.5], 'touched another one'],
  ['backwards', ['R9', 180, 0.2], 'away from the ball'],
  ['not far enough', ['R9', 57, 0.12], 'did not get into the way'],
  ['beside the way', ['R9', 10, 0.3], 'went past your figure'],
] as const)('whoever does not block is told why: %s', (_, way, said) => {
  const { after, why } = tried(named('block'), way);
  expect(after).toBe('missed');
  expect(why).toContain(said);
});

test('whoever lets the chance to block go by is told so', () => {
  const exercise = named('block');
  const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(exercise.given, 'fistf-4.0'));
  for (const { after, action } of exercise.meanwhile!)
    live.play({ tick: tick(after), kind: 'action', by: 1, action: action as Action });
  live.advance(tick(1600));
  expect(exercise.stands(live.log, live.match)).toMatchObject({
    is: 'missed',
    why: { en: expect.stringContaining('Blue played on') as string },
  });
});

test('the other lessons tell why, too', () => {
  expect(tried(named('pass'), MISSED.pass).why).toContain('Past the ball');
  expect(tried(named('shoot'), MISSED.shoot).why).not.toBeNull();
});

test('whoever is urged to block has until Blue plays on, and is told so', () => {
  const block = named('block');
  const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(block.given, 'fistf-4.0'));
  const [first, again] = block.meanwhile!;
  const done = live.play({ tick: tick(first!.after), kind: 'action', by: 1 as Seat, action: first!.action as Action });
  const log = [...(done.ok ? done.value : []), ...live.advance(tick(400))];
  expect(block.stands(log, live.match)).toMatchObject({ is: 'urged', until: again!.waits!.atMost });
});

test('a button that a lesson speaks of is called as it is on the button', () => {
  const words = actionWords(light, { kind: 'shoot', figure: 'R9' }, subbuteo.notation.readGiven({}, 'fistf-4.0'));
  for (const language of ['de', 'en'] as const) expect(named('shoot').learnt[language]).toContain(words[language]);
});
