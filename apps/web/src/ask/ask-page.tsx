import { labelsOf, type AnyShape, type Match, type Ruling } from '@bande/core';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { useSay } from '../app/say.ts';
import { loadGame, type GameWithView } from '../app/views.ts';
import { Frame } from '../house/frame.tsx';
import { LostPage } from '../house/lost-page.tsx';
import { HOUSE } from '../house/words.ts';
import { titleOf } from '../reader/examples.ts';
import { copyText } from '../table/copy-text.ts';
import { Answer, mainRuling } from './answer.tsx';
import { AskBoard } from './ask-board.tsx';
import { actionIn, type Case, type Judged } from './case.ts';
import { FieldsOf } from './field.tsx';
import { FormContext, nameOfField, type FormRoom } from './form-context.ts';
import { formsOf } from './form.ts';
import { Picker } from './picker.tsx';
import type { Target } from './places.ts';
import { Steps } from './steps.tsx';
import { useQuestion, type Asking } from './use-question.ts';
import { valueAt, withValue, type Dict, type Place } from './values.ts';
import { ASK } from './words.ts';
import '../reader/reader.css';
import './ask.css';

/** `/ask/:game#…`: a case at the table and every paragraph that applies. It is answered here, without the server. */
export function AskPage(): ReactElement {
  const say = useSay();
  const { game: id } = useParams<{ game: string }>();
  const [found, setFound] = useState<GameWithView | null | undefined>(undefined);
  useEffect(() => void loadGame(id).then(setFound), [id]);
  if (found === null) return <LostPage />;
  return (
    <Frame title={say(ASK.title)} wide>
      {found === undefined ? <p role="status">{say(HOUSE.loading)}</p> : <Ask key={id} found={found} />}
    </Frame>
  );
}

type Played = Extract<Judged, { kind: 'played' }>;

function Ask({ found }: { readonly found: GameWithView }): ReactElement {
  const say = useSay();
  const { game } = found;
  const asking = useQuestion(game);
  const { question, asked } = asking;
  const picker = useRef<HTMLDetailsElement>(null);
  return (
    <>
      <h1 className="ask-title">
        {say(ASK.title)} <small>{say(game.title)}</small>
      </h1>
      <p className="lead">{say(ASK.lead)}</p>
      <details className="ask-picker" ref={picker}>
        <summary>{say(ASK.find)}</summary>
        <Picker
          game={game}
          examples={asking.examples}
          onTake={(example) => {
            asking.take(example);
            picker.current!.open = false;
          }}
        />
      </details>
      {question === null || asked === null ? (
        <p role="status">{say(HOUSE.loading)}</p>
      ) : (
        <Desk found={found} asking={asking} asked={asked} />
      )}
    </>
  );
}

/** The last answer stays while a question cannot be answered. */
function useLastAnswer(judged: Judged | null): Played | null {
  const last = useRef<Played | null>(null);
  if (judged?.kind === 'played') last.current = judged;
  return last.current;
}

interface DeskProps {
  readonly found: GameWithView;
  readonly asking: Asking;
  readonly asked: Case;
}

interface ChangesProps extends DeskProps {
  /** The position as it was read last. */
  readonly match: Match<AnyShape> | undefined;
}

/** Board and answer, what happened, the position, and all of it as text. */
function Desk({ found, asking, asked }: DeskProps): ReactElement {
  const { game, view } = found;
  const { judged } = asking;
  const answer = useLastAnswer(judged);
  const [target, setTarget] = useState<Target | null>(null);
  const [shown, setShown] = useState<{ readonly at: number; readonly ruling: Ruling<AnyShape> | null } | null>(null);
  useEffect(() => setShown(null), [answer]);
  const match = answer?.played[0]?.match;
  const board = useMemo(() => (match === undefined ? { columns: 0, rows: [] } : view.board(match)), [view, match]);
  const onChange = (place: Place, value: unknown): void => asking.change(changed(game, asked, place, value));
  const room: FormRoom = {
    labels: useMemo(() => labelsOf(game), [game]),
    board,
    faults: judged?.kind === 'faulty' ? judged.faults : [],
    target,
    onTarget: setTarget,
    onChange,
  };
  const ruling = answer === null ? null : (shown?.ruling ?? mainRuling(found, answer));
  return (
    <FormContext value={room}>
      <Cases asking={asking} />
      <div className="ask-desk">
        <div className="ask-seen">
          {answer === null ? null : (
            <AskBoard
              {...found}
              answer={answer}
              given={asked.given}
              at={shown?.at ?? 0}
              onStep={(at) => setShown({ at, ruling: null })}
              ruling={ruling}
            />
          )}
        </div>
        <div className="ask-said">
          {answer === null ? null : (
            <Answer
              {...found}
              answer={answer}
              at={shown?.at ?? 0}
              lit={ruling}
              onShow={(at, one) => setShown(one === null ? null : { at, ruling: one })}
            />
          )}
          <Faults judged={judged} room={room} stale={answer !== null} />
          <Changes found={found} asking={asking} asked={asked} match={match} />
          <AsText asking={asking} />
          <CopyLink />
        </div>
      </div>
    </FormContext>
  );
}

/** What happened and the position, each thing of it with a field. */
function Changes({ found: { game, view }, asking, asked, match }: ChangesProps): ReactElement {
  const say = useSay();
  const { question, judged } = asking;
  const { given } = formsOf(game);
  const described = useMemo((): Dict => (match === undefined ? {} : game.notation.describe(match)), [game, match]);
  return (
    <fieldset className="ask-form" disabled={question?.textAhead === true}>
      <legend className="only-heard">{say(ASK.change)}</legend>
      <section aria-labelledby="ask-steps-title">
        <h2 id="ask-steps-title">{say(ASK.happened)}</h2>
        <Steps
          game={game}
          view={view}
          steps={asked.steps}
          played={judged?.kind === 'played' ? judged.played : null}
          onSteps={(steps) => asking.change({ ...asked, steps })}
        />
      </section>
      <details className="ask-position" open>
        <summary>
          <h2>{say(ASK.position)}</h2>
        </summary>
        <FieldsOf
          fields={given.kind === 'fields' ? given.fields : []}
          value={asked.given}
          place={['given']}
          path={['given']}
          beginning={(key) => described[key]}
        />
      </details>
    </fieldset>
  );
}

/** An action that was written in words has no parts that could be changed: it becomes fields first. */
function changed(game: GameWithView['game'], asked: Case, place: Place, value: unknown): Case {
  const [root, i, key] = place;
  const done = root === 'steps' && key === 'do' && place.length > 3 ? [root, i!, key] : null;
  const inFields = done === null ? asked : withValue(asked, done, actionIn(game, valueAt(asked, done)));
  return withValue(inFields, place, value) as Case;
}

/** Where a text holds several cases: which one. */
function Cases({ asking: { question, look } }: { readonly asking: Asking }): ReactElement | null {
  const say = useSay();
  const entries = question?.entries ?? [];
  const titles = entries.map(({ title, titel }, i) =>
    typeof title === 'string' ? say(titleOf({ title, ...(typeof titel === 'string' ? { titel } : {}) })) : `${i + 1}`,
  );
  if (entries.length < 2) return titles[0] === undefined ? null : <p className="example-title">{titles[0]}</p>;
  return (
    <label className="examples">
      <span>{say(ASK.which)}</span>
      <select value={question?.at} onChange={({ target }) => look(Number(target.value))}>
        {titles.map((title, i) => (
          <option key={i} value={i}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FaultsProps {
  readonly judged: Judged | null;
  readonly room: FormRoom;
  readonly stale: boolean;
}

/** That there is no answer yet, and why, for what has no field of its own to stand at. */
function Faults({ judged, room, stale }: FaultsProps): ReactElement | null {
  const say = useSay();
  if (judged?.kind !== 'faulty') return null;
  const [first] = judged.faults;
  const name = first === undefined ? null : first.place.filter((key) => typeof key === 'string').slice(0, 2);
  return (
    <div role="status" className="ask-faults">
      <p className="wrong">
        {say(ASK.faults)}{' '}
        {first === undefined || name === null ? null : `${say(nameOfField(room.labels, name))}: ${say(first.words)}`}
      </p>
      {judged.reason === null ? null : (
        <details>
          <summary>{say(ASK.details)}</summary>
          <p lang="en">{judged.reason}</p>
        </details>
      )}
      {stale ? <p className="quiet">{say(ASK.stale)}</p> : null}
    </div>
  );
}

function AsText({ asking: { question, write, discardText } }: { readonly asking: Asking }): ReactElement {
  const say = useSay();
  const unread = question?.unread ?? null;
  return (
    <details className="ask-text">
      <summary>{say(ASK.text)}</summary>
      <label>
        <span className="only-heard">{say(ASK.textWhat)}</span>
        <textarea
          rows={14}
          spellCheck={false}
          value={question?.text ?? ''}
          aria-invalid={unread !== null}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      {unread === null ? null : (
        <div role="status">
          <p className="wrong">{say(unread.words)}</p>
          <details>
            <summary>{say(ASK.details)}</summary>
            <p lang="en">{unread.reason}</p>
          </details>
          {question?.textAhead ? (
            <p>
              {say(ASK.textAhead)}{' '}
              <button type="button" className="plain" onClick={discardText}>
                {say(ASK.back)}
              </button>
            </p>
          ) : null}
        </div>
      )}
    </details>
  );
}

/** The address carries the question. */
function CopyLink(): ReactElement {
  const say = useSay();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <p className="ask-link">
      <button type="button" className="button is-quiet" onClick={() => void copyText(location.href).then(setCopied)}>
        {say(copied === true ? ASK.linkCopied : ASK.link)}
      </button>
      {copied === false ? (
        <input
          className="copy-by-hand"
          readOnly
          aria-label={say(ASK.linkAddress)}
          value={location.href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </p>
  );
}
