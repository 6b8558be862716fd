import type { AnyGame, AnyShape, LogEntry, Match } from '@bande/core';
import { useLatest } from '@bande/stage/use-latest';
import type { CardTeller, PartOfView } from '../../games/part-of-view.ts';
import { memo, useCallback, useEffect, useMemo, useRef, type MouseEvent, type ReactElement } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import type { Beat } from '../../session/beats.ts';
import { sentencesOf } from './call-lines.ts';
import { clockDuration, clockWords } from './clock-words.ts';
import { Icon, SideSign } from '../../ui/icons.tsx';
import { weightOf, type Call, type Card } from '../moments.ts';
import { Paragraphs } from '../../ui/paragraph.tsx';
import { chaptersOf, lineReached, storyOf, type Chapter, type StoryLine } from './story.ts';
import { evidenceOf } from './use-evidence.ts';
import { BOARD, DIE_WORDS } from '../words.ts';
import './story.css';

interface StoryListProps {
  readonly game: AnyGame;
  readonly view: CardTeller & PartOfView<'factWords' | 'sides' | 'shows' | 'scoreboard' | 'evidence'>;
  readonly match: Match<AnyShape>;
  readonly beats: readonly Beat[];
  /** How many entries of the log may be read. */
  readonly told: number;
  /** In a match that is watched: how many of them one has come to, or has asked to see. The last line of these is marked. */
  readonly reached?: number;
  /** Where a click on a line leads, if anywhere. */
  readonly onOpen?: ((line: StoryLine) => void) | undefined;
  readonly newestFirst?: boolean;
  /** Where what a call rests on can be seen on the table, with the log that it rests on. */
  readonly onEvidence?: ((card: Card) => void) | undefined;
  readonly log?: readonly LogEntry<AnyShape>[];
}

/** The match as it is told: one line a move, with its dice, the clock and what came of it; paragraphs for whoever asks. */
export function StoryList(props: StoryListProps): ReactElement {
  const { beats, told, reached = 0, newestFirst = false, log = NO_LOG, onEvidence, ...rest } = props;
  const say = useSay();
  const { view } = rest;
  const now = useLatest(log);
  const rests = useCallback((calls: readonly Call[]) => evidenceOf(view, calls, now.current).size > 0, [view, now]);
  const lines = useMemo(() => storyOf(view, beats, told), [view, beats, told, beats.length]);
  const chapters = useMemo(() => chaptersOf(lines), [lines]);
  const list = useRef<HTMLDivElement>(null);
  const current = lineReached(lines, reached)?.place ?? null;
  useEffect(() => {
    // Several things may happen in one frame: one scrolls to the last of them.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current]);
  if (chapters.length === 0) return <p className="t-soft">{say(BOARD.nothingTold)}</p>;
  return (
    <div className="story" ref={list}>
      {(newestFirst ? chapters.toReversed() : chapters).map((chapter) => (
        <ChapterOf
          key={chapter.lines[0]!.line.entry.fact.id}
          chapter={chapter}
          newestFirst={newestFirst}
          current={current}
          rests={onEvidence === undefined ? undefined : rests}
          onEvidence={onEvidence}
          {...rest}
        />
      ))}
    </div>
  );
}

const NO_LOG: readonly LogEntry<AnyShape>[] = [];

interface Telling extends Omit<StoryListProps, 'beats' | 'told' | 'reached' | 'newestFirst' | 'log'> {
  /** Whether there is something on the table that these calls rest on. */
  readonly rests?: ((calls: readonly Call[]) => boolean) | undefined;
}
interface Marked {
  /** Where the line begins in the log that is marked. */
  readonly current: number | null;
}

function ChapterOf({
  chapter: { period, lines },
  newestFirst,
  current,
  ...rest
}: Telling & Marked & { readonly chapter: Chapter; readonly newestFirst: boolean }): ReactElement {
  const say = useSay();
  return (
    <section>
      <h3>{say(period)}</h3>
      <ol>
        {(newestFirst ? lines.toReversed() : lines).map(({ line, seconds }) => (
          <LineOf key={line.entry.fact.id} line={line} seconds={seconds} isCurrent={line.place === current} {...rest} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps extends Telling {
  readonly line: StoryLine;
  readonly seconds: number | null;
  readonly isCurrent: boolean;
}

/** A match has hundreds of them, and each is told once: only what is marked changes. */
const LineOf = memo(function LineOf({ line, seconds, isCurrent, onOpen, ...rest }: LineProps): ReactElement {
  const { view, match } = rest;
  const { told, calls } = line;
  const sides = view.sides(match);
  const look = told === null || told.by === null ? undefined : sides[told.by];
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={calls.length === 0 ? '' : `weight-${weightOf(view, calls)}`}
    >
      {/* Where a line leads nowhere else, it opens its own paragraphs; by keys their sign does. */}
      <p
        className={`story-line ${onOpen === undefined ? 'opens-rules' : ''}`}
        onClick={onOpen === undefined ? openRules : undefined}
      >
        {seconds === null ? null : <time dateTime={clockDuration(seconds)}>{clockWords(seconds)}</time>}
        {look === undefined ? null : <SideSign colour={look.colour} shape={look.shape} />}
        <Told line={line} onOpen={onOpen} {...rest} />
        <DiceOf line={line} sides={sides} />
      </p>
      <EvidenceOf calls={calls} {...rest} />
      {calls.length === 0 ? null : <RulesOf line={line} game={rest.game} />}
    </li>
  );
});

function openRules({ currentTarget }: MouseEvent<HTMLElement>): void {
  const rules = currentTarget.parentElement?.querySelector('details');
  if (rules) rules.open = !rules.open;
}

/** What was done, and what came of it, in one line. */
function Told({ line, view, match, onOpen }: Telling & { readonly line: StoryLine }): ReactElement {
  const say = useSay();
  const { calls } = line;
  const [first = BOARD.refereeSays, ...more] = sentencesOf(view, match, { told: line.told?.words ?? null, calls });
  return (
    <span className="story-told">
      {onOpen === undefined ? (
        say(first)
      ) : (
        <button type="button" className="to-call" onClick={() => onOpen(line)}>
          {say(first)}
        </button>
      )}
      {more.length === 0 ? null : <span className="story-then"> {more.map(say).join(' ')}</span>}
    </span>
  );
}

function DiceOf({
  line: { dice },
  sides,
}: {
  readonly line: StoryLine;
  readonly sides: ReturnType<Telling['view']['sides']>;
}): ReactElement | null {
  const say = useSay();
  if (dice.length === 0) return null;
  return (
    <span className="story-dice">
      {dice.flatMap((show, i) =>
        show.values.map((value, j) => (
          <span
            key={`${i} ${j}`}
            className="story-die"
            role="img"
            aria-label={say(fill(DIE_WORDS, { n: value }))}
            style={{ '--side': sides[show.sides[j] ?? '']?.colour ?? 'transparent' }}
          >
            {value}
          </span>
        )),
      )}
    </span>
  );
}

/** Leads to the table, where what was called is lit. */
function EvidenceOf({
  calls: [first, ...more],
  rests,
  onEvidence,
}: Pick<Telling, 'rests' | 'onEvidence'> & Pick<StoryLine, 'calls'>): ReactElement | null {
  const say = useSay();
  if (first === undefined || onEvidence === undefined || rests?.([first, ...more]) !== true) return null;
  return (
    <button
      type="button"
      className="story-evidence"
      aria-label={say(BOARD.showEvidence)}
      title={say(BOARD.showEvidence)}
      onClick={() => onEvidence([first, ...more])}
    >
      <Icon name="eye" />
    </button>
  );
}

/** The right has lapsed by itself: at this level nobody is asked. */
const isUnasked = ({ ruling }: StoryLine['calls'][number]): boolean => ruling.detail?.['asked'] === false;

/** The paragraphs, for whoever asks. */
function RulesOf({ game, line: { calls } }: { readonly game: AnyGame; readonly line: StoryLine }): ReactElement {
  const say = useSay();
  const ids = [...new Set(calls.flatMap(({ ruling }) => ruling.paragraphs))];
  const many = say(ids.length === 1 ? BOARD.oneRule : fill(BOARD.rules, { n: ids.length }));
  return (
    <details className="story-rules">
      <summary title={many}>
        <span aria-hidden="true">§</span>
        <span className="only-heard">{many}</span>
      </summary>
      <Paragraphs game={game} ids={ids} />
      {calls.some(isUnasked) ? <span className="story-unasked"> {say(BOARD.unasked)}</span> : null}
    </details>
  );
}
