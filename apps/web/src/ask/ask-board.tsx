import type { AnyGame, AnyShape, Ruling, ScenarioStep } from '@bande/core';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { fill, useSay } from '../ui/say.ts';
import type { GameWithView } from '../games/views.ts';
import { READER } from '../board/book/words.ts';
import { playerOf, rulingsOf } from '../board/book/example.tsx';
import { MatchBoard } from '../board/match-board.tsx';
import type { Played } from './case.ts';
import { nameOfField, nameOfValue, useFormRoom } from './form-context.ts';
import { formsOf, type Form } from './form.ts';
import { fitting, movableIn, pointed, type Movable } from './places.ts';
import { Plan } from './plan.tsx';
import type { Dict } from './values.ts';
import { ASK } from './words.ts';
import '../board/book/example.css';

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

interface WayProps {
  readonly steps: number;
  readonly at: number;
  readonly onStep: (at: number) => void;
  /** Whether the plan is shown; null where there is none. */
  readonly flat: boolean | null;
  readonly onFlat: (flat: boolean) => void;
}

/** The position and every step after it, to go there; and the plan on which things are moved. */
function Way({ steps, at, onStep, flat, onFlat }: WayProps): ReactElement {
  const say = useSay();
  return (
    <div className="ask-way" role="group" aria-label={say(ASK.happened)}>
      {flat === null ? null : (
        <button type="button" className="plain ask-flat" aria-pressed={flat} onClick={() => onFlat(!flat)}>
          {say(ASK.plan)}
        </button>
      )}
      {Array.from({ length: steps }, (_, i) => (
        <button
          key={i}
          type="button"
          className="plain"
          aria-current={at === i && flat !== true ? 'step' : undefined}
          aria-label={i === 0 ? undefined : say(fill(READER.step, { n: i, total: steps - 1 }))}
          onClick={() => onStep(i)}
        >
          {i === 0 ? say(ASK.position) : i}
        </button>
      ))}
    </div>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

function givenField(game: AnyGame, key: string): Form | undefined {
  const { given } = formsOf(game);
  return given.kind === 'fields' ? given.fields.find((field) => field.key === key)?.form : undefined;
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

interface ChipsProps {
  readonly movable: Movable;
  readonly given: Dict;
  readonly game: GameWithView['game'];
}

/** What is to be done with the board just now, and things that stand on it without being pieces. */
function Chips({ movable, given, game }: ChipsProps): ReactElement {
  const say = useSay();
  const room = useFormRoom();
  const { target } = room;
  const fitsOf = (key: string): ReadonlySet<string> => {
    const own = givenField(game, key);
    return own === undefined ? NOTHING : fitting(own, room.board);
  };
  const isLying = movable.lying.some((one) => given[one] !== undefined);
  return (
    <p className="ask-hint" role="status">
      {target === null ? (
        <span>{hintWords(movable, isLying).map(say).join(' ')}</span>
      ) : (
        <>
          <strong>{say(fill(ASK.pointing, { name: targetName() }))}</strong>{' '}
          <button type="button" className="plain" onClick={() => room.onTarget(null)}>
            {say(ASK.stop)}
          </button>
        </>
      )}
      {target === null
        ? movable.single.map((key) => (
            <button
              key={key}
              type="button"
              className="plain"
              onClick={() => room.onTarget({ place: ['given', key], fits: fitsOf(key) })}
            >
              {say(nameOfField(room.labels, ['given', key]))}
            </button>
          ))
        : null}
    </p>
  );

  function targetName(): string {
    const [root, field = '', name] = target?.place ?? [];
    if (root === 'given')
      return say(
        name === undefined
          ? nameOfField(room.labels, ['given', String(field)])
          : nameOfValue(room.labels, ['given', String(field)], name),
      );
    return say(nameOfField(room.labels, [String(target?.place.at(-1))]));
  }
}

const hintWords = ({ standing }: Movable, isLying: boolean): readonly (typeof ASK)['moveHint' | 'dragHint'][] => [
  ...(standing.length > 0 ? [ASK.moveHint] : []),
  ...(isLying ? [ASK.dragHint] : []),
];
