import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { routes } from './routes.ts';
import { useSay } from './say.ts';
import { Frame } from './frame.tsx';
import { HOUSE } from './house-words.ts';

export function LostPage(): ReactElement {
  const say = useSay();
  return (
    <Frame title={say(HOUSE.lostTitle)}>
      <h1>{say(HOUSE.lostTitle)}</h1>
      <p className="lead">{say(HOUSE.lostText)}</p>
      <p className="row">
        <Link href={routes.start} className="button">
          {say(HOUSE.home)}
        </Link>
        <Link href={routes.replays} className="button is-quiet">
          {say(HOUSE.matches)}
        </Link>
      </p>
    </Frame>
  );
}
