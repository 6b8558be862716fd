import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Busy, Referee } from '../src/referee/referee.ts';
import { folder } from './house.ts';


/** A registry whose one game does what its equipment says. */
const games = join(folder(), 'games.mjs');
writeFileSync(
  games,
  `const check = ({ what }) => {
    if (what === 'hang') for (;;);
    if (what === 'die') process.exit(1);
    if (what === 'throw') throw new Error('two\\nlines');
    return { ok: true, breaches: [] };
  };
  export const registry = [{ id: 'trap', schemas: { equipment: { safeParse: () => ({ success: true }) } }, checkEquipment: check }];`,
);

const referee = new Referee(pathToFileURL(games).href, { ms: 500, queue: 3 });
afterAll(() => referee.close());
const ask = (what: string) => referee.ask({ kind: 'equipment', game: 'trap', text: `what: ${what}` });
const well = { ok: true, breaches: [] };

test.each([
  ['hang', 'takes longer than 0.5 s'],
  ['die', 'cannot be judged: the thread has ended'],
  ['throw', 'cannot be played: two\nlines'],
])('a text that makes a game %s is answered, and the next one is judged', async (what, fault) => {
  expect(await ask(what)).toEqual({ fault });
  expect(await ask('rest')).toEqual(well);
});

test('who comes when enough are waiting is sent away, and the others are judged in turn', async () => {
  const waiting = ['rest', 'hang', 'rest'].map(ask);
  await expect(ask('rest')).rejects.toThrow(Busy);
  expect(await Promise.all(waiting)).toEqual([well, { fault: 'takes longer than 0.5 s' }, well]);
});
