/** Whether the visitor used keys last: a focus that a script has set shows itself only to him. */
let keys = false;
export const byKeyboard = (): boolean => keys;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (keys = true), true);
  document.addEventListener('pointerdown', () => (keys = false), true);
}
