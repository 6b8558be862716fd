import type { ReactElement } from 'react';
import { photoOf } from './photos.ts';
import './photograph.css';

/** While a table is being laid, its photograph stands there, in one place from the first moment to the last. */
export function Photograph({ game }: { readonly game: string | null }): ReactElement | null {
  const photo = game === null ? undefined : photoOf(game);
  // Decoded before it is painted: where one page takes over from another, it does not vanish for a moment.
  return photo === undefined ? null : (
    <img className="photograph" src={photo} alt="" width={720} height={432} decoding="sync" />
  );
}
