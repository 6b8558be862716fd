import { z } from 'zod';
import {
  accept,
  minutes,
  namedPlace,
  opening,
  playTick,
  refuse,
  started,
  type Decided,
  type DecisionFields,
  type DecisionIn,
  type Decisions,
  type Fact,
  type FactId,
  type Match,
  type NamedPlace,
  type Outcome,
  type Result,
  type Ruling,
  type Setup,
} from '../../src/index.ts';
import { miniGame, paragraph } from '../mini.ts';

/**
 * A Tipp-Kick match at a real table: nothing moves in here, a referee enters what he saw.
 * What it shows: facts with their finder, decisions, the clock, and corrections that play the match again.
 * Free kicks and penalties that outlive the signal (DTKV-13.4, 14.5) are left to the real game.
 */
const told = (kind: 'play' | 'desk', en: string, de: string): ReturnType<typeof paragraph> =>
  paragraph('dtkv-2012.1', kind, en, de);
const rulebook = {
  'DTKV-3.5': told(
    'play',
    'sides and colours are swapped at half-time',
    'zur Halbzeit werden Seiten und Farben getauscht',
  ),
  'DTKV-4.1.1': told('play', 'two halves of five minutes', 'zweimal fünf Minuten'),
  'DTKV-4.1.2': told('play', 'lost time is added to the same half', 'verlorene Zeit wird nachgespielt'),
  'DTKV-4.K1': told('play', 'time begins and ends with a signal', 'die Zeit beginnt und endet mit einem Signal'),
  'DTKV-6.5.3': told('play', 'no active defence by the kicker', 'keine aktive Abwehr mit dem Kicker'),
  'DTKV-6.K24': told(
    'desk',
    'the referee decides whether it was active',
    'ob sie aktiv war, entscheidet der Schiedsrichter',
  ),
  'DTKV-8.2.1': told('play', 'goal: the ball wholly over the line', 'Tor: der Ball ganz über der Linie'),
  'DTKV-9.1.2': told('play', 'kick-off after every goal', 'Anstoß nach jedem Tor'),
  'DTKV-9.2.1': told('play', 'white kicks off each half', 'Weiß stößt in jeder Halbzeit an'),
  'DTKV-9.2.2': told('play', 'the conceding side kicks off', 'wer das Tor bekam, stößt an'),
  'DTKV-13.1.3': told('play', 'unlawful blocking is a free kick', 'unerlaubtes Abblocken ist Freistoß'),
  'DTKV-13.1.8': told('play', 'no free kick where a penalty is due', 'kein Freistoß, wo Strafstoß zu geben ist'),
  'DTKV-13.3': told('play', 'a goal despite the offence is valid', 'ein Tor trotz des Verstoßes gilt'),
  'DTKV-14.1.3': told('play', 'in the own area it is a penalty', 'im eigenen Strafraum ist es Strafstoß'),
} as const;

type Side = 'home' | 'guest';

const side = z.enum(['home', 'guest']);
const origin = z.enum(['play', 'freeKick', 'penalty']);
const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('halfStarted') }),
  z.strictObject({ kind: z.literal('kickOff'), by: side }),
  z.strictObject({ kind: z.literal('goal'), by: side, from: origin }),
  z
    .strictObject({
      kind: z.literal('finding'),
      what: z.literal('activeKickerDefence'),
      against: side,
      inOwnArea: z.boolean(),
    })
    .describe('a judgement of a person: the kicker was moved into the ball'),
]);
type Event = Readonly<z.output<typeof event>>;

interface State {
  readonly half: 0 | 1 | 2;
  readonly white: Side;
  readonly phase: 'signalAwaited' | 'kickOff' | 'play' | 'freeKick' | 'penalty' | 'over';
  readonly toPlay: Side | null;
  readonly offence: FactId | null;
  readonly score: Readonly<Record<Side, number>>;
}

const CALLS = ['matchOver', 'halfOver', 'goal', 'penalty', 'freeKick', 'kickOff', 'timeAdded'] as const;
type Call = (typeof CALLS)[number];

/** What a referee may say of a call; only what its consequences need must be said. */
const fields = {
  goal: { for: side, from: origin.optional() },
  penalty: { for: side, deliberate: z.boolean().optional() },
  freeKick: { for: side, where: z.string().max(40).optional(), ballAtRest: z.boolean().optional() },
  kickOff: { for: side },
  timeAdded: { ticks: z.number().int().positive().optional() },
  halfOver: {},
  matchOver: {},
} as const satisfies DecisionFields<Call>;

/** What follows from a ruling. */
type Consequence =
  | { readonly kind: 'goalCounts'; readonly for: Side }
  | { readonly kind: 'restart'; readonly phase: 'penalty' | 'freeKick' | 'kickOff'; readonly for: Side }
  | { readonly kind: 'halfBegins'; readonly first: Side }
  | { readonly kind: 'halfEnds' }
  | { readonly kind: 'matchEnds' };

export interface Desk {
  readonly side: Side;
  readonly paragraph: keyof typeof rulebook;
  readonly call: Call;
  readonly settings: object;
  readonly state: State;
  readonly action: never;
  readonly event: Event;
  readonly consequence: Consequence;
  readonly place: NamedPlace;
  readonly decision: DecisionIn<typeof fields>;
  readonly snapshot: never;
}

const other = (side: Side): Side => (side === 'home' ? 'guest' : 'home');

// ---- happen: does the fact speak of what is on the table? ----

function entered(match: Match<Desk>, events: readonly Event[]): Result<readonly Event[]> {
  const odd = events.find((event) => !isPossible(match.state, event));
  return odd === undefined ? accept(events) : refuse('unknownFact', [], `${odd.kind} while ${match.state.phase}`);
}

function isPossible(state: State, event: Event): boolean {
  switch (event.kind) {
    case 'halfStarted':
      return state.phase === 'signalAwaited';
    case 'kickOff':
      return state.phase === 'kickOff' && state.toPlay === event.by;
    case 'goal':
      return event.from === 'play'
        ? ['play', 'freeKick', 'penalty'].includes(state.phase)
        : state.phase === event.from && state.toPlay === event.by;
    case 'finding':
      return state.phase === 'play';
  }
}

const decisions: Decisions<Desk> = {
  fields,
  entered: ({ state }, decision) =>
    ['signalAwaited', 'over'].includes(state.phase) && decision.call !== 'kickOff'
      ? refuse('unknownFact', [], `${decision.call} while ${state.phase}`)
      : accept(decision),
};

// ---- judge ----

type Rulings = readonly Ruling<Desk>[];

function judge({ state }: Match<Desk>, fact: Fact<Desk>): Rulings {
  switch (fact.kind) {
    case 'halfStarted':
      return [kickOff(state.white, ['DTKV-9.2.1'], fact.id, [{ kind: 'halfBegins', first: state.white }])];
    case 'goal':
      return goalAndKickOff(state, fact.by, fact.from, fact.id);
    case 'finding':
      return activeDefenceByTheKicker(fact);
    case 'decided':
      return byTheReferee(state, fact);
    case 'resumed':
      return [timeAdded(fact.id, fact.lasted)];
    case 'clockRanOut':
      return [timeIsUp(state, fact.id)];
    default:
      return [];
  }
}

/** The same paragraphs as through play; what was not entered stays out of the ruling. */
function byTheReferee(state: State, fact: Decided<Desk> & { readonly id: FactId }): Rulings {
  switch (fact.call) {
    case 'goal':
      return goalAndKickOff(state, fact.for, fact.from, fact.id);
    case 'penalty':
      return [penalty(fact.id, fact.for)];
    case 'freeKick':
      return [
        { ...freeKick(fact.id, fact.for), ...(fact.where === undefined ? {} : { where: namedPlace(fact.where) }) },
      ];
    case 'kickOff':
      return [kickOff(fact.for, ['DTKV-9.1.2'], fact.id, [{ kind: 'restart', phase: 'kickOff', for: fact.for }])];
    case 'timeAdded':
      return [timeAdded(fact.id, fact.ticks)];
    case 'halfOver':
      return [halfOver(fact.id)];
    case 'matchOver':
      return [matchOver(fact.id)];
  }
}

const kickOff = (
  kicks: Side,
  paragraphs: readonly Desk['paragraph'][],
  because: FactId,
  then: readonly Consequence[],
): Ruling<Desk> => ({ call: 'kickOff', paragraphs, evidence: [because], for: kicks, restart: 'kickOff', then });

/** A goal from play although a free kick or penalty was already due: it is valid despite the offence (DTKV-13.3). */
function goalAndKickOff({ offence }: State, by: Side, from: string | undefined, id: FactId): Rulings {
  const then: readonly Consequence[] = [{ kind: 'goalCounts', for: by }];
  const goal: Ruling<Desk> =
    offence === null || from !== 'play'
      ? { call: 'goal', paragraphs: ['DTKV-8.2.1'], evidence: [id], for: by, then }
      : { call: 'goal', paragraphs: ['DTKV-8.2.1', 'DTKV-13.3'], evidence: [offence, id], for: by, then };
  const next = other(by);
  return [goal, kickOff(next, ['DTKV-9.1.2', 'DTKV-9.2.2'], id, [{ kind: 'restart', phase: 'kickOff', for: next }])];
}

/** Both apply in the own area; the precedence list lets the penalty prevail (DTKV-13.1.8). */
function activeDefenceByTheKicker(fact: Fact<Desk> & { readonly kind: 'finding' }): Rulings {
  const free = freeKick(fact.id, other(fact.against));
  return fact.inOwnArea ? [penalty(fact.id, other(fact.against)), { ...free, then: [] }] : [free];
}

const freeKick = (id: FactId, kicks: Side): Ruling<Desk> => ({
  call: 'freeKick',
  paragraphs: ['DTKV-6.5.3', 'DTKV-6.K24', 'DTKV-13.1.3'],
  evidence: [id],
  for: kicks,
  against: other(kicks),
  restart: 'freeKick',
  then: [{ kind: 'restart', phase: 'freeKick', for: kicks }],
});

const penalty = (id: FactId, kicks: Side): Ruling<Desk> => ({
  call: 'penalty',
  paragraphs: ['DTKV-14.1.3', 'DTKV-13.1.8'],
  evidence: [id],
  for: kicks,
  against: other(kicks),
  restart: 'penalty',
  then: [{ kind: 'restart', phase: 'penalty', for: kicks }],
});

const timeAdded = (id: FactId, ticks: number | undefined): Ruling<Desk> => ({
  call: 'timeAdded',
  paragraphs: ['DTKV-4.1.2'],
  evidence: [id],
  ...(ticks === undefined ? {} : { detail: { ticks } }),
});

const timeIsUp = ({ half }: State, id: FactId): Ruling<Desk> => (half === 1 ? halfOver(id) : matchOver(id));

const halfOver = (id: FactId): Ruling<Desk> => ({
  call: 'halfOver',
  paragraphs: ['DTKV-4.1.1', 'DTKV-4.K1', 'DTKV-3.5'],
  evidence: [id],
  then: [{ kind: 'halfEnds' }],
});

const matchOver = (id: FactId): Ruling<Desk> => ({
  call: 'matchOver',
  paragraphs: ['DTKV-4.1.1', 'DTKV-4.K1'],
  evidence: [id],
  then: [{ kind: 'matchEnds' }],
});

// ---- settle: the fact that took place, then what follows from the rulings ----

const settle = (match: Match<Desk>, fact: Fact<Desk>, rulings: Rulings): Match<Desk> =>
  rulings
    .flatMap(({ then = [] }) => then)
    .reduce(
      (now, consequence) => carriedOut(now, consequence, fact.id),
      fact.kind === 'kickOff' ? withState(match, { phase: 'play', toPlay: null }) : match,
    );

function carriedOut(match: Match<Desk>, what: Consequence, because: FactId): Match<Desk> {
  switch (what.kind) {
    case 'goalCounts':
      return withState(match, scored(match.state, what.for));
    case 'restart': {
      const offence = what.phase === 'kickOff' ? null : because;
      return withState(match, { phase: what.phase, toPlay: what.for, offence });
    }
    case 'halfBegins':
      return halfBegins(match, what.first);
    case 'halfEnds':
      return withState(match, { phase: 'signalAwaited', toPlay: null, offence: null, white: other(match.state.white) });
    case 'matchEnds':
      return { ...withState(match, { phase: 'over', toPlay: null }), outcome: outcomeOf(match.state.score) };
  }
}

const withState = (match: Match<Desk>, change: Partial<State>): Match<Desk> => ({
  ...match,
  state: { ...match.state, ...change },
});
const scored = ({ score }: State, by: Side): Pick<State, 'score'> => ({ score: { ...score, [by]: score[by] + 1 } });

const halfBegins = (match: Match<Desk>, first: Side): Match<Desk> => ({
  ...withState(match, { half: match.state.half === 0 ? 1 : 2, phase: 'kickOff', toPlay: first }),
  clocks: started(match.clocks, 'half', minutes(5), playTick(match)),
});

function outcomeOf(score: State['score']): Outcome<Desk> {
  const lead = score.home - score.guest;
  const leader = lead > 0 ? 'home' : 'guest';
  return { winner: lead === 0 ? null : leader, score, paragraphs: ['DTKV-4.1.1'] };
}

// ---- the game ----

const start = (setup: Setup<Desk>): Match<Desk> =>
  opening(setup, {
    half: 0,
    white: 'home',
    phase: 'signalAwaited',
    toPlay: null,
    offence: null,
    score: { home: 0, guest: 0 },
  });

export const desk = miniGame<Desk>({
  id: 'dtkv-2012.1',
  seatings: [['home', 'guest']],
  rulebook,
  schemas: { event },
  precedence: CALLS,
  start,
  decisions,
  happen: { entered },
  judge,
  settle,
});
