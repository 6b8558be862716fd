import type { LogEntry, Words } from '@bande/core';
import type { Show } from '@bande/stage/view';
import { isTraining, type Fact, type Match, type Subbuteo } from '../state.ts';
import { OF_FALL, ofRebound, ofTouch, type Heard } from './heard.ts';
import { sideWords, words } from './naming.ts';
import { LAY_BACK } from './picks.ts';
import { missOf, nearMiss, scorer } from './tried.ts';

/** Nothing waits for them, so they may be read at leisure. */
const MS = { goal: 3200, lost: 4000, near: 1800, miss: 3600 } as const;

const sound = (heard: Heard): Show => ({ kind: 'sound', ms: 0, ...heard });

/** Blows that nobody could foretell are heard as they fall; a ball in the goal is told, and nobody counts it. On the training pitch, where no referee speaks, so is what nearly was one, and why a flick came to nothing. */
export function shows(
  { fact }: LogEntry<Subbuteo>,
  match: Match,
  past: readonly LogEntry<Subbuteo>[] = [],
): readonly Show[] {
  return [...seenOf(fact, match), ...(isTraining(match) ? triedOf(fact, match, past) : [])];
}

function triedOf(fact: Fact, match: Match, past: readonly LogEntry<Subbuteo>[]): readonly Show[] {
  const near = nearMiss(fact, past, match);
  if (near !== null) return [sound(GROAN), { kind: 'banner', label: near, tone: 'calm', ms: MS.near }];
  const miss = missOf(fact, past, match);
  return miss === null
    ? []
    : [{ kind: 'own', name: MISSED, ids: [miss.of], label: miss.words, ms: MS.miss, lies: 0, placed: true }];
}
/** It is written beside whom it is told of. */
export const MISSED = 'missed';
const GROAN: Heard = { sound: 'groan', gain: 0.35 };

function seenOf(fact: Fact, { state: { motion } }: Match): readonly Show[] {
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
        sound({ sound: 'cheer', gain: 0.9 }),
        { kind: 'banner', label: goalFor(sideWords(scorer(fact))), tone: 'goal', ms: MS.goal },
      ];
    case 'ballFell':
      return [sound(OF_FALL), { kind: 'banner', label: BALL_FELL, tone: 'calm', ms: MS.lost }];
    default:
      return [];
  }
}

const goalFor = ({ de, en }: Words): Words => words(`Tor für ${de}!`, `Goal for ${en}!`);
const BALL_FELL = words(
  `Der Ball ist vom Tisch gefallen. „${LAY_BACK.de}“ holt ihn wieder.`,
  `The ball fell off the table. “${LAY_BACK.en}” brings it back.`,
);
