import type { AnyShape, Match } from '@bande/core';
import type { GameView, Show } from '@bande/stage/view';
import { useCallback, useMemo, useState, type ReactElement, type Ref } from 'react';
import { useSay } from '../app/say.ts';
import { useSettings } from '../app/settings.ts';
import { BoardGrid, cellLine, type GridHandle } from './board-grid.tsx';
import { meant } from './picking.ts';
import { ShowCaption } from './show-caption.tsx';
import { useStill, useSurroundings } from './surroundings.ts';
import { useHouse } from './use-house.ts';
import { TABLE } from './words.ts';
import './board.css';

export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const NOTHING: ReadonlySet<string> = new Set();
const NO_PICKS: readonly string[] = [];

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
  readonly from?: 'tilted' | 'top';
  readonly speed?: number;
  /** Pixels at the edges that the page covers with its own things. */
  readonly inset?: Inset;
  readonly grid?: Ref<GridHandle>;
  /** Where something could go if it were picked. */
  readonly hints?: (id: string) => ReadonlySet<string>;
  readonly onPick?: (id: string) => void;
  readonly onUndo?: () => void;
  readonly onReady?: () => void;
}

/** A match to look at and to point at: the 3D table, the described grid for the keyboard, or a plain board where there is no 3D. */
export function MatchBoard({ view, match, show = null, pickable = NOTHING, picked = NO_PICKS, lit = NOTHING, near, from, speed, inset = NO_INSET, grid, hints, onPick, onUndo, onReady }: MatchBoardProps): ReactElement {
  const say = useSay();
  const settings = useSettings();
  const still = useStill();
  const surroundings = useSurroundings();
  const [house, giveUp] = useHouse(view);
  const [ready, setReady] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const board = useMemo(() => view.board(match), [view, match]);
  const sides = view.sidesOf?.(match) ?? view.sides;
  const nearSide = near ?? match.setup.seating[0] ?? '';
  const focused = pointed === null ? null : meant(board, pickable, pointed);
  const hinted = useMemo(() => (focused === null || !pickable.has(focused) ? NOTHING : (hints?.(focused) ?? NOTHING)), [focused, hints, pickable]);
  const pick = useCallback((id: string) => onPick?.(id), [onPick]);
  const undo = useCallback(() => onUndo?.(), [onUndo]);
  const isReady = useCallback(() => {
    setReady(true);
    onReady?.();
  }, [onReady]);
  const flat = house.kind === 'none';
  const cell = focused === null ? undefined : board.rows.flat().find(({ id, holds }) => id === focused || holds.includes(focused));

  return (
    <div className={flat ? 'match-board is-flat' : 'match-board'} style={{ '--inset-top': `${inset.top}px`, '--inset-bottom': `${inset.bottom}px` }}>
      {house.kind === 'ready' ? (
        <house.House surroundings={surroundings} reducedMotion={still} inset={inset} label={say(TABLE.picture)} onReady={isReady} onUnavailable={giveUp} className="house">
          <house.Scene match={match} pickable={pickable} picked={picked} focused={focused} lit={lit} hinted={hinted} show={show} view={from ?? settings.view} near={nearSide} reducedMotion={still} speed={speed ?? settings.speed} onPick={pick} onFocus={setPointed} />
        </house.House>
      ) : null}
      {house.kind === 'loading' || (house.kind === 'ready' && !ready) ? (
        <p className="laying" role="status">
          <progress aria-label={say(TABLE.laying)} /> {say(TABLE.laying)}
        </p>
      ) : null}
      <BoardGrid board={board} pickable={pickable} picked={picked} lit={lit} hinted={hinted} visible={flat} near={nearSide === match.setup.seating[0] ? 'bottom' : 'top'} sides={sides} handle={grid} onPick={pick} onUndo={undo} onFocus={setPointed} />
      {cell === undefined ? null : <p className="cell-line">{cellLine(cell, say)}</p>}
      <ShowCaption show={show} sides={sides} pictured={!flat} still={still} speed={speed ?? settings.speed} />
    </div>
  );
}
