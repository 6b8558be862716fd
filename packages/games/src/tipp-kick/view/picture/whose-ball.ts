import type { Pose } from '@bande/physics/engine';
import { kept } from '../../ball/pose.ts';
import { topColour } from '../../ball/top.ts';
import type { Colour, Side } from '../../names.ts';
import { ownerOf, type Match } from '../../state.ts';
import type { Seen } from './seen.ts';

const tops = new WeakMap<Pose, Colour | null>();
/** Which colour is on top of a ball that lies so. */
function topOf(pose: Pose): Colour | null {
  const known = tops.get(pose);
  if (known !== undefined) return known;
  const top = topColour(kept(pose));
  tops.set(pose, top);
  return top;
}

/** The colour on top of a ball that lies for somebody to play, and whose that is; null while it moves or is still to be laid. */
export function whoseBall(
  { state }: Match,
  { from, to }: Seen,
): { readonly colour: Colour; readonly side: Side } | null {
  if (from.ball !== to.ball || state.movement !== null || !isToBePlayed(state)) return null;
  const colour = topOf(to.ball);
  return colour === null ? null : { colour, side: ownerOf(state, colour) };
}

const isToBePlayed = ({ turn, restart, repetition }: Match['state']): boolean =>
  restart === null ? turn !== null || repetition !== null : restart.laid;
