import type { Choose, Random, Seat } from '@bande/core';
import type { Action } from '../actions.ts';
import { isUnaskedStep, mayDemandDistance } from '../asking.ts';
import { isFigure, sideOf, type Side } from '../names.ts';
import { usualChoice } from '../reckoning/usual-choice.ts';
import { groundIn } from '../motion.ts';
import { sideOfSeat, type Match } from '../state.ts';
import { indexOf, sceneOf, seenFromThere } from './scene.ts';
import type { Strength } from './strengths.ts';
import { AIMS, keeperAt, openAims } from './worth.ts';

/** What is done without a flick: choices, restarts, keepers. */

/** Of a sanction what is usual [S-298]; has undone what has moved something of one's own, or the ball. */
export function answerToOption(match: Match, seat: Seat): Choose | null {
  const side = sideOfSeat(match, seat);
  const option = match.options.find(({ owner, name }) => owner === side && name !== 'block');
  if (option === undefined) return null;
  const offer = match.state.offers.find((one) => one.option === option.id);
  const choose = (choice: string): Choose => ({ kind: 'choose', option: option.id, choice });
  const has = (choice: string): boolean => option.choices.includes(choice);
  if (has('back')) {
    const flick = match.state.flicks.find(({ fact }) => fact === offer?.about);
    const harmed =
      flick?.involved.some((body) => body === 'ball' || (isFigure(body) && sideOf(body) === side)) ?? false;
    return choose(harmed || !has('leave') ? 'back' : 'leave');
  }
  return choose(
    offer === undefined ? option.default : usualChoice(match, { ...offer, to: side, default: option.default }),
  );
}

/** Whoever stands too near is sent away, then it goes on. */
export function readyOrAsk(match: Match, legal: readonly Action[]): Action | null {
  const ask = legal.find((one) => one.kind === 'ask' && one.what === 'distance');
  if (ask !== undefined && mayDemandDistance(match) && !isUnaskedStep(match)) return ask;
  return legal.find(({ kind }) => kind === 'ready') ?? null;
}

/** Before a shot, in secret: to one of the places where it can come, or, without a look, to any. */
export function keep(match: Match, side: Side, strength: Strength, random: Random): Action {
  const { pitch } = groundIn(match);
  const scene = seenFromThere(sceneOf(match, side));
  const line = pitch.length / 2;
  const shooter = match.state.handSet ?? match.state.restart?.taker ?? null;
  const figure = shooter === null || !isFigure(shooter) ? -1 : indexOf(shooter);
  const aims = strength.readsShots && figure >= 0 ? openAims(scene, figure) : AIMS;
  const x = keeperAt(aims[random.below(aims.length)]!);
  const isPenalty = match.state.restart?.kind === 'penalty';
  const y = 1000 * (line - (isPenalty ? -0.004 : 0.012));
  const at = (share: number): [number, number] => [scene.turn * 1000 * x * share, scene.turn * y];
  return { kind: 'keep', at: at(isPenalty ? 0.3 : 0.9), lean: 0, to: at(1), toLean: 0 };
}
