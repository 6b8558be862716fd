import type { Hint } from '@bande/stage/view';
import { useEffect, useRef, useState } from 'react';
import type { HandDraft } from './hand-draft.ts';
import type { Seen } from './playback.ts';
import type { Choice } from './use-choice.ts';
import type { OpenedTable } from './use-opened.ts';

const KEY = 'bande.hints';
const NOTHING: ReadonlySet<string> = new Set();

/** How many hints of each game this device has seen to their end. */
function learnt(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, number>>;
  } catch {
    return {};
  }
}

function learn(game: string, count: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...learnt(), [game]: count }));
  } catch {
    // The browser forbids it: they come again next time.
  }
}

export interface Hints {
  readonly hint: Hint | null;
  readonly skip: () => void;
}

/** What somebody here has done since the table was opened. */
export interface Done {
  /** What was taken hold of, as `kind`, and dials that were turned, as `kind dial`. */
  readonly byHand: ReadonlySet<string>;
  readonly acted: ReadonlySet<string>;
  /** Kinds of actions for which something is picked. */
  readonly picked: ReadonlySet<string>;
  readonly rolled: boolean;
}

/** The place of the first hint that is still needed: whoever has done a later thing needs none of those before it. */
export function firstNeeded(hints: readonly Hint[], from: number, done: Done): number {
  const last = hints.findLastIndex((hint, i) => i >= from && isDone(hint, done));
  return last === -1 ? from : last + 1;
}

function isDone({ until }: Hint, { byHand, acted, picked, rolled }: Done): boolean {
  if ('taken' in until || 'dial' in until) return wantedOf(until).every((key) => byHand.has(key));
  if ('picked' in until) return picked.has(until.picked);
  if ('rolled' in until) return rolled;
  return until.acted === true ? acted.size > 0 : acted.has(until.acted);
}

/** Three things that a newcomer is shown, one after the other, each when it can be done, and never again once done. */
export function useHints({ game, view, session }: OpenedTable, seen: Seen, choice: Choice): Hints {
  const hints = view.hints ?? [];
  const isPerson = session.sitters.includes('human');
  const [at, setAt] = useState(() => (isPerson ? Math.min(hints.length, learnt()[game.id] ?? 0) : hints.length));
  const byHand = useByHand(hints, choice);
  const rolled = useRolled(seen);
  const picked = choice.picked.length === 0 ? NOTHING : kindsIn(seen);
  const needed = firstNeeded(hints, at, { byHand, rolled, acted: choice.acted, picked });
  const goTo = (place: number): void => {
    learn(game.id, place);
    setAt(place);
  };
  useEffect(() => {
    if (needed !== at) goTo(needed);
  }, [needed, at]);
  const next = hints[needed];
  return {
    hint: next !== undefined && mayBeDone(next, seen, choice) ? next : null,
    skip: () => goTo(hints.length),
  };
}

function mayBeDone({ until }: Hint, { snapshot, playing }: Seen, choice: Choice): boolean {
  if (playing || snapshot.paused) return false;
  if ('rolled' in until) return snapshot.rollHere || choice.dice !== null;
  if ('taken' in until) return choice.example?.kind === until.taken;
  if ('dial' in until) return choice.example?.kind === until.of;
  const [kinds, wanted] = [kindsIn({ snapshot }), 'picked' in until ? until.picked : until.acted];
  return wanted === true ? kinds.size > 0 : kinds.has(wanted);
}

/** The kinds of actions that are open to somebody here. */
const kindsIn = ({ snapshot }: Pick<Seen, 'snapshot'>): ReadonlySet<string> =>
  new Set(snapshot.legal.map(({ kind }) => kind));

/** Dice of this device have fallen since the table was opened. */
function useRolled({ snapshot: { rollHere, inputs } }: Seen): boolean {
  const [rolled, setRolled] = useState(false);
  const before = useRef({ rollHere, inputs });
  useEffect(() => {
    if (before.current.rollHere && inputs > before.current.inputs) setRolled(true);
    before.current = { rollHere, inputs };
  }, [rollHere, inputs]);
  return rolled;
}

/** What hands here have taken hold of (`kind`) and which dials they have turned (`kind dial`), by whatever hand; the page is told of each only once. */
function useByHand(hints: readonly Hint[], { hands, dialsOf }: Choice): ReadonlySet<string> {
  const [done, setDone] = useState(NOTHING);
  const latest = useRef(dialsOf);
  useEffect(() => {
    latest.current = dialsOf;
  });
  const isLearnt = hints.every(({ until }) => wantedOf(until).every((key) => done.has(key)));
  useEffect(() => {
    if (isLearnt) return;
    const leave = hands.map((hand) =>
      watch(
        hand,
        (action) => latest.current(action),
        (keys) => setDone((known) => (keys.every((key) => known.has(key)) ? known : new Set([...known, ...keys]))),
      ),
    );
    return () => {
      for (const stop of leave) stop();
    };
  }, [hands, isLearnt]);
  return done;
}

function wantedOf(until: Hint['until']): readonly string[] {
  if ('taken' in until) return [until.taken];
  return 'dial' in until ? [`${until.of} ${until.dial}`] : [];
}

/** What the table itself sets to where it begins was nobody's hand. */
export function watch(
  hand: Pick<HandDraft, 'draft' | 'isChanged' | 'isTouched'>,
  dialsOf: Choice['dialsOf'],
  tell: (keys: readonly string[]) => void,
): () => void {
  const first = new Map<string, number>();
  const look = (): readonly string[] => {
    const now = hand.draft.get();
    if (now === null) return [];
    return dialsOf(now).flatMap(({ id, value }) => {
      const key = `${now.kind} ${id}`;
      const before = first.get(key);
      first.set(key, before ?? value);
      return before !== undefined && before !== value ? [key] : [];
    });
  };
  look();
  return hand.draft.subscribe(() => {
    const turned = look();
    const kind = hand.draft.get()?.kind;
    const keys = [...(hand.isTouched && kind !== undefined ? [kind] : []), ...(hand.isChanged ? turned : [])];
    if (keys.length > 0) tell(keys);
  });
}
