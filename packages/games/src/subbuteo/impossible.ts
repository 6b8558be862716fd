import { isKeeper, isReserve, other, SIDES, sideOf, type Figure, type Player, type Side } from './names.ts';
import type { Given } from './position-schemas.ts';
import { groundIn } from './motion.ts';
import { STEPS_OF } from './settle/restarts.ts';
import { BALL_RADIUS } from './table-bodies.ts';
import { GREEN } from './zones.ts';
import { isTraining, type Match, type Phase } from './state.ts';

/** Why no match can show this field of a given position. */
interface Impossible {
  readonly field: string;
  readonly why: string;
}
const impossible = (field: string, why: string): Impossible => ({ field, why });
type Look = (said: Given, match: Match) => Impossible | null;

/** The first thing about a given position that no match can show, or null. */
export function impossibleIn(said: Given, match: Match): Impossible | null {
  for (const look of LOOKS) {
    const odd = look(said, match);
    if (odd !== null) return odd;
  }
  return null;
}

const STANDING: ReadonlySet<Phase> = new Set<Phase>(['toss', 'tossChoice', 'interval', 'finished', 'training']);
const isSettingUp = ({ state: { phase } }: Match): boolean => phase === 'setUp' || phase === 'restart';

// ── phase and restart ─────────────────────────────────────────────────────────────────────────────────────────────

const strangeTraining: Look = ({ phase }, match) =>
  isTraining(match) === (match.state.phase === 'training')
    ? null
    : impossible(
        phase === undefined ? 'settings.training' : 'phase',
        'training is a setting and a phase, both or none',
      );

function strangePhase({ restart, toss }: Given, match: Match): Impossible | null {
  const { phase } = match.state;
  if (isSettingUp(match) && restart === undefined) return impossible('restart', 'say which one is set up');
  if (phase === 'tossChoice' && toss === undefined) return impossible('toss', 'say who has won it');
  if (restart === undefined) return null;
  if (STANDING.has(phase)) return impossible('restart', 'none is due in this phase');
  const isPlaced = restart.kind === 'kickOff' || restart.kind === 'goalKick';
  return isSettingUp(match) && (phase === 'setUp') !== isPlaced
    ? impossible('phase', `a ${restart.kind} is set up in the phase ${isPlaced ? 'setUp' : 'restart'}`)
    : null;
}

/** Of these the taking is told in two steps. */
const TAKEN: ReadonlySet<string> = new Set(['kickOff', 'goalKick', 'shot']);
function strangeStep({ restart }: Given, match: Match): Impossible | null {
  const now = match.state.restart;
  if (restart === undefined || now === null) return null;
  const steps = [...STEPS_OF[restart.kind], ...(TAKEN.has(restart.kind) ? ['taken'] : [])];
  if (!steps.includes(now.step)) return impossible('restart.step', `a ${restart.kind} has no such step`);
  const isDone = now.step === 'released' || now.step === 'taken';
  return isDone === isSettingUp(match) ? impossible('restart.step', 'the phase says otherwise') : null;
}

function strangeTaker({ restart }: Given, match: Match): Impossible | null {
  const taker = restart?.taker;
  if (restart === undefined || taker === undefined) return null;
  if (sideOf(taker) !== restart.by) return impossible('restart.taker', `${taker} belongs to the other side`);
  if (isKeeper(taker) && restart.kind !== 'goalKick')
    return impossible('restart.taker', 'a keeper takes goal kicks only');
  return absent(match, taker) ? impossible('restart.taker', `${taker} is not in play`) : null;
}

/** A reserve keeper who is not in play, a keeper whose place he has taken. */
const absent = ({ state }: Match, who: Player): boolean => {
  const { is } = state.reserve[sideOf(who)];
  return isReserve(who) ? is !== 'on' : isKeeper(who) && is === 'on';
};

// ── possession ────────────────────────────────────────────────────────────────────────────────────────────────────

function strangeAttacker({ attacker, restart }: Given, { state }: Match): Impossible | null {
  if (attacker === undefined) return null;
  if (state.phase === 'training') return impossible('attacker', 'nobody has the ball on the training pitch');
  const isTaken = restart !== undefined && restart.step !== 'taken';
  return isTaken && restart.by !== attacker ? impossible('attacker', 'whoever takes the restart has the ball') : null;
}

function strangeBlock({ block, waiting, attacker }: Given, { state }: Match): Impossible | null {
  if (waiting && block === undefined) return impossible('waiting', 'nobody has a block flick to wait for');
  if (block === undefined) return null;
  if (state.phase !== 'play') return impossible('block', 'there are block flicks in play only');
  return block === attacker ? impossible('block', 'whoever has the ball has none') : null;
}

/** What only whoever has the ball can have. */
function strangeCounts(said: Given, match: Match): Impossible | null {
  const { attacker, phase } = match.state;
  const { handSet, run, offside, passive, barred } = said;
  if (handSet !== undefined && phase !== 'play') return impossible('handSet', 'the ball is not in play');
  if (run !== undefined && isKeeper(run.who))
    return impossible('run.who', 'the touches of a keeper count by themselves');
  if (attacker === null) return null;
  const owned: readonly (readonly [string, readonly Player[]])[] = [
    ['handSet', handSet === undefined ? [] : [handSet]],
    ['run.who', run === undefined ? [] : [run.who]],
    ['offside', offside],
    ['passive', passive],
    ['barred', barred.map(({ figure }) => figure)],
  ];
  for (const [field, who] of owned) {
    const stranger = who.find((one) => sideOf(one) !== attacker);
    if (stranger !== undefined) return impossible(field, `${stranger} does not attack`);
  }
  return null;
}

function strangePlay({ play, touch }: Given): Impossible | null {
  if (play !== undefined) {
    const isKept = isKeeper(play.by);
    if (play.as !== undefined && (play.as === 'keeper') !== isKept)
      return impossible('play.as', isKept ? 'a keeper plays as a keeper' : `${play.by} is no keeper`);
    if (isZoneOdd(play)) return impossible('play.quarter', 'the zone says otherwise');
  }
  return touch !== undefined && isZoneOdd(touch) ? impossible('touch.quarter', 'the zone says otherwise') : null;
}
const isZoneOdd = ({
  zone,
  quarter,
}: {
  zone?: Side | null | undefined;
  quarter?: string | null | undefined;
}): boolean => zone !== undefined && zone !== null && quarter !== undefined && quarter !== `${zone}Zone`;

// ── figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

function strangeFigures({ lying, atEdge, out, places }: Given, match: Match): Impossible | null {
  const placed = Object.keys(places).filter((what): what is Figure => what !== 'ball');
  const lists: readonly (readonly [string, readonly Figure[]])[] = [
    ['lying', lying],
    ['atEdge', atEdge],
    ['out', Object.keys(out) as Figure[]],
    ['places', isTraining(match) ? [] : placed],
  ];
  for (const [field, figures] of lists) {
    const missing = figures.find((figure) => absent(match, figure));
    if (missing !== undefined) return impossible(field, `${missing} is not in play`);
    const twice = figures.find((figure, i) => figures.indexOf(figure) !== i);
    if (twice !== undefined) return impossible(field, `${twice} twice`);
  }
  return null;
}

/** 'FISTF-I.7.1', 'FISTF-II.7.1.1.0': with the ball in a goal nobody plays on. */
function strangeBall({ places }: Given, match: Match): Impossible | null {
  const { ball } = places;
  if (ball === undefined || match.state.phase !== 'play') return null;
  const { goal, length } = groundIn(match).pitch;
  const isBehind = Math.abs(ball[1]) / 1000 - length / 2 > BALL_RADIUS + GREEN;
  return isBehind && Math.abs(ball[0]) / 1000 < goal.width / 2
    ? impossible('places.ball', 'in the goal it is out of play')
    : null;
}

function strangeCards({ counts, reserve }: Given, { state }: Match): Impossible | null {
  for (const side of SIDES) {
    const { yellow, orange, figures, broken } = state.counts[side];
    if (orange && !yellow && counts[side]?.yellow !== undefined)
      return impossible(`counts.${side}.orange`, 'it is shown after yellow');
    if (orange && reserve[side]?.is !== undefined && reserve[side].is !== 'gone')
      return impossible(`reserve.${side}.is`, 'with orange he has been removed');
    if (figures + broken > MOST_FIGURES) return impossible(`counts.${side}.broken`, 'more than ten figures');
  }
  return null;
}
const MOST_FIGURES = 10;

// ── periods ───────────────────────────────────────────────────────────────────────────────────────────────────────

function strangePeriod({ signal, secondsLeft, settings }: Given, match: Match): Impossible | null {
  const { phase, period, endsChanged, score } = match.state;
  if (period === 'firstHalf' && endsChanged) return impossible('endsChanged', 'ends are changed after the first half');
  if (phase === 'interval' && period !== 'firstHalf')
    return impossible('phase', 'there is a break after the first half only');
  if (signal && STANDING.has(phase)) return impossible('signal', 'nothing is played out in this phase');
  if (period === 'extraTime' && phase !== 'finished' && score.red !== score.blue)
    return impossible('score', 'extra time ends with the first goal');
  const whole = 60 * (period === 'extraTime' ? settings.extraMinutes : settings.halfMinutes);
  return secondsLeft !== undefined && secondsLeft > whole
    ? impossible('secondsLeft', `the period has ${whole} seconds`)
    : null;
}

function strangeShootOut({ shootOut, restart }: Given, { state }: Match): Impossible | null {
  const { period, phase } = state;
  if (shootOut !== undefined && period !== 'shootOut') return impossible('shootOut', 'the period is another one');
  if (restart !== undefined && (restart.kind === 'shot') !== (period === 'shootOut'))
    return impossible('restart.kind', 'in a shoot-out there are shots, and nowhere else');
  if (shootOut === undefined)
    return restart?.kind === 'shot' || (period === 'shootOut' && phase === 'play')
      ? impossible('shootOut', 'say how it stands')
      : null;
  const { first, shots, goals } = shootOut;
  const ahead = shots[first] - shots[other(first)];
  if (ahead < 0 || ahead > 1) return impossible('shootOut.shots', 'the sides shoot in turn');
  const side = SIDES.find((one) => goals[one] > shots[one]);
  return side === undefined ? null : impossible(`shootOut.goals.${side}`, 'more goals than shots');
}

const LOOKS: readonly Look[] = [
  strangeTraining,
  strangePhase,
  strangeStep,
  strangeTaker,
  strangeAttacker,
  strangeBlock,
  strangeCounts,
  strangePlay,
  strangeFigures,
  strangeBall,
  strangeCards,
  strangePeriod,
  strangeShootOut,
];
