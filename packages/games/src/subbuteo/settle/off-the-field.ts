import type { ConsequenceOf } from '../consequences.ts';
import type { Line } from '../events.ts';
import { isFigure, type BodyName, type Figure, type Player, type Side } from '../names.ts';
import { groundIn, handTime, isGone } from '../motion.ts';
import { spotsAtContact } from '../places.ts';
import { disturberIn } from '../reckoning/barrier.ts';
import {
  withState,
  type Disturbance,
  type Fact,
  type FactOf,
  type Match,
  type Standing,
  type State,
} from '../state.ts';
import { goalAreaTouchedAt, goalEnteredAt, type Spot, type Where, type Whereabouts } from '../zones.ts';

/** Where figures have gone, and what they have run into on their way back from the barrier: kept until the referee places them. */
export function whereabouts(match: Match, fact: Fact, before: State): Match {
  switch (fact.kind) {
    case 'figureLeft':
      return fact.ground === 'table' ? hasFallen(match, fact) : hasLeft(match, fact);
    case 'figureBack':
      return withState(match, { told: { ...match.state.told, off: offAfterBack(match, fact) } });
    case 'flicked':
      return withState(match, { awaiting: without(match.state.awaiting, [fact.figure]) });
    case 'entangled':
      return withState(match, {
        awaiting: { ...match.state.awaiting, ...Object.fromEntries(fact.figures.map((one) => [one, 'entangled'])) },
      });
    case 'rested':
      return fact.what === 'ball' ? match : hasRested(match, fact.what, fact);
    case 'figuresTouched':
      return hasDisturbed(match, fact, [fact.touchedBy, fact.touched], before);
    case 'ballTouched':
      return hasDisturbed(match, fact, [fact.touchedBy, 'ball'], before);
    default:
      return match;
  }
}

const without = <T>(by: Readonly<Partial<Record<Figure, T>>>, figures: readonly Figure[]): Partial<Record<Figure, T>> =>
  Object.fromEntries(Object.entries(by).filter(([figure]) => !figures.includes(figure as Figure)));

/** Whoever has moved stands no longer where the referee had put him or measured [S-16]. */
export const hasMoved = ({ atEdge, told }: State, figures: readonly BodyName[]): Pick<State, 'atEdge' | 'told'> => ({
  atEdge: atEdge.filter((one) => !figures.includes(one)),
  told: told.gaps === undefined ? told : { ...told, gaps: without(told.gaps, figures as readonly Figure[]) },
});

/** What was told of these before no longer holds: a hand has placed them. */
export const placedAnew = (
  state: State,
  figures: readonly Figure[],
): Pick<State, 'atEdge' | 'awaiting' | 'crossed' | 'told'> => ({
  ...hasMoved(state, figures),
  awaiting: without(state.awaiting, figures),
  crossed: without(state.crossed, figures),
});

/** Nothing to remember where the table itself is measured: there the places tell it. */
export const standingIn = ({
  measured,
  out,
  lying,
  atEdge,
  awaiting,
  crossed,
  told,
}: State): { readonly stood?: Standing } =>
  measured ? {} : { stood: { out, lying, atEdge, awaiting, crossed, gaps: told.gaps ?? {} } };
/** They are as they were then. */
export function standAsBefore(match: Match, figures: readonly Figure[], stood: Standing): Match {
  const { state } = match;
  const isOne = (figure: Figure): boolean => figures.includes(figure);
  const only = <T>(by: Readonly<Partial<Record<Figure, T>>>): Partial<Record<Figure, T>> =>
    Object.fromEntries(Object.entries(by).filter(([figure]) => isOne(figure as Figure)));
  const gaps = { ...state.told.gaps, ...only(stood.gaps) };
  return withState(match, {
    out: { ...state.out, ...only(stood.out) },
    lying: [...state.lying, ...stood.lying.filter(isOne)],
    atEdge: [...state.atEdge, ...stood.atEdge.filter(isOne)],
    awaiting: { ...state.awaiting, ...only(stood.awaiting) },
    crossed: { ...state.crossed, ...only(stood.crossed) },
    told: Object.keys(gaps).length === 0 ? state.told : { ...state.told, gaps },
  });
}

/** 'FISTF-II.2.1.1.3.3': it holds until the figure moves. */
export const gapIsKnown = (match: Match, { figure, mm }: ConsequenceOf<'gapIsKnown'>): Match =>
  match.state.measured
    ? match
    : withState(match, { told: { ...match.state.told, gaps: { ...match.state.told.gaps, [figure]: mm } } });

function hasLeft(match: Match, { figure, ground, at }: FactOf<'figureLeft'>): Match {
  const { told, crossed } = match.state;
  const off = { ...told.off, [figure]: ground as 'field' | 'cloth' };
  const isOut = ground === 'field' && at !== undefined;
  return withState(match, {
    told: { ...told, off },
    crossed: isOut ? { ...crossed, [figure]: lineAt(match, at) } : crossed,
  });
}

/** Somebody has seen it fall: then it is where he says. */
function hasFallen(match: Match, { figure, at }: FactOf<'figureLeft'>): Match {
  const { motion, measured } = match.state;
  if (!measured || isGone(motion, figure)) return match;
  const { motions } = groundIn(match);
  const time = handTime(match);
  const there = at === undefined ? motion : motions.put(motion, time, figure, at[0] / 1000, at[1] / 1000);
  return withState(match, { motion: motions.take(there, time, figure) });
}

/** The line that somebody is farther beyond. */
function lineAt(match: Match, [x, y]: Spot): Line {
  const { width, length } = groundIn(match).pitch;
  if (Math.abs(y) - 500 * length > Math.abs(x) - 500 * width) return y < 0 ? 'south' : 'north';
  return x < 0 ? 'west' : 'east';
}

function offAfterBack({ state }: Match, { figure, ground }: FactOf<'figureBack'>): State['told']['off'] {
  const off = without(state.told.off, [figure]);
  return ground === 'cloth' ? { ...off, [figure]: 'field' } : off;
}

const SAID: Readonly<Partial<Record<Where, 'red' | 'blue'>>> = { redGoalArea: 'red', blueGoalArea: 'blue' };
/** 'FISTF-II.2.2.1.1', 'FISTF-II.2.2.1.2': by the point that was told; the table itself measures it when figures are placed. */
function areaAt(match: Match, at: Spot): Side | undefined {
  const { pitch, size } = groundIn(match);
  if (match.state.measured) return undefined;
  return goalAreaTouchedAt(pitch, size, at) ?? goalEnteredAt(pitch, size, at, false) ?? undefined;
}
/** Whatever comes to rest has moved: it no longer stands where the referee had put it [S-16]. */
function hasRested(match: Match, figure: Figure, { at, where }: Whereabouts): Match {
  const { awaiting } = match.state;
  const isTold = where !== undefined || at !== undefined;
  const area = at === undefined ? SAID[where ?? 'outside'] : areaAt(match, at);
  const others = !isTold ? awaiting : without(awaiting, [figure]);
  return withState(match, {
    ...hasMoved(match.state, [figure]),
    awaiting: area === undefined ? others : { ...others, [figure]: area },
  });
}

/** 'FISTF-II.2.1.3.3.2': what it has touched, and whatever that runs into, goes back if it is demanded; not what the flick had done before. */
function hasDisturbed(
  match: Match,
  fact: FactOf<'figuresTouched'> | FactOf<'ballTouched'>,
  both: readonly (Player | 'ball')[],
  state: State,
): Match {
  const { attacker, block, course } = state;
  const { disturbed } = match.state;
  const loose = both.filter((body): body is Figure | 'ball' => body === 'ball' || isFigure(body));
  const spread = disturbed.map((one) =>
    loose.some((body) => body === one.figure || one.involved.includes(body)) ? withMore(one, loose) : one,
  );
  const by = disturberIn(match, fact);
  if (by === null || !by.atRest || spread.some(({ figure }) => figure === by.figure))
    return spread.length === 0 ? match : withState(match, { disturbed: spread });
  const begun: Disturbance = {
    fact: fact.id,
    figure: by.figure,
    side: by.side,
    before: spotsAtContact(match),
    ...standingIn(state),
    involved: loose.filter((body) => body !== by.figure),
    had: { attacker, block, course },
  };
  return withState(match, { disturbed: [...spread, begun] });
}

const withMore = (one: Disturbance, bodies: readonly BodyName[]): Disturbance => ({
  ...one,
  involved: [...new Set([...one.involved, ...bodies.filter((body) => body !== one.figure)])],
});

/** Nobody may demand Back any more. */
export const disturbancesAreForgotten = (match: Match): Match =>
  match.state.offers.length > 0 || match.state.disturbed.length === 0 ? match : withState(match, { disturbed: [] });
