import {
  CameraRig,
  Halo,
  HandNote,
  Lit,
  PullMark,
  TableTop,
  useAgain,
  useDraftValue,
  useHeldByHands,
  useIsChanged,
  useLeading,
  usePressed,
  type Vec3,
} from '@bande/stage';
import { useThree } from '@react-three/fiber';
import type { Action as AnyAction } from '@bande/core';
import type { Guide, SceneProps } from '@bande/stage/view';
import { useEffect, useMemo, useState } from 'react';
import type { Flick } from '../actions.ts';
import { groundIn, placesNow } from '../motion.ts';
import { sideOf, type Figure, type Loose } from '../names.ts';
import { OFFSIDE } from './taught/signs.ts';
import type { Match, Subbuteo } from '../state.ts';
import { goalsAgain } from './after/again.ts';
import { Aim } from './aims/aim.tsx';
import { byPitch } from './pitch.ts';
import { Bodies } from './picture/bodies.tsx';
import { barredBy } from './aims/barred.ts';
import { mayBlock } from './aims/blocking.ts';
import { cellSize, isCell, middleOf } from './words/board.ts';
import { CLOTH } from './colours.ts';
import { PresentLine } from './shown/evidence-marks.tsx';
import { Hand } from './hands/hand.tsx';
import { KeeperHands } from './hands/keeper-hands.tsx';
import { KeeperKeys } from './hands/keeper-keys.tsx';
import { wayOf } from './aims/aiming.ts';
import { boundsOf, edgeOf, FRAME, LIP, LOW, SCALE, sizeOf, toTable } from './layout.ts';
import { wornKits } from './picture/kits.ts';
import { MayFlick } from './aims/may.tsx';
import { noteOf } from './aims/note.ts';
import { Nets } from './picture/nets.tsx';
import { paintPitch } from './picture/paint.ts';
import type { Carried, Pull } from './hands/players.ts';
import { KeptMark, Put } from './hands/put.tsx';
import { PutKeys } from './hands/put-keys.tsx';
import { Called, placeOf } from './shown/called.tsx';
import { HintHand } from './taught/shown-hand.tsx';
import { Spots } from './picture/spots.tsx';
import { Surroundings } from './picture/surroundings.tsx';
import { Swings } from './aims/swings.tsx';
import { useCamera, useGoalHit } from './picture/use-camera.ts';
import { KEEPERS } from './hands/leading.ts';

type Props = SceneProps<Subbuteo>;
type Hands = Props['hands'];

/** The pitch on its table, and everything on it as it runs. */
export function Scene(props: Props) {
  const {
    match,
    running,
    hands,
    camera: { view, near, roam },
    motion: { reducedMotion },
  } = props;
  const { seats } = hands;
  const { pitch, size } = groundIn(match);
  const [aiming, setAiming] = useState<Aiming>(null);
  // Keys may be pressed at any time, and what they have set stays set: only a hand that holds something lets a goal wait for it.
  const again = useAgain(props, aiming === 'hands', goalsAgain);
  const { target, look, isDialled } = useCamera(props, aiming !== null, again.goal);
  const isPressed = usePressed();
  // What was looked at to be flicked has been flicked.
  const onAct: Hands['onAct'] = (action, seat) => {
    hands.onAct(action, seat);
    look('flicked');
  };
  const { width, depth } = sizeOf(pitch);
  const isTall = useThree(({ size: screen }) => screen.width < screen.height);
  const isLow = useThree(({ size: screen }) => screen.height < LOW && screen.width > screen.height);
  const bounds = useMemo(() => boundsOf(pitch, isTall, isLow), [pitch, isTall, isLow]);
  const paint = useMemo(() => paintPitch(pitch), [pitch]);
  const worn = useMemo(() => wornKits(props.kits), [props.kits]);
  // While a goal is seen again nobody reads numbers.
  const isNumbered = again.goal === null && (props.named === true || props.marks.lit.size > 0 || aiming === 'hands');
  return (
    <>
      <CameraRig
        view={view}
        near={edgeOf(near)}
        bounds={bounds}
        reducedMotion={reducedMotion}
        roam={roam}
        target={target}
        hold={again.goal === null && (aiming === 'hands' || isPressed)}
        keep={again.goal === null && aiming === 'keys' && !isDialled}
      />
      <TableTop width={width} depth={depth} paint={paint} colour={CLOTH.border} frame={FRAME} lip={LIP} />
      <Surroundings pitch={pitch} />
      <Nets pitch={pitch} running={again.running} hit={useGoalHit(props, again.goal)} reducedMotion={reducedMotion} />
      <Bodies running={again.running} size={size} kits={worn} numbered={isNumbered} />
      <Spots running={again.running} size={size} />
      <MayFlick running={again.running} seats={seats} size={size} reducedMotion={reducedMotion} />
      <Swings running={running} />
      <Marks {...props} />
      <Called {...props} />
      {props.extras?.has(OFFSIDE) === true ? <PresentLine running={running} /> : null}
      {seats.length === 0 ? null : <Played {...props} hands={{ ...hands, onAct }} onAiming={setAiming} onLook={look} />}
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
  const { match, running, onAiming, onLook } = props;
  const { draft, held = () => null, hint, seats, onAct, onSteer, inMode = false } = props.hands;
  const guide = guideIn(match, props.hands.guide);
  const kits = useMemo(() => wornKits(props.kits), [props.kits]);
  const leading = useLeading(running, seats, onSteer, KEEPERS);
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
          <Pulled match={match} running={running} pull={pull} guide={guide} />
        </group>
      ))}
      <Chosen {...{ match, running, pulls, draft }} guide={byKeys ? guide : null} />
      {byKeys && seats.length === 1
        ? null
        : seats.map((seat) => <Chosen key={seat} {...{ match, running, pulls }} draft={held(seat)} beside={draft} />)}
      <HintHand {...{ hint, match, pulls }} byKeys={byKeys && pulls.size === 0} draft={held(seats[0]!)} />
      {inMode || carried.size > 0 ? <Put {...{ match, seats, carried, kits }} draft={inMode ? draft : null} /> : null}
      {inMode ? <PutKeys draft={draft} onAct={onAct} /> : null}
      <KeptMark draft={draft} />
      <KeeperHands running={running} leading={leading} seats={seats} />
      <KeeperKeys near={props.camera.near} leading={leading} />
      <Hand
        running={running}
        seats={seats}
        draft={draft}
        held={held}
        leading={leading}
        onAct={onAct}
        onPull={onPull}
        onCarry={onCarry}
        onLook={onLook}
        inMode={inMode}
      />
    </>
  );
}

interface PulledProps extends Pick<Props, 'match' | 'running'>, Pick<Hands, 'guide'> {
  readonly pull: Pull;
}

/** What comes of it, how hard; or why its figure may not play now. */
function Pulled({ match, running, pull: { flick, from, to, onIt }, guide }: PulledProps) {
  const barred = barredBy(match, flick);
  return (
    <>
      <Aim match={match} running={running} flick={flick} guide={guide} pulled isDenied={barred !== null} />
      <PullMark from={from} to={to} strength={flick.strength} onIt={onIt} />
      <HandNote
        text={barred ?? noteOf(match, flick, guide)}
        at={[to[0], 0, to[1]]}
        from={[from[0], 0, from[1]]}
        clear={[toTable(placesNow(match).ball)]}
      />
    </>
  );
}

/** On the training pitch as everybody likes it; in a match the same for both. */
const guideIn = (match: Match, wished: Guide): Guide => guideOn(match)(match, wished);
const GUIDES_BY_PREVIEW = { full: 'long', short: 'short', none: 'off' } as const;
const guideOn = byPitch<typeof guideIn>(
  (match) => GUIDES_BY_PREVIEW[match.setup.settings.preview],
  (_match, wished) => wished,
);

interface ChosenProps {
  readonly match: Match;
  readonly running: Props['running'];
  readonly pulls: ReadonlyMap<Figure, Pull>;
  readonly draft: Hands['draft'];
  /** Another hand's, whose figure is marked already. */
  readonly beside?: Hands['draft'];
  /** How much of its way is drawn once it is being set; null or left out: it is only chosen. */
  readonly guide?: Guide | null;
}

/** What a hand has chosen, or somebody is setting by keys; what is pulled is drawn already. */
function Chosen({ match, running, pulls, draft, beside = null, guide = null }: ChosenProps) {
  const [chosen, other] = [flickIn(useDraftValue(draft)), flickIn(useDraftValue(beside))];
  if (chosen === null || pulls.has(chosen.figure) || chosen.figure === other?.figure) return null;
  const barred = barredBy(match, chosen);
  // A block flick is shown before a hand takes it: whoever may make one has no time to try.
  const isBlock = mayBlock(match, sideOf(chosen.figure));
  const note = guide === null ? null : noteOf(match, chosen, guide);
  const text = barred ?? note;
  return (
    <>
      <Aim
        match={match}
        running={running}
        flick={chosen}
        guide={guide ?? (isBlock ? 'short' : 'off')}
        pulled={guide !== null || isBlock}
        isDenied={barred !== null}
      />
      {text === null ? null : <HandNote text={text} {...besideOf(match, chosen)} />}
    </>
  );
}
/** Beside the figure as if a hand pulled it, so that the ball before it is seen. */
function besideOf(match: Match, flick: Flick): { readonly at: Vec3; readonly from: Vec3 } {
  const { [flick.figure]: at } = placesNow(match);
  const way = wayOf(flick);
  return { at: toTable(at), from: toTable({ x: at.x + way.x * BALL_AHEAD, y: at.y + way.y * BALL_AHEAD }) };
}
/** In metres. */
const BALL_AHEAD = 0.02;
const flickIn = (set: AnyAction<Subbuteo> | null): Flick | null => (set?.kind === 'flick' ? set : null);

/** What is lit, and the part of the cloth that the keyboard is at. */
function Marks({ match, marks: { lit, focused }, motion: { reducedMotion } }: Props) {
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

const focusedAt = (match: Match, id: string): readonly Vec3[] =>
  isCell(id) ? [toTable(middleOf(groundIn(match).pitch, id))] : placeOf(match, id);
