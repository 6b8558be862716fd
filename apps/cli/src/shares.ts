/** Numbered runs, from the first one on. */
export interface Share {
  readonly from: number;
  readonly count: number;
}

/** Shares as equal as can be, in order. */
export const sharesOf = ({ from, count }: Share, processes: number): readonly Share[] => {
  const start = (share: number): number => Math.floor((count * share) / processes);
  return Array.from({ length: processes }, (_, i) => ({ from: from + start(i), count: start(i + 1) - start(i) }));
};
