import { agreements } from 'virtual:agreements';
import { cards } from 'virtual:cards';
import type { MatchNotice } from '@bande/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { usualOpponent } from '../games/opponent.ts';
import { Frame } from '../ui/frame.tsx';
import { keepInvitation } from '../ui/invitation.ts';
import { at, routes } from '../ui/routes.ts';
import { fill, useSay } from '../ui/say.ts';
import { agreedIn, type Agreed } from './agreed.ts';
import { AgreedList } from './agreed-list.tsx';
import { LinkToGive } from './link-to-give.tsx';
import { QrCode } from './qr-code.tsx';
import { addressesHere, isOwnName } from './reachable.ts';
import { SeatLink } from './seat-link.tsx';
import { AGREED, WAITING } from './words.ts';

interface WaitingRoomProps {
  readonly notice: MatchNotice;
  /** The server did not answer the last time. */
  readonly isSilent: boolean;
}

/** Where others find this server: as it is called here, unless nobody else can reach this name. Null: nobody has said yet. */
function useAddresses(): readonly string[] | null {
  const isOwn = isOwnName(location.hostname);
  const [addresses, setAddresses] = useState<readonly string[] | null>(isOwn ? null : [location.origin]);
  useEffect(() => {
    if (!isOwn) return;
    let here = true;
    void addressesHere().then((found) => here && setAddresses(found));
    return () => {
      here = false;
    };
  }, [isOwn]);
  return addresses;
}

/** One has a seat and waits for the other one. */
export function WaitingRoom({ notice, isSilent }: WaitingRoomProps): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const addresses = useAddresses();
  const of = agreements.find((one) => one.game === notice.game);
  const agreed = of === undefined ? null : agreedIn(of, notice);
  // Wherever he goes meanwhile, he is told when the other one comes.
  useEffect(() => keepInvitation(notice.id), [notice.id]);
  const cancel = (): void => {
    keepInvitation(null);
    go(routes.start);
  };
  return (
    <Frame title={say(WAITING.title)}>
      <h1>{say(WAITING.title)}</h1>
      <p className="lead" role="status">
        {say(isSilent ? WAITING.silent : WAITING.waits)}
      </p>
      <div className="online-columns waiting-room">
        {addresses === null ? <div /> : <ToGive notice={notice} addresses={addresses} />}
        <section aria-labelledby="agreed-title" className="online-preview">
          <h2 id="agreed-title">{say(AGREED.title)}</h2>
          {agreed === null ? null : <AgreedList agreed={agreed} />}
          <h2>{say(WAITING.meanwhile)}</h2>
          <Meanwhile game={notice.game} agreed={agreed} />
          <SeatLink match={notice.id} origin={addresses?.[0] ?? location.origin} />
          <p className="with-hint">
            <button type="button" className="button is-quiet" data-action="cancel" onClick={cancel}>
              {say(WAITING.cancel)}
            </button>
            <span className="quiet">{say(WAITING.cancelHint)}</span>
          </p>
        </section>
      </div>
    </Frame>
  );
}

interface ToGiveProps {
  readonly notice: MatchNotice;
  readonly addresses: readonly string[];
}

/** The way to this match, as a link, as a picture and as letters. */
function ToGive({ notice: { game, code }, addresses }: ToGiveProps): ReactElement {
  const say = useSay();
  const [origin = location.origin, ...others] = addresses;
  const link = origin + at.online(code);
  const title = cards.find(({ id }) => id === game)?.game;
  return (
    <section className="to-give">
      {isOwnName(location.hostname) ? <OwnNameOnly hasOthers={addresses.length > 0} /> : null}
      <LinkToGive
        isMain
        link={link}
        label={WAITING.link}
        shareText={say(fill(WAITING.shareText, { game: title === undefined ? game : say(title) }))}
      />
      {others.length === 0 ? null : (
        <ul className="other-links">
          {others.map((other) => (
            <li key={other}>
              <a href={other + at.online(code)}>{other + at.online(code)}</a>
            </li>
          ))}
        </ul>
      )}
      <div className="picture-and-letters">
        <QrCode text={link} label={say(WAITING.picture)} />
        <div>
          <h2>{say(WAITING.letters)}</h2>
          <p className="six-letters">
            {Array.from(code, (letter, i) => (
              <span key={i}>{letter} </span>
            ))}
          </p>
          <p className="quiet">{say(WAITING.lettersHow)}</p>
        </div>
      </div>
    </section>
  );
}

/** Said where the link in one's own address bar would lead nobody anywhere. */
function OwnNameOnly({ hasOthers }: { readonly hasOthers: boolean }): ReactElement {
  const say = useSay();
  return (
    <p className="own-name-only">
      {say(fill(WAITING.ownName, { host: location.hostname }))}{' '}
      {say(hasOthers ? WAITING.ownNameElse : WAITING.ownNameNone)}
    </p>
  );
}

const alike = (agreed: Agreed | null): Readonly<Record<string, string>> => ({
  ...(agreed === null || agreed.preset === null ? {} : { preset: agreed.preset }),
  ...(agreed === null || agreed.side === null ? {} : { side: agreed.side }),
});

/** The same match against a bot, or against nobody where there is none. */
function Meanwhile({ game, agreed }: { readonly game: string; readonly agreed: Agreed | null }): ReactElement | null {
  const say = useSay();
  const bots = cards.find(({ id }) => id === game)?.bots ?? [];
  const bot = usualOpponent(game, bots);
  if (bot === undefined) return null;
  return (
    <p className="with-hint">
      <Link className="button is-quiet" data-action="bot" href={at.play(game, { bot, ...alike(agreed) })}>
        {say(WAITING.bot)}
      </Link>
      <span className="quiet">{say(WAITING.botHint)}</span>
    </p>
  );
}
