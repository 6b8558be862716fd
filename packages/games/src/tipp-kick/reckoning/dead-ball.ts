import type { Fact, Match } from '../state.ts';

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
]);

/** After these nobody has to wait for it any more. */
const ENDS_ITS_WAY: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'ballOver',
  'keptOut',
  'ballRested',
  'ballFell',
]);
export const endsItsWay = ({ kind }: Fact): boolean => ENDS_ITS_WAY.has(kind);

/**
 * 'DTKV-5.1.1', 'DTKV-5.1.2': a ball that is out of play does nothing any more: what a board throws back, a second line in the same
 * moment [C-54], the rubber behind the goal line [C-56]. Where persons tell of it a restart may have been taken of which nobody
 * has told; a penalty that was not released has not ['DTKV-14.K6']. Nor does one that rolled when its half was over ['DTKV-4.K1'] [C-27].
 */
export function isOfADeadBall({ state }: Match, { kind }: Pick<Fact, 'kind'>): boolean {
  const { restart, movement, plate, rollsOut } = state;
  if (rollsOut && OF_A_ROLLING_BALL.has(kind)) return true;
  if (!OF_A_ROLLING_BALL.has(kind) || movement !== null || restart === null) return false;
  return plate !== null || (restart.kind === 'penalty' && !restart.released);
}
