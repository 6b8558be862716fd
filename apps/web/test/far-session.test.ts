import type { AnyShape, LogEntry } from '@bande/core';
import { expect, test } from 'vitest';
import type { FarSession } from '../src/session/far/far-session.ts';
import { FarRoom, TAKE } from './far-room.ts';

/** A page that has sat down and knows everything. */
function seated(mode?: 'live' | 'paced') {
  const far = new FarRoom(mode);
  const session = far.sits();
  far.remembers();
  far.stored();
  session.shown();
  return { far, session };
}
const facts = (entries: readonly LogEntry<AnyShape>[]): readonly string[] =>
  entries.map(({ fact }) => `${fact.id} ${fact.kind}`);
/** What the page tells is what the room has played, each once and in order. */
function isSame({ course, snapshot }: FarSession, far: FarRoom): void {
  expect(course.inputs).toEqual(far.inputs);
  expect(snapshot.inputs).toBe(far.inputs.length);
  expect(facts(snapshot.log)).toEqual(facts(far.past().recorder.log));
  expect(snapshot.match.state).toEqual(far.past().recorder.match.state);
}

test('what is told and not stored yet is neither in the log nor shown nor counted; stored, it is', () => {
  const { far, session } = seated();
  isSame(session, far);
  const { snapshot: before, beats } = session;
  const log = facts(before.log);
  far.takes();
  expect(far.inputs.length).toBeGreaterThan(before.inputs);
  far.arrives();
  const { snapshot: told } = session;
  expect([told.inputs, facts(told.log), told.fresh, told.busy]).toEqual([before.inputs, log, before.fresh, false]);
  expect(session.beats).toBe(beats);
  far.stored();
  isSame(session, far);
  expect(session.snapshot.busy).toBe(true);
  expect(facts(session.snapshot.fresh)).toEqual(facts(session.snapshot.log).slice(log.length));
  expect(session.beats.length).toBeGreaterThan(beats.length);
});

test('stored up to a number, what came after it waits', () => {
  const { far, session } = seated();
  far.takes();
  far.arrives();
  const { m } = far;
  const inputs = far.inputs.length;
  far.takes();
  far.arrives();
  session.isKept(m, far.inputs[inputs - 1]!.tick);
  expect(session.snapshot.inputs).toBe(inputs);
  far.stored();
  isSame(session, far);
});

test('listeners are told of what is stored', () => {
  const { far, session } = seated();
  far.takes();
  far.arrives();
  let inputs = -1;
  session.subscribe(() => (inputs = session.snapshot.inputs));
  far.stored();
  expect(inputs).toBe(far.inputs.length);
});

test('whoever has done his deed has nothing to choose before it is confirmed', () => {
  const { far, session } = seated();
  far.takes();
  far.arrives();
  far.stored();
  session.shown();
  expect([session.snapshot.seat, session.snapshot.legal.length > 0]).toEqual([1, true]);
  expect(session.act(TAKE)).toBeNull();
  far.clock.pass(100);
  expect([session.snapshot.seats, session.snapshot.seat, session.snapshot.legal]).toEqual([[], null, []]);
  far.arrives();
  expect([session.snapshot.seat, session.snapshot.legal]).toEqual([null, []]);
  far.stored();
  expect(session.snapshot.seat).toBeNull();
  isSame(session, far);
});

test('whoever watches waits for nobody to store anything, and may do nothing', () => {
  const far = new FarRoom();
  const session = far.sits([]);
  far.remembers();
  far.takes();
  far.arrives();
  isSame(session, far);
  expect([session.snapshot.seat, session.snapshot.legal]).toEqual([null, []]);
  expect(session.act(TAKE, 1)).not.toBeNull();
});

test('the past comes late: what was heard meanwhile follows it, nothing twice', () => {
  const far = new FarRoom();
  far.takes();
  const session = far.sits();
  expect(far.gaps).toBe(1);
  const { length } = far.inputs;
  far.takes();
  far.arrives();
  far.stored();
  expect(session.snapshot.log).toEqual([]);
  far.remembers(length);
  isSame(session, far);
  expect(far.gaps).toBe(1);
  // A later one that knows more than has arrived.
  far.takes();
  far.remembers();
  isSame(session, far);
  far.arrives();
  far.stored();
  isSame(session, far);
});

test('the past comes shorter than what has been heard of: it is asked for again, as often as it is short and no oftener', () => {
  const far = new FarRoom();
  far.takes();
  const session = far.sits();
  const { length } = far.inputs;
  far.remembers(length - 1);
  expect(far.gaps).toBe(2);
  far.remembers(length - 1);
  expect(far.gaps).toBe(3);
  far.remembers();
  far.stored();
  expect(far.gaps).toBe(3);
  isSame(session, far);
});

test('nothing of what is waiting is lost where something before it is missing', () => {
  const far = new FarRoom();
  far.takes();
  const session = far.sits();
  const { length } = far.inputs;
  far.takes();
  far.arrives();
  far.remembers(length - 1);
  far.stored();
  far.remembers(length);
  isSame(session, far);
  expect(far.gaps).toBe(3);
});

test('over a reconnection everything comes once and in order, and what nobody told is fetched', () => {
  const { far, session } = seated();
  far.takes();
  far.arrives();
  far.stored();
  far.takes();
  far.loses();
  expect(far.gaps).toBe(2);
  far.takes();
  far.arrives();
  far.stored();
  far.remembers();
  const { gaps } = far;
  far.stored();
  isSame(session, far);
  // Nothing was missed: nothing is fetched.
  far.end.open();
  far.arrives();
  expect(far.gaps).toBe(gaps);
  far.stored();
  isSame(session, far);
});

test('what was told and lost with the server is nowhere, also where something else stands in its place', () => {
  const { far, session } = seated();
  far.takes();
  far.arrives();
  // None of it was stored: another server comes without it, and stops the clock.
  const next = new FarRoom();
  const { end } = next;
  next.room.hold('host', true);
  expect(next.inputs.length).toBeGreaterThan(1);
  Object.assign(next, { session, m: far.m + 1000 });
  end.open();
  next.arrives();
  next.stored();
  expect(far.gaps).toBe(2);
  next.remembers();
  next.stored();
  isSame(session, next);
});

test('in turn, what came while something is shown is shown afterwards in one piece', () => {
  const { far, session } = seated();
  const from = session.snapshot.log.length;
  far.takes();
  far.arrives();
  far.stored();
  const first = session.snapshot.fresh;
  for (let times = 0; times < 2; times++) {
    far.takes();
    far.arrives();
    far.stored();
  }
  expect(session.snapshot.fresh).toBe(first);
  session.shown();
  const second = session.snapshot.fresh;
  expect([session.snapshot.busy, facts([...first, ...second])]).toEqual([
    true,
    facts(session.snapshot.log.slice(from)),
  ]);
  session.shown();
  expect([session.snapshot.busy, session.snapshot.fresh]).toEqual([false, second]);
});
