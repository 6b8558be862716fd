/** The ways between the board and the buttons. */
interface Ways {
  /** Goes over the board as a key says, from wherever somebody is; false if the key says nothing there. */
  readonly walk: (key: string) => boolean;
  readonly toBoard: () => void;
  /** False if there is no button to go to. */
  readonly toButtons: () => boolean;
  readonly undo: () => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

/** What has a use of its own for arrows. */
const WITH_ARROWS = 'input, [role="slider"], [role="tablist"], [role="radiogroup"]';
/** Keys that mean something else on a button, or that scroll the page. */
const OF_THE_BOARD_ALONE: ReadonlySet<string> = new Set(['Home', 'End', 'PageUp', 'PageDown']);

const isIn = (place: string, target: EventTarget | null): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(place) !== null;

/** Keys of the board that are pressed elsewhere: they lead there, and the letter for the buttons leads to them and back. */
export function wayKey(event: Pressed, { walk, toBoard, toButtons, undo }: Ways): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || OF_THE_BOARD_ALONE.has(key)) return;
  if (key.startsWith('Arrow') && isIn(WITH_ARROWS, target)) return;
  if (key === 'Escape') return undo();
  if (key === 'b') {
    if (isIn('.t-actions', target) || !toButtons()) toBoard();
  } else if (!walk(key)) return;
  event.preventDefault();
}
