import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { enteredSchema, runScenario, scenarioSchema, type Decided } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { PAWN_NAMES } from '@bande/games/soccer-tactics/names.ts';
import { CALLS, type Call } from '@bande/games/soccer-tactics/referee/calls.ts';
import {
  pawnAt,
  sideNamed,
  type Fact,
  type Match,
  type Ruling,
  type SoccerTactics,
} from '@bande/games/soccer-tactics/state.ts';
import { squareNamed } from '@bande/games/soccer-tactics/table.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../src/soccer-tactics/scenarios');
const scenarios = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry))
  .filter(({ equipment }) => equipment === undefined);

/** A call as the book has made it on a fact. */
interface Made {
  readonly match: Match;
  readonly fact: Fact;
  readonly ruling: Ruling;
}

function madeInScenarios(): readonly Made[] {
  const made: Made[] = [];
  const watched: typeof soccerTactics = {
    ...soccerTactics,
    judge: (match, fact) => {
      const rulings = soccerTactics.judge(match, fact);
      if (fact.kind !== 'decided') made.push(...rulings.map((ruling) => ({ match, fact, ruling })));
      return rulings;
    },
  };
  for (const scenario of scenarios) runScenario(watched, scenario);
  return made;
}

// ── what the referee says of a call, taken from what the book made of it ──────────────────────────────────────────

type Said = Readonly<Record<string, unknown>>;
const cites = ({ ruling }: Made, paragraph: string): boolean => ruling.paragraphs.some((one) => one === paragraph);
/** The first of these paragraphs that it cites says how it came about. */
const byParagraph = (one: Made, ways: Readonly<Record<string, string>>): string | undefined =>
  ways[Object.keys(ways).find((paragraph) => cites(one, paragraph)) ?? ''];
const known = (name: string, value: unknown): Said => (value === undefined ? {} : { [name]: value });
const nothing = (): Said => ({});
const winner = ({ ruling }: Made): Said => known('for', ruling.for);
const loser = ({ ruling }: Made): Said => known('against', ruling.against);
const where = ({ ruling }: Made): Said => known('where', ruling.where?.name);
const pawn = ({ ruling }: Made): Said => known('pawn', ruling.detail?.['pawn']);
const mover = ({ fact }: Made): Said => (fact.kind === 'pawnMoved' ? { pawn: fact.pawn } : {});

/** The pawns that fight for the ball. */
const fighter = ({ match }: Made, side: 0 | 1): string | undefined =>
  match.state.ball < 0 ? undefined : PAWN_NAMES[pawnAt(match.state, side, match.state.ball)];
const fouler = (one: Made): Said => known('pawn', fighter(one, one.ruling.for === 'red' ? 1 : 0));
const shown = ({ fact }: Made): Said => {
  if (fact.kind === 'shotDieRolled') return { shown: fact.face };
  if (fact.kind !== 'shotSpun') return {};
  if (fact.turns < 2) return { shown: 'tooFewTurns' };
  return { shown: fact.onLine ? 'line' : fact.sector };
};
/** The pawn on the square that the ball was played to. */
const standingOn = ({ match, ruling }: Made): Said =>
  known('pawn', PAWN_NAMES[pawnAt(match.state, sideNamed(ruling.for!), squareNamed(ruling.where!.name)!)]);

/** One rule that was broken; the clock stands for the sixty seconds. */
const brokenRule = ({ fact }: Made): Said => {
  if (fact.kind === 'breach') return known('paragraph', fact.paragraph);
  return fact.kind === 'clockRanOut' ? { paragraph: 'STW-11A.1' } : {};
};

const SAID: { readonly [C in Call]: (one: Made) => Said } = {
  matchWon: (one) => ({
    ...winner(one),
    because: byParagraph(one, { 'STW-9A.12': 'noPawnLeft', 'STW-0.17': 'goals' }) ?? 'penalties',
  }),
  extraTime: nothing,
  shootOut: nothing,
  periodOver: (one) => (cites(one, 'STW-11B.6') ? { corner: true } : {}),
  attackPlayedOut: nothing,
  minorFoul: (one) => ({
    ...loser(one),
    ...brokenRule(one),
    ...(one.fact.kind === 'delay' ? { delay: true } : {}),
  }),
  freeKickDeclined: nothing,
  offside: (one) => ({
    ...winner(one),
    how: byParagraph(one, { 'STW-7.2': 'pass', 'STW-7.3': 'capture' }) ?? 'hindering',
    ...pawn(one),
    ...where(one),
  }),
  notOffside: (one) => ({ how: byParagraph(one, { 'STW-8.21': 'corner' }) ?? 'run', ...pawn(one), ...where(one) }),
  penalty: (one) => ({ ...winner(one), ...fouler(one) }),
  foul: (one) => ({ ...winner(one), ...fouler(one) }),
  yellowCard: pawn,
  sentOff: pawn,
  goal: (one) => ({ ...winner(one), ...shown(one), ...pawn(one) }),
  missed: (one) => ({
    for: one.ruling.for ?? (one.ruling.against === 'red' ? 'red' : 'blue'),
    ...shown(one),
    ...pawn(one),
  }),
  corner: winner,
  goalKick: (one) => ({ ...winner(one), ...shown(one) }),
  shot: (one) => ({
    ...winner(one),
    how:
      byParagraph(one, {
        'STW-5A.2.1': 'passIntoTheArea',
        'STW-5B.2': 'passOntoAStar',
        'STW-5A.1.7': 'unchallenged',
        'STW-6B.2': 'keeperBeaten',
      }) ?? 'duelInTheArea',
    ...pawn(one),
    ...where(one),
  }),
  scoringChance: (one) => ({ ...winner(one), ...mover(one) }),
  duel: (one) => ({
    for: one.match.state.attacker === 0 ? 'red' : 'blue',
    how: byParagraph(one, { 'STW-4D.2': 'twoPawns', 'STW-5A.2.4': 'twoPawns', 'STW-4D.3': 'dribble' }) ?? 'reached',
    ...mover(one),
    ...where(one),
  }),
  rollAgain: nothing,
  possessionWon: (one) => ({
    ...winner(one),
    how: byParagraph(one, { 'STW-4A.10': 'capture', 'STW-4.11': 'loneOpponent' }) ?? 'duel',
    ...mover(one),
    ...(cites(one, 'STW-4.11') ? standingOn(one) : {}),
  }),
  possessionKept: (one) => ({ ...winner(one), how: one.fact.kind === 'duelRolled' ? 'duel' : 'notReached' }),
  captured: (one) => ({ ...winner(one), ...mover(one) }),
  notReached: nothing,
  secondDirectPass: (one) => ({ ...winner(one), ...where(one) }),
  directPass: (one) => ({ ...winner(one), ...where(one) }),
  freeBall: (one) => ({ ...winner(one), ...where(one) }),
  dribble: (one) => ({ ...winner(one), ...where(one) }),
  lapsed: nothing,
  kickOffDecided: winner,
  firstPenaltyDecided: winner,
  formationReady: (one) => {
    const { fact } = one;
    if (fact.kind !== 'formationSet') return {};
    return known(
      'pawn',
      Object.keys(fact.pawns).find((name) => fact.pawns[name] === fact.ball),
    );
  },
  kickOffReady: nothing,
  clockStarts: nothing,
  fieldPlayerMustMove: nothing,
  mayDribble: nothing,
  playTheBall: nothing,
  placed: ({ fact }) => (fact.kind === 'pawnPlaced' ? { pawn: fact.pawn, where: fact.to } : {}),
  freeKick: winner,
  setUpDone: nothing,
  timeIsUp: loser,
};

/** What is told by a decision that the fact itself tells through play. */
const TOLD: ReadonlySet<string> = new Set([
  'choiceIsMade',
  'playIsBrokenOff',
  'ballIsPlayedTo',
  'ballIsTakenTo',
  'ballIsWith',
  'pawnStands',
  'pawnIsPlaced',
  'rollIsChosen',
]);
const bare = ({ call, paragraphs, for: side, against: other, where: at, restart, then = [] }: Ruling) => ({
  call,
  paragraphs,
  for: side,
  against: other,
  where: at,
  restart,
  then: then.filter(({ kind }) => !TOLD.has(kind)),
});

/** The rulings on this call, entered as a decision in the match as it stood; null where it cannot be decided by itself. */
function decided(one: Made, overrules?: object): readonly Ruling[] | null {
  const { fact, ruling, match } = one;
  const entry = { kind: 'decided', call: ruling.call, ...SAID[ruling.call](one) };
  const parsed = enteredSchema(soccerTactics).safeParse(overrules === undefined ? entry : { ...entry, overrules });
  if (!parsed.success) throw new Error(`${JSON.stringify(entry)}: ${parsed.error.message}`);
  const decision = parsed.data as Decided<SoccerTactics>;
  return soccerTactics.decisions.entered(match, decision).ok
    ? soccerTactics.judge(match, { ...decision, id: fact.id, tick: fact.tick })
    : null;
}

const inScenarios = madeInScenarios();
/** A call may come with another one of the same fact, as the card comes with the foul. */
const withItsFact = ({ match, fact }: Made): readonly Made[] =>
  inScenarios.filter((one) => one.match === match && one.fact === fact);

/** What a side put down or moved against several rules is said once, as what took place. */
function told({ fact }: Made): object | undefined {
  const { id: _id, tick: _tick, ...event } = fact;
  return soccerTactics.schemas.event.safeParse(event).success ? event : undefined;
}
const isTheSame = (said: Ruling, book: Ruling): boolean => isDeepStrictEqual(bare(said), bare(book));
const isDecidedAlike = (one: Made, leading: Made): boolean =>
  decided(leading)?.some((said) => isTheSame(said, one.ruling)) === true ||
  (one.ruling.call === 'minorFoul' &&
    decided(leading, told(one))?.some((said) => isTheSame(said, one.ruling)) === true);

/** A decision says neither what was rolled nor where everybody stands, and of a move only who has come to the ball. */
function isToldInFull(one: Made): boolean {
  const { kind } = one.fact;
  if (kind === 'rolled' || kind === 'formationSet') return false;
  return kind !== 'pawnMoved' || (Object.hasOwn(SAID[one.ruling.call](one), 'pawn') && one.ruling.call !== 'shot');
}

describe.each(CALLS)('%s as a decision', (call) => {
  const made = inScenarios.filter(({ ruling }) => ruling.call === call);

  test('is what the book says, with its paragraphs and its consequences', () => {
    const strange = made.filter((one) => !withItsFact(one).some((leading) => isDecidedAlike(one, leading)));
    expect(strange.map(({ fact, ruling }) => ({ fact, ...bare(ruling) }))).toEqual([]);
    expect(made.length).toBeGreaterThan(0);
  });

  test('that tells all of its fact leaves the same position behind', () => {
    for (const one of made.filter(isToldInFull)) {
      const { match, fact } = one;
      const [book, said] = [soccerTactics.judge(match, fact), decided(one)];
      if (said === null || said.length !== book.length || !said.every((ruling, i) => isTheSame(ruling, book[i]!)))
        continue;
      const decision = { ...fact, kind: 'noted', text: '' } as Fact;
      expect(soccerTactics.settle(match, decision, said).state).toEqual(soccerTactics.settle(match, fact, book).state);
    }
  });
});
