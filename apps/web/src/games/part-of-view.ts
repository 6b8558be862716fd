import type { AnyShape } from '@bande/core';
import type { GameView } from '@bande/stage/view';

/** As much of a view as a place needs. */
export type PartOfView<Member extends keyof GameView<AnyShape>> = Pick<GameView<AnyShape>, Member>;

/** What it takes to read out a card of the referee: reader, desk and story alike. */
export type CardTeller = PartOfView<'calls' | 'inTime' | 'inOne' | 'tells' | 'hints'>;
