import { PARAGRAPH_KINDS, type AnyGame, type Words } from '@bande/core';
import type { Lesson } from '@bande/stage/view';
import { useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import { LessonList } from '../games/lesson-list.tsx';
import { at } from '../ui/routes.ts';
import { fill, useSay } from '../ui/say.ts';
import { useSettings } from '../ui/settings.ts';
import { useGame } from '../games/use-game.ts';
import type { GameWithView } from '../games/views.ts';
import { Select } from '../ui/select.tsx';
import { Frame } from '../ui/frame.tsx';
import { LostPage } from '../ui/lost-page.tsx';
import { HOUSE } from '../ui/house-words.ts';
import { KIND_WORDS } from './words.ts';
import { wishIn, wishWords, type Wish } from '../board/book/wish.ts';
import { READER } from '../board/book/words.ts';
import { bookPlaces, placeInBook, soughtIn, type Sought } from '../board/book/chapters.ts';
import { Contents } from './contents.tsx';
import { Entry } from './entry.tsx';
import { shownIn } from '../board/book/examples.ts';
import { meant, wordsIn } from '../board/book/find.tsx';
import '../board/book/book.css';
import './reader.css';

/** `/rules/:game` and `/rules/:game/:paragraph`, where the paragraph may be a number above several: the rulebook in our own words, with its readings and examples. */
export function ReaderPage(): ReactElement {
  const { game: id, paragraph } = useParams<{ game: string; paragraph?: string }>();
  const found = useGame(id);
  const say = useSay();
  if (found === null) return <LostPage />;
  if (found === undefined)
    return (
      <Frame title={say(HOUSE.rulebook)}>
        <p role="status">{say(HOUSE.loading)}</p>
      </Frame>
    );
  return <Reader key={id} found={found} wanted={paragraph ?? null} />;
}

interface ReaderProps {
  readonly found: GameWithView;
  readonly wanted: string | null;
}

/** What is looked for in the book, and what of it is there. */
function useSearch({ game, view }: GameWithView): {
  readonly wishes: Wishes;
  readonly onWish: (wish: Partial<Wishes>) => void;
  readonly words: readonly string[];
  readonly sought: Sought;
} {
  const { language } = useSettings();
  const [wishes, setWishes] = useState<Wishes>({ text: '', kind: '' });
  const text = useDeferredValue(wishes.text);
  const { kind } = wishes;
  const places = useMemo(() => bookPlaces(game, language), [game, language]);
  const words = useMemo(() => meant(wordsIn(text), view.alsoCalled), [text, view]);
  const sought = useMemo(
    () => soughtIn(game, places, words, (id) => kind === '' || game.rulebook[id]!.kind === kind),
    [game, places, words, kind],
  );
  return { wishes, onWish: (wish) => setWishes((now) => ({ ...now, ...wish })), words: words.flat(), sought };
}

function Reader({ found, wanted }: ReaderProps): ReactElement {
  const say = useSay();
  const { game, view } = found;
  const { wishes, onWish, words, sought } = useSearch(found);
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => void shownIn(game.id).then(setShown), [game]);
  const title = say(fill(READER.title, { game: say(game.title) }));
  const place = wanted === null ? null : placeInBook(game, wanted);
  useEffect(() => {
    if (place !== null) document.querySelector(`#${CSS.escape(place)}`)?.scrollIntoView({ block: 'start' });
  }, [place]);
  const searches = wishes.text.trim() !== '' || wishes.kind !== '';
  // How a table goes that is not the game itself does not belong into the game's book.
  const lessons = (view.lessons?.() ?? []).filter(({ isSign }) => isSign !== true);
  return (
    <Frame title={title} wide>
      <h1 className="reader-title">{title}</h1>
      {wanted === null || place !== null ? null : <Unknown game={game} id={wanted} />}
      <Search wishes={wishes} wish={wishIn(game, view)} onWish={onWish} />
      <div className="reader">
        <Contents chapters={sought.chapters} inParts={words.length === 0} />
        <div className="paragraphs">
          {searches || lessons.length === 0 ? null : <InShort lessons={lessons} />}
          <p className="quiet" role="status">
            {say(countOf(sought, Object.keys(game.rulebook).length))}
          </p>
          {sought.chapters.map(({ id: chapter, title: name, paragraphs }) => (
            <section key={chapter} id={`chapter-${chapter}`} aria-labelledby={`chapter-${chapter}-title`}>
              <h2 id={`chapter-${chapter}-title`}>
                <span className="number">{chapter}</span> {say(name)}
              </h2>
              {paragraphs.map((id) => (
                <Entry
                  key={id}
                  id={id}
                  game={game}
                  view={view}
                  words={words}
                  hasExample={shown?.has(id) !== false}
                  open={id === wanted}
                />
              ))}
            </section>
          ))}
          <p className="quiet">{say(READER.ownWords)}</p>
        </div>
      </div>
    </Frame>
  );
}

function countOf({ count, all }: Sought, total: number): Words {
  if (count === 0) return READER.none;
  return all ? fill(READER.found, { n: count, total }) : fill(READER.foundSome, { n: count });
}

/** The game in a few lines, before its paragraphs. */
function InShort({ lessons }: { readonly lessons: readonly Lesson[] }): ReactElement {
  const say = useSay();
  return (
    <section className="in-short" aria-labelledby="in-short-title">
      <h2 id="in-short-title">{say(READER.short)}</h2>
      <LessonList lessons={lessons} />
    </section>
  );
}

/** An address that names no paragraph, and nothing above one. */
function Unknown({ game, id }: { readonly game: AnyGame; readonly id: string }): ReactElement {
  const say = useSay();
  return (
    <p role="status">
      <span className="wrong">{say(fill(READER.unknown, { id }))}</span>{' '}
      <Link href={at.rulebook(game.id)}>{say(READER.back)}</Link>
    </p>
  );
}

interface Wishes {
  readonly text: string;
  readonly kind: string;
}

interface SearchProps {
  readonly wishes: Wishes;
  /** What one might look for in this game. */
  readonly wish: Wish | undefined;
  readonly onWish: (wish: Partial<Wishes>) => void;
}

const KINDS = [{ id: '', title: READER.anyKind }, ...PARAGRAPH_KINDS.map((id) => ({ id, title: KIND_WORDS[id] }))];

function Search({ wishes: { text, kind }, wish, onWish }: SearchProps): ReactElement {
  const say = useSay();
  return (
    <form className="search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="grow">
        <span>{say(READER.search)}</span>
        <input
          type="search"
          value={text}
          placeholder={say(
            wish === undefined ? READER.searchPlain : fill(READER.searchHint, { words: say(wishWords(wish)) }),
          )}
          autoComplete="off"
          onChange={(event) => onWish({ text: event.target.value })}
        />
      </label>
      <Select label={READER.kind} value={kind} choices={KINDS} onChoose={(one) => onWish({ kind: one })} />
    </form>
  );
}
