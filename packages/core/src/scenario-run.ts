import { belongsTo } from './catalogue.ts';
import type { Breach, EquipmentReport } from './equipment.ts';
import type { Game } from './game.ts';
import type { Refusal } from './result.ts';
import { writtenRuling, type Ruling } from './ruling.ts';
import { contradictionIn, stepsOf, type Scenario, type WantedBreach } from './scenario.ts';
import { countMismatch, differences, mismatches, refusalMismatches } from './scenario-expect.ts';
import { scenarioSteps, type ScenarioStep } from './scenario-steps.ts';
import type { GameShape } from './shape.ts';

/** A refusal and the step that was refused, counted from 1. */
interface StepRefusal extends Refusal {
  readonly step: number;
}

export interface ScenarioOutcome {
  readonly title: string;
  readonly ok: boolean;
  readonly rulings: readonly unknown[];
  readonly state: Readonly<Record<string, unknown>>;
  readonly refusals: readonly StepRefusal[];
  readonly mismatch?: readonly string[];
  /** Of equipment. */
  readonly breaches?: readonly Breach[];
  readonly warnings?: readonly Breach[];
  /** It could not be read or played: why. Then nothing else is told. */
  readonly error?: string;
}

/** An entry that could not be read or played, beside the others that could. */
export const unplayed = (title: string, error: string): ScenarioOutcome => ({
  title,
  ok: false,
  rulings: [],
  state: {},
  refusals: [],
  error,
});

/** Plays a scenario and compares it with what it expects. */
export function runScenario<G extends GameShape>(game: Game<G>, scenario: Scenario): ScenarioOutcome {
  return scenario.equipment === undefined ? runSteps(game, scenario) : runCheck(game, scenario);
}

const rulingsOf = <G extends GameShape>({ entries }: ScenarioStep<G>): readonly Ruling<G>[] =>
  entries.flatMap((entry) => entry.rulings);

function runSteps<G extends GameShape>(game: Game<G>, scenario: Scenario): ScenarioOutcome {
  const [written, played] = [stepsOf(scenario), scenarioSteps(game, scenario)];
  const rulings = played.flatMap(rulingsOf);
  const last = played.at(-1)!.match;
  const ofSteps = written.flatMap(({ expect = {} }, i) =>
    mismatches(game, expect, rulingsOf(played[i + 1]!), played[i + 1]!.match).map((fault) => `step ${i + 1}: ${fault}`),
  );
  const mismatch = [
    ...refusalMismatches(scenario, written, played),
    ...ofSteps,
    ...mismatches(game, scenario.expect, rulings, last),
  ];
  const refusals = played.flatMap(({ refusal }, step) => (refusal === null ? [] : [{ step, ...refusal }]));
  const told = rulings.map((one) => writtenRuling(one));
  return { title: scenario.title, ...verdict(mismatch), rulings: told, state: game.notation.describe(last), refusals };
}

function runCheck<G extends GameShape>(game: Game<G>, scenario: Scenario): ScenarioOutcome {
  const { title, equipment, expect } = scenario;
  const fault = contradictionIn(scenario);
  if (fault !== null) throw new Error(fault);
  const only = expect.only === true;
  game.schemas.equipment.parse(equipment);
  const report: EquipmentReport = game.checkEquipment(equipment);
  const mismatch = [
    ...breachMismatches('breach', expect.breaches, report.breaches, only),
    ...breachMismatches('warning', expect.warnings, report.warnings ?? [], only),
  ];
  return {
    title,
    ...verdict(mismatch),
    rulings: [],
    state: {},
    refusals: [],
    breaches: report.breaches,
    ...(report.warnings === undefined ? {} : { warnings: report.warnings }),
  };
}

const verdict = (mismatch: readonly string[]): Pick<ScenarioOutcome, 'ok' | 'mismatch'> =>
  mismatch.length === 0 ? { ok: true } : { ok: false, mismatch };

function breachMismatches(
  what: string,
  wanted: readonly WantedBreach[] | undefined,
  found: readonly Breach[],
  only: boolean,
): readonly string[] {
  if (wanted === undefined) return [];
  const counted = wanted.flatMap((want) =>
    countMismatch(what, want, found.filter((breach) => breachFits(want, breach)).length),
  );
  const extra =
    only || wanted.length === 0 ? found.filter((breach) => !wanted.some((want) => breachFits(want, breach))) : [];
  return [
    ...counted,
    ...extra.map(
      ({ paragraph, item, found: value }) => `${what} not expected: ${item} ${JSON.stringify(value)} (${paragraph})`,
    ),
  ];
}

const breachFits = ({ paragraph, times: _times, ...rest }: WantedBreach, breach: Breach): boolean =>
  (paragraph === undefined || belongsTo(breach.paragraph, paragraph)) && differences(rest, breach, '').length === 0;
