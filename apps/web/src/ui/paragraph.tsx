import type { AnyGame } from '@bande/core';
import { useState, type ReactElement } from 'react';
import { at } from './routes.ts';
import { fill, useSay } from './say.ts';
import { Sheet } from './sheet.tsx';
import { HOUSE } from './house-words.ts';

interface ParagraphsProps {
  readonly game: AnyGame;
  readonly ids: readonly string[];
}

/** The paragraphs of a call; one click opens a paragraph beside the table. */
export function Paragraphs({ game, ids }: ParagraphsProps): ReactElement {
  const say = useSay();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <span className="t-paragraphs">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="t-paragraph"
          aria-label={say(fill(HOUSE.paragraph, { id }))}
          onClick={() => setOpen(id)}
        >
          § {id}
        </button>
      ))}
      {open === null ? null : <ParagraphSheet game={game} id={open} onClose={() => setOpen(null)} />}
    </span>
  );
}

function ParagraphSheet({
  game,
  id,
  onClose,
}: {
  readonly game: AnyGame;
  readonly id: string;
  readonly onClose: () => void;
}): ReactElement {
  const say = useSay();
  const entry = game.rulebook[id];
  const whole = game.rulebook[entry?.of ?? ''];
  const edition = game.editions.find((one) => one.books.includes(entry?.edition ?? ''));
  const chapter = game.chapters[entry?.chapter ?? ''];
  const readings = Object.entries(game.readings).filter(([, { paragraphs }]) => paragraphs.includes(id));
  return (
    <Sheet kind="drawer" title={`§ ${id}`} onClose={onClose}>
      <p className="sheet-source">
        {[edition === undefined ? '' : say(edition.title), chapter === undefined ? '' : say(chapter)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {whole === undefined ? null : <p className="gist">{say(whole.gist)}</p>}
      {entry === undefined ? null : <p className="gist">{say(entry.gist)}</p>}
      {readings.map(([name, { title, reading }]) => (
        <section key={name} className="t-reading">
          <h3>
            {say(HOUSE.reading)} {name}: {say(title)}
          </h3>
          <p>{say(reading)}</p>
        </section>
      ))}
      <p>
        <a href={at.paragraph(game.id, id)} target="_blank" rel="noreferrer">
          {say(HOUSE.inTheRulebook)}
        </a>
      </p>
    </Sheet>
  );
}
