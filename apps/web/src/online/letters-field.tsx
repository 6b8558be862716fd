import { useId, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { at } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { matchIn } from './agreed.ts';
import { LETTERS } from './words.ts';

/** Six letters that somebody has read out, or a link that was sent. */
export function LettersField({ first = '' }: { readonly first?: string }): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const [text, setText] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const hint = useId();
  const join = (): void => {
    const match = matchIn(text);
    setWrong(match === null);
    if (match !== null) go(at.online(match));
  };
  return (
    <form
      className="letters-field"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label>
        <span>{say(LETTERS.field)}</span>
        <input
          type="text"
          name="letters"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={hint}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="button">
        {say(LETTERS.go)}
      </button>
      <p id={hint} className="wrong" role="status">
        {isWrong ? say(LETTERS.wrong) : ''}
      </p>
    </form>
  );
}
