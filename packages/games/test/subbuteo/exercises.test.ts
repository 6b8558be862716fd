import { LiveMatch, tick, type LogEntry, type Seat } from '@bande/core';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { exercises } from '@bande/games/subbuteo/view/taught/exercises.ts';
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
  for (const { after, action } of exercise.meanwhile ?? []) does(after, 1, action as Action);
  const before = exercise.stands(log, live.match).is;
  does(300, 0, { kind: 'flick', figure, direction, strength, nail, tick: false } as Action);
  log.push(...live.advance(tick(1200)));
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
    ['R9', 20, 0.15],
    ['R8', -30, 0.2],
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
  block: null,
  shoot: ['R9', -48, 0.3],
  offside: ['R9', 0, 0.12],
} as const;

test.each(Object.entries(DONE))('the lesson %s can be done in more than one way, and is open before', (id, ways) => {
  for (const way of ways) expect(tried(named(id), way)).toMatchObject({ before: 'open', after: 'done' });
});

test.each(Object.entries(MISSED).filter(([, way]) => way !== null))('the lesson %s can be missed', (id, way) => {
  expect(tried(named(id), way!).after).toBe('missed');
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

test('the other lessons tell why, too', () => {
  expect(tried(named('pass'), MISSED.pass).why).toContain('Past the ball');
  expect(tried(named('shoot'), MISSED.shoot).why).not.toBeNull();
});
