import type { Action } from '../actions.ts';
import { endOf, type Side } from '../names.ts';
import { isQuiet } from '../motion.ts';
import { mayReserveGo } from '../rights.ts';
import type { Match } from '../state.ts';
import { reserveFault } from '../where-may.ts';
import { BALL, CONTACT, sceneOf } from './scene.ts';
import { mostReach } from './worth.ts';

/** So far from the goal line, in metres, the reserve keeper still helps; and so badly everybody else must reach the ball. */
const HELPS_WITHIN = 0.2;
const BADLY = 0.15;

/** The reserve keeper comes in if the ball lies near the own goal and nobody else can play it; he goes as soon as he is not needed. Null: as it is. */
export function reserveMove(match: Match, side: Side): Action | null {
  const { state } = match;
  const { is, fresh } = state.reserve[side];
  if (state.restart?.step === 'released' || state.handSet !== null || !isQuiet(state.motion)) return null;
  const scene = sceneOf(match, side);
  const [x, y] = [scene.x[BALL]!, scene.y[BALL]!];
  const ahead = y + scene.ground.pitch.length / 2;
  if (is === 'on') {
    const isNeeded = fresh && ahead < HELPS_WITHIN;
    return !isNeeded && mayReserveGo(match, side) === null ? { kind: 'reserveOut' } : null;
  }
  if (is !== 'off' || ahead > HELPS_WITHIN || mostReach(scene) > BADLY) return null;
  for (const aside of [0, 0.03, -0.03, 0.06, -0.06]) {
    const [east, north] = [Math.max(-0.1, Math.min(0.1, x + aside)), Math.min(0.03, ahead - CONTACT - 0.01)];
    const line = endOf(side) * scene.ground.pitch.length * 500;
    const at: [number, number] = [scene.turn * east * 1000, line + scene.turn * north * 1000];
    if (reserveFault(match, side, at) === null) return { kind: 'reserveIn', at };
  }
  return null;
}
