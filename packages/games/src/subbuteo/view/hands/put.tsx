import type { Seat } from '@bande/core';
import { MARKS, pixelAt, useDraftValue } from '@bande/stage';
import type { Draft } from '@bande/stage/view';
import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { groundIn } from '../../motion.ts';
import { isFigure, sideOf, type Loose, type Side } from '../../names.ts';
import { hasRoomAt, isOnTheCloth } from '../../placing.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { BALL_RADIUS, type FigureSize } from '../../table-bodies.ts';
import { Ring } from '../aims/aim.tsx';
import { byPitch } from '../pitch.ts';
import { LegalArea } from './area.tsx';
import { isLegal, puttingSide } from './areas.ts';
import { Painted } from '../picture/bodies.tsx';
import type { Kit } from '../colours.ts';
import { sideOfKeep } from './keeping.ts';
import { SCALE, toTable } from '../layout.ts';
import type { Carried } from './players.ts';
import { placesOfTake } from './putting.ts';
import { seatOf } from './seats.ts';
import { figureShape } from '../picture/shapes.ts';
import { Strip } from '../aims/way.tsx';

/** Pixels across the half of a mark, however far away the table is. */
const LEAST_MARK = 10;

interface CarriedMarkProps {
  readonly carried: Carried;
  readonly size: FigureSize;
}

/** Where something would be put down: a disc where there is room, a ring alone where there is none. */
function CarriedMark({ carried: { what, at, fits }, size }: CarriedMarkProps) {
  const place = { x: at[0] / 1000, y: at[1] / 1000 };
  const camera = useThree((three) => three.camera);
  const height = useThree((three) => three.size.height);
  const least = LEAST_MARK * pixelAt(camera, height, toTable(place));
  const radius = Math.max(least, (what === 'ball' ? BALL_RADIUS : size.baseRadius) * SCALE);
  return (
    <>
      {fits ? <Ring inner={0} outer={radius} colour={MARKS.good} opacity={0.7} at={place} /> : null}
      <Ring inner={radius} outer={radius * 1.35} colour={fits ? MARKS.focus : MARKS.bad} opacity={0.95} at={place} />
    </>
  );
}

/** What is in the hand, a little above where it would stand. */
const IN_HAND = 0.012;
function InHand({
  kits,
  what,
  at,
  size,
  up,
}: {
  readonly kits: PutProps['kits'];
  readonly what: Loose;
  readonly size: FigureSize;
  readonly at: Carried['at'];
  readonly up: number;
}) {
  const side = isFigure(what) ? sideOf(what) : null;
  const shape = useMemo(() => (side === null ? null : figureShape(size, side, kits[side])), [size, side, kits]);
  return (
    <group position={toTable({ x: at[0] / 1000, y: at[1] / 1000 }, up * SCALE)}>
      {shape === null ? (
        <mesh position-y={BALL_RADIUS * SCALE}>
          <sphereGeometry args={[BALL_RADIUS * SCALE, 20, 12]} />
          <meshLambertMaterial color={MARKS.focus} />
        </mesh>
      ) : (
        <Painted shape={shape} />
      )}
    </group>
  );
}

interface PutProps {
  readonly match: Match;
  readonly seats: readonly Seat[];
  readonly draft: Draft<Subbuteo> | null;
  readonly carried: ReadonlyMap<Loose, Carried>;
  readonly kits: Readonly<Record<Side, Kit>>;
}

/** What hands put: what they carry, what is chosen and where it goes, and the cloth where it may stand. */
export function Put({ match, seats, draft, carried, kits }: PutProps) {
  const set = useDraftValue(draft);
  const { size } = groundIn(match);
  const side = puttingSide(match);
  const [one] = carried.values();
  const isOwn = side !== null && seats.includes(seatOf(match, side));
  const take = set?.kind === 'take' && isOwn ? set : null;
  return (
    <>
      {isOwn ? <LegalArea match={match} what={one?.what ?? null} take={take} /> : null}
      {[...carried.values()].map((each) => (
        <group key={each.what}>
          <CarriedMark carried={each} size={size} />
          {putOn(match).isSeenInHand ? (
            <InHand kits={kits} what={each.what} at={each.at} size={size} up={IN_HAND} />
          ) : null}
        </group>
      ))}
      {set?.kind === 'place' && carried.size === 0 ? (
        <CarriedMark carried={chosen(match, set.what, set.at)} size={size} />
      ) : null}
      {take === null
        ? null
        : placesOfTake(take)
            // Whoever is being brought takes it instead.
            .filter(({ what }) => !carried.has(what) && !(isFigure(what) && [...carried.keys()].some(isFigure)))
            .map(({ what, place }) => {
              const at: Carried['at'] = [place.x * 1000, place.y * 1000];
              return (
                <group key={what}>
                  <CarriedMark carried={{ what, at, fits: isLegal(match, take) }} size={size} />
                  <InHand kits={kits} what={what} at={at} size={size} up={0.002} />
                </group>
              );
            })}
    </>
  );
}

const chosen = (match: Match, what: Loose, at: Carried['at']): Carried => ({
  what,
  at,
  fits: putOn(match).fits(match, what, at),
});

/** Whether what a hand carries hangs above its mark, and where a thing may be put down. */
interface PutHere {
  readonly isSeenInHand: boolean;
  readonly fits: (match: Match, what: Loose, at: Carried['at']) => boolean;
}
const putOn = byPitch<PutHere>(
  { isSeenInHand: true, fits: (match, what, at) => isLegal(match, { kind: 'place', what, at }) },
  { isSeenInHand: false, fits: (match, what, at) => isOnTheCloth(match, what, at) && hasRoomAt(match, what, at) },
);

/** The keeper as he is set in secret: where he stands, and the way that he goes. */
export function KeptMark({ draft }: Pick<PutProps, 'draft'>) {
  const keep = useDraftValue(draft);
  if (keep?.kind !== 'keep') return null;
  const metres = ([x, y]: readonly [number, number]) => ({ x: x / 1000, y: y / 1000 });
  const [at, to] = [metres(keep.at), metres(keep.to)];
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const way = Array.from({ length: 9 }, (_, i) => ({ x: (dx * i) / 8, y: (dy * i) / 8 }));
  return (
    <group name={`keeper of ${sideOfKeep(keep)} is set`}>
      <Ring inner={0.24} outer={0.34} colour={MARKS.focus} opacity={0.95} at={at} />
      <group position={toTable(at)}>
        <Strip way={way} colour={MARKS.aim} width={0.1} />
      </group>
      <Ring inner={0} outer={0.2} colour={MARKS.aim} opacity={0.9} at={to} />
    </group>
  );
}
