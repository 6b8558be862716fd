import { legalActions, LiveMatch, seconds, tick, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { secondsAtFreeKick } from '@bande/games/subbuteo/free-kick-time.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { expect, test } from 'vitest';

const RED: Seat = 0;

/** A free kick of Red that the referee sets up, so many seconds later. */
function freeKick(agreed: object, after: number, mode: 'live' | 'paced' = 'live'): Match {
  const given = {
    mode,
    settings: { setPieces: 'usual', toss: false, limits: false, ...agreed },
    restart: { kind: 'freeKick', by: 'red', at: [0, 100] },
  };
  const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(given, 'fistf-4.0'));
  live.advance(tick(live.match.tick + seconds(after)));
  return live.match;
}
const buttons = (match: Match): readonly string[] =>
  legalActions(subbuteo, match, RED)
    .filter((one) => one.kind !== 'flick' && light.byHand!.mode!.offers(one, match, false))
    .map(({ kind }) => kind);

test('where only a moment passes, no button comes and goes', () => {
  expect(freeKick({}, 1).state.restart?.step).toBe('attackerFlicks');
  expect(buttons(freeKick({}, 1))).toEqual([]);
});

test('where time was agreed, figures may be moved or left for so long, and it is told', () => {
  const [first, last] = [freeKick({ freeKickSeconds: 4 }, 1), freeKick({ freeKickSeconds: 4 }, 4)];
  for (const match of [first, last]) {
    expect(match.state.restart?.step).toBe('attackerFlicks');
    expect(buttons(match)).toContain('pass');
  }
  expect(light.scoreboard(first)).toMatchObject({ moveLimit: { seconds: 4, side: 'red' }, toMove: 'red' });
  expect(freeKick({ freeKickSeconds: 4 }, 5).state.restart?.step).toBe('defenderFlicks');
});

test('in turn the clock waits for whoever may move figures, and nothing is counted', () => {
  const match = freeKick({ freeKickSeconds: 4 }, 1, 'paced');
  expect(light.patience?.(match, 'red')).toBe(0);
  expect(light.scoreboard(match).moveLimit).toBeUndefined();
});

test('a match for newcomers asks nobody for positional flicks: after the taker comes the signal', () => {
  const quick = light.presets?.find(({ id }) => id === 'quick');
  const match = freeKick(quick?.settings ?? {}, 0.6);
  expect(match.state.restart?.step).toBe('ready');
  expect(secondsAtFreeKick(match)).toBeNull();
  expect(buttons(match)).toEqual([]);
  expect(freeKick({ referee: 'beginner', freeKickSeconds: 4 }, 1.3).state.restart?.step).toBe('released');
});

test('whoever takes it has time to ask for distance where somebody stands too near, and otherwise it goes on', () => {
  const after = (places: object, later: number): Match => {
    const given = {
      mode: 'live',
      settings: { setPieces: 'usual', toss: false, limits: false, freeKickSeconds: 4 },
      restart: { kind: 'freeKick', by: 'red', at: [0, 100], step: 'ready', taker: 'R9' },
      places,
    };
    const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(given, 'fistf-4.0'));
    live.advance(tick(live.match.tick + seconds(later)));
    return live.match;
  };
  const near = { ball: [0, 100], R9: [0, 70], B9: [0, 130] };
  expect(secondsAtFreeKick(after(near, 0))).toBe(4);
  expect(buttons(after(near, 0))).toEqual(expect.arrayContaining(['ready', 'ask']));
  expect(secondsAtFreeKick(after({ ...near, B9: [0, 400] }, 0))).toBeNull();
});
