import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { cameFrom } from '../../ui/came-from.ts';
import { at } from '../../ui/routes.ts';
import { useSay } from '../../ui/say.ts';
import { News } from './news.tsx';
import { useCompany } from './use-company.ts';
import { COMPANY } from './words.ts';
import './company.css';

/** What a table shows of those who are not at this device. */
export function CompanyHere(): ReactElement {
  return (
    <aside className="company">
      <News />
      <Watching />
    </aside>
  );
}

/** At the foot, where players have their buttons. */
function Watching(): ReactElement | null {
  const [company] = useCompany();
  const say = useSay();
  if (company.seats.length > 0) return null;
  const { id } = company.notice;
  return (
    <p className="company-watches">
      {say(COMPANY.youWatch)}{' '}
      <Link data-action="look-back" href={at.replay(id)} state={cameFrom(at.online(id))}>
        {say(COMPANY.lookBack)}
      </Link>
    </p>
  );
}
