import type { Inset } from '@bande/stage';
import type { CSSProperties } from 'react';

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

export const insetStyle = ({ top, right, bottom, left }: Inset): CSSProperties => ({
  '--inset-top': `${top}px`,
  '--inset-right': `${right}px`,
  '--inset-bottom': `${bottom}px`,
  '--inset-left': `${left}px`,
});
