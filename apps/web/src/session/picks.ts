import type { Action, AnyShape, Match } from '@bande/core';
import { picksOf, type SaysActions } from '@bande/stage/view';

/** A choice being made by picking things one after the other. */
interface Picking {
  /** Ids that can be picked next. */
  readonly pickable: ReadonlySet<string>;
  /** Actions without picks: buttons. */
  readonly buttons: readonly Action<AnyShape>[];
  /** The one action that the picks so far name completely, if there is one. */
  readonly complete: Action<AnyShape> | null;
}

/** The actions that begin with the picks so far. */
export const goingOn = (
  view: SaysActions<AnyShape>,
  match: Match<AnyShape>,
  legal: readonly Action<AnyShape>[],
  picked: readonly string[],
): readonly Action<AnyShape>[] =>
  picked.length === 0
    ? legal
    : legal.filter((action) => {
        const picks = picksOf(view, action, match);
        return picked.every((id, i) => picks[i] === id);
      });

/** What the picks so far leave open. Picks that no action begins with leave nothing. */
export function pickingOf(
  view: SaysActions<AnyShape>,
  match: Match<AnyShape>,
  legal: readonly Action<AnyShape>[],
  picked: readonly string[],
): Picking {
  const pickable = new Set<string>();
  const buttons: Action<AnyShape>[] = [];
  let complete: Action<AnyShape> | null = null;
  for (const action of legal) {
    const picks = picksOf(view, action, match);
    if (picks.length === 0) buttons.push(action);
    else if (picked.every((id, i) => picks[i] === id)) {
      if (picks.length === picked.length) complete = action;
      else pickable.add(picks[picked.length]!);
    }
  }
  return { pickable, buttons, complete };
}

/** Where a piece could go if it were picked now: shown while it is pointed at. */
export function hintsFor(
  view: SaysActions<AnyShape>,
  match: Match<AnyShape>,
  legal: readonly Action<AnyShape>[],
  picked: readonly string[],
  focused: string | null,
): ReadonlySet<string> {
  return focused === null ? new Set() : pickingOf(view, match, legal, [...picked, focused]).pickable;
}
