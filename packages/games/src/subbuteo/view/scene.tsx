import {
  CameraRig,
  GhostHand,
  Halo,
  HandNote,
  Lit,
  MARKS,
  PullMark,
  TableTop,
  useDraftValue,
  useIsChanged,
  type Vec3,
} from '@bande/stage';
import { useThree } from '@react-three/fiber';
import type { Action as AnyAction } from '@bande/core';
import type { SceneProps } from '@bande/stage/view';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Flick } from '../actions.ts';
import { groundIn, placesNow } from '../motion.ts';
import { BODIES, endOf, sideOf, type BodyName, type Figure, type Loose } from '../names.ts';
import type { Match, Subbuteo } from '../state.ts';
import { BALL_RADIUS, type FigureSize } from '../table-bodies.ts';
import { Aim, Ring } from './aim.tsx';
import { Bodies } from './bodies.tsx';
import { cellSize, isCell, middleOf } from './board.ts';
import { CLOTH } from './colours.ts';
import type { Carried, Pull } from './grips.ts';
import { Hand } from './hand.tsx';
import { KeeperHands } from './keeper-hands.tsx';
import { KeeperKeys } from './keeper-keys.tsx';
import { boundsOf, edgeOf, FRAME, LIP, SCALE, sizeOf, toTable } from './layout.ts';
import { paintPitch } from './paint.ts';
import { Spots } from './spots.tsx';
import { Surroundings } from './surroundings.tsx';
import { Swings } from './swings.tsx';
import { useCamera } from './use-camera.ts';
import { useLeading } from './use-leading.ts';

type Props = SceneProps<Subbuteo>;

/** The pitch on its table, and everything on it as it runs. */
export function Scene(props: Props) {
  const { match, running, view, near, reducedMotion, roam, seats, onAct } = props;
  const { pitch, size } = groundIn(match);
  const [aiming, setAiming] = useState<Aiming>(null);
  const { target, look, isDialled } = useCamera(props, aiming !== null);
  // What was looked at to be flicked has been flicked.
  const act: Props['onAct'] = (action, seat) => {
    onAct(action, seat);
    look('flicked');
  };
  const { width, depth } = sizeOf(pitch);
  const isTall = useThree(({ size: screen }) => screen.width < screen.height);
  const bounds = useMemo(() => boundsOf(pitch, isTall), [pitch, isTall]);
  const paint = useMemo(() => paintPitch(pitch), [pitch]);
  return (
    <>
      <CameraRig
        view={view}
        near={edgeOf(near)}
        bounds={bounds}
        reducedMotion={reducedMotion}
        roam={roam}
        target={target}
        hold={aiming === 'hands'}
        keep={aiming === 'keys' && !isDialled}
      />
      <TableTop width={width} depth={depth} paint={paint} colour={CLOTH.border} frame={FRAME} lip={LIP} />
      <Surroundings pitch={pitch} />
      <Bodies running={running} size={size} />
      <Spots running={running} size={size} />
      <Swings running={running} />
      <Marks {...props} />
      {seats.length === 0 ? null : <Played {...props} onAct={act} onAiming={setAiming} onLook={look} />}
    </>
  );
}

/** Who aims at this moment: hands on the table, or somebody at its edge. */
type Aiming = 'hands' | 'keys' | null;

interface PlayedProps extends Props {
  readonly onAiming: (aiming: Aiming) => void;
  readonly onLook: (at: Loose | null) => void;
}

/** What hands are about to do: only this is drawn anew while one moves. */
function Played(props: PlayedProps) {
  const {
    match,
    running,
    draft,
    held = () => null,
    guide,
    hint,
    near,
    seats,
    onAct,
    onSteer,
    onAiming,
    onLook,
  } = props;
  const leading = useLeading(running, onSteer);
  const [pulls, onPull] = useHeldByHands<Figure, Pull>();
  const [carried, onCarry] = useHeldByHands<Loose, Carried>();
  const byKeys = useIsChanged(draft);
  const aimsAtEdge = byKeys ? 'keys' : null;
  const aiming = pulls.size > 0 || carried.size > 0 ? 'hands' : aimsAtEdge;
  useEffect(() => onAiming(aiming), [aiming, onAiming]);
  return (
    <>
      {[...pulls].map(([figure, pull]) => (
        <group key={figure}>
          <Aim match={match} running={running} flick={pull.flick} guide={guide} pulled />
          <PullMark from={pull.from} to={pull.to} strength={pull.flick.strength} onIt={pull.onIt} />
          <HandNote text={percent(pull.flick.strength)} at={[pull.to[0], 0, pull.to[1]]} />
        </group>
      ))}
      <Chosen {...{ match, running, pulls, draft }} guide={byKeys ? guide : null} />
      {byKeys && seats.length === 1
        ? null
        : seats.map((seat) => <Chosen key={seat} {...{ match, running, pulls }} draft={held(seat)} beside={draft} />)}
      {pulls.size > 0 || byKeys ? null : <HintHand hint={hint} match={match} draft={held(seats[0]!)} />}
      {[...carried.values()].map((one) => (
        <CarriedMark key={one.what} carried={one} size={groundIn(match).size} />
      ))}
      <KeeperHands running={running} leading={leading} />
      <KeeperKeys near={near} leading={leading} />
      <Hand
        running={running}
        draft={draft}
        held={held}
        leading={leading}
        onAct={onAct}
        onPull={onPull}
        onCarry={onCarry}
        onLook={onLook}
      />
    </>
  );
}

interface ChosenProps {
  readonly match: Match;
  readonly running: Props['running'];
  readonly pulls: ReadonlyMap<Figure, Pull>;
  readonly draft: Props['draft'];
  /** Another hand's, whose figure is marked already. */
  readonly beside?: Props['draft'];
  /** How much of its way is drawn once it is being set; null or left out: it is only chosen. */
  readonly guide?: Props['guide'] | null;
}

/** What a hand has chosen, or somebody is setting by keys; what is pulled is drawn already. */
function Chosen({ match, running, pulls, draft, beside = null, guide = null }: ChosenProps) {
  const [chosen, other] = [flickIn(useDraftValue(draft)), flickIn(useDraftValue(beside))];
  if (chosen === null || pulls.has(chosen.figure) || chosen.figure === other?.figure) return null;
  return (
    <>
      <Aim match={match} running={running} flick={chosen} guide={guide ?? 'off'} pulled={guide !== null} />
      {guide === null ? null : (
        <HandNote text={percent(chosen.strength)} at={toTable(placesNow(match)[chosen.figure], UP)} />
      )}
    </>
  );
}
/** Above the heads. */
const UP = 0.045 * SCALE;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const flickIn = (set: AnyAction<Subbuteo> | null): Flick | null => (set?.kind === 'flick' ? set : null);

/** Something of each hand on the table. */
function useHeldByHands<K, T>(): readonly [ReadonlyMap<K, T>, (what: K, held: T | null) => void] {
  const [all, setAll] = useState<ReadonlyMap<K, T>>(() => new Map());
  const set = useCallback((what: K, held: T | null) => {
    setAll((before) => {
      if (held === null && !before.has(what)) return before;
      const others = [...before].filter(([one]) => one !== what);
      return new Map(held === null ? others : [...others, [what, held]]);
    });
  }, []);
  return [all, set];
}

/** Where something would be put down: a disc where there is room, a ring alone where there is none. */
function CarriedMark({ carried: { what, at, fits }, size }: { readonly carried: Carried; readonly size: FigureSize }) {
  const radius = (what === 'ball' ? BALL_RADIUS : size.baseRadius) * SCALE;
  const place = { x: at[0] / 1000, y: at[1] / 1000 };
  return (
    <>
      {fits ? <Ring inner={0} outer={radius} colour={MARKS.good} opacity={0.7} at={place} /> : null}
      <Ring inner={radius} outer={radius * 1.35} colour={fits ? MARKS.focus : MARKS.bad} opacity={0.95} at={place} />
    </>
  );
}

interface HintProps {
  readonly hint: string | null;
  readonly match: Match;
  readonly draft: Props['draft'];
}

/** On the figure, pulled back from it towards its own goal, let go there. */
function HintHand({ hint, match, draft }: HintProps) {
  const chosen = flickIn(useDraftValue(draft));
  if (hint === null || chosen === null) return null;
  const [x, , z] = toTable(placesNow(match)[chosen.figure]);
  const back = [x, z - endOf(sideOf(chosen.figure)) * 0.16 * SCALE] as const;
  return <GhostHand from={hint === 'letGo' ? back : [x, z]} to={hint === 'press' ? [x, z] : back} size={2.4} />;
}

/** What is lit, and the part of the cloth that the keyboard is at. */
function Marks({ match, lit, focused, reducedMotion }: Props) {
  const { pitch, size } = groundIn(match);
  const places = useMemo(() => [...lit].flatMap((id) => placeOf(match, id)), [match, lit]);
  const [, long] = cellSize(pitch);
  return (
    <>
      <Lit size={size.baseRadius * SCALE * 3} at={places} reducedMotion={reducedMotion} />
      <Halo size={long * SCALE} at={focused === null ? [] : focusedAt(match, focused)} reducedMotion={reducedMotion} />
    </>
  );
}

const isBody = (id: string): id is BodyName => (BODIES as readonly string[]).includes(id);
const placeOf = (match: Match, id: string): readonly Vec3[] => (isBody(id) ? [toTable(placesNow(match)[id])] : []);
const focusedAt = (match: Match, id: string): readonly Vec3[] =>
  isCell(id) ? [toTable(middleOf(groundIn(match).pitch, id))] : placeOf(match, id);
