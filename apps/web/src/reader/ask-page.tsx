import { runScenario, type AnyShape, type Ruling, type Scenario, type ScenarioOutcome } from '@bande/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { useSay } from '../app/say.ts';
import { loadGame, type GameWithView } from '../app/views.ts';
import { Frame } from '../house/frame.tsx';
import { LostPage } from '../house/lost-page.tsx';
import { ASK, HOUSE, READER } from '../house/words.ts';
import { Paragraphs } from '../table/paragraph.tsx';
import { readCases, written, type Unread } from './ask.ts';
import { Example } from './example.tsx';
import { examplesOf, titleOf } from './examples.ts';
import { bringIntoView } from './into-view.ts';
import { Picker } from './picker.tsx';
import './reader.css';

type Case = { readonly scenario: Scenario; readonly outcome: ScenarioOutcome };
type Answer = { readonly cases: readonly Case[] } | Unread;

/** `/ask/:game`: write down what happened and hear every paragraph that applies. It is answered here, without the server. */
export function AskPage(): ReactElement {
  const say = useSay();
  const { game: id } = useParams<{ game: string }>();
  const [found, setFound] = useState<GameWithView | null | undefined>(undefined);
  useEffect(() => void loadGame(id).then(setFound), [id]);
  if (found === null) return <LostPage />;
  if (found === undefined)
    return (
      <Frame title={say(ASK.title)}>
        <p role="status">{say(HOUSE.loading)}</p>
      </Frame>
    );
  return <Ask found={found} />;
}

async function answerTo({ game }: GameWithView, text: string): Promise<Answer> {
  const read = await readCases(game, text);
  if ('reason' in read) return read;
  try {
    return { cases: read.cases.map((scenario) => ({ scenario, outcome: runScenario(game, scenario) })) };
  } catch (error) {
    return { words: ASK.unclear, reason: error instanceof Error ? error.message : String(error) };
  }
}

function Ask({ found }: { readonly found: GameWithView }): ReactElement {
  const say = useSay();
  const [examples, setExamples] = useState<readonly Scenario[]>([]);
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => void examplesOf(found.game.id).then(setExamples), [found.game.id]);
  useEffect(() => {
    const plain = examples.find(({ facts }) => facts !== undefined) ?? examples[0];
    if (plain !== undefined) void written(plain).then((example) => setText((now) => (now === '' ? example : now)));
  }, [examples]);
  const ask = (asked: string): void => void answerTo(found, asked).then(setAnswer);
  const take = async (example: Scenario): Promise<void> => {
    const begun = await written(example);
    setText(begun);
    ask(begun);
  };
  return (
    <Frame title={say(ASK.title)} wide>
      <h1>{say(ASK.title)}</h1>
      <p className="lead">{say(ASK.lead)}</p>
      <Picker examples={examples} onTake={(example) => void take(example)} />
      <form
        className="ask"
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <label>
          <span>{say(ASK.what)}</span>
          <textarea
            rows={14}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.ctrlKey && event.key === 'Enter' && ask(text)}
          />
        </label>
        <button type="submit" className="button">
          {say(ASK.ask)}
        </button>
      </form>
      {answer === null ? null : <Answered found={found} answer={answer} />}
    </Frame>
  );
}

/** What the referee says, and beside it one of the cases on the table. */
function Answered({ found, answer }: { readonly found: GameWithView; readonly answer: Answer }): ReactElement {
  const [shown, setShown] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(place.current), [answer]);
  if ('reason' in answer) return <Unclear unread={answer} />;
  const there = answer.cases[shown] ?? answer.cases[0];
  return (
    <div className="answer" ref={place}>
      <div role="status">
        {answer.cases.map((one, i) => (
          <Told key={i} found={found} told={one} onShow={one === there ? null : () => setShown(i)} />
        ))}
      </div>
      {there === undefined ? null : (
        <Example key={JSON.stringify(there.scenario)} {...found} scenario={there.scenario} />
      )}
    </div>
  );
}

function Unclear({ unread: { words, reason } }: { readonly unread: Unread }): ReactElement {
  const say = useSay();
  return (
    <div role="status">
      <p className="wrong">{say(words)}</p>
      <details>
        <summary>{say(ASK.details)}</summary>
        <p lang="en">{reason}</p>
      </details>
    </div>
  );
}

interface ToldProps {
  readonly found: GameWithView;
  readonly told: Case;
  /** Null where it is on the table already. */
  readonly onShow: (() => void) | null;
}

function Told({ found: { game, view }, told: { scenario, outcome }, onShow }: ToldProps): ReactElement {
  const say = useSay();
  const rulings = outcome.rulings as readonly Ruling<AnyShape>[];
  const expects = Object.keys(scenario.expect).length > 0;
  return (
    <section className="paragraph">
      <h2>{say(titleOf(scenario))}</h2>
      {rulings.length === 0 ? <p>{say(ASK.none)}</p> : null}
      <ul>
        {rulings.map((one, i) => (
          <li key={i}>
            {say(view.callWords(one))} <Paragraphs game={game} ids={one.paragraphs} />
          </li>
        ))}
      </ul>
      {expects ? <p className="quiet">{say(outcome.ok ? ASK.holds : ASK.fails)}</p> : null}
      {expects
        ? outcome.mismatch?.map((line) => (
            <p key={line} className="wrong" lang="en">
              {line}
            </p>
          ))
        : null}
      {onShow === null ? null : (
        <button type="button" className="button is-quiet" onClick={onShow}>
          {say(READER.showMe)}
        </button>
      )}
    </section>
  );
}
