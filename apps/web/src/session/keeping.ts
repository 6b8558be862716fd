import type { Tick } from '@bande/core';
import type { PartOfView } from '../games/part-of-view.ts';
import { Batch } from './batch.ts';
import { keptEnd } from './kept-end.ts';
import { namesBySeat } from './names.ts';
import type { SessionParts } from './session-parts.ts';
import type { Session } from './session.ts';
import { cutSteps, keepMatch, keepSteps, type KeptMatch } from './store.ts';

/** Why a move is no longer kept: another window goes on with the match, or there is no room. */
export type NotKept = 'elsewhere' | 'noRoom';

/** Writes in the order of play. A full disk does not end a match: it goes on without being kept, and that is said; a gap would spoil what is kept. */
export function keeping(
  kept: KeptMatch,
  view: PartOfView<'scoreboard'>,
  session: () => Session,
  onNotKept: (why: NotKept) => void,
): Required<Pick<SessionParts, 'keep' | 'keepReached' | 'keepTakenBack'>> {
  let keeps = true;
  const noted = (reached: Tick): KeptMatch => {
    const { match, lastRest: rest, takenBack } = session().course;
    const { rest: _before, ...asItBegan } = kept;
    return {
      ...asItBegan,
      names: namesBySeat(kept.header.seating, kept.sitters),
      ...(takenBack === 0 ? {} : { takenBack }),
      ...(rest === null ? {} : { rest }),
      touchedAt: Date.now(),
      reached,
      over: match.outcome !== null,
      ...(match.outcome === null ? {} : keptEnd(match.outcome)),
      score: view.scoreboard(match).score ?? {},
    };
  };
  const write = (writing: () => Promise<void>): void => {
    if (!keeps) return;
    writing().catch((error: unknown) => {
      keeps = false;
      onNotKept(error instanceof DOMException && error.name === 'ConstraintError' ? 'elsewhere' : 'noRoom');
    });
  };
  const batch = new Batch((inputs, first) => write(() => keepSteps(noted(session().course.match.tick), inputs, first)));
  return {
    keep: (input, index) => batch.add(input, index),
    keepTakenBack: (place) => {
      batch.flush();
      write(() => cutSteps(noted(session().course.match.tick), place));
    },
    keepReached: () => {
      batch.flush();
      write(() => keepMatch(noted(session().reached)));
    },
  };
}
