import type { AnyGame, AnyShape, LogEntry, Match } from '@bande/core';
import { explainedIn } from '@bande/stage/view';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Drawn } from '../../ui/drawing.tsx';
import { wordsAsked } from './asked-words.ts';
import { useSay, type Say } from '../../ui/say.ts';
import { Icon } from '../../ui/icons.tsx';
import { linesOf, shortlyOf } from './call-lines.ts';
import { callsOf, MOST_CALLS, paragraphsOf, shortCard, TOLD, weightOf, type Call, type Card } from '../moments.ts';
import { Paragraphs } from '../../ui/paragraph.tsx';
import { BREAKPOINTS } from '../../ui/breakpoints.ts';
import { useMedia } from '../../ui/surroundings.ts';
import { BOARD } from '../words.ts';
import { HOUSE } from '../../ui/house-words.ts';
import type { CardTeller } from '../../games/part-of-view.ts';
import './calls.css';

interface CallCardProps {
  readonly game: AnyGame;
  readonly view: CardTeller;
  readonly match: Match<AnyShape>;
  readonly card: Card;
  /** The card before it of what somebody here did, while it is read beside what came then. */
  readonly own?: Card | null;
  readonly lit: boolean;
  /** Left out where there is nothing to see on the board. */
  readonly onLight?: (() => void) | undefined;
  /** There was time to read it: what else is to be said comes back beside it. */
  readonly isRead?: boolean;
  /** Left out where it goes by itself. */
  readonly onClose?: (() => void) | undefined;
}

/** The referee's last word: what, what comes of it, by which paragraphs, and on what it rests. */
export function CallCard(props: CallCardProps): ReactElement {
  const { game, view, match, card, own = null, lit, onLight, isRead = false, onClose } = props;
  const say = useSay();
  // There the card lies close to the table.
  const narrow = useMedia(BREAKPOINTS.phone);
  const calls = shortCard(view, card, narrow ? MOST_CALLS.narrow : MOST_CALLS.wide);
  return (
    <section
      className={`call-card weight-${weightOf(view, calls)}${isRead ? ' is-read' : ''}`}
      aria-label={say(BOARD.lastCall)}
    >
      {own === null ? null : (
        <p className="call-before">
          {say(BOARD.ownLast)}: {shortlyOf(view, match, own).map(say).join(' ')}
        </p>
      )}
      <ToldWords view={view} match={match} calls={calls} />
      <p className="call-foot">
        <Paragraphs game={game} ids={paragraphsOf(calls)} />
        {onLight === undefined ? null : (
          <button
            type="button"
            className="t-quiet"
            aria-pressed={lit}
            aria-label={say(lit ? BOARD.hideEvidence : BOARD.showEvidence)}
            onClick={onLight}
          >
            <Icon name="eye" /> <span>{say(lit ? BOARD.hideEvidence : BOARD.showEvidence)}</span>
          </button>
        )}
        {onClose === undefined ? null : (
          <button
            type="button"
            className="t-quiet call-close"
            aria-label={say(HOUSE.close)}
            title={say(HOUSE.close)}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </p>
    </section>
  );
}

interface CallLinesProps {
  readonly view: CardTeller;
  readonly match: Match<AnyShape>;
  readonly calls: readonly Call[];
  /** How words are written, where they are more than text. */
  readonly write?: (text: string) => ReactNode;
}

/** Words of the game can be asked for: what one means is told below, until it is pressed again or something else is called. */
function ToldWords({ view, match, calls }: CallLinesProps): ReactElement {
  const say = useSay();
  const known = explainedIn(view, match);
  const [asked, setAsked] = useState<{ readonly id: string; readonly of: Call } | null>(null);
  const [first] = calls;
  const shown = asked !== null && asked.of === first ? known.find(({ id }) => id === asked.id) : undefined;
  const write = (text: string): ReactNode =>
    wordsAsked(text, known, say).map((part, i) =>
      typeof part === 'string' ? (
        part
      ) : (
        <button
          key={i}
          type="button"
          className="asked-word"
          aria-expanded={part === shown}
          onClick={() => setAsked(part === shown || first === undefined ? null : { id: part.id, of: first })}
        >
          {say(part.word)}
        </button>
      ),
    );
  return (
    <>
      <CallLines view={view} match={match} calls={calls} write={write} />
      {shown === undefined ? null : (
        <p className="asked-meaning">
          <Drawn drawing={shown.sign} className="asked-sign" />
          <span>{say(shown.words)}</span>
        </p>
      )}
    </>
  );
}

/** Calls of one moment: what happened, one under the other, and below it what comes of it, after an arrow. */
export function CallLines({ view, match, calls, write = (text) => text }: CallLinesProps): ReactElement {
  const say = useSay();
  return (
    <>
      {linesOf(view, match, calls).map(({ words, follows }, i) => (
        <p key={i} className={i === 0 ? 'call-words' : 'call-words is-next'}>
          {follows ? <Therefore /> : null}
          {write(words.map(say).join(' '))}
        </p>
      ))}
    </>
  );
}

/** Seen as an arrow, which fits before every sentence of every language; heard as a word. */
function Therefore(): ReactElement {
  const say = useSay();
  return (
    <>
      <span className="therefore" aria-hidden="true">
        →{' '}
      </span>
      <span className="only-heard">{say(BOARD.therefore)}: </span>
    </>
  );
}

/** Calls of one moment as they are read out. */
export const callsSaid = (
  view: CardTeller,
  match: Match<AnyShape>,
  calls: readonly Call[],
  say: Say,
): readonly string[] =>
  linesOf(view, match, calls).map(({ words, follows }) =>
    [...(follows ? [`${say(BOARD.therefore)}:`] : []), ...words.map(say)].join(' '),
  );

/** Calls for the ear, as they come. */
export function CallsAloud({
  view,
  match,
  entries,
  more,
}: {
  readonly view: CardTeller;
  readonly match: Match<AnyShape>;
  readonly entries: readonly LogEntry<AnyShape>[];
  readonly more: string;
}): ReactElement {
  const say = useSay();
  const said = callsSaid(view, match, callsOf(view, entries, TOLD), say);
  return (
    <p className="only-heard" role="status" aria-live="polite">
      {[...said, more].filter((part) => part !== '').join(' ')}
    </p>
  );
}
