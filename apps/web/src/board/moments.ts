import type { AnyShape, LogEntry } from '@bande/core';
import { callWeight, carriesOut, followsNow, type GameView, joinedBy, type OneStop } from '@bande/stage/view';
import { isPause } from '../session/beats.ts';

type Entry = LogEntry<AnyShape>;
export type Judging = Pick<GameView<AnyShape>, 'calls' | 'inTime' | 'inOne'>;

/** A call, the entry it belongs to, and whether it is what comes of the calls before it. */
export interface Call {
  readonly entry: Entry;
  readonly ruling: Entry['rulings'][number];
  readonly follows: boolean;
  /** The stop of play that it belongs to, told as one: on a card, where its game tells it so. */
  readonly said?: OneStop<AnyShape>;
}

/** The calls of one moment, the cause first. */
export type Card = readonly [Call, ...(readonly Call[])];

/** What somebody chooses who has just been given the choice belongs to what gave it to him. */
const isAnswer = ({ fact }: Entry): boolean => fact.kind === 'optionTaken' || fact.kind === 'optionLapsed';

/** Whether something new begins: somebody has done something, or the clock has come to something by itself. */
export function beginsMoment(before: Entry | undefined, entry: Entry): boolean {
  if (before === undefined) return true;
  if (isAnswer(entry) || entry.source === 'physics') return false;
  return entry.source !== 'clock' || entry.fact.tick !== before.fact.tick;
}

/** What a card has room for, and what the story and the ear are told beside it. */
const ON_CARDS: ReadonlySet<string> = new Set(['whistle', 'note']);
export const TOLD: ReadonlySet<string> = new Set([...ON_CARDS, 'logged']);

/** Every call of these entries that weighs enough, as they are read out: in the order of events, what follows after its cause. */
export function callsOf(view: Judging, entries: readonly Entry[], weights = ON_CARDS): readonly Call[] {
  const calls = entries.flatMap((entry) => {
    const rulings = (view.inTime?.(entry.rulings) ?? entry.rulings).filter((one) => weights.has(callWeight(view, one)));
    const isEffect = (ruling: Call['ruling']): boolean => followsNow(view, ruling);
    return [...rulings.filter((one) => !isEffect(one)), ...rulings.filter(isEffect)].map((ruling) => ({
      entry,
      ruling,
      follows: isEffect(ruling),
    }));
  });
  return calls.map((call, i) => (i === 0 ? { ...call, follows: false } : call));
}

/** The last moment of which there is something to be read, with what was done to carry it out. */
export function lastCard(view: Judging, log: readonly Entry[]): Card | null {
  const entries = log.filter((entry) => !isPause(entry));
  const goesOn = (at: number): boolean =>
    !beginsMoment(entries[at - 1], entries[at]!) || carriesOut(view, entries[at]!);
  const beginOf = (end: number): number => {
    let start = end - 1;
    while (start > 0 && goesOn(start)) start--;
    return start;
  };
  for (let end = entries.length; end > 0;) {
    let start = beginOf(end);
    while (start > 0 && isAnswerAlone(view, entries.slice(start, end))) start = beginOf(start);
    const [first, ...rest] = cardCalls(view, entries.slice(start, end));
    if (first !== undefined) return [first, ...rest];
    end = start;
  }
  return null;
}

/** Something else was done, or time went by, before somebody chose: what the choice came of is told with it, where a stop is told as one. */
function isAnswerAlone(view: Judging, entries: readonly Entry[]): boolean {
  if (view.inOne === undefined || !entries.some(isAnswer)) return false;
  const isByClock = entries[0]?.source === 'clock';
  const calls = callsOf(view, entries);
  return (
    calls.some(({ entry }) => isAnswer(entry)) &&
    calls.every(({ ruling }) => followsNow(view, ruling) || (isByClock && callWeight(view, ruling) !== 'whistle'))
  );
}

/** What was called within one moment; where its game tells that as one, only what is told of it. */
function cardCalls(view: Judging, entries: readonly Entry[]): readonly Call[] {
  const calls = joinedCalls(view, callsOf(view, entries));
  if (view.inOne === undefined || calls.length === 0) return calls;
  const said = view.inOne(entries);
  if (said === null) return [];
  return calls.filter(({ ruling }) => said.rulings.includes(ruling)).map((call) => ({ ...call, said }));
}

/** What was called of what somebody here did last (`before` is how long the log was then), where another card is read by now. */
export function ownCard(view: Judging, log: readonly Entry[], before: number, shown: Card): Card | null {
  const entries = log.slice(before).filter((entry) => !isPause(entry));
  const goesOn = (entry: Entry, at: number): boolean =>
    at === 0 || !beginsMoment(entries[at - 1], entry) || carriesOut(view, entry);
  const next = entries.findIndex((entry, at) => !goesOn(entry, at));
  const moment = next === -1 ? entries : entries.slice(0, next);
  if (shown.some(({ entry }) => moment.includes(entry))) return null;
  const [first, ...rest] = cardCalls(view, moment);
  return first === undefined ? null : [first, ...rest];
}

/** Calls that are better said as one stand where the first of them stood. */
function joinedCalls(view: Judging, calls: readonly Call[]): readonly Call[] {
  const all: Call[] = [];
  for (const call of calls) {
    const place = all.findLastIndex(({ ruling }) => joinedBy(view, ruling, call.ruling) !== null);
    const before = all[place];
    if (before === undefined) all.push(call);
    else all[place] = { ...before, entry: call.entry, ruling: joinedBy(view, before.ruling, call.ruling)! };
  }
  return all;
}

/** Whether a card has been read long enough: a note when the next step begins, a whistle when somebody here does something again (`before` is how long the log was then). */
export function isPast(view: Judging, card: Card, log: readonly Entry[], before: number): boolean {
  const last = log.indexOf(card.at(-1)!.entry);
  if (weightOf(view, card) === 'whistle') return last < before;
  const since = log.slice(last);
  return since.some((entry, i) => i > 0 && !isPause(entry) && beginsMoment(since[i - 1], entry));
}

/** As many as a card has room for: causes where something comes of them, causes alone, and what comes of them. */
export const MOST_CALLS = {
  wide: { causes: 2, alone: 3, effects: 3 },
  narrow: { causes: 1, alone: 2, effects: 2 },
} as const;
export type Room = (typeof MOST_CALLS)[keyof typeof MOST_CALLS];

/** What was whistled for first, and how play goes on. */
export function shortCard(view: Judging, card: Card, room: Room): Card {
  const isWhistle = ({ ruling }: Call): boolean => callWeight(view, ruling) === 'whistle';
  const [causes, effects] = [card.filter(({ follows }) => !follows), card.filter(({ follows }) => follows)];
  const most = effects.length === 0 ? room.alone : room.causes;
  const weighty = [...causes.filter(isWhistle), ...causes.filter((call) => !isWhistle(call))].slice(0, most);
  // The last two say how play goes on; then what was whistled for.
  const inTurn = new Set([...effects.slice(-2), ...effects.filter(isWhistle), ...effects]);
  const wanted = new Set([...weighty, ...[...inTurn].slice(0, room.effects)]);
  const [first, ...rest] = card.filter((call) => wanted.has(call));
  return [first ?? card[0], ...rest];
}

/** The heaviest of them says how the card looks. */
export const weightOf = (view: Judging, calls: readonly Call[]): 'whistle' | 'note' =>
  calls.some(({ ruling }) => callWeight(view, ruling) === 'whistle') ? 'whistle' : 'note';

/** Paragraphs of all calls, each once: a call alone has room for two of its own, several for one each. */
export function paragraphsOf(card: Card): readonly string[] {
  const each = card.length === 1 ? 2 : 1;
  return [...new Set(card.flatMap(({ ruling }) => ruling.paragraphs.slice(0, each)))];
}
