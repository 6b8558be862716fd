import type { CSSProperties } from 'react';

/** Pixels at the edges of a board that the page covers with its own things. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

export const insetStyle = ({ top, right, bottom, left }: Inset): CSSProperties => ({
  '--inset-top': `${top}px`,
  '--inset-right': `${right}px`,
  '--inset-bottom': `${bottom}px`,
  '--inset-left': `${left}px`,
});
