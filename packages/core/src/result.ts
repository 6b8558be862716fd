/** What a person can do wrong is an answer, never an exception. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: E };

export const REFUSALS = [
  'matchOver', // the match has ended
  'paused', // the clock is held; nobody acts until it goes on
  'early', // a past tick: what happened cannot be preceded
  'late', // heard so long after the tick it was meant for that it counts no more
  'ahead', // meant for a tick so far ahead that nobody could have aimed at it
  'notYourTurn', // another seat is to act
  'notOffered', // the rules do not offer this kind of action now
  'againstTheRules', // offered in kind, forbidden in this form; the paragraph says why
  'chanceAwaited', // dice are to be rolled first
  'noChanceAwaited', // nothing is to be rolled
  'badChance', // the numbers do not fit the dice asked for
  'unknownFact', // an entered fact speaks of something that is not on the table
  'noSuchInput', // a correction names an input that does not exist
  'dropped', // a hand's target that comes too soon or changes nothing: no fault of anybody
  'noLongerFits', // after the correction a later input is impossible
  'tooMuchAgain', // so much has been played again for corrections that no more is
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** `paragraphs` say which rule forbids it; `detail` is for people who debug, the view makes its words from the codes. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly paragraphs: readonly string[];
  readonly detail?: string;
}

export const accept = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = (code: RefusalCode, paragraphs: readonly string[] = [], detail?: string): Result<never> => ({
  ok: false,
  refusal: detail === undefined ? { code, paragraphs } : { code, paragraphs, detail },
});
