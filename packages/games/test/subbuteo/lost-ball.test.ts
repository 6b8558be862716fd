import { actionWords, picksOf } from '@bande/stage/view';
import { LiveMatch, tick, type LogEntry } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import { isGone, placesNow } from '@bande/games/subbuteo/motion.ts';
import type { Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { describe, expect, test } from 'vitest';
import { flick, setup } from './training/session.ts';

type Pitch = LiveMatch<Subbuteo>;

const act = (live: Pitch, action: Action): void =>
  expect(live.play({ tick: live.match.tick, kind: 'action', by: 0, action }).ok).toBe(true);

/** The ball is laid before a figure, which is flicked at it with all its strength. */
function hit(ball: [number, number], figure: [number, number], direction: number): Pitch {
  const live = LiveMatch.start(subbuteo, setup);
  act(live, { kind: 'lineUp', as: 'free' });
  act(live, { kind: 'place', what: 'ball', at: ball });
  act(live, { kind: 'place', what: 'R9', at: figure });
  act(live, flick('R9', direction, 1));
  live.advance(tick(live.match.tick + 1200));
  return live;
}

const buttons = (match: Match): readonly Action[] =>
  subbuteo.legal(match, 0).filter((action) => action.kind !== 'flick' && picksOf(light, action, match).length === 0);
const laidBack = (match: Match): Action | undefined => buttons(match).find(({ kind }) => kind === 'place');
const banners = (log: readonly LogEntry<Subbuteo>[], match: Match): readonly string[] =>
  log.flatMap((entry) => light.shows(entry, match)).flatMap((show) => (show.kind === 'banner' ? [show.label.en] : []));

describe('a ball that is lost on the training pitch', () => {
  const off = hit([300, 100], [250, 100], 90);
  test('falls off the table by a hard flick, which is said, and how it comes back', () => {
    expect(isGone(off.match.state.motion, 'ball')).toBe(true);
    const [said] = banners(off.log, off.match).slice(-1);
    expect(said).toContain('The ball fell off the table');
    expect(said).toContain(actionWords(light, laidBack(off.match)!, off.match).en);
  });
  test('is laid back alone, where it went over the touchline', () => {
    const before = placesNow(off.match);
    act(off, laidBack(off.match)!);
    const { ball, ...others } = placesNow(off.match);
    expect(isGone(off.match.state.motion, 'ball')).toBe(false);
    expect([ball.x > 0.3, Math.abs(ball.y - 0.1) < 0.05]).toEqual([true, true]);
    expect(Object.values(others).map(({ x, y }) => [x, y])).toEqual(
      Object.values(before)
        .filter(({ id }) => id !== 'ball')
        .map(({ x, y }) => [x, y]),
    );
    expect(laidBack(off.match)).toBeUndefined();
  });
  test('in the goal it is called a goal, and comes back to the centre', () => {
    const goal = hit([40, 350], [40, 300], 0);
    expect(banners(goal.log, goal.match)).toContain('Goal for Red!');
    act(goal, laidBack(goal.match)!);
    expect(placesNow(goal.match).ball).toMatchObject({ x: 0, y: 0 });
  });
  test('while it lies on the field there is no such button', () => {
    expect(laidBack(subbuteo.start(setup))).toBeUndefined();
  });
});
