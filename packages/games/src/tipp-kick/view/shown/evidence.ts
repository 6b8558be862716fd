import type { LogEntry } from '@bande/core';
import { idOfPlace, placeIn, spotId, type PlaceTrace } from '@bande/stage/view';
import { other, type Side } from '../../names.ts';
import type { Fact, Ruling, TippKick } from '../../state.ts';
import { LEAST_WAY, THREE_LENGTHS, TWO_LENGTHS, type Spot } from '../../zones.ts';

/** What lies and stands on the plate, by id. */
export const bodyId = (what: 'kicker' | 'keeper', side: Side): string =>
  `${side}${what === 'kicker' ? 'Kicker' : 'Keeper'}`;

/** What a ruling rests on, to be drawn on the plate; places in millimetres east and north of the centre spot. */
export type Trace =
  /** Somebody or something that took part. */
  | { readonly kind: 'body'; readonly id: string }
  /** Where it happened, where the ball went over which line, its way between two touches. */
  | PlaceTrace
  /** The lines that it depends on: a penalty area, or the centre circle. */
  | { readonly kind: 'zone'; readonly of: Zone }
  /** So far a kicker keeps from the ball, or so far the ball has to go. */
  | { readonly kind: 'far'; readonly at: Spot; readonly mm: number };

type Zone = Side | 'circle';
type Entry = LogEntry<TippKick>;

/** As ids, which the house lights up without knowing what they mean. */
export const evidence = (ruling: Ruling, log: readonly Entry[]): readonly string[] => [
  ...new Set(tracesOf(ruling, log).map(idOf)),
];

export function tracesOf(ruling: Ruling, log: readonly Entry[]): readonly Trace[] {
  const facts = ruling.evidence.flatMap((id) => log.findLast(({ fact }) => fact.id === id)?.fact ?? []);
  return [
    ...facts.flatMap(traceOf),
    ...waysOf(courseOf(facts, log)),
    ...distanceIn(ruling, facts),
    ...zonesIn(ruling, facts),
    ...placeOf(ruling),
  ];
}

const ball: Trace = { kind: 'body', id: 'ball' };
const at = (spot: Spot | undefined): readonly Trace[] => (spot === undefined ? [] : [{ kind: 'spot', at: spot }]);
const ofBody = (what: 'kicker' | 'keeper', side: Side): Trace => ({ kind: 'body', id: bodyId(what, side) });

/** Where it was: things may lie elsewhere by now. Where nobody has said so, the thing itself. */
const atOr = (spot: Spot | undefined, thing: Trace): readonly Trace[] => (spot === undefined ? [thing] : at(spot));

function traceOf(fact: Fact): readonly Trace[] {
  switch (fact.kind) {
    case 'shot':
      return atOr(fact.at, ofBody('kicker', fact.by));
    case 'keeperPlayed':
      return atOr(fact.at, ofBody('keeper', fact.by));
    case 'touched':
      return fact.what === 'spare' ? at(fact.at) : atOr(fact.at, ofBody(fact.what, fact.by));
    case 'frameStruck':
      return at(fact.at);
    case 'defenceSet':
      return atOr(fact.at, ofBody('kicker', fact.by));
    case 'ballOver':
      return fact.at === undefined ? [] : [{ kind: 'over', line: fact.line, at: fact.at }];
    case 'ballRested':
      return atOr(fact.at, ball);
    case 'breach':
      return at(fact.at ?? fact.ballAt);
    default:
      return [];
  }
}

/** What happened to the ball from the first of these facts to the last: a ball that came off a post did not go straight. */
function courseOf(facts: readonly Fact[], log: readonly Entry[]): readonly Fact[] {
  const indexes = facts.map(({ id }) => log.findLastIndex(({ fact }) => fact.id === id));
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  return first < last ? log.slice(first, last + 1).map(({ fact }) => fact as Fact) : facts;
}

/** Of what happens to the ball. */
const spotIn = (fact: Fact): readonly Spot[] =>
  (fact.kind === 'shot' ||
    fact.kind === 'keeperPlayed' ||
    fact.kind === 'touched' ||
    fact.kind === 'frameStruck' ||
    fact.kind === 'ballOver' ||
    fact.kind === 'ballRested') &&
  fact.at !== undefined
    ? [fact.at]
    : [];
/** From each of them to the next: where it was shot, what it met, where it went out or lies. */
function waysOf(facts: readonly Fact[]): readonly Trace[] {
  const spots = facts.flatMap(spotIn);
  return spots.slice(1).map((to, i): Trace => ({ kind: 'way', from: spots[i]!, to }));
}

/** A kicker that stood too near: the distance around where the ball lay. */
function distanceIn({ detail, paragraphs }: Ruling, facts: readonly Fact[]): readonly Trace[] {
  const shot = facts.find((fact) => fact.kind === 'shot');
  if (detail?.['gapMm'] === undefined || shot?.kind !== 'shot' || shot.at === undefined) return [];
  return [{ kind: 'far', at: shot.at, mm: paragraphs.includes('DTKV-13.2.2') ? THREE_LENGTHS : TWO_LENGTHS }];
}

/** What the ball has to leave, and the area in which something was done that makes a penalty of it, or in which nobody may stand. */
function zonesIn({ call, paragraphs, then }: Ruling, facts: readonly Fact[]): readonly Trace[] {
  const taken = facts.findLast((fact) => fact.kind === 'shot' || fact.kind === 'keeperPlayed');
  const zone = (of: Zone): Trace => ({ kind: 'zone', of });
  if (call === 'irregularKickOff') return [zone('circle')];
  if (call === 'irregularGoalKick') return taken === undefined ? [] : [zone(taken.by)];
  if (WITHIN_A_WAY.has(call)) return taken?.at === undefined ? [] : [{ kind: 'far', at: taken.at, mm: LEAST_WAY }];
  const penalty = then?.find((one) => one.kind === 'restartIs' && one.restart === 'penalty');
  if (penalty?.kind === 'restartIs') return [zone(other(penalty.for))];
  const stood = facts.findLast((fact) => fact.kind === 'defenceSet' || fact.kind === 'touched');
  return stood !== undefined && paragraphs.includes('DTKV-6.3.4') ? [zone(stood.by)] : [];
}
/** 'DTKV-11.1.3', 'DTKV-13.7.3': 45 mm. */
const WITHIN_A_WAY: ReadonlySet<Ruling['call']> = new Set<Ruling['call']>(['irregularKickIn', 'irregularIndirect']);

/** Where something is measured; the words of a person say no place. */
const placeOf = ({ where }: Ruling): readonly Trace[] => (where?.kind === 'measured' ? at(where.at) : []);

// ── as ids ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function idOf(trace: Trace): string {
  switch (trace.kind) {
    case 'body':
      return trace.id;
    case 'zone':
      return `zone ${trace.of}`;
    case 'far':
      return `far ${spotId(trace.at)} ${trace.mm}`;
    default:
      return idOfPlace(trace);
  }
}

/** What an id means; null: a body, a cell, or nothing that is drawn here. */
export function traceIn(id: string): Trace | null {
  const [kind, ...rest] = id.split(' ');
  const [a = 0, b = 0, mm = 0] = rest.map(Number);
  switch (kind) {
    case 'zone':
      return { kind, of: rest[0] as Zone };
    case 'far':
      return { kind, at: [a, b], mm };
    default:
      return placeIn(id);
  }
}

/** Where it is best told: where it went out, where it happened, or else at the ball. */
export function placeOfTraces(traces: readonly Trace[]): Spot | null {
  for (const trace of traces) if (trace.kind === 'over') return trace.at;
  const spot = traces.findLast((trace) => trace.kind === 'spot');
  return spot?.kind === 'spot' ? spot.at : null;
}
