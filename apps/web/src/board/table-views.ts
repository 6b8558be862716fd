import type { AnyShape } from '@bande/core';
import { TABLE_VIEWS, type GameView, type TableView } from '@bande/stage/view';

type Looked = Pick<GameView<AnyShape>, 'eyeLevel'>;

/** From where a table can be looked at. */
const viewsOf = ({ eyeLevel = false }: Looked): readonly TableView[] =>
  TABLE_VIEWS.filter((one) => one !== 'eyeLevel' || eyeLevel);

/** As somebody wishes, where the table offers it; otherwise from the chair. */
export const viewAt = (table: Looked, wish: TableView): TableView => (viewsOf(table).includes(wish) ? wish : 'tilted');

/** As a visitor has chosen; where hands play on the table itself, what stands on it is seen to stand, even on a phone. */
export const wishAt = (
  { byHand }: Pick<GameView<AnyShape>, 'byHand'>,
  { view, isViewChosen = false }: { readonly view: TableView; readonly isViewChosen?: boolean },
): TableView => (byHand !== undefined && !isViewChosen ? 'tilted' : view);

/** The next one, from one to the other and around again. */
export function viewAfter(table: Looked, wish: TableView): TableView {
  const views = viewsOf(table);
  return views[(views.indexOf(viewAt(table, wish)) + 1) % views.length]!;
}
