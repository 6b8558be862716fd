import type { Scenario } from '@bande/core';
import { useState, type ReactElement } from 'react';
import { fill, useSay, type Say } from '../app/say.ts';
import { ASK } from '../house/words.ts';
import { titleOf } from './examples.ts';
import { holdsAll, Marked, wordsIn } from './find.tsx';

const MOST = 8;

/** Finds an example by words of its title or by its paragraphs, as a start for a question. */
export function Picker({
  examples,
  onTake,
}: {
  readonly examples: readonly Scenario[];
  readonly onTake: (example: Scenario) => void;
}): ReactElement {
  const say = useSay();
  const [text, setText] = useState('');
  const words = wordsIn(text);
  const found =
    words.length === 0
      ? []
      : examples.filter((one) => holdsAll(`${say(titleOf(one))} ${one.paragraphs.join(' ')}`, words));
  return (
    <div className="picker">
      <form className="search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="grow">
          <span>{say(ASK.find)}</span>
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
        {words.length === 0 || examples.length === 0 ? '' : countOf(found.length, say)}
      </p>
      <ul>
        {found.slice(0, MOST).map((one) => (
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
    </div>
  );
}

function countOf(n: number, say: Say): string {
  if (n < 2) return say(n === 0 ? ASK.foundNone : ASK.foundOne);
  return say(fill(n > MOST ? ASK.foundMore : ASK.found, { n, shown: MOST }));
}
