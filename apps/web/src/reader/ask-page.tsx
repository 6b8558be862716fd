import { runScenario, type AnyShape, type Ruling, type ScenarioOutcome } from '@bande/core';
import { readScenarios } from '@bande/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { useSay } from '../app/say.ts';
import { loadGame, type GameWithView } from '../app/views.ts';
import { Frame } from '../house/frame.tsx';
import { LostPage } from '../house/lost-page.tsx';
import { ASK, HOUSE } from '../house/words.ts';
import { Paragraphs } from '../table/paragraph.tsx';
import { examplesOf } from './examples.ts';

type Answer = { readonly outcomes: readonly ScenarioOutcome[] } | { readonly wrong: string };

/** `/ask/:game`: write down what happened and hear every paragraph that applies. It is answered here, without the server. */
export function AskPage(): ReactElement {
  const say = useSay();
  const { game: id } = useParams<{ game: string }>();
  const [found, setFound] = useState<GameWithView | null | undefined>(undefined);
  useEffect(() => void loadGame(id).then(setFound), [id]);
  if (found === null) return <LostPage />;
  if (found === undefined) return <Frame title={say(ASK.title)}><p role="status">{say(HOUSE.loading)}</p></Frame>;
  return <Ask found={found} />;
}

async function answerTo({ game }: GameWithView, text: string): Promise<Answer> {
  const { parse } = await import('yaml');
  try {
    const read = readScenarios(parse(text), [game], game);
    return read.ok ? { outcomes: read.value.map(({ scenario }) => runScenario(game, scenario)) } : { wrong: read.refusal };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message.split('\n')[0]! : String(error) };
  }
}

async function firstExample(game: string): Promise<string> {
  const [{ stringify }, examples] = await Promise.all([import('yaml'), examplesOf(game)]);
  const plain = examples.find(({ facts }) => facts !== undefined) ?? examples[0];
  return plain === undefined ? '' : stringify([plain]);
}

function Ask({ found }: { readonly found: GameWithView }): ReactElement {
  const say = useSay();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void firstExample(found.game.id).then((example) => setText((now) => (now === '' ? example : now))), [found.game.id]);
  const ask = (): void => void answerTo(found, text).then(setAnswer);
  return (
    <Frame title={say(ASK.title)}>
      <h1>{say(ASK.title)}</h1>
      <p className="lead">{say(ASK.lead)}</p>
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label>
          <span>{say(ASK.what)}</span>
          <textarea rows={16} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} onKeyDown={(event) => event.ctrlKey && event.key === 'Enter' && ask()} />
        </label>
        <button type="submit" className="button">
          {say(ASK.ask)}
        </button>
      </form>
      <div role="status">{answer === null ? null : 'wrong' in answer ? <Unclear reason={answer.wrong} /> : answer.outcomes.map((one) => <Told key={one.title} found={found} outcome={one} />)}</div>
    </Frame>
  );
}

function Unclear({ reason }: { readonly reason: string }): ReactElement {
  const say = useSay();
  return (
    <>
      <p>{say(ASK.unclear)}</p>
      <p className="wrong" lang="en">
        {reason}
      </p>
    </>
  );
}

function Told({ found: { game, view }, outcome }: { readonly found: GameWithView; readonly outcome: ScenarioOutcome }): ReactElement {
  const say = useSay();
  const rulings = outcome.rulings as readonly Ruling<AnyShape>[];
  return (
    <section className="paragraph">
      <h2 lang="en">{outcome.title}</h2>
      <p className="quiet">{say(outcome.ok ? ASK.holds : ASK.fails)}</p>
      {rulings.length === 0 ? <p>{say(ASK.none)}</p> : null}
      <ul>
        {rulings.map((one, i) => (
          <li key={i}>
            {say(view.callWords(one))} <Paragraphs game={game} ids={one.paragraphs} />
          </li>
        ))}
      </ul>
      {(outcome.mismatch ?? []).map((line) => (
        <p key={line} className="wrong" lang="en">
          {line}
        </p>
      ))}
    </section>
  );
}
