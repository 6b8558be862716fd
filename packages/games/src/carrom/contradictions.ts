import type { Seat } from '@bande/core';
import { endChoices, mayPutRackRight, placingOf } from './legal.ts';
import type { Event, EventOf } from './events.ts';
import { afterStroke } from './lie.ts';
import { HAND, isOnTheSurface, knownPieces, oddPlace } from './places.ts';
import { isShotWithQueen, placeBreaches, roomForStriker } from './placing.ts';
import type { BreachName, PermittedName } from './referee/breaches.ts';
import {
  boardRuns,
  endOf,
  isDoubles,
  isSeat,
  isSolo,
  onBoard,
  ownPocketed,
  PIECE_NAMES,
  pieceNamed,
  sideNamed,
  sideOfSeat,
  waitsForStriker,
  type Match,
  type Phase,
  type State,
} from './state.ts';
import { distance, PIECE_RADIUS, type Point } from './table.ts';

/** What an event says that cannot be, in one line, or null. */
export function faultOf(match: Match, event: Event): string | null {
  if ('by' in event && !isSeat(match, event.by))
    return `by: there is no seat ${Number(event.by)} in ${nameOfThePlay(match)}`;
  switch (event.kind) {
    case 'strokeEnded':
      return strokeFault(match, event);
    case 'fell':
      return fallFault(match, event);
    case 'placed':
      return placingFault(match, event);
    case 'breach':
      return breachFault(match, event);
    case 'permitted':
      return permittedFault(match, event);
    case 'playedOn':
      return playedOnFault(match, event);
    case 'boardVoid':
      return voidFault(match, event);
    case 'umpire':
      return umpireFault(match, event);
    case 'roomFound':
      return match.state.board.measured ? 'room: the places are known, so the room is measured' : null;
    case 'strikerOnBoard':
      return match.state.board.lastShooter === event.by && match.state.board.strikerOf === undefined
        ? null
        : `by: the last stroke was not made by seat ${event.by}, or his striker is known to lie there`;
    case 'strikerTakenOff':
      return match.state.board.strikerOf === event.by ? null : `by: no striker of seat ${event.by} lies on the board`;
    case 'tossChosen':
      return match.state.tossWinner === sideNamed(event.side) ? null : `side: ${event.side} has not won the toss`;
    case 'endChosen':
      return endChoices(match).includes(event.end) ? null : `end: nobody can sit ${event.end} in singles`;
    default:
      return null;
  }
}

function fallFault(match: Match, { piece }: EventOf<'fell'>): string | null {
  if (!match.state.board.breakMade) return 'piece: before the break none lies at a pocket';
  return there(match, piece) > 0 ? null : `piece: no such piece (${piece}) lies on the board`;
}

function playedOnFault({ state: { board } }: Match, { by, noticed }: EventOf<'playedOn'>): string | null {
  return board.lastShooter === by && (board.onlyOpponents || noticed === 'after')
    ? null
    : `by: the last stroke was not one of seat ${by} that pocketed only opposing pieces (ICF-125a)`;
}

function placingFault({ state }: Match, event: EventOf<'placed'>): string | null {
  const said = event.at === undefined ? null : misplaced(state, event, inMetres(event.at));
  if (said !== null) return said;
  if (event.wrongColour && ownPocketed(state, sideOfSeat(event.by)) === 0)
    return 'wrongColour: he has no piece of his own in the pockets';
  if (event.onCentre === true && event.insideOuter === false)
    return 'onCentre: the centre circle lies inside the outer circle';
  return event.shotWithQueen === true && state.board.queen !== 'board'
    ? 'shotWithQueen: she is not on the board'
    : null;
}

/** Words beside a place that it belies. */
function misplaced(state: State, event: EventOf<'placed'>, at: Point): string | null {
  const laws = placeBreaches([], at);
  if (!isOnTheSurface(at)) return 'at: it does not lie on the board';
  const [outside, onCentre] = [laws.includes('ICF-85.1'), laws.includes('ICF-89b.1')];
  if (event.insideOuter === outside)
    return `insideOuter: at this place it lies ${outside ? 'outside' : 'inside'} the outer circle`;
  if ((event.onCentre ?? onCentre) !== onCentre)
    return `onCentre: at this place it ${onCentre ? 'lies' : 'does not lie'} on the centre circle`;
  if (event.shotWithQueen === false && isShotWithQueen(knownPieces(state), at))
    return 'shotWithQueen: as the pieces lie it is one';
  const under = event.moved
    ? -1
    : knownPieces(state).findIndex((one) => one !== null && distance(one, at) < 2 * PIECE_RADIUS - HAND);
  return under < 0 ? null : `at: ${PIECE_NAMES[under]} lies there; say moved: true if it was moved (ICF-86.1)`;
}

function breachFault(match: Match, { by, what }: EventOf<'breach'>): string | null {
  const { game, boardNumber, phase } = match.state;
  if (what === 'overTime') return overTimeFault(match, by);
  if (what === 'intervalOverrun' && game < 3)
    return 'what: only the interval before the third game and the change of ends in it cost the match (ICF-143b); otherwise it is a lateReturn';
  if (WITH_A_PARTNER.has(what) && !isDoubles(match)) return 'what: there are partners in doubles only';
  if (what === 'notReported' && (game > 1 || boardNumber > 1 || !BEFORE_PLAY.has(phase)))
    return 'what: the match has begun, so both have reported to the umpire';
  return isSolo(match) && OTHERS_NEEDED.has(what) ? 'what: nobody else sits at the table' : null;
}

/** Nobody uses up time that does not run. */
function overTimeFault({ state }: Match, by: Seat): string | null {
  if (!boardRuns(state)) return 'what: no time runs between two boards (ICF-50.2)';
  if (by !== state.turn) return `by: seat ${by} is not on turn, so no time of his runs (ICF-50.1)`;
  if (state.board.held) return 'what: his time does not run, a request holds play up (ICF-121a.1)';
  return waitsForStriker(state)
    ? 'what: his time does not run, the opponent’s striker lies on the board (ICF-124b)'
    : null;
}

/** A note that something was allowed, at a moment at which it is not. */
function permittedFault(match: Match, { by, what }: EventOf<'permitted'>): string | null {
  if (ALLOWED_ON_TURN.has(what) && by !== match.state.turn)
    return `by: seat ${by} is not on turn, and to others it is not allowed`;
  if (ALLOWED_BETWEEN_BOARDS.has(what) && boardRuns(match.state))
    return 'what: a board is under way, and while it is this is not allowed';
  if (what === 'rackCorrected' && !mayPutRackRight(match, by))
    return `by: seat ${by} may not put the rack right now (ICF-41a.6)`;
  return what === 'strikerLaidDownWhilePlacing' && placingOf(match, by) === undefined
    ? `by: seat ${by} has nothing to place (ICF-136b)`
    : null;
}
const ALLOWED_ON_TURN: ReadonlySet<PermittedName> = new Set<PermittedName>([
  'clothingTouchInOwnTurn',
  'scoreAskedInTurn',
  'powderOffLinesWithStriker',
]);
const ALLOWED_BETWEEN_BOARDS: ReadonlySet<PermittedName> = new Set<PermittedName>([
  'seatRaisedBetweenBoards',
  'strikerChangedBetweenBoards',
  'powderSpread',
]);

/** A board is void for causes that the table can show. */
function voidFault(match: Match, { cause }: EventOf<'boardVoid'>): string | null {
  const { turns, measured, pieces } = match.state.board;
  if (cause === 'noContact' && turns.some((begun) => begun < 3))
    return 'cause: not everybody has had three turns in this board (ICF-137)';
  return cause === 'noPlace' && measured && roomForStriker(pieces, endOf(match, match.state.turn)) !== null
    ? 'cause: as the pieces lie there is room for the striker (ICF-142)'
    : null;
}

function umpireFault(match: Match, { did, askedBy }: EventOf<'umpire'>): string | null {
  if (askedBy !== undefined && !isSeat(match, askedBy)) return `askedBy: there is no seat ${Number(askedBy)}`;
  if (did === 'noticesMissedChange' && match.state.game === 1)
    return 'did: in the first game no change of ends can have been missed';
  if (did === 'exchangesBoard' && boardRuns(match.state))
    return 'did: the board is exchanged only between two boards (ICF-119.1)';
  return did === 'movesBoard' && askedBy === undefined && !match.state.board.held
    ? 'did: he moves the board only when a player asks for it (ICF-118b)'
    : null;
}
const BEFORE_PLAY: ReadonlySet<Phase> = new Set<Phase>(['toss', 'tossChoice', 'sideChoice', 'setUp']);
const WITH_A_PARTNER: ReadonlySet<BreachName> = new Set<BreachName>(['partnerTookDue', 'partnerTalk']);
const OTHERS_NEEDED: ReadonlySet<BreachName> = new Set<BreachName>([
  'seatsSwapped',
  'clothingTouch',
  'wrongPlayer',
  'partnerTookDue',
  'shotBeforeRemoval',
  'askedScore',
  'distraction',
  'partnerTalk',
]);

// ── where a placed piece lies ─────────────────────────────────────────────────────────────────────────────────────

/** Where a placed piece lies is not a matter of words ['ICF-85.1', 'ICF-89b.1', 'ICF-114.1']. */
export function asItLies({ state }: Match, event: EventOf<'placed'>): Event {
  const { insideOuter = true, onCentre = false, shotWithQueen = false } = event;
  if (event.at === undefined) return { ...event, insideOuter, onCentre, shotWithQueen };
  const at = inMetres(event.at);
  const laws = placeBreaches([], at);
  return {
    ...event,
    insideOuter: !laws.includes('ICF-85.1'),
    onCentre: laws.includes('ICF-89b.1'),
    shotWithQueen: shotWithQueen || isShotWithQueen(knownPieces(state), at),
  };
}
const inMetres = ([x, y]: readonly [number, number]): Point => ({ x: x / 1000, y: y / 1000 });

// ── strokes ───────────────────────────────────────────────────────────────────────────────────────────────────────

type Stroke = EventOf<'strokeEnded'>;

/** What cannot have been: a stroke that says two things at once, or speaks of pieces that are not on the board. One line for the person who entered it. */
const strokeFault = (match: Match, stroke: Stroke): string | null =>
  strangeDiscs(stroke) ??
  contradiction(stroke) ??
  strangeMoment(match, stroke) ??
  tooMany(match, stroke) ??
  otherNames(match, stroke) ??
  unaccounted(match, stroke) ??
  oddLie(match, stroke);

/** A disc that is said to have been in two places, or to be there twice. */
function strangeDiscs({ pocketed, jumped, cameBack }: Stroke): string | null {
  const strange = cameBack.find((disc) => countOf(cameBack, disc) > countOf(jumped, disc));
  if (strange !== undefined) return `cameBack: ${strange} came back more often than it jumped`;
  if (pocketed.striker && jumped.includes('striker'))
    return 'pocketed.striker: the striker has left the board, so it cannot have been pocketed';
  return countOf(jumped, 'striker') > 1 ? 'jumped: there is only one striker' : null;
}

function contradiction({ pocketed, jumped, viaLamp, late, touched, slipped }: Stroke): string | null {
  const pieces = pocketed.white + pocketed.black + Number(pocketed.queen);
  const movedPieces = pieces + [...jumped, ...viaLamp].filter((disc) => disc !== 'striker').length;
  const fellLate = late.includes('influence') || late.includes('removal');
  if (slipped && (movedPieces > 0 || pocketed.striker || jumped.length > 0))
    return 'slipped: a striker that stayed on its lines pockets nothing and makes nothing jump (ICF-127b)';
  if (!touched && movedPieces > 0 && !fellLate) return 'touched: pieces fell or jumped, so something was touched';
  if (fellLate && pieces === 0) return 'late: no piece fell';
  return late.includes('strikerOnRemoval') && !pocketed.striker
    ? 'late: strikerOnRemoval needs pocketed.striker (ICF-70b.1)'
    : null;
}
const countOf = (list: readonly string[], disc: string): number => list.filter((one) => one === disc).length;

/** An early break is the first stroke of a board ['ICF-6', 'ICF-47.1'], one into a placing needs something to place ['ICF-50.4'], one with a partner's word a partner ['ICF-131']. */
function strangeMoment(match: Match, { beforePlay, duringPlacing, improper }: Stroke): string | null {
  const { phase, board } = match.state;
  if (beforePlay && (board.breakMade || board.attempts > 0))
    return `beforePlay: ${board.breakMade ? 'the break has been made' : 'it has been tried'}, so Play has been called (ICF-47.1)`;
  if (duringPlacing && phase !== 'placing') return 'duringPlacing: nothing is to be placed (ICF-50.4)';
  return improper.some((what) => WITH_A_PARTNER.has(what)) && !isDoubles(match)
    ? 'improper: there are partners in doubles only'
    : null;
}

function nameOfThePlay(match: Match): string {
  if (isDoubles(match)) return 'doubles';
  return isSolo(match) ? 'a board played alone' : 'singles';
}

const KINDS = ['white', 'black', 'queen'] as const;
type Kind = (typeof KINDS)[number];
const kindOf = (name: string): Kind => {
  if (name === 'q') return 'queen';
  return name.startsWith('w') ? 'white' : 'black';
};
const ofKind = (names: readonly string[], kind: Kind): number => names.filter((name) => kindOf(name) === kind).length;
const there = ({ state }: Match, kind: Kind): number =>
  kind === 'queen' ? Number(state.board.queen === 'board') : onBoard(state.board.pieces, kind === 'white' ? 0 : 1);

/** Nothing falls, jumps or comes off the lamp that did not lie on the board. */
function tooMany(match: Match, { pocketed, jumped, viaLamp }: Stroke): string | null {
  for (const kind of KINDS) {
    const [moved, before] = [
      Number(pocketed[kind]) + countOf(jumped, kind) + countOf(viaLamp, kind),
      there(match, kind),
    ];
    if (moved > before)
      return kind === 'queen'
        ? `queen: ${before === 0 ? 'she is not on the board' : 'she cannot fall and jump in one stroke'}`
        : `${kind}: ${moved} pieces fell or jumped, but ${before} lie on the board`;
  }
  return null;
}

/** Pieces named are those that were counted, and where the places are known they lay on the board. */
function otherNames({ state }: Match, { fell, lie = {}, on, pocketed }: Stroke): string | null {
  const names = fell ?? [];
  if (
    fell !== undefined &&
    (new Set(fell).size !== fell.length || KINDS.some((kind) => ofKind(fell, kind) !== Number(pocketed[kind])))
  )
    return 'fell: it names other pieces than pocketed counts';
  const twice = names.find((name) => lie[name] !== undefined);
  if (twice !== undefined) return `lie.${twice}: it is said to have fallen`;
  const strange = state.board.measured
    ? [...names, ...Object.keys(lie)].find((name) => state.board.pieces[pieceNamed(name)] === null)
    : undefined;
  if (strange !== undefined)
    return `${names.includes(strange) ? `fell: ${strange}` : `lie.${strange}: it`} did not lie on the board before`;
  const upper = Object.keys(on ?? {}).find((name) => lie[name] === undefined);
  return upper === undefined ? null : `on.${upper}: say in lie where it lies`;
}

/** Where the places are told, every piece that lay on the board lies, fell or jumped. */
function unaccounted(match: Match, { lie, pocketed, jumped }: Stroke): string | null {
  if (lie === undefined) return null;
  const strange = KINDS.find(
    (kind) => ofKind(Object.keys(lie), kind) + Number(pocketed[kind]) + countOf(jumped, kind) !== there(match, kind),
  );
  if (strange === undefined) return null;
  const figures = `${ofKind(Object.keys(lie), strange)} lie, ${Number(pocketed[strange])} fell and ${countOf(jumped, strange)} jumped`;
  return `lie: ${strange === 'queen' ? 'of the queen it must be said whether she lies, fell or jumped' : `${there(match, strange)} ${strange} pieces lay on the board, but ${figures}`}`;
}

/** On the board, each in a place of its own; and what nobody touched lies where it lay. */
function oddLie(match: Match, stroke: Stroke): string | null {
  if (stroke.lie === undefined) return null;
  const { pieces, measured } = match.state.board;
  const after = afterStroke(match, stroke);
  const odd = oddPlace(match, after);
  if (odd !== null) return `lie.${odd.piece}: ${odd.why}`;
  const moved =
    (stroke.touched && !stroke.slipped) || !measured
      ? -1
      : after.findIndex((at, i) => at !== null && pieces[i] !== null && distance(at, pieces[i]!) > HAND);
  return moved < 0 ? null : `lie.${PIECE_NAMES[moved]}: it lay elsewhere before, so something was touched`;
}
