import { legalActions, LiveMatch, tick, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { sceneOf } from '@bande/games/subbuteo/bot/scene.ts';
import { Trials } from '@bande/games/subbuteo/bot/trial.ts';
import { now, placesNow } from '@bande/games/subbuteo/motion.ts';
import { figuresOf, other, type Side } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { withCourse, withState, type HandTarget, type Match, type State } from '@bande/games/subbuteo/state.ts';
import { arrowOf } from '@bande/games/subbuteo/view/aims/arrow.ts';
import { mayStand, puttable, snapped } from '@bande/games/subbuteo/view/hands/areas.ts';
import { barredBy } from '@bande/games/subbuteo/view/aims/barred.ts';
import { aims, graspable, lightedUp } from '@bande/games/subbuteo/view/aims/choosing.ts';
import { dials, turned } from '@bande/games/subbuteo/view/aims/dials.ts';
import { begins } from '@bande/games/subbuteo/view/aims/drafting.ts';
import { exercises } from '@bande/games/subbuteo/view/taught/exercises.ts';
import { wayOfHand } from '@bande/games/subbuteo/view/taught/hint-hand.ts';
import { trainingHints } from '@bande/games/subbuteo/view/taught/hints.ts';
import { isThumbStrip } from '@bande/games/subbuteo/view/hands/keeper-grips.ts';
import { beginsKeeping, goneTo, stoodAt, type Keep } from '@bande/games/subbuteo/view/hands/keeping.ts';
import { hovered, isLed } from '@bande/games/subbuteo/view/hands/leading.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { toTable, type Point } from '@bande/games/subbuteo/view/layout.ts';
import { matchHints } from '@bande/games/subbuteo/view/taught/match-hints.ts';
import { sampled } from '@bande/stage/sampled';
import { aheadOf } from '@bande/games/subbuteo/view/aims/way-ahead.ts';
import type { HandGesture, HandModeNow } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';

const RED = 0 as Seat;
const BLUE = 1 as Seat;

/** A match in which Red is to kick off, and everything is placed by hand unless it says otherwise. */
function matchOf(mode: 'live' | 'paced' = 'live', setPieces: 'byHand' | 'usual' = 'byHand'): Match {
  const settings = readSettings({ toss: false, setPieces });
  const { match } = LiveMatch.start(subbuteo, { edition: 'fistf-4.0', seating: ['red', 'blue'], mode, settings });
  return match;
}
const inPlay = (change: Partial<State> = {}, mode: 'live' | 'paced' = 'live'): Match =>
  withState(matchOf(mode), { phase: 'play', restart: null, attacker: 'red', rolling: false, ...change });

const flickOf = (match: Match, seat: Seat, now: Parameters<typeof aims>[2] = null) => {
  const set = aims(match, seat, now);
  if (set?.kind !== 'flick') throw new Error('nothing to aim');
  return set;
};

describe('before the rules let somebody flick', () => {
  test('his own figures are aimed already, and what is set stays set as long as its figure stands', () => {
    const match = inPlay();
    expect(flickOf(match, BLUE).figure).toMatch(/^B/);
    const set = { ...flickOf(match, BLUE), figure: 'B4', strength: 0.8 } as const;
    expect(flickOf(match, BLUE, set)).toBe(set);
    expect(flickOf(match, RED, set).figure).toMatch(/^R/);
    expect(aims(matchOf(), RED, null)).toBeNull();
  });
  test('the nearest to the ball is chosen', () => {
    const match = inPlay();
    const { ball, ...places } = placesNow(match);
    const far = (figure: 'R2' | 'R9'): number => Math.hypot(places[figure].x - ball.x, places[figure].y - ball.y);
    const chosen = begins({ ...flickOf(match, RED), figure: 'R2' }, null, match);
    const nearest = figuresOf('red')
      .filter((one) => one !== 'R12')
      .toSorted((a, b) => far(a as 'R2') - far(b as 'R2'))[0];
    expect(chosen).toMatchObject({ figure: nearest });
  });
  test('whoever has called a shot flicks that figure and no other', () => {
    const match = inPlay({ handSet: 'R7' });
    expect(graspable(match, 'red')).toEqual(['R7']);
    expect(flickOf(match, RED, { ...flickOf(match, RED), figure: 'R9' }).figure).toBe('R7');
    expect(graspable(match, 'blue')).toContain('B9');
  });
});

/** Red has the ball, and only these stand on the table. */
const given = (places: Readonly<Record<string, readonly [number, number]>>): Match =>
  subbuteo.notation.readGiven({ lineUp: 'free', attacker: 'red', settings: { limits: false }, places }, 'fistf-4.0');

describe('the figure that is suggested', () => {
  test('gets to the ball, though another one is nearer', () => {
    const match = given({ ball: [0, 0], R10: [0, -120], R9: [0, -60], B9: [0, -30], R8: [150, 0] });
    expect(flickOf(match, RED).figure).toBe('R8');
    expect(flickOf(given({ ball: [0, 0], R10: [0, -120], R9: [0, -60], R8: [150, 0] }), RED).figure).toBe('R9');
  });
  test('meets the ball at its side where somebody stands in the straight way, rather than come from far away', () => {
    const wedged = { ball: [0, 0], B6: [0, -24], B5: [14, 20] } as const;
    const match = given({
      ...wedged,
      R6: [0, -70],
      R9: [-60, -190],
      R10: [-90, -72],
      B7: [-42, -55],
      R7: [-80, -400],
    });
    const flick = flickOf(match, RED);
    expect(flick.figure).toBe('R10');
    expect(aheadOf(match, { ...flick, strength: 0.6 }).meets).toBe('ball');
  });
  test('is the one that a lesson is about', () => {
    const found = exercises
      .filter(({ id }) => id !== 'block')
      .map(({ given: begun, begins: set }) => {
        const first = set ?? aims(subbuteo.notation.readGiven(begun, 'fistf-4.0'), RED, null);
        return first?.kind === 'flick' ? first.figure : null;
      });
    expect(found).toEqual(['R8', 'R9', 'R9', 'R9']);
  });
  test('does not lose the ball at once at a kick-off', () => {
    const { match } = LiveMatch.start(subbuteo, {
      edition: 'fistf-4.0',
      seating: ['red', 'blue'],
      mode: 'live',
      settings: readSettings({ toss: false, setPieces: 'usual', limits: false }),
    });
    const live = new LiveMatch(subbuteo, match);
    for (let i = 1; i < 30 && live.match.state.phase !== 'play'; i++) live.advance(tick(i * 120));
    const flick = flickOf(live.match, RED);
    const scene = sceneOf(live.match, 'red');
    const { met, lost } = new Trials(scene, live.match.state.motion, now(live.match)).play(flick);
    expect([met, lost]).toEqual([true, false]);
  });
  test('an arrow never lies over the ball: it stops before it, or stands behind the figure', () => {
    const match = given({ ball: [0, 0], R9: [0, -35] });
    const flick = { ...flickOf(match, RED), strength: 0.5 };
    expect(arrowOf(flick, placesNow(match))[1]).toBeLessThan(0);
    const far = given({ ball: [0, 0], R9: [0, -90] });
    const [near, end] = arrowOf({ ...flickOf(far, RED), strength: 0.9 }, placesNow(far));
    expect(near).toBeGreaterThan(0);
    expect(end).toBeLessThan(0.09 - 0.011);
  });
});

test('a figure that has just taken a restart says so while it is aimed, and the others do not', () => {
  const match = withCourse(inPlay(), { barred: [{ figure: 'R9', by: 'kickOff' }] });
  const flick = flickOf(match, RED);
  expect(barredBy(match, { ...flick, figure: 'R9' })?.en).toBe('has just taken it');
  expect(barredBy(match, { ...flick, figure: 'R8' })).toBeNull();
  expect(barredBy(inPlay(), { ...flick, figure: 'R9' })).toBeNull();
});

test('a block flick lights up for whoever sits here and may make it', () => {
  const match = inPlay({ block: 'blue' });
  expect(lightedUp(match, [BLUE])).toContain('B9');
  expect(lightedUp(match, [RED])).toEqual([]);
  expect(lightedUp(inPlay(), [BLUE])).toEqual([]);
});

test('doing without a block flick has a button where the attacker waits for it, and not at every touch of a live match', () => {
  const pass = { kind: 'pass' } as const;
  const waits = { option: null, paragraph: 'FISTF-II.6.2.1.1', then: [], since: 0 } as unknown as State['blockWait'];
  expect(light.byHand!.mode!.offers(pass, inPlay({ block: 'blue' }), false)).toBe(false);
  expect(light.byHand!.mode!.offers(pass, inPlay({ block: 'blue', blockWait: waits }), false)).toBe(true);
  expect(light.byHand!.mode!.offers(pass, inPlay({ block: 'blue' }, 'paced'), false)).toBe(true);
});

test('a tick is announced by a dial where the rules allow one, and only there', () => {
  const match = inPlay();
  const flick = { ...flickOf(match, RED), tick: false };
  expect(dials(flick, match).map(({ id }) => id)).not.toContain('tick');
  expect(turned(flick, 'tick', 1, withCourse(match, { tickAllowed: true }))).toMatchObject({ tick: true });
});

/** Where a mouse has led a keeper. */
function ledTo(match: Match, seats: readonly Seat[], at: Point): readonly (readonly [Side, HandTarget])[] {
  const led: (readonly [Side, HandTarget])[] = [];
  const leading = {
    wanted: () => [0, -5900, 0] as const,
    lead: (side: Side, to: HandTarget) => void led.push([side, to]),
  };
  const [x, , z] = toTable(at);
  hovered(match, (side) => seats.includes(side === 'red' ? RED : BLUE), leading, [x, z]);
  return led;
}
describe('a mouse that holds nothing leads the own keeper', () => {
  const own = { x: 0.03, y: -0.4 };
  test('in his quarter while the other side attacks, and anywhere once its hand is set', () => {
    expect(ledTo(inPlay({ attacker: 'blue' }), [RED], own)).toEqual([['red', [300, -5900, 0]]]);
    expect(ledTo(inPlay({ attacker: 'blue' }), [RED], { x: 0.03, y: 0 })).toEqual([]);
    expect(ledTo(inPlay({ attacker: 'blue', handSet: 'B9' }), [RED], { x: 0.03, y: 0.2 })).toHaveLength(1);
  });
  test('not while he attacks himself, not in a match in turn, and nobody else’s', () => {
    expect(ledTo(inPlay({ attacker: 'red' }), [RED], own)).toEqual([]);
    expect(ledTo(inPlay({ attacker: 'blue' }, 'paced'), [RED], own)).toEqual([]);
    expect(ledTo(inPlay({ attacker: 'red' }), [RED], { x: 0.03, y: 0.4 })).toEqual([]);
  });
  test('where two share the table it is Red’s', () => {
    expect(ledTo(inPlay({ attacker: 'red' }), [RED, BLUE], { x: 0.03, y: 0.4 })).toEqual([]);
  });
});

test('a phone on its side has its keeper under the left thumb', () => {
  expect(isThumbStrip({ share: [0.1, 0.5], size: [844, 390] })).toBe(true);
  expect(isThumbStrip({ share: [0.6, 0.5], size: [844, 390] })).toBe(false);
  expect(isThumbStrip({ share: [0.1, 0.5], size: [390, 844] })).toBe(false);
  expect(isThumbStrip({ share: [0.1, 0.5], size: [1440, 900] })).toBe(false);
});

describe('a keeper set in secret', () => {
  const example: Keep = { kind: 'keep', at: [0, 585], lean: 0, to: [0, 585], toLean: 0 };
  test('begins where the hand has led him; where he goes goes along with where he stands', () => {
    const match = inPlay({ handSet: 'R9' }, 'paced');
    const keep = beginsKeeping(example, match, null);
    expect(keep.to).toEqual(keep.at);
    const aside = goneTo(match, keep, [30, keep.at[1]]);
    expect(stoodAt(match, aside, [-20, keep.at[1]])).toMatchObject({ at: [-20, keep.at[1]], to: [10, keep.at[1]] });
  });
  test('stays within his reach, and is set by dials as he sees it himself', () => {
    const match = inPlay({ handSet: 'R9' }, 'paced');
    const keep = beginsKeeping(example, match, null);
    expect(Math.abs(goneTo(match, keep, [900, keep.at[1]]).to[0])).toBeLessThan(130);
    // Blue looks south: his right is the west.
    expect(turned(keep, 'go', 25, match)).toMatchObject({ to: [-25, keep.at[1]] });
    expect(dials(keep, match).map(({ id }) => id)).toEqual(['stand', 'go', 'out', 'lean']);
  });
});

describe('setting up a kick-off by hand', () => {
  const match = matchOf();
  test('one’s own figures are put, and the line says so to whoever it concerns', () => {
    expect(puttable(match, ['red'])).toContain('R9');
    expect(puttable(match, ['red'])).not.toContain('B9');
    expect(puttable(match, ['blue'])).toEqual([]);
    const now = (seats: readonly Seat[], of = match): HandModeNow => light.byHand!.mode!.now(of, seats);
    expect(now([RED]).is).toBe('always');
    expect(now([RED]).how?.words.en).toContain('hatched is allowed');
    expect(now([BLUE])).toEqual({ is: 'always', how: null });
    expect(now([], matchOf('live', 'usual')).is).toBe('never');
  });
  test('what is dragged out of its half stays at the border, to the millimetre', () => {
    const isAllowed = mayStand(match, 'R9', null);
    expect(isAllowed([100, -100])).toBe(true);
    expect(isAllowed([100, 20])).toBe(false);
    const [x, y] = snapped(isAllowed, [100, 20]);
    expect(isAllowed([x, y])).toBe(true);
    expect(isAllowed([x, y + 1.5])).toBe(false);
  });
  test('the green is what the rules allow, at every place of the cloth', () => {
    const isAllowed = mayStand(match, 'R9', null);
    const { columns: width, rows: height, isGreen, goOn } = sampled(isAllowed, [0.96, 1.36]);
    while (goOn(50));
    const wrong = Array.from({ length: width * height }, (_, i) => i).filter((i) => {
      const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
      return isAllowed([(x / width - 0.5) * 960, (y / height - 0.5) * 1360]) !== (isGreen[i] === 1);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the hand that a newcomer is shown', () => {
  const wayOf = (gesture: HandGesture) => wayOfHand(inPlay(), gesture, 'R9') ?? { from: [0, 0], to: [0, 0] };
  test('goes with every hint of a match', () => {
    const shown = [...matchHints(inPlay()), ...trainingHints(inPlay())].flatMap(({ gesture }) => gesture ?? []);
    expect(shown.map((gesture) => wayOfHand(inPlay(), gesture, 'R9'))).not.toContain(null);
  });
  test('pulls towards its own goal, and leads its own keeper', () => {
    const [, , figure] = toTable(placesNow(inPlay()).R9);
    const [, , keeper] = toTable(placesNow(inPlay()).R1);
    expect(Math.sign(wayOf('pull').to[1] - figure)).toBe(Math.sign(keeper - figure));
    expect(Math.abs(wayOf('lead').from[1])).toBeGreaterThan(Math.abs(keeper));
    expect(Math.sign(wayOf('lead').from[1])).toBe(Math.sign(keeper));
  });
});

describe('the referee’s seconds', () => {
  const given = (settings: object, more: object): Match =>
    subbuteo.notation.readGiven({ mode: 'live', settings: { toss: false, ...settings }, ...more }, 'fistf-4.0');
  const limitIn = (match: Match) => light.scoreboard(match).moveLimit;
  test('are ten for a step of setting up, and five for a flick, of whoever is to do it', () => {
    expect(limitIn(given({}, { restart: { kind: 'corner', by: 'red', at: [400, 580] } }))).toEqual({
      seconds: 10,
      side: 'red',
    });
    expect(limitIn(given({}, { attacker: 'blue' }))).toEqual({ seconds: 5, side: 'blue' });
    expect(limitIn(given({}, { attacker: 'red', handSet: 'R9' }))).toEqual({ seconds: 10, side: 'red' });
  });
  test('are unknown where nobody’s time runs out, and do not run while he sets up himself', () => {
    expect(limitIn(given({ limits: false }, { attacker: 'blue' }))).toBeUndefined();
    const usual = given({ setPieces: 'usual' }, { restart: { kind: 'goalKick', by: 'red' } });
    expect(limitIn(usual)).toBeNull();
    expect(light.scoreboard(usual)).toMatchObject({ moveSecondsLeft: null, toMove: null });
  });
});

test('where the referee sets everything up, no button comes and goes; by hand they are there', () => {
  const restart = { kind: 'goalKick', by: 'red' };
  const offered = (setPieces: string, given: object = { restart }): readonly string[] => {
    const match = subbuteo.notation.readGiven({ settings: { setPieces, toss: false }, ...given }, 'fistf-4.0');
    const legal = legalActions(subbuteo, match, RED);
    return [...new Set(legal.filter((one) => light.byHand!.mode!.offers(one, match, true)).map(({ kind }) => kind))];
  };
  expect(offered('byHand')).toEqual(expect.arrayContaining(['done', 'lineUp', 'place']));
  expect(offered('usual').filter((kind) => kind === 'done' || kind === 'lineUp')).toEqual([]);
  expect(offered('usual', { phase: 'interval' })).toContain('ready');
});

test('to do without a block flick is offered in a live match only while the attacker waits for it', () => {
  const offered = (waiting: boolean, mode: 'live' | 'paced'): boolean => {
    const match = subbuteo.notation.readGiven(
      { mode, settings: { toss: false }, attacker: 'blue', block: 'red', waiting },
      'fistf-4.0',
    );
    const pass = legalActions(subbuteo, match, RED).find(({ kind }) => kind === 'pass');
    return pass !== undefined && light.byHand!.mode!.offers(pass, match, false);
  };
  expect([offered(false, 'live'), offered(true, 'live'), offered(false, 'paced')]).toEqual([false, true, true]);
});

test('in a shoot-out nobody leads the keeper of whoever shoots: he is away', () => {
  const settings = readSettings({ toss: false, setPieces: 'usual', limits: false, shootOutOnly: true });
  const live = LiveMatch.start(subbuteo, { edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings });
  live.advance(tick(600));
  const { restart } = live.match.state;
  expect(restart?.kind).toBe('shot');
  expect([isLed(live.match, restart!.by), isLed(live.match, other(restart!.by))]).toEqual([false, true]);
});
