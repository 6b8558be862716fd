import type { AnyGame, Scenario } from '@bande/core';
import { useMemo, useState, type ReactElement } from 'react';
import { fill, useSay, type Say } from '../ui/say.ts';
import { useSettings } from '../ui/settings.ts';
import { chaptersOf } from '../board/book/chapters.ts';
import { titleOf } from '../board/book/examples.ts';
import { find, Marked, meant, placeOf, wordsIn, type Place } from '../board/book/find.tsx';
import { wishIn, wishWords } from '../board/book/wish.ts';
import { ASK } from './words.ts';
import type { PartOfView } from '../games/part-of-view.ts';
import './picker.css';

interface PickerProps {
  readonly game: AnyGame;
  readonly view: PartOfView<'alsoCalled'>;
  readonly examples: readonly Scenario[];
  readonly onTake: (example: Scenario) => void;
}

const chapterOf = (game: AnyGame, { paragraphs }: Scenario): string => game.rulebook[paragraphs[0]!]?.chapter ?? '';

/** Examples by chapter, each under the first paragraph that it shows; chapters as the book is read, or as their first example comes. */
export function byChapter(
  game: AnyGame,
  examples: readonly Scenario[],
  asTheyCome = false,
): ReadonlyMap<string, readonly Scenario[]> {
  const order = asTheyCome ? examples.map((one) => chapterOf(game, one)) : chaptersOf(game).map(({ id }) => id);
  const chapters = new Map<string, Scenario[]>(order.map((chapter) => [chapter, []]));
  for (const example of examples) chapters.get(chapterOf(game, example))?.push(example);
  return new Map([...chapters].filter(([, list]) => list.length > 0));
}

/** Where an example is found: by its title, its paragraphs, its chapter, and by its title in the other language. */
const placesOf = (game: AnyGame, examples: readonly Scenario[], language: 'de' | 'en'): readonly Place<Scenario>[] =>
  examples.map((one) =>
    placeOf(one, [
      [one.paragraphs.join(' '), 4],
      [titleOf(one)[language], 3],
      [game.chapters[chapterOf(game, one)]?.[language] ?? '', 2],
      [titleOf(one)[language === 'de' ? 'en' : 'de'], 1],
    ]),
  );

/** Finds an example by words, best first, as a start for a question. */
export function Picker({ game, view, examples, onTake }: PickerProps): ReactElement {
  const say = useSay();
  const { language } = useSettings();
  const [text, setText] = useState('');
  const wish = wishIn(game, view);
  const places = useMemo(() => placesOf(game, examples, language), [game, examples, language]);
  const ways = useMemo(() => meant(wordsIn(text), view.alsoCalled), [text, view]);
  const { found, all } = useMemo(() => find(places, ways), [places, ways]);
  const words = ways.flat();
  const chapters = byChapter(
    game,
    found.map(({ of }) => of),
    words.length > 0,
  );
  return (
    <div className="picker">
      <form className="search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="grow">
          <span>{say(ASK.findBy)}</span>
          <input
            type="search"
            value={text}
            placeholder={wish === undefined ? undefined : say(fill(ASK.findHint, { words: say(wishWords(wish)) }))}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </form>
      <p className="quiet" role="status">
        {examples.length === 0 ? '' : countOf(found.length, all, say)}
      </p>
      {[...chapters].map(([chapter, list]) => (
        <Chapter
          key={`${chapter} ${words.length > 0}`}
          number={chapter}
          title={say(game.chapters[chapter]!)}
          list={list}
          words={words}
          onTake={onTake}
        />
      ))}
    </div>
  );
}

interface ChapterProps extends Pick<PickerProps, 'onTake'> {
  readonly number: string;
  readonly title: string;
  readonly list: readonly Scenario[];
  readonly words: readonly string[];
}

/** Open where something is looked for; hundreds of examples are written only where somebody wants to see them. */
function Chapter({ number, title, list, words, onTake }: ChapterProps): ReactElement {
  const say = useSay();
  const [open, setOpen] = useState(words.length > 0);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="number">{number}</span> {title} <span className="quiet">({list.length})</span>
      </summary>
      {open ? (
        <ul>
          {list.map((one) => (
            <li key={one.title}>
              <button type="button" className="plain" onClick={() => onTake(one)}>
                <Marked text={say(titleOf(one))} words={words} />{' '}
                <span className="quiet">
                  <Marked text={one.paragraphs.slice(0, 2).join(', ')} words={words} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

function countOf(n: number, all: boolean, say: Say): string {
  if (n === 0) return say(ASK.foundNone);
  if (!all) return say(fill(ASK.foundSome, { n }));
  return n === 1 ? say(ASK.foundOne) : say(fill(ASK.found, { n }));
}
