import {
  accept,
  later,
  measuredPlace,
  opening,
  playTick,
  refuse,
  seconds,
  withOption,
  type Fact,
  type FactId,
  type Match,
  type MeasuredPlace,
  type Motion,
  type Option,
  type PlayTick,
  type Result,
  type Ruling,
  type Seat,
  type Setup,
} from '../../src/index.ts';
import { miniGame, paragraph } from '../mini.ts';
import {
  eachBody,
  isMoving,
  lying,
  nextIncident,
  placeAt,
  pushedAt,
  stoppedAt,
  type Bodies,
  type Body,
} from './lanes.ts';

/**
 * Subbuteo in two lanes: the ball and a shooter in the middle, a block flick beside it.
 * What it shows: a right to Back that stays open while the ball rolls, and what becomes of a goal scored meanwhile.
 */
const play = (en: string, de: string): ReturnType<typeof paragraph> => paragraph('fistf-4.0', 'play', en, de);
const rulebook = {
  'FISTF-II.4.2.5.1': play('the side that conceded kicks off', 'wer das Tor bekam, stößt an'),
  'FISTF-II.4.2.5.2': play('ten seconds to set up after a goal', 'zehn Sekunden zum Aufstellen nach einem Tor'),
  'FISTF-II.4.3.3': play(
    'an offence stops play only if the injured side does not play on',
    'unterbrochen wird nur, wenn der Geschädigte nicht weiterspielt',
  ),
  'FISTF-II.6.2.1.1': play(
    'one block flick for every play of the ball',
    'für jedes Spielen des Balles ein Verteidigungszug',
  ),
  'FISTF-II.6.2.1.2': play('no block flick before the ball is touched', 'kein Verteidigungszug vor der Ballberührung'),
  'FISTF-II.6.2.4.b1': play(
    'ball rolling, block figure touches a resting figure',
    'Ball rollt, Verteidiger berührt ruhende Figur',
  ),
  'FISTF-II.6.2.4.i.1': play(
    'on demand everything involved goes back',
    'auf Verlangen wird alles Beteiligte zurückgestellt',
  ),
  'FISTF-II.6.2.4.i.2': play('without demand everything stays', 'ohne Verlangen bleibt alles stehen'),
  'FISTF-II.6.2.4.ii.1': play(
    'free kick if it kept the attacker from playing on with that figure',
    'Freistoß, wenn die berührte Figur am Spielen gehindert war',
  ),
  'FISTF-II.6.2.4.ii.2': play('otherwise Back', 'sonst Zurück'),
  'FISTF-II.6.2.4.iii.1': play('free kick from the place of the offence', 'Freistoß vom Ort des Verstoßes'),
  'FISTF-II.7.1.1.0': play(
    'the whole ball over the line between the posts',
    'der ganze Ball über der Linie zwischen den Pfosten',
  ),
  'FISTF-II.7.1.1.a.1': play(
    'shot with the ball wholly inside the shooting zone',
    'geschossen, als der Ball ganz in der Schusszone lag',
  ),
  'FISTF-II.7.1.3': play('a valid goal is called at once', 'ein gültiges Tor wird sofort angesagt'),
  'FISTF-II.7.2.1': play('an invalid goal is a goal kick', 'ein ungültiges Tor ist Torabstoß'),
  'FISTF-IV.1.2.1': play('the favoured side may claim advantage', 'der Begünstigte darf Vorteil verlangen'),
  'FISTF-IV.1.2.2': play(
    'who has played on cannot come back to it',
    'wer weitergespielt hat, kommt nicht darauf zurück',
  ),
} as const;

type Side = 'red' | 'blue';
export type FigureId = 'red7' | 'red9' | 'blue4';
type BodyId = 'ball' | FigureId;

type Event =
  | {
      readonly kind: 'flicked';
      readonly side: Side;
      readonly figure: FigureId;
      readonly speed: number;
      readonly ticks: number;
    }
  /** The ball's gap to the shooting-zone line at the moment of contact: inside if above zero. */
  | { readonly kind: 'ballPlayed'; readonly figure: FigureId; readonly gapMm: number }
  | {
      readonly kind: 'figureTouched';
      readonly by: FigureId;
      readonly touched: FigureId;
      readonly atRest: boolean;
      readonly ballRolling: boolean;
      readonly couldPlayBall: boolean;
      readonly atMm: number;
    }
  | { readonly kind: 'ballInGoal'; readonly goal: Side }
  | { readonly kind: 'cameToRest'; readonly body: BodyId };

type Phase = 'play' | 'goalInDoubt' | 'kickOff' | 'goalKick' | 'freeKick';

interface State {
  readonly bodies: Bodies<BodyId>;
  readonly phase: Phase;
  readonly attacker: Side;
  /** The defender's right to flick, and the figure he used it with as it stood before. */
  readonly blockFlick: 'none' | 'owed' | 'used';
  readonly blocker: { readonly figure: FigureId; readonly before: number; readonly factId: FactId } | null;
  readonly shot: { readonly factId: FactId; readonly valid: boolean } | null;
  readonly goal: { readonly factId: FactId; readonly by: Side } | null;
  readonly offence: FactId | null;
  readonly score: Readonly<Record<Side, number>>;
}

export interface Subbuteo {
  readonly side: Side;
  readonly paragraph: keyof typeof rulebook;
  readonly call:
    | 'goal'
    | 'goalInDoubt'
    | 'noGoal'
    | 'goalKick'
    | 'kickOff'
    | 'blockFlick'
    | 'back'
    | 'backDemanded'
    | 'playOn'
    | 'freeKick';
  readonly settings: Partial<Readonly<Record<BodyId, number>>>;
  readonly state: State;
  readonly action: {
    readonly kind: 'flick';
    readonly figure: FigureId;
    readonly speed: number;
    readonly ticks: number;
  };
  readonly event: Event;
  readonly consequence: never;
  readonly place: MeasuredPlace;
  readonly decision: never;
  /** Where the bodies lay before the offence. */
  readonly snapshot: Partial<Readonly<Record<BodyId, number>>>;
}

// ---- the table ----

const GOAL_LINE = 1000;
const SHOOTING_LINE = 750;
const BALL_RADIUS = 11;
const BASE_RADIUS = 10;

const owner = (figure: FigureId): Side => (figure.startsWith('red') ? 'red' : 'blue');
const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

// ---- happen ----

function flick(match: Match<Subbuteo>, seat: Seat, action: Subbuteo['action']): Result<readonly Event[]> {
  const { state, setup } = match;
  const side = setup.seating[seat] ?? 'red';
  if (state.phase !== 'play') return refuse('notOffered');
  if (owner(action.figure) !== side || isMoving(state.bodies[action.figure])) return refuse('notOffered');
  if (side !== state.attacker && state.blockFlick !== 'owed')
    return refuse('againstTheRules', ['FISTF-II.6.2.1.1', 'FISTF-II.6.2.1.2']);
  return accept([{ kind: 'flicked', side, figure: action.figure, speed: action.speed, ticks: action.ticks }]);
}

function next(match: Match<Subbuteo>, until: PlayTick): Motion<Subbuteo> | null {
  const { state } = match;
  const incident = nextIncident(state.bodies, GOAL_LINE, playTick(match), until);
  if (incident === null) return null;
  const { at } = incident;
  if (incident.what === 'rest')
    return { at, state: held(state, incident.body, at), event: { kind: 'cameToRest', body: incident.body } };
  if (incident.what === 'over')
    return { at, state: held(state, incident.body, at), event: { kind: 'ballInGoal', goal: 'blue' } };
  return incident.by === 'ball' ? null : meeting(state, incident.by, incident.touched, at);
}

const held = (state: State, body: BodyId, now: PlayTick): State => ({
  ...state,
  bodies: { ...state.bodies, [body]: stoppedAt(state.bodies[body], now) },
});

/** What is hit takes over the speed; what hit it stops. */
function meeting(state: State, by: FigureId, touched: BodyId, now: PlayTick): Motion<Subbuteo> {
  const { [by]: hitter, [touched]: hit } = state.bodies;
  const bodies = {
    ...held(state, by, now).bodies,
    [touched]: pushedAt(hit, now, hitter.speed, touched === 'ball' ? 200 : 10),
  };
  const event = touched === 'ball' ? played(state, by, now) : touch(state, by, touched, now);
  return { at: now, state: { ...state, bodies }, event };
}

const played = ({ bodies }: State, figure: FigureId, now: PlayTick): Event => ({
  kind: 'ballPlayed',
  figure,
  gapMm: placeAt(bodies.ball, now) - BALL_RADIUS - SHOOTING_LINE,
});

/** A figure that the ball is still coming to could have played it. */
function touch({ bodies }: State, by: FigureId, touched: FigureId, now: PlayTick): Event {
  const [ballRolling, atMm] = [isMoving(bodies.ball), placeAt(bodies[touched], now)];
  return {
    kind: 'figureTouched',
    by,
    touched,
    atRest: !isMoving(bodies[touched]),
    ballRolling,
    couldPlayBall: ballRolling && atMm > placeAt(bodies.ball, now),
    atMm,
  };
}

// ---- judge ----

type Rulings = readonly Ruling<Subbuteo>[];
const openBack = (match: Match<Subbuteo>): Option<Subbuteo> | undefined =>
  match.options.find((option) => option.name === 'back');

function judge(match: Match<Subbuteo>, fact: Fact<Subbuteo>): Rulings {
  switch (fact.kind) {
    case 'ballPlayed':
      return [
        { call: 'blockFlick', paragraphs: ['FISTF-II.6.2.1.1'], evidence: [fact.id], for: other(owner(fact.figure)) },
      ];
    case 'figureTouched':
      return blockFigureTouchesARestingFigure(match.state, fact);
    case 'ballInGoal':
      return match.state.shot?.valid === true
        ? goalIsScored(match, fact)
        : [{ call: 'goalKick', paragraphs: ['FISTF-II.7.2.1'], evidence: [fact.id], for: fact.goal }];
    case 'optionTaken':
      return fact.choice === 'back' ? backIsDemanded(match.state, fact) : playGoesOn(match, fact, 'FISTF-IV.1.2.1');
    case 'optionLapsed':
      return playGoesOn(match, fact, match.state.goal === null ? 'FISTF-IV.1.2.2' : 'FISTF-II.6.2.4.i.2');
    default:
      return [];
  }
}

/** FISTF-II.6.2.4 b1 with (ii): a free kick only if the touched attacker figure could have played the rolling ball. */
function blockFigureTouchesARestingFigure(
  state: State,
  fact: Fact<Subbuteo> & { readonly kind: 'figureTouched' },
): Rulings {
  const { blocker, attacker } = state;
  if (blocker?.figure !== fact.by || !fact.atRest || !fact.ballRolling) return [];
  const found = {
    evidence: [blocker.factId, fact.id],
    for: attacker,
    against: other(attacker),
    where: measuredPlace([fact.atMm, 0]),
  } as const;
  if (owner(fact.touched) === attacker && fact.couldPlayBall) {
    return [
      {
        ...found,
        call: 'freeKick',
        paragraphs: ['FISTF-II.6.2.4.b1', 'FISTF-II.6.2.4.ii.1', 'FISTF-II.6.2.4.iii.1'],
        restart: 'freeKick',
      },
    ];
  }
  return [{ ...found, call: 'back', paragraphs: ['FISTF-II.6.2.4.b1', 'FISTF-II.6.2.4.ii.2', 'FISTF-II.6.2.4.i.1'] }];
}

/** Both rulings stand; `precedence` lets the doubt prevail as long as Back may still be demanded. */
function goalIsScored(match: Match<Subbuteo>, fact: Fact<Subbuteo> & { readonly kind: 'ballInGoal' }): Rulings {
  const { shot, offence, attacker } = match.state;
  const evidence = [...(shot === null ? [] : [shot.factId]), fact.id];
  const goal: Ruling<Subbuteo> = {
    call: 'goal',
    paragraphs: ['FISTF-II.7.1.1.0', 'FISTF-II.7.1.1.a.1', 'FISTF-II.7.1.3'],
    evidence,
    for: other(fact.goal),
  };
  if (openBack(match) === undefined || offence === null) return [goal, kickOffFor(fact.goal, fact.id)];
  return [
    goal,
    {
      call: 'goalInDoubt',
      paragraphs: ['FISTF-II.6.2.4.i.1', 'FISTF-II.4.3.3'],
      evidence: [offence, fact.id],
      for: attacker,
    },
  ];
}

const kickOffFor = (side: Side, because: FactId): Ruling<Subbuteo> => ({
  call: 'kickOff',
  paragraphs: ['FISTF-II.4.2.5.1', 'FISTF-II.4.2.5.2'],
  evidence: [because],
  for: side,
  restart: 'kickOff',
});

function backIsDemanded({ offence, goal, attacker }: State, fact: Fact<Subbuteo>): Rulings {
  const evidence = [...(offence === null ? [] : [offence]), fact.id];
  const back: Ruling<Subbuteo> = { call: 'backDemanded', paragraphs: ['FISTF-II.6.2.4.i.1'], evidence, for: attacker };
  return goal === null
    ? [back]
    : [
        back,
        { call: 'noGoal', paragraphs: ['FISTF-II.6.2.4.i.1'], evidence: [goal.factId, fact.id], against: goal.by },
      ];
}

function playGoesOn({ state }: Match<Subbuteo>, fact: Fact<Subbuteo>, because: Subbuteo['paragraph']): Rulings {
  const on: Ruling<Subbuteo> = { call: 'playOn', paragraphs: [because], evidence: [fact.id], for: state.attacker };
  if (state.goal === null) return [on];
  return [
    on,
    { call: 'goal', paragraphs: ['FISTF-II.7.1.3'], evidence: [state.goal.factId, fact.id], for: state.goal.by },
    kickOffFor(other(state.goal.by), state.goal.factId),
  ];
}

// ---- settle ----

function settle(match: Match<Subbuteo>, fact: Fact<Subbuteo>, rulings: Rulings): Match<Subbuteo> {
  const told = { ...match, state: afterFact(match.state, fact, playTick(match)) };
  return rulings.slice(0, 1).reduce((now, ruling) => afterRuling(now, fact, ruling, rulings), told);
}

function afterFact(state: State, fact: Fact<Subbuteo>, now: PlayTick): State {
  switch (fact.kind) {
    case 'flicked':
      return {
        ...state,
        ...blockerOf(state, fact, now),
        bodies: {
          ...state.bodies,
          [fact.figure]: pushedAt(state.bodies[fact.figure], now, fact.speed, fact.ticks),
        },
      };
    case 'ballPlayed':
      return { ...state, blockFlick: 'owed', shot: { factId: fact.id, valid: fact.gapMm > 0 } };
    default:
      return state;
  }
}

/** S-41: the block flick is used up, whatever becomes of it. */
const blockerOf = (state: State, fact: Fact<Subbuteo> & { readonly kind: 'flicked' }, now: PlayTick): Partial<State> =>
  fact.side === state.attacker
    ? {}
    : {
        blockFlick: 'used',
        blocker: { figure: fact.figure, before: placeAt(state.bodies[fact.figure], now), factId: fact.id },
      };

function afterRuling(
  match: Match<Subbuteo>,
  fact: Fact<Subbuteo>,
  first: Ruling<Subbuteo>,
  all: Rulings,
): Match<Subbuteo> {
  switch (first.call) {
    case 'back':
      return backMayBeDemanded(match, fact);
    case 'freeKick':
      return stopped(match, 'freeKick');
    case 'goalInDoubt':
      return goalWaits(match, fact);
    case 'goal':
      return goalStands(match, all);
    case 'backDemanded':
      return putBack(match, openBack(match)?.restore ?? {});
    case 'playOn':
      return all.length > 1 ? goalStands(match, all) : { ...match, state: { ...match.state, offence: null } };
    case 'goalKick':
      return stopped(match, 'goalKick');
    default:
      return match;
  }
}

/** Until the attacker plays on (FISTF-IV.1.2.2). The ball is restored to where it was when the offence happened. */
function backMayBeDemanded(match: Match<Subbuteo>, fact: Fact<Subbuteo>): Match<Subbuteo> {
  const { attacker, blocker, bodies } = match.state;
  if (fact.kind !== 'figureTouched' || blocker === null) return match;
  const told = { ...match, state: { ...match.state, offence: fact.id } };
  return withOption(told, {
    name: 'back',
    owner: attacker,
    paragraph: 'FISTF-II.6.2.4.i.1',
    choices: ['back', 'playOn'],
    default: 'playOn',
    until: [{ event: 'flicked', with: { side: attacker } }],
    play: 'runs',
    restore: {
      [blocker.figure]: blocker.before,
      [fact.touched]: fact.atMm,
      ball: placeAt(bodies.ball, playTick(match)),
    },
  });
}

/** Nobody flicks any more: the right now ends with the ten seconds for setting up the kick-off (FISTF-II.4.2.5.2). */
function goalWaits(match: Match<Subbuteo>, fact: Fact<Subbuteo>): Match<Subbuteo> {
  const options = match.options.map((option) =>
    option.name === 'back' ? { ...option, until: [{ tick: later(playTick(match), seconds(10)) }] } : option,
  );
  const state = { ...match.state, phase: 'goalInDoubt', goal: { factId: fact.id, by: match.state.attacker } } as const;
  return { ...stopped({ ...match, state }, 'goalInDoubt'), options };
}

function goalStands(match: Match<Subbuteo>, rulings: Rulings): Match<Subbuteo> {
  const by = rulings.find((ruling) => ruling.call === 'goal')?.for ?? match.state.attacker;
  const score = { ...match.state.score, [by]: match.state.score[by] + 1 };
  return stopped(
    { ...match, state: { ...match.state, score, attacker: other(by), goal: null, offence: null } },
    'kickOff',
  );
}

function putBack(match: Match<Subbuteo>, restore: Subbuteo['snapshot']): Match<Subbuteo> {
  const halted = stopped(match, 'play').state;
  const bodies = eachBody(halted.bodies, (body, id) => ({ ...body, at: restore[id] ?? body.at }));
  return {
    ...match,
    state: { ...halted, bodies, goal: null, shot: null, offence: null, blocker: null, blockFlick: 'none' },
  };
}

const stopped = (match: Match<Subbuteo>, phase: Phase): Match<Subbuteo> => ({
  ...match,
  state: { ...match.state, phase, bodies: eachBody(match.state.bodies, (body) => stoppedAt(body, playTick(match))) },
});

// ---- the game ----

function start(setup: Setup<Subbuteo>): Match<Subbuteo> {
  const at: Record<BodyId, number> = { ball: 800, red9: 760, red7: 780, blue4: 900, ...setup.settings };
  const figure = (lane: number, id: FigureId): Body => lying(lane, BASE_RADIUS, at[id]);
  const bodies = {
    ball: lying(0, BALL_RADIUS, at.ball),
    red7: figure(1, 'red7'),
    red9: figure(0, 'red9'),
    blue4: figure(1, 'blue4'),
  };
  const score = { red: 0, blue: 0 };
  return opening(setup, {
    bodies,
    phase: 'play',
    attacker: 'red',
    blockFlick: 'none',
    blocker: null,
    shot: null,
    goal: null,
    offence: null,
    score,
  });
}

export const subbuteo = miniGame<Subbuteo>({
  id: 'fistf-4.0',
  seatings: [['red', 'blue']],
  rulebook,
  // What becomes of a goal scored while Back is open stands here: the doubt before the goal, Back before everything.
  precedence: [
    'backDemanded',
    'playOn',
    'freeKick',
    'back',
    'goalInDoubt',
    'noGoal',
    'goal',
    'goalKick',
    'kickOff',
    'blockFlick',
  ],
  start,
  atRest: ({ state }) => !Object.values(state.bodies).some(isMoving),
  happen: { byAction: flick, next },
  judge,
  settle,
});
