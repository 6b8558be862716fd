import { LiveMatch, type AnyGame, type AnyShape, type Input } from '@bande/core';
import { registry } from '@bande/games';
import { isQuiet } from '@bande/games/subbuteo/motion.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';
import type { Page } from 'playwright-core';
import { boundsOf, toTable } from '../packages/games/src/subbuteo/view/layout.ts';
import { begunAs, fromAbove, onGlass, pullOnScreen, type At, type Record, type Way } from './live-table.ts';

export const game: AnyGame = registry.find(({ id }) => id === 'subbuteo')!;

/** Where a place of the pitch is seen, in metres from its centre spot. */
const seenAt = (page: Page, [x, y]: At): Promise<At> =>
  fromAbove(page, (isTall) => boundsOf(PITCH, isTall), toTable({ x, y }));

/** Pulled back from one place to another with the mouse, and let go. */
export const pull = async (page: Page, from: At, to: At): Promise<void> =>
  pullOnScreen(page, [await seenAt(page, from), await seenAt(page, to)]);

type Flicked = Extract<Input<AnyShape>, { kind: 'action' }> & {
  readonly action: { readonly figure?: string; readonly strength?: number };
};
export const flicksIn = ({ inputs }: Record): readonly Flicked[] =>
  inputs.flatMap((input) => (input.kind === 'action' && input.action.kind === 'flick' ? [input] : []));

/** Whether something moves when the input that meets the test takes effect, as Node plays it. */
export function movesAt(record: Record, meant: (input: Input<AnyShape>, i: number) => boolean): boolean {
  const live = new LiveMatch(game, begunAs(game, record));
  for (const [i, input] of record.inputs.entries()) {
    live.advance(input.tick);
    if (meant(input, i)) return !isQuiet((live.match as never as { state: { motion: never } }).state.motion);
    live.play(input);
  }
  throw new Error('no such input');
}

/** Fingers on the glass, from one place of the pitch to another. */
export async function byFingers(page: Page, ways: readonly Way[]): Promise<void> {
  const seen = ways.map(async ([from, to]): Promise<Way> => [await seenAt(page, from), await seenAt(page, to)]);
  await onGlass(page, await Promise.all(seen));
}
