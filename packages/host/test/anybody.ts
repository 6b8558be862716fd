import type { Action, AnyShape, Random, Seat } from '@bande/core';
import type { Chair } from '@bande/host';

/** Targets of a led hand lie in this much around zero, in the units of the game. */
const [SPREAD, BEHIND] = [600, 300];

/** Somebody leads his hand to anywhere, where the game has such hands. */
export function leads(chair: Chair<AnyShape>, seat: Seat, random: Random): void {
  const size = chair.game.streams?.size ?? 0;
  const to = Array.from({ length: size }, () => random.below(SPREAD) - BEHIND);
  if (size > 0) chair.steer(seat, to);
}

/** Somebody on a chair does something that is offered to him, leads a hand now and then, and rolls where it is his to roll. Whether he has done something. */
export function does(chair: Chair<AnyShape>, seat: Seat, random: Random): boolean {
  const { game, match } = chair;
  if (random.below(3) === 0) leads(chair, seat, random);
  if (chair.sees.rolls) chair.roll();
  const legal = chair.sees.seat === seat ? chair.sees.legal : [];
  const chosen: Action<AnyShape> | undefined = legal[random.below(Math.max(1, legal.length))];
  if (chosen === undefined) return false;
  const action = chosen.kind === 'choose' ? chosen : (game.sample?.(match, seat, chosen, random) ?? chosen);
  return chair.act(action, seat) === null;
}
