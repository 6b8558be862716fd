import type { AnyShape, Action, Match } from '@bande/core';
import { type Hint, picksOf, type SaysActions } from '@bande/stage/view';

/** What somebody here has done since the table was opened. */
export interface Done {
  /** What was taken hold of, as `kind`, and dials that were turned, as `kind dial`. */
  readonly byHand: ReadonlySet<string>;
  readonly acted: ReadonlySet<string>;
  /** Kinds of actions for which something is picked. */
  readonly picked: ReadonlySet<string>;
  readonly rolled: boolean;
  /** A hand has been led on: a keeper's. */
  readonly steered: boolean;
  /** Ids of hints that stood there for as long as it takes to read them. */
  readonly read: ReadonlySet<string>;
}

function isDone({ id, until }: Hint, { byHand, acted, picked, rolled, steered, read }: Done): boolean {
  if ('taken' in until || 'dial' in until) return wantedOf(until).every((key) => byHand.has(key));
  // Whoever has done it by a button needs no picking.
  if ('picked' in until) return picked.has(until.picked) || acted.has(until.picked);
  if ('rolled' in until) return rolled;
  if ('steered' in until) return steered;
  if ('read' in until) return read.has(id);
  return until.acted === true ? acted.size > 0 : acted.has(until.acted);
}

/** What hands have to do for it, as `kind` or `kind dial`. */
export function wantedOf(until: Hint['until']): readonly string[] {
  if ('taken' in until) return [until.taken];
  return 'dial' in until ? [`${until.of} ${until.dial}`] : [];
}

/** The kind of action that a hint leads to; true: whatever is done. */
function leadsTo({ id, until }: Hint): string | true {
  if ('taken' in until) return until.taken;
  if ('dial' in until) return until.of;
  if ('picked' in until) return until.picked;
  if ('steered' in until) return 'steer';
  if ('read' in until) return `read ${id}`;
  return 'rolled' in until ? 'dice' : until.acted;
}

/** The hints that nobody here needs any more: those done, and those before them that lead to the same thing. */
export function learntBy(hints: readonly Hint[], learnt: ReadonlySet<string>, done: Done): ReadonlySet<string> {
  const last = hints.filter((hint) => isDone(hint, done));
  const leads = (hint: Hint, i: number, to: Hint): boolean =>
    i <= hints.indexOf(to) && (leadsTo(to) === true || leadsTo(hint) === leadsTo(to));
  const found = hints.filter((hint, i) => last.some((to) => leads(hint, i, to))).map(({ id }) => id);
  return found.every((id) => learnt.has(id)) ? learnt : new Set([...learnt, ...found]);
}

/** What may be done at this moment. */
export interface Possible {
  readonly dice: boolean;
  /** The kind of action whose dials lie under the hand. */
  readonly draft: string | undefined;
  /** Kinds of actions for which something is to be picked first, and those that are done with the next pick or press. */
  readonly begin: ReadonlySet<string>;
  readonly finish: ReadonlySet<string>;
  /** Whether a hint that asks for a certain moment is of use now, and has not stood there long enough; left out: none is. */
  readonly isOfUse?: (hint: Hint) => boolean;
}

/** The steps that are open after what was picked so far. Where dice may be taken instead, nobody is led past them. */
export function stepsAfter(
  view: SaysActions<AnyShape>,
  match: Match<AnyShape>,
  legal: readonly Action<AnyShape>[],
  picked: readonly string[],
): Pick<Possible, 'begin' | 'finish'> {
  const [begin, finish] = [new Set<string>(), new Set<string>()];
  for (const action of legal) {
    const picks = picksOf(view, action, match);
    if (!picked.every((id, i) => picks[i] === id)) continue;
    const left = picks.length - picked.length;
    if (picked.length === 0 && left > 1) begin.add(action.kind);
    if (left === 1 || picks.length === 0) finish.add(action.kind);
  }
  return { begin, finish };
}

function mayBeDone(hint: Hint, { dice, draft, begin, finish, isOfUse }: Possible): boolean {
  const { until } = hint;
  if (hint.when !== undefined && isOfUse?.(hint) !== true) return false;
  if ('read' in until || ('steered' in until && hint.when !== undefined)) return true;
  if ('rolled' in until) return dice;
  if ('steered' in until) return draft !== undefined;
  if ('taken' in until) return draft === until.taken;
  if ('dial' in until) return draft === until.of;
  if ('picked' in until) return !dice && begin.has(until.picked);
  return until.acted === true ? finish.size > 0 : finish.has(until.acted);
}

/** What a newcomer is shown now: the first thing that he has not done yet and may do. */
export function hintNow(hints: readonly Hint[], learnt: ReadonlySet<string>, possible: Possible): Hint | null {
  const open = hints.filter(({ id }) => !learnt.has(id));
  // A hand may be led at any time: that comes when everything before it is known.
  const isInTurn = (hint: Hint, i: number): boolean => i === 0 || hint.when !== undefined || !('steered' in hint.until);
  return open.find((hint, i) => mayBeDone(hint, possible) && isInTurn(hint, i)) ?? null;
}
