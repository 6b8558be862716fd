import type { AnyGame, Registry } from '@bande/core';
import { playLed } from '@bande/host/led';
import type { Bench, Measured } from '@bande/cli/bench';
import { registry as house } from '@bande/games';
import { costOf } from './host/cost.ts';
import { Weighed } from './host/weighed.ts';
import { writeFigures } from './machine/written.ts';

const name = 'host';
const HALF_AN_HOUR = 1800;
/** Seconds of table time whose cost is measured. */
const COSTED = 60;

function weighed(game: AnyGame): readonly Measured[] {
  const seconds = HALF_AN_HOUR;
  const table = new Weighed(game);
  let most = 0;
  let looks = 0;
  playLed(game, table, seconds * 120, () => {
    if (looks++ % 30 === 0) most = Math.max(most, table.written());
  });
  const { naive, recorder, log, inputs } = table.weigh();
  const what = `${game.id}, live, both hands led, ${seconds} s`;
  const note = `${inputs} inputs`;
  return [
    {
      name,
      metric: `${what}: what a recorder keeps`,
      value: recorder / 1000,
      unit: 'kB',
      peer: 'every input an object, a match every 32 (without the log)',
      peerValue: naive / 1000,
      ratio: naive / recorder,
      note: `${note}; its log is ${Math.round(log / 1000)} kB as text`,
    },
    {
      name,
      metric: `${what}: a table of match, rest and inputs since`,
      value: most / 1000,
      unit: 'kB',
      note: `at most, as text; ${note}; bound 150 kB`,
    },
  ];
}

function costed(game: AnyGame): readonly Measured[] {
  const { aSecond, rollback, worst } = costOf(game, COSTED);
  const what = game.streams === undefined ? `${game.id}, in turn` : `${game.id}, live, both hands led`;
  return [
    { name, metric: `${what}: a second of table time`, value: aSecond, unit: 'ms', note: `mean of ${COSTED} s` },
    {
      name,
      metric: `${what}: the last 30 ticks again`,
      value: rollback,
      unit: 'ms',
      note: `mean of ${COSTED} s, one in a hundred takes ${worst.toFixed(2)} ms`,
    },
  ];
}

export const bench: Bench = {
  about: 'what a match costs, and what a live one keeps in memory while both hands are led 30 times a second',
  async run(registry: Registry) {
    for (const game of registry) await game.prepare?.();
    return registry.flatMap((game) => [...costed(game), ...(game.streams === undefined ? [] : weighed(game))]);
  },
};

/** Measures and writes it down with the machine: `node bench/host.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures(name, await bench.run(house), process.argv[2]);
