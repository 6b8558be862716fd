import {
  scenarioSteps,
  type AnyGame,
  type AnyShape,
  type Refusal,
  type Ruling,
  type Scenario,
  type ScenarioStep,
} from '@bande/core';
import { callWeight, callWords } from '@bande/stage/view';
import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import { prefersReducedMotion } from '../../ui/settings.ts';
import { useWithEngine } from '../../games/use-engine.ts';
import { HOUSE } from '../../ui/house-words.ts';
import { READER } from './words.ts';
import type { PartOfView } from '../../games/part-of-view.ts';
import { ReplayPlayer, type PlayerParts } from '../watch/player.ts';
import { MatchBoard, type DrawnView } from '../match-board.tsx';
import { Paragraphs } from '../../ui/paragraph.tsx';
import { stageSounds } from '../stage-sounds.ts';
import { REFUSAL_WORDS } from '../words.ts';
import { deedWords } from './deed.ts';
import { laterOn } from '../../session/later-on.ts';
import './example.css';

/** What it takes to play a scenario and to say what came of it. */
export type ExampleView = DrawnView &
  PlayerParts['view'] &
  PartOfView<'calls' | 'evidence' | 'dutyWords' | 'factWords'>;

interface ExampleProps {
  readonly game: AnyGame;
  readonly view: ExampleView;
  readonly scenario: Scenario;
  /** The one it is to show; left out, whatever comes of it. */
  readonly paragraph?: string;
}

type Step = ScenarioStep<AnyShape>;
export const rulingsOf = ({ entries }: Step): readonly Ruling<AnyShape>[] => entries.flatMap(({ rulings }) => rulings);

const toldAt = (steps: readonly Step[], at: number): number =>
  steps.slice(0, at + 1).reduce((told, { entries }) => told + entries.length, 0);

/** Plays the steps of a scenario one by one. */
export const playerOf = (view: PlayerParts['view'], steps: readonly Step[]): ReplayPlayer =>
  new ReplayPlayer(
    {
      view,
      steps: steps.map(({ match, entries }, at) => ({ match, entries, told: toldAt(steps, at), led: [] })),
      after: laterOn,
      now: () => performance.now(),
      still: prefersReducedMotion,
      ...stageSounds,
    },
    0,
  );

/** A scenario on the table, step by step: what was done, and what the referee says to it. */
export function Example({ game, view, scenario, paragraph = '' }: ExampleProps): ReactElement {
  const say = useSay();
  const steps = useWithEngine(
    game,
    useCallback(() => scenarioSteps(game, scenario), [game, scenario]),
  );
  if (steps === null) return <p className="quiet">{say(HOUSE.loading)}</p>;
  return <Steps game={game} view={view} steps={steps} paragraph={paragraph} />;
}

interface StepsProps extends Required<Omit<ExampleProps, 'scenario'>> {
  readonly steps: readonly Step[];
}

function Steps({ game, view, steps, paragraph }: StepsProps): ReactElement {
  const say = useSay();
  const player = useMemo(() => playerOf(view, steps), [view, steps]);
  useEffect(() => () => player.close(), [player]);
  const watched = useSyncExternalStore(player.subscribe, () => player.watched);
  const { at } = watched;
  const step = steps[at]!;
  const rulings = rulingsOf(step);
  const cited =
    rulings.find(({ paragraphs }) => paragraphs.includes(paragraph)) ??
    rulings.find((one) => callWeight(view, one) !== 'quiet') ??
    rulings[0];
  const isTold = watched.told === toldAt(steps, at);
  const log = useMemo(() => steps.slice(0, at + 1).flatMap(({ entries }) => entries), [steps, at]);
  const lit = useMemo(
    () => new Set(cited === undefined || !isTold ? [] : view.evidence(cited, log)),
    [cited, isTold, log, view],
  );
  const deed = at === 0 ? [READER.given] : deedWords(game, view, steps[at - 1]!.match, step);
  const last = steps.length - 1;
  return (
    <figure className="example" data-told={isTold && !watched.playing}>
      <div className="example-board">
        <MatchBoard
          view={view}
          match={watched.match}
          running={player.running}
          show={watched.show}
          lit={lit}
          from="top"
          inPage
        />
      </div>
      <figcaption>
        <div role="status" className="example-call">
          <p className="quiet">{deed.map(say).join(' ')}</p>
          <p>{isTold ? <Outcome game={game} view={view} step={step} cited={cited} paragraph={paragraph} /> : null}</p>
        </div>
        <p className="row">
          <button type="button" className="button is-quiet" disabled={at === 0} onClick={() => player.go(at - 1)}>
            {say(READER.previous)}
          </button>
          <button type="button" className="button" onClick={() => player.next()}>
            {say(at === last ? READER.again : READER.next)}
          </button>
          <span className="quiet">{say(fill(READER.step, { n: at + 1, total: steps.length }))}</span>
        </p>
      </figcaption>
    </figure>
  );
}

interface OutcomeProps extends Required<Omit<ExampleProps, 'scenario'>> {
  readonly step: Step;
  readonly cited: Ruling<AnyShape> | undefined;
}

export function Outcome({ game, view, step, cited, paragraph }: OutcomeProps): ReactElement {
  const say = useSay();
  if (step.refusal !== null) return <Refused game={game} refusal={step.refusal} paragraph={paragraph} />;
  if (cited === undefined) return <Uncalled game={game} view={view} step={step} />;
  return (
    <>
      {say(callWords(view, cited, step.match))} <Paragraphs game={game} ids={cited.paragraphs} />
    </>
  );
}

/** Nothing was called: before anything is done and after dice, what the rules want now is of more use. */
function Uncalled({
  game,
  view,
  step: { input, waited, match },
}: Pick<OutcomeProps, 'game' | 'view' | 'step'>): ReactElement {
  const say = useSay();
  if (input?.kind === 'action' || input?.kind === 'facts') return <>{say(READER.noCall)}</>;
  const duties = input === null && waited > 0 ? [] : game.duties(match);
  return (
    <>{duties.length === 0 ? say(READER.goesOn) : duties.map((duty) => say(view.dutyWords(duty, match))).join(' ')}</>
  );
}

/** Why not, in the words of the paragraph: the one that is being read, if it is among them. */
function Refused({
  game,
  refusal: { code, paragraphs },
  paragraph,
}: {
  readonly game: AnyGame;
  readonly refusal: Refusal;
  readonly paragraph: string;
}): ReactElement {
  const say = useSay();
  const why = paragraphs.includes(paragraph) ? paragraph : paragraphs[0];
  const entry = why === undefined ? undefined : game.rulebook[why];
  return (
    <>
      <strong>{say(REFUSAL_WORDS[code])}</strong> {entry === undefined ? null : say(entry.gist)}{' '}
      <Paragraphs game={game} ids={paragraphs} />
    </>
  );
}
