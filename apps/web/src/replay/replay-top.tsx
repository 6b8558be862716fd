import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Scoreboard } from '../board/story/scoreboard.tsx';
import { wayBack } from '../ui/came-from.ts';
import { Icon } from '../ui/icons.tsx';
import { routes } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { useInSight, useWatching } from './at-replay.ts';
import { RecordTools } from './record/record-tools.tsx';
import { REPLAY } from './words.ts';

export function ReplayTop(): ReactElement {
  const { found } = useWatching();
  const { watched, told } = useInSight();
  return (
    <header className="table-top">
      <BackLink isListed={found.isKept} />
      <Scoreboard view={found.view} match={watched.match} counted={watched.counted} log={told} />
      <RecordTools />
    </header>
  );
}

/** Back to where one came from. */
function BackLink({ isListed }: { readonly isListed: boolean }): ReactElement {
  const say = useSay();
  const [back] = useState(() => wayBack(history.state, isListed));
  const words = say(back === routes.replays ? REPLAY.back : REPLAY.leave);
  return (
    <Link className="t-tool" href={back} aria-label={words} title={words}>
      <Icon name="back" />
    </Link>
  );
}
