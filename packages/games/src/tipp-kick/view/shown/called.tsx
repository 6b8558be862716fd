import { BannerPlace, CaptionPlace, Halo, HandNote, Lit, type Vec3 } from '@bande/stage';
import type { Running } from '@bande/host';
import type { OwnShow, SceneProps } from '@bande/stage/view';
import { useCallback, useMemo, useRef } from 'react';
import { endOf, other, SIDES, type Side } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { KICKER } from '../../table.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { cellSize, isCell, middleOf } from '../words/board.ts';
import { bodyId } from './evidence.ts';
import { netCorners } from '../picture/camera-targets.ts';
import { toBePut } from '../picture/kept-clear.ts';
import { EvidenceMarks } from './evidence-marks.tsx';
import { MILLIMETRE, SCALE, toTable } from '../layout.ts';
import { words } from '../words/naming.ts';
import { seenAt, standing } from '../picture/seen.ts';
import { CALLED, TAKEN } from './shows.ts';
import { whoseBall } from '../picture/whose-ball.ts';

type Props = SceneProps<TippKick>;

/** Where the ball or a figure is, by id; none of them: nowhere. */
function placeOf(match: Match, tick: number, id: string): readonly Vec3[] {
  const { ball, figures } = seenAt(match, tick).to;
  const at = ({ x, y }: { readonly x: number; readonly y: number }): readonly Vec3[] => [toTable([x * 1000, y * 1000])];
  if (id === 'ball') return at(ball.at);
  for (const side of SIDES) {
    if (id === bodyId('keeper', side)) return at(figures[side].keeper.at);
    const { kicker, pressing } = figures[side];
    if (id !== bodyId('kicker', side)) continue;
    if (pressing !== null) return [toTable([pressing.deed.x / 100, pressing.deed.y / 100])];
    return kicker === null ? [] : at(kicker.at);
  }
  return [];
}

/** Words stay where they were said, wherever the ball goes then. */
function useSaidAt(show: OwnShow | null, place: () => Vec3 | null): Vec3 | null {
  const said = useRef<{ readonly show: OwnShow | null; readonly at: Vec3 | null }>({ show: null, at: null });
  if (said.current.show !== show) said.current = { show, at: show === null ? null : place() };
  return said.current.at;
}

interface CalledProps extends Props {
  /** What is drawn: the match as it runs, or a goal once more. */
  readonly drawn: Running<TippKick>;
  /** The goal that is looked at. */
  readonly goal: Side | null;
}

/** What the referee calls is written where it happened, and what it rests on is drawn there; what is called across the hall lies on nothing that is looked at. */
export function Called(props: CalledProps) {
  const { show, match, running, marks, motion, drawn, goal, hands } = props;
  const [{ lit }, { reducedMotion }] = [marks, motion];
  const called = show?.kind === 'own' && (show.name === CALLED || show.name === TAKEN) ? show : null;
  const at = useSaidAt(called, () => placeOfCall(match, running.tick(), called!));
  const ids = useMemo(() => [...lit, ...(called?.ids ?? [])], [lit, called]);
  const isMarked = called?.name === CALLED && called.figures !== undefined;
  const bodies = useMemo(
    () => (isMarked ? (called.ids ?? []).flatMap((id) => placeOf(match, running.tick(), id)) : []),
    [called, isMarked, match, running],
  );
  const put = useCallback(() => toBePut(running.match(), hands), [running, hands]);
  const clear = useCallback(
    () => [...toBeSeen(running.match(), running.tick(), called), ...put()],
    [running, called, put],
  );
  const underBanner = useCallback(
    () => [...lookedAt(drawn, goal), ...(goal === null ? put() : [])],
    [drawn, goal, put],
  );
  return (
    <>
      {show?.kind === 'banner' ? <BannerPlace text={show.label} clear={underBanner} /> : null}
      {at === null || called === null ? null : <CaptionPlace at={at} text={called.label} clear={clear} />}
      <EvidenceMarks ids={ids} match={match} />
      <Lit size={MARKED} at={bodies} reducedMotion={reducedMotion} />
    </>
  );
}

/** Ball and figures as they are drawn; of a goal that has just fallen, the goal and no figure of the field. */
function lookedAt(drawn: Running<TippKick>, goal: Side | null): readonly Vec3[] {
  const [match, tick] = [drawn.match(), drawn.tick()];
  if (goal !== null) return [...netCorners(goal), ...placeOf(match, tick, 'ball')];
  return toBeSeen(match, tick, null);
}

/** So that nobody takes for play what has been: said behind the goal, where no ball comes from. */
export function SlowMotionNote({ goal }: { readonly goal: Side | null }) {
  return goal === null ? null : (
    <HandNote text={SLOW_MOTION} at={toTable([0, endOf(goal) * (PITCH.length / 2 + BEHIND_GOAL)])} />
  );
}
const SLOW_MOTION = words('Zeitlupe', 'Slow motion');
/** Millimetres behind the line. */
const BEHIND_GOAL = 105;

const MARKED = 1.6 * -KICKER.heel * 2 * SCALE;

/** Words stand on nothing that somebody looks at: the ball and its way to the goal it is played at, and every figure from foot to head. */
function toBeSeen(match: Match, tick: number, show: OwnShow | null): readonly Vec3[] {
  const seen = seenAt(match, tick);
  const { ball, figures } = seen.to;
  const spot: Spot = [ball.at.x * 1000, ball.at.y * 1000];
  const side = whoseBall(match, seen)?.side ?? SIDES.find((one) => show?.ids?.includes(one));
  const way = side === undefined ? [toTable(spot)] : wayToGoal(spot, other(side));
  return [
    ...way,
    ...SIDES.flatMap(netCorners),
    ...standing(figures).flatMap((at) => [0, 0.5, 1].map((up) => toTable(at, up * KICKER.height * SCALE))),
  ];
}
/** Shares of the way, and so many millimetres behind the ball the kicker stands. */
const STEPS = [0, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1];
const BEHIND = 22;
const wayToGoal = ([x, y]: Spot, keeper: Side): readonly Vec3[] => {
  const goal = endOf(keeper) * (PITCH.length / 2);
  const behind = -BEHIND / Math.max(BEHIND, Math.hypot(x, goal - y));
  const at = (share: number): Spot => [x * (1 - share), y + (goal - y) * share];
  // Its kicker may be in a hand, and is as high as any.
  const kicker = [0.5, 1].map((up) => toTable(at(behind), up * KICKER.height * SCALE));
  return [...kicker, ...[behind, ...STEPS].map((share) => toTable(at(share)))];
};

/** In millimetres, or beside what. */
function placeOfCall(match: Match, tick: number, { figures, ids }: OwnShow): Vec3 | null {
  const [x, y] = figures ?? [];
  if (x !== undefined && y !== undefined) return toTable([x, y]);
  return placeOf(match, tick, ids?.[0] ?? 'ball')[0] ?? null;
}

/** What is lit, and the part of the plate that the keyboard is at. */
export function Marks({ match, running, marks: { lit, focused }, motion: { reducedMotion } }: Props) {
  const places = useMemo(() => [...lit].flatMap((id) => placeOf(match, running.tick(), id)), [match, lit, running]);
  const at = focused === null ? [] : focusedAt(match, running.tick(), focused);
  return (
    <>
      <Lit size={MARKED} at={places} reducedMotion={reducedMotion} />
      <Halo size={FOCUSED} at={at} reducedMotion={reducedMotion} />
    </>
  );
}
const FOCUSED = cellSize[1] * MILLIMETRE;
const focusedAt = (match: Match, tick: number, id: string): readonly Vec3[] =>
  isCell(id) ? [toTable(middleOf(id))] : placeOf(match, tick, id);
