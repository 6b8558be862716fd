import type { Measured } from '@bande/cli/bench';
import { ChanceStream, tick, type AnyGame, type AnyShape, type Registry, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { outfieldOf } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { Host } from '@bande/host';
import { Recorder, type MatchRecord } from '@bande/record';
import type { Page } from 'playwright-core';
import { keepAs } from '../../e2e/kept.ts';
import { LAPTOP, PHONE, tableReady, visitor, type House, type Manner, type Visitor } from '../../e2e/visitor.ts';
import { longestTask, traced, type TraceEvent } from './trace.ts';

const SECONDS = 12;
/** Not to its end: it would stand still there. */
const PLAYED_SECONDS = SECONDS - 2;
const LIVE_SECONDS = 20;
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

/** What is looked at: how to get there, and how it is set going. */
interface Scene {
  readonly metric: string;
  readonly note: string;
  readonly seconds: number;
  readonly open: (visitor: Visitor, home: string) => Promise<void>;
  readonly begin: (page: Page) => Promise<void>;
}

/** Frame times of the training pitch while everything on it moves, and of every match that bots play live, on both screens. */
export async function frames(house: House, registry: Registry): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const scene of [replayed(crowd()), ...registry.filter(({ ladder }) => ladder?.live !== undefined).map(live)])
    for (const [screen, manner] of MANNERS) measured.push(...(await framesOn(house, scene, screen, manner)));
  return measured;
}

const replayed = (record: MatchRecord<AnyShape>): Scene => ({
  metric: '22 figures and the ball move',
  note: 'replayed with its physics',
  seconds: PLAYED_SECONDS,
  open: async ({ page, open }, home) => {
    await open('/');
    await keepAs(page, ID, { record }, { sitters: ['human', 'human'] });
    await page.goto(`${home}/replay/${ID}?t=0`);
    await tableReady(page);
  },
  begin: (page) => page.locator('.timeline [data-tool="play"]').click(),
});

/** The strongest bots against each other, from their first move on: they think beside the page. */
function live({ id, bots }: AnyGame): Scene {
  const bot = bots.at(-1)?.id ?? 'random';
  return {
    metric: `two bots play live ${id}`,
    note: `${bot} against itself`,
    seconds: LIVE_SECONDS,
    open: async ({ page }, home) => {
      await page.goto(`${home}/play/${id}?bot=${bot}&watch=1`);
      await tableReady(page);
      await page.locator('.table-room:not([data-inputs="0"])').waitFor();
    },
    begin: async () => {},
  };
}

async function framesOn(house: House, scene: Scene, screen: string, manner: Manner): Promise<readonly Measured[]> {
  const guest = await visitor(house, manner);
  const { page, context } = guest;
  await scene.open(guest, house.url);
  await page.waitForLoadState('networkidle');
  const events = await traced(page, () => played(page, scene));
  const { times, tasks } = await page.evaluate(() => (globalThis as unknown as { readonly seen: SeenFrames }).seen);
  await context.close();
  const scripts = scriptTimes(events);
  const figure = (metric: string, value: number, note: string): Measured => ({
    name: 'web',
    metric: `${scene.metric}, ${screen}: ${metric}`,
    value,
    unit: 'ms',
    note,
  });
  return [
    figure('a frame, median', at(times, 0.5), `${times.length} frames; software renderer, ${scene.note}`),
    figure('a frame, 95 of 100', at(times, 0.95), 'as it was drawn, whatever else the machine did'),
    figure(
      'own script a frame, median',
      at(scripts, 0.5),
      'processor time of the frame’s callbacks; wanted: at most 4',
    ),
    figure('own script a frame, 95 of 100', at(scripts, 0.95), `${scripts.length} frames`),
    figure(
      'everything on the page’s thread, a frame',
      workPerFrame(events, scripts.length),
      'drawing commands and layout too',
    ),
    figure(
      'all own script, in a sixtieth of a second',
      scriptPerSixtieth(events, scene.seconds),
      'callbacks, timers and redraws; wanted: at most 4',
    ),
    figure(
      'longest task, waiting included',
      Math.max(0, ...tasks),
      `${tasks.length} over 50; it holds what the page waits for, a busy machine and a drawing processor too`,
    ),
    figure('longest task', longestTask(events), 'processor time of the page’s own thread'),
  ];
}

/** In milliseconds: each frame after the one before it, and every task that took long. */
interface SeenFrames {
  readonly times: number[];
  readonly tasks: number[];
}

/** Lets it go on, and writes down when each frame came. */
async function played(page: Page, { begin, seconds }: Scene): Promise<void> {
  await page.evaluate(() => {
    const seen: SeenFrames = { times: [], tasks: [] };
    Object.assign(globalThis, { seen });
    let last: number | null = null;
    const frame = (now: number): void => {
      if (last !== null) seen.times.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await begin(page);
  await page.waitForTimeout(seconds * 1000);
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

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
const scriptPerSixtieth = (events: readonly TraceEvent[], seconds: number): number =>
  events.filter(({ name }) => name === 'FunctionCall').reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) /
  (seconds * 60);

/** Everything the page's thread did, shared out among the frames. */
const workPerFrame = (events: readonly TraceEvent[], count: number): number =>
  events.filter(({ name }) => name === 'RunTask').reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / count;
