import { useState, type ReactElement } from 'react';
import { cards } from 'virtual:cards';
import { useLocation } from 'wouter';
import { nextMatch, NotDone } from '../../session/far/matches.ts';
import { at } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { Select } from '../../ui/select.tsx';
import { useCompany } from './use-company.ts';
import { COMPANY } from './words.ts';
import { TABLE } from '../words.ts';

/** After the end: once more with sides changed, or another game with the same people. Whoever asks second is led along. */
export function FarNext(): ReactElement | null {
  const [company] = useCompany();
  const say = useSay();
  const [, go] = useLocation();
  const [game, setGame] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const play = async (wanted: string | null): Promise<void> => {
    try {
      const { match } = await nextMatch(company.notice.id, wanted === null ? {} : { game: wanted });
      go(at.online(match));
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      setWhy(error.message);
    }
  };
  if (company.seats.length === 0) return null;
  const others = cards.filter(({ id }) => id !== company.notice.game).map(({ id, game: title }) => ({ id, title }));
  return (
    <section className="next-card" aria-label={say(COMPANY.rematch)}>
      <p>
        <button type="button" className="t-main" data-action="rematch" data-first onClick={() => void play(null)}>
          {say(COMPANY.rematch)}
        </button>
      </p>
      <p>
        <Select
          label={COMPANY.otherGame}
          value={game}
          choices={[{ id: '', title: { de: '–', en: '–' } }, ...others]}
          onChoose={setGame}
        />
        {game === '' ? null : (
          <button type="button" className="t-plain" data-action="other-game" onClick={() => void play(game)}>
            {say(TABLE.again)}
          </button>
        )}
      </p>
      {why === null ? null : <p role="alert">{say(fill(COMPANY.notDone, { why }))}</p>}
    </section>
  );
}
