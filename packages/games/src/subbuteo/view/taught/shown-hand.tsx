import { GhostHand, MARKS, OverRing, pixelAt, pixelOf, useDraftValue } from '@bande/stage';
import type { Spot } from '@bande/stage/grip';
import { lengthFor } from '@bande/stage/pull';
import type { HandGesture, SceneHands } from '@bande/stage/view';
import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { placesNow } from '../../motion.ts';
import type { Figure } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import type { Pull } from '../hands/players.ts';
import { toTable } from '../layout.ts';
import { goodPull, type GoodPull } from './good-pull.ts';
import { wayOfHand } from './hint-hand.ts';

/** The hand points at a figure from below its base, in sizes of the hand. */
const BELOW_FIGURE = 0.2;
const AT_FIGURE: ReadonlySet<HandGesture> = new Set(['press', 'pull', 'letGo']);

interface HintProps {
  readonly hint: HandGesture | null;
  readonly match: Match;
  readonly draft: SceneHands<Subbuteo>['draft'];
  /** What a hand pulls meanwhile. */
  readonly pulls: ReadonlyMap<Figure, Pull>;
  /** Somebody sets it at the table's edge instead. */
  readonly byKeys: boolean;
}

/** What a newcomer is shown, at the figure that lies under his hand; and where a kick-off is let go, until one has stood. */
export function HintHand({ hint, match, draft, pulls, byKeys }: HintProps) {
  const chosen = useDraftValue(draft);
  // Whoever waits for the ball is shown nothing.
  if (byKeys || chosen?.kind !== 'flick' || match.state.told.ballOver !== null) return null;
  return <AtFigure {...{ hint, match, pulls }} figure={chosen.figure} />;
}

function AtFigure({
  hint,
  match,
  figure,
  pulls,
}: Pick<HintProps, 'hint' | 'match' | 'pulls'> & { readonly figure: Figure }) {
  const { restart } = match.state;
  const good = useMemo(() => goodPull(match, figure), [figure, restart]);
  const endOfPull = useEndOfPull();
  const [x, , z] = toTable(placesNow(match)[figure]);
  const to = good === null ? null : endOfPull(pulls.get(figure)?.from ?? [x, z], good);
  const isHelped = hint !== null || (restart?.faults ?? 0) > 0;
  return (
    <>
      {to === null || !isHelped ? null : <GoodEnd at={to} />}
      {hint === null || pulls.size > 0 ? null : <Shown hint={hint} way={wayOfHand(match, hint, figure, to)} />}
    </>
  );
}

const Shown = ({ hint, way }: { readonly hint: HandGesture; readonly way: ReturnType<typeof wayOfHand> }) =>
  way === null ? null : (
    <GhostHand {...way} size={2.4} {...(AT_FIGURE.has(hint) ? { up: 0, short: BELOW_FIGURE } : {})} />
  );

/** Where a hand is that has pulled like this from a place: a pull is as long as it is seen. */
function useEndOfPull(): (from: Spot, good: GoodPull) => Spot {
  const { camera, size } = useThree();
  return ([x, z], { way, strength }) => {
    const [aside, , back] = toTable(way);
    const [here, there] = [
      pixelOf(camera, size, [x, 0, z]),
      pixelOf(camera, size, [x + aside * STEP, 0, z + back * STEP]),
    ];
    const far = (STEP * lengthFor(strength)) / Math.hypot(there[0] - here[0], there[1] - here[1]);
    return [x + aside * far, z + back * far];
  };
}
/** Metres by which it is measured how large the table is seen. */
const STEP = 0.05;

/** Pixels around where it is let go: as wide as a hand is sure. */
const [INNER, OUTER, RIM] = [13, 16.5, 18.5];
function GoodEnd({ at: [x, z] }: { readonly at: Spot }) {
  const { camera, size } = useThree();
  const pixel = pixelAt(camera, size.height, [x, 0, z]);
  const ring = { at: [x, 0.036, z], opacity: 0.9, order: 5 } as const;
  return (
    <group name="where a good pull ends">
      <OverRing {...ring} inner={(INNER - 2) * pixel} outer={RIM * pixel} colour={MARKS.rim} opacity={0.5} />
      <OverRing {...ring} inner={INNER * pixel} outer={OUTER * pixel} colour={MARKS.picked} order={5.1} />
    </group>
  );
}
