import {
  accept,
  minutes,
  opening,
  refuse,
  started,
  type Fact,
  type FactId,
  type Match,
  type Outcome,
  type Result,
  type Ruling,
  type Setup,
} from '../../src/index.ts';
import { miniGame, paragraph } from '../mini.ts';

/**
 * A Tipp-Kick match at a real table: nothing moves in here, a referee enters what he saw.
 * What it shows: facts with their finder, the clock, and corrections that play the match again.
 * Free kicks and penalties that outlive the signal (DTKV-13.4, 14.5) are left to the real game.
 */
const told = (kind: 'play' | 'desk', en: string, de: string): ReturnType<typeof paragraph> =>
  paragraph('dtkv-2012.1', kind, en, de);
export const rulebook = {
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

export type Event =
  | { readonly kind: 'halfStarted' }
  | { readonly kind: 'kickOff'; readonly by: Side }
  | { readonly kind: 'goal'; readonly by: Side; readonly from: 'play' | 'freeKick' | 'penalty' }
  /** A judgement of a person: the kicker was moved into the ball. */
  | {
      readonly kind: 'finding';
      readonly what: 'activeKickerDefence';
      readonly against: Side;
      readonly inOwnArea: boolean;
    };

export interface State {
  readonly half: 0 | 1 | 2;
  readonly white: Side;
  readonly phase: 'signalAwaited' | 'kickOff' | 'play' | 'freeKick' | 'penalty' | 'over';
  readonly toPlay: Side | null;
  readonly offence: FactId | null;
  readonly score: Readonly<Record<Side, number>>;
}

export interface Desk {
  readonly side: Side;
  readonly paragraph: keyof typeof rulebook;
  readonly call: 'goal' | 'penalty' | 'freeKick' | 'kickOff' | 'timeAdded' | 'halfOver' | 'matchOver';
  readonly settings: object;
  readonly state: State;
  readonly action: never;
  readonly event: Event;
  readonly consequence: never;
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

// ---- judge ----

type Rulings = readonly Ruling<Desk>[];

function judge({ state }: Match<Desk>, fact: Fact<Desk>): Rulings {
  switch (fact.kind) {
    case 'halfStarted':
      return [kickOff(state.white, ['DTKV-9.2.1'], fact.id)];
    case 'goal':
      return [goal(state, fact), kickOff(other(fact.by), ['DTKV-9.1.2', 'DTKV-9.2.2'], fact.id)];
    case 'finding':
      return activeDefenceByTheKicker(fact);
    case 'resumed':
      return [{ call: 'timeAdded', paragraphs: ['DTKV-4.1.2'], evidence: [fact.id], detail: { ticks: fact.lasted } }];
    case 'clockRanOut':
      return [timeIsUp(state, fact)];
    default:
      return [];
  }
}

const kickOff = (side: Side, paragraphs: readonly Desk['paragraph'][], because: FactId): Ruling<Desk> => ({
  call: 'kickOff',
  paragraphs,
  evidence: [because],
  for: side,
  restart: 'kickOff',
});

/** A goal from play although a free kick or penalty was already due: it is valid despite the offence (DTKV-13.3). */
function goal({ offence }: State, fact: Fact<Desk> & { readonly kind: 'goal' }): Ruling<Desk> {
  if (offence === null || fact.from !== 'play')
    return { call: 'goal', paragraphs: ['DTKV-8.2.1'], evidence: [fact.id], for: fact.by };
  return { call: 'goal', paragraphs: ['DTKV-8.2.1', 'DTKV-13.3'], evidence: [offence, fact.id], for: fact.by };
}

/** Both apply in the own area; the precedence list lets the penalty prevail (DTKV-13.1.8). */
function activeDefenceByTheKicker(fact: Fact<Desk> & { readonly kind: 'finding' }): Rulings {
  const found = { evidence: [fact.id], for: other(fact.against), against: fact.against } as const;
  const freeKick: Ruling<Desk> = {
    ...found,
    call: 'freeKick',
    paragraphs: ['DTKV-6.5.3', 'DTKV-6.K24', 'DTKV-13.1.3'],
    restart: 'freeKick',
  };
  return fact.inOwnArea
    ? [freeKick, { ...found, call: 'penalty', paragraphs: ['DTKV-14.1.3', 'DTKV-13.1.8'], restart: 'penalty' }]
    : [freeKick];
}

const timeIsUp = ({ half }: State, fact: Fact<Desk>): Ruling<Desk> =>
  half === 1
    ? { call: 'halfOver', paragraphs: ['DTKV-4.1.1', 'DTKV-4.K1', 'DTKV-3.5'], evidence: [fact.id] }
    : { call: 'matchOver', paragraphs: ['DTKV-4.1.1', 'DTKV-4.K1'], evidence: [fact.id] };

// ---- settle ----

function settle(match: Match<Desk>, fact: Fact<Desk>, rulings: Rulings): Match<Desk> {
  const [first] = rulings;
  switch (first?.call) {
    case 'goal':
      return withState(match, {
        ...scored(match.state, first.for ?? 'home'),
        phase: 'kickOff',
        toPlay: other(first.for ?? 'home'),
        offence: null,
      });
    case 'penalty':
    case 'freeKick':
      return withState(match, { phase: first.call, toPlay: first.for ?? null, offence: fact.id });
    case 'kickOff':
      return halfBegins(match, first.for ?? 'home');
    case 'halfOver':
      return withState(match, { phase: 'signalAwaited', toPlay: null, offence: null, white: other(match.state.white) });
    case 'matchOver':
      return { ...withState(match, { phase: 'over', toPlay: null }), outcome: outcomeOf(match.state.score) };
    default:
      return fact.kind === 'kickOff' ? withState(match, { phase: 'play', toPlay: null }) : match;
  }
}

const withState = (match: Match<Desk>, change: Partial<State>): Match<Desk> => ({
  ...match,
  state: { ...match.state, ...change },
});
const scored = ({ score }: State, by: Side): Pick<State, 'score'> => ({ score: { ...score, [by]: score[by] + 1 } });

const halfBegins = (match: Match<Desk>, first: Side): Match<Desk> => ({
  ...withState(match, { half: match.state.half === 0 ? 1 : 2, phase: 'kickOff', toPlay: first }),
  clocks: started(match.clocks, 'half', minutes(5), match.tick),
});

function outcomeOf(score: State['score']): Outcome<Desk> {
  const lead = score.home - score.guest;
  return { winner: lead === 0 ? null : lead > 0 ? 'home' : 'guest', score, paragraphs: ['DTKV-4.1.1'] };
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
  precedence: ['matchOver', 'halfOver', 'goal', 'penalty', 'freeKick', 'kickOff', 'timeAdded'],
  start,
  happen: { entered },
  judge,
  settle,
});
