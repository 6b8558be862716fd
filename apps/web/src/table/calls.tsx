import type { AnyGame, AnyShape, LogEntry, Match } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { useEffect, useRef, type ReactElement } from 'react';
import { useSay } from '../app/say.ts';
import { Icon } from './icons.tsx';
import { Paragraphs } from './paragraph.tsx';
import type { Call } from './playback.ts';
import { TABLE } from './words.ts';

export interface CallCardProps {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly match: Match<AnyShape>;
  readonly call: Call;
  readonly lit: boolean;
  /** Left out where there is nothing to see on the board. */
  readonly onLight?: (() => void) | undefined;
}

/** The referee's last word: what, by which paragraph, and on what it rests. */
export function CallCard({ game, view, match, call: { ruling }, lit, onLight }: CallCardProps): ReactElement {
  const say = useSay();
  return (
    <section className={`call-card weight-${view.weight(ruling)}`} aria-label={say(TABLE.lastCall)}>
      <p className="call-words">{say(view.callWords(ruling, match))}</p>
      <p className="call-foot">
        <Paragraphs game={game} ids={ruling.paragraphs.slice(0, 2)} />
        {onLight === undefined ? null : (
          <button
            type="button"
            className="t-quiet"
            aria-pressed={lit}
            aria-label={say(lit ? TABLE.hideEvidence : TABLE.showEvidence)}
            onClick={onLight}
          >
            <Icon name="eye" /> <span>{say(lit ? TABLE.hideEvidence : TABLE.showEvidence)}</span>
          </button>
        )}
      </p>
    </section>
  );
}

export interface CallListProps {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
  readonly current?: LogEntry<AnyShape> | null;
  /** Where a click on a call leads, if anywhere. */
  readonly onOpen?: (entry: LogEntry<AnyShape>) => void;
  readonly newestFirst?: boolean;
}

const inTime = (view: GameView<AnyShape>, { rulings }: LogEntry<AnyShape>): LogEntry<AnyShape>['rulings'] =>
  view.inTime?.(rulings) ?? rulings;

/** Every call of a match that is not quiet. */
export function CallList({
  game,
  view,
  match,
  log,
  current = null,
  onOpen,
  newestFirst = false,
}: CallListProps): ReactElement {
  const say = useSay();
  const marked = useRef<HTMLLIElement>(null);
  const calls = log.flatMap((entry) =>
    inTime(view, entry)
      .filter((ruling) => view.weight(ruling) !== 'quiet')
      .map((ruling, i) => ({ entry, ruling, key: `${entry.fact.id} ${i}` })),
  );
  const currentKey = current?.fact.id;
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [currentKey]);
  if (calls.length === 0) return <p className="t-soft">{say(TABLE.noCalls)}</p>;
  return (
    <ol className="call-list">
      {(newestFirst ? calls.toReversed() : calls).map(({ entry, ruling, key }) => (
        <li
          key={key}
          ref={entry === current ? marked : null}
          aria-current={entry === current ? 'step' : undefined}
          className={`weight-${view.weight(ruling)}`}
        >
          {onOpen === undefined ? (
            <p>{say(view.callWords(ruling, match))}</p>
          ) : (
            <button type="button" className="to-call" onClick={() => onOpen(entry)}>
              {say(view.callWords(ruling, match))}
            </button>
          )}
          <Paragraphs game={game} ids={ruling.paragraphs} />
        </li>
      ))}
    </ol>
  );
}

/** Calls for the ear, as they come. */
export function CallsAloud({
  view,
  match,
  entries,
  more,
}: {
  readonly view: GameView<AnyShape>;
  readonly match: Match<AnyShape>;
  readonly entries: readonly LogEntry<AnyShape>[];
  readonly more: string;
}): ReactElement {
  const say = useSay();
  const said = entries.flatMap((entry) =>
    inTime(view, entry)
      .filter((ruling) => view.weight(ruling) !== 'quiet')
      .map((ruling) => say(view.callWords(ruling, match))),
  );
  return (
    <p className="only-heard" role="status" aria-live="polite">
      {[...said, more].filter((part) => part !== '').join(' ')}
    </p>
  );
}
