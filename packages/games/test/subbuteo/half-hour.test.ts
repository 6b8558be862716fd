import { ChanceStream, createRandom, hashOf, minutes, registered, tick, type Random, type Setup } from '@bande/core';
import { Host } from '@bande/host';
import { readRecord, Recorder, verify, writeRecord } from '@bande/record';
import { expect, test } from 'vitest';
import { rally } from './rally/game.ts';
import type { Rally } from './rally/shape.ts';
import { START } from './rally/table.ts';

const setup: Setup<Rally> = { edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings: {} };
/** Half an hour in the soak; a minute and a half otherwise. */
const HALF_AN_HOUR = minutes(30);
const LENGTH = process.env['SOAK'] === undefined ? minutes(1.5) : HALF_AN_HOUR;
/** Of the record of half an hour; a shorter one has its part of it, head and rests included. */
const MOST_BYTES = 1_000_000;
const { ball, red7, red9, blue4 } = START;
const SPOTS = { ball: ball!, red7: red7!, red9: red9!, blue4: blue4! };

const flick = (random: Random, figure: 'red9' | 'blue4', speed: number): Rally['action'] => ({
  kind: 'flick',
  figure,
  vx: random.below(300) - 150,
  vy: speed,
  spin: random.below(200) - 100,
});

/** A shot every three seconds, mostly a block flick after it, two keepers that never stop. */
function playedOn(length: number, look: () => void): Recorder<Rally> {
  const recorder = Recorder.start(rally, setup);
  const host = new Host(rally, recorder, { chance: new ChanceStream('s') });
  const random = createRandom('half an hour');
  for (let at = 0; at < length; at += 4) {
    host.advance(tick(at));
    if (at % 360 === 0)
      host.enter({ tick: tick(at), kind: 'facts', by: 'referee', facts: [{ kind: 'putDown', spots: SPOTS }] });
    if (at % 360 === 8) host.act(0, flick(random, 'red9', 600 + random.below(1500)));
    if (at % 360 === 40 && random.below(3) > 0) host.act(1, flick(random, 'blue4', -300 - random.below(900)));
    host.steer(0, [random.below(800) - 400, -5700 - random.below(250)]);
    host.steer(1, [random.below(800) - 400, 5700 + random.below(250)]);
    if (at % (length / 5) === 0) look();
  }
  return recorder;
}

test('a live match on the real bodies with two keepers: the record stays small and verifies, the match does not grow', () => {
  const memory: number[] = [];
  const recorder = playedOn(LENGTH, () => memory.push(process.memoryUsage().heapUsed));
  const text = writeRecord(recorder.record(null));
  const streams = recorder.inputs.filter(({ kind }) => kind === 'stream').length;
  expect(streams).toBeGreaterThan((LENGTH / 120) * 55);
  expect(new TextEncoder().encode(text).length).toBeLessThan((MOST_BYTES * LENGTH) / HALF_AN_HOUR);
  expect(JSON.stringify(recorder.match).length).toBeLessThan(20_000);
  const read = readRecord(text, [registered(rally)]);
  if (!read.ok) throw new Error(read.refusal);
  const start = performance.now();
  expect(verify(registered(rally), read.value.record)).toMatchObject({ ok: true, hash: hashOf(recorder.match) });
  console.log(
    `${LENGTH / 7200} min: ${streams} targets, ${text.length} bytes, verified in ${Math.round(performance.now() - start)} ms; heap at each fifth ${memory.map((bytes) => Math.round(bytes / 1e6)).join(', ')} MB`,
  );
});
