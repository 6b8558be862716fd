import { PARAGRAPH_KINDS, type AnyGame } from '@bande/core';
import { useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import { at } from '../app/routes.ts';
import { fill, useSay } from '../app/say.ts';
import { useSettings } from '../app/settings.ts';
import { loadGame, type GameWithView } from '../app/views.ts';
import { Frame } from '../house/frame.tsx';
import { LostPage } from '../house/lost-page.tsx';
import { HOUSE, KIND_WORDS, READER } from '../house/words.ts';
import { Entry } from './entry.tsx';
import { shownIn } from './examples.ts';
import { holdsAll, wordsIn } from './find.tsx';

/** `/rules/:game` and `/rules/:game/:paragraph`: the rulebook in our own words, with its readings and examples. */
export function ReaderPage(): ReactElement {
  const { game: id, paragraph } = useParams<{ game: string; paragraph?: string }>();
  const [found, setFound] = useState<GameWithView | null | undefined>(undefined);
  const say = useSay();
  useEffect(() => void loadGame(id).then(setFound), [id]);
  if (found === null) return <LostPage />;
  if (found === undefined)
    return (
      <Frame title={say(HOUSE.rulebook)}>
        <p role="status">{say(HOUSE.loading)}</p>
      </Frame>
    );
  return <Reader key={id} found={found} wanted={paragraph ?? null} />;
}

const idsIn = (game: AnyGame, text: string, kind: string, language: 'de' | 'en'): readonly string[] => {
  const words = wordsIn(text);
  return Object.entries(game.rulebook)
    .filter(([id, entry]) => (kind === '' || entry.kind === kind) && holdsAll(`${id} ${entry.gist[language]}`, words))
    .map(([id]) => id);
};

function Reader({
  found: { game, view },
  wanted,
}: {
  readonly found: GameWithView;
  readonly wanted: string | null;
}): ReactElement {
  const say = useSay();
  const { language } = useSettings();
  const [text, setText] = useState('');
  const [kind, setKind] = useState('');
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => void shownIn(game.id).then(setShown), [game]);
  const sought = useDeferredValue(text);
  const ids = useMemo(() => idsIn(game, sought, kind, language), [game, sought, kind, language]);
  const chapters = useMemo(() => [...new Set(ids.map((id) => game.rulebook[id]!.chapter))], [game, ids]);
  const title = say(fill(READER.title, { game: say(game.title) }));
  const total = Object.keys(game.rulebook).length;
  useEffect(() => {
    if (wanted === null) return;
    const there = document.querySelector(`#${CSS.escape(wanted)}`);
    there?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    <Frame title={title} wide>
      <h1>{title}</h1>
      {wanted === null || Object.hasOwn(game.rulebook, wanted) ? null : <Unknown game={game} id={wanted} />}
      <p className="quiet">{say(READER.ownWords)}</p>
      <Search text={text} kind={kind} onText={setText} onKind={setKind} />
      <div className="reader">
        <nav className="chapters" aria-label={say(READER.chapters)}>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter}>
                <a href={`#chapter-${chapter}`}>
                  <span className="number">{chapter}</span> {say(game.chapters[chapter]!)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="paragraphs">
          <p className="quiet" role="status">
            {say(ids.length === 0 ? READER.none : fill(READER.found, { n: ids.length, total }))}
          </p>
          {chapters.map((chapter) => (
            <section key={chapter} id={`chapter-${chapter}`} aria-labelledby={`chapter-${chapter}-title`}>
              <h2 id={`chapter-${chapter}-title`}>
                <span className="number">{chapter}</span> {say(game.chapters[chapter]!)}
              </h2>
              {ids
                .filter((id) => game.rulebook[id]!.chapter === chapter)
                .map((id) => (
                  <Entry
                    key={id}
                    id={id}
                    game={game}
                    view={view}
                    words={wordsIn(sought)}
                    hasExample={shown?.has(id) !== false}
                    open={id === wanted}
                  />
                ))}
            </section>
          ))}
        </div>
      </div>
    </Frame>
  );
}

/** An address that names no paragraph. */
function Unknown({ game, id }: { readonly game: AnyGame; readonly id: string }): ReactElement {
  const say = useSay();
  return (
    <p role="status">
      <span className="wrong">{say(fill(READER.unknown, { id }))}</span>{' '}
      <Link href={at.rulebook(game.id)}>{say(READER.back)}</Link>
    </p>
  );
}

interface SearchProps {
  readonly text: string;
  readonly kind: string;
  readonly onText: (text: string) => void;
  readonly onKind: (kind: string) => void;
}

function Search({ text, kind, onText, onKind }: SearchProps): ReactElement {
  const say = useSay();
  return (
    <form className="search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="grow">
        <span>{say(READER.search)}</span>
        <input
          type="search"
          value={text}
          placeholder={say(READER.searchHint)}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <label>
        <span>{say(READER.kind)}</span>
        <select value={kind} onChange={(event) => onKind(event.target.value)}>
          <option value="">{say(READER.anyKind)}</option>
          {PARAGRAPH_KINDS.map((one) => (
            <option key={one} value={one}>
              {say(KIND_WORDS[one])}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
