import { HandNote, MARKS, Tether, Traced } from '@bande/stage';
import { endOf, SIDES, type Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import type { Match } from '../../state.ts';
import { BASE_RADIUS, LEAST_WAY, PITCH, type Spot } from '../../zones.ts';
import { traceIn, type Trace } from './evidence.ts';
import { MILLIMETRE, toTable } from '../layout.ts';
import { both } from '../words/naming.ts';
import { Ring } from '../picture/rings.tsx';

/** What is lit of a ruling, drawn on the felt. */
export const EvidenceMarks = ({ ids, match }: { readonly ids: readonly string[]; readonly match: Match }) => (
  <Traced ids={ids} traceIn={traceIn} mark={(trace) => <Mark trace={trace} match={match} />} />
);

function Mark({ trace, match }: { readonly trace: Trace; readonly match: Match }) {
  switch (trace.kind) {
    case 'spot':
      return <Place at={trace.at} />;
    case 'over':
      return <Out {...trace} />;
    case 'way':
      return <Way from={trace.from} to={trace.to} />;
    case 'zone':
      return <Zone of={trace.of} />;
    case 'far':
      return <Distance at={trace.at} mm={trace.mm} match={match} />;
    case 'body':
      return null;
  }
}

/** A cross-hair: a ring around the place, and a dot on it. */
function Place({ at, colour = MARKS.evidence }: { readonly at: Spot; readonly colour?: string }) {
  const place = toTable(at);
  return (
    <>
      <Ring inner={0} outer={0.06} colour={colour} at={place} />
      <Ring inner={0.25} outer={0.33} colour={MARKS.rim} opacity={0.6} at={place} />
      <Ring inner={0.26} outer={0.32} colour={colour} at={place} />
    </>
  );
}

const flat = (at: Spot): readonly [number, number] => {
  const [x, , z] = toTable(at);
  return [x, z];
};
const mm = (far: number) => both(() => `${Math.round(far)} mm`);

const Way = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => (
  <>
    <Tether from={flat(from)} to={flat(to)} colour={MARKS.rim} width={0.13} opacity={0.5} up={0.03} />
    <Tether from={flat(from)} to={flat(to)} colour={MARKS.evidence} width={0.07} opacity={1} up={0.035} />
  </>
);

/** Where the ball went over a line: the line glows there, and the place is crossed. */
function Out({ line, at }: { readonly line: string; readonly at: Spot }) {
  const [x, y] = at;
  const half = LEAST_WAY;
  const isGoalLine = line === 'south' || line === 'north';
  const on: Spot = isGoalLine ? [x, Math.sign(y) * (PITCH.length / 2)] : [Math.sign(x) * (PITCH.width / 2), y];
  const from: Spot = isGoalLine ? [on[0] - half, on[1]] : [on[0], on[1] - half];
  const to: Spot = isGoalLine ? [on[0] + half, on[1]] : [on[0], on[1] + half];
  return (
    <>
      <Tether from={flat(from)} to={flat(to)} colour={MARKS.bad} width={0.09} opacity={0.95} up={0.03} />
      <Place at={on} colour={MARKS.bad} />
    </>
  );
}

/** The lines of a penalty area, or of the centre circle. */
function Zone({ of }: { readonly of: Side | 'circle' }) {
  if (of === 'circle') {
    const radius = PITCH.centreCircle * MILLIMETRE;
    return <Ring inner={radius - 0.05} outer={radius + 0.05} colour={MARKS.evidence} at={toTable([0, 0])} />;
  }
  const [wide, deep, line] = [PITCH.penaltyWidth / 2, PITCH.length / 2 - PITCH.penaltyDepth, PITCH.length / 2];
  const corners: readonly Spot[] = [
    [-wide, endOf(of) * line],
    [-wide, endOf(of) * deep],
    [wide, endOf(of) * deep],
    [wide, endOf(of) * line],
  ];
  return corners.slice(1).map((to, i) => <Way key={i} from={corners[i]!} to={to} />);
}

/** So far a kicker keeps away: the circle around where the ball lay, and the way to the kicker that is nearest, with its millimetres. */
function Distance({ at, mm: far, match }: { readonly at: Spot; readonly mm: number; readonly match: Match }) {
  const radius = far * MILLIMETRE;
  const place = toTable(at);
  const nearest = nearestKicker(match, at);
  return (
    <>
      <Ring inner={radius - 0.05} outer={radius + 0.05} colour={MARKS.rim} opacity={0.45} at={place} />
      <Ring inner={radius - 0.03} outer={radius + 0.03} colour={MARKS.evidence} at={place} />
      <HandNote text={mm(far)} at={toTable(onCircle(at, far, nearest?.edge ?? [0, at[1] * 2]))} />
      {nearest === null || nearest.gap >= far ? null : (
        <>
          <Way from={at} to={nearest.edge} />
          <HandNote text={mm(nearest.gap)} at={toTable(nearest.edge)} />
        </>
      )}
    </>
  );
}

/** A place on the circle, a little beside the way to something: what is written there hides neither. */
function onCircle([x, y]: Spot, far: number, [toX, toY]: Spot): Spot {
  const turn = Math.atan2(toY - y, toX - x) + BESIDE;
  return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
}
const BESIDE = 0.7;

/** The edge of the base that is nearest to a place, and how far it is away: of whoever defends, since whoever plays the ball stands beside it. */
function nearestKicker(match: Match, [x, y]: Spot): { readonly edge: Spot; readonly gap: number } | null {
  const lie = lieNow(match);
  const found = SIDES.flatMap((side) => {
    const kicker = lie?.figures[side].kicker ?? null;
    if (kicker === null) return [];
    const [kx, ky] = spotOf(kicker);
    const far = Math.hypot(kx - x, ky - y);
    const share = far === 0 ? 0 : Math.max(0, far - BASE_RADIUS) / far;
    return [{ edge: [x + (kx - x) * share, y + (ky - y) * share] as Spot, gap: Math.max(0, far - BASE_RADIUS) }];
  });
  return found.toSorted((a, b) => b.gap - a.gap).find(({ gap }) => gap > BASE_RADIUS) ?? null;
}
