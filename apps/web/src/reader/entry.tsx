import type { AnyGame } from '@bande/core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { at } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { useSettings } from '../ui/settings.ts';
import { HOUSE } from '../ui/house-words.ts';
import { KIND_WORDS } from './words.ts';
import { READER } from '../board/book/words.ts';
import type { ExampleView } from '../board/book/example.tsx';
import { Marked } from '../board/book/find.tsx';

const ShowMe = lazy(async () => ({ default: (await import('./show-me.tsx')).ShowMe }));

interface EntryProps {
  readonly id: string;
  readonly game: AnyGame;
  readonly view: ExampleView;
  readonly words: readonly string[];
  /** Is there anything to watch? */
  readonly hasExample: boolean;
  /** The one that the address names. */
  readonly open: boolean;
}

/** One paragraph: its gist in both languages, how the text is read where it is open, and an example to watch. */
export function Entry({ id, game, view, words, hasExample, open }: EntryProps): ReactElement {
  const say = useSay();
  const { language } = useSettings();
  const [showing, setShowing] = useState(false);
  const { gist, kind } = game.rulebook[id]!;
  const other = language === 'de' ? 'en' : 'de';
  const readings = Object.entries(game.readings).filter(([, { paragraphs }]) => paragraphs.includes(id));
  return (
    <article className={open ? 'paragraph is-open' : 'paragraph'} id={id}>
      <h3>
        <Link href={at.paragraph(game.id, id)}>
          <Marked text={id} words={words} />
        </Link>
        <span className={`tag kind-${kind}`}>{say(KIND_WORDS[kind])}</span>
      </h3>
      <p>
        <Marked text={say(gist)} words={words} />
      </p>
      <details>
        <summary>{say(READER.otherLanguage)}</summary>
        <p lang={other}>{gist[other]}</p>
      </details>
      {readings.map(([name, { title, reading, reason }]) => (
        <details key={name} className="reading" open={open}>
          <summary>
            {say(READER.reading)} {name}: {say(title)}
          </summary>
          <p>{say(reading)}</p>
          <p className="quiet">
            {say(READER.why)}: {say(reason)}
          </p>
        </details>
      ))}
      {kind === 'info' || !hasExample ? null : (
        <button type="button" className="button is-quiet" aria-expanded={showing} onClick={() => setShowing(!showing)}>
          {say(READER.showMe)}
          <span className="only-heard"> {id}</span>
        </button>
      )}
      {showing ? (
        <Suspense fallback={<p role="status">{say(HOUSE.loading)}</p>}>
          <ShowMe game={game} view={view} paragraph={id} />
        </Suspense>
      ) : null}
    </article>
  );
}
