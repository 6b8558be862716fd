import type { Measured } from '@bande/cli/bench';
import { ChanceStream, tick, type AnyShape, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { outfieldOf } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { Host } from '@bande/host';
import { Recorder, type MatchRecord } from '@bande/record';
import type { Page } from 'playwright-core';
import { keepAs } from '../../e2e/kept.ts';
import { LAPTOP, PHONE, tableReady, visitor, type House, type Manner } from '../../e2e/visitor.ts';
import { longestTask, traced, type TraceEvent } from './trace.ts';

const SECONDS = 12;
/** Not to its end: it would stand still there. */
const PLAYED_SECONDS = SECONDS - 2;
const TICKS_A_SECOND = 120;
const STEP = 4;
const ID = '0123456789abcdef01234567';

/** Both sides flick one figure after the other as fast as their hands can, and both keepers walk: everything moves all the time. */
function crowd(): MatchRecord<AnyShape> {
  const recorder = Recorder.start(subbuteo, {
    edition: 'fistf-4.0',
    seating: ['red', 'blue'],
    mode: 'live',
    settings: readSettings({ training: true }),
  });
  const host = new Host(subbuteo, recorder, { chance: new ChanceStream('none') });
  const seats: readonly Seat[] = [0, 1];
  for (let step = 0; step < SECONDS * TICKS_A_SECOND; step += STEP) {
    host.advance(tick(step));
    if (step % 360 === 0) host.act(0, { kind: 'lineUp', as: 'kickOff' });
    for (const seat of seats) {
      const figures = outfieldOf(seat === 0 ? 'red' : 'blue');
      const end = seat === 0 ? -1 : 1;
      const across = ((step * 7) % 1400) - 700;
      host.steer(seat, [across, end * 5800, 0]);
      const figure = figures[(step / STEP) % figures.length]!;
      host.act(seat, {
        kind: 'flick',
        figure,
        direction: ((step * 13) % 120) - 60,
        strength: 0.5,
        nail: 0.2,
        tick: false,
      });
    }
  }
  host.advance(tick(SECONDS * TICKS_A_SECOND));
  return recorder.record(null);
}

const MANNERS: readonly (readonly [string, Manner])[] = [
  ['laptop', { ...LAPTOP, reducedMotion: 'no-preference' }],
  ['phone', { ...PHONE, reducedMotion: 'no-preference' }],
];

/** Frame times of the training pitch while everything on it moves, and how much of a frame our own script takes. */
export async function frames(house: House): Promise<readonly Measured[]> {
  const record = crowd();
  const measured: Measured[] = [];
  for (const [screen, manner] of MANNERS) measured.push(...(await framesOn(house, record, screen, manner)));
  return measured;
}

async function framesOn(
  house: House,
  record: MatchRecord<AnyShape>,
  screen: string,
  manner: Manner,
): Promise<readonly Measured[]> {
  const { page, context, open } = await visitor(house, manner);
  await open('/');
  await keepAs(page, ID, { record }, { sitters: ['human', 'human'] });
  await page.goto(`${house.url}/replay/${ID}?t=0`);
  await tableReady(page);
  await page.waitForLoadState('networkidle');
  const events = await traced(page, () => played(page));
  const times = await page.evaluate(() => (globalThis as unknown as { readonly frames: readonly number[] }).frames);
  await context.close();
  const scripts = scriptTimes(events);
  const figure = (metric: string, value: number, note: string): Measured => ({
    name: 'web',
    metric: `22 figures and the ball move, ${screen}: ${metric}`,
    value,
    unit: 'ms',
    note,
  });
  return [
    figure('a frame, median', median(times), `${times.length} frames; software renderer, replayed with its physics`),
    figure('own script a frame, median', median(scripts), 'processor time of the frame’s callbacks; wanted: at most 4'),
    figure('own script a frame, 95 of 100', at(scripts, 0.95), `${scripts.length} frames`),
    figure(
      'everything on the page’s thread, a frame',
      workPerFrame(events, scripts.length),
      'drawing commands and layout too',
    ),
    figure(
      'all own script, in a sixtieth of a second',
      scriptPerSixtieth(events),
      'callbacks, timers and redraws; wanted: at most 4',
    ),
    figure('longest task', longestTask(events), 'processor time of the page’s own thread'),
  ];
}

/** Plays the replay and writes down when each frame came. */
async function played(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last: number | null = null;
    const frame = (now: number): void => {
      if (last !== null) frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.locator('.timeline [data-tool="play"]').click();
  await page.waitForTimeout(PLAYED_SECONDS * 1000);
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
const median = (values: readonly number[]): number => at(values, 0.5);

/** A frame has several callbacks: those within one task of the page's thread. */
function scriptTimes(events: readonly TraceEvent[]): readonly number[] {
  const tasks: number[] = [0];
  for (const { name, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'RunTask') tasks.push(0);
    if (name === 'FireAnimationFrame') tasks.push(tasks.pop()! + tdur / 1000);
  }
  return tasks.filter((ms) => ms > 0);
}

/** Every call into our script, whatever called it: steps of the replay and redraws come by timers, between two frames. */
const scriptPerSixtieth = (events: readonly TraceEvent[]): number =>
  events.filter(({ name }) => name === 'FunctionCall').reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) /
  (PLAYED_SECONDS * 60);

/** Everything the page's thread did, shared out among the frames. */
const workPerFrame = (events: readonly TraceEvent[], count: number): number =>
  events.filter(({ name }) => name === 'RunTask').reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / count;
