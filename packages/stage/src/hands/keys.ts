/** What several hands on a keyboard agree about. */

/** The arrows as the screen shows them. */
export const ARROWS: Readonly<Record<string, readonly [right: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Whether what has the focus lies in such a place, by a selector. */
export const isIn = ({ target }: Event, place: string): boolean =>
  target instanceof Element && target.closest(place) !== null;

/** A shortcut of the browser or of the system. */
export const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Nobody else hears of it. */
export function takeKey(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
