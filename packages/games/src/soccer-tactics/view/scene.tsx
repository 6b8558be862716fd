import {
  CameraRig,
  CardShow,
  Ghost,
  GhostHand,
  Glow,
  Halo,
  Lit,
  tableBounds,
  TableTop,
  useFacing,
  type Vec3,
} from '@bande/stage';
import type { SceneMarks, SceneProps } from '@bande/stage/view';
import { useMemo, useState } from 'react';
import { PAWN_NAMES, pawnNamed } from '../names.ts';
import { nameOf, SENT_OFF, type SoccerTactics, type State } from '../state.ts';
import { SIDES, squareNamed, type Side } from '../table.ts';
import { Ball, BallDisc } from './picture/ball.tsx';
import { Cards } from './picture/cards.tsx';
import { Goals } from './picture/goals.tsx';
import { HAND_SIZE, handFor } from './taught/hint-hand.ts';
import { linedUp, liningUp } from './hands/lined-up.ts';
import { CalledOut, isGoalSeen, useCounted } from './shown/goal-seen.tsx';
import { trailAfter, type Trail } from './shown/trail.ts';
import { meantBy, type Meant } from './aims/intent.ts';
import { ballAt, FRAME, lies, pawnAt, rightOf, squareAt, SURFACE, TILT, type Right } from './layout.ts';
import { sideOfPawn } from './words/naming.ts';
import { TALLEST } from './picture/pawn-shapes.ts';
import { Figure, Pawn } from './picture/pawn.tsx';
import { paintPitch } from './picture/pitch.ts';
import { Pointing } from './hands/pointing.tsx';
import { ShotSpinner } from './shown/shot-spinner.tsx';
import { looks } from './words/sides.ts';
import { ThrownDice } from './shown/thrown-dice.tsx';
import { TargetMarks } from './aims/target-marks.tsx';
import { reachersOf } from './aims/targets.ts';
import { wayBetween, wayTo, type Way } from './shown/way.ts';
import { Arrow } from './aims/arrow.tsx';
import { WonGlow } from './shown/won-glow.tsx';

type Props = SceneProps<SoccerTactics>;
type Seen = Props & {
  readonly right: Right;
  readonly meant: Meant | null;
  /** The match as it is, where the one that is seen is already lined up as somebody wants it. */
  readonly ruled: Props['match'];
};

const BOUNDS = { ...tableBounds(SURFACE.width, SURFACE.depth, TALLEST, FRAME), tilt: TILT };

/** The board on its table. It draws the match as it is; what may be done, it is told. */
export function Scene(given: Props) {
  const props = useLinedUp(given);
  const { match, show, camera, motion, intent } = props;
  const { state, setup } = match;
  const { colours } = setup.settings;
  const look = useMemo(() => looks(colours), [colours]);
  const diceColours = useMemo(() => ({ red: look.red.colour, blue: look.blue.colour }), [look]);
  const yaw = useFacing();
  const right = useMemo(() => rightOf(yaw), [yaw]);
  const { mover, via, trail } = useWay(state, setup.settings);
  const meant = useMemo(() => meantBy(intent, match), [intent, match]);
  const placed = usePlaced(given);
  const seen: Seen = { ...props, right, meant, ruled: given.match };
  return (
    <>
      <CameraRig
        view={camera.view}
        near={camera.near === 'red' ? 'front' : 'back'}
        bounds={BOUNDS}
        reducedMotion={motion.reducedMotion}
        roam={camera.roam}
      />
      <Table area={setup.settings.penaltyArea} colours={diceColours} />
      <Goals />
      <Marks {...seen} />
      <OthersTrail trail={trail} {...seen} />
      <WonGlow state={useCounted(given.match.state, show)} side={sideAt(given)} {...motion} />
      {lies(state) && (
        <Ball
          state={state}
          right={right}
          via={mover === 'ball' ? via : STRAIGHT}
          lifted={meant?.mover === 'ball'}
          isIn={isGoalSeen(show)}
          {...motion}
        />
      )}
      {PAWN_NAMES.map((name, pawn) => (
        <Pawn
          key={name}
          pawn={name}
          look={look[sideOfPawn(name)]}
          at={pawnAt(state, pawn, right)}
          via={mover === pawn ? via : STRAIGHT}
          lifted={props.marks.picked.at(-1) === name || meant?.mover === name || placed.includes(name)}
          small={state.pawns[pawn] === SENT_OFF}
          {...motion}
        />
      ))}
      <Preview {...seen} />
      <Cards state={state} />
      <ShotSpinner show={show} {...motion} />
      <ThrownDice match={match} show={show} colours={diceColours} {...motion} />
      <CardShow show={show} at={show?.kind === 'card' ? placeOf(state, show.piece, right) : ORIGIN} {...motion} />
      <HintHand {...seen} />
      <CalledOut show={show} state={state} right={right} />
      <Pointing {...seen} match={given.match} stood={state} />
    </>
  );
}

/** While somebody here lines up, the pawns stand where he has put them, and the others where they would. */
function useLinedUp(props: Props): Props {
  const {
    match,
    marks: { picked, pickable },
  } = props;
  const isHere = pickable.size > 0 || picked.length > 0;
  const stood = useMemo(() => {
    const state = isHere ? linedUp(match, picked) : match.state;
    return state === match.state ? match : { ...match, state };
  }, [match, picked, isHere]);
  return stood === match ? props : { ...props, match: stood };
}

/** Whom the next square is for. */
const usePlaced = ({ match, marks: { picked, pickable } }: Props): readonly string[] =>
  useMemo(() => (pickable.size === 0 ? NONE : (liningUp(match, picked)?.pawns ?? NONE)), [match, picked, pickable]);

/** How the position that is seen came from the one seen before. */
interface Came {
  readonly state: State;
  readonly mover: Way['mover'];
  readonly via: readonly Vec3[];
  readonly trail: Trail | null;
}

function useWay(state: State, settings: SoccerTactics['settings']): Came {
  const [seen, setSeen] = useState<Came>({ state, mover: null, via: STRAIGHT, trail: null });
  if (seen.state === state) return seen;
  const { mover, via } = wayBetween(seen.state, state, settings);
  const next = {
    state,
    mover,
    via: via.map(squareAt),
    trail: trailAfter(seen.trail, seen.state, state, settings),
  };
  setSeen(next);
  return next;
}
const STRAIGHT: readonly Vec3[] = [];
const NONE: readonly string[] = [];

/** What a newcomer is shown: which pawn, and where to. */
function HintHand({ hands: { hint }, ruled, right, marks: { picked } }: Seen) {
  const hand = useMemo(() => handFor(hint, { match: ruled, right, picked }), [hint, ruled, right, picked]);
  return hand === null ? null : (
    <GhostHand from={hand.at} to={hand.at} size={HAND_SIZE} up={hand.up} lean={hand.lean} short={hand.short} />
  );
}

/** What the others did last, until one has done something oneself. */
function OthersTrail({ trail, match, hands: { seat } }: Seen & { readonly trail: Trail | null }) {
  if (trail === null || seat === null || nameOf(trail.side) === match.setup.seating[seat]) return null;
  return <Arrow along={trail.along.map(squareAt)} opacity={0.6} />;
}

/** Whose ball is celebrated: that of whoever sits here; of both where nobody does. */
const sideAt = ({ match, hands: { seat } }: Props): Side | null => {
  const name = seat === null ? undefined : match.setup.seating[seat];
  return name === undefined ? null : (SIDES.indexOf(name) as Side);
};

const ORIGIN: Vec3 = [0, 0, 0];

/** Where an id is on the table, be it a pawn or a square. */
function placeOf(state: State, id: string, right: Right): Vec3 {
  const pawn = pawnNamed(id);
  if (pawn !== undefined) return pawnAt(state, pawn, right);
  const square = squareNamed(id);
  return square === undefined ? ORIGIN : squareAt(square);
}
const isPawn = (id: string): boolean => pawnNamed(id) !== undefined;

function Table({
  area,
  colours,
}: {
  readonly area: SoccerTactics['settings']['penaltyArea'];
  readonly colours: { readonly red: string; readonly blue: string };
}) {
  const quarter = Math.round(useFacing() / (Math.PI / 2));
  const paint = useMemo(() => paintPitch({ area, quarter, colours }), [area, quarter, colours]);
  return <TableTop width={SURFACE.width} depth={SURFACE.depth} paint={paint} frame={FRAME} />;
}

/** What glows, what is picked, pointed at, hinted at, what a bot is about to do, and what a ruling rests on. */
function Marks(seen: Seen) {
  const { match, right, meant } = seen;
  const { pickable, picked, focused, lit, hinted } = seen.marks;
  const { reducedMotion } = seen.motion;
  const { state } = match;
  const at = (ids: Iterable<string>, wanted: (id: string) => boolean): readonly Vec3[] =>
    [...ids].filter(wanted).map((id) => placeOf(state, id, right));
  const open = (id: string): boolean => !picked.includes(id);
  const reachers = useMemo(() => reachersOf(match), [match]);
  // Where a ball is to be won, whoever reaches it is looked for first.
  const first = (id: string): boolean => reachers === null || reachers.size === 0 || reachers.has(id);
  const evidence = litSquares(state, lit, right);
  const chosen = [...at(picked, () => true), ...(meant === null ? [] : at([meant.mover, meant.to], isPlace))];
  return (
    <>
      <Lit at={evidence.filter((place) => !isTaken(state, place))} reducedMotion={reducedMotion} />
      <Lit size={1.5} at={evidence.filter((place) => isTaken(state, place))} reducedMotion={reducedMotion} />
      <TargetMarks {...seen} match={seen.ruled} />
      <Glow
        shape="ring"
        size={1.24}
        at={at(pickable, (id) => isPawn(id) && open(id) && first(id))}
        reducedMotion={reducedMotion}
      />
      <Glow
        faint
        shape="ring"
        size={1.24}
        at={at(pickable, (id) => isPawn(id) && !first(id))}
        reducedMotion={reducedMotion}
      />
      <Glow shape="dot" size={0.9} at={at(hinted, (id) => !pickable.has(id))} reducedMotion={reducedMotion} />
      <Glow shape="disc" size={1.24} at={chosen} reducedMotion={reducedMotion} />
      <Halo size={1.14} at={focused === null ? [] : [placeOf(state, focused, right)]} reducedMotion={reducedMotion} />
    </>
  );
}
/** The ball is no place: it lies on one. */
const isPlace = (id: string): boolean => isPawn(id) || squareNamed(id) !== undefined;

/** Evidence is marked by squares, each once, be it the square itself or a pawn on it. */
function litSquares(state: State, lit: ReadonlySet<string>, right: Right): readonly Vec3[] {
  const places = [...lit].map((id): Vec3 => {
    const square = state.pawns[pawnNamed(id) ?? -1] ?? -1;
    return square >= 0 ? squareAt(square) : placeOf(state, id, right);
  });
  return [...new Map(places.map((place) => [place.join(), place])).values()];
}

/** What lies under pawns is marked larger, so that it looks out from under them. */
const isTaken = (state: State, place: Vec3): boolean =>
  state.pawns.some((square) => square >= 0 && squareAt(square).join() === place.join());

/** A pawn or the ball where it would go: by whoever points at a square, or by a bot. */
function Preview({ match, meant, right, marks }: Seen) {
  const { state, setup } = match;
  const would = meant ?? pointedAt(match, marks);
  if (would === null) return null;
  const { mover, to } = would;
  return (
    <>
      <Arrow along={courseOf(match, would, right)} />
      <Ghost key={mover} at={placeOf(state, to, right)} opacity={0.66}>
        {mover === 'ball' ? (
          <BallDisc />
        ) : (
          <Figure pawn={mover} look={looks(setup.settings.colours)[sideOfPawn(mover)]} />
        )}
      </Ghost>
    </>
  );
}

/** From where it is, over the square where it turns, to where it would go. */
function courseOf({ state, setup }: Props['match'], { mover, to }: Meant, right: Right): readonly Vec3[] {
  const square = squareNamed(to)!;
  const from = mover === 'ball' ? ballAt(state, right) : placeOf(state, mover, right);
  const via = wayTo(state, mover === 'ball' ? 'ball' : pawnNamed(mover)!, square, setup.settings);
  return [from, ...via.map(squareAt), squareAt(square)];
}

function pointedAt({ state }: Props['match'], { picked, focused, pickable }: SceneMarks): Meant | null {
  if (state.phase === 'formation') return null;
  // Chosen, and still to be confirmed.
  const chosen = pickable.size === 0 ? picked.at(-1) : undefined;
  const to = focused !== null && pickable.has(focused) ? focused : chosen;
  if (to === undefined || isPawn(to) || squareNamed(to) === undefined) return null;
  const pawn = picked.findLast(isPawn);
  if (pawn !== undefined) return { mover: pawn, to };
  return lies(state) && state.phase !== 'placing' ? { mover: 'ball', to } : null;
}
