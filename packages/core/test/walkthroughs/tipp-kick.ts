import {
  accept,
  later,
  inPlay,
  opening,
  playTick,
  refuse,
  type Fact,
  type FactId,
  type Match,
  type Motion,
  type PlayTick,
  type Result,
  type Ruling,
  type Seat,
  type Setup,
} from '../../src/index.ts';
import { miniGame, paragraph } from '../mini.ts';

/**
 * Tipp-Kick with a ball that flies straight at the goal.
 * What it shows: a keeper is a moving obstacle whose path is fixed until its next input, and inputs during the shot decide whether it is saved.
 */
const play = (en: string, de: string): ReturnType<typeof paragraph> => paragraph('dtkv-2012.1', 'play', en, de);
const rulebook = {
  'DTKV-3.4.1': play('the kicker plays only on the own colour', 'der Kicker spielt nur bei eigener Farbe'),
  'DTKV-6.5.1': play(
    'passive defence: the figure is hit where it stands',
    'passive Abwehr: die Figur wird im Stehen getroffen',
  ),
  'DTKV-6.5.2': play(
    'active defence: the figure moves and is hit',
    'aktive Abwehr: die Figur bewegt sich und wird getroffen',
  ),
  'DTKV-6.6.2': play(
    'keeper contact with a ball that lay on the other colour is defence',
    'Torwartkontakt nach gegnerischer Farbe ist Abwehr',
  ),
  'DTKV-8.1': play('every direct action can be a shot at goal', 'jede direkte Aktion kann ein Torschuss sein'),
  'DTKV-8.2.1': play(
    'goal: the ball wholly over the line between the posts',
    'Tor: der Ball ganz über der Linie zwischen den Pfosten',
  ),
  'DTKV-8.4.2': play(
    'a shot that touches an opposing figure is a shot at goal',
    'ein Schuss an eine gegnerische Figur ist ein Torschuss',
  ),
  'DTKV-9.2.2': play('the conceding side kicks off', 'wer das Tor bekam, stößt an'),
  'DTKV-14.4.2': play(
    'penalty: the keeper stays still before the shot',
    'Strafstoß: der Torwart steht bis zum Schuss still',
  ),
  'DTKV-14.4.3': play('otherwise it is repeated if no goal was scored', 'sonst Wiederholung, wenn kein Tor fiel'),
} as const;

type Side = 'white' | 'black';

type Event =
  | { readonly kind: 'shot'; readonly by: Side; readonly toMm: number; readonly speed: number }
  | { readonly kind: 'keeperMoved'; readonly side: Side; readonly toMm: number; readonly beforeShot: boolean }
  | {
      readonly kind: 'keeperTouched';
      readonly side: Side;
      readonly ballLayOn: Side;
      readonly keeperMoving: boolean;
      readonly gapMm: number;
    }
  | { readonly kind: 'ballInGoal'; readonly goal: Side };

interface State {
  readonly phase: 'play' | 'penalty' | 'kickOff';
  /** The colour on top of the ball when it last lay still. */
  readonly top: Side;
  readonly shot: {
    readonly since: PlayTick;
    readonly toMm: number;
    readonly speed: number;
    readonly factId: FactId;
  } | null;
  /** Millimetres beside the middle of the goal; it heads for `toMm` from `since` on. */
  readonly keeper: {
    readonly atMm: number;
    readonly toMm: number;
    readonly since: PlayTick;
    readonly lastInput: PlayTick | null;
  };
  readonly movedTooEarly: FactId | null;
  readonly score: Readonly<Record<Side, number>>;
}

export interface TippKick {
  readonly side: Side;
  readonly paragraph: keyof typeof rulebook;
  readonly call: 'goal' | 'kickOff' | 'saved' | 'keeperTooEarly' | 'penaltyAgain';
  readonly settings: { readonly penalty: boolean };
  readonly state: State;
  readonly action:
    | { readonly kind: 'shoot'; readonly toMm: number; readonly speed: number }
    | { readonly kind: 'keeper'; readonly toMm: number };
  readonly event: Event;
  readonly consequence: never;
  readonly place: never;
  readonly decision: never;
  readonly snapshot: never;
}

// ---- the table: white shoots at black's goal ----

/** From the ball to the keeper's figure, and until the whole ball is over the line. */
const KEEPER_PLANE = 380;
const OVER_THE_LINE = 408;
/** Half the figure and half the ball. */
const REACH = 35;
const KEEPER_SPEED = 3;
/** At most 30 inputs a second. */
const BETWEEN_INPUTS = 4;

type Keeper = State['keeper'];
const distance = (keeper: Keeper): number => Math.abs(keeper.toMm - keeper.atMm);
export const keeperAt = (keeper: Keeper, now: PlayTick): number =>
  keeper.atMm + Math.sign(keeper.toMm - keeper.atMm) * Math.min(distance(keeper), KEEPER_SPEED * (now - keeper.since));
const isMoving = (keeper: Keeper, now: PlayTick): boolean => KEEPER_SPEED * (now - keeper.since) < distance(keeper);

// ---- happen ----

function act(match: Match<TippKick>, seat: Seat, action: TippKick['action']): Result<readonly Event[]> {
  const side = match.setup.seating[seat] ?? 'white';
  return action.kind === 'shoot' ? shoot(match, side, action) : moveKeeper(match, side, action.toMm);
}

function shoot(
  { state }: Match<TippKick>,
  side: Side,
  { toMm, speed }: { readonly toMm: number; readonly speed: number },
): Result<readonly Event[]> {
  if (state.shot !== null || state.phase === 'kickOff') return refuse('notOffered');
  return state.top === side
    ? accept([{ kind: 'shot', by: side, toMm, speed }])
    : refuse('againstTheRules', ['DTKV-3.4.1']);
}

function moveKeeper(match: Match<TippKick>, side: Side, toMm: number): Result<readonly Event[]> {
  const { state } = match;
  const { lastInput } = state.keeper;
  if (side !== 'black') return refuse('notOffered');
  if (lastInput !== null && playTick(match) - lastInput < BETWEEN_INPUTS)
    return refuse('notOffered', [], 'at most 30 inputs a second');
  return accept([{ kind: 'keeperMoved', side, toMm, beforeShot: state.shot === null }]);
}

/** The ball meets the keeper's plane, or else the goal. Everything follows from the shot and the keeper's path as it is now. */
function next(match: Match<TippKick>, until: PlayTick): Motion<TippKick> | null {
  const { state } = match;
  const { shot } = state;
  if (shot === null) return null;
  const meets = later(shot.since, Math.ceil(KEEPER_PLANE / shot.speed));
  const crosses = later(shot.since, Math.ceil(OVER_THE_LINE / shot.speed));
  const gapMm = Math.abs(shot.toMm - keeperAt(state.keeper, meets)) - REACH;
  if (meets >= playTick(match) && gapMm <= 0)
    return meets > until ? null : { at: meets, state, event: touchedAt(state, meets, gapMm) };
  return crosses > until ? null : { at: crosses, state, event: { kind: 'ballInGoal', goal: 'black' } };
}

const touchedAt = (state: State, at: PlayTick, gapMm: number): Event => ({
  kind: 'keeperTouched',
  side: 'black',
  ballLayOn: state.top,
  keeperMoving: isMoving(state.keeper, at),
  gapMm,
});

// ---- judge ----

type Rulings = readonly Ruling<TippKick>[];
const shotOf = ({ shot }: State): readonly FactId[] => (shot === null ? [] : [shot.factId]);

function judge({ state }: Match<TippKick>, fact: Fact<TippKick>): Rulings {
  switch (fact.kind) {
    case 'keeperMoved':
      return keeperMovesBeforeAPenalty(state, fact);
    case 'keeperTouched':
      return [...keeperSaves(state, fact), ...penaltyIsRepeated(state, fact)];
    case 'ballInGoal':
      return [
        { call: 'goal', paragraphs: ['DTKV-8.1', 'DTKV-8.2.1'], evidence: [...shotOf(state), fact.id], for: 'white' },
        { call: 'kickOff', paragraphs: ['DTKV-9.2.2'], evidence: [fact.id], for: fact.goal, restart: 'kickOff' },
      ];
    default:
      return [];
  }
}

const keeperMovesBeforeAPenalty = (
  { phase }: State,
  fact: Fact<TippKick> & { readonly kind: 'keeperMoved' },
): Rulings =>
  phase === 'penalty' && fact.beforeShot
    ? [{ call: 'keeperTooEarly', paragraphs: ['DTKV-14.4.2'], evidence: [fact.id], against: fact.side }]
    : [];

function keeperSaves(state: State, fact: Fact<TippKick> & { readonly kind: 'keeperTouched' }): Rulings {
  if (fact.ballLayOn === fact.side) return [];
  return [
    {
      call: 'saved',
      paragraphs: ['DTKV-6.6.2', fact.keeperMoving ? 'DTKV-6.5.2' : 'DTKV-6.5.1', 'DTKV-8.4.2'],
      evidence: [...shotOf(state), fact.id],
      for: fact.side,
    },
  ];
}

const penaltyIsRepeated = ({ phase, movedTooEarly }: State, fact: Fact<TippKick>): Rulings =>
  phase !== 'penalty' || movedTooEarly === null
    ? []
    : [
        {
          call: 'penaltyAgain',
          paragraphs: ['DTKV-14.4.3'],
          evidence: [movedTooEarly, fact.id],
          for: 'white',
          restart: 'penalty',
        },
      ];

// ---- settle ----

function settle(match: Match<TippKick>, fact: Fact<TippKick>, rulings: Rulings): Match<TippKick> {
  const { state } = match;
  switch (fact.kind) {
    case 'shot':
      return {
        ...match,
        state: { ...state, shot: { since: playTick(match), toMm: fact.toMm, speed: fact.speed, factId: fact.id } },
      };
    case 'keeperMoved':
      return {
        ...match,
        state: {
          ...state,
          ...(rulings.length === 0 ? {} : { movedTooEarly: fact.id }),
          keeper: headingFor(state.keeper, fact.toMm, playTick(match)),
        },
      };
    case 'keeperTouched':
      return {
        ...match,
        state: {
          ...state,
          shot: null,
          ...(rulings[0]?.call === 'penaltyAgain' ? { movedTooEarly: null } : { phase: 'play', top: 'black' }),
        },
      };
    case 'ballInGoal':
      return {
        ...match,
        state: {
          ...state,
          shot: null,
          phase: 'kickOff',
          top: 'black',
          score: { ...state.score, white: state.score.white + 1 },
        },
      };
    default:
      return match;
  }
}

const headingFor = (keeper: Keeper, toMm: number, now: PlayTick): Keeper => ({
  atMm: keeperAt(keeper, now),
  toMm,
  since: now,
  lastInput: now,
});

// ---- the game ----

const start = (setup: Setup<TippKick>): Match<TippKick> =>
  opening(setup, {
    phase: setup.settings.penalty ? 'penalty' : 'play',
    top: 'white',
    shot: null,
    keeper: { atMm: 0, toMm: 0, since: inPlay(0), lastInput: null },
    movedTooEarly: null,
    score: { white: 0, black: 0 },
  });

export const tippKick = miniGame<TippKick>({
  id: 'dtkv-2012.1',
  seatings: [['white', 'black']],
  rulebook,
  precedence: ['penaltyAgain', 'goal', 'saved', 'keeperTooEarly', 'kickOff'],
  start,
  // A shot always starts from a rest, so a shot under way is no point to resume from.
  atRest: ({ state }) => state.shot === null,
  happen: { byAction: act, next },
  judge,
  settle,
});
