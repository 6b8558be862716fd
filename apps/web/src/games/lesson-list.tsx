import type { Lesson } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Drawn } from '../ui/drawing.tsx';
import { useSay } from '../ui/say.ts';
import './lesson-list.css';

/** A game in a few lines, each with its sign. */
export function LessonList({
  lessons,
  className,
}: {
  readonly lessons: readonly Lesson[];
  readonly className?: string;
}): ReactElement {
  const say = useSay();
  return (
    <ol className={className}>
      {lessons.map(({ sign, words }) => (
        <li key={words.en}>
          <Drawn drawing={sign} className="lesson-sign" />
          <span>{say(words)}</span>
        </li>
      ))}
    </ol>
  );
}
