import { playOut } from '@bande/host';
import { chanceNow, commitment, legalActions, seatsOf, type AnyGame, type AnyShape, type Match } from '@bande/core';
import { registry } from '@bande/games';
import { Recorder, writeRecord, type MatchRecord } from '@bande/record';
import type { Page } from 'playwright-core';

const game: AnyGame = registry[0]!;

/** A whole match between two bots, and after which input each of a few moments comes. */
export interface Played {
  readonly record: MatchRecord<AnyShape>;
  readonly text: string;
  readonly moments: Readonly<Record<Moment, number>>;
}

/**
 * The first side is to choose a move, or to roll; the second has just scored; the next dice decide a duel, spin the arrow, make a goal, or show a card.
 * Well into the match, so that something has happened.
 */
type Moment = 'choice' | 'roll' | 'goal' | 'duel' | 'spin' | 'goalShot' | 'card';
const EARLIEST = 60;

export function playedMatch(seed: string, settings: object = { halfMinutes: 10, extraMinutes: 5 }): Played {
  const setup = {
    edition: game.editions[0]!.id,
    seating: game.seatings[0]!,
    mode: 'paced' as const,
    settings: game.schemas.settings.parse(settings),
  };
  const recorder = Recorder.start(game, setup, { seedCommitment: commitment(seed), players: ['human', 'club'] });
  const moments: Partial<Record<Moment, number>> = {};
  let [count, goals, cards] = [0, 0, 0];
  const onInput = ({ kind }: { readonly kind: string }, match: Match<AnyShape>): void => {
    count++;
    const shown = (match.state as { readonly cautions: readonly (readonly number[])[] }).cautions
      .flat()
      .reduce((sum, one) => sum + one, 0);
    if (count > EARLIEST && kind === 'chance' && shown > cards) moments.card ??= count - 1;
    cards = shown;
    const scored = Object.values((match.state as { readonly score: readonly number[] }).score).reduce(
      (sum, one) => sum + one,
      0,
    );
    if (count > EARLIEST && kind === 'chance' && scored > goals) moments.goalShot ??= count - 1;
    if (count > EARLIEST) for (const moment of momentsOf(match, scored > goals)) moments[moment] ??= count;
    goals = scored;
  };
  playOut(game, recorder, { seed, bots: ['club', 'club'], onInput });
  const record = recorder.record(seed);
  return {
    record,
    text: writeRecord(record),
    moments: { choice: 0, roll: 0, goal: 0, duel: 0, spin: 0, goalShot: 0, card: 0, ...moments },
  };
}

function momentsOf(match: Match<AnyShape>, scored: boolean): readonly Moment[] {
  const [first] = seatsOf(match.setup.seating, match.setup.seating[0]!);
  const rolling = chanceNow(game, match) !== null;
  const { attacker, phase } = match.state as { readonly attacker?: number; readonly phase?: string };
  const choosing = !rolling && legalActions(game, match, first!).filter(({ kind }) => kind === 'move').length > 10;
  return [
    ...(choosing ? (['choice'] as const) : []),
    ...(rolling && attacker === 0 ? (['roll'] as const) : []),
    ...(scored ? (['goal'] as const) : []),
    ...(rolling && phase === 'duel' ? (['duel'] as const) : []),
    ...(rolling && phase === 'shot' && attacker === 0 ? (['spin'] as const) : []),
  ];
}

interface Kept {
  readonly upTo?: number;
  readonly sitters?: readonly string[];
  readonly score?: Readonly<Record<string, number>>;
}

/** Puts a match into the memory of a visitor's device, as if he had played it there up to an input. The page must have been opened once. */
export async function keepAs(
  page: Page,
  id: string,
  { record }: Pick<Played, 'record'>,
  { upTo = record.inputs.length, sitters = ['human', 'club'], score }: Kept = {},
): Promise<void> {
  const over = record.end !== null && upTo >= record.inputs.length;
  const at = Date.now();
  const none = Object.fromEntries(record.header.seating.map((side) => [side, 0]));
  const match = {
    id,
    game: record.header.game,
    seed: record.seed,
    sitters,
    header: record.header,
    from: record.from,
    startedAt: at,
    touchedAt: at,
    // What happened by itself after the last input is part of it.
    ...(upTo >= record.inputs.length ? { reached: record.reached } : {}),
    over,
    score: (over ? record.end?.outcome.score : score) ?? none,
  };
  await memoryMade(page);
  await page.evaluate(
    ({ match, inputs }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('bande');
        opening.addEventListener('error', () => fail(opening.error ?? new Error('no memory')));
        opening.addEventListener('success', () => {
          const { result } = opening;
          // What is thrown in a listener is heard by nobody.
          if (result.objectStoreNames.length === 0) return fail(new Error('a memory without shelves'));
          const change = result.transaction(['matches', 'inputs'], 'readwrite');
          change.addEventListener('abort', () => fail(change.error ?? new Error('not kept')));
          change.addEventListener('complete', () => {
            result.close();
            done();
          });
          change.objectStore('matches').put(match);
          for (const [i, input] of inputs.entries()) change.objectStore('inputs').put(input, [match.id, i]);
        });
      }),
    { match, inputs: record.inputs.slice(0, upTo) },
  );
}

/**
 * The page makes its memory when it first looks into it. Whoever opened it before that would make one without shelves, which stays so.
 * Asked from here: in a page `waitForFunction` takes any promise for a yes.
 */
async function memoryMade(page: Page): Promise<void> {
  while (!(await page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'bande'))));
}
