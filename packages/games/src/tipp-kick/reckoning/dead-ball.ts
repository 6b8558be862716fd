import type { Fact, Match } from '../state.ts';

/** 'DTKV-5.1.2': play was stopped and has not gone on. */
export const playStands = ({ state: { held, undecided, movement } }: Match): boolean =>
  held && !undecided && movement === null;

/** What a ball does that rolls, or has just rolled. */
const OF_A_ROLLING_BALL: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'touched',
  'frameStruck',
  'boardStruck',
  'leftCircle',
  'leftArea',
  'ballOver',
  'keptOut',
  'ballRested',
  'ballFell',
  'led',
]);

/** 'DTKV-5.K8': play rests until the referee has decided whether the ball is out; then nothing but where it is matters. */
const isInDoubt = ({ state }: Match, { kind }: Pick<Fact, 'kind'>): boolean =>
  state.open === 'out' && state.movement === null && !ENDS_ITS_WAY.has(kind);

const ENDS_ITS_WAY: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'ballOver',
  'keptOut',
  'ballRested',
  'ballFell',
]);

/**
 * 'DTKV-5.1.1', 'DTKV-5.1.2': a ball that is out of play does nothing any more: what a board throws back, a second line in the same
 * moment [C-54], the rubber behind the goal line [C-56], and whatever it does after the ruling that ended its movement [C-118].
 * Where persons tell of it a restart whose ball was laid may have been taken of which nobody has told; a penalty that was not released
 * has not ['DTKV-14.K6']. Nor does one that rolled when its half was over ['DTKV-4.K1'] [C-27], that was put back, or when play was
 * stopped: until it goes on the ball lies where it was put back ['DTKV-5.1.2'] ['DTKV-2.K17'].
 */
export const isOfADeadBall = (match: Match, fact: Pick<Fact, 'kind'>): boolean =>
  OF_A_ROLLING_BALL.has(fact.kind) && (isDead(match) || (match.state.movement === null && isInDoubt(match, fact)));

/** The ball is out of play, whatever it does; whoever plays it next says so, or lays it. */
export function isDead(match: Match): boolean {
  const { restart, movement, plate, rollsOut } = match.state;
  if (rollsOut) return true;
  if (movement !== null) return false;
  return (
    playStands(match) ||
    (restart !== null && (plate !== null || !restart.laid || (restart.kind === 'penalty' && !restart.released)))
  );
}
