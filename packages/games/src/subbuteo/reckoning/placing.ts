import type { Spots } from '../consequences.ts';
import type { BodyName, Figure } from '../names.ts';
import type { Spot } from '../zones.ts';
import { atTheEdge, edgePlaceFor, type Left } from './placing-edge.ts';
import { beforeTheArea, inAreaAt, inFrontOf } from './placing-goal-area.ts';
import { figuresIn, inTurn, isOnCloth, without, type Scene } from './placing-scene.ts';
import { overlapping, setApart, uprightAt, type Pair } from './placing-upright.ts';

/** What is to be done with the figures that cannot stay as they are. */
export interface Dues {
  /** To the edge of the cloth. */
  readonly left: Readonly<Partial<Record<Figure, Left>>>;
  readonly lying: readonly Figure[];
  /** In contact so that one of them cannot stand freely [S-5]. */
  readonly entangled: readonly Pair[];
  /** In a goal area or a goal. */
  readonly inArea: readonly Figure[];
}

export interface Placed {
  readonly spots: Spots;
  readonly atEdge: readonly Figure[];
  /** Something was in the way ['FISTF-II.2.3.1']; behind a goal line ['FISTF-II.2.3.2']. */
  readonly givesWay: readonly Figure[];
  readonly givesWayBehind: readonly Figure[];
}

const isSame = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];

/**
 * Everything that is to be placed is lifted; then it is put down in turn: what lay first, then what stood in a goal area, then what goes to the edge [S-107].
 * Whoever has been set upright or apart may have come into a goal area or over the edge by that and is placed like the others.
 */
export function placed(scene: Scene, dues: Dues): Placed {
  const { left, inArea, lying } = sorted(scene, dues, dues.lying, scene.spots);
  const stand = without(scene.spots, [...keysOf(left), ...inArea]);
  const upright = setUpright(scene, stand, lying, dues.entangled);
  const moved = [...new Set([...lying, ...changed(stand, upright)])];
  const then = sorted(scene, { ...dues, left, inArea }, moved, upright);
  const rest = without(upright, [...keysOf(then.left), ...then.inArea]);
  return putDown(scene, rest, { ...then, from: { ...scene.spots, ...upright } });
}

const keysOf = (left: Dues['left']): readonly Figure[] => Object.keys(left) as Figure[];

/** Of these figures those that stand in a goal area there, or over the edge, are placed like the others that do. */
function sorted(
  scene: Scene,
  { left, inArea }: Dues,
  figures: readonly Figure[],
  spots: Spots,
): Omit<Dues, 'entangled'> {
  const others = figures.filter((figure) => left[figure] === undefined && !inArea.includes(figure));
  const areas = others.filter((figure) => inAreaAt(scene, spots[figure]!) !== null);
  const off = others.filter((figure) => !areas.includes(figure) && !isOnCloth(scene, spots[figure]!));
  return {
    left: { ...left, ...Object.fromEntries(off.map((figure) => [figure, 'cloth'])) },
    inArea: [...inArea, ...areas],
    lying: others.filter((figure) => !areas.includes(figure) && !off.includes(figure)),
  };
}

const changed = (before: Spots, after: Spots): readonly Figure[] =>
  figuresIn(after).filter((figure) => !isSame(before[figure]!, after[figure]!));

/** 'FISTF-II.2.4.1.1', 'FISTF-II.2.4.3': where they lie, entangled ones apart; then out of the way of ball and others. */
function setUpright(scene: Scene, stand: Spots, raised: readonly Figure[], entangled: readonly Pair[]): Spots {
  const known = entangled.filter((pair) => pair.every((figure) => stand[figure] !== undefined));
  const pairs = [
    ...known,
    ...overlapping(scene, stand, raised).filter((pair) => !known.some((one) => isAlike(one, pair))),
  ];
  const spots: Partial<Record<BodyName, Spot>> = {
    ...pairs.reduce((before, pair) => setApart(scene, before, pair), stand),
  };
  const touched = inTurn(scene, [...new Set([...raised, ...pairs.flat()])]);
  for (const figure of touched) spots[figure] = uprightAt(scene, spots, figure);
  return spots;
}
const isAlike = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);

type Down = Omit<Dues, 'entangled'> & { readonly from: Spots };
function putDown(scene: Scene, stand: Spots, { from, lying, inArea, left }: Down): Placed {
  let spots = stand;
  const done: [Figure, Spot][] = lying.map((figure) => [figure, stand[figure]!]);
  const [givesWay, givesWayBehind]: [Figure[], Figure[]] = [[], []];
  const put = (figure: Figure, at: Spot, wanted: Spot, isBehind: boolean): void => {
    spots = { ...spots, [figure]: at };
    done.push([figure, at]);
    if (!isSame(at, wanted)) (isBehind ? givesWayBehind : givesWay).push(figure);
  };
  for (const figure of inTurn(scene, inArea)) {
    const { of } = inAreaAt(scene, from[figure]!)!;
    put(figure, beforeTheArea(scene, spots, figure, of, from[figure]!), inFrontOf(scene, of, from[figure]!), false);
  }
  for (const figure of inTurn(scene, keysOf(left))) {
    const place = edgePlaceFor(scene, figure, left[figure]!, from[figure]!);
    put(figure, atTheEdge(scene, spots, figure, place), place.at, place.behind === 'goalLine');
  }
  return { spots: Object.fromEntries(done), atEdge: toTheEdge({ left }, scene.short), givesWay, givesWayBehind };
}

/** Who stands at the border of the cloth then; by the short rules whoever fell from the table comes to the touchline itself ['SHORT-unplayable.2']. */
export const toTheEdge = ({ left }: Pick<Dues, 'left'>, isShort: boolean): readonly Figure[] =>
  keysOf(left).filter((figure) => !(isShort && left[figure] === 'table'));
