import { playOut } from '@bande/host';
import { commitment, type AnyGame, type AnyShape, type LogEntry, type Match, type Words } from '@bande/core';
import { registry } from '@bande/games';
import { loadEngine } from '@bande/physics/engine';
import { Recorder } from '@bande/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from '../src/board/story/call-lines.ts';
import { loadGame } from '../src/games/views.ts';
import { setupFor } from '../src/session/open.ts';
import { endLines, lastCalls, titleOf } from '../src/table/ends/end-words.ts';
import { change } from '../src/ui/settings.ts';

/** What the sheet at the end says of matches that were played to their end, game by game. */

const games = (await Promise.all(registry.map(({ id }) => loadGame(id)))).filter((one) => one !== null);

/** So short that a test has time for it. */
const SHORT: Readonly<Record<string, object>> = { subbuteo: { halfMinutes: 1 }, 'tipp-kick': { halfMinutes: 1 } };

function played(game: AnyGame): { readonly match: Match<AnyShape>; readonly log: readonly LogEntry<AnyShape>[] } {
  const settings = SHORT[game.id] ?? game.ladder?.settings ?? {};
  const setup = setupFor(game, { settings, mode: game.id in SHORT ? 'live' : 'paced' });
  const bots = setup.seating.map(() => 'beginner');
  const recorder = Recorder.start(game, setup, { seedCommitment: commitment('end'), players: bots });
  expect(playOut(game, recorder, { seed: 'end', bots }).trouble).toBeNull();
  return recorder;
}

beforeAll(async () => {
  await loadEngine();
  change({ names: ['Anna', 'Bert'] });
});
afterAll(() => change({ names: [] }));

describe.each(games.map(({ game, view }) => ({ id: game.id, game, view })))('at $id', ({ game, view }) => {
  let end: ReturnType<typeof played>;
  beforeAll(() => {
    end = played(game);
  });

  test.each(['de', 'en'] as const)('the end says who has won once, by name, in %s', (language) => {
    const { match, log } = end;
    const say = (words: Words): string => words[language];
    const table = { view, kept: { sitters: match.setup.seating.map(() => 'human') }, company: null } as never;
    const title = say(titleOf(table, match, log, say));
    const calls = lastCalls(view, match, log) ?? [];
    const more = [
      ...endLines(table, match, log).map(say),
      ...linesOf(view, match, calls).map(({ words }) => words.map(say).join(' ')),
    ];
    const { winner } = match.outcome!;
    const name = match.setup.seating[0] === winner ? 'Anna' : 'Bert';
    expect(title).toContain(winner === null ? '' : name);
    for (const line of more) expect(line).not.toMatch(/gewinnt|unentschieden|wins|draw|Spielende|Full time/i);
    expect(new Set([title, ...more]).size).toBe(more.length + 1);
  });
});
