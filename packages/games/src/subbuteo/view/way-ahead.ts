import { Motions } from '@bande/physics';
import type { Flick } from '../actions.ts';
import { velocityOf } from '../flick.ts';
import { figureBody, tableOf, type FigureSize } from '../table-bodies.ts';
import type { Pitch } from '../table.ts';
import type { Point } from './layout.ts';

/** Where a flicked figure would go from where it stands if it met nothing, swerve and all: places in metres from there, to where it comes to rest. */
export function wayAhead(pitch: Pitch, size: FigureSize, flick: Flick): readonly Point[] {
  const motions = alone(pitch, size);
  const name = 'figure';
  let motion = motions.flick(motions.start({ [name]: [0, 0] }), 0, name, velocityOf(flick, size));
  const way: Point[] = [{ x: 0, y: 0 }];
  for (let time = STEP; time < LONGEST; time += STEP) {
    for (;;) {
      const coming = motions.next(motion, time);
      if (coming === null) break;
      motion = coming.motion;
      if (coming.told.some(({ kind }) => kind === 'rest')) return [...way, placeIn(motions, motion, coming.t)];
    }
    way.push(placeIn(motions, motion, time));
  }
  return way;
}
const STEP = 1 / 40;
const LONGEST = 6;

function placeIn(motions: Motions, motion: Parameters<Motions['placesAt']>[0], time: number): Point {
  const { x, y } = motions.placesAt(motion, time)[0]!;
  return { x, y };
}

/** A cloth without end and nothing else on it, made once for each set of figures. */
const tables = new WeakMap<FigureSize, Motions>();
function alone(pitch: Pitch, size: FigureSize): Motions {
  const known = tables.get(size) ?? new Motions({ ...tableOf(pitch), obstacles: [] }, [figureBody('figure', size)]);
  tables.set(size, known);
  return known;
}
