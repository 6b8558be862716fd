import { describe, expect, test } from 'vitest';
import {
  decide,
  DISC,
  discBody,
  due,
  type Kind,
  loaded,
  next,
  put,
  runTo,
  saved,
  strike,
  World,
} from '../src/index.ts';
import { tableOn } from '@bande/games/carrom/table-bodies.ts';
import { CARROM, worldOf } from './board.ts';
import { man, striker } from './discs.ts';

const LIMIT = 20_000;
const TABLE = tableOn(CARROM);

/** The same motion, with as many events behind it as there may be. */
const tired = (world: World): World => loaded(TABLE, world.bodies, { ...saved(world), events: LIMIT });

describe('everything ends after so many events since the last input, and time does not stand still for it', () => {
  test('a disc over a pocket', () => {
    const { x, y } = worldOf(CARROM, []).holes[0]!;
    const bodies = [man('a', x, y), man('b', 0, 0)].map(discBody);
    const world = new World(TABLE, bodies);
    put(world, 0, 0, x, y);
    put(world, 1, 0, 0, 0);
    expect(due(world)).toBeLessThan(Infinity);
    const end = tired(world);
    expect(next(end)).toBe(true);
    expect([next(end), due(end)]).toEqual([false, Infinity]);
  });

  test('a disc that lies on one which is struck away', () => {
    const bodies = [striker(0, 0), man('a', 0, 0)].map(discBody);
    const world = new World(TABLE, bodies);
    put(world, 0, 0, 0, 0);
    put(world, 1, 0, 0, 0, 0);
    strike(world, 0, 0, { vx: 1, vy: 0, spin: 0, lift: 0 });
    const end = tired(world);
    runTo(end);
    expect(due(end)).toBe(Infinity);
  });

  test('a kind of body that would never rest is one error that names it', () => {
    const restless: Kind = {
      ...DISC,
      name: 'top',
      flat: false,
      plan(world, i) {
        DISC.plan(world, i);
        decide(world, i, world.start[i]!, 77, 0);
      },
      carryOut: (world, i) => DISC.put(world, i, world.x[i]!, world.y[i]!, -1),
    };
    const world = new World(TABLE, [{ ...discBody(man('spinning', 0, 0)), kind: restless }]);
    put(world, 0, 0, 0, 0);
    expect(() => runTo(world)).toThrow(
      new RangeError(`after ${LIMIT} events spinning, a top, still does not come to rest`),
    );
  });
});
