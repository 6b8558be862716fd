import { isDeepStrictEqual } from 'node:util';
import {
  createRandom,
  LiveMatch,
  scenarioSteps,
  type AnyGame,
  type AnyShape,
  type Match,
  type Ruling,
  type Scenario,
  type ScenarioStep,
} from '@bande/core';
import { registry } from '@bande/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyEntry, bothWays, positionsAtDesk, scenariosOf } from './every-scenario.ts';

/** What is ruled of the score is what the score shows: in every step of every scenario, whoever enters what. */

const SOAK = process.env['SOAK'] !== undefined;
const EVERY = SOAK ? 1 : 10;
const ENTRIES = SOAK ? 20 : 4;
const SEED = process.env['BANDE_SEED'] ?? 'score';

type Score = Readonly<Record<string, number>>;
type AnyRuling = Ruling<AnyShape>;

/** How a game tells its score, and what its calls say of it. */
interface ScoreBook {
  readonly score: (match: Match<AnyShape>, game: AnyGame) => Score;
  /** What a ruling adds to which figure; nothing where it says nothing of the score. */
  readonly adds: (ruling: AnyRuling) => Score;
  /** The score of a match is given away, begins anew or goes back with this ruling: then it is not a sum any more. */
  readonly anew: (ruling: AnyRuling) => boolean;
  /** Is the score of the outcome the goals? */
  readonly final: boolean;
  /** Calls that name the winner of the match as `for`. */
  readonly wins: readonly string[];
}

/** Goals, and those of a shoot-out beside them. */
function goals(match: Match<AnyShape>, { notation }: AnyGame): Score {
  const { score, shootOut } = notation.describe(match) as {
    readonly score: Score;
    readonly shootOut?: { readonly goals: Score } | null;
  };
  const { red = 0, blue = 0 } = shootOut?.goals ?? {};
  return { ...score, 'red shots': red, 'blue shots': blue };
}
const isOneOf =
  (...calls: readonly string[]) =>
  ({ call }: AnyRuling): boolean =>
    calls.includes(call);
const oneFor = ({ for: side }: AnyRuling): Score => (side === undefined ? {} : { [side]: 1 });
/** A goal is one for whom it is given. */
const byGoals =
  (...calls: readonly string[]) =>
  (ruling: AnyRuling): Score =>
    calls.includes(ruling.call) ? oneFor(ruling) : {};

/** A goal that was counted is none: the ruling says whose. */
const takenBack = ({ then = [] }: AnyRuling): Score => {
  const back = (then as readonly { readonly kind: string; readonly for?: string }[]).find(
    ({ kind }) => kind === 'goalIsTakenBack',
  );
  return back?.for === undefined ? {} : { [back.for]: -1 };
};

/** One of a shoot-out. */
const shotOf =
  (...calls: readonly string[]) =>
  ({ call, for: side }: AnyRuling): Score =>
    calls.includes(call) ? { [`${side} shots`]: 1 } : {};

/** Points and games of Carrom: a trial board adds nothing. */
function carromAdds({ call, for: side, detail, paragraphs }: AnyRuling): Score {
  if (call === 'gameWon') return { [`${side} games`]: 1 };
  const counts = call === 'extraPoints' || (call === 'boardWon' && !paragraphs.includes('ICF-40'));
  return counts ? { [side!]: Number(detail?.['points']) } : {};
}

const ANEW_IN_CARROM = isOneOf('nextBoard', 'changeEnds', 'interval', 'protestUpheld', 'tossWon', 'soloOver');

const BOOKS: Readonly<Record<string, ScoreBook>> = {
  carrom: {
    score: (match) => {
      const { points, games } = match.state as Readonly<Record<string, readonly [number, number]>>;
      return { white: points![0], black: points![1], 'white games': games![0], 'black games': games![1] };
    },
    adds: carromAdds,
    anew: (ruling) => ANEW_IN_CARROM(ruling) || (ruling.call === 'gameWon' && ruling.paragraphs.includes('ICF-139')),
    final: false,
    wins: ['matchWon'],
  },
  'soccer-tactics': {
    score: goals,
    adds: (ruling) => (ruling.restart === 'nextPenalty' ? shotOf('goal')(ruling) : byGoals('goal')(ruling)),
    anew: () => false,
    final: true,
    wins: ['matchWon'],
  },
  subbuteo: {
    score: goals,
    adds: (ruling) => ({
      ...byGoals('goal', 'ownGoal')(ruling),
      ...shotOf('shotScored')(ruling),
      ...takenBack(ruling),
    }),
    anew: isOneOf('disqualified'),
    final: true,
    wins: ['matchOver', 'disqualified'],
  },
  'tipp-kick': {
    score: goals,
    adds: (ruling) => ({ ...byGoals('goal', 'ownGoal')(ruling), ...takenBack(ruling) }),
    anew: isOneOf('abandoned', 'disqualified'),
    final: true,
    wins: ['matchOver', 'abandoned', 'disqualified'],
  },
};

/** Scenarios in which rulings and score contradict each other, by game: the list only gets shorter. */
const OPEN: Readonly<Record<string, readonly string[]>> = {};

const sumOf = (before: Score, rulings: readonly AnyRuling[], { adds }: ScoreBook): Score => {
  const sum: Record<string, number> = { ...before };
  for (const ruling of rulings)
    for (const [name, value] of Object.entries(adds(ruling))) sum[name] = (sum[name] ?? 0) + value;
  return sum;
};

type Step = Pick<ScenarioStep<AnyShape>, 'match' | 'entries'>;
const rulingsOf = ({ entries }: Step): readonly AnyRuling[] => entries.flatMap((entry) => entry.rulings);

/** What the log of a step says and the match after it does not show, in one line, or null. */
const contradiction = (book: ScoreBook, [before, shown]: readonly [Score, Score], step: Step): string | null =>
  otherSum(book, before, shown, step) ?? otherEnd(book, shown, step);

function otherSum(book: ScoreBook, before: Score, shown: Score, step: Step): string | null {
  const { outcome } = step.match;
  const rulings = rulingsOf(step);
  // What players end themselves may be scored otherwise than it was played: then that stands beside it.
  const isEnded = step.entries.some(({ fact }) => fact.kind === 'ended');
  const awarded = isEnded && book.final ? outcome?.awarded : undefined;
  const played = sumOf(before, rulings, book);
  const said = awarded === undefined ? played : { ...played, ...outcome!.score };
  if (awarded !== undefined && !isDeepStrictEqual({ ...played, ...awarded.played }, played))
    return `played ${JSON.stringify(played)}, awarded instead of ${JSON.stringify(awarded.played)}`;
  return rulings.some(book.anew) || isDeepStrictEqual(said, shown)
    ? null
    : `ruled ${JSON.stringify(said)}, shown ${JSON.stringify(shown)}`;
}

function otherEnd(book: ScoreBook, shown: Score, step: Step): string | null {
  const { outcome } = step.match;
  const rulings = rulingsOf(step);
  const final = outcome === null || rulings.length === 0 ? null : outcome.score;
  if (final !== null && book.final && !isDeepStrictEqual(final, { red: shown['red'], blue: shown['blue'] }))
    return `shown ${JSON.stringify(shown)}, in the end ${JSON.stringify(final)}`;
  const win = rulings.find(({ call, for: side }) => side !== undefined && book.wins.includes(call));
  return win === undefined || outcome?.winner === win.for
    ? null
    : `${win.call} for ${win.for}, and the winner is ${outcome?.winner}`;
}

function contradictionsIn(game: AnyGame, book: ScoreBook, scenario: Scenario): readonly string[] {
  const steps = scenarioSteps(game, scenario);
  return steps.slice(1).flatMap((step, i) => {
    const scores = [book.score(steps[i]!.match, game), book.score(step.match, game)] as const;
    const fault = contradiction(book, scores, step);
    return fault === null ? [] : [`${scenario.title}, step ${i + 1}: ${fault}`];
  });
}

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

test('every game has its book of the score', () => {
  expect(Object.keys(BOOKS).toSorted()).toEqual(registry.map(({ id }) => id).toSorted());
});

describe.each(registry.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('the score is what was ruled of it, in every step of every scenario', () => {
    const scenarios = scenariosOf(game);
    const open = OPEN[id] ?? [];
    const looked = scenarios.filter(({ title }) => !open.includes(title));
    expect(looked.length + open.length).toBe(scenarios.length);
    expect(
      looked.flatMap((scenario) => bothWays(game, scenario)).flatMap((one) => contradictionsIn(game, BOOKS[id]!, one)),
    ).toEqual([]);
  });

  test('and whatever a referee enters', () => {
    const random = createRandom(`${SEED} ${id}`);
    const book = BOOKS[id]!;
    const faults: string[] = [];
    let taken = 0;
    for (const match of positionsAtDesk(game, EVERY))
      for (let i = 0; i < ENTRIES; i++) {
        const [live, fact] = [new LiveMatch(game, match), anyEntry(game, random)];
        const done = live.play({ tick: match.tick, kind: 'facts', by: 'referee', facts: [fact] });
        if (!done.ok) continue;
        taken++;
        const scores = [book.score(match, game), book.score(live.match, game)] as const;
        const fault = contradiction(book, scores, { match: live.match, entries: done.value });
        if (fault !== null) faults.push(`${JSON.stringify(fact)} at ${game.notation.writePosition(match)}: ${fault}`);
      }
    expect(taken).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});
