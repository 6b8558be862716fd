import { botIds, playOut } from '@bande/host';
import { commitment, type AnyGame, type AnyShape, type Setup } from '@bande/core';
import { Recorder, writeRecord } from '@bande/record';

interface RecordedMatch {
  readonly seed: string;
  readonly bots: readonly string[];
  readonly hash: string;
  readonly text: string;
}

interface Soaked {
  readonly matches: number;
  readonly settings: Readonly<Record<string, unknown>>;
}
/** What is played where a thousand whole matches would take days. */
const SOAKED: Readonly<Record<string, Soaked>> = {
  subbuteo: { matches: 200, settings: { halfMinutes: 1 } },
  'tipp-kick': { matches: 200, settings: { halfMinutes: 1 } },
};

/** Without a soak: every bot of the game plays, though not every pairing, where ten matches take longer than all others together. */
const SEVERAL: Readonly<Record<string, number>> = { subbuteo: 4, 'tipp-kick': 4 };
export const severalOf = ({ id }: AnyGame, most: number): number => Math.min(most, SEVERAL[id] ?? most);

/** How many of `most` matches a soak plays of this game. */
export const soakedOf = ({ id }: AnyGame, most: number): number => Math.min(most, SOAKED[id]?.matches ?? most);

/** As bots are compared, where a game says how: a whole match of the strongest takes them minutes. Of a live game every fourth match is live. */
const setupOf = (game: AnyGame, number: number, whole: boolean): Setup<AnyShape> => ({
  edition: game.editions[0]?.id ?? '',
  seating: game.seatings[0] ?? [],
  mode: game.ladder?.live !== undefined && number % 4 === 3 ? 'live' : 'paced',
  settings: game.schemas.settings.parse(SOAKED[game.id]?.settings ?? (whole ? {} : (game.ladder?.settings ?? {}))),
});

/** One match between two of the game's bots, each pairing in its turn; a match that does not end is an error. */
export function recordMatch(game: AnyGame, number: number, whole: boolean): RecordedMatch {
  const ids = botIds(game);
  const bots = [ids[number % ids.length]!, ids[Math.floor(number / ids.length) % ids.length]!];
  const seed = `soak:${game.id}:${number}`;
  const recorder = Recorder.start(game, setupOf(game, number, whole), {
    seedCommitment: commitment(seed),
    players: bots,
  });
  const { hash, trouble } = playOut(game, recorder, { seed, bots });
  if (trouble !== null) throw new Error(`${game.id}, ${seed}: ${trouble.kind}, ${trouble.reason}`);
  return { seed, bots, hash, text: writeRecord(recorder.record(seed)) };
}
