import type { AnyGame, Scenario } from '@bande/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { fill, useSay } from '../ui/say.ts';
import { HOUSE } from '../ui/house-words.ts';
import { READER } from '../board/book/words.ts';
import { Example, type ExampleView } from '../board/book/example.tsx';
import { Checked } from '../board/book/checked.tsx';
import { examplesFor, titleOf } from '../board/book/examples.ts';
import { bringIntoView } from '../ui/into-view.ts';

interface ShowMeProps {
  readonly game: AnyGame;
  readonly view: ExampleView;
  readonly paragraph: string;
}

/** The paragraph's examples, one of them on the table. */
export function ShowMe({ game, view, paragraph }: ShowMeProps): ReactElement {
  const say = useSay();
  const [scenarios, setScenarios] = useState<readonly Scenario[] | null>(null);
  const [number, setNumber] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void examplesFor(game.id, paragraph).then(setScenarios), [game.id, paragraph]);
  // Whoever has asked to see it should not have to look for it below the edge of a small screen.
  useEffect(() => bringIntoView(place.current), [scenarios]);
  if (scenarios === null) return <p role="status">{say(HOUSE.loading)}</p>;
  const scenario = scenarios[number];
  if (scenario === undefined) return <p className="quiet">{say(READER.noExample)}</p>;
  return (
    <div className="show-me" ref={place}>
      {scenarios.length === 1 ? null : (
        <label className="examples">
          <span>{say(fill(READER.examples, { n: scenarios.length }))}</span>
          <select value={number} onChange={(event) => setNumber(Number(event.target.value))}>
            {scenarios.map((one, i) => (
              <option key={one.title} value={i}>
                {say(titleOf(one))}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="example-title">{say(titleOf(scenario))}</p>
      {scenario.equipment === undefined ? (
        <Example key={scenario.title} game={game} view={view} scenario={scenario} paragraph={paragraph} />
      ) : (
        <Checked game={game} scenario={scenario} paragraph={paragraph} />
      )}
    </div>
  );
}
