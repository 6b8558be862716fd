import type { LogEntry } from '@bande/core';
import { idOfPlace, lengthId, placeIn, type PlaceTrace } from '@bande/stage/view';
import { isFigure, isKeeper, isSide, other, type BodyName, type Figure, type Side } from '../../names.ts';
import type { Fact, Ruling, Subbuteo } from '../../state.ts';
import type { Spot } from '../../zones.ts';
import { bodiesIn } from '../words/saying.ts';

/** What a ruling rests on, to be drawn on the pitch; places in millimetres east and north of the centre spot. */
export type Trace =
  /** Somebody or something that took part. */
  | { readonly kind: 'body'; readonly body: BodyName }
  /** Where it happened; where the ball went over which line, and where it had last been touched. */
  | PlaceTrace
  /** The offside line: so far before the goal line of a side. */
  | { readonly kind: 'line'; readonly of: Side; readonly mm: number }
  /** So far a figure stands beyond a line. */
  | { readonly kind: 'gap'; readonly figure: Figure; readonly mm: number }
  /** So far the other side keeps from the ball. */
  | { readonly kind: 'far'; readonly mm: number };

type Entry = LogEntry<Subbuteo>;

/** As ids, which the house lights up without knowing what they mean. */
export const evidence = (ruling: Ruling, log: readonly Entry[]): readonly string[] => [
  ...new Set(tracesOf(ruling, log).map(idOf)),
];

export function tracesOf(ruling: Ruling, log: readonly Entry[]): readonly Trace[] {
  const facts = ruling.evidence.flatMap((id) => log.findLast(({ fact }) => fact.id === id)?.fact ?? []);
  return [
    ...measuredIn(ruling),
    ...facts.flatMap(traceOf),
    ...wayOut(facts),
    ...bodiesIn(ruling, 'figures', 'figure', 'met', 'edge', 'goalArea', 'upright').map(ofBody),
    ...placeOf(ruling),
  ];
}
const ofBody = (body: BodyName): Trace => ({ kind: 'body', body });
const at = (spot: Spot | undefined): readonly Trace[] => (spot === undefined ? [] : [{ kind: 'spot', at: spot }]);

/** Where something is measured; the words of a person say no place. */
const placeOf = ({ where }: Ruling): readonly Trace[] => (where?.kind === 'measured' ? at(where.at) : []);

function measuredIn(ruling: Ruling): readonly Trace[] {
  const { call, detail, against } = ruling;
  const [lineMm, mm] = [detail?.['lineMm'], detail?.['mm']];
  if (call === 'offside' && typeof lineMm === 'number' && against !== undefined)
    return [{ kind: 'line', of: other(against), mm: lineMm }];
  const [figure] = bodiesIn(ruling, 'figure');
  if (call === 'forcingChecked' && typeof mm === 'number' && figure !== undefined && isFigure(figure))
    return [{ kind: 'gap', figure, mm }];
  return call === 'distance' && typeof mm === 'number' ? [{ kind: 'far', mm }] : [];
}

function traceOf(fact: Fact): readonly Trace[] {
  switch (fact.kind) {
    case 'flicked':
    case 'figureLeft':
    case 'layDown':
      return [ofBody(fact.figure)];
    case 'ballTouched':
      return [ofBody(fact.touchedBy), ...at(fact.at)];
    case 'figuresTouched':
      return [ofBody(fact.touchedBy), ofBody(fact.touched), ...at(fact.at)];
    case 'ballOver':
      return fact.at === undefined ? [] : [{ kind: 'over', line: fact.line, at: fact.at }];
    case 'keeperJerked':
    case 'keeperOverLine':
      return [ofBody(fact.keeper)];
    default:
      return [];
  }
}

/** From the last touch to the line. */
function wayOut(facts: readonly Fact[]): readonly Trace[] {
  const over = facts.find((fact) => fact.kind === 'ballOver');
  const touch = facts.findLast((fact) => fact.kind === 'ballTouched');
  if (over?.kind !== 'ballOver' || touch?.kind !== 'ballTouched') return [];
  return over.at === undefined || touch.at === undefined ? [] : [{ kind: 'way', from: touch.at, to: over.at }];
}

// ── as ids ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function idOf(trace: Trace): string {
  switch (trace.kind) {
    case 'body':
      return trace.body;
    case 'line':
      return `line ${trace.of} ${lengthId(trace.mm)}`;
    case 'gap':
      return `gap ${trace.figure} ${lengthId(trace.mm)}`;
    case 'far':
      return `far ${trace.mm}`;
    default:
      return idOfPlace(trace);
  }
}

/** What an id means; null: a body, a cell, or nothing that is drawn here. */
export function traceIn(id: string): Trace | null {
  const [kind, first = '', second = ''] = id.split(' ');
  switch (kind) {
    case 'line':
      return isSide(first) ? { kind, of: first, mm: Number(second) } : null;
    case 'gap':
      return isFigure(first) ? { kind, figure: first, mm: Number(second) } : null;
    case 'far':
      return { kind, mm: Number(first) };
    default:
      return placeIn(id);
  }
}

/** Where it is best told: where it happened, or else whom it is about. */
export function placeOfTraces(traces: readonly Trace[]): Spot | BodyName | null {
  for (const trace of traces) if (trace.kind === 'over') return trace.at;
  const spot = traces.findLast((trace) => trace.kind === 'spot');
  if (spot?.kind === 'spot') return spot.at;
  const body = traces.find((trace) => trace.kind === 'body' && !isKeeper(trace.body)) ?? traces.find(isOfBody);
  return body !== undefined && isOfBody(body) ? body.body : null;
}
const isOfBody = (trace: Trace): trace is Extract<Trace, { kind: 'body' }> => trace.kind === 'body';
