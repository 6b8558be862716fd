import type { Words } from '@bande/core';
import type { Board, Cell, SideLook } from '@bande/stage/view';
import {
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { useSay, type Say } from '../ui/say.ts';
import {
  apart,
  holdsAny,
  inTurn,
  middleOf,
  nextOf,
  placeOf,
  promising,
  seenRows,
  type Choosing,
  type Place,
  type Rows,
  type Turns,
} from './board-rows.ts';
import { byKeyboard } from '../ui/by-keyboard.ts';
import { TABLE } from './words.ts';

export interface GridHandle {
  readonly focus: () => void;
  /** Goes where a key leads from where one was last; false if it leads nowhere. */
  readonly walk: (key: string) => boolean;
}

export interface BoardGridProps extends Marks {
  readonly board: Board;
  /** What it is called, with its keys. */
  readonly label: Words;
  /** From which end it is seen. */
  readonly turns: Turns;
  /** To be seen, where there is no picture; otherwise only to be heard and walked over. */
  readonly visible: boolean;
  readonly sides: Readonly<Record<string, SideLook>>;
  readonly handle?: Ref<GridHandle> | undefined;
  readonly onPick: (id: string) => void;
  readonly onUndo: () => void;
  /** To the buttons, without going through everything in between. */
  readonly onButtons: () => void;
  readonly onFocus: (id: string | null) => void;
}

interface Marks extends Choosing {
  readonly lit: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
}

/** The board as a described grid: every cell by arrow keys, one stop for the tab key. */
export const BoardGrid = memo(function BoardGrid({
  board,
  label,
  turns,
  visible,
  sides,
  handle,
  onPick,
  onUndo,
  onButtons,
  onFocus,
  ...marks
}: BoardGridProps): ReactElement {
  const say = useSay();
  const rows = useMemo(() => seenRows(board, turns), [board, turns]);
  const [at, setAt] = useState('');
  const here = placeOf(rows, at) ?? middleOf(rows);
  const grid = useRef<HTMLDivElement>(null);
  const go = ([row, column]: Place): void => {
    const { id } = rows[row]![column]!;
    setAt(id);
    [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
      .find((cell) => cell.dataset['cell'] === id)
      ?.focus({ preventScroll: !visible });
  };
  useImperativeHandle(handle, () => ({
    focus: () => go(firstOpen(rows, marks, here)),
    walk: (key) => {
      const to = placeAfter(key, rows, marks, here);
      if (to !== null) go(to);
      return to !== null;
    },
  }));
  // Whoever picks what is picked already wants to go on with it; Escape takes it back.
  const choose = (): void => {
    const cell = rows[here[0]]![here[1]]!;
    const next = isPicked(cell, marks.picked) && !holdsAny(cell, marks.pickable) ? inTurn(rows, marks)[0] : undefined;
    if (next === undefined) onPick(cell.id);
    else go(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = placeAfter(event.key, rows, marks, here);
    const act =
      to === null
        ? {
            Enter: choose,
            ' ': choose,
            Escape: onUndo,
            b: onButtons,
          }[event.key]
        : () => go(to);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  // Seen from another end the rows are others: whoever was on the board stays where he was.
  const isHere = useRef(false);
  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) go(here);
  }, [turns]);
  // Whoever has picked a place is done with it; whoever has picked a piece stays with it.
  const last = marks.picked.at(-1);
  useEffect(() => {
    const cell = rows[here[0]]![here[1]]!;
    const isDone = isHere.current && cell.id === last && !holdsAny(cell, marks.pickable);
    if (isDone && marks.pickable.size > 0) go(firstOpen(rows, marks, here));
  }, [last, marks.pickable]);
  const leave = (): void => {
    isHere.current = false;
    onFocus(null);
  };
  const arrive = (element: Element, id: string): void => {
    isHere.current = true;
    setAt(id);
    onFocus(visible || (byKeyboard() && element.matches(':focus-visible')) ? id : null);
  };

  return (
    <div
      ref={grid}
      className={visible ? 'grid grid-seen' : 'grid grid-heard'}
      role="grid"
      aria-label={say(label)}
      aria-rowcount={rows.length}
      aria-colcount={rows[0]?.length ?? 0}
      onKeyDown={onKeyDown}
      style={{ '--columns': rows[0]?.length ?? 1, '--rows': rows.length }}
    >
      {rows.map((cells, r) => (
        <div key={cells[0]?.id ?? r} role="row" aria-rowindex={r + 1}>
          {cells.map((cell, c) => (
            <div
              key={cell.id}
              role="gridcell"
              data-cell={cell.id}
              aria-colindex={c + 1}
              aria-label={visible ? undefined : labelOf(cell, marks, say)}
              aria-selected={isPicked(cell, marks.picked)}
              tabIndex={r === here[0] && c === here[1] ? 0 : -1}
              className={classOf(cell, marks)}
              onFocus={(event) => arrive(event.currentTarget, cell.id)}
              onBlur={leave}
              onClick={() => onPick(cell.id)}
              onPointerEnter={() => visible && onFocus(cell.id)}
              onPointerLeave={() => visible && onFocus(null)}
            >
              {visible ? <SeenCell cell={cell} sides={sides} label={labelOf(cell, marks, say)} /> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

/** Where somebody begins: at what promises most, if anything does, otherwise at what can be picked, here or near. */
export function firstOpen(rows: Rows, choosing: Choosing, here: Place): Place {
  const wanted = promising(choosing);
  if (holdsAny(rows[here[0]]![here[1]]!, wanted)) return here;
  const places = inTurn(rows, { ...choosing, pickable: wanted });
  if (choosing.picked.length > 0 || wanted !== choosing.pickable) return places[0] ?? here;
  return places.toSorted((a, b) => apart(here, a) - apart(here, b))[0] ?? here;
}

/** Where a key leads from a place; null if it leads nowhere. */
export function placeAfter(key: string, rows: Rows, choosing: Choosing, [row, column]: Place): Place | null {
  const [last, end] = [rows.length - 1, (rows[0]?.length ?? 1) - 1];
  switch (key) {
    case 'ArrowUp':
      return [Math.max(0, row - 1), column];
    case 'ArrowDown':
      return [Math.min(last, row + 1), column];
    case 'ArrowLeft':
      return [row, Math.max(0, column - 1)];
    case 'ArrowRight':
      return [row, Math.min(end, column + 1)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, end];
    case 'PageUp':
      return [0, column];
    case 'PageDown':
      return [last, column];
    case 'n':
    case 'p':
      return nextOf(inTurn(rows, choosing), [row, column], key === 'p');
    default:
      return null;
  }
}

const isPicked = (cell: Cell, picked: readonly string[]): boolean =>
  picked.includes(cell.id) || cell.holds.some((id) => picked.includes(id));

const labelOf = (cell: Cell, marks: Marks, say: Say): string =>
  [
    say(cell.label),
    ...(isPicked(cell, marks.picked) ? [say(TABLE.pickedNow)] : openTo(cell, marks, say)),
    ...(holdsAny(cell, marks.lit) ? [say(TABLE.evidenceHere)] : []),
  ].join(', ');

/** That it can be picked, and what comes of it. */
function openTo(cell: Cell, { pickable, promises }: Marks, say: Say): readonly string[] {
  if (!holdsAny(cell, pickable)) return [];
  const promised = [cell.id, ...cell.holds].flatMap((id) => (pickable.has(id) ? (promises.get(id) ?? []) : []));
  return [[TABLE.canPick, ...promised].map(say).join(': ')];
}

const classOf = (cell: Cell, { pickable, picked, lit, hinted }: Marks): string =>
  [
    'cell',
    isPicked(cell, picked) ? 'is-picked' : '',
    !isPicked(cell, picked) && holdsAny(cell, pickable) ? 'is-open' : '',
    holdsAny(cell, hinted) ? 'is-hinted' : '',
    holdsAny(cell, lit) ? 'is-lit' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');

/** A chip for everything that stands there, in its side's colour where the words name a side. */
function SeenCell({
  cell,
  sides,
  label,
}: {
  readonly cell: Cell;
  readonly sides: BoardGridProps['sides'];
  readonly label: string;
}): ReactElement {
  const say = useSay();
  const parts = whatIsThere(cell, say)
    .split(' · ')
    .filter((part) => part !== '' && part !== say(TABLE.emptyCell));
  return (
    <>
      <span className="only-heard">{label}</span>
      <span className="cell-name" aria-hidden="true">
        {cell.name}
      </span>
      {parts.map((part) => {
        const look = Object.values(sides).find(({ name }) => part.includes(say(name)));
        return (
          <span
            key={part}
            className={look === undefined ? 'cell-note' : `chip chip-${look.shape}`}
            aria-hidden="true"
            style={{ '--side': look?.colour }}
          >
            {look === undefined ? part : part.replace(say(look.name), '').replace(/^’s\s/, '').trim()}
          </span>
        );
      })}
    </>
  );
}

/** `Red half, D8, Red 10 with the ball` → `Red 10 with the ball`. */
export function whatIsThere(cell: Pick<Cell, 'name' | 'label'>, say: Say): string {
  const parts = say(cell.label).split(', ');
  return parts.slice(parts.indexOf(cell.name) + 1).join(' · ');
}

/** For the eye: `D8 · Red 10 with the ball → a pass`. */
export const cellLine = (cell: Pick<Cell, 'name' | 'label'>, say: Say, promise?: Words): string =>
  [cell.name, whatIsThere(cell, say)].filter((part) => part !== '').join(' · ') +
  (promise === undefined ? '' : ` → ${say(promise)}`);
