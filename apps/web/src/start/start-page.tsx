import { cards } from 'virtual:cards';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { GOES_ON } from '../ui/going-on.ts';
import { rememberOpponent, usualOpponent } from '../games/opponent.ts';
import { cameFrom } from '../ui/came-from.ts';
import { KitPicker, WornKits } from '../games/kit-picker.tsx';
import { at, routes } from '../ui/routes.ts';
import { fill, useSay } from '../ui/say.ts';
import type { GameCard } from './cards.ts';
import { Frame } from '../ui/frame.tsx';
import { Select } from '../ui/select.tsx';
import { START } from './words.ts';
import { TablePicture } from './pictures.tsx';
import { ShowTable } from './show-table.tsx';
import { useLastMatch } from './use-last-match.ts';
import './start.css';

/** A table that lives, four tables under their lamps, and one click to a match. */
export function StartPage(): ReactElement {
  const say = useSay();
  return (
    <Frame title="Bande">
      <div className="entrance">
        <div className="welcome">
          <h1>{say(START.title)}</h1>
          <p className="lead">{say(START.lead)}</p>
          <SitDown />
          <LastMatch />
        </div>
        <ShowTable />
      </div>
      <ul className="tables">
        {cards.map((card) => (
          <PlayableTable key={card.id} card={card} />
        ))}
      </ul>
      <p className="by-letters">
        <Link href={routes.letters}>{say(START.letters)}</Link>
      </p>
    </Frame>
  );
}

/** One click to each table, as a newcomer would play there, to its lessons, and to two who share it, without scrolling. */
function SitDown(): ReactElement {
  const say = useSay();
  return (
    <nav className="sit-down" aria-label={say(START.playNow)}>
      {cards.map(({ id, title, bots, presets, exercise }) => (
        <p key={id}>
          <Link
            className="button"
            href={at.play(id, {
              ...(bots[0] === undefined ? {} : { bot: usualOpponent(id, bots)! }),
              ...(presets[0] === undefined ? {} : { preset: presets[0].id }),
            })}
          >
            {say(title)} <span aria-hidden="true">▸</span>
          </Link>
          {exercise === null ? null : (
            <Link
              className="sit-way"
              href={at.exercise(id, exercise)}
              aria-label={`${say(START.learn)}: ${say(title)}`}
            >
              {say(START.learn)}
            </Link>
          )}
          {presets[0]?.alone === true ? null : (
            <Link className="sit-way" href={at.play(id)} aria-label={`${say(START.two)}: ${say(title)}`}>
              {say(START.two)}
            </Link>
          )}
        </p>
      ))}
    </nav>
  );
}

/** To go on with what was left, or to see again what was played. */
function LastMatch(): ReactElement | null {
  const say = useSay();
  const last = useLastMatch();
  if (last === null) return null;
  const title = cards.find(({ id }) => id === last.game)?.title;
  const game = title === undefined ? last.game : say(title);
  if (!last.over)
    return (
      <p className="resume">
        <span>{say(fill(START.goOnHint, { game }))}</span>
        <Link href={at.table(last.id)} state={GOES_ON} className="button">
          {say(START.goOn)}
        </Link>
      </p>
    );
  const score = [...new Set(last.header.seating)].map((side) => last.score[side] ?? '–').join(' : ');
  return (
    <p className="resume">
      <span>{say(fill(START.last, { game, score }))}</span>
      <Link href={at.replay(last.id)} state={cameFrom(routes.start)} className="button is-quiet">
        {say(START.watchLast)}
      </Link>
    </p>
  );
}

/** What both wear is seen, and chosen where one unfolds it. */
function Kits({ card, kits }: { readonly card: GameCard; readonly kits: NonNullable<GameCard['kits']> }): ReactElement {
  const say = useSay();
  const sides = Object.fromEntries(card.sides.map(({ id, name }) => [id, { name }]));
  return (
    <details className="kits">
      <summary>
        {say(START.kits)}
        <WornKits game={card.id} kits={kits} sides={sides} />
      </summary>
      <KitPicker game={card.id} kits={kits} sides={sides} />
    </details>
  );
}

function PlayableTable({ card }: { readonly card: GameCard }): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const [bot, setBot] = useState(() => usualOpponent(card.id, card.bots) ?? 'random');
  const [preset, setPreset] = useState(card.presets[0]?.id ?? '');
  const [side, setSide] = useState(card.sides[0]?.id ?? '');
  const alone = card.presets.find(({ id }) => id === preset)?.alone === true;
  const nobodyOpposite = card.presets.every((one) => one.alone);
  return (
    <li className="table-card is-open">
      <Link href={at.play(card.id, { bot, preset, side })} className="to-table" tabIndex={-1} aria-hidden="true">
        <TablePicture game={card.id} />
      </Link>
      <h2>{say(card.title)}</h2>
      <p>{say(card.pitch)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(at.play(card.id, { bot, preset, side }));
        }}
      >
        <div className="row">
          <button type="submit" className="button is-main">
            {say(START.playNow)}
          </button>
          {card.bots.length === 0 || nobodyOpposite ? null : (
            <Select
              label={START.opponent}
              choices={card.bots}
              value={bot}
              disabled={alone}
              onChoose={(id) => (rememberOpponent(card.id, id), setBot(id))}
            />
          )}
          {nobodyOpposite ? null : <PlayFriend game={card.id} wishes={{ preset, side }} />}
        </div>
        {alone && card.presets.length < 2 ? null : (
          <details>
            <summary>{say(START.more)}</summary>
            <div className="row">
              <Select label={START.length} choices={card.presets} value={preset} onChoose={setPreset} />
              <Select
                label={START.side}
                choices={card.sides.map(({ id, name }) => ({ id, title: name }))}
                value={side}
                disabled={alone}
                onChoose={setSide}
              />
            </div>
          </details>
        )}
      </form>
      {card.kits === null ? null : <Kits card={card} kits={card.kits} />}
      <Ways card={card} wishes={{ bot, preset, side }} alone={alone} />
    </li>
  );
}

interface PlayFriendProps {
  readonly game: string;
  readonly wishes: Readonly<Record<string, string>>;
}

/** Each at a device of his own. */
function PlayFriend({ game, wishes }: PlayFriendProps): ReactElement {
  const say = useSay();
  return (
    <Link className="button is-quiet" href={at.friend(game, wishes)}>
      {say(START.friend)}
    </Link>
  );
}

interface WaysProps {
  readonly card: GameCard;
  readonly wishes: { readonly bot: string; readonly preset: string; readonly side: string };
  readonly alone: boolean;
}

/** Everything else that a table offers: to learn, to play otherwise, to watch, to read. */
function Ways({ card, wishes, alone }: WaysProps): ReactElement {
  const say = useSay();
  const { bot, preset, side } = wishes;
  return (
    <nav className="ways" aria-label={say(card.title)}>
      {card.exercise === null ? null : <Link href={at.exercise(card.id, card.exercise)}>{say(START.learn)}</Link>}
      {card.presets
        .filter(({ apart }) => apart)
        .map(({ id, title }) => (
          <Link key={id} href={at.play(card.id, { bot, preset: id, side })}>
            {say(title)}
          </Link>
        ))}
      {alone ? null : (
        <Link href={at.play(card.id, preset === card.presets[0]?.id ? {} : { preset })}>{say(START.twoHere)}</Link>
      )}
      {alone || card.bots.length === 0 ? null : (
        <Link href={at.play(card.id, { bot, preset, watch: '1' })}>{say(START.watch)}</Link>
      )}
      {card.sample === null ? null : (
        <Link href={at.replay(card.sample)} state={cameFrom(routes.start)}>
          {say(START.sample)}
        </Link>
      )}
      <Link href={at.rulebook(card.id)}>{say(START.rulebook)}</Link>
      {card.judges ? <Link href={at.ask(card.id)}>{say(START.ask)}</Link> : null}
    </nav>
  );
}
