import type { ReactElement } from 'react';
import { useSay } from '../ui/say.ts';
import { READER } from '../board/book/words.ts';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/surroundings.ts';
import { PARTS, type BookChapter } from '../board/book/chapters.ts';

interface ContentsProps {
  readonly chapters: readonly BookChapter[];
  /** Under the names of the parts; else in the order of what was found. */
  readonly inParts: boolean;
}

/** The chapters: beside the book, or folded away above it where there is no room beside it. */
export function Contents({ chapters, inParts }: ContentsProps): ReactElement {
  const say = useSay();
  const beside = useMedia(BREAKPOINTS.columns);
  const lists = (
    <>
      {inParts ? (
        PARTS.map((part) => ({ part, of: chapters.filter((chapter) => chapter.part === part) }))
          .filter(({ of }) => of.length > 0)
          .map(({ part, of }) => (
            <section key={part}>
              <h3>{say(READER[part])}</h3>
              <Chapters of={of} />
            </section>
          ))
      ) : (
        <Chapters of={chapters} />
      )}
    </>
  );
  return (
    <nav className="chapters" id="contents" aria-label={say(READER.chapters)}>
      {beside ? (
        lists
      ) : (
        <details>
          <summary>{say(READER.chapters)}</summary>
          {lists}
        </details>
      )}
    </nav>
  );
}

const Chapters = ({ of }: { readonly of: readonly BookChapter[] }): ReactElement => {
  const say = useSay();
  return (
    <ol>
      {of.map(({ id, title }) => (
        <li key={id}>
          <a href={`#chapter-${id}`}>
            <span className="number">{id}</span> <span>{say(title)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
};
