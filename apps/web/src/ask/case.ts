import { readScenarios } from '@bande/protocol';
import {
  EngineMissing,
  runScenario,
  scenarioSteps,
  type AnyGame,
  type AnyShape,
  type Scenario,
  type ScenarioOutcome,
  type ScenarioStep,
} from '@bande/core';
import { formsOf, type Form } from './form.ts';
import { faultsIn, isDict, type Dict, type Fault, type Place } from './values.ts';
import { ASK } from './words.ts';

/** A case as the form has it: whatever short form the text uses, what happened is one list of steps. */
export interface Case {
  readonly given: Dict;
  readonly steps: readonly Dict[];
  /** Title, paragraphs, what is expected: kept as they are. */
  readonly rest: Dict;
}

const listOf = (value: unknown): readonly Dict[] => (Array.isArray(value) ? value.filter(isDict) : []);
const asStep = (fact: Dict): Dict => ('fact' in fact ? fact : { fact });

/** Null where it is no case at all. */
export function caseFrom(entry: unknown): Case | null {
  if (!isDict(entry)) return null;
  const { given, steps, facts, actions, ...rest } = entry;
  return {
    given: isDict(given) ? given : {},
    steps: Array.isArray(steps) ? listOf(steps) : [...listOf(facts).map(asStep), ...listOf(actions)],
    rest,
  };
}

const isBare = (step: Dict): boolean => Object.keys(step).length === 1 && 'fact' in step;

/** As it is written: facts alone without the word. */
export function entryFrom({ given, steps, rest }: Case): Dict {
  const told = steps.every(isBare) ? { facts: steps.map(({ fact }) => fact) } : { steps };
  return { ...rest, ...(Object.keys(given).length > 0 ? { given } : {}), ...told };
}

/** An action in words is the same action in fields. */
export const actionIn = (game: AnyGame, done: unknown): unknown =>
  typeof done === 'string' ? (game.notation.readAction(done) ?? done) : done;

export type Judged =
  | {
      readonly kind: 'played';
      readonly scenario: Scenario;
      readonly played: readonly ScenarioStep<AnyShape>[];
      readonly outcome: ScenarioOutcome;
    }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[]; readonly reason: string | null };

export type Played = Extract<Judged, { kind: 'played' }>;

/** An answer and the steps that it answers. */
export interface Answered {
  readonly answer: Played;
  readonly steps: readonly Dict[];
}

/** What is still told of steps while a question cannot be answered: the last answer, as far as nothing of it has changed. */
export function stillTold({ answer, steps }: Answered, now: readonly Dict[]): Played['played'] {
  const changed = now.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(steps[i]));
  return answer.played.slice(0, changed === -1 ? undefined : changed + 1);
}

/** What comes of a case, or everything in it that does not fit, each at its place. */
export function judged(game: AnyGame, asked: Case): Judged {
  const faults = [...faultsIn(formsOf(game).given, asked.given, ['given']), ...asked.steps.flatMap(stepFaults(game))];
  if (faults.length > 0) return { kind: 'faulty', faults, reason: null };
  const document = [{ ...unnamed(game), ...asked.rest, given: asked.given, steps: asked.steps }];
  const read = readScenarios(document, [game], game);
  if (!read.ok) return unread(read.refusal);
  const { scenario } = read.value[0]!;
  try {
    return {
      kind: 'played',
      scenario,
      played: scenarioSteps(game, scenario),
      outcome: runScenario(game, scenario),
    };
  } catch (error) {
    if (error instanceof EngineMissing) throw error;
    return unread(error instanceof Error ? error.message : String(error));
  }
}

/** Whoever asks need not know the answer, nor the paragraph it rests on, nor a title for it. */
export const unnamed = (game: AnyGame, title = '1'): Dict => ({
  title,
  paragraphs: Object.keys(game.rulebook).slice(0, 1),
  expect: {},
});

const stepFaults =
  (game: AnyGame) =>
  (step: Dict, i: number): readonly Fault[] => {
    const { fact, action } = formsOf(game);
    if ('fact' in step) return faultsIn(fact, step['fact'], ['steps', i, 'fact']);
    if ('do' in step) {
      const done = actionIn(game, step['do']);
      return typeof done === 'string'
        ? [{ place: ['steps', i, 'do'], words: ASK.misfit }]
        : faultsIn(action, done, ['steps', i, 'do']);
    }
    return 'wait' in step ? faultsIn(TICKS, step['wait'], ['steps', i, 'wait']) : [];
  };

const TICKS: Form = { kind: 'number', whole: true, least: 0, most: null, above: null };

const PLACE = /^(?:entry \d+(?: \(.*\))?: )?(?:Unrecognized key: "(\w+)"|((?:given|steps)[\w.[\]]*): )/;

/** The reader's reason begins with the place that it is about. */
function unread(reason: string): Judged {
  const [start = '', strange, field = strange ?? ''] = PLACE.exec(reason) ?? [];
  const rest = reason.replace(/^entry \d+(?: \(.*\))?: /, '').slice(field === '' ? 0 : Math.max(0, field.length + 2));
  const place: Place = keysOf(field);
  return {
    kind: 'faulty',
    faults: start === '' ? [] : [{ place, words: place[0] === 'given' ? ASK.impossible : ASK.misfit }],
    reason: rest,
  };
}

const keysOf = (field: string): Place =>
  [...field.matchAll(/\w+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
