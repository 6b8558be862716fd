import { seatsOf, type Seat } from '@bande/core';
import { CameraRig, Dragger, Halo, Lit, tableBounds, TableTop, type Spot, type Vec3 } from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useMemo, useRef, type ReactElement } from 'react';
import type { Strike } from '../actions.ts';
import { roomForStriker, strikerAt } from '../placing.ts';
import { rack } from '../racks.ts';
import { boardRuns, endOf, onTheBoard, pieceNamed, type Carrom, type Match } from '../state.ts';
import { POCKETS, type Point } from '../table.ts';
import {
  aimedAt,
  gripAt,
  inMillimetres,
  isOnRack,
  isPulled,
  mayPlaceNear,
  pulledTo,
  rackTurned,
  slidTo,
} from './aiming.ts';
import { GRID } from './board.ts';
import { Guide } from './guide.tsx';
import { edgeOf, FRAME, fromTable, HOLES, SIZE, toTable } from './layout.ts';
import { paintBoard } from './paint.ts';
import { Pieces } from './pieces.tsx';
import { PlacingMarks } from './placing-marks.tsx';
import { Pockets } from './pockets.tsx';
import { RackHandle } from './rack-handle.tsx';
import { Seats } from './seats.tsx';

type Props = SceneProps<Carrom>;

const BOUNDS = tableBounds(SIZE, SIZE, 0.4, FRAME);

/** The board on its table, seen from the chair of whoever plays here. */
export function Scene(props: Props) {
  const { match, view, near, seat, show, draft, reducedMotion, speed, roam } = props;
  const from = seat ?? seatsOf<Carrom>(match.setup.seating, near)[0] ?? 0;
  const made = show === null ? draft : null;
  const stroke = made?.kind === 'strike' ? made : null;
  const turn = made?.kind === 'turnRack' ? made.degrees : null;
  const laid = useMemo(
    () => (turn === null ? match : onTheBoard(match, { pieces: rack(turn, match.state.board.rack) })),
    [match, turn],
  );
  return (
    <>
      <CameraRig
        view={view}
        near={edgeOf(endOf(match, from))}
        bounds={BOUNDS}
        reducedMotion={reducedMotion}
        roam={roam}
      />
      <TableTop
        width={SIZE}
        depth={SIZE}
        paint={paintBoard}
        colour="#e2b877"
        surface="painted"
        holes={HOLES}
        frame={FRAME}
      />
      <Pockets />
      <Seats match={match} turn={seatToPlay(match)} />
      <Marks {...props} />
      <Pieces
        match={laid}
        striker={strikerPlace(match, stroke, from)}
        held={stroke !== null || turn !== null}
        show={show}
        speed={speed}
        still={reducedMotion}
      />
      {made === null ? null : <Draft {...props} draft={made} seat={from} />}
    </>
  );
}

/** What somebody is about to do, drawn on the board and under his hands. */
function Draft(props: Props & { readonly draft: NonNullable<Props['draft']>; readonly seat: Seat }) {
  const { match, seat, draft, guide } = props;
  const drawn = (): ReactElement | null => {
    switch (draft.kind) {
      case 'strike':
        return <Guide match={match} seat={seat} stroke={draft} length={match.setup.settings.rated ? 'off' : guide} />;
      case 'place':
        return <PlacingMarks match={match} x={draft.x} y={draft.y} />;
      case 'turnRack':
        return <RackHandle end={endOf(match, seat)} degrees={draft.degrees} />;
      default:
        return null;
    }
  };
  return (
    <>
      {drawn()}
      <Hands {...props} />
    </>
  );
}

const seatToPlay = ({ state, options }: Match): Seat | null => {
  if (state.phase === 'setUp') return state.breaker;
  return options.find(({ name }) => name === 'place')?.seat ?? (boardRuns(state) ? state.turn : null);
};

/** In the hand of whoever aims, on the move, or waiting on the base line of whoever is to strike. */
function strikerPlace(match: Match, stroke: Strike | null, seat: Seat): Vec3 | null {
  const { state } = match;
  if (stroke !== null) return toTable(strikerAt(endOf(match, seat), stroke.x / 1000));
  if (state.running !== null) return toTable(strikerAt(endOf(match, state.running.by), state.running.x / 1000));
  if (state.phase !== 'stroke') return null;
  const end = endOf(match, state.turn);
  return toTable(strikerAt(end, roomForStriker(state.board.pieces, end) ?? 0));
}

/** What a ruling rests on, and the part of the board that the keyboard is at. */
function Marks({ match, lit, focused, reducedMotion }: Props) {
  const places = useMemo(() => [...lit].flatMap((id) => placeOf(match, id)), [match, lit]);
  return (
    <>
      <Lit size={1.25} at={places} reducedMotion={reducedMotion} />
      <Halo size={SIZE / GRID} at={focused === null ? [] : cellAt(focused)} reducedMotion={reducedMotion} />
    </>
  );
}

function placeOf({ state }: Match, id: string): readonly Vec3[] {
  const pocket = /^pocket(\d)$/.exec(id)?.[1];
  if (pocket !== undefined) return [toTable(POCKETS[Number(pocket)]!)];
  const at = state.board.pieces[pieceNamed(id)];
  return at === null || at === undefined ? [] : [toTable(at)];
}

function cellAt(id: string): readonly Vec3[] {
  const [column, row] = ['ABCDEFGHI'.indexOf(id.charAt(0)), Number(id.slice(1)) - 1];
  if (!/^[A-I][1-9]$/.test(id)) return [];
  const step = SIZE / GRID;
  return [[(column + 0.5) * step - SIZE / 2, 0, SIZE / 2 - (row + 0.5) * step]];
}

/** Striker and pieces can be dragged; a press on the board points the stroke there. */
function Hands({ match, draft, seat, onDraft }: Props & { readonly seat: Seat }) {
  const pulls = useRef(false);
  const before = useRef(0);
  const end = endOf(match, seat);
  const grab = (spot: Spot): string | null => {
    const at = fromTable(spot);
    pulls.current = false;
    if (draft?.kind === 'place') return mayPlaceNear(at) ? 'piece' : null;
    if (draft?.kind === 'turnRack') {
      before.current = draft.degrees;
      return isOnRack(at) ? 'rack' : null;
    }
    return draft?.kind === 'strike' ? gripAt(at, strikerAt(end, draft.x / 1000)) : null;
  };
  const drag = (id: string, spot: Spot, from: Spot): void => {
    const at = fromTable(spot);
    if (draft?.kind === 'turnRack')
      return onDraft({ ...draft, degrees: rackTurned(before.current, fromTable(from), at) });
    if (draft?.kind === 'place') return onDraft({ ...draft, ...inMillimetres(at) });
    if (draft?.kind === 'strike') onDraft(id === 'aim' ? aimedAt(draft, end, at) : moved(draft, at));
  };
  /** Once drawn back behind the line, the striker keeps its place and the hand says direction and power. */
  const moved = (stroke: Strike, at: Point): Strike => {
    pulls.current ||= isPulled(end, at);
    return pulls.current ? pulledTo(stroke, end, at) : slidTo(stroke, end, at);
  };
  return <Dragger grab={grab} onDrag={drag} />;
}
