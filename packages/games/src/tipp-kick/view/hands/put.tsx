import type { Action as AnyAction, Seat } from '@bande/core';
import { HandNote, LegalArea, MARKS, useDraftValue } from '@bande/stage';
import type { Draft } from '@bande/stage/view';
import { useMemo } from 'react';
import { endOf, other, SIDES, type BySide, type Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import type { Match, TippKick } from '../../state.ts';
import { isLocked } from '../../streams.ts';
import { TABLE } from '../../table.ts';
import { leastGap, whyNotDefend, whyNotLay } from '../../where-may.ts';
import { goalOf } from '../../usual.ts';
import { BALL_RADIUS, BASE_RADIUS } from '../../zones.ts';
import { Ring } from '../aims/aim.tsx';
import { isToDefend } from '../aims/choosing.ts';
import type { Kit } from '../colours.ts';
import { mayStand, type Defend } from './defending.ts';
import type { Point } from '../aims/foreseen.ts';
import { KeeperFigure, KickerFigure } from '../picture/figures.tsx';
import { useInHand } from '../picture/in-hand.ts';
import { keeperOf, type Keep } from './keeping.ts';
import { SCALE, toTable } from '../layout.ts';
import { isLay, type Lay } from './laying.ts';
import { words } from '../words/naming.ts';
import type { Carried } from './players.ts';
import { poseOfPut } from '../picture/poses-put.ts';
import { seatOf } from './seats.ts';
import { FLAT, Strip } from '../aims/way.tsx';

type Kits = BySide<Kit>;

interface PutProps {
  readonly match: Match;
  readonly seats: readonly Seat[];
  /** What dials set, or a pointer of whoever defends has set. */
  readonly draft: Draft<TippKick> | null;
  readonly isSet: boolean;
  /** A newcomer is told to press where it is hatched. */
  readonly isHinted: boolean;
  readonly carried: ReadonlyMap<Side, Carried>;
  readonly kits: Kits;
}

/** What hands put: what they carry, what is chosen and where it would stand, and the felt where it may. */
export function Put({ match, seats, draft, isSet, isHinted, carried, kits }: PutProps) {
  const set = useDraftValue(draft);
  const side = SIDES.find((one) => seats.includes(seatOf(match, one)) && isToDefend(match, one));
  return (
    <>
      {side === undefined ? null : (
        <Defender {...{ match, side, isSet, isHinted }} set={set} carried={carried.get(side)} kit={kits[side]} />
      )}
      {[...carried.values()].map((one) => (one.what === 'ball' ? <LaidBall key="ball" {...one} /> : null))}
      {isSet && isLay(set) ? <LaidBall put={set} fits={whyNotLay(match, set.at) === null} /> : null}
    </>
  );
}

interface DefenderProps extends Pick<PutProps, 'match' | 'isSet' | 'isHinted'> {
  readonly side: Side;
  readonly set: AnyAction<TippKick> | null;
  readonly carried: Carried | undefined;
  readonly kit: Kit;
}
/** The kicker in the hand; until it stands somewhere, where it usually would. */
function Defender({ match, side, isSet, isHinted, set, carried, kit }: DefenderProps) {
  const inHand = carried?.what === 'kicker' ? carried.put : null;
  const stands = lieNow(match)?.figures[side].kicker !== null;
  const chosen = set?.kind === 'defend' && (isSet || !stands) ? set : null;
  const put = inHand ?? chosen;
  // In turn it may be put elsewhere until its owner says that it stands.
  if (put === null)
    return match.mode === 'paced' || isHinted ? <MayStand match={match} side={side} lying={false} /> : null;
  const fits = whyNotDefend(match, side, put) === null;
  return (
    <>
      <MayStand match={match} side={side} lying={put.lying} />
      <PutKicker {...{ kit, side, put, fits }} ghost={inHand === null ? 0.55 : 0.9} />
    </>
  );
}

/** Hatched where the rules let a kicker stand; asked once for every rest of the ball. */
function MayStand({ match, side, lying }: { readonly match: Match; readonly side: Side; readonly lying: boolean }) {
  const ball = lieNow(match)?.ball;
  const question = JSON.stringify([side, lying, ball?.x, ball?.y, leastGap(match), match.state.restart?.kind]);
  const isAllowed = useMemo(() => mayStand(match, side, lying), [question]);
  const size = [TABLE.width, TABLE.length] as const;
  return (
    <LegalArea question={question} isAllowed={isAllowed} size={size} scale={SCALE} up={FLAT * 0.5} grain={GRAIN} />
  );
}

/** Millimetres: the plate is seen from close by. */
const GRAIN = 3;

interface PutKickerProps {
  readonly kit: Kit;
  readonly side: Side;
  readonly put: Defend;
  readonly fits: boolean;
  readonly ghost: number;
}
/** The kicker where it would be put: a disc where it may stand, a ring alone where it may not. */
function PutKicker({ kit, side, put, fits, ghost }: PutKickerProps) {
  const pose = useMemo(() => poseOfPut(side, put), [side, put]);
  const colour = fits ? MARKS.focus : MARKS.bad;
  return (
    <group name="kicker in hand">
      {fits ? <Ring at={put.at} inner={0} outer={BASE_RADIUS} colour={MARKS.good} opacity={0.7} /> : null}
      <Ring at={put.at} inner={BASE_RADIUS} outer={BASE_RADIUS * 1.3} colour={colour} />
      <KickerFigure kit={kit} side={side} pose={pose} ghost={ghost} />
    </group>
  );
}

/** Where the ball would be laid. */
function LaidBall({ put: { at }, fits }: { readonly put: Lay; readonly fits: boolean }) {
  return (
    <>
      <Ring at={at} inner={0} outer={BALL_RADIUS} colour={fits ? MARKS.good : MARKS.bad} opacity={0.8} />
      <Ring at={at} inner={BALL_RADIUS} outer={BALL_RADIUS * 1.6} colour={fits ? MARKS.focus : MARKS.bad} />
    </>
  );
}

/** The keeper as he is set in secret: where he is to stand, faint where he stood until now, and an arrow to where he goes. */
export function KeptMark({ match, draft, kits }: Pick<PutProps, 'match' | 'draft' | 'kits'>) {
  const keep = useDraftValue(draft);
  return keep?.kind === 'keep' ? <KeptKeeper {...{ match, keep, kits }} /> : null;
}
function KeptKeeper({ match, keep, kits }: Pick<PutProps, 'match' | 'kits'> & { readonly keep: Keep }) {
  const side = keeperOf(match);
  useInHand(`keeper ${side}`, true);
  const { keeper } = match.setup.settings;
  const [stood, stands] = [lieNow(match)?.figures[side].keeper.at, standsIn(keep)];
  const hasMoved = stood !== undefined && Math.abs(stood.sideways - stands.sideways) > UNMOVED;
  return (
    <group name={`keeper of ${side} is set`}>
      <KeeperFigure side={side} kit={kits[side]} keeper={keeper} hold={stands} />
      {hasMoved ? <KeeperFigure side={side} kit={kits[side]} keeper={keeper} hold={stood} ghost={STOOD} /> : null}
      {isGoing(keep) ? (
        <KeeperFigure side={side} kit={kits[side]} keeper={keeper} hold={goesIn(keep)} ghost={GOES} />
      ) : null}
      <KeptWay side={side} keep={keep} />
    </group>
  );
}
/** Tenths of a millimetre: nobody sees less. */
const UNMOVED = 5;
/** How much is seen of him where he stood, and where he goes. */
const [STOOD, GOES] = [0.18, 0.5];
const isGoing = ({ from, to, lift, roll }: Keep): boolean => from !== to || lift !== 0 || roll !== 0;

/** Millimetres before him, so that the arrow is seen from above, too. */
const IN_FRONT = 24;
/** Table units: the way, and its head; millimetres of the ring where he stands. */
const [WAY_WIDTH, HEAD, STAND] = [0.16, 0.26, 11];
function KeptWay({ side, keep: { from, to, forward } }: { readonly side: Side; readonly keep: Keep }) {
  const y = goalOf(side)[1] - endOf(side) * (forward + IN_FRONT);
  const way = useMemo(() => [from, to].map((x): Point => [x, y, 0]), [from, to, y]);
  return (
    <>
      <Ring at={[from, y]} inner={STAND * 0.6} outer={STAND} colour={MARKS.focus} />
      {from === to ? null : (
        <>
          <Strip way={way} colour={MARKS.focus} width={WAY_WIDTH} />
          <mesh
            position={toTable([to, y], FLAT + 0.01)}
            rotation={[-Math.PI / 2, 0, to > from ? -Math.PI / 2 : Math.PI / 2]}
            renderOrder={5}
          >
            <circleGeometry args={[HEAD, 3, Math.PI / 2]} />
            <meshBasicMaterial
              color={MARKS.focus}
              transparent
              depthTest={false}
              depthWrite={false}
              toneMapped={false}
            />
          </mesh>
        </>
      )}
    </>
  );
}
const tenths = (mm: number): number => Math.round(10 * mm) + 0;
const standsIn = ({ from, forward }: Keep) => ({ sideways: tenths(from), forward: tenths(forward), lift: 0, roll: 0 });
const goesIn = ({ to, forward, lift, roll }: Keep) => ({
  sideways: tenths(to),
  forward: tenths(forward),
  lift: tenths(lift),
  roll: tenths(roll),
});

/** Why a keeper stands still at a penalty, beside him. */
export function LockedNote({ match, seats }: Pick<PutProps, 'match' | 'seats'>) {
  const side = SIDES.find((one) => seats.includes(seatOf(match, one)) && isLocked(match, one));
  if (side === undefined || match.mode !== 'live') return null;
  const ball = lieNow(match)?.ball;
  const from = ball === undefined ? goalOf(other(side)) : spotOf(ball);
  return <HandNote text={LOCKED} at={toTable(goalOf(side), 1.4)} from={toTable(from)} />;
}
const LOCKED = words('bleibt bis zum Schuss', 'stays until the shot');
