import type { Proposal } from '@bande/host';
import { lookAt } from '@bande/stage/view';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import { useSettings } from '../../ui/settings.ts';
import { useRoom, useTable } from '../at-table.ts';
import { ComeAlong } from './come-along.tsx';
import { useCompany, useKnowsDraw, useLeft, useNameOf } from './use-company.ts';
import { useNextWords } from './use-next-match-told.ts';
import { CLAIM_WORDS, COMPANY, PHRASE_WORDS } from './words.ts';

/** So long somebody's words stand there. */
const SAID_MS = 5_000;

/** What others at the match want, say or do, one under the other, off the table; each can be answered where it stands. */
export function News(): ReactElement {
  return (
    <div className="company-news">
      <LineNews />
      <LostNews />
      <EngineNews />
      <SlowNews />
      <SecretNews />
      <OfferNews />
      <NextNews />
      <SaidNews />
    </div>
  );
}

interface ItemProps {
  readonly kind: string;
  readonly words: string;
  readonly children?: ReactNode;
}

const Item = ({ kind, words, children }: ItemProps): ReactElement => (
  <section className="news-item" data-news={kind}>
    <p role="status">{words}</p>
    {children === undefined ? null : <p className="news-answers">{children}</p>}
  </section>
);

interface AnswerProps {
  readonly action: string;
  readonly words: string;
  readonly onPress: () => void;
  readonly isMain?: boolean;
}

const Answer = ({ action, words, onPress, isMain = false }: AnswerProps): ReactElement => (
  <button type="button" className={isMain ? 't-main' : 't-plain'} data-action={action} onClick={onPress}>
    {words}
  </button>
);

/** The line to the server has fallen, or was taken by another window. */
function LineNews(): ReactElement | null {
  const [company, { line, bye }] = useCompany();
  const say = useSay();
  if (line === 'off') return <Item kind="off" words={say(COMPANY.lineOff)} />;
  if (line !== 'ended' || bye === null) return null;
  if (bye === 'elsewhere')
    return (
      <Item kind="elsewhere" words={say(COMPANY.elsewhere)}>
        <Answer action="play-here" words={say(COMPANY.playHere)} isMain onPress={() => company.again()} />
      </Item>
    );
  const isOld = bye === 'engine' || bye === 'protocol';
  return (
    <Item kind={bye} words={say(isOld ? COMPANY.engine : COMPANY.ended)}>
      <Answer action="reload" words={say(COMPANY.reload)} isMain onPress={() => location.reload()} />
    </Item>
  );
}

/** Somebody is not there: how long the match waits, and afterwards how it may go on. */
function LostNews(): ReactElement | null {
  const [company, { people, waits, toldAt, line }] = useCompany();
  const isOver = useRoom().seen.snapshot.match.outcome !== null;
  const say = useSay();
  const nameOf = useNameOf();
  const missing = people.find(({ seat, is }) => is === 'lost' && !company.seats.some((own) => own === seat));
  const left = useLeft(missing, toldAt);
  const claims = useKnowsDraw() ? (['win', 'draw', 'bot'] as const) : (['win', 'bot'] as const);
  const [waitsOn, waitOn] = useState(false);
  useEffect(() => waitOn(false), [missing?.seat]);
  // Nobody is waited for at a match that is over, nor from a page that has no line to it.
  if (isOver || line !== 'on') return null;
  if (waits === 'store') return <Item kind="store" words={say(COMPANY.store)} />;
  if (waits === 'countdown') return <Item kind="countdown" words={say(COMPANY.countdown)} />;
  const awaited = people.find(({ is }) => is === 'awaited');
  if (missing === undefined)
    return awaited === undefined ? null : (
      <Item kind="awaited" words={say(fill(COMPANY.awaited, { name: nameOf(awaited.seat) }))} />
    );
  const name = nameOf(missing.seat);
  if (left > 0) return <Item kind="lost" words={say(fill(COMPANY.lostFor, { name, n: left }))} />;
  if (company.seats.length === 0) return <Item kind="lost" words={say(fill(COMPANY.lostStill, { name }))} />;
  if (waitsOn)
    return (
      <Item kind="lost" words={say(fill(COMPANY.lostStill, { name }))}>
        <Answer action="wait-no-longer" words={say(COMPANY.waitNoLonger)} onPress={() => waitOn(false)} />
      </Item>
    );
  return (
    <Item kind="claim" words={say(fill(COMPANY.lostNow, { name }))}>
      <Answer action="wait" words={say(COMPANY.wait)} isMain onPress={() => waitOn(true)} />
      {claims.map((claim) => (
        <Answer
          key={claim}
          action={`claim-${claim}`}
          words={say(CLAIM_WORDS[claim])}
          onPress={() => company.claim(claim)}
        />
      ))}
    </Item>
  );
}

/** What others ask, and what was asked from here. */
function OfferNews(): ReactElement | null {
  const [company, { offers }] = useCompany();
  const say = useSay();
  const nameOf = useNameOf();
  const isMine = (seat: number): boolean => company.seats.some((own) => own === seat);
  const answer = (what: Proposal, agrees: boolean): void => company.answer(what, agrees);
  return (
    <>
      {offers.map(({ what, by, asked }) => {
        const open = asked.some(isMine);
        const [other] = asked;
        if (!open)
          return other === undefined || !isMine(by) ? null : (
            <Item key={what} kind={`asked-${what}`} words={say(fill(COMPANY.asked, { name: nameOf(other) }))}>
              <Answer action="rather-not" words={say(COMPANY.ratherNot)} onPress={() => answer(what, false)} />
            </Item>
          );
        return (
          <Item key={what} kind={what} words={say(fill(COMPANY.offers[what], { name: nameOf(by) }))}>
            <Answer action="agree" words={say(COMPANY.yes)} isMain onPress={() => answer(what, true)} />
            <Answer action="decline" words={say(COMPANY.no)} onPress={() => answer(what, false)} />
          </Item>
        );
      })}
    </>
  );
}

/** An update came in between. */
function EngineNews(): ReactElement | null {
  const [, { wentOn }] = useCompany();
  const say = useSay();
  const [isRead, read] = useState(false);
  if (!wentOn || isRead) return null;
  return (
    <Item kind="engine" words={say(COMPANY.wentOn)}>
      <Answer action="close" words={say(COMPANY.close)} onPress={() => read(true)} />
    </Item>
  );
}

/** Offered once; when both want it, it is done where nothing moves. */
function SlowNews(): ReactElement | null {
  const [company, { isTooSlow }] = useCompany();
  const { session } = useTable();
  const say = useSay();
  const [isRead, read] = useState(false);
  const { match } = session.snapshot;
  const isLive = match.outcome === null && match.mode === 'live';
  if (!isTooSlow || isRead || !isLive || company.seats.length === 0) return null;
  return (
    <Item kind="slow" words={say(COMPANY.tooSlow)}>
      <Answer
        action="in-turn"
        words={say(COMPANY.inTurn)}
        isMain
        onPress={() => {
          company.propose('inTurn');
          read(true);
        }}
      />
      <Answer action="go-on-live" words={say(COMPANY.goOnLive)} onPress={() => read(true)} />
    </Item>
  );
}

/** What one has chosen in secret oneself, also after a reload. */
function SecretNews(): ReactElement | null {
  const { view } = useTable();
  const { chosen, match } = useRoom().seen.snapshot;
  const say = useSay();
  if (chosen.length === 0) return null;
  const words = chosen.map(({ action }) => say(lookAt(view, action).words(action, match))).join(', ');
  return <Item kind="secret" words={say(fill(COMPANY.ownSecret, { words }))} />;
}

/** The same people play on elsewhere; where the end is being read, it stands there. */
function NextNews(): ReactElement | null {
  const [company] = useCompany();
  const next = useNextWords();
  if (next === null || company.seats.some((own) => own === next.by)) return null;
  return (
    <Item kind="next" words={next.told}>
      <ComeAlong match={next.match} />
    </Item>
  );
}

function SaidNews(): ReactElement | null {
  const [company, { said }] = useCompany();
  const { muted } = useSettings();
  const say = useSay();
  const nameOf = useNameOf();
  const [past, setPast] = useState(0);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setPast(said.n), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const isOwn = company.seats.some((own) => own === said?.seat);
  if (said === null || said.n <= past || (muted && !isOwn)) return null;
  const words = say(PHRASE_WORDS[said.phrase]);
  return <Item kind="said" words={say(fill(COMPANY.said, { name: nameOf(said.seat), words }))} />;
}
