import { seatsOf, type Action as AnyAction, type Seat } from '@bande/core';
import {
  BannerPlace,
  CameraRig,
  GhostHand,
  Halo,
  Lit,
  PullMark,
  tableBounds,
  TableTop,
  useDraftValue,
  WOODS,
  type Vec3,
} from '@bande/stage';
import type { Draft, Guide as GuideLength, HandGesture, SceneProps } from '@bande/stage/view';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { Strike } from '../actions.ts';
import { strikerAt } from '../placing.ts';
import { rack } from '../racks.ts';
import { boardRuns, endOf, onTheBoard, pieceNamed, type Carrom, type Match } from '../state.ts';
import { POCKETS } from '../table.ts';
import { GRID } from './words/board.ts';
import type { Pull } from './hands/grips.ts';
import { Guide, PowerBand, powerColour } from './aims/guide.tsx';
import { Hand } from './hands/hand.tsx';
import { useIntent } from './aims/intent.ts';
import { useLastPlace, waitsAt, type LastPlaces } from './hands/last-place.ts';
import { edgeOf, FRAME, HOLES, SIZE, toTable } from './layout.ts';
import { paintBoard } from './picture/paint.ts';
import { Pieces } from './picture/pieces.tsx';
import { PlacingMarks } from './hands/placing-marks.tsx';
import { Pockets } from './picture/pockets.tsx';
import { RackHandle } from './hands/rack-handle.tsx';
import { Seats } from './picture/seats.tsx';
import './shown/sounds.ts';

type Props = SceneProps<Carrom>;

const BOUNDS = tableBounds(SIZE, SIZE, 0.4, FRAME);

/** The board on its table, seen from the chair of whoever plays here. */
export function Scene(props: Props) {
  const {
    match,
    hands: { seat },
    camera: { view, near, roam },
    motion: { reducedMotion },
  } = props;
  const from = seatSeenFrom(match, seat, near);
  const [isAiming, setAiming] = useState(false);
  return (
    <>
      <CameraRig
        view={view}
        near={edgeOf(endOf(match, from))}
        bounds={BOUNDS}
        reducedMotion={reducedMotion}
        roam={roam}
        hold={isAiming}
      />
      <TableTop
        width={SIZE}
        depth={SIZE}
        paint={paintBoard}
        colour={WOODS.birch.base}
        surface="painted"
        holes={HOLES}
        frame={FRAME}
      />
      <Pockets running={props.running} still={reducedMotion} />
      <Seats match={match} turn={seatToPlay(match)} />
      <Marks {...props} />
      <CalledOut {...props} />
      <Played {...props} sits={seat ?? from} onAiming={setAiming} />
    </>
  );
}

/** The chair of whoever plays, if it is at the near edge; otherwise the first chair that is. */
const seatSeenFrom = ({ setup: { seating } }: Match, seat: Seat | null, near: Props['camera']['near']): Seat =>
  seat !== null && seating[seat] === near ? seat : (seatsOf<Carrom>(seating, near)[0] ?? 0);

interface PlayedProps extends Props {
  /** The chair from which it is played. */
  readonly sits: Seat;
  readonly onAiming: (isAiming: boolean) => void;
}

/** Pieces and striker, with what somebody is about to do: only this is drawn anew while a hand moves. */
function Played(props: PlayedProps) {
  const { match, running, intent, sits: seat } = props;
  const { draft, guide } = props.hands;
  const { reducedMotion, speed } = props.motion;
  const set = useDraftValue(draft);
  const meant = useIntent(match, intent, reducedMotion);
  const made = match.state.running === null ? (set ?? meant) : null;
  const by = set === null && intent !== null ? intent.seat : seat;
  const stroke = made?.kind === 'strike' ? made : null;
  const waits = useLastPlace(set, seat);
  const turn = made?.kind === 'turnRack' ? made.degrees : null;
  const laid = useMemo(
    () => (turn === null ? match : onTheBoard(match, { pieces: rack(turn, match.state.board.rack) })),
    [match, turn],
  );
  return (
    <>
      <Pieces
        match={laid}
        striker={strikerPlace(match, stroke, by, waits)}
        held={stroke !== null || turn !== null}
        running={running}
        speed={speed}
        still={reducedMotion}
      />
      {made === null ? null : <Made match={match} made={made} seat={by} guide={set === null ? 'off' : guide} />}
      {draft === null ? null : <InHand {...props} draft={draft} stroke={stroke} />}
    </>
  );
}

interface InHandProps extends PlayedProps {
  readonly draft: Draft<Carrom>;
  readonly stroke: Strike | null;
}

/** The hand of whoever plays here, with what it pulls; until it pulls, one that shows a newcomer how. */
function InHand({ match, sits: seat, draft, stroke, hands: { hint, onAct }, onAiming }: InHandProps) {
  const [pull, setPull] = useState<Pull | null>(null);
  const isAiming = pull !== null;
  useEffect(() => {
    onAiming(isAiming);
    return () => onAiming(false);
  }, [isAiming, onAiming]);
  return (
    <>
      {isAiming ? null : <HintHand hint={hint} place={strikerPlace(match, stroke, seat)} />}
      {pull === null || stroke === null ? null : <Pulled match={match} seat={seat} stroke={stroke} pull={pull} />}
      <Hand match={match} seat={seat} draft={draft} onAct={onAct} onPull={setPull} />
    </>
  );
}

interface PulledProps {
  readonly match: Match;
  readonly seat: Seat;
  readonly stroke: Strike;
  readonly pull: Pull;
}

/** Direction and strength, at the hand and, where that is elsewhere, at the striker too. */
function Pulled({ match, seat, stroke, pull: { from, to, onIt } }: PulledProps) {
  return (
    <>
      {onIt ? null : <PowerBand match={match} seat={seat} stroke={stroke} />}
      <PullMark from={from} to={to} strength={stroke.force} colour={powerColour(stroke.force)} onIt={onIt} />
    </>
  );
}

/** What a newcomer is shown, relative to the striker. */
function HintHand({ hint, place }: { readonly hint: HandGesture | null; readonly place: Vec3 | null }) {
  if (place === null || hint === null) return null;
  const [x, , z] = place;
  // Towards the player is away from the middle, whatever end he sits at.
  const far = Math.hypot(x, z) || 1;
  const [outX, outZ] = Math.abs(z) >= Math.abs(x) ? [0, Math.sign(z)] : [Math.sign(x), 0];
  const [alongX, alongZ] = [Math.abs(outZ), Math.abs(outX)];
  const size = 2;
  if (hint === 'slide')
    return <GhostHand from={[x, z]} to={[x + alongX * far * 0.45, z + alongZ * far * 0.45]} size={size} />;
  const at = [x * 0.35 + alongX * 3, z * 0.35 + alongZ * 3] as const;
  const back = [at[0] + outX * 3.4, at[1] + outZ * 3.4] as const;
  return <GhostHand from={hint === 'pull' ? at : back} to={back} size={size} />;
}

interface MadeProps {
  readonly match: Match;
  readonly made: AnyAction<Carrom>;
  readonly seat: Seat;
  readonly guide: GuideLength;
}

/** What somebody is about to do, drawn on the board. */
function Made({ match, made, seat, guide }: MadeProps): ReactElement | null {
  switch (made.kind) {
    case 'strike':
      return <Guide match={match} seat={seat} stroke={made} length={match.setup.settings.rated ? 'off' : guide} />;
    case 'place':
      return <PlacingMarks match={match} x={made.x} y={made.y} />;
    case 'turnRack':
      return <RackHandle end={endOf(match, seat)} degrees={made.degrees} />;
    default:
      return null;
  }
}

const seatToPlay = ({ state, options }: Match): Seat | null => {
  if (state.phase === 'setUp') return state.breaker;
  return options.find(({ name }) => name === 'place')?.seat ?? (boardRuns(state) ? state.turn : null);
};

/** In the hand of whoever aims, on the move, or waiting on the base line of whoever is to strike. */
function strikerPlace(match: Match, stroke: Strike | null, seat: Seat, last?: LastPlaces): Vec3 | null {
  const { state } = match;
  if (stroke !== null) return toTable(strikerAt(endOf(match, seat), stroke.x / 1000));
  if (state.running !== null) return toTable(strikerAt(endOf(match, state.running.by), state.running.x / 1000));
  if (state.phase !== 'stroke') return null;
  return toTable(strikerAt(endOf(match, state.turn), waitsAt(match, last?.get(state.turn) ?? null)));
}

/** What a ruling rests on, and the part of the board that the keyboard is at. */
function Marks({ match, marks: { lit, focused }, motion: { reducedMotion } }: Props) {
  const places = useMemo(() => [...lit].flatMap((id) => placeOf(match, id)), [match, lit]);
  return (
    <>
      <Lit size={1.25} at={places} reducedMotion={reducedMotion} />
      <Halo size={SIZE / GRID} at={focused === null ? [] : cellAt(focused)} reducedMotion={reducedMotion} />
    </>
  );
}

/** What is called out lies on as few pieces as it can. */
function CalledOut({ match, show }: Props) {
  const pieces = useMemo(
    () => match.state.board.pieces.flatMap((at) => (at === null ? [] : [toTable(at)])),
    [match.state.board.pieces],
  );
  return show?.kind === 'banner' ? <BannerPlace text={show.label} clear={() => pieces} /> : null;
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
