import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { nextMatch, NotDone } from '../../session/far/matches.ts';
import { at } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { useCompany } from './use-company.ts';
import { COMPANY } from './words.ts';

/** To the match after this one: a player takes his seat there along, whoever watches watches on. */
export function ComeAlong({ match }: { readonly match: string }): ReactElement {
  const [company] = useCompany();
  const { play, why } = useNextMatch();
  const say = useSay();
  if (company.seats.length === 0)
    return (
      <Link className="t-main" data-action="come-along" data-first href={at.online(match)}>
        {say(COMPANY.goThere)}
      </Link>
    );
  return (
    <>
      <button type="button" className="t-main" data-action="come-along" data-first onClick={() => void play()}>
        {say(COMPANY.goThere)}
      </button>
      {why === null ? null : <span role="alert">{why}</span>}
    </>
  );
}

/** The same people once more; whoever asks second gets his seat where the first one has gone. */
export function useNextMatch(): { readonly play: (game?: string) => Promise<void>; readonly why: string | null } {
  const [company] = useCompany();
  const say = useSay();
  const [, go] = useLocation();
  const [why, setWhy] = useState<string | null>(null);
  const play = async (game?: string): Promise<void> => {
    try {
      const { match } = await nextMatch(company.notice.id, game === undefined ? {} : { game });
      go(at.online(match));
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      setWhy(say(fill(COMPANY.notDone, { why: error.message })));
    }
  };
  return { play, why };
}
