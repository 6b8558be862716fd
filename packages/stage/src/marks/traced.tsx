import { Fragment, useMemo, type ReactNode } from 'react';

interface TracedProps<T> {
  /** What is lit. */
  readonly ids: readonly string[];
  /** What an id means; null: nothing that is drawn here. */
  readonly traceIn: (id: string) => T | null;
  readonly mark: (trace: T) => ReactNode;
}

/** What a ruling rests on, each thing by its mark. */
export function Traced<T>({ ids, traceIn, mark }: TracedProps<T>) {
  const traces = useMemo(() => ids.map(traceIn).filter((trace): trace is T & {} => trace !== null), [ids, traceIn]);
  return traces.map((trace, i) => <Fragment key={i}>{mark(trace)}</Fragment>);
}
