import { ChanceStream, tick, type Seat } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { usualShot } from '@bande/games/tipp-kick/usual.ts';
import { Host } from '@bande/host';
import { Recorder } from '@bande/record';
import { afterAll, beforeAll, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

/** A page on which the ball rolls and that has drawn nothing for a moment asks for more ticks than the game looks ahead. */
test('whoever comes late hears of a keeper’s hand and of everything on the way', () => {
  const setup = {
    edition: 'dtkv-2012.1',
    seating: ['red', 'blue'],
    mode: 'live',
    settings: tippKick.schemas.settings.parse({}),
  } as const;
  const host = new Host(tippKick, Recorder.start(tippKick, setup), { chance: new ChanceStream('late') });
  const blue: Seat = 1;
  host.advance(tick(40));
  expect(host.act(0, usualShot(host.match, 'red')!).ok).toBe(true);
  host.steer(blue, [200, 80, 0, 0], tick(42));
  // Too soon after the last one: it waits, and the match is asked to come far beyond it.
  host.steer(blue, [-200, 80, 0, 0], tick(43));
  host.advance(tick(400));
  expect(host.match.tick).toBe(400);
  expect(host.match.state.plate!.motion.rest.ball).not.toMatchObject({ x: 0, y: 0 });
});
