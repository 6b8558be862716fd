import { accept, inPlay, playTick, refuse, type PlayTick, type Result, type Seat } from '@bande/core';
import type { Action, Strike } from './actions.ts';
import { AFTER_MATCH_TICKS } from './clocks.ts';
import { asItLies, faultOf } from './contradictions.ts';
import type { Event } from './events.ts';
import { chooserOfEnds, endChoices, mayGoOn, mayPutRackRight, placingOf } from './legal.ts';
import { factsOf, restTick } from './motion.ts';
import { protestMeant } from './protests.ts';
import { isShotWithQueen, placeBreaches, strikerBreaches } from './placing.ts';
import { knownPieces } from './places.ts';
import { leftInThePocketBy } from './referee/queen.ts';
import { gameWinner } from './referee/scoring.ts';
import type { Paragraph } from './rulebook.ts';
import {
  awaitsRack,
  boardRuns,
  endOf,
  isSolo,
  nameOf,
  sideNamed,
  sideOfSeat,
  waitsForStriker,
  type Match,
  type Phase,
  type State,
} from './state.ts';
import type { EndName } from './table.ts';
export { eventSchema, type Event } from './events.ts';

type Events = Result<readonly Event[]>;

/** What the laws want instead, phase by phase. */
const INSTEAD: Readonly<Record<Phase, readonly Paragraph[]>> = {
  toss: ['ICF-39a.1'],
  tossChoice: ['ICF-39a.3'],
  sideChoice: ['ICF-39a.4', 'ICF-39c'],
  setUp: ['ICF-46.1'],
  stroke: ['ICF-48.1'],
  running: ['ICF-123.1'],
  placing: ['ICF-50.4', 'ICF-81'],
  boardOver: ['ICF-46.1'],
  interval: ['ICF-61'],
  finished: ['ICF-150.2'],
};
const notNow = ({ state }: Match): Events => refuse('notOffered', INSTEAD[state.phase]);

/** A legal action becomes events; an illegal one is refused with the laws that forbid it. */
export function byAction(match: Match, seat: Seat, action: Action): Events {
  const { phase } = match.state;
  switch (action.kind) {
    case 'takeSide':
    case 'takeBreak':
      return phase === 'tossChoice'
        ? chooseAtToss(match, seat, action.kind === 'takeSide' ? 'side' : 'break')
        : notNow(match);
    case 'chooseEnd':
      return phase === 'sideChoice' ? chooseEnd(match, seat, action.end) : notNow(match);
    case 'turnRack':
      return turnRack(match, seat, action.degrees);
    case 'ready':
      return isReady(match, seat);
    case 'strike':
      return phase === 'stroke' ? strike(match, seat, action) : notNow(match);
    case 'place':
      return phase === 'placing' ? place(match, seat, action) : refuse('notOffered', ['ICF-9.1']);
    case 'next':
      return phase === 'boardOver' ? goOn(match, seat) : notNow(match);
    case 'concede':
      return phase === 'finished' ? notNow(match) : concede(match, seat, action.what);
  }
}

function isReady(match: Match, seat: Seat): Events {
  const { phase } = match.state;
  if (phase === 'interval') return backInTime(match, seat);
  return phase === 'setUp' ? byTheBreaker(match, seat, { kind: 'playCalled' }) : notNow(match);
}

const goOn = (match: Match, seat: Seat): Events =>
  mayGoOn(match, seat) ? accept([{ kind: 'wentOn', by: seat }]) : refuse('notYourTurn', ['ICF-55.1']);

const concede = (match: Match, seat: Seat, what: 'game' | 'match'): Events =>
  isToBeClosed(match, what) ? refuse('notOffered', ['ICF-55.1']) : accept([{ kind: 'conceded', by: seat, what }]);

/** A game that has its points but may still get extra ones is closed before the next one is given up [CI-65]. */
const isToBeClosed = (match: Match, what: 'game' | 'match'): boolean =>
  what === 'game' && match.options.some(({ name }) => name === 'demand') && gameWinner(match) !== null;

const chooseAtToss = ({ state }: Match, seat: Seat, choice: 'side' | 'break'): Events =>
  state.tossWinner === sideOfSeat(seat)
    ? accept([{ kind: 'tossChosen', side: nameOf(sideOfSeat(seat)), choice }])
    : refuse('notYourTurn', ['ICF-39a.3']);

function chooseEnd(match: Match, seat: Seat, end: EndName): Events {
  if (chooserOfEnds(match) !== sideOfSeat(seat)) return refuse('notYourTurn', ['ICF-39a.4', 'ICF-39c']);
  return endChoices(match).includes(end)
    ? accept([{ kind: 'endChosen', side: nameOf(sideOfSeat(seat)), end }])
    : refuse('againstTheRules', ['ICF-27']);
}

function byTheBreaker(match: Match, seat: Seat, event: Event): Events {
  if (awaitsRack(match)) return refuse('notOffered', ['ICF-41a.1']);
  return match.state.breaker === seat ? accept([event]) : refuse('notYourTurn', ['ICF-42']);
}

function turnRack(match: Match, seat: Seat, degrees: number): Events {
  const { phase, board } = match.state;
  if (awaitsRack(match)) return refuse('notOffered', ['ICF-41a.1']);
  if (mayPutRackRight(match, seat)) return accept([{ kind: 'rackTurned', by: seat, degrees }]);
  if (phase === 'setUp') return refuse('notYourTurn', ['ICF-42']);
  return phase !== 'stroke' ? notNow(match) : refuse('notOffered', [board.breakMade ? 'ICF-134.1' : 'ICF-45b.3']);
}

const backInTime = ({ state }: Match, seat: Seat): Events =>
  state.interval?.ready[sideOfSeat(seat)] === false
    ? accept([{ kind: 'returned', by: seat }])
    : refuse('notOffered', ['ICF-61']);

/** The striker stands on both lines or covers a circle, clear of the arrow and of every piece. */
function strike(match: Match, seat: Seat, { x, angle, force, spin, lift }: Strike): Events {
  const { state } = match;
  if (state.turn !== seat) return refuse('notYourTurn', ['ICF-48.2', 'ICF-51.1']);
  if (state.board.held) return refuse('notOffered', ['ICF-121a.2']);
  if (waitsForStriker(state)) return refuse('notOffered', ['ICF-124c']);
  const laws = strikerBreaches(knownPieces(state), endOf(match, seat), x / 1000);
  return laws.length > 0
    ? refuse('againstTheRules', laws)
    : accept([{ kind: 'struck', by: seat, x, angle, force, spin, lift }]);
}

/** Put down wrongly it is refused, or, if so agreed, it lies there and is a foul. */
function place(match: Match, seat: Seat, { x, y }: { readonly x: number; readonly y: number }): Events {
  if (placingOf(match, seat) === undefined) return refuse('notYourTurn', ['ICF-9.1', 'ICF-79b']);
  const pieces = knownPieces(match.state);
  const at = { x: x / 1000, y: y / 1000 };
  const laws = placeBreaches(pieces, at);
  if (laws.length > 0 && !match.setup.settings.strictPlacing) return refuse('againstTheRules', laws);
  const is = (law: Paragraph): boolean => laws.includes(law);
  return accept([
    {
      kind: 'placed',
      by: seat,
      at: [x, y],
      insideOuter: !is('ICF-85.1'),
      onCentre: is('ICF-89b.1'),
      shotWithQueen: isShotWithQueen(pieces, at),
      moved: is('ICF-86.1'),
      wrongColour: false,
      noticed: 'before',
    },
  ]);
}

/** Heads or tails, or how hands have left the rack. */
export const byChance = (match: Match, draws: readonly number[]): readonly Event[] => [
  match.state.phase === 'toss'
    ? { kind: 'tossed', winner: draws[0] === 1 ? 'white' : 'black' }
    : { kind: 'racked', draws: [...draws] },
];

// ── facts of a person ─────────────────────────────────────────────────────────────────────────────────────────────

/** Do they speak of things that are on the table? Whether they are legal is judged later. The crank asks for one after the other. */
export function entered(match: Match, events: readonly Event[]): Events {
  for (const event of events) {
    const fault = faultOf(match, event);
    if (fault !== null) return refuse('unknownFact', [], `${event.kind}: ${fault}`);
    if (!fitsThePhase(match, event)) return refuse('unknownFact', INSTEAD[match.state.phase], unfit(match, event));
  }
  return accept(events.map((event) => (event.kind === 'placed' ? asItLies(match, event) : event)));
}

function unfit(match: Match, event: Event): string {
  if (isSolo(match) && !ALONE.has(event.kind)) return `${event.kind}: whoever plays alone has no use for it`;
  if (match.state.board.held && event.kind === 'strokeEnded')
    return 'strokeEnded: a request holds play up until the umpire calls Play';
  if (event.kind === 'protest')
    return `protest: none is open that could be ${event.step === 'handedIn' ? 'handed in' : event.step}`;
  if (event.kind === 'queenNotTakenOut')
    return 'queenNotTakenOut: by this side nobody has left an uncovered queen in the pocket';
  if (event.kind === 'placed' && match.state.phase === 'placing')
    return `placed: it is for seat ${match.options.flatMap(({ name, seat }) => (name === 'place' ? [Number(seat)] : [])).join(' and seat ')} to place`;
  if (match.state.phase === 'boardOver' && (event.kind === 'wentOn' || event.kind === 'conceded'))
    return `${event.kind}: extra points may still be demanded, and that is settled first`;
  return `${event.kind} does not fit the phase ${match.state.phase}`;
}

/** Facts that can be while somebody plays alone. */
const ALONE: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'racked',
  'rackTurned',
  'playCalled',
  'struck',
  'ran',
  'pocketed',
  'leftSurface',
  'strokeEnded',
  'roomFound',
  'fell',
  'breach',
  'permitted',
  'request',
  'umpire',
  'boardVoid',
  'conceded',
]);

/** A protest against what ended the match, and an insult right after it, which still costs it: for fifteen minutes [CI-66, CI-70]. Not against an end that the players made themselves [CI-82]. */
export const afterTheEnd = (match: Match, event: Event): boolean =>
  (event.kind === 'breach' ? event.what === 'insult' : event.kind === 'protest' && event.step === 'announced') &&
  match.state.phase === 'finished' &&
  match.outcome?.how === undefined &&
  !isSolo(match) &&
  playTick(match) - (match.state.endedAt ?? playTick(match)) < AFTER_MATCH_TICKS;

type Fits = { readonly [K in Event['kind']]: (match: Match, event: Extract<Event, { kind: K }>) => boolean };
const during =
  (...phases: readonly Phase[]) =>
  ({ state }: Match): boolean =>
    phases.includes(state.phase);
const beforeTheEnd = ({ state }: Match): boolean => state.phase !== 'finished';
/** What is seen while pieces run is entered when they lie still ['ICF-123.1']. */
const atRest = ({ state }: Match): boolean => state.phase !== 'finished' && state.phase !== 'running';

const FITS: Fits = {
  tossed: during('toss'),
  tossChosen: during('tossChoice'),
  endChosen: (match, { side }) => match.state.phase === 'sideChoice' && chooserOfEnds(match) === sideNamed(side),
  racked: awaitsRack,
  rackTurned: (match, { by }) => mayPutRackRight(match, by),
  playCalled: ({ state }) => state.phase === 'setUp' || (boardRuns(state) && state.board.held),
  struck: ({ state }, { by }) => state.phase === 'stroke' && by === state.turn,
  ran: during('running', 'stroke'),
  pocketed: during('running'), // between strokes it is `fell` or part of `strokeEnded`
  leftSurface: during('running'),
  strokeEnded: (match) => during('stroke', 'placing', 'setUp')(match) && !(isSolo(match) && match.state.board.held), // against an opponent it is 'ICF-121b'
  placed: (match, { by }) => match.state.phase === 'placing' && placingOf(match, by) !== undefined,
  strikerOnBoard: during('stroke', 'placing'),
  strikerTakenOff: during('stroke', 'placing'),
  roomFound: during('stroke', 'placing'),
  fell: during('stroke', 'placing'),
  playedOn: during('stroke', 'placing'),
  queenNotTakenOut: ({ state }, { by }) =>
    (state.phase === 'stroke' || state.phase === 'placing') && leftInThePocketBy(state.board) === sideOfSeat(by),
  request: during('stroke', 'placing'),
  boardVoid: ({ state }) => boardRuns(state),
  returned: during('interval'),
  lateReturn: ({ state }, { by }) => state.interval?.ready[sideOfSeat(by)] === false,
  wentOn: (match, { by }) => match.state.phase === 'boardOver' && mayGoOn(match, by), // [CI-34]
  protest: ({ state }, event) => event.step === 'announced' || protestMeant(state, event) !== undefined,
  breach: (match, event) => atRest(match) || afterTheEnd(match, event),
  permitted: atRest,
  umpire: atRest,
  conceded: (match, { what }) => beforeTheEnd(match) && !isToBeClosed(match, what),
};
const fitsThePhase = (match: Match, event: Event): boolean =>
  (!isSolo(match) || ALONE.has(event.kind)) &&
  (FITS[event.kind] as (match: Match, event: Event) => boolean)(match, event);

// ── motion ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything a stroke comes to is told at the tick when the last piece lies still, one fact after the other. */
export function next(
  match: Match,
  until: PlayTick,
): { readonly at: PlayTick; readonly state: State; readonly event: Event | null } | null {
  const { running, phase } = match.state;
  if (phase !== 'running' || running === null || until <= running.from) return null;
  const at = restTick(match, running);
  if (at > until) return null;
  const event = factsOf(match, running)[running.told];
  return event === undefined
    ? null
    : { at: inPlay(at), state: { ...match.state, running: { ...running, told: running.told + 1 } }, event };
}
