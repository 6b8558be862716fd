import { apart, holdsAny, inTurn, nextOf, promising, type Choosing, type Place, type Rows } from './board-rows.ts';

/** Where somebody begins: at what promises most, if anything does, otherwise at what can be picked, here or near. */
export function firstOpen(rows: Rows, choosing: Choosing, here: Place): Place {
  const wanted = promising(choosing);
  if (holdsAny(rows[here[0]]![here[1]]!, wanted)) return here;
  const places = inTurn(rows, { ...choosing, pickable: wanted });
  if (choosing.picked.length > 0 || wanted !== choosing.pickable) return places[0] ?? here;
  return places.toSorted((a, b) => apart(here, a) - apart(here, b))[0] ?? here;
}

/** Where a key leads from a place; null if it leads nowhere. */
export function placeAfter(key: string, rows: Rows, choosing: Choosing, [row, column]: Place): Place | null {
  const [last, end] = [rows.length - 1, (rows[0]?.length ?? 1) - 1];
  switch (key) {
    case 'ArrowUp':
      return [Math.max(0, row - 1), column];
    case 'ArrowDown':
      return [Math.min(last, row + 1), column];
    case 'ArrowLeft':
      return [row, Math.max(0, column - 1)];
    case 'ArrowRight':
      return [row, Math.min(end, column + 1)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, end];
    case 'PageUp':
      return [0, column];
    case 'PageDown':
      return [last, column];
    case 'n':
    case 'p':
      return nextOf(inTurn(rows, choosing), [row, column], key === 'p');
    default:
      return null;
  }
}
