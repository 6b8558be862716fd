import { Hands } from '@bande/stage';
import { grabbed, isOnTable, type Players } from './grips.ts';
import { fromTable } from './layout.ts';

/** Press on a figure, pull, let go: off it goes. Every finger by itself: one may flick while another leads a keeper. */
export const Hand = (players: Players) => (
  <Hands
    grab={(spot, pointer, pixel) => grabbed(players, spot, pointer, pixel)}
    offers={(spot) => isOnTable(players.running.match(), fromTable(spot))}
  />
);
