import { BannerPlace, CaptionPlace, Lit, type Vec3 } from '@bande/stage';
import type { OwnShow, SceneProps } from '@bande/stage/view';
import { useCallback, useMemo, useRef } from 'react';
import { groundIn, placesNow } from '../../motion.ts';
import { BODIES, type BodyName, type Figure } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { SCALE, toTable } from '../layout.ts';
import { EvidenceMarks } from './evidence-marks.tsx';
import { BLOCKED, CALLED, MISSED, TAKEN } from './shows.ts';
import { toBeSeen } from './to-be-seen.ts';
import { Wall } from './wall.tsx';

type Props = SceneProps<Subbuteo>;

/** Words stay where they were said, wherever the ball goes then. */
function useSaidAt(show: Props['show'], place: () => Vec3 | null): Vec3 | null {
  const said = useRef<{ readonly show: Props['show']; readonly at: Vec3 | null }>({ show: null, at: null });
  if (said.current.show !== show) said.current = { show, at: show === null ? null : place() };
  return said.current.at;
}

/** What the referee calls is written where it happened, and what it rests on is drawn there; no words lie on what is looked at. */
export function Called({ show, match, running, hands: { seats }, marks: { lit }, motion: { reducedMotion } }: Props) {
  const called = show?.kind === 'own' && TOLD_THERE.has(show.name) ? show : null;
  const ids = useMemo(() => [...lit, ...(called?.ids ?? [])], [lit, called]);
  const isMarked = called?.figures !== undefined || called?.name === TAKEN || called?.name === BLOCKED;
  const bodies = useMemo(
    () => (isMarked ? (called.ids ?? []).flatMap((id) => placeOf(match, id)) : []),
    [called, isMarked, match],
  );
  const clear = useCallback(() => toBeSeen(running.match(), running.tick(), seats), [running, seats]);
  return (
    <>
      <Words show={show} match={match} clear={clear} />
      <EvidenceMarks ids={ids} match={match} />
      {called?.name === BLOCKED ? <Wall match={match} figure={called.ids![0] as Figure} /> : null}
      <Lit size={groundIn(match).size.baseRadius * SCALE * 3} at={bodies} reducedMotion={reducedMotion} />
    </>
  );
}

interface WordsProps extends Pick<Props, 'show' | 'match'> {
  readonly clear: () => readonly Vec3[];
}

/** Where it happened, or beside whom it is told of; and across the picture. */
function Words({ show, match, clear }: WordsProps) {
  const placed = show?.kind === 'own' && (show.name === MISSED || TOLD_THERE.has(show.name)) ? show : null;
  const at = useSaidAt(placed, () => placeOfCall(match, placed!));
  if (show?.kind === 'banner' && show.tone !== 'goal') return <BannerPlace text={show.label} clear={clear} />;
  return at === null || placed === null ? null : <CaptionPlace at={at} text={placed.label} clear={clear} />;
}
const TOLD_THERE: ReadonlySet<string> = new Set([CALLED, TAKEN, BLOCKED]);

/** In millimetres, or beside whom. */
function placeOfCall(match: Match, { figures, ids }: OwnShow): Vec3 | null {
  const [x, y] = figures ?? [];
  if (x !== undefined && y !== undefined) return toTable({ x: x / 1000, y: y / 1000 });
  return placeOf(match, ids?.[0] ?? 'ball')[0] ?? null;
}

const isBody = (id: string): id is BodyName => (BODIES as readonly string[]).includes(id);
export const placeOf = (match: Match, id: string): readonly Vec3[] =>
  isBody(id) ? [toTable(placesNow(match)[id])] : [];
