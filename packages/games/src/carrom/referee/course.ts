import type { Paragraph } from '../rulebook.ts';
import type { Stroke } from './stroke.ts';

type Laws = readonly Paragraph[];

/** What follows from a stroke while the board goes on. */
export interface Course {
  /** Own pieces of the stroke that come out again. */
  readonly returned: Laws | null;
  readonly due: Laws | null;
  readonly penalty: Laws | null;
  readonly queen: { readonly to: 'out' | 'pending' | 'covered'; readonly laws: Laws } | null;
  readonly kept: boolean;
  readonly turn: Laws;
}

interface Row {
  readonly when: (stroke: Stroke) => boolean;
  readonly returned?: Laws;
  readonly due?: Laws;
  readonly penalty?: Laws;
  readonly kept?: boolean;
  readonly out?: Laws;
  readonly pending?: Laws;
  readonly covered?: Laws;
  readonly turn: Laws;
}

/** Improper strokes: the turn is always lost. */
const IMPROPER: readonly Row[] = [
  {
    when: (s) => s.striker && s.own > 0 && s.queen,
    returned: ['ICF-98b.2'],
    due: ['ICF-98b.3'],
    penalty: ['ICF-98b.3'],
    out: ['ICF-98b.1'],
    turn: ['ICF-98b.4'],
  },
  {
    when: (s) => s.striker && s.own > 0 && s.covering,
    returned: ['ICF-101b.1'],
    due: ['ICF-101b.2'],
    penalty: ['ICF-101b.2'],
    out: ['ICF-101b.3'],
    turn: ['ICF-101b.4'],
  },
  { when: (s) => s.striker && s.own > 0, returned: ['ICF-77b.1'], penalty: ['ICF-77b.2'], turn: ['ICF-77b.3'] }, // one, as printed [CI-1]
  {
    when: (s) => s.striker && s.queen,
    due: ['ICF-99b.2'],
    penalty: ['ICF-99b.2'],
    out: ['ICF-99b.1'],
    turn: ['ICF-99b.3'],
  }, // also with opposing pieces [CI-19]
  {
    when: (s) => s.striker && s.covering,
    due: ['ICF-100b.2'],
    penalty: ['ICF-100b.2'],
    out: ['ICF-100b.1'],
    turn: ['ICF-100b.3'],
  },
  { when: (s) => s.striker, due: ['ICF-72a.2'], penalty: ['ICF-64a.2'], turn: ['ICF-64a.3'] }, // [CI-2]
  {
    when: (s) => s.own > 0 && s.queen,
    returned: ['ICF-64b.1', 'ICF-77a.1'],
    penalty: ['ICF-64b.2', 'ICF-77a.2'],
    out: ['ICF-64b.1'],
    turn: ['ICF-64b.3', 'ICF-77a.3'],
  },
  {
    when: (s) => s.own > 0 && s.covering,
    returned: ['ICF-64b.1', 'ICF-77a.1'],
    penalty: ['ICF-64b.2', 'ICF-77a.2'],
    out: ['ICF-15', 'ICF-96.1'],
    turn: ['ICF-64b.3', 'ICF-77a.3'],
  }, // [CI-20]
  {
    when: (s) => s.own > 0,
    returned: ['ICF-64b.1', 'ICF-77a.1'],
    penalty: ['ICF-64b.2', 'ICF-77a.2'],
    turn: ['ICF-64b.3', 'ICF-77a.3'],
  },
  { when: (s) => s.queen, penalty: ['ICF-64b.2'], out: ['ICF-64b.1'], turn: ['ICF-64b.3'] },
  { when: (s) => s.covering, penalty: ['ICF-64a.2'], out: ['ICF-15', 'ICF-96.1'], turn: ['ICF-64a.3'] }, // [CI-21]
  { when: () => true, penalty: ['ICF-64a.2'], turn: ['ICF-64a.3'] },
];

const PROPER_WITH_STRIKER: readonly Row[] = [
  {
    when: (s) => s.own > 0 && s.queen && s.owing,
    returned: ['ICF-98a.2'],
    due: ['ICF-98a.3'],
    out: ['ICF-98a.1', 'ICF-95b.1'],
    turn: ['ICF-95b.2'],
  }, // [CI-17]
  {
    when: (s) => s.own > 0 && s.queen,
    returned: ['ICF-98a.2'],
    due: ['ICF-98a.3'],
    out: ['ICF-98a.1'],
    kept: true,
    turn: ['ICF-98a.4'],
  }, // [CI-18]
  {
    when: (s) => s.own > 0 && s.covering,
    returned: ['ICF-101a.1'],
    due: ['ICF-101a.2'],
    pending: ['ICF-101a.3'],
    kept: true,
    turn: ['ICF-101a.3'],
  },
  {
    when: (s) => s.own > 0 && s.opposing > 0,
    returned: ['ICF-75.1'],
    due: ['ICF-75.2'],
    kept: true,
    turn: ['ICF-75.3'],
  },
  { when: (s) => s.own > 0, returned: ['ICF-73.1'], due: ['ICF-73.2'], kept: true, turn: ['ICF-73.3'] },
  { when: (s) => s.queen && s.nine, due: ['ICF-95d.2'], out: ['ICF-95d.1'], turn: ['ICF-95d.3'] }, // [CI-16]
  { when: (s) => s.queen && s.owing, due: ['ICF-99a.2'], out: ['ICF-99a.1', 'ICF-95b.1'], turn: ['ICF-95b.2'] },
  { when: (s) => s.queen, due: ['ICF-99a.2'], out: ['ICF-99a.1'], kept: true, turn: ['ICF-99a.3'] },
  { when: (s) => s.covering, due: ['ICF-100a.2'], out: ['ICF-100a.1'], turn: ['ICF-100a.3'] },
  { when: (s) => s.opposing > 0, due: ['ICF-74.2', 'ICF-72a.2'], turn: ['ICF-74.3'] },
  { when: () => true, due: ['ICF-72a.2'], turn: ['ICF-72a.1'] },
];

const PROPER: readonly Row[] = [
  { when: (s) => s.queen && s.owing, out: ['ICF-95b.1'], turn: ['ICF-95b.2'] }, // [CI-6], [CI-17]
  { when: (s) => s.queen && s.own === 0 && !s.right, out: ['ICF-95a.1', 'ICF-92'], turn: ['ICF-95a.2'] },
  { when: (s) => s.queen && s.own === 0 && s.nine, pending: ['ICF-92', 'ICF-95c'], kept: true, turn: ['ICF-48.1'] }, // [CI-16]
  { when: (s) => s.queen && s.own === 0, pending: ['ICF-92'], kept: true, turn: ['ICF-48.1'] },
  { when: (s) => s.queen && s.own === 1 && s.nine, pending: ['ICF-97b.1'], kept: true, turn: ['ICF-48.1'] },
  { when: (s) => s.queen && s.nine, covered: ['ICF-97b.2'], kept: true, turn: ['ICF-48.1'] },
  { when: (s) => s.queen, covered: ['ICF-15', 'ICF-97a'], kept: true, turn: ['ICF-48.1'] },
  { when: (s) => s.covering && s.own > 0, covered: ['ICF-15'], kept: true, turn: ['ICF-48.1'] },
  { when: (s) => s.covering && s.coverTries > 0, out: ['ICF-96.1', 'ICF-101a.4'], turn: ['ICF-48.2'] },
  { when: (s) => s.covering, out: ['ICF-96.1'], turn: ['ICF-48.2'] },
  { when: (s) => s.own > 0, kept: true, turn: ['ICF-48.1'] },
  { when: (s) => s.opposing > 0, turn: ['ICF-48.2', 'ICF-125a'] },
  { when: () => true, turn: ['ICF-48.2'] },
];

/** A break before the umpire's Play, whatever else it was [CI-5]. */
const EARLY: Row = {
  when: () => true,
  returned: ['ICF-47.1'],
  due: ['ICF-47.2'],
  out: ['ICF-47.1'],
  turn: ['ICF-47.3'],
};

/** Laws by which own pieces come out again. */
export const RETURNING: ReadonlySet<Paragraph> = new Set(
  [...IMPROPER, ...PROPER_WITH_STRIKER, EARLY].flatMap(({ returned }) => returned ?? []),
);

function rowsFor({ as, proper, striker }: Stroke): readonly Row[] {
  if (as === 'early') return [EARLY];
  if (!proper) return IMPROPER;
  return striker ? PROPER_WITH_STRIKER : PROPER;
}

/** The first row that fits, of laws 48, 64, 72-77 and 95-101. */
export function courseOf(stroke: Stroke): Course {
  const row = rowsFor(stroke).find(({ when }) => when(stroke))!;
  const withOpposing: Laws = !stroke.proper && stroke.opposing > 0 ? ['ICF-76.2'] : [];
  return {
    returned: stroke.own > 0 ? (row.returned ?? null) : null,
    due: row.due === undefined ? null : ['ICF-13', ...row.due],
    penalty: row.penalty === undefined ? null : ['ICF-14', ...row.penalty, ...withOpposing],
    queen: queenIn(row, stroke),
    kept: row.kept ?? false,
    turn: [...row.turn, ...(withOpposing.length > 0 ? (['ICF-76.3'] as const) : [])],
  };
}

function queenIn({ out, pending, covered }: Row, stroke: Stroke): Course['queen'] {
  if (out !== undefined) return stroke.queen || stroke.covering ? { to: 'out', laws: out } : null;
  if (pending !== undefined)
    return stroke.as === 'playedOn' ? { to: 'out', laws: ['ICF-15', 'ICF-96.1'] } : { to: 'pending', laws: pending }; // no stroke left to cover her [CI-21]
  return covered === undefined ? null : { to: 'covered', laws: covered };
}
