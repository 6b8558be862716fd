import { LiveMatch, tick, type LogEntry, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import type { Event } from '@bande/games/subbuteo/events.ts';
import { isQuiet } from '@bande/games/subbuteo/motion.ts';
import { seenAt } from '@bande/games/subbuteo/seen.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { expect, test } from 'vitest';
import { BLUE, flick, RED } from './training/session.ts';

type Deed = readonly [at: number, by: Seat, action: Action];

/** From a position, with everything that hands do, until nothing moves. Nothing is ever judged. */
function played(given: object, ...deeds: readonly Deed[]): LiveMatch<Subbuteo> {
  const live = new LiveMatch(
    subbuteo,
    subbuteo.notation.readGiven({ ...given, settings: { training: true } }, 'fistf-4.0'),
  );
  for (const [at, by, action] of deeds)
    expect(live.play({ tick: tick(at), kind: 'action', by, action })).toMatchObject({ ok: true });
  live.advance(tick(3600));
  expect(isQuiet(live.match.state.motion)).toBe(true);
  expect(live.log.flatMap(({ rulings }) => rulings)).toEqual([]);
  return live;
}

const told = (log: readonly LogEntry<Subbuteo>[], ...kinds: readonly Event['kind'][]): readonly object[] =>
  log.map(({ fact }) => fact).filter(({ kind }) => (kinds as readonly string[]).includes(kind));

test('a shot into the corner of the goal: touched, over the line, in the goal, in the net, at rest there', () => {
  const { log, match } = played({ lineUp: 'free', places: { ball: [35, 480], R9: [35, 450] } }, [
    0,
    RED,
    flick('R9', 0, 0.5),
  ]);
  expect(told(log, 'ballTouched', 'ballOver').slice(0, 2)).toMatchObject([
    { kind: 'ballTouched', touchedBy: 'R9', atRest: false, ballRolling: false },
    { kind: 'ballOver', line: 'north', inGoal: true },
  ]);
  expect(told(log, 'rebounded')).toContainEqual(expect.objectContaining({ what: 'ball', from: 'net' }));
  expect(match.state.told.ballOver).toBe('north');
});

test('the ball over a touchline, back from the barrier and over the field again, each told once', () => {
  const { log } = played({ lineUp: 'free', places: { ball: [250, 30], R9: [220, 30] } }, [
    0,
    RED,
    flick('R9', 90, 0.6),
  ]);
  const facts = told(log, 'ballOver', 'ballBack', 'rebounded');
  expect(facts.filter((one, i) => i < 2 || 'line' in one).slice(0, 3)).toMatchObject([
    { kind: 'ballOver', line: 'east' },
    { kind: 'rebounded', what: 'ball', from: 'barrier' },
    { kind: 'ballBack', line: 'east' },
  ]);
});

test('a figure that leaves the field is told, and that it comes back from the barrier', () => {
  const { log } = played({ places: { R7: [360, -100] } }, [0, RED, flick('R7', 90, 0.6)]);
  expect(told(log, 'figureLeft', 'figureBack', 'rebounded').slice(0, 3)).toMatchObject([
    { kind: 'figureLeft', figure: 'R7', ground: 'field' },
    { kind: 'rebounded', what: 'R7', from: 'barrier' },
    { kind: 'figureBack', figure: 'R7', ground: 'field' },
  ]);
});

test('through the gap behind the goal a figure leaves field, cloth and table', () => {
  const { log, match } = played(
    { places: { R7: [85, 560], B1: [0, 0] } }.places === undefined ? {} : { places: { R7: [85, 560] } },
    [0, RED, flick('R7', 0, 0.8)],
  );
  expect(told(log, 'figureLeft')).toMatchObject([{ ground: 'field' }, { ground: 'cloth' }, { ground: 'table' }]);
  expect(subbuteo.notation.describe(match)).toMatchObject({ fallen: ['R7'] });
});

test('two flicks in mid-motion by two seats, and the ball is told to have been touched by both', () => {
  const { log } = played(
    { lineUp: 'free', places: { ball: [0, 0], R9: [0, -40], B5: [0, 330] } },
    [0, RED, flick('R9', 0, 0.35)],
    [30, BLUE, flick('B5', 0, 0.35)],
  );
  const touches = told(log, 'ballTouched') as readonly { readonly touchedBy: string; readonly ballRolling: boolean }[];
  expect(touches[0]).toMatchObject({ touchedBy: 'R9', ballRolling: false });
  expect(touches).toContainEqual(expect.objectContaining({ touchedBy: 'B5', ballRolling: true }));
});

test('a figure hit hard topples, lies, is not flicked, and stands again when it is placed', () => {
  const live = new LiveMatch(
    subbuteo,
    subbuteo.notation.readGiven(
      { lineUp: 'free', places: { ball: [0, 0], R9: [0, -40], B5: [0, 60] }, settings: { training: true } },
      'fistf-4.0',
    ),
  );
  let toppled = false;
  for (let round = 0; round < 40 && !toppled; round++) {
    const at = tick(round * 1200);
    live.play({ tick: at, kind: 'action', by: RED, action: { kind: 'lineUp', as: 'free' } });
    for (const [what, x, y] of [
      ['ball', 0, 0],
      ['R9', 0, -40 - round],
      ['B5', (round % 7) - 3, 60],
    ] as const)
      live.play({ tick: at, kind: 'action', by: RED, action: { kind: 'place', what, at: [x, y] } });
    live.play({ tick: at, kind: 'action', by: RED, action: flick('R9', 0, 1) });
    live.advance(tick(round * 1200 + 1199));
    toppled = told(live.log, 'layDown').length > 0;
  }
  expect(toppled).toBe(true);
  const { figure } = told(live.log, 'layDown')[0] as { readonly figure: 'B5' };
  expect(told(live.log, 'toppled')[0]).toMatchObject({ figure });
  const lying = seenAt(live.match, live.match.tick / 120).find(({ id }) => id === figure)!;
  expect([lying.fall!.share, Math.hypot(...lying.fall!.to)]).toEqual([1, expect.closeTo(1, 9)]);
  const by = figure.startsWith('R') ? RED : BLUE;
  const again = (): ReturnType<typeof live.play> =>
    live.play({ tick: live.match.tick, kind: 'action', by, action: flick(figure, 0, 0.2) });
  expect(again()).toMatchObject({ ok: false, refusal: { code: 'againstTheRules', paragraphs: ['FISTF-II.1.2.2'] } });
  live.play({ tick: live.match.tick, kind: 'action', by, action: { kind: 'place', what: figure, at: [-200, 200] } });
  expect(again().ok).toBe(true);
});

test('what moves is not placed, nor is anything put into something else or off the cloth', () => {
  const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven({ settings: { training: true } }, 'fistf-4.0'));
  const place = (what: 'ball' | 'R9', x: number, y: number): ReturnType<typeof live.play> =>
    live.play({ tick: live.match.tick, kind: 'action', by: RED, action: { kind: 'place', what, at: [x, y] } });
  expect(place('ball', 0, -30)).toMatchObject({ ok: false, refusal: { code: 'againstTheRules' } });
  expect(place('ball', 475, 0)).toMatchObject({ ok: false, refusal: { code: 'againstTheRules' } });
  expect(place('ball', 468, 0)).toMatchObject({ ok: true });
  live.play({ tick: tick(0), kind: 'action', by: RED, action: flick('R9', 0, 0.4) });
  live.advance(tick(5));
  expect(place('R9', 200, -200)).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
});
