import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { leftTable } from './left-table.ts';
import { at, routes } from './routes.ts';
import { useSay } from './say.ts';
import { change, useSettings } from './settings.ts';
import { HOUSE } from './house-words.ts';

const PAGES = [
  [routes.start, HOUSE.games],
  [routes.replays, HOUSE.matches],
  [routes.settings, HOUSE.settings],
] as const;

/** Head, foot and the way between pages. The table and the replay fill the screen and do without it. */
export function Frame({
  title,
  children,
  wide = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
}): ReactElement {
  const say = useSay();
  const { language } = useSettings();
  const other = language === 'de' ? 'en' : 'de';
  const [here] = useLocation();
  const table = leftTable();
  useEffect(() => {
    document.title = title === 'Bande' ? title : `${title} · Bande`;
  }, [title]);
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {say(HOUSE.skip)}
      </a>
      <header className="head">
        <Link href={routes.start} className="mark">
          <Mark /> Bande
        </Link>
        {table === null ? null : (
          <Link className="button way-back" href={at.table(table)}>
            {say(HOUSE.backToTable)}
          </Link>
        )}
        <nav aria-label={say(HOUSE.menu)}>
          {PAGES.map(([href, words]) => (
            <Link key={href} href={href} aria-current={here === href ? 'page' : undefined}>
              {say(words)}
            </Link>
          ))}
          <button
            type="button"
            className="plain"
            lang={other}
            aria-label={other === 'de' ? 'DE: Deutsch' : 'EN: English'}
            onClick={() => change({ language: other })}
          >
            {other.toUpperCase()}
          </button>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={wide ? 'wide' : undefined}>
        {children}
      </main>
      <footer className="foot">
        <p>{say(HOUSE.owners)}</p>
      </footer>
    </div>
  );
}

/** A ball that comes off a cushion. */
const Mark = (): ReactElement => <img src="/icon.svg" width="30" height="30" alt="" />;
