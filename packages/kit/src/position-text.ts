import type { GameShape, Match, Setup } from '@bande/core';

/** A position that was written as it is described and is checked as a whole: what was read, or what is wrong with it. */
export type ReadText<G extends GameShape> = { readonly match: Match<G> } | { readonly wrong: string };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
/** What a schema found, each fault after its field. */
export const wrongBy = (issues: readonly Issue[]): { readonly wrong: string } => ({
  wrong: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
});

interface PositionTexts<G extends GameShape> {
  readonly readPosition: (text: string, setup: Setup<G>) => Match<G> | null;
  /** What no match can show of this one, as far as a position tells it; of a finished one nobody goes on. */
  readonly unreadable: (match: Match<G>) => string | null;
}

export const positionTexts = <G extends GameShape>(
  read: (text: string, setup: Setup<G>) => ReadText<G>,
  write: (match: Match<G>) => string,
): PositionTexts<G> => ({
  readPosition(text, setup) {
    const found = read(text, setup);
    return 'wrong' in found ? null : found.match;
  },
  unreadable(match) {
    if (match.outcome !== null) return null;
    const found = read(write(match), match.setup);
    return 'wrong' in found ? found.wrong : null;
  },
});
