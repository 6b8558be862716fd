import { play, type Action, type AnyGame, type AnyShape, type Match, type Refusal, type Seat } from '@bande/core';
import { type Board, type GameView, picksOf } from '@bande/stage/view';
import { pickingOf } from '../session/picks.ts';

/** A choice somebody is making: what is open to him, and how the game reads picks. */
export interface Desk {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly match: Match<AnyShape>;
  readonly seat: Seat;
  readonly legal: readonly Action<AnyShape>[];
}

type Picked =
  | { readonly kind: 'picks'; readonly picked: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What pointing at something may mean: itself, the cell it stands on, or what else stands there: a finger cannot tell two on one cell apart. */
export function meanings(board: Board, id: string): readonly string[] {
  const cells = board.rows.flat();
  const own = cells.find((cell) => cell.id === id);
  if (own !== undefined) return [id, ...own.holds];
  const around = cells.flatMap((cell) => (cell.holds.includes(id) ? [cell.id, ...cell.holds] : []));
  return [...new Set([id, ...around])];
}

/** The next pick; the last one again takes it back; another beginning starts anew; anything else is refused with the rule. */
export function pick(desk: Desk, picked: readonly string[], id: string): Picked {
  const ids = meanings(desk.view.board(desk.match), id);
  const next = firstOf(ids, openTo(desk, picked));
  if (next !== undefined) return { kind: 'picks', picked: [...picked, next] };
  if (ids.includes(picked.at(-1) ?? '')) return { kind: 'picks', picked: picked.slice(0, -1) };
  const anew = firstOf(ids, openTo(desk, []));
  if (anew !== undefined) return { kind: 'picks', picked: [anew] };
  return { kind: 'refused', refusal: whyNot(desk, picked, ids) };
}

/** Something was dragged to a place: both are picked, one after the other; where it may not be let go it stays picked. */
export function carry(desk: Desk, picked: readonly string[], id: string, to: string): readonly string[] {
  const held = inHand(desk, picked, id);
  const next = held === null ? undefined : firstOf(meanings(desk.view.board(desk.match), to), openTo(desk, held));
  return next === undefined ? (held ?? picked) : [...held!, next];
}

/** The picks with this one as the last of them; null: it cannot be picked. */
function inHand(desk: Desk, picked: readonly string[], id: string): readonly string[] | null {
  if (picked.at(-1) === id) return picked;
  return [picked, []].find((before) => openTo(desk, before).has(id))?.concat(id) ?? null;
}

/** What is meant by pointing, among the things that can be picked now; itself if none can. */
export const meant = (board: Board, pickable: ReadonlySet<string>, id: string): string =>
  firstOf(meanings(board, id), pickable) ?? id;

const openTo = ({ view, match, legal }: Desk, picked: readonly string[]): ReadonlySet<string> =>
  pickingOf(view, match, legal, picked).pickable;
const firstOf = (ids: readonly string[], open: ReadonlySet<string>): string | undefined =>
  ids.find((id) => open.has(id));

/** Puts what was pointed at into a legal action of the same kind and asks the rules, who name the paragraph. */
function whyNot(desk: Desk, picked: readonly string[], ids: readonly string[]): Refusal {
  const { game, match, seat } = desk;
  for (const action of attempts(desk, picked, ids)) {
    const done = play(game, match, { tick: match.tick, kind: 'action', by: seat, action });
    if (!done.ok && done.refusal.paragraphs.length > 0) return done.refusal;
  }
  return { code: 'notOffered', paragraphs: game.duties(match).flatMap(({ paragraphs }) => paragraphs.slice(0, 1)) };
}

/** Kinds of action are tried once each: every pair of them would answer alike. */
function attempts(
  { view, match, legal }: Desk,
  picked: readonly string[],
  ids: readonly string[],
): readonly Action<AnyShape>[] {
  const cells = new Set(
    view
      .board(match)
      .rows.flat()
      .map(({ id }) => id),
  );
  const tried = new Map<string, Action<AnyShape>>();
  for (const action of legal) {
    const wanted = picksOf(view, action, match)[picked.length];
    if (
      wanted === undefined ||
      tried.has(action.kind) ||
      !picked.every((id, i) => picksOf(view, action, match)[i] === id)
    )
      continue;
    const id = ids.find((one) => cells.has(one) === cells.has(wanted));
    if (id !== undefined) tried.set(action.kind, withInstead(action, wanted, id));
  }
  return [...tried.values()];
}

const withInstead = (action: Action<AnyShape>, old: string, next: string): Action<AnyShape> =>
  Object.fromEntries(
    Object.entries(action).map(([name, value]: [string, unknown]) => [
      name,
      name !== 'kind' && value === old ? next : value,
    ]),
  ) as unknown as Action<AnyShape>;
