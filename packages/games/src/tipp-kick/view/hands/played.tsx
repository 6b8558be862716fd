import type { Action as AnyAction } from '@bande/core';
import { HandNote, PullMark, useDraftValue, useHeldByHands, useIsChanged, useLeading } from '@bande/stage';
import type { SceneHands, SceneProps } from '@bande/stage/view';
import { useEffect, useMemo, useState } from 'react';
import type { Side } from '../../names.ts';
import type { TippKick } from '../../state.ts';
import { KICKER } from '../../table.ts';
import { Aim, HeldKicker } from '../aims/aim.tsx';
import { isToDefend, isToShoot, shotToBegin, standsAtBall } from '../aims/choosing.ts';
import { seenAhead } from '../aims/seen-ahead.ts';
import type { Kit } from '../colours.ts';
import { DiveButtons } from './dive-buttons.tsx';
import { Hand } from './hand.tsx';
import { KeeperHands } from './keeper-hands.tsx';
import { KeeperKeys } from './keeper-keys.tsx';
import { LOOKS, type Shoot } from '../aims/kinds.ts';
import { wornKits } from '../picture/kits.ts';
import { SCALE, toTable } from '../layout.ts';
import { dives, isAttacked, KEEPERS, type Leading } from './leading.ts';
import { LoadKeys } from './load-keys.tsx';
import { isShot, meantBy, type Meant } from '../aims/meant.ts';
import { both } from '../words/naming.ts';
import { PadHands } from './pad-hands.tsx';
import { sidesHere, type Carried, type Pull } from './players.ts';
import { PressButton } from './press-button.tsx';
import { ballOf } from './pull-grip.ts';
import { KeptMark, LockedNote, Put } from './put.tsx';
import { PutKeys } from './put-keys.tsx';
import { seatOf } from './seats.ts';
import { HintHand } from '../taught/shown-hand.tsx';
import { useSwings } from '../aims/swings.tsx';

type Props = SceneProps<TippKick>;
interface PlayedProps extends Props {
  /** Who aims at this moment: hands on the table, or somebody at its edge. */
  readonly onAiming: (aiming: 'hands' | 'keys' | null) => void;
  /** A goal is looked at: nothing is drawn over it of what comes next. */
  readonly isGoalSeen?: boolean;
}

/** What hands are about to do: only this is drawn anew while one moves. */
export function Played(props: PlayedProps) {
  const { match, running, onAiming, isGoalSeen = false } = props;
  const { draft, held = NOBODYS, hint, seats, onAct, onSteer, inMode = false, opposite } = props.hands;
  const kits = useMemo(() => wornKits(props.kits), [props.kits]);
  const leading = useLeading(running, seats, onSteer, KEEPERS);
  const [pulls, onPull] = useHeldByHands<Side, Pull>();
  const [carried, onCarry] = useHeldByHands<Side, Carried>();
  const [button, onButton] = useState<number | null>(null);
  const byKeys = useIsChanged(draft);
  const aiming = aimingBy(pulls.size + carried.size > 0, byKeys);
  useEffect(() => onAiming(aiming), [aiming, onAiming]);
  const here = sidesHere({ seats }, match);
  const isSwinging = useSwings(running).length > 0;
  const shooter = isSwinging ? undefined : here.find((side) => isToShoot(match, side));
  const defender = here.find((side) => isToDefend(match, side));
  // What dials set belongs to one chair; whoever else sits here keeps what his pointer has set.
  const byKeysOf = (side: Side | undefined): boolean =>
    byKeys && (side === undefined || seats.length === 1 || seatOf(match, side) === props.hands.seat);
  const draftOf = (side: Side | undefined) =>
    side === undefined || byKeysOf(side) ? draft : (held(seatOf(match, side)) ?? draft);
  return (
    <>
      <group visible={!isGoalSeen}>
        {shooter === undefined ? null : (
          <Shot
            {...{ match, running, opposite }}
            side={shooter}
            kit={kits[shooter]}
            pull={pulls.get(shooter) ?? null}
            draft={draftOf(shooter)}
            isSet={byKeysOf(shooter) || inMode}
          />
        )}
        <Put
          {...{ match, seats, carried, kits }}
          draft={draftOf(defender)}
          isSet={byKeysOf(defender)}
          isHinted={hint === 'slide'}
        />
        <KeptMark {...{ match, draft, kits }} />
        <LockedNote {...{ match, seats }} />
        {aiming !== null || inMode ? null : <HintHand hint={hint} match={match} here={here} />}
      </group>
      {inMode && shooter !== undefined ? <PressButton up={button ?? 0} /> : null}
      {dives(match) && here.some((side) => isAttacked(match, side)) ? <DiveButtons /> : null}
      <KeeperHands {...{ running, leading, seats }} />
      <Keys {...{ match, running, seats, draft, leading, onAct }} />
      <PadHands {...{ running, seats, draft, held, leading, onAct, onPull, onCarry, inMode }} />
      <Hand {...{ running, seats, draft, held, leading, onAct, onPull, onCarry, onButton, inMode }} />
    </>
  );
}

const NOBODYS = (): null => null;
const aimingBy = (hands: boolean, keys: boolean): 'hands' | 'keys' | null => {
  if (hands) return 'hands';
  return keys ? 'keys' : null;
};

/** Everything that is done without a pointer: keys on the board's letters belong to the last chair. */
function Keys({
  match,
  running,
  seats,
  draft,
  leading,
  onAct,
}: Pick<PlayedProps, 'match' | 'running'> &
  Pick<SceneHands<TippKick>, 'seats' | 'draft' | 'onAct'> & { readonly leading: Leading }) {
  return (
    <>
      <KeeperKeys {...{ running, leading }} side={sidesHere({ seats }, match).at(-1) ?? 'red'} />
      <PutKeys {...{ match, seats, draft, onAct }} />
      <LoadKeys {...{ running, draft, onAct }} />
    </>
  );
}

interface ShotProps extends Pick<Props, 'match' | 'running'>, Pick<SceneHands<TippKick>, 'draft'> {
  readonly opposite: SceneHands<TippKick>['opposite'] | undefined;
  readonly side: Side;
  readonly kit: Kit;
  readonly pull: Pull | null;
  /** Somebody sets it by keys or dials. */
  readonly isSet: boolean;
}
/** The kicker behind the ball, and where it would go. Whoever watches from beside sees a hand and no aim: how hard it pulls, and the kicker as it stood. */
function Shot({ match, running, draft, side, kit, pull, isSet, opposite }: ShotProps) {
  const set = useDraftValue(draft);
  const shot = pull?.shot ?? shotIn(set);
  const meant = useMemo(
    () => pull?.meant ?? (shot === null ? null : meantBy(match, side, shot)),
    [pull, shot, match.state.plate?.motion.rest],
  );
  if (shot === null || meant === null || !standsAtBall(match, shot)) return null;
  const isAimed = isSet || pull !== null;
  const seen = seenAhead(match, opposite);
  const isSecret = isAimed && opposite === 'beside';
  return (
    <>
      <HeldKicker
        {...{ side, kit }}
        shot={(isSecret ? shotToBegin(match, side) : null) ?? shot}
        up={isAimed ? meant.strength : 0}
      />
      <Aim {...{ match, running, side, meant, seen }} isSet={isAimed} />
      <Note {...{ match, shot, meant, isAimed }} sling={isSecret ? null : (pull?.sling ?? null)} />
    </>
  );
}

interface NoteProps extends Pick<Props, 'match'> {
  readonly shot: Shoot;
  readonly meant: Meant;
  readonly isAimed: boolean;
  readonly sling: Pull['sling'];
}
/** How hard and how, beside the hand or above the kicker. */
function Note({ match, shot, meant, isAimed, sling }: NoteProps) {
  const clear = [toTable(ballOf(match)), ...[0, 0.5, 1].map((up) => toTable(shot.at, up * KICKER.height * SCALE))];
  if (sling === null)
    return isAimed ? <HandNote text={noteOf(meant)} at={toTable(shot.at, ABOVE)} clear={clear} /> : null;
  const [from, to] = [sling.from, sling.to];
  return (
    <>
      <PullMark from={from} to={to} strength={meant.strength} onIt={sling.onIt} />
      <HandNote text={noteOf(meant)} at={[to[0], 0, to[1]]} from={[from[0], 0, from[1]]} clear={clear} />
    </>
  );
}
/** Over its head, in table units. */
const ABOVE = KICKER.height * SCALE * 1.25;

const shotIn = (set: AnyAction<TippKick> | null) => (isShot(set) ? set : null);
/** `62 % flach`. */
const noteOf = ({ strength, kind }: Meant) =>
  both((language) => `${Math.round(strength * 100)} % ${LOOKS[kind].words[language]}`);
