import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { enteredSchema, runScenario, scenarioSchema, type Decided, type Scenario } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { CALLS, type Call } from '@bande/games/carrom/referee/calls.ts';
import type { Carrom, Fact, Match, Ruling } from '@bande/games/carrom/state.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '..', '..', 'src', 'carrom', 'scenarios');
const scenarios: readonly Scenario[] = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[])
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
  const watched: typeof carrom = {
    ...carrom,
    judge: (match, fact) => {
      const rulings = carrom.judge(match, fact);
      // What those at the table end themselves is no call of an umpire that he could also decide.
      const isCalled = fact.kind !== 'decided' && fact.kind !== 'ended';
      if (isCalled) made.push(...rulings.map((ruling) => ({ match, fact, ruling })));
      return rulings;
    },
  };
  for (const scenario of scenarios) runScenario(watched, scenario);
  return made;
}

// ── what the umpire says of a call, taken from what the book made of it ───────────────────────────────────────────

type Said = Readonly<Record<string, unknown>>;
const cites = ({ ruling }: Made, law: string): boolean => ruling.paragraphs.some((one) => one === law);
/** The first of these laws that it cites says how it came about. */
const byLaw = (one: Made, ways: Readonly<Record<string, string>>): string | undefined =>
  ways[Object.keys(ways).find((law) => cites(one, law)) ?? ''];
const detail = ({ ruling }: Made, name: string): unknown => ruling.detail?.[name];
const where = (name: string, value: unknown): Said => (value === undefined ? {} : { [name]: value });

const by = ({ fact }: Made): Said => ('by' in fact ? { by: fact.by } : {});
const onTurn = ({ match }: Made): Said => ({ by: match.state.turn });
const winner = ({ ruling }: Made): Said => where('for', ruling.for);
const loser = ({ ruling }: Made): Said => where('against', ruling.against);
const number = (one: Made): Said => where('number', detail(one, 'number'));
const nothing = (): Said => ({});

const stroke = ({ fact }: Made): Said => {
  if (fact.kind !== 'strokeEnded') return {};
  const { improper, pocketed, touched } = fact;
  return { by: fact.by, stroke: { ...pocketed, touched, ...(improper.length === 0 ? {} : { improper }) } };
};
/** A piece put down wrongly is an offence with a name, and so is time that has run out. */
const breach = ({ match, fact }: Made): Said => {
  if (fact.kind === 'breach') return { by: fact.by, breach: fact.what };
  if (fact.kind === 'clockRanOut' && fact.clock === 'stroke') return { by: match.state.turn, breach: 'overTime' };
  if (fact.kind !== 'placed') return {};
  const wrong: Readonly<Record<string, boolean>> = {
    wrongColour: fact.wrongColour && fact.noticed === 'before',
    outsideCircle: fact.insideOuter === false,
    disturbedByPlacing: fact.moved,
    onCentre: fact.onCentre === true,
    shotWithQueen: fact.shotWithQueen === true,
  };
  const first = Object.keys(wrong).find((name) => wrong[name]);
  return first === undefined ? {} : { by: fact.by, breach: first };
};

function because(one: Made): Said {
  const { fact } = one;
  const law = byLaw(one, { 'ICF-57': 'games', 'ICF-139': 'conceded', 'ICF-143h': 'distraction' });
  if (law !== undefined) return { because: law };
  if (fact.kind === 'breach') return { because: fact.what };
  if (fact.kind === 'clockRanOut') return { because: fact.clock === 'stroke' ? 'overTime' : 'late' };
  return fact.kind === 'lateReturn' || fact.kind === 'returned' ? { because: 'late' } : {};
}
const late = ({ fact }: Made): Said =>
  fact.kind === 'lateReturn' || (fact.kind === 'clockRanOut' && fact.clock === 'interval') ? { because: 'late' } : {};
const soloEnd = ({ fact }: Made): Said => {
  if (fact.kind === 'conceded') return { because: 'conceded' };
  return fact.kind === 'breach' ? { because: fact.what } : {};
};

/** Every law on opposing pieces that stay in the pocket. */
const OPPOSING = ['ICF-74.1', 'ICF-75.1', 'ICF-76.1'];
function pocketed(one: Made): Said {
  const { fact } = one;
  if (fact.kind === 'fell') return { [fact.piece]: fact.piece === 'queen' ? true : 1, how: 'byItself' };
  if (fact.kind !== 'strokeEnded') return {};
  const how = OPPOSING.some((law) => cites(one, law)) ? 'opposing' : fact.late[0];
  return { ...stroke(one), how };
}
function jumped({ fact }: Made): Said {
  if (fact.kind !== 'strokeEnded') return {};
  const of = (kind: string): number => fact.jumped.filter((disc) => disc === kind).length;
  return { white: of('white'), black: of('black'), queen: of('queen') > 0 };
}
const queenFell = ({ fact }: Made): Said => (fact.kind === 'fell' ? { how: 'byItself' } : {});
/** Why a protest does not stand. */
function rejected(one: Made): Said {
  const { fact } = one;
  if (fact.kind === 'clockRanOut') return { ...number(one), because: 'late' };
  const fault = byLaw(one, {
    'ICF-145.1': 'notAtOnce',
    'ICF-145.2': 'feeUnpaid',
    'ICF-144.1': 'notWritten',
    'ICF-144.2': 'notAddressed',
    'ICF-144.3': 'notThroughUmpire',
    'ICF-144.4': 'unsigned',
    'ICF-147': 'notOnlyTheCase',
    'ICF-148.1': 'indecent',
  });
  return { ...number(one), ...by(one), because: fault ?? 'decided' };
}
const extra = (one: Made): Said => (detail(one, 'extra') === 0 ? {} : { extra: detail(one, 'extra') });
const seat = (one: Made, name: string): Said => ({ [name]: detail(one, 'seat') });

const SAID: { readonly [C in Call]: (one: Made) => Said } = {
  matchWon: (one) => ({ ...winner(one), ...because(one) }),
  bothLose: because,
  boardVoid: (one) => ({ cause: detail(one, 'cause') }),
  boardWon: (one) => ({ ...winner(one), points: detail(one, 'points'), ...extra(one), ...stroke(one), ...breach(one) }),
  soloOver: (one) => ({ cleared: detail(one, 'cleared'), ...soloEnd(one) }),
  slam: winner,
  gameWon: (one) => ({
    ...winner(one),
    because: byLaw(one, { 'ICF-139': 'conceded', 'ICF-56a.1': 'points' }) ?? 'boards',
  }),
  ninthBoard: nothing,
  mayDemand: (one) => ({ ...winner(one), points: detail(one, 'points'), ...stroke(one) }),
  extraPoints: (one) => ({ ...winner(one), points: detail(one, 'points') }),
  noExtraPoints: loser,
  earlyBreak: stroke,
  breakMade: by,
  breakNotMade: by,
  breakLost: (one) => ({
    ...by(one),
    because: byLaw(one, { 'ICF-47.3': 'beforePlay', 'ICF-45b.1': 'attempts' }) ?? 'improper',
  }),
  noStroke: by,
  countsAsLawful: (one) => ({
    ...by(one),
    what: byLaw(one, {
      'ICF-51.2': 'outOfTurn',
      'ICF-125b.1': 'playedOn',
      'ICF-127a': 'noContact',
      'ICF-82b': 'wrongColour',
    }),
  }),
  countsAsPocketed: pocketed,
  foul: (one) => ({ ...stroke(one), ...breach(one), ...seat(one, 'by') }),
  technicalFoul: (one) => ({ ...breach(one), ...late(one), ...seat(one, 'by') }),
  warned: (one) => ({ ...onTurn(one), ...by(one), because: byLaw(one, { 'ICF-129': 'distraction' }) ?? 'time' }),
  putRight: (one) => (cites(one, 'ICF-66a.2') ? { displaced: true } : { ...by(one), ...breach(one) }),
  returned: (one) => ({ ...onTurn(one), count: detail(one, 'count'), ...stroke(one) }),
  due: (one) => ({ ...onTurn(one), ...stroke(one) }),
  queenOut: (one) => ({ ...onTurn(one), ...stroke(one), ...breach(one), ...queenFell(one) }),
  queenPending: (one) => ({ ...onTurn(one), ...stroke(one), ...queenFell(one) }),
  queenCovered: (one) => ({
    ...stroke(one),
    by: one.ruling.for === 'white' ? 0 : 1,
    ...(cites(one, 'ICF-96.2') ? { how: 'notTakenOut' } : {}),
  }),
  jumpedPlaced: jumped,
  liesWhereItFell: (one) => ({ count: detail(one, 'count') }),
  turnKept: (one) => ({ ...onTurn(one), ...stroke(one) }),
  turnPasses: (one) => ({
    ...by(one),
    ...stroke(one),
    ...breach(one),
    ...(one.fact.kind === 'playedOn' ? { what: 'playedOn' } : {}),
    ...seat(one, 'to'),
  }),
  lastPieceBack: loser,
  placing: (one) => seat(one, 'by'),
  noRoom: loser,
  placed: (one) => ({
    ...seat(one, 'by'),
    ...(one.fact.kind === 'placed' ? where('at', one.fact.at) : {}),
    ...(one.fact.kind === 'placed' && one.fact.wrongColour ? { wrongColour: true } : {}),
  }),
  waived: loser,
  rightLost: loser,
  tossWon: winner,
  tossChosen: (one) => ({ ...winner(one), choice: detail(one, 'choice') }),
  endChosen: (one) => ({ ...winner(one), end: detail(one, 'end') }),
  rackTurned: (one) => ({ ...by(one), degrees: detail(one, 'degrees') }),
  play: nothing,
  clockStops: by,
  strikerToBeTaken: by,
  strikerTaken: nothing,
  changeEnds: nothing,
  interval: nothing,
  nextBoard: nothing,
  trialBoard: (one) => ({ left: detail(one, 'left') }),
  umpireActs: (one) => ({
    did: detail(one, 'did'),
    ...(one.fact.kind === 'umpire' ? where('askedBy', one.fact.askedBy) : {}),
  }),
  protestAnnounced: by,
  protestStands: number,
  protestRejected: rejected,
  protestUpheld: number,
  protestCannotBeWithdrawn: number,
  decisionOverdue: number,
  resultHeldBack: (one) => ({ ...winner(one), ...because(one) }),
};

/** What is told by a decision that the fact itself tells through play; and which pieces jumped nobody says in one. */
const TOLD: ReadonlySet<string> = new Set([
  'breakIsMade',
  'breakIsTried',
  'contactIsMade',
  'falls',
  'roomIsFound',
  'jumpedComeBack',
]);
/** Laws on what nobody can say of a stroke in a decision: it takes the whole stroke, told as what took place. */
const ONLY_WITH_THE_STROKE: ReadonlySet<string> = new Set([
  'ICF-116', // the striker jumped
  'ICF-66a.1', // a piece fell back
]);

const bare = ({ call, paragraphs, for: side, against: other, then = [] }: Ruling) => ({
  call,
  paragraphs,
  for: side,
  against: other,
  then: then.filter(({ kind }) => !TOLD.has(kind)),
});
function isSameAsFarAsSaid(said: Ruling, book: Ruling): boolean {
  const known = <T extends string>(laws: readonly T[]): readonly T[] =>
    laws.filter((law) => said.paragraphs.some((one) => one === law) || !ONLY_WITH_THE_STROKE.has(law));
  const then = book.then?.map((one) => ('paragraphs' in one ? { ...one, paragraphs: known(one.paragraphs) } : one));
  const wanted = { ...book, paragraphs: known(book.paragraphs), ...(then === undefined ? {} : { then }) };
  return isDeepStrictEqual(bare(said), bare(wanted));
}

/** Where nobody said how a board ended, its ruling rests on what holds of every end and every score. */
const OF_EVERY_END: ReadonlySet<string> = new Set(['ICF-7', 'ICF-55.1', 'ICF-52b.i', 'ICF-54']);
/** The same call with the same consequences, and no law that the book does not cite; `whole`: nor one less. */
const isPartOf = (said: Ruling, book: Ruling, whole: boolean): boolean =>
  isSameAsFarAsSaid(said, book) ||
  (!whole &&
    said.paragraphs.every((law) => book.paragraphs.includes(law) || OF_EVERY_END.has(law)) &&
    isDeepStrictEqual({ ...bare(said), paragraphs: [] }, { ...bare(book), paragraphs: [] }));

/** Of a break the umpire says first that it is made. */
const withTheBreak = (match: Match, call: Call): Match =>
  call.startsWith('queen')
    ? { ...match, state: { ...match.state, board: { ...match.state.board, breakMade: true } } }
    : match;

/** The rulings on this call, entered as a decision in the match as it stood; null where it cannot be decided by itself. */
function decided(one: Made, overrules?: object): readonly Ruling[] | null {
  const { fact, ruling } = one;
  const match = withTheBreak(one.match, ruling.call);
  const entry = { kind: 'decided', call: ruling.call, ...SAID[ruling.call](one) };
  const parsed = enteredSchema(carrom).safeParse(overrules === undefined ? entry : { ...entry, overrules });
  if (!parsed.success) throw new Error(`${JSON.stringify(entry)}: ${parsed.error.message}`);
  const decision = parsed.data as Decided<Carrom>;
  return carrom.decisions.entered(match, decision).ok
    ? carrom.judge(match, { ...decision, id: fact.id, tick: fact.tick })
    : null;
}

/** By the book and not at a desk: what moves by itself, and the clock that stands for an umpire who is not there. */
const isOfADesk = ({ match, fact }: Made): boolean =>
  match.state.phase !== 'running' && !(fact.kind === 'clockRanOut' && fact.clock === 'between');
/** What was noticed too late, and what comes of all calls on a stroke or a placing together, takes the fact itself. */
const COMES_OF_ALL: ReadonlySet<Call> = new Set<Call>(['placing', 'lastPieceBack', 'soloOver']);
const takesTheFact = ({ fact, ruling }: Made): boolean =>
  ((fact.kind === 'strokeEnded' || fact.kind === 'placed') && COMES_OF_ALL.has(ruling.call)) ||
  ('noticed' in fact && fact.noticed === 'after');

/** How a board ended without a stroke, and that something was noticed too late, nobody says in a decision. */
const isSayable = ({ fact, ruling }: Made): boolean =>
  !('noticed' in fact && fact.noticed === 'after') && (ruling.call !== 'boardWon' || fact.kind === 'strokeEnded');

const inScenarios = madeInScenarios().filter(isOfADesk);

/** A call may come with another one of the same fact, as the placing comes with the foul. */
const withItsFact = ({ match, fact }: Made): readonly Made[] =>
  inScenarios.filter((one) => one.match === match && one.fact === fact);

describe.each(CALLS)('%s as a decision', (call) => {
  const made = inScenarios.filter(({ ruling }) => ruling.call === call);

  test('is what the book says, with its paragraphs and its consequences', () => {
    const sayable = made.filter((one) => !takesTheFact(one));
    const strange = sayable.filter(
      (one) =>
        !withItsFact(one).some((leading) => decided(leading)?.some((said) => isSameAsFarAsSaid(said, one.ruling))),
    );
    expect(strange.map(({ fact, ruling }) => ({ fact, ...bare(ruling) }))).toEqual([]);
    expect(call === 'soloOver' || sayable.length > 0).toBe(true);
  });

  test('brings nothing about that the book does not, and what comes with it is what the book says', () => {
    for (const one of made) {
      const book = withItsFact(one).map(({ ruling }) => ruling);
      const said = (decided(one) ?? []).filter((ruling) => !COMES_OF_ALL.has(ruling.call));
      const strange = said.filter((ruling) => !book.some((other) => isPartOf(ruling, other, isSayable(one))));
      expect([one.fact, strange.map(bare)]).toEqual([one.fact, []]);
    }
  });

  test('told with what took place is all that the book says', () => {
    const told = made.flatMap((one) => {
      const { id: _id, tick: _tick, ...event } = one.fact;
      if (!carrom.schemas.event.safeParse(event).success || COMES_OF_ALL.has(call)) return [];
      const rulings = decided(one, event);
      return rulings === null ? [] : [{ one, rulings }];
    });
    for (const { one, rulings } of told)
      expect(rulings.filter((other) => other.call === call).map(bare)).toContainEqual(bare(one.ruling));
  });
});
