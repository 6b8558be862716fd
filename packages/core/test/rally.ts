import { z } from 'zod';
import {
  accept,
  clockNamed,
  inPlay,
  later,
  opening,
  playTick,
  refuse,
  seconds,
  started,
  withOption,
  type Fact,
  type Match,
  type Motion,
  type PlayTick,
  type Result,
  type Ruling,
  type Seat,
  type Setup,
} from '../src/index.ts';
import { miniGame, paragraph } from './mini.ts';

/**
 * A live game in miniature: a ball rolls between two goals, whoever likes flicks it on, and a keeper before each goal follows a hand.
 * Everything is whole numbers, so that a motion watched in pieces can be compared to the bit.
 */
const rulebook = {
  'RALLY-1': paragraph('rally', 'play', 'over the line is a goal', 'über der Linie ist ein Tor'),
  'RALLY-2': paragraph('rally', 'play', 'one flick in half a second', 'ein Stoß in einer halben Sekunde'),
  'RALLY-3': paragraph(
    'rally',
    'play',
    'after a save the side may ask for the middle',
    'nach einer Parade darf die Mitte verlangt werden',
  ),
} as const;

type Side = 'left' | 'right';
const SIDES: readonly Side[] = ['left', 'right'];
/** Across 1,000 steps; keepers stand 50 before the lines and reach 60 to each side. */
const [LENGTH, BEFORE_LINE, REACH, WIDTH] = [1000, 50, 60, 400];
const HAND_SPEED = 3;
const BETWEEN_FLICKS = seconds(0.5);

type RallyEvent =
  | { readonly kind: 'flicked'; readonly by: Side; readonly speed: number; readonly across: number }
  | { readonly kind: 'met'; readonly keeper: Side; readonly saved: boolean }
  | { readonly kind: 'goal'; readonly in: Side }
  | { readonly kind: 'thrown'; readonly speed: number };

interface Ball {
  readonly at: number;
  readonly across: number;
  /** Steps a tick, from `since` on; it rolls until something happens to it. */
  readonly speed: number;
  readonly since: PlayTick;
  /** It has passed this keeper already. */
  readonly past: Side | null;
}
interface Hand {
  readonly at: number;
  readonly to: number;
  readonly since: PlayTick;
}
interface RallyState {
  readonly ball: Ball;
  readonly hands: readonly [Hand, Hand];
  readonly flickedAt: readonly [PlayTick, PlayTick];
  readonly score: readonly [number, number];
  readonly awaitsThrow: boolean;
}
export interface Rally {
  readonly side: Side;
  readonly paragraph: keyof typeof rulebook;
  readonly call: 'goal' | 'saved' | 'timeIsUp';
  /** Seconds of a half. */
  readonly settings: { readonly half: number };
  readonly state: RallyState;
  readonly action: { readonly kind: 'flick'; readonly speed: number; readonly across: number };
  readonly event: RallyEvent;
  readonly consequence: never;
  readonly place: never;
  readonly decision: never;
  readonly snapshot: never;
}
type M = Match<Rally>;

const seatOf = (side: Side): 0 | 1 => (side === 'left' ? 0 : 1);
export const handAt = ({ at, to, since }: Hand, now: PlayTick): number =>
  at + Math.sign(to - at) * Math.min(Math.abs(to - at), HAND_SPEED * (now - since));
const ballAt = ({ at, speed, since }: Ball, now: PlayTick): number => at + speed * (now - since);
const rolling = (at: number, across: number, speed: number, since: PlayTick): Ball => ({
  at,
  across,
  speed,
  since,
  past: null,
});

function flick(match: M, seat: Seat, { speed, across }: Rally['action']): Result<readonly RallyEvent[]> {
  const side = match.setup.seating[seat]!;
  if (match.state.awaitsThrow) return refuse('chanceAwaited');
  if (playTick(match) - match.state.flickedAt[seatOf(side)] < BETWEEN_FLICKS)
    return refuse('againstTheRules', ['RALLY-2']);
  return accept([{ kind: 'flicked', by: side, speed, across }]);
}

/** When the ball has gone so far, counted from its start. */
const reaches = ({ at, speed, since }: Ball, place: number): PlayTick =>
  later(since, Math.max(0, Math.ceil((place - at) / speed)));

function next({ state }: M, until: PlayTick): Motion<Rally> | null {
  const { ball } = state;
  if (ball.speed === 0) return null;
  const side: Side = ball.speed > 0 ? 'right' : 'left';
  const line = side === 'right' ? LENGTH : 0;
  const plane = side === 'right' ? LENGTH - BEFORE_LINE : BEFORE_LINE;
  const isPast = ball.past === side || (ball.at - plane) * ball.speed > 0;
  const at = reaches(ball, isPast ? line : plane);
  if (at > until) return null;
  if (isPast) return { at, state, event: { kind: 'goal', in: side } };
  const saved = Math.abs(handAt(state.hands[seatOf(side)], at) - ball.across) <= REACH;
  return { at, state: { ...state, ball: { ...ball, past: side } }, event: { kind: 'met', keeper: side, saved } };
}

function steer(match: M, seat: Seat, [wish = 0]: readonly number[]): RallyState | null {
  const hand = match.state.hands[seat as 0 | 1];
  const to = Math.max(0, Math.min(WIDTH, wish));
  if (hand.to === to) return null;
  const now = playTick(match);
  const hands = match.state.hands.with(seat, { at: handAt(hand, now), to, since: now }) as [Hand, Hand];
  return { ...match.state, hands };
}

function judge(_: M, fact: Fact<Rally>): readonly Ruling<Rally>[] {
  if (fact.kind === 'goal') return [{ call: 'goal', paragraphs: ['RALLY-1'], evidence: [fact.id], against: fact.in }];
  if (fact.kind === 'met' && fact.saved)
    return [{ call: 'saved', paragraphs: ['RALLY-3'], evidence: [fact.id], for: fact.keeper }];
  return [];
}

const withBall = (match: M, ball: Ball, more: Partial<RallyState> = {}): M => ({
  ...match,
  state: { ...match.state, ball, ...more },
});

function settle(match: M, fact: Fact<Rally>): M {
  const now = playTick(match);
  const { state } = match;
  const here = ballAt(state.ball, now);
  switch (fact.kind) {
    case 'flicked': {
      const flickedAt = state.flickedAt.with(seatOf(fact.by), now) as [PlayTick, PlayTick];
      return withBall(match, rolling(here, fact.across, fact.speed, now), { flickedAt });
    }
    case 'met':
      return fact.saved
        ? saved(withBall(match, rolling(here, state.ball.across, -state.ball.speed, now)), fact)
        : match;
    case 'goal': {
      const score = state.score.with(1 - seatOf(fact.in), state.score[1 - seatOf(fact.in)]! + 1) as [number, number];
      return withBall(match, rolling(LENGTH / 2, WIDTH / 2, 0, now), { score, awaitsThrow: true });
    }
    case 'thrown':
      return withBall(match, rolling(here, WIDTH / 2, fact.speed, now), { awaitsThrow: false });
    case 'optionTaken':
      return fact.choice === 'middle' ? withBall(match, rolling(LENGTH / 2, WIDTH / 2, 0, now)) : match;
    case 'clockRanOut':
      return timeIsUp(match);
    default:
      return match;
  }
}

/** Every other save holds play up until the side has chosen; its right ends with its next flick, or with time. */
const saved = (match: M, { keeper, id }: Fact<Rally> & { readonly kind: 'met' }): M =>
  withOption(match, {
    name: 'middle',
    owner: keeper,
    paragraph: 'RALLY-3',
    choices: ['middle', 'on'],
    default: 'on',
    until: [{ event: 'flicked', with: { by: keeper } }, { tick: later(playTick(match), seconds(2)) }],
    play: id % 2 === 0 ? 'runs' : 'stops',
  });

const halfOf = ({ settings }: Setup<Rally>): number => seconds(settings.half);

function timeIsUp(match: M): M {
  const [left, right] = match.state.score;
  if (clockNamed(match.clocks, 'second') === undefined)
    return { ...match, clocks: started(match.clocks, 'second', halfOf(match.setup), playTick(match)) };
  const lead = left - right;
  return {
    ...match,
    outcome: { winner: lead === 0 ? null : SIDES[lead > 0 ? 0 : 1]!, score: { left, right }, paragraphs: ['RALLY-1'] },
  };
}

const speed = z.int().min(-9).max(9);
const across = z.int().min(0).max(WIDTH);
const schemas = {
  settings: z.strictObject({ half: z.int().min(1).max(3600).default(60) }),
  given: z.unknown(),
  event: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('flicked'), by: z.enum(['left', 'right']), speed, across }),
  ]),
  action: z.strictObject({ kind: z.literal('flick'), speed, across }),
  call: z.enum(['goal', 'saved', 'timeIsUp']),
  state: z.unknown(),
  equipment: z.unknown(),
};

const EARLIER = inPlay(0 - BETWEEN_FLICKS);
const start = (setup: Setup<Rally>): M => {
  const hand: Hand = { at: WIDTH / 2, to: WIDTH / 2, since: inPlay(0) };
  const match = opening<Rally>(setup, {
    ball: rolling(LENGTH / 2, WIDTH / 2, 0, inPlay(0)),
    hands: [hand, hand],
    flickedAt: [EARLIER, EARLIER],
    score: [0, 0],
    awaitsThrow: false,
  });
  return { ...match, clocks: started([], 'first', halfOf(setup), inPlay(0)) };
};

export const rally = miniGame<Rally>({
  id: 'rally',
  seatings: [['left', 'right']],
  rulebook,
  schemas,
  precedence: ['goal', 'saved', 'timeIsUp'],
  start,
  chance: ({ state }) => (state.awaitsThrow ? { what: 'throw', faces: [9] } : null),
  legal: () => [{ kind: 'flick', speed: 5, across: 200 }],
  sample: (_, seat, __, random) => ({
    kind: 'flick',
    speed: (seat === 0 ? 1 : -1) * (1 + random.below(9)),
    across: random.below(WIDTH),
  }),
  atRest: ({ state }) => state.ball.speed === 0,
  streams: { size: 1, steer },
  happen: { byAction: flick, byChance: (_, [n = 1]) => [{ kind: 'thrown', speed: n - 5 }], next },
  judge,
  settle,
});

export const rallySetup: Setup<Rally> = {
  edition: 'rally',
  seating: ['left', 'right'],
  mode: 'live',
  settings: { half: 60 },
};
