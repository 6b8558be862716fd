import type { AnyShape, LogEntry } from '@bande/core';
import type { GameView } from '@bande/stage/view';

type Entry = LogEntry<AnyShape>;
export type Judging = Pick<GameView<AnyShape>, 'weight' | 'inTime' | 'follows'>;

/** A call, the entry it belongs to, and whether it is what comes of the calls before it. */
export interface Call {
  readonly entry: Entry;
  readonly ruling: Entry['rulings'][number];
  readonly follows: boolean;
}

/** The calls of one moment, the cause first. */
export type Card = readonly [Call, ...(readonly Call[])];

const isPause = ({ fact }: Entry): boolean => fact.kind === 'paused' || fact.kind === 'resumed';
/** What somebody chooses who has just been given the choice belongs to what gave it to him. */
const isAnswer = ({ fact }: Entry): boolean => fact.kind === 'optionTaken' || fact.kind === 'optionLapsed';

/** Whether something new begins: somebody has done something, or the clock has come to something by itself. */
export function beginsMoment(before: Entry | undefined, entry: Entry): boolean {
  if (before === undefined) return true;
  if (isAnswer(entry) || entry.source === 'physics') return false;
  return entry.source !== 'clock' || entry.fact.tick !== before.fact.tick;
}

/** Every call of these entries that is not quiet, as they are read out: in the order of events, what follows after its cause. */
export function callsOf(view: Judging, entries: readonly Entry[]): readonly Call[] {
  const calls = entries.flatMap((entry) => {
    const rulings = (view.inTime?.(entry.rulings) ?? entry.rulings).filter((one) => view.weight(one) !== 'quiet');
    const isEffect = (ruling: Call['ruling']): boolean => view.follows?.(ruling) === true;
    return [...rulings.filter((one) => !isEffect(one)), ...rulings.filter(isEffect)].map((ruling) => ({
      entry,
      ruling,
      follows: isEffect(ruling),
    }));
  });
  return calls.map((call, i) => (i === 0 ? { ...call, follows: false } : call));
}

/** The last moment of which there is something to be read. */
export function lastCard(view: Judging, log: readonly Entry[]): Card | null {
  const entries = log.filter((entry) => !isPause(entry));
  for (let end = entries.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && !beginsMoment(entries[start - 1], entries[start]!)) start--;
    const [first, ...rest] = callsOf(view, entries.slice(start, end));
    if (first !== undefined) return [first, ...rest];
    end = start;
  }
  return null;
}

/** Whether a card has been read long enough: a note when the next step begins, a whistle when somebody here does something again (`before` is how long the log was then). */
export function isPast(view: Judging, card: Card, log: readonly Entry[], before: number): boolean {
  const last = log.indexOf(card.at(-1)!.entry);
  if (weightOf(view, card) === 'whistle') return last < before;
  const since = log.slice(last);
  return since.some((entry, i) => i > 0 && !isPause(entry) && beginsMoment(since[i - 1], entry));
}

/** As many as a card has room for: what was whistled for first, and how play goes on. */
export const MOST_CALLS = { wide: 3, narrow: 2 } as const;
export function shortCard(view: Judging, card: Card, most: number): Card {
  if (card.length <= most) return card;
  const cause = card.find(({ ruling }) => view.weight(ruling) === 'whistle') ?? card[0];
  const rest = card.slice(card.indexOf(cause) + 1);
  const rank = (call: Call): number => (view.weight(call.ruling) === 'whistle' ? rest.length : 0) + rest.indexOf(call);
  // Where there is room for one more only, it is how play goes on.
  const wanted = most === 2 ? rest.slice(-1) : rest.toSorted((a, b) => rank(b) - rank(a)).slice(0, most - 1);
  return [{ ...cause, follows: false }, ...rest.filter((call) => wanted.includes(call))];
}

/** The heaviest of them says how the card looks. */
export const weightOf = (view: Judging, calls: readonly Call[]): 'whistle' | 'note' =>
  calls.some(({ ruling }) => view.weight(ruling) === 'whistle') ? 'whistle' : 'note';

/** Paragraphs of all calls, each once: a call alone has room for two of its own, several for one each. */
export function paragraphsOf(card: Card): readonly string[] {
  const each = card.length === 1 ? 2 : 1;
  return [...new Set(card.flatMap(({ ruling }) => ruling.paragraphs.slice(0, each)))];
}
