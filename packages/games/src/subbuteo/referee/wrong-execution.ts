import type { Consequence, RestartKind } from '../consequences.ts';
import { groundIn } from '../motion.ts';
import { other } from '../names.ts';
import { justTaken } from '../reckoning/taking.ts';
import { BEFORE_SIGNAL, FLICK_ORDER } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Restart, Ruling } from '../state.ts';
import type { Pitch } from '../table.ts';
import type { Spot } from '../zones.ts';
import { byArea, placeOf, punished } from './punished.ts';
import { ruling } from './ruling.ts';
import { setUpIsSlow } from './set-up-time.ts';

/** What a person sees go wrong at a restart. Kick-offs that are repeated are in kick-off.ts, shots of a shoot-out in shoot-out.ts. */

type Seen = FactOf<'breach'>;
type By<T> = Readonly<Partial<Record<RestartKind, T>>>;

/** The right passes to the other side. */
function rightIsLost({ kind, by }: Restart, fact: Fact, paragraphs: readonly Paragraph[]): Ruling {
  return ruling(fact, 'rightLost', paragraphs, {
    for: other(by),
    against: by,
    restart: kind,
    then: [{ kind: 'rightPasses' }],
  });
}

// ── who takes it, and where he and the ball are ───────────────────────────────────────────────────────────────────

const NAMED_LATE: By<Paragraph> = { freeKick: 'FISTF-II.11.2.1.1', throwIn: 'FISTF-II.14.2.2' };

/** A positional flick before the taker was named. A corner is lost otherwise than the rest: the opponent throws in where touchline and goal line meet ['FISTF-II.16.2.2.1']. */
export function takerIsNamedLate(match: Match, fact: Fact): Ruling | null {
  const restart = match.state.restart ?? justTaken(match);
  if (restart === null) return null;
  if (restart.kind === 'corner') return cornerIsLost(match, restart, fact);
  const own = NAMED_LATE[restart.kind];
  return own === undefined ? null : rightIsLost(restart, fact, [own]);
}

function cornerIsLost(match: Match, { by, at }: Restart, fact: Fact): Ruling {
  const throwIn: Consequence = {
    kind: 'restartIs',
    restart: 'throwIn',
    for: other(by),
    at: at === null ? undefined : cornerOf(groundIn(match).pitch, at),
    where: 'outside',
    instead: true,
  };
  return ruling(fact, 'rightLost', ['FISTF-II.16.2.2.1'], {
    for: other(by),
    against: by,
    restart: 'throwIn',
    then: [throwIn],
  });
}
const cornerOf = ({ width, length }: Pitch, [x, y]: Spot): Spot => [
  Math.sign(x) * width * 500,
  Math.sign(y) * length * 500,
];

/** 'FISTF-II.14.2.4.1'. */
const takerStandsInside = ({ kind, by }: Restart, fact: Seen): Ruling | null =>
  kind === 'throwIn' && fact.by === by ? rightIsLost({ kind, by } as Restart, fact, ['FISTF-II.14.2.4.1']) : null;

const LAID: By<Paragraph> = {
  corner: 'FISTF-II.16.2.1.2',
  penalty: 'FISTF-II.12.2.1.1',
  freeKick: 'FISTF-II.11.1.1',
};
/** 'FISTF-II.14.2.4.2': a throw-in is lost; elsewhere nothing is named, and the referee lays the ball where it belongs. */
function ballLiesWrong(match: Match, restart: Restart, fact: Seen): Ruling | null {
  if (restart.kind === 'throwIn') return rightIsLost(restart, fact, ['FISTF-II.14.2.4.2']);
  if (restart.kind === 'goalKick') return takenOutside(match, restart, fact);
  const own = LAID[restart.kind];
  return own === undefined ? null : ruling(fact, 'illegalPosition', [own], { against: fact.by });
}

/** 'FISTF-II.15.2.1.4.1': taker and ball wholly inside the goal area; otherwise a free kick from the spot. */
const takenOutside = (match: Match, { kind, by }: Restart, fact: Seen): Ruling | null =>
  kind === 'goalKick'
    ? punished(match, fact, {
        call: 'illegalFlick',
        paragraphs: ['FISTF-II.15.2.1.4.1'],
        against: by,
        place: {},
        spotOf: by,
      })
    : null;

// ── positions and order ───────────────────────────────────────────────────────────────────────────────────────────

const WRONG: By<readonly Paragraph[]> = {
  kickOff: ['FISTF-II.4.2.1.P'],
  goalKick: ['FISTF-II.15.2.1.2', 'FISTF-II.15.2.1.3'],
  penalty: ['FISTF-II.12.2.2.1', 'FISTF-II.12.2.2.2'],
};
const figuresStandWrong = ({ kind }: Restart, fact: Seen): Ruling | null => {
  const own = WRONG[kind];
  return own === undefined ? null : ruling(fact, 'illegalPosition', own, { against: fact.by });
};

const ORDER: By<readonly Paragraph[]> = {
  kickOff: ['FISTF-II.4.2.2.P', 'FISTF-II.4.2.2.2'],
  goalKick: ['FISTF-II.15.2.1.1.P', 'FISTF-II.15.2.1.1.2'],
};
/** Whoever takes it placed out of turn, or again: the right is lost. A positional flick out of turn is an illegal flick. */
function orderIsBroken(match: Match, restart: Restart, fact: Seen): Ruling | null {
  const own = ORDER[restart.kind];
  if (own !== undefined) return fact.by === restart.by ? rightIsLost(restart, fact, own) : null;
  const order = FLICK_ORDER[restart.kind];
  return order === undefined ? null : illegalFlick(match, fact, order);
}

const illegalFlick = (match: Match, fact: Seen, own: Paragraph): Ruling | null => {
  const place = placeOf(match, fact, fact.figure);
  return punished(match, fact, {
    call: 'illegalFlick',
    paragraphs: ['FISTF-II.1.2.1', own, ...byArea(match, place, 'FISTF-II.1.2.a', 'FISTF-II.1.2.b')],
    against: fact.by,
    place,
  });
};

/** [S-63]; a kick-off is only repeated. */
const takenTooEarly = (match: Match, { kind }: Restart, fact: Seen): Ruling | null =>
  kind === 'kickOff' ? null : illegalFlick(match, fact, BEFORE_SIGNAL[kind]);

export function seenAtARestart(match: Match, fact: Seen): Ruling | null {
  const restart = match.state.restart ?? justTaken(match);
  if (restart === null || restart.kind === 'shot') return null;
  switch (fact.what) {
    case 'takerNamedLate':
      return fact.by === restart.by ? takerIsNamedLate(match, fact) : null;
    case 'takerInside':
      return takerStandsInside(restart, fact);
    case 'ballMisplaced':
      return ballLiesWrong(match, restart, fact);
    case 'takenOutsideGoalArea':
      return takenOutside(match, restart, fact);
    case 'wrongPosition':
      return figuresStandWrong(restart, fact);
    case 'orderBroken':
      return orderIsBroken(match, restart, fact);
    case 'takenBeforeSignal':
    case 'wrongTaker':
      return takenTooEarly(match, restart, fact);
    case 'slowSetUp':
      return setUpIsSlow(match, fact, fact.by);
    default:
      return null;
  }
}
