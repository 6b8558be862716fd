import type { LogEntry } from '@bande/core';
import { callWeight, type OneStop } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Subbuteo } from '../../state.ts';
import { calls } from './call-looks.ts';
import { causeWords } from './cause-words.ts';
import { ANSWERS, CARDS, ENDS, GOALS, isBallOut, isOf, RESTARTS, type Called } from './called.ts';
import { followWords, offerIn } from './follow-words.ts';

/** A stop of play in one sentence of its cause, and one of what follows. */

type Stop = readonly Called[];

const weighs = ({ ruling }: Called): string => callWeight({ calls }, ruling);
const isWhistled = (one: Called): boolean => weighs(one) === 'whistle';
const isForCard = (one: Called): boolean => isWhistled(one) || weighs(one) === 'note';

/** Null: nothing of it is for a card. */
export function inOne(all: readonly LogEntry<Subbuteo>[]): OneStop<Subbuteo> | null {
  const entries = withoutWhatIsOver(all);
  const stop = calledIn(entries);
  const cause = stop.some(isForCard) ? causeIn(stop, entries) : undefined;
  if (cause === undefined) return null;
  const effects = effectsIn(stop).filter((one) => one !== cause);
  return {
    cause: causeWords(cause, entries),
    then: followWords(cause, effects, stop, entries),
    rulings: [cause, ...effects].map(({ ruling }) => ruling),
  };
}
const calledIn = (entries: readonly LogEntry<Subbuteo>[]): Stop =>
  entries.flatMap((entry) => entry.rulings.map((ruling) => ({ entry, ruling })));

/** Of a right that nobody has any more nothing is said: nobody was asked, or play goes on from somewhere else. */
function withoutWhatIsOver(entries: readonly LogEntry<Subbuteo>[]): readonly LogEntry<Subbuteo>[] {
  const isOver = ({ fact: { tick } }: LogEntry<Subbuteo>, i: number): boolean =>
    calledIn(entries.slice(i + 1)).some(
      (one) => isOf(RESTARTS, one) || (one.ruling.call === 'leftAsItIs' && one.entry.fact.tick === tick),
    );
  return entries.map((entry, i) =>
    isOver(entry, i) ? { ...entry, rulings: entry.rulings.filter(({ call }) => call !== 'back') } : entry,
  );
}

const ONLY_FOLLOW: ReadonlySet<Call> = new Set<Call>([...ENDS, ...CARDS, ...RESTARTS, ...ANSWERS]);

/** A goal or none; an end; where the ball went out, if play begins there; what was whistled for; what else a card has room for. */
function causeIn(stop: Stop, entries: readonly LogEntry<Subbuteo>[]): Called | undefined {
  const restart = stop.findLast((one) => isOf(RESTARTS, one));
  const isOut = restart !== undefined && isBallOut(restart) && offerIn(entries) === null;
  const own = stop.filter((one) => !isOf(ONLY_FOLLOW, one));
  return (
    stop.findLast((one) => isOf(GOALS, one)) ??
    stop.find((one) => isOf(ENDS, one)) ??
    (isOut ? restart : undefined) ??
    own.find(isWhistled) ??
    own.findLast((one) => isForCard(one) && !isOf(OF_TIME, one)) ??
    stop.find(isForCard)
  );
}
const OF_TIME: ReadonlySet<Call> = new Set<Call>(['signal', 'addedTime']);

/** An end; or who is shown a card, and how play goes on. */
function effectsIn(stop: Stop): Stop {
  const end = stop.find((one) => isOf(ENDS, one));
  if (end !== undefined) return [end];
  const next = stop.findLast((one) => isOf(RESTARTS, one)) ?? stop.findLast((one) => isOf(ANSWERS, one));
  return [...stop.filter((one) => isOf(CARDS, one)), ...(next === undefined ? [] : [next])];
}
