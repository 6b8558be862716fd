import { describe, expect, test } from 'vitest';
import type { Pace } from '../src/ui/pace.ts';
import { go, LASTS, moving } from './moving.ts';

describe('a motion', () => {
  test('runs with the clock of the table and is over at its own tick, whether anybody looks or not', () => {
    const { session, hand, inputs } = moving();
    session.act(go);
    session.shown();
    expect(session.running.tick()).toBe(0);
    hand.pass(1000);
    expect(session.running.tick()).toBeCloseTo(120, 6);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['struck']);
    hand.pass(1001);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['rested']);
    expect(session.course.match.tick).toBe(LASTS);
    expect(inputs.map(({ kind }) => kind)).toEqual(['action']);
  });
  test('is never drawn beyond what is known of it', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.ms += 60_000; // the page was busy and its timers are late
    expect(session.running.tick()).toBe(LASTS);
  });
  test('stands still while the match is paused, and goes on where it stood', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.pass(500);
    session.pause();
    expect(session.running.tick()).toBe(60);
    hand.pass(10_000);
    expect(session.running.tick()).toBe(60);
    session.resume();
    hand.pass(500);
    expect(session.running.tick()).toBeCloseTo(120, 6);
  });
  test('comes to its end at once for whoever is in a hurry', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.pass(100);
    session.skip();
    expect(session.course.match.tick).toBe(LASTS);
    session.shown();
    session.skip();
    expect(session.course.match.tick).toBe(LASTS);
  });
});

describe('a device that sleeps with the page open', () => {
  test('loses no time at the table: what was under way goes on where it was', () => {
    const { session, hand } = moving();
    session.act(go);
    session.shown();
    session.lives();
    hand.pass(500);
    session.lives();
    hand.ms += 3_600_000;
    session.lives();
    expect(session.running.tick()).toBeCloseTo(60, 6);
    hand.pass(500);
    expect(session.running.tick()).toBeCloseTo(120, 6);
    expect(session.course.match.tick).toBe(0);
  });
  test('its timer may ring before its page has said that it is awake', () => {
    const { session, hand } = moving();
    session.act(go);
    session.shown();
    session.lives();
    hand.pass(500);
    session.lives();
    hand.pass(3_600_000);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['rested']);
    expect(session.course.match.tick).toBe(LASTS);
  });
  test('a page that is only slow keeps up', () => {
    const { session, hand } = moving();
    session.act(go);
    session.lives();
    hand.ms += 1500;
    expect(session.running.tick()).toBeCloseTo(180, 6);
  });
});

describe('the slow table', () => {
  const slow = (pace: Pace) => moving({ pace: () => pace });
  test('runs at a fraction of the wall clock', () => {
    const { session, hand } = slow({ rate: 0.25, decide: false });
    session.act(go);
    hand.pass(4000);
    expect(session.running.tick()).toBeCloseTo(120, 6);
    hand.pass(4001);
    expect(session.snapshot.fresh.map(({ fact }) => fact.kind)).toEqual(['rested']);
  });
  test('holds whenever something has happened and somebody here may act; his act lets it go on', () => {
    const { session, hand } = slow({ rate: 1, decide: true });
    session.act(go);
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: false });
    hand.pass(2100);
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: true });
    hand.pass(60_000);
    expect(session.course.match.tick).toBeLessThan(LASTS + 60);
    expect(session.act(go)).toBeNull();
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: false });
  });
  test('waits on after a pause, and goes on without a decision for whoever wants that', () => {
    const { session, hand } = slow({ rate: 1, decide: true });
    session.act(go);
    hand.pass(2100);
    const { tick } = session;
    session.pause();
    expect(session.snapshot).toMatchObject({ paused: true, waitsForDecision: true });
    session.resume();
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: true });
    hand.pass(5000);
    expect(session.tick).toBe(tick);
    session.letRun();
    hand.pass(500);
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: false });
    expect(session.tick).toBe(tick + 60);
  });
  test('lets go at once when it is to hold no longer; where somebody has stopped it besides, it stays stopped until he goes on', () => {
    let pace: Pace = { rate: 1, decide: true };
    const { session, hand } = moving({ pace: () => pace });
    session.act(go);
    hand.pass(2100);
    expect(session.snapshot.waitsForDecision).toBe(true);
    pace = { rate: 1, decide: false };
    session.paceChanged();
    expect(session.snapshot).toMatchObject({ paused: false, waitsForDecision: false });
    pace = { rate: 1, decide: true };
    session.act(go);
    hand.pass(2100);
    session.pause();
    pace = { rate: 1, decide: false };
    session.paceChanged();
    expect(session.snapshot).toMatchObject({ paused: true, waitsForDecision: false });
    session.resume();
    const { tick } = session;
    hand.pass(500);
    expect(session.snapshot.paused).toBe(false);
    expect(session.tick).toBe(tick + 60);
  });
  test('holds at once where it is wished while nothing moves, and not in mid-motion', () => {
    let pace: Pace = { rate: 1, decide: false };
    const { session, hand } = moving({ pace: () => pace });
    session.act(go);
    hand.pass(1000);
    pace = { rate: 1, decide: true };
    session.paceChanged();
    expect(session.snapshot.waitsForDecision).toBe(false);
    hand.pass(1100);
    expect(session.snapshot.waitsForDecision).toBe(true);
    session.letRun();
    pace = { rate: 1, decide: false };
    session.act(go);
    hand.pass(2100);
    pace = { rate: 1, decide: true };
    session.paceChanged();
    expect(session.snapshot.waitsForDecision).toBe(true);
  });
  test('nothing is done while it is stopped besides', () => {
    const { session, hand } = slow({ rate: 1, decide: true });
    session.act(go);
    hand.pass(2100);
    session.pause();
    expect(session.act(go, 0)).toMatchObject({ code: 'paused' });
    expect(session.snapshot).toMatchObject({ paused: true, waitsForDecision: true, legal: [] });
  });
});
