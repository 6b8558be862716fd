import { inPlay, type AnyGame, type AnyShape, type Input } from '@bande/core';
import { registry } from '@bande/games';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { keeperAt } from '@bande/games/tipp-kick/motion/index.ts';
import { newPlate } from '@bande/games/tipp-kick/plate.ts';
import type { Match } from '@bande/games/tipp-kick/state.ts';
import type { Page } from 'playwright-core';
import { boundsOf, toTable } from '../packages/games/src/tipp-kick/view/layout.ts';
import { fromAbove, pullOnScreen, type At, type Record } from './live-table.ts';

export const game: AnyGame = registry.find(({ id }) => id === tippKick.id)!;

/** Nobody's time runs out: nothing happens by itself while the test looks. */
const CALM = { limits: false };

/** A plate that lies like this, live, moved by physics. */
export const plateWith = (given: object): Match =>
  tippKick.notation.readGiven({ mode: 'live', plate: true, settings: CALM, ...given }, 'dtkv-2012.1');

/** Blue's keeper stands so many millimetres to the east of his goal's middle. */
export function keeperAside(match: Match, east: number): Match {
  const { motion } = match.state.plate!;
  const { figures } = motion.rest;
  const keeper = keeperAt({ sideways: east * 10, forward: 80, lift: 0, roll: 0 });
  const rest = { ...motion.rest, figures: { ...figures, blue: { ...figures.blue, keeper } } };
  return { ...match, state: { ...match.state, plate: newPlate(rest, inPlay(motion.since)) } };
}

/** From one place to another with the mouse, in millimetres from the centre spot, and let go: the ball goes the other way. */
export const pull = async (page: Page, from: At, to: At): Promise<void> =>
  pullOnScreen(page, [await seenAt(page, from), await seenAt(page, to)]);
const seenAt = (page: Page, place: At): Promise<At> => fromAbove(page, boundsOf, toTable(place));

type Shot = Extract<Input<AnyShape>, { kind: 'action' }> & {
  readonly action: { readonly facing?: number; readonly strength?: number };
};
export const shotsIn = ({ inputs }: Record): readonly Shot[] =>
  inputs.flatMap((input) => (input.kind === 'action' && input.action.kind === 'shoot' ? [input] : []));
