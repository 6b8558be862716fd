import { playTick, type AnyShape, type Match, type Words } from '@bande/core';
import type { Intent, Running } from '@bande/host';
import type { Inset } from '@bande/stage';
import type { SceneProps, Show, TableView } from '@bande/stage/view';
import { useEffect, useMemo, useState, type ReactElement, type Ref } from 'react';
import type { PartOfView } from '../games/part-of-view.ts';
import { useSettings } from '../ui/settings.ts';
import { useMedia } from '../ui/surroundings.ts';
import { useSame } from '../ui/use-same.ts';
import { paceOf } from './frames.ts';
import { BoardGrid } from './grid/board-grid.tsx';
import { turnsOf, type Turns } from './grid/board-rows.ts';
import type { GridHandle } from './grid/use-walk.ts';
import { boardWords } from './house-gestures.ts';
import { insetStyle, NO_INSET } from './inset.ts';
import { Picture } from './picture.tsx';
import { ShowCaption } from './show-caption.tsx';
import { viewAt, wishAt } from './table-views.ts';
import { useCovers } from './use-covers.ts';
import { useHands, type BoardHands } from './use-hands.ts';
import { useHouse } from './use-house.ts';
import { usePointing, type BoardPicking } from './use-pointing.ts';
import { BOARD } from './words.ts';
import './match-board.css';

const NOTHING: ReadonlySet<string> = new Set();

/** What it takes to draw a match, and to read it out cell by cell. */
export type DrawnView = PartOfView<'loadScene' | 'board' | 'sides' | 'gestures' | 'eyeLevel' | 'byHand'>;

interface MatchBoardProps {
  readonly view: DrawnView;
  readonly match: Match<AnyShape>;
  /** The match with its time; left out, it stands still. */
  readonly running?: Running<AnyShape>;
  readonly show?: Show | null;
  readonly intent?: Intent<AnyShape> | null;
  readonly lit?: ReadonlySet<string>;
  /** Left out, it is only looked at. */
  readonly picking?: BoardPicking;
  readonly hands?: BoardHands;
  readonly grid?: Ref<GridHandle>;
  /** Which side sits at the near edge; left out, the first one. */
  readonly near?: string;
  /** Left out, as the visitor has set it. */
  readonly from?: TableView;
  readonly speed?: number;
  readonly inset?: Inset;
  /** What is asked for of all that is drawn on request. */
  readonly extras?: ReadonlySet<string>;
  /** Words beside the table name what stands on it. */
  readonly named?: boolean;
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
  const { view, match, show = null, lit = NOTHING, inset = NO_INSET } = props;
  const { marks, board, promises, focused, line, onPick, onFocus, onCarry, ...keys } = usePointing(
    view,
    match,
    props.picking,
  );
  const told = {
    marks: useSame({ ...marks, lit, focused }),
    pointing: useSame({ onPick, onFocus, onCarry }),
  };
  const [house, giveUp] = useHouse(view);
  const [facing, setFacing] = useState<Turns>(0);
  const scene = useScene(props);
  const usual = useSettings().speed;
  const speed = paceOf(props.speed ?? usual);
  const sides = useMemo(() => view.sides(match), [view, match]);
  const flat = house.kind === 'none';
  const here = useCovers();
  useEffect(() => void (flat && props.onReady?.()), [flat]);
  return (
    <div
      ref={here}
      className={flat ? 'match-board is-flat' : 'match-board'}
      data-from={scene.camera.view}
      style={insetStyle(inset)}
    >
      {flat ? null : (
        <Picture
          house={house}
          inset={inset}
          inPage={props.inPage === true}
          photo={props.photo ?? null}
          onReady={props.onReady}
          onUnavailable={giveUp}
          onTurn={setFacing}
          speed={speed}
          scene={{ ...scene, ...told, show }}
        />
      )}
      <BoardGrid
        board={board}
        label={useLabel(props)}
        lit={lit}
        {...marks}
        {...keys}
        onPick={onPick}
        onFocus={onFocus}
        promises={promises}
        visible={flat}
        turns={useTurns(props, flat ? null : facing)}
        sides={sides}
        handle={props.grid}
      />
      {line === null ? null : <p className="cell-line">{line}</p>}
      <ShowCaption show={show} sides={sides} pictured={!flat} speed={speed} />
    </div>
  );
}

const firstOf = ({ setup }: Match<AnyShape>): string => setup.seating[0] ?? '';

/** What the board is called, with its keys where it is played at. */
function useLabel({ view, picking }: MatchBoardProps): Words {
  const isPlayed = picking !== undefined;
  return useMemo(() => (isPlayed ? boardWords(view.gestures ?? []) : BOARD.watchedBoard), [view, isPlayed]);
}

/** From which end the grid is seen: as the camera faces, or, without one (null), so that its long side has the most room. */
function useTurns({ match, near = firstOf(match) }: MatchBoardProps, facing: Turns | null): Turns {
  const wide = useMedia('(min-aspect-ratio: 1/1)');
  return facing ?? turnsOf((near === firstOf(match) ? 0 : 2) + Number(wide));
}

/** What the scene is told besides what is pointed at; it is drawn anew only where something of it is another object. */
function useScene(props: MatchBoardProps): Omit<SceneProps<AnyShape>, 'show' | 'marks' | 'pointing' | 'motion'> {
  const { view, match, kits, named } = props;
  const settings = useSettings();
  const still = useMemo(() => standing(match), [match]);
  return {
    match,
    running: props.running ?? still,
    intent: props.intent ?? null,
    extras: props.extras ?? NOTHING,
    hands: useSame({ ...useHands(props.hands), guide: settings.guide }),
    camera: useSame({
      view: viewAt(view, props.from ?? wishAt(view, settings)),
      near: props.near ?? firstOf(match),
      roam: props.roam ?? false,
    }),
    ...(kits === undefined ? {} : { kits }),
    ...(named === undefined ? {} : { named }),
  };
}

/** A match in which no time passes. */
const standing = (match: Match<AnyShape>): Running<AnyShape> => ({
  match: () => match,
  tick: () => playTick(match),
  subscribe: () => () => {},
});
