import { LiveMatch, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Action, Flick } from '@bande/games/subbuteo/actions.ts';
import { placesNow } from '@bande/games/subbuteo/motion.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { withState, type Match } from '@bande/games/subbuteo/state.ts';
import { towardsBall } from '@bande/games/subbuteo/view/aims/aiming.ts';
import { noteOf } from '@bande/games/subbuteo/view/aims/note.ts';
import { aheadOf } from '@bande/games/subbuteo/view/aims/way-ahead.ts';
import { describe, expect, test } from 'vitest';
import { flick, onePerson, RED } from './training/session.ts';

const TOO_WEAK = { de: 'Zu schwach: verfehlt den Ball', en: 'Too weak: it misses the ball' };
const WIDE = { de: 'Daneben: verfehlt den Ball', en: 'Wide: it misses the ball' };
const aim = (direction: number, strength: number, nail = 0): Flick => flick('R9', direction, strength, nail) as Flick;

/** The figure stands ninety millimetres behind the ball. */
function behindTheBall(...more: readonly Action[]): Match {
  const live = LiveMatch.start(subbuteo, onePerson);
  const put: Action = { kind: 'place', what: 'R9', at: [0, -90] };
  for (const action of [put, ...more]) live.play({ tick: live.match.tick, kind: 'action', by: RED, action });
  return live.match;
}
const meetsBall = (match: Match, action: Flick): boolean => {
  const live = new LiveMatch(subbuteo, match);
  live.play({ tick: live.match.tick, kind: 'action', by: RED, action });
  live.advance(tick(live.match.tick + 1200));
  return live.log.some(({ fact }) => fact.kind === 'ballTouched');
};

describe('a flick that is too weak for the ball', () => {
  test('is called so exactly where it comes to rest before the ball, with swerve and without', () => {
    const match = behindTheBall();
    const seen = [0.04, 0.08, 0.12, 0.16, 0.2, 0.3].flatMap((strength) =>
      [-0.3, 0, 0.3].map((nail) => ({ strength, nail })),
    );
    const short = seen.filter(({ strength, nail }) => aheadOf(match, aim(0, strength, nail)).fallsShort !== null);
    expect(short.length).toBeGreaterThan(3);
    expect(short.length).toBeLessThan(seen.length);
    for (const { strength, nail } of short) expect(meetsBall(match, aim(0, strength, nail))).toBe(false);
    for (const one of seen.filter(({ nail }) => nail === 0))
      expect(short.includes(one)).toBe(!meetsBall(match, aim(0, one.strength)));
  });

  test('is told where a line is drawn, long or short, and the power alone where none is', () => {
    const match = behindTheBall();
    expect(noteOf(match, aim(0, 0.08), 'long')).toEqual(TOO_WEAK);
    expect(noteOf(match, aim(0, 0.08), 'short')).toEqual(TOO_WEAK);
    expect(noteOf(match, aim(0, 0.08), 'off')).toBe('8 %');
    expect(noteOf(match, aim(0, 0.4), 'long')).toBe('40 %');
  });

  test('is drawn up to where the ball lies', () => {
    const match = behindTheBall();
    const { R9, ball } = placesNow(match);
    const { fallsShort } = aheadOf(match, aim(0, 0.08));
    expect(fallsShort?.x).toBeCloseTo(ball.x - R9.x, 6);
    expect(fallsShort?.y).toBeCloseTo(ball.y - R9.y, 6);
  });

  test('is none that goes past the ball, away from it, or while it rolls', () => {
    const match = behindTheBall();
    for (const direction of [-60, 30, 180]) expect(aheadOf(match, aim(direction, 0.08)).fallsShort).toBeNull();
    const rolling = behindTheBall(flick('R8', 0, 0.5));
    expect(aheadOf(rolling, aim(0, 0.08)).fallsShort).toBeNull();
  });

  test('is none of whoever defends: his flick is not for the ball', () => {
    const { match: start } = LiveMatch.start(subbuteo, {
      edition: 'fistf-4.0',
      seating: ['red', 'blue'],
      mode: 'live',
      settings: readSettings({ toss: false, setPieces: 'usual' }),
    });
    const weak = aim(towardsBall('R9', placesNow(start)), 0.02);
    const whereBallIsOf = (attacker: 'red' | 'blue'): Match =>
      withState(start, { phase: 'play', restart: null, attacker, block: 'red', rolling: false } as never);
    expect(aheadOf(whereBallIsOf('red'), weak).fallsShort).not.toBeNull();
    expect(aheadOf(whereBallIsOf('blue'), weak).fallsShort).toBeNull();
  });
});

describe('a flick that goes past the ball', () => {
  test('is told beside the hand as one that is too weak is, and is none that meets the ball or goes away from it', () => {
    const match = behindTheBall();
    expect(noteOf(match, aim(20, 0.4), 'long')).toEqual(WIDE);
    expect(noteOf(match, aim(-30, 0.3), 'short')).toEqual(WIDE);
    expect(noteOf(match, aim(20, 0.4), 'off')).toBe('40 %');
    expect(noteOf(match, aim(2, 0.4), 'long')).toBe('40 %');
    expect(noteOf(match, aim(180, 0.4), 'long')).toBe('40 %');
    for (const direction of [-30, 20]) expect(meetsBall(match, aim(direction, 0.4))).toBe(false);
  });

  test('is one wherever it goes in a match, where whoever has the ball loses it by that', () => {
    const { match: start } = LiveMatch.start(subbuteo, {
      edition: 'fistf-4.0',
      seating: ['red', 'blue'],
      mode: 'live',
      settings: readSettings({ toss: false, setPieces: 'usual' }),
    });
    const whereBallIsOf = (attacker: 'red' | 'blue'): Match =>
      withState(start, { phase: 'play', restart: null, attacker, block: 'red', rolling: false } as never);
    const past = aim(150, 0.05);
    expect(aheadOf(whereBallIsOf('red'), past)).toMatchObject({ fallsShort: null, meets: null });
    expect(aheadOf(whereBallIsOf('red'), past).goesPast).not.toBeNull();
    expect(aheadOf(whereBallIsOf('blue'), past).goesPast).toBeNull();
  });
});

describe('a flick that meets somebody before the ball', () => {
  /** A figure of Blue stands in Red's way to the ball. */
  const given = (attacker: 'red' | 'blue'): Match =>
    subbuteo.notation.readGiven(
      {
        mode: 'live',
        settings: { toss: false, setPieces: 'usual', limits: false, preview: 'full' },
        attacker,
        places: { ball: [0, 0], R9: [0, -200], B9: [0, -100] },
      },
      'fistf-4.0',
    );
  test('says whom, and is none past him, or of whoever defends', () => {
    const match = given('red');
    expect(noteOf(match, aim(0, 0.5), 'long')).toEqual({ de: 'Trifft zuerst Blau 9', en: 'Meets Blue 9 first' });
    expect(noteOf(match, aim(0, 0.5), 'off')).toBe('50 %');
    expect(aheadOf(match, aim(25, 0.2)).meetsFirst).toBeNull();
    expect(aheadOf(given('blue'), aim(0, 0.5)).meetsFirst).toBeNull();
  });
  test('is one after which the ball is the other side’s', () => {
    const live = new LiveMatch(subbuteo, given('red'));
    live.play({ tick: live.match.tick, kind: 'action', by: RED, action: aim(0, 0.5) });
    live.advance(tick(live.match.tick + 1200));
    expect(live.match.state.attacker).not.toBe('red');
  });
});
