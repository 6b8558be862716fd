import type { RestartKind } from '../consequences.ts';
import { goalBehind, isGoalLine, other, type Line, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Movement } from '../state.ts';
import { PITCH, type Spot, type Where, type Whereabouts } from '../zones.ts';

/** Who gets a ball that is over a line: by the last figure that touched it; goal frame and boards are no touches [C-3] ['DTKV-12.K2']. */
export interface Out {
  readonly restart: Extract<RestartKind, 'kickIn' | 'goalKick' | 'corner'>;
  readonly for: Side;
  readonly paragraphs: readonly Paragraph[];
}
export function outBy({ last, by, atGoal }: Movement, line: Line): Out {
  if (!isGoalLine(line))
    return { restart: 'kickIn', for: other(last.side), paragraphs: ['DTKV-11.1.1', 'DTKV-11.1.2'] };
  const owner = goalBehind(line);
  if (last.side !== owner) return { restart: 'goalKick', for: owner, paragraphs: ['DTKV-10.K2'] };
  const ownShot: readonly Paragraph[] =
    by === owner ? ['DTKV-12.K1', ...(atGoal ? (['DTKV-12.K2'] as const) : [])] : [];
  return { restart: 'corner', for: other(owner), paragraphs: ['DTKV-12.1', ...ownShot] };
}

interface Told extends Whereabouts {
  readonly corner?: 'west' | 'east' | undefined;
}
/** 'DTKV-12.2', 'DTKV-12.K5', 'DTKV-12.K6' [C-32]: the side at which it went over; null where the referee has to say so. */
export function cornerSide({ at, corner }: Told): 'west' | 'east' | null {
  if (corner !== undefined) return corner;
  if (at === undefined || at[0] === 0) return null;
  return at[0] < 0 ? 'west' : 'east';
}

/** 'DTKV-11.1.1': the point of the side line; the ball lies on it. */
export function kickInAt(line: Line, { at, where }: Whereabouts): { readonly at?: Spot; readonly where?: Where } {
  if (at === undefined) return where === undefined ? {} : { where };
  const aside = PITCH.width / 2 - PITCH.lineWidth / 2;
  const along = Math.max(-PITCH.length / 2, Math.min(PITCH.length / 2, at[1])) + 0;
  return { at: [line === 'west' ? -aside : aside, along] };
}
