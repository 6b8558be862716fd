import type { Inset } from '@bande/stage';
import type { ReactElement } from 'react';
import { MatchBoard } from '../board/match-board.tsx';
import { useKits } from '../games/kits.ts';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/surroundings.ts';
import { useInSight, useWatching } from './at-replay.ts';

const INSETS: Readonly<Record<'wide' | 'narrow' | 'low', Inset>> = {
  wide: { top: 88, right: 316, bottom: 172, left: 8 },
  narrow: { top: 134, right: 0, bottom: 252, left: 0 },
  low: { top: 56, right: 0, bottom: 118, left: 0 },
};

/** A phone on its side; as in replay.css. */
const LOW = `${BREAKPOINTS.low} and (not ${BREAKPOINTS.narrow}) and (not ${BREAKPOINTS.columns})`;
const insetOf = (narrow: boolean, low: boolean): Inset => {
  if (low) return INSETS.low;
  return narrow ? INSETS.narrow : INSETS.wide;
};

/** The table, only to be looked at. */
export function ReplayBoard(): ReactElement {
  const { found, player, begins } = useWatching();
  const { watched, evidence, request, narrow } = useInSight();
  const { game, view } = found;
  const kits = useKits(game.id, view.kits);
  const low = useMedia(LOW);
  return (
    <MatchBoard
      view={view}
      photo={game.id}
      kits={kits}
      match={watched.match}
      running={player.running}
      show={watched.show}
      intent={watched.intent}
      lit={evidence.lit}
      extras={request.on}
      inset={insetOf(narrow, low)}
      speed={watched.speed}
      onReady={() => begins && player.play()}
      roam
    />
  );
}
