import { useState, type FocusEvent, type ReactElement } from 'react';
import { sitDown } from '../../session/far/matches.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { at } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { change, useSettings } from '../../ui/settings.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useRoom, useTable } from '../at-table.ts';
import { givingUpOf } from '../ends/giving-up.ts';
import { GiveUp } from '../ends/pause-sheet.tsx';
import { PHRASES } from '@bande/protocol';
import { useBeing, useCompany, useKnowsDraw, useNameOf } from './use-company.ts';
import { COMPANY, PHRASE_WORDS } from './words.ts';

/** Instead of the pause of one device: who is here, what may be said, asked and given up. Time goes on. */
export function CompanySheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [company] = useCompany();
  const say = useSay();
  const isPlayer = company.seats.length > 0;
  return (
    <Sheet kind="drawer" title={say(COMPANY.open)} onClose={onClose}>
      <div className="company-sheet">
        <People />
        {isPlayer ? <Requests onDone={onClose} /> : null}
        {isPlayer ? <Phrases onDone={onClose} /> : null}
        <InviteToWatch />
        {isPlayer ? <SeatAlong /> : null}
        {isPlayer ? <GivesUp /> : null}
      </div>
    </Sheet>
  );
}

function People(): ReactElement {
  const [, { people }] = useCompany();
  const nameOf = useNameOf();
  const being = useBeing();
  const { view, session, game } = useTable();
  const say = useSay();
  const { match } = session.snapshot;
  const sides = view.sides(match);
  return (
    <ul className="company-people">
      {people.map((person) => {
        const bot = person.is === 'bot' ? game.bots.find(({ id }) => id === person.name) : undefined;
        const side = match.setup.seating[person.seat];
        return (
          <li key={person.seat} data-is={person.is}>
            <i aria-hidden="true" />
            <b>{bot === undefined ? nameOf(person.seat) : say(bot.title)}</b>
            {side === undefined ? null : <span>{say(sides[side]!.name)}</span>}
            {person.is === 'bot' ? null : <span>{being(person)}</span>}
            {person.later === undefined || person.later === 0 ? null : (
              <span>{say(fill(COMPANY.later, { n: person.later }))}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is asked of the other one. */
function Requests({ onDone }: { readonly onDone: () => void }): ReactElement | null {
  const [company] = useCompany();
  const { match } = useRoom().seen.snapshot;
  const say = useSay();
  const knowsDraw = useKnowsDraw();
  if (match.outcome !== null) return null;
  const propose = (what: 'pause' | 'inTurn' | 'draw'): void => {
    company.propose(what);
    onDone();
  };
  return (
    <section aria-label={say(COMPANY.requests)}>
      {match.pausedAt === null ? (
        <button type="button" className="t-plain" data-action="ask-pause" data-first onClick={() => propose('pause')}>
          <Icon name="pause" /> {say(COMPANY.askPause)}
        </button>
      ) : null}
      {match.mode === 'live' ? (
        <button type="button" className="t-plain" data-action="ask-in-turn" onClick={() => propose('inTurn')}>
          {say(COMPANY.inTurn)}
        </button>
      ) : null}
      {knowsDraw ? <OfferDraw onOffer={() => propose('draw')} /> : null}
    </section>
  );
}

/** Never by one slip. */
function OfferDraw({ onOffer }: { readonly onOffer: () => void }): ReactElement {
  const say = useSay();
  const [asks, ask] = useState(false);
  if (!asks)
    return (
      <button type="button" className="t-plain" data-action="offer-draw" onClick={() => ask(true)}>
        {say(COMPANY.offerDraw)}
      </button>
    );
  return (
    <>
      <span role="status">{say(COMPANY.sure)}</span>
      <button type="button" className="t-plain" data-action="rather-not" autoFocus onClick={() => ask(false)}>
        {say(COMPANY.ratherNot)}
      </button>
      <button type="button" className="t-plain" data-action="sure-draw" onClick={onOffer}>
        {say(COMPANY.drawSure)}
      </button>
    </>
  );
}

function Phrases({ onDone }: { readonly onDone: () => void }): ReactElement {
  const [company] = useCompany();
  const say = useSay();
  const { muted } = useSettings();
  return (
    <section aria-label={say(COMPANY.say)}>
      <h3>{say(COMPANY.say)}</h3>
      <p className="phrases">
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="t-plain"
            data-phrase={phrase}
            onClick={() => {
              company.tell(phrase);
              onDone();
            }}
          >
            {say(PHRASE_WORDS[phrase])}
          </button>
        ))}
      </p>
      <button
        type="button"
        className="t-plain"
        data-action="mute"
        aria-pressed={muted}
        onClick={() => change({ muted: !muted })}
      >
        <Icon name={muted ? 'mute' : 'sound'} /> {say(muted ? COMPANY.muted : COMPANY.mute)}
      </button>
    </section>
  );
}

/** Whoever has the address watches. */
function InviteToWatch(): ReactElement | null {
  const [company] = useCompany();
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const { mayWatch, code } = company.notice;
  if (!mayWatch || navigator.clipboard === undefined) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}/m/${code}`);
    setCopied(true);
  };
  return (
    <p>
      <button type="button" className="t-plain" data-action="invite-to-watch" onClick={() => void copy()}>
        <Icon name="share" /> {say(COMPANY.invite)}
      </button>
      <span role="status">{copied ? say(COMPANY.copied) : ''}</span>
    </p>
  );
}

/** One's own seat for another device of one's own: the browser keeps its token where no script reads it, so the server is asked for it. */
function SeatAlong(): ReactElement {
  const [company] = useCompany();
  const say = useSay();
  const [link, setLink] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const { id } = company.notice;
  const take = async (): Promise<void> => {
    const seated = await sitDown(id, {}).catch(() => null);
    if (seated === null) return setTold(say(COMPANY.lineOff));
    const address = `${location.origin}${at.seat(id, seated.token)}`;
    setLink(address);
    setTold((await copyText(address)) ? say(COMPANY.copied) : '');
  };
  return (
    <div className="seat-along">
      <button type="button" className="t-plain" data-action="seat-along" onClick={() => void take()}>
        <Icon name="link" /> {say(COMPANY.seatAlong)}
      </button>
      {link === null ? null : (
        <input
          className="copy-by-hand"
          type="text"
          readOnly
          aria-label={say(COMPANY.seatLink)}
          value={link}
          onFocus={selected}
        />
      )}
      <span role="status">{told}</span>
    </div>
  );
}

const selected = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select();

function GivesUp(): ReactElement | null {
  const table = useTable();
  const { seen } = useRoom();
  const say = useSay();
  const choices = givingUpOf(table, seen.snapshot.match, say);
  return seen.snapshot.match.outcome !== null || choices.length === 0 ? null : <GiveUp choices={choices} />;
}
