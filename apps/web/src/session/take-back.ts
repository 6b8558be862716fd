import { isMoving } from '@bande/host';
import type { AnyGame, AnyShape, Input, Match, Seat } from '@bande/core';
import type { Recorder } from '@bande/record';
import type { Beat } from './beats.ts';
import type { SessionParts, Sitter } from './session-parts.ts';

/** Why nothing is taken back: a person plays on the other side, the match is over, nobody here has decided anything yet, or only while something moved, or time runs out for whoever decides. */
export type NotTakenBack = 'people' | 'over' | 'nothing' | 'inMotion' | 'timed';

type IsTheirs = (seat: Seat) => boolean;

/** Whether one of them has decided something by this input. */
export function isDecisionOf(isTheirs: IsTheirs, input: Input<AnyShape>): boolean {
  if (input.kind === 'action') return isTheirs(input.by);
  return input.kind === 'together' && input.actions.some(({ by }) => isTheirs(by));
}

export const hasDecided = ({ inputs }: Pick<Recorder<AnyShape>, 'inputs'>, isTheirs: IsTheirs): boolean =>
  inputs.some((input) => isDecisionOf(isTheirs, input));

/** Nobody else plays, or bots alone: what a person has seen is not taken from him. */
function isAlone(sitters: readonly Sitter[], { setup }: Match<AnyShape>): boolean {
  return new Set(setup.seating.filter((_, seat) => sitters[seat] === 'human')).size === 1;
}

/** Why nothing may be taken back as the match stands; null: it may. */
export function mayTakeBack(
  { recorder: { match }, sitters, isTimed }: Pick<SessionParts, 'recorder' | 'sitters' | 'isTimed'>,
  decided: boolean,
): NotTakenBack | null {
  if (!isAlone(sitters, match)) return 'people';
  if (match.outcome !== null) return 'over';
  if (isTimed?.(match) === true) return 'timed';
  return decided ? null : 'nothing';
}

/** The last decision that one of them took while nothing moved, and the match before it. */
function lastDecision(
  game: AnyGame,
  recorder: Recorder<AnyShape>,
  isTheirs: IsTheirs,
): { readonly place: number; readonly match: Match<AnyShape> } | null {
  const { inputs } = recorder;
  for (let place = inputs.length - 1; place >= 0; place--) {
    if (!isDecisionOf(isTheirs, inputs[place]!)) continue;
    const match = recorder.before(place);
    if (!isMoving(game, match)) return { place, match };
  }
  return null;
}

interface WentBack {
  readonly beats: readonly Beat[];
  readonly hasDecided: boolean;
}

/** The match, its dice and its story stand where they stood before that decision; or why they do not. */
export function goBack(
  { game, recorder, chance, isTimed, keepTakenBack }: SessionParts,
  beats: readonly Beat[],
  isTheirs: IsTheirs,
): NotTakenBack | WentBack {
  const last = lastDecision(game, recorder, isTheirs);
  if (last === null) return hasDecided(recorder, isTheirs) ? 'inMotion' : 'nothing';
  if (isTimed?.(last.match) === true) return 'timed';
  const back = recorder.takeBack(last.place);
  if (!back.ok) return 'nothing';
  chance.takeBack(back.value.draws);
  keepTakenBack?.(last.place);
  return { beats: beatsUpTo(beats, recorder), hasDecided: hasDecided(recorder, isTheirs) };
}

/** What came of time alone, told in one beat with what is gone, has a beat of its own. */
function beatsUpTo(beats: readonly Beat[], { match, log }: Recorder<AnyShape>): readonly Beat[] {
  const left = beats.filter(({ after }) => after.facts <= match.facts);
  const parted = beats[left.length];
  if (parted === undefined) return left;
  const entries = log.filter(({ fact }) => fact.id >= parted.before.facts);
  return entries.length === 0 ? left : [...left, { before: parted.before, after: match, entries }];
}
