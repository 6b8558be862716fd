import { deviate, type Led, type Random, type Seat } from '@bande/core';
import { LateHand } from '@bande/kit';
import { isMoving } from '../motion.ts';
import { keeperOf, sideOf, type Side } from '../names.ts';
import { awaitsPenalty, mayLead } from '../rights.ts';
import { isTraining, sideOfSeat, type HandTarget, type Match } from '../state.ts';
import { onTheGoalLine, withinReach } from '../streams.ts';
import { BALL_RADIUS, KEEPER_SIZE } from '../table-bodies.ts';
import { BALL, indexOf, passes, sceneOf, type Scene } from './scene.ts';
import type { KeeperTempo } from './tempo.ts';

/** Ways below a millimetre are not worth a word; tenths of a millimetre. */
const WORTH = 10;
/** A ball that is farther away from his line, in metres, does not concern him. */
const CONCERNS = 0.55;
/** So far before it crosses, in seconds, he reads where it will. */
const READS = 1.2;

/** Leads one keeper. */
export class KeeperHand {
  readonly #tempo: KeeperTempo;
  readonly #random: Random;
  readonly #hand: LateHand<HandTarget>;
  /** What his present misjudgement is about. */
  #about = '';
  #misses = 0;

  constructor(tempo: KeeperTempo, random: Random) {
    this.#tempo = tempo;
    this.#random = random;
    this.#hand = new LateHand(tempo.reaction);
  }

  lead(match: Match, seat: Seat): Led {
    const side = sideOfSeat(match, seat);
    if (!isLed(match, side)) return this.#hand.rest();
    this.#wish(match, side);
    return this.#hand.led(match.tick, comes(match, side));
  }

  /** Another place than the one he heads for is a new wish; before a shot he chooses one, and stands ['FISTF-II.8.1.2']. */
  #wish(match: Match, side: Side): void {
    const about = aboutOf(match, side);
    const isNew = about !== this.#about;
    if (isNew) [this.#about, this.#misses] = [about, this.#tempo.error * deviate(this.#random)];
    if (!isNew && isAwaited(match, side)) return;
    const place = this.#place(match, side);
    if (place !== null) this.#hand.wish(match.tick, place, WORTH, isAwaited(match, side));
  }

  /** Where he wants to be, by what he sees now. */
  #place(match: Match, side: Side): HandTarget | null {
    const scene = sceneOf(match, side);
    const { pitch } = scene.ground;
    const tenths = (metres: number): number => Math.round(scene.turn * metres * 10_000);
    const table = (x: number, ahead: number): HandTarget => [tenths(x), tenths(ahead - pitch.length / 2), 0];
    if (awaitsPenalty(match, side)) return onTheGoalLine(pitch, side, table(0, 0));
    const shot = comes(match, side) ? crossingOf(match, scene) : null;
    const [x, ahead] = shot === null ? standing(scene, this.#tempo) : [shot, LINE];
    const most = pitch.goal.width / 2 - KEEPER_SIZE.halfWidth;
    const aside = Math.max(-most, Math.min(most, (x + this.#misses) * this.#tempo.share));
    const to = [aside, ahead - pitch.length / 2] as const;
    if (shot === null && !isClear(scene, side, to)) return null;
    return withinReach(pitch, side, table(aside, ahead));
  }
}

/** At a penalty he is still from the signal until the ball is touched ['FISTF-II.12.2.4.3'], also where nobody helps. */
function isLed(match: Match, side: Side): boolean {
  const { phase, restart } = match.state;
  if (isTraining(match) || (phase !== 'play' && phase !== 'restart') || !mayLead(match, side)) return false;
  return !(awaitsPenalty(match, side) && restart?.step === 'released');
}

/** A shot is about to be made: the opponent's hand is set, or his penalty or shot is due. */
function isAwaited({ state }: Match, side: Side): boolean {
  const { handSet, restart } = state;
  if (handSet !== null) return sideOf(handSet) !== side;
  const isDue = restart !== null && restart.step !== 'taken' && restart.by !== side;
  return isDue && (restart.kind === 'penalty' || restart.kind === 'shot');
}

/** What he judges anew: each play of the ball, each shot that is about to come. */
const aboutOf = (match: Match, side: Side): string => {
  const { course, handSet, restart } = match.state;
  return `${course.play?.fact} ${handSet} ${isAwaited(match, side)} ${restart?.kind} ${restart?.step === 'taken'}`;
};

/** Does the ball roll, and where it concerns him? */
function comes(match: Match, side: Side): boolean {
  const { motion, rolling } = match.state;
  if (!rolling || !isMoving(motion, 'ball')) return false;
  const scene = sceneOf(match, side);
  return scene.y[BALL]! + scene.ground.pitch.length / 2 < CONCERNS;
}

/** Just before his line, in metres. */
const LINE = 0.008;

/** Between the ball and the middle of his goal; where it is far away or lies beside the goal, in the middle of it. */
function standing({ x, y, ground }: Scene, { out }: KeeperTempo): readonly [x: number, ahead: number] {
  const [bx, ahead] = [x[BALL]!, y[BALL]! + ground.pitch.length / 2];
  const far = Math.sqrt(bx * bx + ahead * ahead);
  if (!(far < CONCERNS) || ahead < 0.02) return [0, 0.012];
  const share = Math.min(out + 0.012, far / 3) / far;
  return [bx * share, Math.max(LINE, ahead * share)];
}

/** Where the ball will cross his line, to his right of the middle, if it comes at the goal; as everything moves now. */
function crossingOf(match: Match, scene: Scene): number | null {
  const { ground, turn } = scene;
  const line = ground.pitch.length / 2 - LINE;
  const piece = match.state.motion.pieces[BALL]!;
  if (turn * (piece.vy ?? 0) >= 0) return null;
  const time = (scene.y[BALL]! + line) / (0 - turn * (piece.vy ?? 0));
  const at = scene.x[BALL]! + turn * (piece.vx ?? 0) * time;
  const isAtGoal = Math.abs(at) < ground.pitch.goal.width / 2 + BALL_RADIUS;
  return time > 0 && time < READS && isAtGoal ? at : null;
}

/** Nothing stands in his way, nor where he wants to be. */
function isClear(scene: Scene, side: Side, to: readonly [number, number]): boolean {
  const keeper = indexOf(keeperOf(side));
  const from = [scene.x[keeper]!, scene.y[keeper]!] as const;
  const room = 0.004 + KEEPER_SIZE.halfWidth + scene.ground.size.baseRadius;
  for (let body = 0; body < scene.x.length; body++)
    if (body !== keeper && passes(scene, body, from, to) < room) return false;
  return true;
}
