import type { ReactElement } from 'react';
import { photoOf } from '../games/photos.ts';

/** The table at which one is about to sit; a game without a picture shows none. */
export function TablePhoto({ game }: { readonly game: string }): ReactElement | null {
  const photo = photoOf(game);
  return photo === undefined ? null : (
    <img className="online-photo" src={photo} alt="" width={720} height={432} decoding="async" />
  );
}
