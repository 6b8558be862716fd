import { inPlay } from '@bande/core';
import { loadEngine } from '@bande/physics/engine';
import { quickAim } from '@bande/games/tipp-kick/aim/index.ts';
import { instantAt, sightings } from '@bande/games/tipp-kick/motion/index.ts';
import { ballAt, laidOut, newPlate, squareOf } from '@bande/games/tipp-kick/plate.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import { start } from '@bande/games/tipp-kick/start.ts';
import { TABLE } from '@bande/games/tipp-kick/table.ts';
import { withState, type Match, type Setup } from '@bande/games/tipp-kick/state.ts';
import { blowsBetween, pressesBetween } from '@bande/games/tipp-kick/view/shown/blows.ts';
import { heardOf, ofPress } from '@bande/games/tipp-kick/view/shown/heard.ts';
import { freshGoal, Memory } from '@bande/games/tipp-kick/view/after/memory.ts';
import { hitBy } from '@bande/games/tipp-kick/view/picture/net-shape.ts';
import { isAtEase, seenAt, standing } from '@bande/games/tipp-kick/view/picture/seen.ts';
import { underWay } from '@bande/games/tipp-kick/view/shown/under-way.ts';
import { goalsAgain } from '@bande/games/tipp-kick/view/after/again.ts';
import { tickAgain } from '@bande/stage/use-again';
import { whoseBall } from '@bande/games/tipp-kick/view/picture/whose-ball.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const settings = readSettings({});
const opening = (): Match =>
  start({ edition: 'dtkv-2012.1', mode: 'live', seed: 1, settings, seating: ['red', 'blue'] } as unknown as Setup);

/** Metres a second: along the floor, and so that it meets the net. */
const [ROLLED, SHOT] = [1.8, 3];
/** A flat shot from before the north goal into its left half. */
function shot(speed = SHOT): Match {
  const out = { sideways: 300, forward: 80, lift: 0, roll: 0 };
  const rest = laidOut(settings);
  const lie = {
    ...rest,
    ball: ballAt([60, 300], squareOf('white')),
    figures: {
      ...rest.figures,
      blue: { ...rest.figures.blue, keeper: { at: out, towards: out, pace: { ...out, sideways: 0, forward: 0 } } },
    },
  };
  const stance = quickAim(lie, { facing: 1085, speed, loft: 'flat', colour: 'any' });
  const motion = { rest: lie, since: 0, deeds: [{ kind: 'press', tick: 10, side: 'red', ...stance } as const] };
  return withState(opening(), { plate: { ...newPlate(lie, inPlay(0)), motion } });
}

beforeAll(loadEngine);

test('what a frame shows lies between two instants of physics, one tick late', () => {
  const match = shot();
  const { motion } = match.state.plate!;
  const { from, to, share } = seenAt(match, 15.25);
  expect([from, to, share]).toEqual([instantAt(motion, 14), instantAt(motion, 15), 0.25]);
  expect(isAtEase(match)).toBe(false);
  expect(underWay(match)).toMatchObject({ from: 0, until: null });
});

test('a table on which nothing moves asks no engine', () => {
  const match = opening();
  expect(isAtEase(match)).toBe(true);
  expect(underWay(match)).toBeNull();
  const { from, to } = seenAt(match, 500.5);
  expect(from).toBe(to);
  expect(whoseBall(match, { from, to, share: 0 })).toEqual({ colour: 'white', side: 'red' });
  expect(whoseBall(match, { ...seenAt(shot(), 15), share: 0 })).toBeNull();
});

describe('what is heard and seen of a goal', () => {
  test('the press, the foot, and the net, each once and when it happens', () => {
    const match = shot();
    const { motion } = match.state.plate!;
    expect(pressesBetween(match, 9, 11)).toHaveLength(1);
    expect(pressesBetween(match, 11, 13)).toHaveLength(0);
    const heard = Array.from({ length: 40 }, (_, i) => blowsBetween(match, i, i + 1)).flat();
    expect(heard.map(({ seen }) => seen)).toEqual(sightings(motion, 40));
    expect(heardOf(heard[0]!)).toMatchObject({ sound: 'tick' });
    expect(ofPress(1000).gain).toBeGreaterThan(ofPress(100).gain);
    const net = heard.find(({ seen }) => seen.kind === 'net')!;
    expect(heardOf(net)).toMatchObject({ sound: 'swish' });
    expect(hitBy(net, 'blue')!.force).not.toBe(0);
    expect(hitBy(net, 'red')).toBeNull();
  });
  test('it is remembered, and seen again from before the line until it is in', () => {
    const match = shot();
    const memory = new Memory();
    memory.remember(match);
    const over = sightings(match.state.plate!.motion, 40).find(({ kind }) => kind === 'over')!;
    const goal = memory.goalOf('blue', 40)!;
    expect(goal.crossed).toBe(over.tick);
    expect(goal.until).toBeGreaterThan(over.tick);
    expect(goal.approached).toBeLessThan(over.tick);
    expect(memory.goalOf('red', 40)).toBeNull();
    const scored = withState(match, { score: { red: 1, blue: 0 } });
    expect([freshGoal(match, scored), freshGoal(scored, scored)]).toEqual(['blue', null]);
    const seen = { ...goal, given: 25 };
    expect(tickAgain(goalsAgain.pace, seen, goalsAgain.pace.inNet + 0.1)!).toBeLessThan(goal.crossed);
    expect(tickAgain(goalsAgain.pace, seen, 9)).toBeNull();
  });
  test('one that rolls in flat is held by the net, too', () => {
    const match = shot(ROLLED);
    const memory = new Memory();
    memory.remember(match);
    const { crossed, until } = memory.goalOf('blue', 110)!;
    expect(until).toBeGreaterThan(crossed);
    const [line, net] = [TABLE.length / 2, TABLE.length / 2 + TABLE.goalDepth];
    for (let tick = Math.ceil(crossed); tick <= 240; tick++) {
      const { y } = instantAt(match.state.plate!.motion, tick).ball.at;
      expect([y > line, y < net]).toEqual([true, true]);
    }
  });
});

test('words keep clear of a kicker also while it is pressed, when it stands nowhere else', () => {
  const match = shot();
  const { figures } = instantAt(match.state.plate!.motion, 14);
  const { deed } = figures.red.pressing!;
  expect(figures.red.kicker).toBeNull();
  expect(standing(figures)).toContainEqual([deed.x / 100, deed.y / 100]);
});
