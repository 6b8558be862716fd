import type { AnyGame, Scenario } from '@bande/core';
import { useMemo, useState, type ReactElement } from 'react';
import { fill, useSay, type Say } from '../app/say.ts';
import { titleOf } from '../reader/examples.ts';
import { holdsAll, Marked, wordsIn } from '../reader/find.tsx';
import { ASK } from './words.ts';

interface PickerProps {
  readonly game: AnyGame;
  readonly examples: readonly Scenario[];
  readonly onTake: (example: Scenario) => void;
}

/** Examples by chapter, each under the first paragraph that it shows. */
export function byChapter(game: AnyGame, examples: readonly Scenario[]): ReadonlyMap<string, readonly Scenario[]> {
  const chapters = new Map<string, Scenario[]>(Object.values(game.rulebook).map(({ chapter }) => [chapter, []]));
  for (const example of examples) chapters.get(game.rulebook[example.paragraphs[0]!]?.chapter ?? '')?.push(example);
  return new Map([...chapters].filter(([, list]) => list.length > 0));
}

/** Finds an example by words of its title, by its paragraphs or by its chapter, as a start for a question. */
export function Picker({ game, examples, onTake }: PickerProps): ReactElement {
  const say = useSay();
  const [text, setText] = useState('');
  const words = wordsIn(text);
  const found = useMemo(
    () => examples.filter((one) => holdsAll(`${say(titleOf(one))} ${one.paragraphs.join(' ')}`, wordsIn(text))),
    [examples, text, say],
  );
  const chapters = byChapter(game, found);
  return (
    <div className="picker">
      <form className="search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="grow">
          <span>{say(ASK.findBy)}</span>
          <input
            type="search"
            value={text}
            placeholder={say(ASK.findHint)}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </form>
      <p className="quiet" role="status">
        {examples.length === 0 ? '' : countOf(found.length, say)}
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

function countOf(n: number, say: Say): string {
  if (n < 2) return say(n === 0 ? ASK.foundNone : ASK.foundOne);
  return say(fill(ASK.found, { n }));
}
