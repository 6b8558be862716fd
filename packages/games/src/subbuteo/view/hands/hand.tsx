import { Hands, useFacing } from '@bande/stage';
import { grabbed, hoveredOver } from './grips.ts';
import { fromTable } from '../layout.ts';
import { isOnTable, type Players } from './players.ts';

/** Press on a figure, pull, let go: off it goes. Every finger by itself: one may flick while another leads a keeper; put down while its own hand pulls, it bends that flick. */
export function Hand(players: Players) {
  const facing = useFacing();
  return (
    <Hands
      grab={(spot, pointer, pixel, on) => grabbed({ ...players, facing }, spot, pointer, pixel, on)}
      offers={(spot) => isOnTable(players.running.match(), fromTable(spot))}
      hover={(spot) => hoveredOver(players, spot)}
    />
  );
}
