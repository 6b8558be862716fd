import { createRandom, type Random } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Spots } from '@bande/games/subbuteo/consequences.ts';
import { LOOSE, other, OUTFIELD, type BodyName, type Side } from '@bande/games/subbuteo/names.ts';
import { roomFor } from '@bande/games/subbuteo/reckoning/free-place.ts';
import { clearedSpots } from '@bande/games/subbuteo/reckoning/restart-spots.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import type { Spot } from '@bande/games/subbuteo/zones.ts';
import { expect, test } from 'vitest';

/** Crowds before a goal, and the same crowds turned by half a turn in the shirts of the other side. */

const turnedSpot = ([x, y]: Spot): Spot => [0 - x, 0 - y];
const turnedName = (body: string): BodyName =>
  (body === 'ball' ? body : `${body.startsWith('R') ? 'B' : 'R'}${body.slice(1)}`) as BodyName;
const turned = (spots: Spots): Spots =>
  Object.fromEntries(Object.entries(spots).map(([body, at]) => [turnedName(body), turnedSpot(at)]));

const LEAST_APART = 22.5;
/** Figures of both sides shoulder to shoulder where the penalty area is, the others beside the pitch. */
function crowd(random: Random): Spots {
  const spots: Partial<Record<BodyName, Spot>> = { ball: [0, 0] };
  for (const figure of OUTFIELD) {
    const at: Spot = [random.below(240) - 120, -545 + random.below(135)];
    const isFree = Object.values(spots).every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > LEAST_APART);
    if (isFree && random.below(2) === 0) spots[figure] = at;
  }
  return spots;
}

const matchOf = (places: Spots, attacker: Side): Match =>
  subbuteo.notation.readGiven({ lineUp: 'free', places, attacker }, 'fistf-4.0');

const near = (spots: Spots): object =>
  Object.fromEntries(
    LOOSE.flatMap((body) => {
      const at = spots[body];
      return at === undefined ? [] : [[body, at.map((number): unknown => expect.closeTo(number, 6))]];
    }),
  );

test.each(Array.from({ length: 60 }, (_, i) => [`crowd ${i}`]))(
  'half a turn with the sides swapped clears the area alike, and makes the same room: %s',
  (name) => {
    const random = createRandom(name);
    const places = crowd(random);
    const attacker = random.below(2) === 0 ? 'blue' : 'red';
    const [here, there] = [matchOf(places, attacker), matchOf(turned(places), other(attacker))];
    const cleared = clearedSpots(here, 'red');
    expect(turned(clearedSpots(there, 'blue'))).toEqual(near(cleared));
    const ball: Spot = [random.below(200) - 100, -560 + random.below(130)];
    expect(turned(roomFor(there, { ball: turnedSpot(ball) }))).toEqual(near(roomFor(here, { ball })));
  },
);
