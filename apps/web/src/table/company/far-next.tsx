import { useState, type ReactElement } from 'react';
import { cards } from 'virtual:cards';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/select.tsx';
import { TABLE } from '../words.ts';
import { ComeAlong, useNextMatch } from './come-along.tsx';
import { useCompany } from './use-company.ts';
import { useNextWords } from './use-next-match-told.ts';
import { COMPANY } from './words.ts';

/** After the end: once more with sides changed, or another game with the same people; or to where they are already. */
export function FarNext(): ReactElement | null {
  const [company] = useCompany();
  const next = useNextWords();
  if (next === null) return company.seats.length === 0 ? null : <Again />;
  return (
    <section className="next-card" aria-label={next.told}>
      <p role="status">{next.told}</p>
      <p>
        <ComeAlong match={next.match} />
      </p>
    </section>
  );
}

function Again(): ReactElement {
  const [company] = useCompany();
  const { play, why } = useNextMatch();
  const say = useSay();
  const [game, setGame] = useState('');
  const others = cards.filter(({ id }) => id !== company.notice.game).map(({ id, game: title }) => ({ id, title }));
  return (
    <section className="next-card" aria-label={say(COMPANY.rematch)}>
      <p>
        <button type="button" className="t-main" data-action="rematch" data-first onClick={() => void play()}>
          {say(COMPANY.rematch)}
        </button>
      </p>
      <p className="other-game">
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
      {why === null ? null : <p role="alert">{why}</p>}
    </section>
  );
}
