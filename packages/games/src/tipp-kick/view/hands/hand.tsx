import { Hands, useFacing } from '@bande/stage';
import { grabbed, hoveredOver } from './grips.ts';
import { fromTable } from '../layout.ts';
import { useNews } from './news.ts';
import { isOnTable, type Players } from './players.ts';

/** Press, pull, let go: the leg swings. Every finger by itself: one may shoot while another leads a keeper. */
export function Hand(players: Players) {
  const facing = useFacing();
  const isNews = useNews(players.running);
  return (
    <Hands
      grab={(spot, pointer, pixel, on) => grabbed({ ...players, facing, isNews }, spot, pointer, pixel, on)}
      offers={(spot) => isOnTable(fromTable(spot))}
      hover={(spot) => hoveredOver(players, spot)}
    />
  );
}
