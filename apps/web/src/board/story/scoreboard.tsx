import type { AnyShape, LogEntry, Match, Tick, Words } from '@bande/core';
import type { SideLook, Token } from '@bande/stage/view';
import { Fragment, useState, type ReactElement } from 'react';
import { Drawn } from '../../ui/drawing.tsx';
import { useSay } from '../../ui/say.ts';
import { clockDuration, clockWords } from './clock-words.ts';
import { Icon, SideSign } from '../../ui/icons.tsx';
import { useNow } from '../../ui/use-now.ts';
import { BOARD } from '../words.ts';
import type { PartOfView } from '../../games/part-of-view.ts';
import './being.css';
import './scoreboard.css';
import './tokens.css';

interface ScoreboardProps {
  readonly view: PartOfView<'scoreboard' | 'sides'>;
  readonly match: Match<AnyShape>;
  /** What has been told so far, where the board shows an order of things. */
  readonly log?: readonly LogEntry<AnyShape>[];
  /** The tick at this moment; left out, that of the match: a replay has no running clock. */
  readonly now?: () => Tick;
  /** The match as it is seen, where the board waits until something has come to rest: whose ball it is, is told at once. */
  readonly seen?: Match<AnyShape>;
  /** The match whose score counts already, while everything else is still told as it was: a goal is seen on the board at once. */
  readonly counted?: Match<AnyShape> | undefined;
  /** Sides of people at this device, where bots play the others. */
  readonly people?: readonly string[];
  /** What they are called, by side. */
  readonly names?: Readonly<Record<string, string>>;
  /** How those are there who are not at this device, by side. */
  readonly beings?: Readonly<Record<string, Being>>;
}

/** Whether somebody elsewhere is at the match, and a few words on his line. */
export interface Being {
  readonly is: 'there' | 'slow' | 'away' | 'lost';
  readonly words: string;
  /** The same in as little room as there is. */
  readonly short: string;
}

/** By how many sides stand on it. */
const BOARDS: Readonly<Record<number, string>> = { 0: 'scoreboard is-sign', 1: 'scoreboard is-alone' };

/** Score, clock, period and cards, like the small board over a club's table. */
export function Scoreboard({
  view,
  match,
  log,
  now,
  seen,
  counted,
  people,
  names = {},
  beings = {},
}: ScoreboardProps): ReactElement {
  const say = useSay();
  const current = useNow(now, match);
  const { period, secondsLeft, moveSecondsLeft, toMove, tokens, ...told } = view.scoreboard(current, log);
  const { score } = counted === undefined ? told : view.scoreboard(counted, log);
  const { inPossession } = seen === undefined ? told : view.scoreboard(seen, log);
  const sides = view.sides(match);
  const seated = [...new Set(match.setup.seating)];
  // Where nothing is counted, one alone is no side.
  const playing = score === null && seated.length === 1 ? [] : seated;
  const side = (id: string): ReactElement => (
    <SideOfBoard
      key={id}
      look={sides[id]!}
      tokens={tokens[id] ?? []}
      isToMove={toMove === id}
      hasBall={inPossession === undefined ? null : inPossession === id}
      badge={nameIn(names, id) ?? badgeOf(id, people)}
      isCalled={names[id] !== undefined}
      being={beings[id] ?? null}
    />
  );
  return (
    <section className={BOARDS[playing.length] ?? 'scoreboard'} aria-label={say(BOARD.scoreboard)}>
      {playing.slice(0, 1).map(side)}
      {score === null ? null : <Figures values={playing.map((id) => score[id] ?? 0)} />}
      {playing.slice(1).map(side)}
      <p className="when">
        <span className="period">{say(period)}</span>
        {secondsLeft === null ? null : <Clock label={say(BOARD.timeLeft)} seconds={secondsLeft} />}
        {moveSecondsLeft === null ? null : <MoveClock label={say(BOARD.moveTime)} seconds={moveSecondsLeft} />}
      </p>
    </section>
  );
}

function Figures({ values }: { readonly values: readonly number[] }): ReactElement {
  const say = useSay();
  return (
    <p className="figures" aria-label={`${say(BOARD.score)}: ${values.join(' : ')}`} role="img">
      {values.map((value, i) => (
        <Fragment key={i}>
          {i === 0 ? null : <span>:</span>}
          <Figure value={value} />
        </Fragment>
      ))}
    </p>
  );
}

/** What has just been counted is seen to change; what stood there from the first does not. */
function Figure({ value }: { readonly value: number }): ReactElement {
  const [first] = useState(value);
  return (
    <span key={value} className={value === first ? undefined : 'has-counted'}>
      {value}
    </span>
  );
}

const Clock = ({ label, seconds }: { readonly label: string; readonly seconds: number }): ReactElement => (
  <time className="clock" role="timer" aria-label={label} dateTime={clockDuration(seconds)}>
    {clockWords(seconds)}
  </time>
);

const HURRY_SECONDS = 10;
const MoveClock = ({ label, seconds }: { readonly label: string; readonly seconds: number }): ReactElement => (
  <span className={seconds <= HURRY_SECONDS ? 'move-clock is-short' : 'move-clock'}>
    {label} <Clock label={label} seconds={seconds} />
  </span>
);

interface SideProps {
  readonly look: SideLook;
  readonly tokens: readonly Token[];
  readonly isToMove: boolean;
  /** Null where there is no ball: then the turn stands beside the name. */
  readonly hasBall: boolean | null;
  readonly badge: Words | null;
  /** By a name of his own. */
  readonly isCalled: boolean;
  readonly being: Being | null;
}

/** A name is the same in every language. */
const nameIn = (names: Readonly<Record<string, string>>, side: string): Words | null =>
  names[side] === undefined ? null : { de: names[side], en: names[side] };

/** Who plays a side, where not everybody is here: you; where nobody is, bots. */
function badgeOf(side: string, people: readonly string[] | undefined): Words | null {
  if (people?.includes(side) === true) return BOARD.you;
  return people?.length === 0 ? BOARD.bot : null;
}

function SideOfBoard({ look, tokens, isToMove, hasBall, badge, isCalled, being }: SideProps): ReactElement {
  const say = useSay();
  const className = `board-side${isToMove ? ' is-to-move' : ''}${isCalled ? ' is-called' : ''}`;
  return (
    <div className={className} style={{ '--side': look.colour }}>
      <p>
        <SideSign colour={look.colour} shape={look.shape} />
        <span className="side-name">{say(look.name)}</span>
        {badge === null ? null : <Badge words={say(badge)} being={being} />}
        {hasBall === null ? <Sign kind="turn" words={say(BOARD.toMove)} isKept={!isToMove} /> : null}
      </p>
      {hasBall === null ? null : (
        <p className="side-signs">
          {isToMove ? <Sign kind="turn" words={say(BOARD.toMove)} /> : null}
          {hasBall ? <Sign kind="ball" words={say(BOARD.onTheBall)} /> : null}
        </p>
      )}
      <p className="t-tokens">
        {tokens.map((token, i) => (
          <TokenSign key={`${token.kind} ${i}`} token={token} />
        ))}
      </p>
    </div>
  );
}

/** What somebody is called, and how he is there. */
const Badge = ({ words, being }: { readonly words: string; readonly being: Being | null }): ReactElement =>
  being === null ? (
    <span className="is-you">{words}</span>
  ) : (
    <span className="is-you" data-is={being.is} title={being.words}>
      <i aria-hidden="true" /> <span className="you-name">{words}</span> <small>{being.short}</small>
      <span className="only-heard">{being.words}</span>
    </span>
  );

interface SignProps {
  readonly kind: 'turn' | 'ball';
  readonly words: string;
  /** Its room is kept for it, and it is neither seen nor heard: nothing moves when its time comes. */
  readonly isKept?: boolean;
}

const Sign = ({ kind, words, isKept = false }: SignProps): ReactElement => (
  <span className={`side-sign-${kind}${isKept ? ' is-kept' : ''}`}>
    <Icon name={kind} /> <span>{words}</span>
  </span>
);

function TokenSign({ token: { sign, label } }: { readonly token: Token }): ReactElement {
  const words = useSay()(label);
  return (
    <span className="t-token" role="img" aria-label={words} title={words}>
      <Drawn drawing={sign} className="t-sign" />
    </span>
  );
}
