import type { Seat } from '@bande/core';
import { asFact, unfit } from '@bande/kit';
import { CLOCKS } from '../../clocks.ts';
import type { ProtestFault } from '../../decisions.ts';
import type { Event, EventOf } from '../../events.ts';
import { entered } from '../../happen.ts';
import { protestClock, protestNumbered } from '../../protests.ts';
import type { Fact, Match } from '../../state.ts';
import { byTheBook } from '../book.ts';
import type { Call } from '../calls.ts';
import type { FactOf } from '../facts.ts';
import type { Answer, Decide, DecidedOf } from './saying.ts';

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
export const placed = asIf<'placed'>(({ by, at, wrongColour = false, overrules }) => ({
  kind: 'placed',
  by,
  ...placeTold(at, overrules),
  moved: false,
  wrongColour,
  noticed: wrongColour ? 'after' : 'before',
}));

const placeTold = (at: DecidedOf<'placed'>['at'], overrules: Event | undefined): Pick<EventOf<'placed'>, 'at'> => {
  const place = at ?? (overrules?.kind === 'placed' ? overrules.at : undefined);
  return place === undefined ? {} : { at: place };
};

// ── protests ──────────────────────────────────────────────────────────────────────────────────────────────────────

const step = { kind: 'protest' } as const;
export const protestAnnounced = asIf<'protestAnnounced'>(({ by }) => ({
  ...step,
  step: 'announced',
  by,
  atOnce: true,
  feePaid: true,
}));
const inOrder = {
  ...step,
  step: 'handedIn',
  written: true,
  addressed: true,
  throughUmpire: true,
  signed: true,
  onlyTheCase: true,
  decent: true,
} as const;
export const protestStands = asIf<'protestStands'>(({ number }) => ({ ...inOrder, number }));
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
/** One that was announced too late or without its fee was never open: then it is said whose it is. */
export const protestRejected: Decide<'protestRejected'> = (match, fact) => {
  const { because, by, number } = fact;
  if (because === 'notAtOnce' || because === 'feeUnpaid')
    return by === undefined
      ? unfit('say whose protest it is', 'ICF-145.1')
      : seen(match, fact, notAnnounced(by, because));
  if (number === undefined) return unfit('say which protest it is', 'ICF-151b.1');
  if (because === 'late') return rungOut(match, fact, CLOCKS.protest, number);
  if (because === 'decided') return seen(match, fact, { ...step, step: 'decided', number, upheld: false });
  return seen(match, fact, { ...inOrder, number, [HANDED_IN[because]]: false });
};
const notAnnounced = (by: Seat, because: 'notAtOnce' | 'feeUnpaid'): Event => ({
  ...step,
  step: 'announced',
  by,
  atOnce: because !== 'notAtOnce',
  feePaid: because !== 'feeUnpaid',
});
const HANDED_IN: Readonly<Record<Exclude<ProtestFault, 'notAtOnce' | 'feeUnpaid'>, keyof typeof inOrder>> = {
  notWritten: 'written',
  notAddressed: 'addressed',
  notThroughUmpire: 'throughUmpire',
  unsigned: 'signed',
  notOnlyTheCase: 'onlyTheCase',
  indecent: 'decent',
};
export const decisionOverdue: Decide<'decisionOverdue'> = (match, fact) =>
  rungOut(match, fact, CLOCKS.decision, fact.number);

/** Its fifteen minutes, or the hour to decide it, are over: by the umpire's watch. */
function rungOut(match: Match, fact: FactOf<'decided'>, name: 'protest' | 'decision', number: number): Answer {
  const protest = protestNumbered(match.state, number);
  if (protest === undefined || protest.handedIn !== (name === CLOCKS.decision))
    return unfit(`no protest ${number} waits for that`);
  if (name === CLOCKS.protest && protest.endedAt === null)
    return unfit('its fifteen minutes begin with the end of the board', 'ICF-146');
  const rung = { kind: 'clockRanOut', clock: protestClock(name, number), id: fact.id, tick: fact.tick } as Fact;
  return byTheBook(match, rung);
}
