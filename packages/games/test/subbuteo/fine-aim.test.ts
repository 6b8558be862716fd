import { LiveMatch } from '@bande/core';
import type { Flick } from '@bande/games/subbuteo/actions.ts';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import { placesNow } from '@bande/games/subbuteo/motion.ts';
import { withState, type Match, type Subbuteo } from '@bande/games/subbuteo/state.ts';
import { towardsBall } from '@bande/games/subbuteo/view/aims/aiming.ts';
import { fine } from '@bande/games/subbuteo/view/aims/fine-aim.ts';
import { grabbed } from '@bande/games/subbuteo/view/hands/grips.ts';
import { toTable, type Point } from '@bande/games/subbuteo/view/layout.ts';
import type { Players, Pull } from '@bande/games/subbuteo/view/hands/players.ts';
import { aheadOf } from '@bande/games/subbuteo/view/aims/way-ahead.ts';
import type { Spot, Touch } from '@bande/stage/grip';
import { createDraft } from '@bande/stage/use-draft';
import { describe, expect, test } from 'vitest';

type Given = Readonly<Record<string, unknown>>;
const table = (given: Given): Match =>
  new LiveMatch(subbuteo, subbuteo.notation.readGiven({ lineUp: 'free', attacker: 'red', ...given }, 'fistf-4.0'))
    .match;
const flick = (direction: number): Flick => ({
  kind: 'flick',
  figure: 'R9',
  direction,
  strength: 0.8,
  nail: 0,
  tick: false,
});
const spotOf = (place: Point): Spot => {
  const [x, , z] = toTable(place);
  return [x, z];
};

/** Where the ball goes, in degrees. */
function lineOf(match: Match, aimed: Flick): number {
  const { ball } = aheadOf(match, aimed);
  const [from, to] = [ball[0]!, ball.at(-1)!];
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
}

describe('a ball that lies far away', () => {
  const match = table({ places: { ball: [0, 200], R9: [0, -200] } });
  /** A pixel aside at a pull of 120. */
  const PIXEL = (Math.atan(1 / 120) * 180) / Math.PI;

  test('is turned by about a degree when the hand goes a pixel aside', () => {
    expect(fine(match, flick(0)).direction).toBe(0);
    for (let px = 1; px <= 24; px++) {
      const [one, next] = [px, px + 1].map((aside) => lineOf(match, fine(match, flick(aside * PIXEL)))) as [
        number,
        number,
      ];
      expect(one).toBeLessThan(0);
      expect(Math.abs(next - one)).toBeLessThan(1.6);
    }
  });
  test('without that two pixels turn it by more than ten', () => {
    expect(Math.abs(lineOf(match, flick(2 * PIXEL)))).toBeGreaterThan(10);
  });
  test('whoever pulls far aside sends his figure where he pulls it, and on the way there it never goes back', () => {
    expect(fine(match, flick(60)).direction).toBe(60);
    const turns = Array.from({ length: 50 }, (_, i) => fine(match, flick(i)).direction);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });
  test('somebody in the way, or the other side’s ball: the figure goes where it is pulled', () => {
    expect(fine(table({ places: { ball: [0, 200], R9: [0, -200], B6: [5, 0] } }), flick(4)).direction).toBe(4);
    expect(fine(table({ attacker: 'blue', places: { ball: [0, 200], R9: [0, -200] } }), flick(4)).direction).toBe(4);
  });
  test('a figure close to it has a fine hand by itself', () => {
    const close = table({ places: { ball: [0, 0], R9: [0, -40] } });
    expect(Math.abs(fine(close, flick(6)).direction - 6)).toBeLessThan(2.5);
  });
});

/** One who pulls a figure of Red's straight back by hundred pixels, wherever he comes down. */
function pulling(first: Match, at: Point) {
  const pulls = new Map<string, Pull | null>();
  const acted: unknown[] = [];
  const draft = createDraft<Subbuteo>(null);
  let match = first;
  const players: Players = {
    running: { match: () => match, tick: () => 0, subscribe: () => () => {} },
    seats: [0],
    inMode: false,
    draft,
    held: () => draft,
    leading: { wanted: () => [0, -5700, 0], lead: () => {} },
    onAct: (action) => void acted.push(action),
    onPull: (figure, pull) => void pulls.set(figure, pull),
    onCarry: () => {},
    onLook: () => {},
  };
  const from = spotOf(at);
  const grip = grabbed(players, from, 'mouse', 0.01)!;
  const touch: Touch = {
    from,
    at: [from[0], from[1] + 1],
    far: 100,
    full: 160,
    across: 0,
    down: 100,
    beside: ([x, z]) => [x, z + 1],
    ms: 600,
  };
  grip.move(touch);
  return {
    pulls,
    acted,
    keys: grip.keys!,
    turn: grip.turn!,
    release: () => grip.release(touch),
    goOn: (to: Match) => void (match = to),
  };
}

test('with the hand set for a shot whoever pulls at another figure sees the sling at the one that shoots', () => {
  const match = table({ places: { ball: [0, 400], R9: [0, 330], R10: [150, 250] }, handSet: 'R9' });
  const places = placesNow(match);
  const { pulls } = pulling(match, places.R10);
  const [x, z] = spotOf(places.R9);
  expect([...pulls.keys()]).toEqual(['R9']);
  expect(pulls.get('R9')).toMatchObject({ from: [x, z], to: [x, expect.closeTo(z + 1, 9)], onIt: true });
  expect(pulls.get('R9')!.flick).toMatchObject({ figure: 'R9', direction: towardsBall('R9', places) });
});

test('a pull during which the half ends is dropped without a word', () => {
  const match = table({ places: { ball: [0, 400], R9: [0, 330] } });
  const { R9 } = placesNow(match);
  const [over, goes] = [pulling(match, R9), pulling(match, R9)];
  over.goOn(withState(match, { phase: 'interval' }));
  over.release();
  goes.release();
  expect([over.acted, over.pulls.get('R9')]).toEqual([[], null]);
  expect(goes.acted).toMatchObject([{ kind: 'flick', figure: 'R9' }]);
});

test('four presses of E set the nail most of the way beside the middle', () => {
  const match = table({ places: { ball: [0, 400], R9: [0, 330] } });
  const { pulls, keys, turn } = pulling(match, placesNow(match).R9);
  for (let press = 0; press < 4; press++) turn(keys['e']!);
  expect(pulls.get('R9')!.flick.nail).toBe(0.8);
});
