/** What a page asks of the service worker; it answers through the port that comes along, and always with what there is now. */
export type Wish =
  | { readonly kind: 'kept' }
  /** The page has these: they are kept as well. */
  | { readonly kind: 'opened'; readonly files: readonly string[] }
  /** A few files more; `now` even while a page waits for its own. */
  | { readonly kind: 'more'; readonly now: boolean };

/** How much of the house is on this device; bytes as they come over the line. */
export interface Kept {
  readonly files: number;
  readonly ofFiles: number;
  readonly bytes: number;
  readonly ofBytes: number;
  /** Something that was asked for did not come, or found no room. */
  readonly failed: boolean;
}

export const isWhole = ({ files, ofFiles }: Kept): boolean => files === ofFiles;
