import { describe, expect, test } from 'vitest';
import { goOnAfterReading, stopToRead } from '../src/table/ends/reading-stops.ts';
import { go, moving } from './moving.ts';

describe('whoever opens something to read', () => {
  test('stops a match that runs, and it goes on when he has closed it', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.pass(500);
    const stood = stopToRead(session);
    expect(session.snapshot.paused).toBe(true);
    goOnAfterReading(session, stood);
    expect(session.snapshot.paused).toBe(false);
  });
  test('leaves a match in its pause that was in one', () => {
    const { session, hand } = moving();
    session.act(go);
    hand.pass(500);
    session.pause();
    goOnAfterReading(session, stopToRead(session));
    expect(session.snapshot.paused).toBe(true);
  });
});
