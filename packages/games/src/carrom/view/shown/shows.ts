import type { LogEntry } from '@bande/core';
import type { Contact, Run } from '@bande/physics';
import { heard, type Show, type TimedSound, type UnderWay } from '@bande/stage/view';
import { motionOf, restTick } from '../../motion.ts';
import type { Carrom, Match } from '../../state.ts';
import { shownAt } from './shown-at.ts';

/** First what took place, then what the umpire makes of it. */
export const shows = (entry: LogEntry<Carrom>, after: Match): readonly Show[] => [
  ...showsOfFact(entry),
  ...entry.rulings.flatMap((ruling) => shownAt(ruling, after)),
];

function showsOfFact({ fact }: LogEntry<Carrom>): readonly Show[] {
  switch (fact.kind) {
    case 'placed':
    case 'racked':
    case 'rackTurned':
      return [heard('step')];
    default:
      return [];
  }
}

/** A stroke is under way until everything lies still. */
export function underWay(match: Match): UnderWay | null {
  const { running } = match.state;
  if (running === null) return null;
  const run = motionOf(match, running);
  const known = heardOf.get(run);
  const sounds = known ?? [{ at: 0, sound: 'slide', gain: 0.25 + 0.75 * running.force }, ...soundsOf(run.contacts)];
  if (known === undefined) heardOf.set(run, sounds);
  const { from } = running;
  return { id: `${running.by} at ${from}`, from, until: restTick(match, running), sounds };
}
/** Kept with the run: asked for again whenever something is told. */
const heardOf = new WeakMap<Run, readonly TimedSound[]>();

/** Loudness by speed in metres a second. */
const LOUDEST = { hit: 3, cushion: 4 } as const;
const AUDIBLE = 0.04;
/** A break has hundreds of contacts, of which an ear tells few apart. */
const MOST_SOUNDS = 40;

function soundsOf(contacts: readonly Contact[]): readonly TimedSound[] {
  const heard = contacts.flatMap((contact): readonly TimedSound[] => {
    const at = contact.t * 1000;
    switch (contact.kind) {
      case 'hit':
        return [{ at, sound: 'knock', gain: Math.min(1, contact.speed / LOUDEST.hit) }];
      case 'cushion':
        return [{ at, sound: 'cushion', gain: Math.min(1, contact.speed / LOUDEST.cushion) }];
      case 'pocketed':
        return [{ at, sound: 'pocket', gain: 0.9 }];
      case 'landed':
      case 'left':
        return [{ at, sound: 'knock', gain: 0.5 }];
      default:
        return [];
    }
  });
  const loud = heard
    .filter(({ gain }) => gain >= AUDIBLE)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_SOUNDS);
  return loud.toSorted((a, b) => a.at - b.at);
}
