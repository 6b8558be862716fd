import { OFF, ON_FRAME, PERCHED, POCKETED } from './disc/state.ts';
import { CUSHION, DROPPED, ENTRY, HIT, LANDED, LEFT, MOVED } from './log.ts';
import type { Contact, End } from './stroke.ts';
import type { World as Bodies } from './world.ts';

/** What stays the same while discs move. */
type World = Pick<Bodies, 'bodies' | 'walls' | 'holes'>;

/** From the numbers of a log to contacts. */
export function contactsOf(world: World, data: Float64Array, length: number): readonly Contact[] {
  return Array.from({ length: length / ENTRY }, (_, at) => contactAt(world, data, at * ENTRY));
}

function contactAt({ bodies, walls, holes }: World, data: Float64Array, at: number): Contact {
  const [kind, t, other] = [data[at], data[at + 1]!, data[at + 3]!];
  const [x, y, speed] = [data[at + 4]!, data[at + 5]!, data[at + 6]!];
  const disc = bodies[data[at + 2]!]!.id;
  switch (kind) {
    case MOVED:
      return { kind: 'moved', t, disc, x, y };
    case HIT:
      return { kind: 'hit', t, a: disc, b: bodies[other]!.id, x, y, speed, airborne: data[at + 7] === 1 };
    case CUSHION:
      return { kind: 'cushion', t, disc, side: walls[other]!.id, x, y, speed };
    case DROPPED:
      return { kind: 'pocketed', t, disc, pocket: holes[other]!.id };
    case LEFT:
      return { kind: 'left', t, disc, x, y };
    case LANDED:
      return { kind: 'landed', t, disc, x, y, afterLeaving: other === 1 };
    default:
      return { kind: 'rest', t, disc, x, y };
  }
}

/** Where a disc lies, from `x`, `y`, place and hole in the numbers of a stroke. */
export function endOf({ bodies, holes }: World, numbers: Float64Array, at: number, i: number, perch: number): End {
  const end = { id: bodies[i]!.id, x: numbers[at]!, y: numbers[at + 1]! };
  const place = numbers[at + 2];
  if (place === POCKETED) return { ...end, where: 'pocket', pocket: holes[numbers[at + 3]!]!.id };
  if (place === OFF || place === ON_FRAME) return { ...end, where: 'off' };
  return place === PERCHED ? { ...end, where: 'board', on: bodies[perch]!.id } : { ...end, where: 'board' };
}
