import type { ComponentProps, ReactElement } from 'react';
import { Link } from 'wouter';
import { Scoreboard } from '../board/story/scoreboard.tsx';
import { BOARD } from '../board/words.ts';
import { Icon } from '../ui/icons.tsx';
import { routes } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { useRoom, useTable } from './at-table.ts';
import { useBeings } from './company/use-company.ts';
import { useNames } from './own/use-names.ts';
import { Tools } from './tools.tsx';
import './score-at-table.css';

/** The far edge: the way back, the scoreboard, the tools. */
export function TableTop(): ReactElement {
  const { company } = useTable();
  return (
    <header className="table-top">
      <BackLink />
      {company === null ? <Score /> : <FarScore />}
      <Tools />
    </header>
  );
}

function FarScore(): ReactElement {
  return <Score beings={useBeings()} />;
}

function Score({ beings = {} }: Pick<ComponentProps<typeof Scoreboard>, 'beings'>): ReactElement {
  const { view, session } = useTable();
  const { seen, stood, log, now, sitting } = useRoom();
  const { people } = sitting;
  const names = useNames();
  const othersPlay = people.length < new Set(session.snapshot.match.setup.seating).size;
  return (
    <Scoreboard
      view={view}
      match={stood}
      seen={seen.match}
      counted={seen.counted}
      log={log}
      now={now}
      names={names}
      beings={beings}
      {...(othersPlay ? { people } : {})}
    />
  );
}

function BackLink(): ReactElement {
  const say = useSay();
  return (
    <Link className="t-tool" href={routes.start} aria-label={say(BOARD.leave)} title={say(BOARD.leave)}>
      <Icon name="back" />
    </Link>
  );
}
