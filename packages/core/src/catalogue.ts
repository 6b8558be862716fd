import type { Words } from './words.ts';

export const PARAGRAPH_KINDS = ['play', 'desk', 'equipment', 'admin', 'info'] as const;
export type ParagraphKind = (typeof PARAGRAPH_KINDS)[number];

/** One rule of a rulebook in our own words. `open` means: no code for it yet, and the count only falls. */
export interface Entry {
  readonly edition: string;
  readonly kind: ParagraphKind;
  readonly status: 'done' | 'open';
  readonly chapter: string;
  readonly gist: Words;
  /** The paragraph that it is one of several possibilities of: alone it says too little. */
  readonly of?: string;
  /** Why a row has another kind than one would expect. */
  readonly reason?: string;
}

/** Paragraph id to entry; `keyof typeof` of a catalogue is the type of everything that may be cited. */
export type Catalogue = Readonly<Record<string, Entry>>;

/** Where a text is open: the reading taken, with its reason. */
export interface Reading<P extends string> {
  readonly paragraphs: readonly P[];
  /** The name of the setting that switches this reading, where there is one. */
  readonly setting?: string;
  readonly title: Words;
  readonly reading: Words;
  readonly reason: Words;
}
export type Readings<P extends string = string> = Readonly<Record<string, Reading<P>>>;

/** An ordered list of books minus named paragraphs: the first book that speaks decides. */
export interface Edition<P extends string = string> {
  readonly id: string;
  readonly title: Words;
  readonly books: readonly string[];
  readonly minus: readonly P[];
}

/** The paragraphs in force under an edition, in the order of its books. */
export function inForce<P extends string>(catalogue: Readonly<Record<P, Entry>>, edition: Edition<P>): readonly P[] {
  const ids = Object.keys(catalogue) as P[];
  const left = ids.filter((id) => !edition.minus.includes(id));
  return edition.books.flatMap((book) => left.filter((id) => catalogue[id].edition === book));
}

/** `STW-4` is a parent of `STW-4.1` and `STW-4A.1`, not of `STW-40.1`, nor `FISTF-I` of `FISTF-II.1`; every id is its own parent. */
export function belongsTo(id: string, parent: string): boolean {
  if (!id.startsWith(parent)) return false;
  const seam = id.slice(Math.max(0, parent.length - 1), parent.length + 1);
  return id === parent || seam.endsWith('.') || /^(?:\d[A-Za-z]|[A-Za-z]\d)$/.test(seam);
}
