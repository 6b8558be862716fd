import type { Ruling } from '../../state.ts';

/** Two calls of one card that are better said as one. */

/** The striker takes own pieces with it: all of them are owed together. */
export const withWhatIsReturned = (due: Ruling, later: Ruling): Ruling | null =>
  later.call === 'returned' && due.against === later.against
    ? joined(due, later, { returned: Number(later.detail?.['count'] ?? 1) })
    : null;

/** What was to be placed has been, piece by piece. */
export const withWhatIsPlaced = (placing: Ruling, later: Ruling): Ruling | null =>
  later.call === 'placed' && placing.against === later.against
    ? joined(placing, later, { placed: Number(placing.detail?.['placed'] ?? 0) + 1 })
    : null;

const joined = (before: Ruling, later: Ruling, detail: NonNullable<Ruling['detail']>): Ruling => ({
  ...before,
  paragraphs: [...new Set([...before.paragraphs, ...later.paragraphs])],
  evidence: [...before.evidence, ...later.evidence],
  detail: { ...before.detail, ...detail },
});
