import { CLOCKS } from '../../clocks.ts';
import type { Event } from '../../events.ts';
import { entered } from '../../happen.ts';
import { protestClock, protestNumbered } from '../../protests.ts';
import type { Fact, Match } from '../../state.ts';
import { byTheBook } from '../book.ts';
import type { Call } from '../calls.ts';
import type { FactOf } from '../facts.ts';
import { asFact, unfit, type Answer, type Decide } from './saying.ts';

/** Calls that say no more and no less than something a person can see: they are judged as if he had entered that. */
function seen(match: Match, fact: FactOf<'decided'>, event: Event): Answer {
  const events = entered(match, [event]);
  return events.ok
    ? events.value.flatMap((one) => byTheBook(match, asFact(fact, one)))
    : unfit(events.refusal.detail ?? events.refusal.code);
}
const asIf =
  <C extends Call>(eventOf: (fact: Parameters<Decide<C>>[1]) => Event): Decide<C> =>
  (match, fact) =>
    seen(match, fact, eventOf(fact));

export const tossWon = asIf<'tossWon'>((fact) => ({ kind: 'tossed', winner: fact.for }));
export const tossChosen = asIf<'tossChosen'>((fact) => ({ kind: 'tossChosen', side: fact.for, choice: fact.choice }));
export const endChosen = asIf<'endChosen'>((fact) => ({ kind: 'endChosen', side: fact.for, end: fact.end }));
export const rackTurned = asIf<'rackTurned'>(({ by, degrees }) => ({ kind: 'rackTurned', by, degrees }));
export const play = asIf<'play'>(() => ({ kind: 'playCalled' }));
export const strikerToBeTaken = asIf<'strikerToBeTaken'>(({ by }) => ({ kind: 'strikerOnBoard', by }));
export const strikerTaken: Decide<'strikerTaken'> = (match, fact) => {
  const { strikerOf } = match.state.board;
  return strikerOf === undefined
    ? unfit('no striker lies on the board')
    : seen(match, fact, { kind: 'strikerTakenOff', by: strikerOf });
};
export const umpireActs = asIf<'umpireActs'>(({ did, askedBy }) => ({
  kind: 'umpire',
  did,
  ...(askedBy === undefined ? {} : { askedBy }),
}));

/** A wrong colour that is decided to lie was seen too late ['ICF-82b']. */
export const placed = asIf<'placed'>(({ by, wrongColour = false }) => ({
  kind: 'placed',
  by,
  insideOuter: true,
  onCentre: false,
  shotWithQueen: false,
  moved: false,
  wrongColour,
  noticed: wrongColour ? 'after' : 'before',
}));

// ── protests ──────────────────────────────────────────────────────────────────────────────────────────────────────

const step = { kind: 'protest' } as const;
export const protestAnnounced = asIf<'protestAnnounced'>(({ by }) => ({
  ...step,
  step: 'announced',
  by,
  atOnce: true,
  feePaid: true,
}));
export const protestStands = asIf<'protestStands'>(({ number }) => ({
  ...step,
  step: 'handedIn',
  number,
  written: true,
  addressed: true,
  throughUmpire: true,
  signed: true,
  onlyTheCase: true,
  decent: true,
}));
export const protestUpheld = asIf<'protestUpheld'>(({ number }) => ({
  ...step,
  step: 'decided',
  number,
  upheld: true,
}));
export const protestCannotBeWithdrawn = asIf<'protestCannotBeWithdrawn'>(({ number }) => ({
  ...step,
  step: 'withdrawn',
  number,
}));
export const protestRejected: Decide<'protestRejected'> = (match, fact) =>
  fact.because === 'late'
    ? rungOut(match, fact, CLOCKS.protest, fact.number)
    : seen(match, fact, { ...step, step: 'decided', number: fact.number, upheld: false });
export const decisionOverdue: Decide<'decisionOverdue'> = (match, fact) =>
  rungOut(match, fact, CLOCKS.decision, fact.number);

/** Its fifteen minutes, or the hour to decide it, are over: by the umpire's watch. */
function rungOut(match: Match, fact: FactOf<'decided'>, name: 'protest' | 'decision', number: number): Answer {
  const protest = protestNumbered(match.state, number);
  if (protest === undefined || protest.handedIn !== (name === CLOCKS.decision))
    return unfit(`no protest ${number} waits for that`);
  const rung = { kind: 'clockRanOut', clock: protestClock(name, number), id: fact.id, tick: fact.tick } as Fact;
  return byTheBook(match, rung);
}
