/** A part of the table's picture, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NOTHING = (): readonly Box[] => [];
let covers = NOTHING;

/** What the page has laid over the picture just now: words that the table places keep off it. */
export const pageCovers = (): readonly Box[] => covers();

/** The page says so while it shows such words; what is given back ends that. */
export function tellCovers(told: () => readonly Box[]): () => void {
  covers = told;
  return () => {
    if (covers === told) covers = NOTHING;
  };
}
