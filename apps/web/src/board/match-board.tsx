import { playTick, type Action, type AnyShape, type Match, type Seat, type Words } from '@bande/core';
import { useLatest } from '@bande/stage/use-latest';
import type { Intent, Running } from '@bande/host';
import type { Board, Draft, GameView, Promised, SceneProps, Show, TableView } from '@bande/stage/view';
import { useCallback, useEffect, useMemo, useState, type CSSProperties, type ReactElement, type Ref } from 'react';
import { useComing } from '../ui/coming.ts';
import { Photograph } from '../games/photograph.tsx';
import { useSay, type Say } from '../ui/say.ts';
import { useSettings } from '../ui/settings.ts';
import { BoardGrid, cellLine, type GridHandle } from './board-grid.tsx';
import { turnsOf, type Turns } from './board-rows.ts';
import { paceOf } from './frames.ts';
import { boardWords } from './house-gestures.ts';
import { Icon } from '../ui/icons.tsx';
import { meant } from './picking.ts';
import { ShowCaption } from './show-caption.tsx';
import { viewAt, wishAt } from './table-views.ts';
import { useMedia, useStill, useSurroundings } from '../ui/surroundings.ts';
import { useHouse, type HouseState } from './use-house.ts';
import { TABLE } from './words.ts';
import '../ui/tokens.css';
import './board.css';

export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const NOTHING: ReadonlySet<string> = new Set();
const NO_PROMISES: ReadonlyMap<string, Promised> = new Map();
/** Nothing to pick, nothing to see: a board to be looked at. */
const QUIET = {
  show: null,
  pickable: NOTHING,
  picked: [],
  lit: NOTHING,
  inset: NO_INSET,
  draft: null,
  held: () => null,
  seat: null,
  seats: [],
  intent: null,
  hint: null,
  dialling: false,
  inMode: false,
  requested: false,
  roam: false,
} as const;

export interface MatchBoardProps {
  readonly view: GameView<AnyShape>;
  readonly match: Match<AnyShape>;
  readonly show?: Show | null;
  readonly pickable?: ReadonlySet<string>;
  readonly picked?: readonly string[];
  readonly lit?: ReadonlySet<string>;
  /** Which side sits at the near edge; left out, the first one. */
  readonly near?: string;
  /** Left out, as the visitor has set it. */
  readonly from?: TableView;
  readonly speed?: number;
  /** Pixels at the edges that the page covers with its own things. */
  readonly inset?: Inset;
  readonly grid?: Ref<GridHandle>;
  /** Where something could go if it were picked. */
  readonly hints?: (id: string) => ReadonlySet<string>;
  readonly onPick?: (id: string) => void;
  readonly onCarry?: (id: string, to: string) => void;
  readonly onUndo?: () => void;
  readonly onButtons?: () => void;
  /** The match with its time; left out, it stands still. */
  readonly running?: Running<AnyShape>;
  /** An action that is being set by dials. */
  readonly draft?: Draft<AnyShape> | null;
  /** The same by pointers on the table, for each seat here. */
  readonly held?: (seat: Seat) => Draft<AnyShape> | null;
  /** The chair at this device from which the table is seen. */
  readonly seat?: Seat | null;
  /** Everybody here who may act. */
  readonly seats?: readonly Seat[];
  readonly intent?: Intent<AnyShape> | null;
  /** What a newcomer is shown, by id. */
  readonly hint?: SceneProps<AnyShape>['hint'];
  /** The dials of the draft are in sight beside the table. */
  readonly dialling?: boolean;
  /** Hands go the other way that this table has. */
  readonly inMode?: boolean;
  /** What is drawn on request is asked for. */
  readonly requested?: boolean;
  /** Words beside the table name what stands on it. */
  readonly named?: boolean;
  readonly onAct?: (action: Action<AnyShape>, seat?: Seat) => void;
  readonly onSteer?: (seat: Seat, to: readonly number[]) => void;
  /** What sides wear, where they have a choice. */
  readonly kits?: SceneProps<AnyShape>['kits'];
  /** Only watched: the camera goes all around. */
  readonly roam?: boolean;
  /** It stands in the middle of a page: a finger that begins on it scrolls the page. */
  readonly inPage?: boolean;
  readonly onReady?: () => void;
  /** The game whose photograph stands there until the table is drawn; left out, none does. */
  readonly photo?: string;
}

/** A match to look at and to point at: the 3D table, the described grid for the keyboard, or a plain board where there is no 3D. */
export function MatchBoard(props: MatchBoardProps): ReactElement {
  const {
    view,
    match,
    show,
    pickable,
    picked,
    lit,
    inset,
    hints,
    onPick,
    onCarry,
    onUndo,
    onButtons,
    draft,
    held,
    seat,
    seats,
    intent,
    hint,
    dialling,
    inMode,
    requested,
    roam,
    onAct,
    onSteer,
  } = { ...QUIET, ...props };
  const say = useSay();
  const settings = useSettings();
  const [house, giveUp] = useHouse(view);
  const [facing, setFacing] = useState<Turns>(0);
  const wide = useMedia('(min-aspect-ratio: 1/1)');
  const [pointed, setPointed] = useState<string | null>(null);
  const board = useMemo(() => view.board(match), [view, match]);
  const isPlayed = onPick !== undefined;
  const label = useMemo(() => (isPlayed ? boardWords(view.gestures ?? []) : TABLE.watchedBoard), [view, isPlayed]);
  const sides = useMemo(() => view.sides(match), [view, match]);
  const first = match.setup.seating[0] ?? '';
  const near = props.near ?? first;
  const speed = paceOf(props.speed ?? settings.speed);
  const still = useMemo(() => standing(match), [match]);
  const focused = pointed === null ? null : meant(board, pickable, pointed);
  const hinted = useMemo(() => hintsAt(focused, pickable, hints), [focused, hints, pickable]);
  const promises = useMemo(
    () => (pickable.size === 0 ? undefined : view.pickWords?.(match, picked)) ?? NO_PROMISES,
    [view, match, picked, pickable],
  );
  const latest = useLatest({ onPick, onCarry, onUndo, onButtons, onAct, onSteer });
  const pick = useCallback((id: string) => latest.current.onPick?.(id), [latest]);
  const carry = useCallback((id: string, to: string) => latest.current.onCarry?.(id, to), [latest]);
  const undo = useCallback(() => latest.current.onUndo?.(), [latest]);
  const act = useCallback((action: Action<AnyShape>, by?: Seat) => latest.current.onAct?.(action, by), [latest]);
  const steer = useCallback((by: Seat, to: readonly number[]) => latest.current.onSteer?.(by, to), [latest]);
  const toButtons = useCallback(() => latest.current.onButtons?.(), [latest]);
  const flat = house.kind === 'none';
  useEffect(() => {
    if (flat) props.onReady?.();
  }, [flat]);
  const from = viewAt(view, props.from ?? wishAt(view, settings));
  const marks = { pickable, picked, lit, hinted };
  const pointing = { onPick: pick, onFocus: setPointed };
  const guide = settings.guide;
  const hands = {
    draft,
    held,
    seat,
    seats,
    intent,
    hint,
    dialling,
    inMode,
    requested,
    roam,
    guide,
    onAct: act,
    onSteer: steer,
  };
  return (
    <div className={flat ? 'match-board is-flat' : 'match-board'} data-from={from} style={insetStyle(inset)}>
      {flat ? null : (
        <Picture
          house={house}
          inset={inset}
          inPage={props.inPage === true}
          photo={props.photo ?? null}
          onReady={props.onReady}
          onUnavailable={giveUp}
          onTurn={setFacing}
          scene={{
            match,
            show,
            near,
            speed,
            focused,
            view: from,
            ...marks,
            running: props.running ?? still,
            ...pointing,
            onCarry: carry,
            ...hands,
            ...(props.kits === undefined ? {} : { kits: props.kits }),
            ...(props.named === undefined ? {} : { named: props.named }),
          }}
        />
      )}
      <BoardGrid
        board={board}
        label={label}
        {...marks}
        {...pointing}
        promises={promises}
        visible={flat}
        turns={flat ? turnsOf((near === first ? 0 : 2) + Number(wide)) : facing}
        sides={sides}
        handle={props.grid}
        onUndo={undo}
        onButtons={toButtons}
      />
      <CellLine text={focused === null ? null : lineAt(board, focused, promises.get(focused), say)} />
      <ShowCaption show={show} sides={sides} pictured={!flat} speed={speed} />
    </div>
  );
}

/** A match in which no time passes. */
const standing = (match: Match<AnyShape>): Running<AnyShape> => ({
  match: () => match,
  tick: () => playTick(match),
  subscribe: () => () => {},
});

export const insetStyle = ({ top, right, bottom, left }: Inset): CSSProperties => ({
  '--inset-top': `${top}px`,
  '--inset-right': `${right}px`,
  '--inset-bottom': `${bottom}px`,
  '--inset-left': `${left}px`,
});

const hintsAt = (
  focused: string | null,
  pickable: ReadonlySet<string>,
  hints: MatchBoardProps['hints'],
): ReadonlySet<string> => (focused === null || !pickable.has(focused) ? NOTHING : (hints?.(focused) ?? NOTHING));

function lineAt(board: Board, focused: string, promise: Words | undefined, say: Say): string | null {
  const cell = board.rows.flat().find(({ id, holds }) => id === focused || holds.includes(focused));
  return cell === undefined ? null : cellLine(cell, say, promise);
}

const CellLine = ({ text }: { readonly text: string | null }): ReactElement | null =>
  text === null ? null : <p className="cell-line">{text}</p>;

interface PictureProps {
  readonly house: HouseState;
  readonly inset: Inset;
  readonly inPage: boolean;
  readonly photo: string | null;
  readonly scene: Omit<SceneProps<AnyShape>, 'reducedMotion'>;
  readonly onReady: (() => void) | undefined;
  readonly onUnavailable: () => void;
  readonly onTurn: (turns: Turns) => void;
}

/** The room with the table in it; until it stands, what it will look like, and a word that it is coming. */
function Picture({ house, inset, inPage, photo, scene, onReady, onUnavailable, onTurn }: PictureProps): ReactElement {
  const say = useSay();
  const still = useStill();
  const surroundings = useSurroundings();
  const [ready, setReady] = useState(false);
  useComing(!ready);
  const [back, setBack] = useState<(() => void) | null>(null);
  const turned = useCallback((go: (() => void) | null) => setBack(() => go), []);
  const isReady = useCallback(() => {
    setReady(true);
    onReady?.();
  }, [onReady]);
  return (
    <>
      {house.kind === 'ready' ? (
        <house.House
          surroundings={surroundings}
          reducedMotion={still}
          inset={inset}
          label={say(TABLE.picture)}
          onReady={isReady}
          onTurned={turned}
          onUnavailable={onUnavailable}
          className={ready ? 'house' : 'house is-coming'}
          inPage={inPage}
        >
          <house.Scene {...scene} reducedMotion={still} />
          <Turning useFacing={house.useFacing} onTurn={onTurn} />
        </house.House>
      ) : null}
      {back === null ? null : (
        <button type="button" className="t-plain look-back" data-action="look-back" onClick={back}>
          <Icon name="undo" /> {say(TABLE.usualView)}
        </button>
      )}
      {ready ? null : (
        <>
          <Photograph game={photo} />
          <p className="laying" role="status">
            <progress aria-label={say(TABLE.laying)} /> {say(TABLE.laying)}
          </p>
        </>
      )}
    </>
  );
}

/** Says from which end of the table the camera looks. */
function Turning({
  useFacing,
  onTurn,
}: {
  readonly useFacing: () => number;
  readonly onTurn: (turns: Turns) => void;
}): null {
  const yaw = useFacing();
  useEffect(() => onTurn(turnsOf(yaw / (Math.PI / 2))), [yaw, onTurn]);
  return null;
}
