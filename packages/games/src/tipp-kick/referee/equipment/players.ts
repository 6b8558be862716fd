import type { Equipment, Player } from '../equipment-schema.ts';
import { failing, together, type Fault, type Found } from './check.ts';
import { keeperFound } from './keepers.ts';
import { kickerFound } from './kickers.ts';

const MOST_KICKERS = 4;

/** Everything that both players bring along. */
export const playersFound = ({ players = [] }: Equipment): Found =>
  together(players.map((player, place) => playerFound(player, `players ${place + 1}`)));

const playerFound = (player: Player, item: string): Found =>
  together([
    failing([...kickerCount(player, item), ...keeperCount(player, item)]),
    ...player.kickers.map((kicker, i) => kickerFound(kicker, `${item}.kickers ${i + 1}`)),
    ...player.keepers.map((keeper, i) => keeperFound(keeper, `${item}.keepers ${i + 1}`)),
  ]);

/** A substitute is no fifth kicker: it comes on for a defective one only (2.1.4). */
function kickerCount({ kickers }: Player, player: string): readonly Fault[] {
  const found = kickers.filter(({ use }) => use === 'start').length;
  const item = `number of ${player}.kickers`;
  if (found === 0) return [{ paragraph: 'DTKV-2.1.1', item, found, allowed: 'at least 1' }];
  return found > MOST_KICKERS ? [{ paragraph: 'DTKV-2.1.3', item, found, allowed: `at most ${MOST_KICKERS}` }] : [];
}

/** Spare keepers may be there, as many as may be needed (2.K13). */
const keeperCount = ({ keepers }: Player, player: string): readonly Fault[] =>
  keepers.length > 0
    ? []
    : [{ paragraph: 'DTKV-2.1.1', item: `number of ${player}.keepers`, found: 0, allowed: 'at least 1' }];
