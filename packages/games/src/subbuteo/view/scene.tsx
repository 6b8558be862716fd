import { CameraRig, GhostHand, Halo, Lit, tableBounds, TableTop, useDraftValue, type Vec3 } from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useCallback, useMemo, useState } from 'react';
import { groundIn, placesNow } from '../motion.ts';
import { BODIES, endOf, sideOf, type BodyName } from '../names.ts';
import type { Match, Subbuteo } from '../state.ts';
import { Aim, PullMark } from './aim.tsx';
import { Bodies } from './bodies.tsx';
import { cellSize, isCell, middleOf } from './board.ts';
import { CLOTH } from './colours.ts';
import { Hand, type Pull, type Pulls } from './hand.tsx';
import { KeeperHands } from './keeper-hands.tsx';
import { KeeperKeys } from './keeper-keys.tsx';
import { edgeOf, FRAME, SCALE, sizeOf, toTable } from './layout.ts';
import { paintPitch } from './paint.ts';
import { Surroundings } from './surroundings.tsx';

type Props = SceneProps<Subbuteo>;
const TALLEST = 0.06 * SCALE;

/** The pitch on its table, and everything on it as it runs. */
export function Scene(props: Props) {
  const { match, running, view, near, reducedMotion, roam, seats } = props;
  const { pitch, size } = groundIn(match);
  const [isAiming, setAiming] = useState(false);
  const { width, depth } = sizeOf(pitch);
  const bounds = useMemo(() => tableBounds(width, depth, TALLEST, FRAME), [width, depth]);
  const paint = useMemo(() => paintPitch(pitch), [pitch]);
  return (
    <>
      <CameraRig
        view={view}
        near={edgeOf(near)}
        bounds={bounds}
        reducedMotion={reducedMotion}
        roam={roam}
        hold={isAiming}
      />
      <TableTop width={width} depth={depth} paint={paint} colour={CLOTH.border} frame={FRAME} />
      <Surroundings pitch={pitch} />
      <Bodies running={running} size={size} />
      <Marks {...props} />
      {seats.length === 0 ? null : <Played {...props} onAiming={setAiming} />}
    </>
  );
}

/** What hands are about to do: only this is drawn anew while one moves. */
function Played(props: Props & { readonly onAiming: (isAiming: boolean) => void }) {
  const { match, running, draft, guide, hint, near, onAct, onSteer, onAiming } = props;
  const [pulls, setPulls] = useState<Pulls>(NO_PULLS);
  const onPull = useCallback(
    (hand: number, pull: Pull | null) => {
      onAiming(pull !== null);
      setPulls((before) => {
        const { [hand]: _, ...others } = Object.fromEntries(before);
        const left = Object.entries(others).map(([key, one]): [number, Pull] => [Number(key), one]);
        return new Map(pull === null ? left : [...left, [hand, pull]]);
      });
    },
    [onAiming],
  );
  const set = useDraftValue(draft);
  const chosen = set?.kind === 'flick' ? set : null;
  return (
    <>
      {[...pulls].map(([hand, pull]) => (
        <group key={hand}>
          <Aim match={match} running={running} flick={pull.flick} guide={guide} pulled />
          <PullMark pull={pull} />
        </group>
      ))}
      {pulls.size > 0 || chosen === null ? null : (
        <>
          <Aim match={match} running={running} flick={chosen} guide={guide} pulled={false} />
          <HintHand hint={hint} match={match} figure={chosen.figure} />
        </>
      )}
      <KeeperHands running={running} />
      <KeeperKeys running={running} near={near} onSteer={onSteer} />
      <Hand running={running} draft={draft} onAct={onAct} onSteer={onSteer} onPull={onPull} />
    </>
  );
}
const NO_PULLS: Pulls = new Map();

interface HintProps {
  readonly hint: string | null;
  readonly match: Match;
  readonly figure: Exclude<BodyName, 'ball'>;
}

/** Pulled back from the figure, towards its own goal. */
function HintHand({ hint, match, figure }: HintProps) {
  if (hint === null) return null;
  const [x, , z] = toTable(placesNow(match)[figure]);
  const back = [x, z - endOf(sideOf(figure)) * 0.16 * SCALE] as const;
  return <GhostHand from={hint === 'pull' ? [x, z] : back} to={back} size={2.4} />;
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
