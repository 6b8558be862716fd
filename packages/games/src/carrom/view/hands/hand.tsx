import { Hands, useFacing } from '@bande/stage';
import { useLatest } from '@bande/stage/use-latest';
import { nearEnd } from '../aims/aiming.ts';
import { grabbed, type Player } from './grips.ts';

type HandProps = Omit<Player, 'isTurn' | 'near'>;

/** Press, pull, let go: it goes. The striker slides along its line by a gesture of its own; pieces and the rack are dragged. */
export function Hand(props: HandProps) {
  const latest = useLatest(props);
  const near = nearEnd(useFacing());
  const player: Player = { ...props, near, isTurn: () => latest.current.seat === props.seat };
  return (
    <Hands
      grab={(spot, _pointer, pixel) => grabbed(player, spot, pixel)}
      offers={(spot) => grabbed(player, spot) !== null}
    />
  );
}
