import type { LogEntry } from '@bande/core';
import type { Show, Sound } from '@bande/stage/view';
import type { BodyName } from '../names.ts';
import { pieceOf } from '../motion.ts';
import type { Match, Subbuteo } from '../state.ts';
import { words } from './naming.ts';

const GOAL_MS = 1600;
/** Metres a second at which a blow is as loud as it gets. */
const LOUDEST = 2;
const FAINTEST = 0.08;

const sound = (name: Sound, gain: number): Show => ({ kind: 'sound', sound: name, ms: 0, gain });

/** How fast something is after the blow. */
function loudness({ state }: Match, body: BodyName): number {
  const { vx = 0, vy = 0 } = pieceOf(state.motion, body);
  return Math.min(1, Math.max(FAINTEST, Math.hypot(vx, vy) / LOUDEST));
}

/** Blows are heard as they fall; a ball in the goal is told, and nobody counts it. */
export function shows({ fact }: LogEntry<Subbuteo>, after: Match): readonly Show[] {
  switch (fact.kind) {
    case 'flicked':
      return [sound('slide', 0.2 + 0.6 * fact.strength)];
    case 'ballTouched':
      return [sound('kick', loudness(after, 'ball'))];
    case 'figuresTouched':
      return [sound('knock', Math.max(loudness(after, fact.touchedBy), loudness(after, fact.touched)))];
    case 'rebounded':
      return [sound(fact.from === 'net' ? 'slide' : 'cushion', loudness(after, fact.what))];
    case 'toppled':
      return [sound('knock', 0.4)];
    case 'placed':
    case 'linedUp':
      return [sound('step', 0.7)];
    case 'ballInGoal':
      return [sound('cheer', 0.6), { kind: 'banner', label: words('Drin!', 'It’s in!'), tone: 'goal', ms: GOAL_MS }];
    default:
      return [];
  }
}
