import { scenarioSteps, type AnyGame, type AnyShape, type Refusal, type Ruling, type Scenario, type ScenarioStep } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { fill, useSay } from '../app/say.ts';
import { HOUSE, READER } from '../house/words.ts';
import { MatchBoard } from '../table/match-board.tsx';
import { Paragraphs } from '../table/paragraph.tsx';
import { examplesOf, showing } from './examples.ts';

interface ShowMeProps {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly paragraph: string;
}

/** The paragraph's examples on the table, step by step, with the referee's call. */
export function ShowMe({ game, view, paragraph }: ShowMeProps): ReactElement {
  const say = useSay();
  const [scenarios, setScenarios] = useState<readonly Scenario[] | null>(null);
  const [number, setNumber] = useState(0);
  useEffect(() => void examplesOf(game.id).then((all) => setScenarios(showing(all, paragraph))), [game.id, paragraph]);
  if (scenarios === null) return <p role="status">{say(HOUSE.loading)}</p>;
  const scenario = scenarios[number];
  if (scenario === undefined) return <p className="quiet">{say(READER.noExample)}</p>;
  return (
    <div className="show-me">
      {scenarios.length > 1 ? (
        <label className="examples">
          <span>{say(fill(READER.examples, { n: scenarios.length }))}</span>
          <select value={number} onChange={(event) => setNumber(Number(event.target.value))}>
            {scenarios.map(({ title }, i) => (
              <option key={title} value={i} lang="en">
                {title}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Example key={scenario.title} game={game} view={view} scenario={scenario} paragraph={paragraph} />
    </div>
  );
}

const rulingsOf = ({ entries }: ScenarioStep<AnyShape>): readonly Ruling<AnyShape>[] => entries.flatMap(({ rulings }) => rulings);

function Example({ game, view, scenario, paragraph }: ShowMeProps & { readonly scenario: Scenario }): ReactElement {
  const say = useSay();
  const steps = useMemo(() => scenarioSteps(game, scenario), [game, scenario]);
  const [at, setAt] = useState(0);
  const step = steps[at]!;
  const rulings = rulingsOf(step);
  const cited = rulings.find(({ paragraphs }) => paragraphs.includes(paragraph)) ?? rulings.find((one) => view.weight(one) !== 'quiet') ?? rulings[0];
  const log = steps.slice(0, at + 1).flatMap(({ entries }) => entries);
  const lit = useMemo(() => new Set(cited === undefined ? [] : view.evidence(cited, log)), [cited, log, view]);
  const last = steps.length - 1;
  return (
    <figure>
      <div className="example-board">
        <MatchBoard view={view} match={step.match} lit={lit} from="top" />
      </div>
      <figcaption>
        <p className="quiet" lang="en">
          {scenario.title}
        </p>
        <p role="status" className="example-call">
          {at === 0 ? say(READER.given) : <Outcome game={game} view={view} step={step} cited={cited} />}
        </p>
        <p className="row">
          <button type="button" className="button is-quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {say(READER.previous)}
          </button>
          <button type="button" className="button" onClick={() => setAt(at === last ? 0 : at + 1)}>
            {say(at === last ? READER.again : READER.next)}
          </button>
          <span className="quiet">{say(fill(READER.step, { n: at + 1, total: steps.length }))}</span>
        </p>
      </figcaption>
    </figure>
  );
}

interface OutcomeProps {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly step: ScenarioStep<AnyShape>;
  readonly cited: Ruling<AnyShape> | undefined;
}

function Outcome({ game, view, step, cited }: OutcomeProps): ReactElement {
  const say = useSay();
  if (step.refusal !== null) return <Refused game={game} refusal={step.refusal} />;
  if (cited === undefined) return <>{say(READER.noCall)}</>;
  return (
    <>
      {say(view.callWords(cited, step.match))} <Paragraphs game={game} ids={cited.paragraphs} />
    </>
  );
}

function Refused({ game, refusal }: { readonly game: AnyGame; readonly refusal: Refusal }): ReactElement {
  const say = useSay();
  return (
    <>
      {say(READER.refused)} <Paragraphs game={game} ids={refusal.paragraphs} />
    </>
  );
}
