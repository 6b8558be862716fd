import { actionWords, lookAt } from '@bande/stage/view';
import { createRandom, LiveMatch, tick, type LogEntry, type Words } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Flick } from '@bande/games/subbuteo/actions.ts';
import { labels } from '@bande/games/subbuteo/labels.ts';
import { isQuiet, lies, placesNow, stands } from '@bande/games/subbuteo/motion.ts';
import { BODIES, FIGURES, isReserve, type Figure } from '@bande/games/subbuteo/names.ts';
import { readings } from '@bande/games/subbuteo/readings.ts';
import { rulebook } from '@bande/games/subbuteo/rulebook.ts';
import { sampleLike } from '@bande/games/subbuteo/sample.ts';
import type { Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import {
  directionOf,
  figureNear,
  keeperNear,
  liftedNear,
  nailed,
  pulled,
  swiped,
} from '@bande/games/subbuteo/view/aims/aiming.ts';
import { draftAt } from '@bande/games/subbuteo/view/aims/drafting.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { speedOf, type Spotted } from '@bande/games/subbuteo/view/picture/poses.ts';
import { tickOf } from '@bande/physics';
import { describe, expect, test } from 'vitest';
import { onePerson } from './training/session.ts';

const start = subbuteo.start(onePerson);
const flick: Flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.5, nail: 0, tick: false };

/** Somebody who flicks anything anywhere for a while. */
function trained(): { readonly entries: readonly LogEntry<Subbuteo>[]; readonly match: Match } {
  const random = createRandom('view2');
  const live = LiveMatch.start(subbuteo, onePerson);
  const entries: LogEntry<Subbuteo>[] = [];
  for (let i = 0; i < 120; i++) {
    const legal = subbuteo.legal(live.match, 0);
    const like = legal[random.below(i % 3 === 0 ? legal.length : FIGURES.length) % legal.length]!;
    const action = sampleLike(live.match, 0, like, random);
    const done = live.play({ tick: tick(live.match.tick + random.below(60)), kind: 'action', by: 0, action });
    if (done.ok) entries.push(...done.value);
  }
  return { entries, match: live.match };
}

const leftovers = /[{}]|undefined|null|NaN|\[object| {2}|^\s|\s$|\$/;
const isOdd = ({ de, en }: Words): boolean => [de, en].some((text) => text === '' || leftovers.test(text));

describe('words', () => {
  const { entries, match } = trained();
  test('every fact that takes place can be said', () => {
    expect(new Set(entries.map(({ fact }) => fact.kind)).size).toBeGreaterThan(9);
    const said = entries.map(({ fact }) => light.factWords(fact as never, match));
    expect(said.filter(isOdd)).toEqual([]);
  });
  test('what hands do is told, and what becomes of it; touches on the way are not', () => {
    const told = entries.filter(({ fact }) => light.tells!(fact as never, match) !== null);
    const kinds = new Set(told.map(({ fact }) => fact.kind));
    expect(kinds.has('flicked') && kinds.has('toppled')).toBe(true);
    expect(kinds.has('ballTouched') || kinds.has('figuresTouched') || kinds.has('rested')).toBe(false);
    expect(light.tells!({ kind: 'ballOver', line: 'north', inGoal: true }, match)).toMatchObject({ by: 'red' });
  });
  test('every action and every dial can be said', () => {
    const said = subbuteo
      .legal(start, 0)
      .flatMap((action) => [
        actionWords(light, action, start),
        lookAt(light, action).deed('red', action, start, false),
        lookAt(light, action).deed('red', action, start, true),
        ...(light.dials?.(action, start) ?? []).flatMap(({ label, says }) => [label, says]),
      ]);
    expect(said.filter(isOdd)).toEqual([]);
  });
  test('blows are heard, and never louder than loud', () => {
    const gains = entries
      .flatMap((entry) => light.shows(entry, match))
      .flatMap((show) => (show.kind === 'sound' ? [show.gain ?? 1] : []));
    expect(gains.length).toBeGreaterThan(50);
    expect(gains.filter((gain) => !(gain > 0 && gain <= 1))).toEqual([]);
  });
  test('after it every flick is in a bar, the figure most flicked first', () => {
    const [flicks] = light.statistics(entries.map((entry) => ({ entry, match })));
    const values = flicks?.kind === 'bars' ? flicks.bars.map(({ value }) => value) : [];
    expect(values).toHaveLength(8);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values[0]).toBeGreaterThan(2);
  });
  test('nothing is counted', () => {
    expect(light.scoreboard(match).score).toBeNull();
  });
});

describe('the cloth in cells', () => {
  const cells = light.board(start).rows.flat();
  test('everything stands in one cell and has a name there', () => {
    expect(cells.flatMap(({ holds }) => holds).toSorted()).toEqual(
      BODIES.filter((body) => !isReserve(body)).toSorted(),
    );
    expect(cells.map(({ label }) => label).filter(isOdd)).toEqual([]);
  });
  test('pointing at a figure takes it, at another cell aims there', () => {
    const cell = cells.find(({ holds }) => holds.includes('B9'))!;
    expect(draftAt(flick, cell.id, start)).toMatchObject({ figure: 'B9' });
    expect(draftAt(flick, 'D11', start)).toMatchObject({ figure: 'R9', direction: 0 });
    expect(draftAt({ ...flick, figure: 'B9' }, 'D1', start)).toMatchObject({ direction: 0 });
  });
});

describe('hands', () => {
  const places = placesNow(start);
  test('a pull sends the figure the other way, the same for both sides as each sees it', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: -0.03, y: -0.03 },
    ];
    expect(pulled(flick, from, to, 0.4)).toMatchObject({ direction: 45, strength: 0.4 });
    expect(pulled({ ...flick, figure: 'B9' }, from, { x: 0.03, y: 0.03 }, 0.4)).toMatchObject({ direction: 45 });
    expect(directionOf('R9', 0, -1)).toBe(180);
  });
  test('the nearest figure is meant, and none where none is near', () => {
    const { x, y } = places.R7;
    expect(figureNear(start, { x: x + 0.01, y }, 0.03, places)).toBe('R7');
    expect(figureNear(start, { x: x + 0.05, y }, 0.03, places)).toBeNull();
  });
  test('a ball that lies still and a figure that lies are picked up, nothing else; put down, the figure stands', () => {
    expect(liftedNear(start, places.ball, 0.02, places)).toBe('ball');
    expect(liftedNear(start, places.R7, 0.02, places)).toBeNull();
    const live = LiveMatch.start(subbuteo, onePerson);
    for (let i = 0; i < 40 && !FIGURES.some((figure) => lies(live.match.state.motion, figure)); i++) {
      const action: Flick = { ...flick, figure: i % 2 === 0 ? 'R9' : 'B9', strength: 1 };
      live.play({ tick: live.match.tick, kind: 'action', by: 0, action });
      live.advance(tick(live.match.tick + 600));
    }
    const there = placesNow(live.match);
    const fallen = FIGURES.find((figure) => lies(live.match.state.motion, figure))!;
    expect(liftedNear(live.match, there[fallen], 0.001, there)).toBe(fallen);
    const at: [number, number] = [there[fallen].x * 1000, there[fallen].y * 1000];
    const action = { kind: 'place', what: fallen, at } as const;
    expect(live.play({ tick: live.match.tick, kind: 'action', by: 0, action }).ok).toBe(true);
    expect(stands(live.match.state.motion, fallen)).toBe(true);
  });
  test('a swipe through a base flicks it that way; beside its middle it spins to that side', () => {
    const { x, y } = places.R7;
    const swipe = (aside: number): Flick | null =>
      swiped(start, { places, among: FIGURES }, { x: x + aside, y: y - 0.05 }, { x: x + aside, y: y + 0.05 }, 0.3);
    expect(swipe(0)).toMatchObject({ figure: 'R7', direction: 0, nail: 0, strength: 0.3 });
    expect(swipe(0.008)!.nail).toBeGreaterThan(0);
    expect(swipe(-0.008)!.nail).toBeLessThan(0);
    expect(swipe(0.04)).toBeNull();
  });
  test('the keeper is taken before and behind his goal, and nowhere else', () => {
    expect(keeperNear(start, { x: 0.02, y: -0.57 })).toBe('red');
    expect(keeperNear(start, { x: 0.3, y: 0.65 })).toBe('blue');
    expect(keeperNear(start, { x: 0, y: 0.4 })).toBeNull();
  });
  test('the nail goes no farther than the rim', () => {
    expect(nailed(flick, 3).nail).toBe(0.3);
    expect(nailed(flick, -30).nail).toBe(-1);
  });
});

describe('keys', () => {
  test('another figure looks at the ball, by its dial as by pointing at it', () => {
    const at = (figure: Figure): number =>
      directionOf(figure, -placesNow(start)[figure].x, -placesNow(start)[figure].y);
    expect(light.turned!(flick, { dial: 'figure', value: FIGURES.indexOf('R11') }, start)).toMatchObject({
      figure: 'R11',
      direction: at('R11'),
    });
    expect(draftAt(flick, 'R11', start)).toMatchObject({ figure: 'R11', direction: at('R11') });
  });
  test('one turns the figure so that the ball goes past the keeper, another at the ball', () => {
    const [ball, goal] = light.aids!({ ...flick, direction: 50, nail: 0.2 }, start);
    expect(ball).toMatchObject({ key: 't', sets: { figure: 'R9', direction: 0, strength: 0.5, nail: 0.2 } });
    expect(goal!.key).toBe('g');
    expect((goal!.sets as Flick).direction).not.toBe(0);
    expect(
      light.aids!(
        subbuteo.legal(start, 0).find(({ kind }) => kind === 'lineUp')!,
        start,
      ),
    ).toEqual([]);
  });
  test('whoever presses nothing but G and F from the kick-off on has a goal with a few flicks', () => {
    const live = LiveMatch.start(subbuteo, onePerson);
    const example: Flick = { ...flick, strength: 0.4 };
    let [last, flicks, isIn]: [Flick | null, number, boolean] = [null, 0, false];
    for (; flicks < 8 && !isIn; flicks++) {
      const draft = light.begins!(example, last, live.match);
      last = light.aids!(draft, live.match).find(({ key }) => key === 'g')!.sets as Flick;
      expect(live.play({ tick: live.match.tick, kind: 'action', by: 0, action: last }).ok).toBe(true);
      isIn = live.advance(tick(live.match.tick + 960)).some(({ fact }) => fact.kind === 'ballOver' && fact.inGoal);
    }
    expect(isIn).toBe(true);
    expect(flicks).toBeLessThanOrEqual(6);
  });
  test('a line-up wipes what was half set, nothing else does', () => {
    const wiping = subbuteo.legal(start, 0).filter((action) => lookAt(light, action).hands === 'beginAnew');
    expect(new Set(wiping.map(({ kind }) => kind))).toEqual(new Set(['lineUp']));
  });
});

test('a positional flick goes by the name that the rulebook has for it', () => {
  const said = JSON.stringify([labels, light, rulebook, readings]);
  expect(said).toContain('Stellungszug');
  expect(said).not.toMatch(/Positionsz[uü]g/);
});

test('nothing that a player reads is told by the compass', () => {
  const texts: string[] = [];
  JSON.stringify([labels, light.gestures, light.hints!(start), light.lessons!()], (key, value: unknown) => {
    if ((key === 'de' || key === 'en') && typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => /\b(?:nord|süd|ost|west|north|south|east)(?:en)?\b/i.test(text))).toEqual([]);
});

describe('what is heard of a motion', () => {
  /** A hard flick into the ball and into what stands behind it. */
  const live = LiveMatch.start(subbuteo, onePerson);
  const flicked = live.play({ tick: tick(0), kind: 'action', by: 0, action: { ...flick, strength: 1, direction: 8 } });
  if (!flicked.ok) throw new Error('not flicked');
  const plan = light.underWay!(live.match)!;
  const before: Match = live.match;

  test('is known as soon as it begins: every blow comes when it was foretold, as loud, and as part of the same plan', () => {
    const heard: { readonly sound: string; readonly gain: number; readonly tick: number }[] = [];
    while (!isQuiet(live.match.state.motion)) {
      expect(light.underWay!(live.match)).toBe(plan);
      for (const entry of live.advance(tick(live.match.tick + 1)))
        for (const show of light.shows(entry, live.match))
          if (show.kind === 'sound' && show.sound !== 'cheer')
            heard.push({ sound: show.sound, gain: show.gain!, tick: entry.fact.tick });
    }
    expect(heard.length).toBeGreaterThan(3);
    expect(plan.sounds.map(({ sound }) => sound)).toEqual(heard.map(({ sound }) => sound));
    for (const [i, { at, gain }] of plan.sounds.entries()) {
      expect(tickOf(at / 1000)).toBe(heard[i]!.tick);
      expect(gain).toBeCloseTo(heard[i]!.gain, 1);
    }
    expect(light.underWay!(live.match)).toBeNull();
  });
  test('is another plan when somebody meets it, and nobody knows when it ends', () => {
    const again = new LiveMatch(subbuteo, before);
    again.advance(tick(10));
    expect(light.underWay!(again.match)?.id).toBe(plan.id);
    again.play({ tick: tick(10), kind: 'action', by: 0, action: { ...flick, figure: 'B9' } });
    expect(light.underWay!(again.match)?.id).not.toBe(plan.id);
    again.play({ tick: tick(12), kind: 'stream', by: 0, to: [300, -5800, 0] });
    expect(light.underWay!(again.match)?.id).not.toBe(plan.id);
    expect([plan.until, light.underWay!(start)]).toEqual([null, null]);
  });
});

test('how fast something is seen to go; what was put down elsewhere did not go there', () => {
  const at = (seen: number, x: number): Spotted => ({ tick: seen, x, y: 0 });
  expect(speedOf(at(0, 0), at(12, 0.1))).toBeCloseTo(1, 9);
  expect([speedOf(undefined, at(3, 1)), speedOf(at(3, 0), at(3, 0.1)), speedOf(at(0, 0), at(1, 0.5))]).toEqual([
    0, 0, 0,
  ]);
});
