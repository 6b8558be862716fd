import { labelsOf, type AnyShape, type Match, type Ruling } from '@bande/core';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useSay } from '../ui/say.ts';
import type { GameWithView } from '../games/views.ts';
import { AnswerBar } from './answer-bar.tsx';
import { Answer, mainRuling, shortAnswer } from './answer.tsx';
import { AsText, CopyLink } from './as-text.tsx';
import { AskBoard } from './ask-board.tsx';
import { actionIn, stillTold, type Answered, type Case, type Judged, type Played } from './case.ts';
import { FieldsOf } from './field.tsx';
import { FormContext, nameOfField, type FormRoom } from './form-context.ts';
import { formsOf } from './form.ts';
import type { Target } from './places.ts';
import { Steps } from './steps.tsx';
import type { Asking } from './use-question.ts';
import { valueAt, withValue, type Dict, type Place } from './values.ts';
import { ASK } from './words.ts';

/** The last answer stays while a question cannot be answered. */
function useLastAnswer(judged: Judged | null, steps: Case['steps']): Answered | null {
  const last = useRef<Answered | null>(null);
  if (judged?.kind === 'played' && last.current?.answer !== judged) last.current = { answer: judged, steps };
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
  /** What has been played of the steps. */
  readonly played: Played['played'] | null;
}

/** The answer over the board, beside them what happened, the position, and all of it as text. */
export function Desk({ found, asking, asked }: DeskProps): ReactElement {
  const { game, view } = found;
  const say = useSay();
  const { judged } = asking;
  const answered = useLastAnswer(judged, asked.steps);
  const [target, setTarget] = useState<Target | null>(null);
  const match = answered?.answer.played[0]?.match;
  const board = useMemo(() => (match === undefined ? { columns: 0, rows: [] } : view.board(match)), [view, match]);
  const room: FormRoom = {
    labels: useMemo(() => labelsOf(game), [game]),
    board,
    faults: judged?.kind === 'faulty' ? judged.faults : [],
    target,
    onTarget: setTarget,
    onChange: (place, value) => asking.change(changed(game, asked, place, value)),
  };
  return (
    <FormContext value={room}>
      <div className="ask-desk">
        <div className="ask-seen">
          <Faults judged={judged} room={room} stale={answered !== null} />
          {answered === null ? null : <Seen found={found} answer={answered.answer} given={asked.given} />}
        </div>
        <div className="ask-said">
          <p className="quiet">{say(ASK.lead)}</p>
          <Changes
            found={found}
            asking={asking}
            asked={asked}
            match={match}
            played={answered === null ? null : stillTold(answered, asked.steps)}
          />
          <AsText asking={asking} />
          <CopyLink />
        </div>
      </div>
    </FormContext>
  );
}

interface SeenProps {
  readonly found: GameWithView;
  readonly answer: Played;
  readonly given: Dict;
}

/** What the referee says, and where on the board. */
function Seen({ found, answer, given }: SeenProps): ReactElement {
  const say = useSay();
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<{ readonly at: number; readonly ruling: Ruling<AnyShape> | null } | null>(null);
  useEffect(() => setShown(null), [answer]);
  const ruling = shown?.ruling ?? mainRuling(found, answer);
  const at = shown?.at ?? 0;
  return (
    <>
      <Answer
        {...found}
        answer={answer}
        at={at}
        lit={ruling}
        onShow={(step, one) => setShown(one === null ? null : { at: step, ruling: one })}
        place={place}
      />
      <AskBoard
        {...found}
        answer={answer}
        given={given}
        at={at}
        onStep={(step) => setShown({ at: step, ruling: null })}
        ruling={ruling}
      />
      <AnswerBar answer={place} says={shortAnswer(found, answer, say)} />
    </>
  );
}

/** What happened and the position, each thing of it with a field. */
function Changes({ found: { game, view }, asking, asked, match, played }: ChangesProps): ReactElement {
  const say = useSay();
  const { question } = asking;
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
          played={played}
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
