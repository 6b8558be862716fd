import { belongsTo } from './catalogue.ts';
import { legalActions, play } from './crank.ts';
import type { Game } from './game.ts';
import type { Action } from './input.ts';
import type { Match } from './match.ts';
import type { Refusal } from './result.ts';
import { writtenRuling, type Ruling } from './ruling.ts';
import type {
  Scenario,
  StepExpect,
  WantedAction,
  WantedLegal,
  WantedRefusal,
  WantedRuling,
  WrittenStep,
} from './scenario.ts';
import { actionNamed, seatsNamed, type ScenarioStep } from './scenario-steps.ts';
import type { GameShape } from './shape.ts';

/** Everything in which what came differs from what was expected of one step, or of the whole. */
export const mismatches = <G extends GameShape>(
  game: Game<G>,
  expect: StepExpect,
  rulings: readonly Ruling<G>[],
  match: Match<G>,
): readonly string[] => [
  ...rulingMismatches(expect, rulings),
  ...(expect.state === undefined ? [] : differences(expect.state, game.notation.describe(match), 'state')),
  ...(expect.outcome === undefined ? [] : differences(expect.outcome, match.outcome, 'outcome')),
  ...Object.entries(expect.legal ?? {}).flatMap(([who, wanted]) => legalMismatches(game, match, who, wanted)),
];

// ── refusals ──────────────────────────────────────────────────────────────────────────────────────────────────────

const saying = ({ code, paragraphs = [] }: WantedRefusal): string =>
  [...(code === undefined ? [] : [code]), ...paragraphs].join(' ') || 'of any kind';
const told = (step: number, { code, paragraphs, detail }: Refusal): string =>
  `step ${step}: refused: ${[code, ...paragraphs, detail ?? ''].join(' ').trim()}`;
const refusalFits = (wanted: WantedRefusal, { code, paragraphs }: Refusal): boolean =>
  (wanted.code ?? code) === code && (wanted.paragraphs ?? []).every((p) => paragraphs.some((q) => belongsTo(q, p)));

/** A refusal that nobody expected, and an expected one that did not come. What is written beside a step counts for it alone. */
export function refusalMismatches<G extends GameShape>(
  { expect: { refusal: general } }: Scenario,
  written: readonly WrittenStep[],
  played: readonly ScenarioStep<G>[],
): readonly string[] {
  const faults = written.flatMap(({ refused }, i) => {
    const [step, came] = [i + 1, played[i + 1]!.refusal];
    const wanted = refused === true ? {} : (refused ?? general);
    if (came !== null) return wanted !== undefined && refusalFits(wanted, came) ? [] : [told(step, came)];
    return refused === undefined ? [] : [`step ${step}: expected a refusal (${saying(wanted!)}), none came`];
  });
  const came = written.some(({ refused }, i) => refused === undefined && played[i + 1]!.refusal !== null);
  return general === undefined || came ? faults : [...faults, `expected a refusal (${saying(general)}), none came`];
}

// ── rulings ───────────────────────────────────────────────────────────────────────────────────────────────────────

function rulingMismatches<G extends GameShape>(
  { rulings: wanted = [], only, inOrder }: StepExpect,
  rulings: readonly Ruling<G>[],
): readonly string[] {
  const counted = wanted.flatMap((want) =>
    countMismatch('ruling', want, rulings.filter((ruling) => rulingFits(want, ruling)).length),
  );
  const extra =
    only === true
      ? rulings
          .filter((ruling) => !wanted.some((want) => rulingFits(want, ruling)))
          .map((ruling) => `not expected: ${inShort(ruling)}`)
      : [];
  const found = [...counted, ...extra];
  return found.length > 0 || inOrder !== true ? found : orderMismatches(wanted, rulings, only === true);
}

/** At least one must come, or exactly as many as are wanted. */
export function countMismatch(
  what: string,
  { times, ...want }: { readonly times?: number | undefined },
  count: number,
): readonly string[] {
  if (times === undefined) return count > 0 ? [] : [`no such ${what}: ${JSON.stringify(want)}`];
  return count === times ? [] : [`wanted ${times} times, came ${count} times: ${JSON.stringify(want)}`];
}

/** Others may come between them, unless there are to be no others. */
function orderMismatches<G extends GameShape>(
  wanted: readonly WantedRuling[],
  rulings: readonly Ruling<G>[],
  only: boolean,
): readonly string[] {
  const row = wanted.flatMap((want) => Array.from({ length: want.times ?? 1 }, () => want));
  let next = 0;
  for (const ruling of rulings) {
    const fits = next < row.length && rulingFits(row[next]!, ruling);
    if (fits) next++;
    else if (only) break;
  }
  const whole = next === row.length && (!only || rulings.length === row.length);
  return whole ? [] : [`not in this order: ${rulings.map(inShort).join(', ')}`];
}

const inShort = <G extends GameShape>({ call, paragraphs }: Ruling<G>): string => `${call} (${paragraphs.join(', ')})`;

/** `paragraph` names one that the ruling must cite (a parent matches any child); every other field must match. */
function rulingFits<G extends GameShape>(
  { paragraph, times: _times, ...rest }: WantedRuling,
  ruling: Ruling<G>,
): boolean {
  return (
    (paragraph === undefined || ruling.paragraphs.some((id) => belongsTo(id, paragraph))) &&
    differences(rest, writtenRuling(ruling), '').length === 0
  );
}

// ── what may be done ──────────────────────────────────────────────────────────────────────────────────────────────

function legalMismatches<G extends GameShape>(
  game: Game<G>,
  match: Match<G>,
  who: string,
  { exactly, among = [], not = [] }: WantedLegal,
): readonly string[] {
  const seats = seatsNamed(match.setup.seating, who);
  const listed = new Map(
    seats.flatMap((seat) => legalActions(game, match, seat)).map((action) => [actionInWords(game, action), action]),
  );
  const fits = (want: WantedAction, text: string, action: Action<G>): boolean =>
    typeof want === 'string'
      ? text === actionInWords(game, actionNamed(game, want))
      : differences(want, action, '').length === 0;
  // Where there are endlessly many actions only examples are listed; whether one that is written out is legal shows when it is tried.
  const isLegal = (want: WantedAction): boolean =>
    [...listed].some(([text, action]) => fits(want, text, action)) ||
    (typeof want === 'string' &&
      seats.some(
        (by) => play(game, match, { tick: match.tick, kind: 'action', by, action: actionNamed(game, want) }).ok,
      ));
  const named = (want: WantedAction): string => (typeof want === 'string' ? want : JSON.stringify(want));
  const extra =
    exactly === undefined
      ? []
      : [...listed].filter(([text, action]) => !exactly.some((want) => fits(want, text, action)));
  return [
    ...[...(exactly ?? []), ...among]
      .filter((want) => !isLegal(want))
      .map((want) => `legal for ${who}: not offered: ${named(want)}`),
    ...extra.map(([text]) => `legal for ${who}: not expected: ${text}`),
    ...not.filter(isLegal).map((want) => `legal for ${who}: offered all the same: ${named(want)}`),
  ];
}

/** An action in the notation; an option is chosen by its word. */
const actionInWords = <G extends GameShape>(game: Game<G>, action: Action<G>): string =>
  action.kind === 'choose' && 'choice' in action ? `choose ${action.choice}` : game.notation.writeAction(action);

// ── parts ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where `actual` does not contain `wanted`. Lists must be equal in length. */
export function differences(wanted: unknown, actual: unknown, path: string): readonly string[] {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length)
      return [`${path}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`];
    return wanted.flatMap((item, i) => differences(item, (actual as unknown[])[i], `${path}[${i}]`));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof actual !== 'object' || actual === null)
      return [`${path}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`];
    const found = actual as Readonly<Record<string, unknown>>;
    return Object.entries(wanted).flatMap(([key, value]) =>
      differences(value, found[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return wanted === actual || (wanted === null && actual === undefined)
    ? []
    : [`${path}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(actual)}`];
}
