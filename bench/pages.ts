import type { Bench, Measured } from '@bande/cli/bench';
import type { Registry } from '@bande/core';
import { openHouse, SHARP, type House } from '../e2e/visitor.ts';
import { firstActions, type FirstAction } from './pages/first-action.ts';
import { routesOf, type Route } from './pages/routes.ts';
import { sentFor, type Sent } from './pages/sent.ts';
import { writeFigures } from './machine/written.ts';

const name = 'pages';
/** Built pages of an earlier state, measured beside those of this one in the same run: `vite build apps/web --outDir …` there. */
const BEFORE = process.env['BANDE_BEFORE'];

const against = (value: number, before: number | undefined): Partial<Measured> =>
  before === undefined ? {} : { peer: 'before', peerValue: before, ratio: before / value };

/** What is wanted of a route is wanted of script, style and fonts; pictures and the engine of the physics come beside. */
function weights({ title, kB }: Route, now: Sent, before: Sent | undefined): readonly Measured[] {
  const figure = (of: string, value: number, was: number | undefined, note: string): Measured => ({
    name,
    metric: `${title}: ${of}`,
    value,
    unit: 'kB',
    ...against(value, was),
    note,
  });
  const goal = kB === undefined ? 'of its own page' : `of its own page; wanted: at most ${kB}`;
  return [
    figure('script, style and fonts', now.page, before?.page, goal),
    figure('script alone', now.script, before?.script, `${now.files} files in all`),
    ...(now.worker > 0 ? [figure('its worker', now.worker, before?.worker, 'script of its bot')] : []),
    ...(now.rest > 0 ? [figure('everything else', now.rest, before?.rest, 'pictures, data, engines')] : []),
  ];
}

const waited = ({ title, now, before, times }: FirstAction): Measured => ({
  name,
  metric: `${title}: until the first action is answered, processor slowed four times`,
  value: now,
  unit: 's',
  ...against(now, before),
  note: `median of ${times}`,
});

async function measured(registry: Registry, house: House, before: House | null): Promise<readonly Measured[]> {
  const figures: Measured[] = [];
  const routes = routesOf(registry);
  for (const route of routes) {
    const now = await sentFor(house, route);
    figures.push(...weights(route, now, before === null ? undefined : await sentFor(before, route)));
  }
  for (const route of routes.filter(({ acts }) => acts !== undefined))
    figures.push(waited(await firstActions(route, house, before)));
  return figures;
}

export const bench: Bench = {
  about: 'what every page loads, packed as it is sent, and how soon its first action is answered on a slow device',
  async run(registry) {
    const house = await openHouse(SHARP);
    const before = BEFORE === undefined ? null : await openHouse(SHARP, BEFORE);
    try {
      const figures = await measured(registry, house, before);
      writeFigures(name, figures);
      return figures;
    } finally {
      await house.close();
      await before?.close();
    }
  },
};
