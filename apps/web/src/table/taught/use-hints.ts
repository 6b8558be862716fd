import type { Action, AnyShape } from '@bande/core';
import { hintsIn, type Hint } from '@bande/stage/view';
import { useSay } from '../../ui/say.ts';
import { useLatest } from '@bande/stage/use-latest';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HandDraft } from '../dials/hand-draft.ts';
import { boardOf } from '../turns/handover.ts';
import { readingMs } from '../turns/held-card.ts';
import { hintNow, learntBy, stepsAfter, wantedOf } from './hints.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import type { Choice } from '../turns/choice.ts';

const KEY = 'bande.hints';
const NOTHING: ReadonlySet<string> = new Set();

/** By game the ids of the hints that this device has seen to their end; they were once counted. */
type Kept = Readonly<Record<string, readonly string[] | number>>;
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function learntAt(game: string, hints: readonly Hint[]): ReadonlySet<string> {
  const ids = kept()[game] ?? [];
  return new Set(typeof ids === 'number' ? hints.slice(0, ids).map(({ id }) => id) : ids);
}

function keep(game: string, learnt: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: [...learnt] }));
  } catch {
    // The browser forbids it: they come again next time.
  }
}

interface Hints {
  readonly hint: Hint | null;
  /** To which side it speaks, where two share the device. */
  readonly to: string | null;
  readonly skip: () => void;
}

/** A few things that a newcomer is shown, each when it can be done, and never again once done. */
export function useHints({ game, view, session }: OpenedTable, seen: Seen, choice: Choice, steered = false): Hints {
  const hints = useMemo(() => hintsIn(view, session.snapshot.match), [view, session]);
  const isPerson = session.sitters.includes('human');
  const [before, setLearnt] = useState(() => learntAt(game.id, hints));
  const { snapshot, playing } = seen;
  const { legal, match } = snapshot;
  const steps = useMemo(() => stepsAfter(view, match, legal, choice.picked), [view, match, legal, choice.picked]);
  const [read, setRead] = useState(NOTHING);
  const learnt = learntBy(hints, before, {
    read,
    byHand: useByHand(hints, choice),
    rolled: useRolled(seen),
    steered,
    acted: choice.acted,
    picked: choice.picked.length === 0 ? NOTHING : steps.finish,
  });
  useEffect(() => {
    if (learnt === before) return;
    keep(game.id, learnt);
    setLearnt(learnt);
  }, [learnt, before, game.id]);
  const dice = snapshot.rollHere || (choice.dice !== null && choice.picked.length === 0);
  const isOpen = isPerson && !playing && !snapshot.paused;
  const here = match.setup.seating.filter((_, seat) => session.sitters[seat] === 'human');
  // Two at one device: it speaks to whoever is to play.
  const to =
    here.length > 1 ? boardOf(view, match, { seats: game.sealed?.(match) ?? [], sealed: snapshot.sealed }).side : null;
  const isOfUse = (one: Hint): boolean =>
    !read.has(one.id) && (to === null ? here : [to]).some((side) => one.when?.(match, side) === true);
  const draft = offeredKind(choice, legal);
  const hint = isOpen ? hintNow(hints, learnt, { ...steps, dice, draft, isOfUse }) : null;
  useReadBy(hint, (id) => setRead((known) => new Set([...known, id])));
  return {
    hint,
    to,
    skip: () => {
      const all = new Set(hints.map(({ id }) => id));
      keep(game.id, all);
      setLearnt(all);
    },
  };
}

/** What is of use for a while only has been read when it has stood there for long enough. */
function useReadBy(hint: Hint | null, tell: (id: string) => void): void {
  const say = useSay();
  const latest = useLatest(tell);
  const fleeting = hint?.when === undefined ? null : hint;
  const ms = fleeting === null ? 0 : readingMs([say(fleeting.words)]) + LONGER_MS;
  useEffect(() => {
    if (fleeting === null) return;
    const timer = setTimeout(() => latest.current(fleeting.id), ms);
    return () => clearTimeout(timer);
  }, [fleeting, ms, latest]);
}
/** Somebody who plays reads it beside playing. */
const LONGER_MS = 2500;

/** What lies under the hand and may be done: nobody is taught what would be refused. */
const offeredKind = ({ example }: Pick<Choice, 'example'>, legal: readonly Action<AnyShape>[]): string | undefined =>
  legal.find(({ kind }) => kind === example?.kind)?.kind;

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
