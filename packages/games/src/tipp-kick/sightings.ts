import { topColour } from './ball/top.ts';
import type { Event } from './events.ts';
import type { Sighting } from './motion/index.ts';
import { standsAfter } from './motion/standing.ts';
import { goalBehind, type Side } from './names.ts';
import { facingBack, spotOf } from './plate.ts';
import type { Match } from './state.ts';

/** What was seen on the plate becomes facts, without an opinion. After the ball is out of play nothing it does is told. */

type Seen<K extends Sighting['kind']> = Extract<Sighting, { kind: K }>;

const isDead = ({ state }: Match): boolean =>
  state.movement === null && state.turn === null && state.restart === null && state.repetition === null;
/** The ball lies and somebody may play it. */
const isLying = ({ state }: Match): boolean =>
  state.movement === null && (state.turn !== null || state.repetition !== null || state.restart?.laid === true);

export function factOf(match: Match, seen: Sighting): Event | null {
  if (isDead(match)) return null;
  if (isLying(match)) return seen.kind === 'touch' ? firstTouch(match, seen) : null;
  return match.state.movement === null ? null : onTheWay(match, seen);
}

/** 'DTKV-3.K9': what sets a ball in motion that lay. Another figure that leans against it moves nothing. */
function firstTouch({ state }: Match, { side, figure, part }: Seen<'touch'>): Event | null {
  const lay = { at: state.ball.at === undefined ? undefined : ([...state.ball.at] as [number, number]) };
  const place = lay.at === undefined ? {} : { at: lay.at };
  if (figure === 'keeper') return { kind: 'keeperPlayed', by: side, faults: [], moved: true, ...place };
  if (figure !== 'kicker') return null;
  const press = state.plate?.motion.deeds.findLast((deed) => deed.kind === 'press' && deed.side === side);
  const stood =
    press?.kind === 'press'
      ? { stood: { at: spotOf(standsAfter(press)), facing: facingBack(side, press.facing) } }
      : {};
  return { kind: 'shot', by: side, how: part === 'foot' ? 'button' : 'body', ...stood, ...place };
}

function onTheWay(match: Match, seen: Sighting): Event | null {
  switch (seen.kind) {
    case 'touch':
      return touched(match, seen);
    case 'frame':
      return { kind: 'frameStruck', goal: sideAt(seen.end), part: seen.part, at: spotOf(seen.place) };
    case 'net':
      return { kind: 'frameStruck', goal: sideAt(seen.end), part: 'net', at: spotOf(seen.place) };
    case 'over':
      return ballOver(seen);
    case 'left':
      return left(seen);
    case 'pushed':
      return { kind: 'led', by: seen.side };
    case 'rest':
      return rested(seen);
    case 'off':
      return { kind: 'ballFell' };
    case 'rubber':
    case 'board':
      return null;
  }
}
const sideAt = (end: 'south' | 'north'): Side => goalBehind(end);

function touched({ state }: Match, { side, figure, part, place, moved, lifted }: Seen<'touch'>): Event | null {
  // The foot that shoots it, and whatever it does within the same swing, is the shot.
  if (state.movement?.by === side && figure === 'kicker' && part === 'foot') return null;
  const at = spotOf(place);
  if (figure !== 'kicker') return { kind: 'touched', by: side, what: figure, faults: [], at };
  return { kind: 'touched', by: side, what: 'kicker', faults: [], at, move: moveOf(moved, lifted), grounded: !lifted };
}

/** On a screen a hand moves a kicker only to take it away ['DTKV-6.K37'] [B-6]. */
function moveOf(moved: boolean, lifted: boolean): 'takenAway' | 'pulledBack' | 'still' {
  if (lifted) return 'takenAway';
  return moved ? 'pulledBack' : 'still';
}

const ballOver = ({ line, place, goal }: Seen<'over'>): Event => ({
  kind: 'ballOver',
  line,
  inGoal: goal,
  at: spotOf(place),
});

function left({ area }: Seen<'left'>): Event {
  if (area === 'circle') return { kind: 'leftCircle' };
  return { kind: 'leftArea', area: area === 'southArea' ? 'red' : 'blue' };
}

const rested = ({ lie, path }: Seen<'rest'>): Event => ({
  kind: 'ballRested',
  top: topColour(lie.ball),
  wayMm: path,
  at: spotOf(lie.ball),
});
