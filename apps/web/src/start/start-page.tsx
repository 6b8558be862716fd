import { cards } from 'virtual:cards';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { at, routes } from '../app/routes.ts';
import { useSay } from '../app/say.ts';
import type { GameCard } from '../app/cards.ts';
import { Frame } from '../house/frame.tsx';
import { ASK, START } from '../house/words.ts';
import { Poster } from './pictures.tsx';
import { COMING, DEFAULT_PICTURE } from './tables.ts';
import { useUnfinished } from './use-unfinished.ts';

/** Four tables under their lamps, and one click to a match. */
export function StartPage(): ReactElement {
  const say = useSay();
  const unfinished = useUnfinished();
  return (
    <Frame title="Bande">
      <div className="welcome">
        <h1>{say(START.title)}</h1>
        <p className="lead">{say(START.lead)}</p>
      </div>
      {unfinished === null ? null : (
        <p className="resume">
          <span>{say(START.goOnHint)}</span>
          <Link href={at.table(unfinished.id)} className="button">
            {say(START.goOn)}
          </Link>
        </p>
      )}
      <ul className="tables">
        {cards.map((card) => (
          <PlayableTable key={card.id} card={card} />
        ))}
        {COMING.map(({ id, title, line, Picture }) => (
          <li key={id} className="table-card is-coming">
            <Picture />
            <h2>{say(title)}</h2>
            <p>{say(line)}</p>
            <p className="tag">{say(START.notYet)}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function PlayableTable({ card }: { readonly card: GameCard }): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const [bot, setBot] = useState(card.bots[0]?.id ?? 'random');
  const [preset, setPreset] = useState(card.presets[0]?.id ?? '');
  const [side, setSide] = useState(card.sides[0]?.id ?? '');
  const alone = card.presets.find(({ id }) => id === preset)?.alone === true;
  return (
    <li className="table-card is-open">
      {card.poster === null ? <DEFAULT_PICTURE /> : <Poster shapes={card.poster} />}
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
          <label>
            <span>{say(START.opponent)}</span>
            <select value={bot} disabled={alone} onChange={(event) => setBot(event.target.value)}>
              {card.bots.map(({ id, title }) => (
                <option key={id} value={id}>
                  {say(title)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <details>
          <summary>{say(START.more)}</summary>
          <div className="row">
            <label>
              <span>{say(START.length)}</span>
              <select value={preset} onChange={(event) => setPreset(event.target.value)}>
                {card.presets.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {say(title)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{say(START.side)}</span>
              <select value={side} disabled={alone} onChange={(event) => setSide(event.target.value)}>
                {card.sides.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {say(name)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </details>
      </form>
      <nav className="ways" aria-label={say(card.title)}>
        {alone ? null : <Link href={at.play(card.id, { preset })}>{say(START.twoHere)}</Link>}
        <Link href={routes.replays}>{say(START.replays)}</Link>
        <Link href={at.rulebook(card.id)}>{say(START.rulebook)}</Link>
        <Link href={at.ask(card.id)}>{say(ASK.title)}</Link>
      </nav>
    </li>
  );
}
