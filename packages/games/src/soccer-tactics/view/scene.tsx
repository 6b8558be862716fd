import {
  CameraRig,
  CardShow,
  Dice,
  Ghost,
  Glow,
  Halo,
  Lit,
  Picker,
  PictureDie,
  tableBounds,
  TableTop,
  useFacing,
  type DiePicture,
  type Target,
  type Vec3,
} from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useMemo, useState } from 'react';
import { SECTORS } from '../events.ts';
import { PAWN_NAMES, pawnNamed } from '../names.ts';
import { SENT_OFF, type SoccerTactics, type State } from '../state.ts';
import { SQUARE_NAMES, squareNamed } from '../table.ts';
import { Ball, BallDisc } from './ball.tsx';
import { Cards } from './cards.tsx';
import { Goals } from './goals.tsx';
import {
  BALL_HEIGHT,
  diceAt,
  FRAME,
  lies,
  pawnAt,
  rightOf,
  squareAt,
  standsOnBall,
  SURFACE,
  type Right,
} from './layout.ts';
import { sideOfPawn } from './naming.ts';
import { TALLEST } from './pawn-shapes.ts';
import { Figure, Pawn } from './pawn.tsx';
import { paintPitch } from './pitch.ts';
import { GROUNDS, PICTURES } from './shot-pictures.ts';
import { ShotSpinner } from './shot-spinner.tsx';
import { looks } from './sides.ts';
import { wayBetween, type Way } from './way.ts';

type Props = SceneProps<SoccerTactics>;
type Seen = Props & { readonly right: Right };

const BOUNDS = tableBounds(SURFACE.width, SURFACE.depth, TALLEST, FRAME);

/** The board on its table. It draws the match as it is; what may be done, it is told. */
export function Scene(props: Props) {
  const { match, show, view, near, reducedMotion, speed, roam } = props;
  const { state, setup } = match;
  const { colours } = setup.settings;
  const look = useMemo(() => looks(colours), [colours]);
  const diceColours = useMemo(() => ({ red: look.red.colour, blue: look.blue.colour }), [look]);
  const yaw = useFacing();
  const right = useMemo(() => rightOf(yaw), [yaw]);
  const motion = { speed, reducedMotion };
  const { mover, via } = useWay(state, setup.settings);
  return (
    <>
      <CameraRig
        view={view}
        near={near === 'red' ? 'front' : 'back'}
        bounds={BOUNDS}
        reducedMotion={reducedMotion}
        roam={roam}
      />
      <Table area={setup.settings.penaltyArea} colours={diceColours} />
      <Goals />
      <Marks {...props} right={right} />
      {lies(state) && <Ball state={state} right={right} via={mover === 'ball' ? via : STRAIGHT} {...motion} />}
      {PAWN_NAMES.map((name, pawn) => (
        <Pawn
          key={name}
          pawn={name}
          look={look[sideOfPawn(name)]}
          at={standing(state, pawn, right)}
          via={mover === pawn ? via : STRAIGHT}
          lifted={props.picked.at(-1) === name}
          small={state.pawns[pawn] === SENT_OFF}
          {...motion}
        />
      ))}
      <Preview {...props} right={right} />
      <Cards state={state} />
      <ShotSpinner show={show} {...motion} />
      <ThrownDice show={show} colours={diceColours} {...motion} />
      <CardShow show={show} at={show?.kind === 'card' ? placeOf(state, show.piece, right) : ORIGIN} {...motion} />
      <Pointing {...props} right={right} />
    </>
  );
}

/** How the position that is seen came from the one seen before. */
function useWay(
  state: State,
  settings: SoccerTactics['settings'],
): { readonly mover: Way['mover']; readonly via: readonly Vec3[] } {
  const [seen, setSeen] = useState<{
    readonly state: State;
    readonly mover: Way['mover'];
    readonly via: readonly Vec3[];
  }>({ state, mover: null, via: STRAIGHT });
  if (seen.state === state) return seen;
  const { mover, via } = wayBetween(seen.state, state, settings);
  const next = { state, mover, via: via.map(squareAt) };
  setSeen(next);
  return next;
}
const STRAIGHT: readonly Vec3[] = [];

const ORIGIN: Vec3 = [0, 0, 0];

const standing = (state: State, pawn: number, right: Right): Vec3 => {
  const [x, y, z] = pawnAt(state, pawn, right);
  return [x, y + (standsOnBall(state, pawn) ? BALL_HEIGHT : 0), z];
};

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

function ThrownDice({
  show,
  ...rest
}: Pick<Props, 'show' | 'speed' | 'reducedMotion'> & { readonly colours: Readonly<Record<string, string>> }) {
  const at = diceAt(useFacing());
  return (
    <>
      <Dice show={show} at={at} size={0.68} {...rest} />
      <PictureDie
        show={show}
        pictures={SHOT_DIE}
        at={at}
        size={1.15}
        speed={rest.speed}
        reducedMotion={rest.reducedMotion}
      />
    </>
  );
}
/** It keeps the odds of the spinner, and so its pictures. */
const SHOT_DIE = SECTORS.map((picture): DiePicture => ({ ground: GROUNDS[picture], draw: PICTURES[picture] }));

/** What glows, what is picked, pointed at, hinted at, and what a ruling rests on. */
function Marks({ match, pickable, picked, focused, lit, hinted, right, reducedMotion }: Seen) {
  const { state } = match;
  const at = (ids: Iterable<string>, wanted: (id: string) => boolean): readonly Vec3[] =>
    [...ids].filter(wanted).map((id) => placeOf(state, id, right));
  const open = (id: string): boolean => !picked.includes(id);
  /** The ball is as wide as its square: the mark looks out from under it. */
  const underTheBall = (id: string): boolean => squareNamed(id) === state.ball && lies(state);
  const evidence = litSquares(state, lit, right);
  return (
    <>
      <Lit at={evidence.filter((place) => !isTaken(state, place))} reducedMotion={reducedMotion} />
      <Lit size={1.5} at={evidence.filter((place) => isTaken(state, place))} reducedMotion={reducedMotion} />
      <Glow
        shape="square"
        size={0.92}
        at={at(pickable, (id) => !isPawn(id) && open(id) && !underTheBall(id))}
        reducedMotion={reducedMotion}
      />
      <Glow
        shape="square"
        size={1.2}
        at={at(pickable, (id) => open(id) && underTheBall(id))}
        reducedMotion={reducedMotion}
      />
      <Glow shape="ring" size={1.34} at={at(pickable, (id) => isPawn(id) && open(id))} reducedMotion={reducedMotion} />
      <Glow shape="dot" size={0.9} at={at(hinted, (id) => !pickable.has(id))} reducedMotion={reducedMotion} />
      <Glow shape="disc" size={1.34} at={at(picked, () => true)} reducedMotion={reducedMotion} />
      <Halo size={1.14} at={focused === null ? [] : [placeOf(state, focused, right)]} reducedMotion={reducedMotion} />
    </>
  );
}

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

/** A pawn or the ball where it would go. */
function Preview({ match, picked, focused, pickable, right }: Seen) {
  const { state, setup } = match;
  const pawn = picked.findLast(isPawn);
  if (focused === null || isPawn(focused) || !pickable.has(focused)) return null;
  if (pawn !== undefined) {
    return (
      <Ghost key={pawn} at={placeOf(state, focused, right)} opacity={0.62}>
        <Figure pawn={pawn} look={looks(setup.settings.colours)[sideOfPawn(pawn)]} />
      </Ghost>
    );
  }
  return picked.length === 0 && lies(state) && state.phase !== 'formation' ? (
    <Ghost at={placeOf(state, focused, right)} opacity={0.7}>
      <BallDisc />
    </Ghost>
  ) : null;
}

/** Everything can be pointed at, so that a refusal can say why; what may be picked is easier to hit. */
function Pointing({ match, pickable, onPick, onFocus, right }: Seen) {
  const { state } = match;
  const targets = useMemo((): readonly Target[] => {
    const squares = SQUARE_NAMES.map((id, square): Target =>
      pickable.has(id)
        ? { id, at: squareAt(square), radius: 0.6, rank: 2 }
        : { id, at: squareAt(square), radius: 0.5, rank: 0 },
    );
    const pawns = PAWN_NAMES.map((id, pawn): Target => {
      const [x, y, z] = standing(state, pawn, right);
      return pickable.has(id)
        ? { id, at: [x, y + 0.35, z], radius: 0.5, rank: 3 }
        : { id, at: [x, y + 0.35, z], radius: 0.34, rank: 1 };
    });
    return [...squares, ...pawns];
  }, [state, pickable, right]);
  return <Picker targets={targets} onPick={onPick} onFocus={onFocus} />;
}
