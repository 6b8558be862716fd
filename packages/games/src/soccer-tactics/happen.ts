import { accept, atDesk, refuse, type Refusal, type Result, type Seat } from '@bande/core';
import type { Action } from './actions.ts';
import { dutyNow } from './duty.ts';
import { SECTORS, SECTOR_WIDTH, type Event } from './events.ts';
import { formationBreaches, readFormation } from './formation.ts';
import { strangeBall } from './impossible-ball.ts';
import { pawnNamed } from './names.ts';
import { placingNow } from './placing.ts';
import { reachOf } from './reach.ts';
import { ballBreaches, ballTurn, dribbleBreaches } from './referee/ball.ts';
import { isBrokenByAMinorFoul } from './referee/breaches.ts';
import { moveBreaches, moveIsLegal } from './referee/moving.ts';
import { ballIsDue, MOVING, pawnIsDue, PLAYING, turnParagraphs } from './referee/order.ts';
import { placementBreaches } from './referee/placing.ts';
import type { Paragraph } from './rulebook.ts';
import {
  isKeeper,
  mayEnterHalf,
  nameOf,
  NOBODY,
  onBoard,
  pawnAt,
  sideOf,
  type Match,
  type Pawn,
  type Phase,
  type State,
} from './state.ts';
import { SQUARE_NAMES, squareNamed, type Side, type SideName, type Square } from './table.ts';
import { ballIsUnknown, isFoughtFor, playsWithTwoDice, sideToAct, withTheBallOn } from './turn.ts';

const acting = (match: Match): Side | null => sideToAct(match.state, match.setup.settings);
/** The paragraphs of what the rules want instead. */
const dueNow = (match: Match): readonly Paragraph[] => dutyNow(match).flatMap(({ paragraphs }) => paragraphs);
const isRefusal = (value: readonly Paragraph[]): boolean => value.length > 0;
const forbidden = (paragraphs: readonly Paragraph[]): Result<never> => refuse('againstTheRules', paragraphs);

/** A legal action becomes an event; an illegal one is refused with the paragraphs that forbid it. */
export function byAction(match: Match, seat: Seat, action: Action): Result<readonly Event[], Refusal> {
  const mine = match.setup.seating[seat];
  const now = acting(match);
  if (now === null) return refuse('chanceAwaited', dueNow(match));
  if (mine !== nameOf(now)) return refuse('notYourTurn', turnParagraphs(match.state, match.setup.settings));
  switch (action.kind) {
    case 'formation':
      return setFormation(match, now, action);
    case 'roll':
      return chooseRoll(match, nameOf(now));
    case 'move':
      return movePawn(match, action);
    case 'play':
      return playBall(match, action);
    case 'dribble':
      return dribble(match, action.to);
    case 'place':
      return place(match, action);
    case 'pass':
      return passPlacement(match, nameOf(now));
  }
}

function setFormation(
  match: Match,
  now: Side,
  action: Extract<Action, { kind: 'formation' }>,
): Result<readonly Event[]> {
  if (match.state.phase !== 'formation') return refuse('notOffered', ['STW-1A.10']);
  const formation = readFormation(action);
  if (formation === null) return refuse('unknownFact', [], 'a formation names pawns and squares');
  const broken = formationBreaches(match.state, now, formation);
  if (isRefusal(broken)) return forbidden(broken);
  const { pawns, ball } = action;
  return accept([
    { kind: 'formationSet', side: nameOf(now), pawns: { ...pawns }, ...(ball === undefined ? {} : { ball }) },
  ]);
}

function chooseRoll(match: Match, side: SideName): Result<readonly Event[]> {
  const { phase, roll } = match.state;
  if ((phase !== 'captureD' && phase !== 'challenge') || roll > 0) return refuse('notOffered', ['STW-6A.1']);
  return accept([{ kind: 'rollChosen', side }]);
}

function movePawn(match: Match, action: Extract<Action, { kind: 'move' }>): Result<readonly Event[]> {
  if (!MOVING.has(match.state.phase))
    return refuse('notOffered', PLAYING.has(match.state.phase) ? [ballIsDue(match.state.phase)] : dueNow(match));
  const [mover, to, via] = [pawnNamed(action.pawn), squareNamed(action.to), turning(action.via)];
  if (mover === undefined || to === undefined || via === null)
    return refuse('unknownFact', [], 'no such pawn or square');
  const turn = via ?? turnOf(match, mover, to);
  if (!moveIsLegal(match.state, match.setup.settings, mover, to, turn))
    return forbidden(moveBreaches(match.state, match.setup.settings, mover, to, via));
  return accept([
    { kind: 'pawnMoved', pawn: action.pawn, to: action.to, ...(turn === to ? {} : { via: SQUARE_NAMES[turn]! }) },
  ]);
}

const turning = (name: string | undefined): Square | undefined | null =>
  name === undefined ? undefined : (squareNamed(name) ?? null);

/** Where a legal path turns; `to` stands for a straight path, and for no path at all. */
const turnOf = (match: Match, mover: Pawn, to: Square): Square => {
  const from = match.state.pawns[mover]!;
  return isKeeper(mover) || from < 0
    ? to
    : (reachOf(match.state.pawns, sideOf(mover), match.setup.settings).turnTowards(mover, from, to, match.state.roll) ??
        to);
};

function playBall(match: Match, action: Extract<Action, { kind: 'play' }>): Result<readonly Event[]> {
  if (!PLAYING.has(match.state.phase))
    return refuse(
      'notOffered',
      MOVING.has(match.state.phase) ? pawnIsDue(match.state, match.setup.settings) : dueNow(match),
    );
  const [to, via] = [squareNamed(action.to), turning(action.via)];
  if (to === undefined || via === null) return refuse('unknownFact', [], 'no such square');
  const broken = ballBreaches(match.state, match.setup.settings, to, via);
  if (isRefusal(broken)) return forbidden(broken);
  const turn = via ?? ballTurn(match.state.ball, to, match.state.roll);
  return accept([{ kind: 'ballPlayed', to: action.to, ...(turn === to ? {} : { via: SQUARE_NAMES[turn]! }) }]);
}

function dribble(match: Match, name: string): Result<readonly Event[]> {
  if (!PLAYING.has(match.state.phase)) return refuse('notOffered', ['STW-4C.1']);
  const to = squareNamed(name);
  if (to === undefined) return refuse('unknownFact', [], 'no such square');
  const broken = dribbleBreaches(match.state, match.setup.settings, to);
  return isRefusal(broken) ? forbidden(broken) : accept([{ kind: 'dribbled', to: name }]);
}

function place(match: Match, action: Extract<Action, { kind: 'place' }>): Result<readonly Event[]> {
  const [who, to] = [pawnNamed(action.pawn), squareNamed(action.to)];
  if (who === undefined || to === undefined) return refuse('unknownFact', [], 'no such pawn or square');
  const placing = placingNow(match.state, match.setup.settings);
  if (placing === null) return refuse('notOffered', dueNow(match));
  const broken = placementBreaches(match.state, match.setup.settings, placing, who, to);
  return isRefusal(broken) ? forbidden(broken) : accept([{ kind: 'pawnPlaced', pawn: action.pawn, to: action.to }]);
}

function passPlacement(match: Match, side: SideName): Result<readonly Event[]> {
  const placing = placingNow(match.state, match.setup.settings);
  if (placing?.mayPass !== true) return refuse('notOffered', dueNow(match));
  return accept([{ kind: 'placementPassed', side }]);
}

/** Numbers become dice on the table, or the place where the arrow stopped. */
export function byChance(match: Match, draws: readonly number[]): readonly Event[] {
  const [first = 1, second = 1] = draws;
  switch (match.state.phase) {
    case 'toss':
      return [{ kind: 'tossRolled', red: first, blue: second }];
    case 'duel':
      return [{ kind: 'duelRolled', red: first, blue: second }];
    case 'shot':
      return match.setup.settings.shotDevice === 'die'
        ? [{ kind: 'shotDieRolled', face: faceOf(first, match.setup.settings.shotDie) }]
        : [spun(first - 1, match.setup.settings.spinnerLine)];
    default:
      return [{ kind: 'rolled', dice: [...draws] }];
  }
}

function faceOf(n: number, { ball, flag }: Match['setup']['settings']['shotDie']): (typeof SECTORS)[number] {
  if (n <= ball) return 'ball';
  return n <= ball + flag ? 'flag' : 'keeper';
}

/** The arrow of the program always turns more than twice ['STW-5.10']; a line has the width agreed [I-27]. */
function spun(angle: number, lineWidth: number): Event {
  return {
    kind: 'shotSpun',
    turns: FULL_TURNS,
    sector: SECTORS[Math.floor(angle / SECTOR_WIDTH)]!,
    onLine: isOnALine(angle, lineWidth),
    angle,
  };
}
function isOnALine(angle: number, lineWidth: number): boolean {
  const into = angle % SECTOR_WIDTH;
  return Math.min(into, SECTOR_WIDTH - into) * 2 < lineWidth;
}
const FULL_TURNS = 3;

/** Facts of a person: do they fit what is awaited? Whether they are legal is judged, not refused. */
export function entered(match: Match, events: readonly Event[]): Result<readonly Event[]> {
  const waiting = match.options.find((option) => option.play === 'stops');
  if (waiting !== undefined) return refuse('notOffered', [waiting.paragraph]);
  const belied = events.find((event) => event.kind === 'shotSpun' && pictureBelied(match, event) !== null);
  if (belied?.kind === 'shotSpun') return refuse('unknownFact', ['STW-5.4'], pictureBelied(match, belied)!);
  const stranger = events.find((event) => !fitsThePhase(match, event));
  return stranger === undefined || events.length > 1
    ? accept(events)
    : refuse('unknownFact', [], unfit(match, stranger.kind));
}

const unfit = (match: Match, kind: string): string =>
  atDesk(match) && ballIsUnknown(match.state)
    ? `${kind} does not fit the phase ${match.state.phase}, or it takes the ball: say where it is`
    : `${kind} does not fit the phase ${match.state.phase}`;

const isTurnOf = (match: Match, side: SideName): boolean => {
  const now = acting(match);
  return now !== null && nameOf(now) === side;
};

/** Also: does it speak of nothing that a decision of the referee has left unknown, like a duel for a ball that nobody knows where it is? */
function fitsThePhase(match: Match, event: Event): boolean {
  const { phase, roll, ball, carrier } = match.state;
  switch (event.kind) {
    case 'tossRolled':
      return phase === 'toss';
    case 'formationSet':
      return phase === 'formation';
    case 'rollChosen':
      return (phase === 'captureD' || phase === 'challenge') && roll === 0 && isTurnOf(match, event.side);
    case 'rolled':
      return rollFits(match, event);
    case 'pawnMoved':
      return (MOVING.has(phase) && (phase === 'attackMove' || ball >= 0)) || PLAYING.has(phase);
    case 'ballPlayed':
      return isPlayed(match);
    case 'dribbled':
      return MOVING.has(phase) || (PLAYING.has(phase) && carrier !== NOBODY);
    case 'duelRolled':
      return phase === 'duel' && isFoughtFor(match.state);
    case 'shotSpun':
      return shotFits(match, 'spinner', event.sector);
    case 'shotDieRolled':
      return shotFits(match, 'die', event.face);
    case 'pawnPlaced':
      return phase === 'placing';
    case 'placementPassed':
      return phase === 'placing' && isTurnOf(match, event.side);
    case 'breach':
      return isUnderWay(match) && (event.paragraph === undefined || isBrokenByAMinorFoul(event.paragraph));
    case 'ballSeen':
      return ballFits(match, event);
    case 'delay':
      return isUnderWay(match);
  }
}

const isUnderWay = ({ state: { phase } }: Match): boolean => phase !== 'finished' && phase !== 'toss';

const isPlayed = ({ state: { phase } }: Match): boolean => MOVING.has(phase) || PLAYING.has(phase);

const rollFits = (match: Match, { dice }: Extract<Event, { kind: 'rolled' }>): boolean =>
  match.state.roll === 0 && isPlayed(match) && dice.length === (playsWithTwoDice(match.state) ? 2 : 1);

/** Nobody knew where it is, and there it can be. */
function ballFits(match: Match, { at, pawn }: Extract<Event, { kind: 'ballSeen' }>): boolean {
  const { state } = match;
  const [square, who] = [squareNamed(at)!, pawn === undefined ? NOBODY : pawnNamed(pawn)!];
  if (!atDesk(match) || !ballIsUnknown(state) || state.penalty) return false;
  if (who !== NOBODY && (!mayStandThere(state, who, square) || FREE_OR_FOUGHT_FOR.has(state.phase))) return false;
  return strangeBall({ ...match, state: withTheBallOn(state, square, who) }, {}) === null;
}
const FREE_OR_FOUGHT_FOR: ReadonlySet<Phase> = new Set<Phase>(['captureA', 'captureD', 'duel']);
const mayStandThere = (state: State, pawn: Pawn, square: Square): boolean =>
  onBoard(state, pawn) && mayEnterHalf(pawn, square) && [NOBODY, pawn].includes(pawnAt(state, sideOf(pawn), square));

/** 'STW-12B.1'; who takes the corner is who shot. */
const shotFits = ({ state, setup }: Match, device: Match['setup']['settings']['shotDevice'], shown: string): boolean =>
  state.phase === 'shot' &&
  setup.settings.shotDevice === device &&
  (shown !== 'flag' || state.period === 'shootOut' || state.carrier !== NOBODY);

/** Where the arrow is said to stand is what it is said to show; on a line the sectors beside it do not matter ['STW-5.11']. How wide a line is only a setting tells [I-27]. */
function pictureBelied(
  { setup }: Match,
  { sector, angle, onLine }: Extract<Event, { kind: 'shotSpun' }>,
): string | null {
  if (angle === undefined) return null;
  const { spinnerLine } = setup.settings;
  const shown = SECTORS[Math.floor(angle / SECTOR_WIDTH)]!;
  if (spinnerLine > 0 && onLine !== isOnALine(angle, spinnerLine))
    return `shotSpun: onLine: at ${angle} the arrow ${onLine ? 'stands on no line' : 'stands on a line'}`;
  return onLine || shown === sector ? null : `shotSpun: sector: at ${angle} the arrow shows ${shown}`;
}
