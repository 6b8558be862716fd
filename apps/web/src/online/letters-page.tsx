import type { ReactElement } from 'react';
import { Frame } from '../ui/frame.tsx';
import { useSay } from '../ui/say.ts';
import { LettersField } from './letters-field.tsx';
import { LETTERS } from './words.ts';
import './online.css';

/** `/m`: for whoever was told six letters. */
export function LettersPage(): ReactElement {
  const say = useSay();
  return (
    <Frame title={say(LETTERS.title)}>
      <h1>{say(LETTERS.title)}</h1>
      <p className="lead">{say(LETTERS.lead)}</p>
      <LettersField />
    </Frame>
  );
}
