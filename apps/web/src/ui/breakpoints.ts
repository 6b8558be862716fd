/** Where pages change with the screen, each by its name: `@media (--low)` in a style, `useMedia(BREAKPOINTS.low)` in a script. Each is in brackets, so that they can be joined. */
export const BREAKPOINTS = {
  /** A phone upright. */
  upright: '((max-width: 559px) or ((max-width: 719px) and (min-height: 480px)))',
  /** A phone on its side, or a laptop at 200 %. */
  low: '((min-width: 560px) and (max-height: 479px))',
  /** Either of both. */
  phone: '((max-width: 719px) or (max-height: 479px))',
  /** As wide as a phone upright, however low. */
  narrow: '(max-width: 719px)',
  /** As high as a small phone. */
  short: '(max-height: 699px)',
  /** The narrowest phones. */
  tiny: '(max-width: 379px)',
  /** Two things fit beside one another. */
  beside: '((min-width: 1000px) or ((min-width: 820px) and (orientation: landscape)))',
  /** A page of text has a second column. */
  columns: '(min-width: 56rem)',
  /** What is set and pressed at a table fits into one row. */
  row: '((min-width: 1000px) and (min-height: 480px))',
  /** A whole sentence fits between two cards. */
  wide: '((min-width: 1100px) and (min-height: 480px))',
  /** A row has room for words beside its signs. */
  vast: '(min-width: 1400px)',
} as const;
