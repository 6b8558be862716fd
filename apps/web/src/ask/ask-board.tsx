import type { AnyShape, Ruling, ScenarioStep } from '@bande/core';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { GameWithView } from '../games/views.ts';
import { playerOf, rulingsOf } from '../board/book/example.tsx';
import { MatchBoard } from '../board/match-board.tsx';
import type { Played } from './case.ts';
import { Chips } from './chips.tsx';
import { useFormRoom } from './form-context.ts';
import { formsOf } from './form.ts';
import { givenField } from './given-field.ts';
import { fitting, movableIn, pointed } from './places.ts';
import { Way } from './way.tsx';
import { Plan } from './plan.tsx';
import type { Dict } from './values.ts';
import '../board/book/example.css';

const NOTHING: ReadonlySet<string> = new Set();

interface AskBoardProps extends GameWithView {
  readonly answer: Played;
  readonly given: Dict;
  /** The step that is shown, and the ruling whose evidence is lit; null: the one that matters most. */
  readonly at: number;
  readonly onStep: (at: number) => void;
  readonly ruling: Ruling<AnyShape> | null;
}

/** The case on the table: its position can be changed here, and what came of it can be watched. */
export function AskBoard({ game, view, answer, given, at, onStep, ruling }: AskBoardProps): ReactElement {
  const room = useFormRoom();
  const [flat, setFlat] = useState(false);
  const steps = answer.played;
  const player = useMemo(() => playerOf(view, steps), [view, steps]);
  useEffect(() => () => player.close(), [player]);
  useEffect(() => {
    if (at === player.watched.at) return;
    if (at === player.watched.at + 1) player.next();
    else player.go(at);
  }, [player, at]);
  const watched = useSyncExternalStore(player.subscribe, () => player.watched);
  const movable = useMemo(() => movableIn(formsOf(game).given, room.board), [game, room.board]);
  const lit = useMemo(() => litBy(view, ruling, steps), [view, ruling, steps]);
  const pickable = room.target?.fits ?? NOTHING;
  const name = room.target?.place.at(-1);
  const picked = typeof name === 'string' && movable.standing.some(({ names }) => names.has(name)) ? [name] : [];
  const onPick = (id: string): void => {
    const meant = pointed(room.board, movable, room.target, id);
    if (meant.kind === 'put') {
      room.onChange(meant.place, meant.value);
      room.onTarget(null);
    } else if (meant.kind === 'lift') {
      const own = givenField(game, String(meant.place[1]));
      if (own?.kind === 'table') room.onTarget({ place: meant.place, fits: fitting(own.of, room.board) });
    } else room.onTarget(null);
  };
  const field = movable.lying.find((one) => given[one] !== undefined);
  return (
    <figure className="ask-board">
      <div className="example-board">
        {flat && field !== undefined ? (
          <Plan game={game} match={steps[0]!.match} field={field} places={given[field]} />
        ) : (
          <MatchBoard
            view={view}
            match={watched.match}
            running={player.running}
            show={watched.show}
            lit={lit}
            picking={{ pickable, picked, onPick, onUndo: () => room.onTarget(null) }}
            from="top"
            inPage
          />
        )}
      </div>
      <figcaption>
        <Chips movable={movable} given={given} game={game} />
        <Way
          steps={steps.length}
          at={watched.at}
          onStep={(to) => (setFlat(false), onStep(to))}
          flat={field === undefined ? null : flat}
          onFlat={setFlat}
        />
      </figcaption>
    </figure>
  );
}

function litBy(
  view: GameWithView['view'],
  ruling: Ruling<AnyShape> | null,
  steps: readonly ScenarioStep<AnyShape>[],
): ReadonlySet<string> {
  if (ruling === null) return NOTHING;
  const until = steps.findIndex((step) => rulingsOf(step).includes(ruling));
  const log = steps.slice(0, until + 1).flatMap(({ entries }) => entries);
  return new Set(view.evidence(ruling, log, steps[0]!.match));
}
