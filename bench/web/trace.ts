import type { Page } from 'playwright-core';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in microseconds. */
  readonly ts: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** What the page's own thread does meanwhile. */
export async function traced(page: Page, doing: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await doing();
  const told = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await told;
  const own = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ ph, pid, tid }) => ph === 'X' && own.has(`${pid} ${tid}`));
}

/** Processor time in milliseconds. */
export const longestTask = (events: readonly TraceEvent[]): number =>
  events.filter(({ name }) => name === 'RunTask').reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000;
