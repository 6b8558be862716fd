import { groundIn, handTime, isGone, isStill, lies, stands } from '../motion.ts';
import { bySide, FIGURES, isReserve, sideOf, type BodyName, type Figure } from '../names.ts';
import type { Spots } from '../consequences.ts';
import { isShort, type Match } from '../state.ts';
import { spotOf } from '../zones.ts';
import { liesAgainst } from './entangled.ts';
import type { Dues } from './placing.ts';
import type { Left } from './placing-edge.ts';
import { inAreaAt } from './placing-goal-area.ts';
import { inTurn, type Scene } from './placing-scene.ts';
import type { Pair } from './placing-upright.ts';

/** The table as the referee sees it at this moment; taker and ball that were lifted for a positional flick keep their places. */
export function sceneOf(match: Match): Scene {
  const { state } = match;
  const { pitch, size } = groundIn(match);
  return {
    pitch,
    size,
    spots: { ...spotsInHand(match), ...state.restart?.lifted },
    attacker: state.attacker,
    reserveOn: bySide((side) => state.reserve[side].is === 'on'),
    short: isShort(match),
    crossed: state.crossed,
  };
}

/** What is on the table, and what has fallen off it and is to come back. */
function spotsInHand(match: Match): Spots {
  const { motion, measured, out } = match.state;
  if (!measured) return {};
  const isHere = (body: BodyName): boolean => !isGone(motion, body) || out[body as Figure] === 'table';
  return Object.fromEntries(
    groundIn(match)
      .motions.placesAt(motion, handTime(match))
      .filter(({ id }) => isHere(id as BodyName))
      .map((place) => [place.id, spotOf(place)]),
  );
}

/** Whoever takes a restart stands where he was put; whoever still moves is placed when he rests. */
function isDue({ state }: Match, figure: Figure): boolean {
  if (isReserve(figure) && state.reserve[sideOf(figure)].is !== 'on') return false;
  if (state.restart?.taker === figure) return false;
  if (!state.measured || state.out[figure] === 'table') return true;
  return !isGone(state.motion, figure) && isStill(state.motion, figure);
}

/** 'FISTF-II.2.1.2.2', 'FISTF-II.2.1.3.1.1', 'FISTF-II.2.1.4.1': what has happened to it beside the field. */
function leftBy({ state }: Match, figure: Figure): Left | undefined {
  return state.out[figure] ?? (state.told.off[figure] === 'cloth' ? 'cloth' : undefined);
}

/** What the referee has to place, as it stands now ['FISTF-II.2.1.2.5.1'] [S-20]; null: nothing. */
export function duesIn(match: Match): Dues | null {
  const { state } = match;
  const due = FIGURES.filter((figure) => isDue(match, figure));
  const left = Object.fromEntries(
    due.flatMap((figure) => {
      const by = leftBy(match, figure);
      return by === undefined ? [] : [[figure, by]];
    }),
  ) as Dues['left'];
  const others = due.filter((figure) => left[figure] === undefined);
  const lying = others.filter((figure) => liesNow(match, figure));
  const inArea = inAreaAmong(
    match,
    others.filter((figure) => !lying.includes(figure)),
  );
  const entangled = entangledAmong(match, others, lying);
  const isNothing = others.length === due.length && lying.length + inArea.length + entangled.length === 0;
  return isNothing || state.phase === 'training' ? null : { left, lying, inArea, entangled };
}

const liesNow = ({ state }: Match, figure: Figure): boolean =>
  state.lying.includes(figure) || (state.measured && lies(state.motion, figure));

/** 'FISTF-II.2.2.1.1', 'FISTF-II.2.2.2.1': as it is measured, or told; while figures are picked up and placed freely nobody is sent out of a goal area. */
function inAreaAmong(match: Match, figures: readonly Figure[]): readonly Figure[] {
  const { state } = match;
  if (state.phase === 'setUp') return [];
  if (!state.measured) return figures.filter((figure) => toldInArea(match, figure));
  const scene = sceneOf(match);
  return figures.filter((figure) => inAreaAt(scene, scene.spots[figure]!) !== null);
}
function toldInArea({ state }: Match, figure: Figure): boolean {
  const of = state.awaiting[figure];
  return (of === 'red' || of === 'blue') && state.reserve[of].is !== 'on';
}

/** 'FISTF-II.2.4.3' [S-5]: one lies against another, or a person has seen it. */
function entangledAmong(match: Match, figures: readonly Figure[], lying: readonly Figure[]): readonly Pair[] {
  const { state } = match;
  const told = inTurn(
    state,
    figures.filter((figure) => state.awaiting[figure] === 'entangled'),
  );
  const seen: Pair[] = told.slice(1).map((other, i) => [told[i]!, other]);
  if (!state.measured || lying.length === 0) return seen;
  const all = inTurn(state, figures);
  const pairs = inTurn(state, lying).flatMap((one, i, lie) =>
    all
      .filter((other) => other !== one && !lie.slice(0, i).includes(other))
      .filter((other) => stands(state.motion, other) || lying.includes(other))
      .filter((other) => liesAgainst(match, one, other))
      .map((other): Pair => [one, other]),
  );
  return [...seen, ...pairs];
}
