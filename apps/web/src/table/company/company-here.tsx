import type { ReactElement } from 'react';
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
  return company.seats.length > 0 ? null : <p className="company-watches">{say(COMPANY.youWatch)}</p>;
}
