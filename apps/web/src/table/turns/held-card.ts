import type { AnyShape, LogEntry, Match } from '@bande/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSay, type Say } from '../../ui/say.ts';
import { useSettings } from '../../ui/settings.ts';
import { callsSaid } from '../../board/story/calls.tsx';
import { paceOf } from '../../board/frames.ts';
import { isPast, lastCard, ownCard, weightOf, type Card, type Judging } from '../../board/moments.ts';
import type { CardTeller } from '../../games/part-of-view.ts';

/** What it takes to read something that comes unexpected: so long a letter, and never less than this. */
const LETTER_MS = 60;
const LEAST_MS = 4000;
export const readingMs = (said: readonly string[]): number =>
  Math.max(LEAST_MS, said.reduce((letters, { length }) => letters + length, 0) * LETTER_MS);

/** A card as it is read, with the match that it speaks of. */
export interface HeldCard {
  readonly card: Card;
  readonly match: Match<AnyShape>;
  /** Since when it is there, and until when nothing lighter takes its place. */
  readonly since: number;
  readonly until: number;
  /** How long the log was when somebody here acted last. */
  readonly before: number;
}

/**
 * Whether a card is still to be read, though another one (null: none) comes: until somebody here goes on, it is told further, or something as heavy comes.
 * In a live match somebody here is doing something all the time, which says nothing about reading: there it stays until it is put away.
 */
export function isStillRead(
  view: Judging,
  held: HeldCard | null,
  next: Card | null,
  { now, before, isLive = false }: { readonly now: number; readonly before: number; readonly isLive?: boolean },
): boolean {
  if (held === null || (!isLive && (now >= held.until || before !== held.before))) return false;
  if (next === null) return true;
  return (
    now < held.until &&
    weightOf(view, held.card) === 'whistle' &&
    weightOf(view, next) === 'note' &&
    causeOf(next) !== causeOf(held.card)
  );
}
const causeOf = ([{ entry, ruling }]: Card): number => ruling.evidence[0] ?? entry.fact.id;
export const saysThe = (card: Card): string =>
  card.map(({ entry, ruling }) => `${entry.fact.id} ${ruling.call} ${ruling.for} ${ruling.against}`).join();

/** A card that says the same goes on being read; of one that is told further only the end is new. */
function readUntil(held: HeldCard | null, next: Card, now: number, whole: () => number): number {
  if (held === null || causeOf(next) !== causeOf(held.card)) return now + whole();
  return saysThe(held.card) === saysThe(next) ? held.until : Math.max(held.until, now + LEAST_MS);
}

/** A live match does not wait: a card that there was time to read goes when a hand takes hold of the table again, or a while later, unless somebody is still to choose what comes of it. */
const LATER_MS = 4000;
export const readBy = (
  held: HeldCard | null,
  { options }: Pick<Match<AnyShape>, 'options'>,
  { now, aimed }: { readonly now: number; readonly aimed: number },
  before: string | null,
): string | null =>
  held !== null && now >= held.until + (aimed >= held.since ? 0 : LATER_MS) && options.length === 0
    ? saysThe(held.card)
    : before;

interface Called {
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
  readonly before: number;
}

interface Reader {
  readonly held: HeldCard | null;
  /** Whoever has read it puts it away. */
  readonly putAway: () => void;
}

/** The card at the table's edge: the last thing that was called, for as long as it takes to be read. `aimed`: when a hand took hold of the table last. */
export function useHeldCard(view: CardTeller, { match, log, before }: Called, aimed: number): Reader {
  const say = useSay();
  const { speed } = useSettings();
  const next = useMemo(() => {
    const last = lastCard(view, log);
    return last === null || isPast(view, last, log, before) ? null : last;
  }, [view, log, before]);
  const [, wake] = useState(0);
  const last = useRef<HeldCard | null>(null);
  const read = useRef<string | null>(null);
  const isLive = match.mode === 'live';
  const now = performance.now();
  const done = isLive ? readBy(last.current, match, { now, aimed }, read.current) : null;
  const shown = last.current !== null && saysThe(last.current.card) === done ? null : last.current;
  const held = ((): HeldCard | null => {
    if (isStillRead(view, shown, next, { now, before, isLive })) return shown;
    if (next === null || saysThe(next) === done) return null;
    const until = readUntil(shown, next, now, () => timeFor(view, match, next, say) / paceOf(speed));
    return { card: next, match, before, until, since: shown !== null && until === shown.until ? shown.since : now };
  })();
  useEffect(() => {
    last.current = held;
    read.current = done;
  });
  const until = held?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const at = isLive ? [until, until + LATER_MS] : [until];
    const timers = at.map((ms) => setTimeout(() => wake((n) => n + 1), Math.max(0, ms - performance.now())));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [until, isLive]);
  const putAway = useCallback(() => {
    if (last.current !== null) read.current = saysThe(last.current.card);
    wake((n) => n + 1);
  }, []);
  return { held, putAway };
}

/** What was called of one's own last deed, beside the card that is read since then. */
export const useOwnCard = (
  view: CardTeller,
  held: HeldCard | null,
  { log, before }: Pick<Called, 'log' | 'before'>,
): Card | null => {
  const shown = held?.card ?? null;
  return useMemo(() => (shown === null ? null : ownCard(view, log, before, shown)), [view, log, before, shown]);
};

const timeFor = (view: CardTeller, match: Match<AnyShape>, card: Card, say: Say): number =>
  readingMs(callsSaid(view, match, card, say));
