import type { AnyShape, Ruling } from '@bande/core';
import { callWords, callWeight } from '@bande/stage/view';
import type { ReactElement, RefObject } from 'react';
import { useSay, type Say } from '../ui/say.ts';
import type { GameWithView } from '../games/views.ts';
import { deedWords } from '../board/book/deed.ts';
import { Outcome, rulingsOf } from '../board/book/example.tsx';
import { Paragraphs } from '../ui/paragraph.tsx';
import { REFUSAL_WORDS } from '../board/words.ts';
import type { Played } from './case.ts';
import { ASK } from './words.ts';
import './answer.css';

interface AnswerProps extends GameWithView {
  readonly answer: Played;
  readonly at: number;
  readonly lit: Ruling<AnyShape> | null;
  readonly onShow: (at: number, ruling: Ruling<AnyShape> | null) => void;
  readonly place: RefObject<HTMLElement | null>;
}

/** What the referee says to each thing that happened; a call that is touched is shown on the table. */
export function Answer({ game, view, answer, at, lit, onShow, place }: AnswerProps): ReactElement {
  const say = useSay();
  const { played, outcome, scenario } = answer;
  const expects = Object.keys(scenario.expect).length > 0;
  return (
    <section className="ask-answer" aria-labelledby="ask-answer-title" ref={place} tabIndex={-1}>
      <h2 id="ask-answer-title">{say(ASK.answer)}</h2>
      <div role="status">
        <ol>
          {played.slice(1).map((step, i) => {
            const rulings = rulingsOf(step);
            return (
              <li key={i} className={at === i + 1 ? 'is-here' : undefined}>
                <p className="quiet">{deedWords(game, view, played[i]!.match, step).map(say).join(' ')}</p>
                {step.refusal !== null || rulings.length === 0 ? (
                  <p>
                    <Outcome game={game} view={view} step={step} cited={undefined} paragraph="" />
                  </p>
                ) : (
                  <ul>
                    {rulings.map((ruling, n) => (
                      <li key={n}>
                        <button
                          type="button"
                          className="ask-call"
                          aria-pressed={lit === ruling}
                          onClick={() => onShow(i + 1, lit === ruling ? null : ruling)}
                        >
                          {say(callWords(view, ruling, step.match))}
                        </button>{' '}
                        <Paragraphs game={game} ids={ruling.paragraphs} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {played.length === 1 ? <p className="quiet">{say(ASK.nothingYet)}</p> : null}
      {expects ? <p className="quiet">{say(outcome.ok ? ASK.holds : ASK.fails)}</p> : null}
      {expects
        ? outcome.mismatch?.map((line) => (
            <p key={line} className="wrong" lang="en">
              {line}
            </p>
          ))
        : null}
    </section>
  );
}

/** The call that matters most: the first of the last step that has one, whistles before notes. */
export function mainRuling({ view }: GameWithView, { played }: Played): Ruling<AnyShape> | null {
  const all = played.toReversed().flatMap(rulingsOf);
  return (
    all.find((ruling) => callWeight(view, ruling) === 'whistle') ??
    all.find((ruling) => callWeight(view, ruling) === 'note') ??
    all[0] ??
    null
  );
}

/** The whole answer in one line. */
export function shortAnswer(found: GameWithView, answer: Played, say: Say): string {
  const refusal = answer.played.findLast((step) => step.refusal !== null)?.refusal ?? null;
  if (refusal !== null) return say(REFUSAL_WORDS[refusal.code]);
  const ruling = mainRuling(found, answer);
  if (ruling !== null) return say(callWords(found.view, ruling, answer.played.at(-1)!.match));
  return say(answer.played.length === 1 ? ASK.nothingYet : ASK.allowed);
}
