import type { LogEntry } from '@bande/core';
import type { Show } from '@bande/stage/view';
import type { Match, Subbuteo } from '../state.ts';
import { OF_FALL, ofRebound, ofTouch, type Heard } from './heard.ts';
import { words } from './naming.ts';

const GOAL_MS = 1600;

const sound = (heard: Heard): Show => ({ kind: 'sound', ms: 0, ...heard });

/** Blows that nobody could foretell are heard as they fall; a ball in the goal is told, and nobody counts it. */
export function shows({ fact }: LogEntry<Subbuteo>, { state: { motion } }: Match): readonly Show[] {
  switch (fact.kind) {
    case 'flicked':
      return [sound({ sound: 'slide', gain: 0.2 + 0.6 * (fact.strength ?? 0.5) })];
    case 'ballTouched':
      return [sound(ofTouch(motion, 'ball', fact.touchedBy))];
    case 'figuresTouched':
      return [sound(ofTouch(motion, fact.touchedBy, fact.touched))];
    case 'rebounded':
      return [sound(ofRebound(motion, fact.what, fact.from === 'net'))];
    case 'toppled':
      return [sound(OF_FALL)];
    case 'placed':
    case 'linedUp':
      return [sound({ sound: 'step', gain: 0.7 })];
    case 'ballOver':
      if (!fact.inGoal) return [];
      return [
        sound({ sound: 'cheer', gain: 0.6 }),
        { kind: 'banner', label: words('Drin!', 'It’s in!'), tone: 'goal', ms: GOAL_MS },
      ];
    default:
      return [];
  }
}
