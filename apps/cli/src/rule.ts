import { runScenario, scenarioSteps, type ScenarioOutcome } from '@bande/core';
import { readScenarios, type ReadScenario } from '@bande/protocol';
import { BadInput, isSet, JSON_FLAG, oneOf, text, type Command, type Surroundings } from './command.ts';
import { readYaml } from './file.ts';
import { printJson } from './print.ts';

function printOutcomes({ out }: Surroundings, outcomes: readonly ScenarioOutcome[]): void {
  for (const { title, ok, mismatch } of outcomes) {
    out(`${ok ? 'ok   ' : 'FAILS'} ${title}\n`);
    for (const line of mismatch ?? []) out(`        ${line}\n`);
  }
  const failing = outcomes.filter(({ ok }) => !ok).length;
  out(`\n${outcomes.length} scenarios, ${failing === 0 ? 'all hold' : `${failing} fail`}\n`);
}

/** A fact that cannot have been, in a scenario that does not expect it to be refused. */
function impossibleFact({ game, scenario }: ReadScenario, index: number): string | null {
  if (scenario.expect.refusal !== undefined) return null;
  const steps = scenarioSteps(game, scenario);
  const at = steps.findIndex(({ input, refusal }) => input?.kind === 'facts' && refusal?.code === 'unknownFact');
  return at < 0 ? null : `entry ${index + 1} (${scenario.title}): facts[${at - 1}]: ${steps[at]?.refusal?.detail ?? 'that is not on the table'}`; // the first step is the position given
}

export const rule: Command = {
  words: ['file.yaml'],
  flags: { ...JSON_FLAG, game: { type: 'string', value: 'GAME', help: 'the game of entries that do not name theirs' } },
  help: [
    'Runs scenarios: facts go through the referee, actions through the whole game, and what comes out is compared with what is expected.',
    'The file is a list of scenarios or {game, scenarios: [...]}; the game is told by `game:`, --game, or the paragraphs.',
    'Exit 1 where an expectation fails, 2 where a fact cannot have been. `bande schema <game>` describes what may be written.',
  ].join('\n'),
  async run(call, around) {
    const [path = ''] = call.words;
    const registry = await around.registry();
    const named = text(call, 'game');
    const fallback = named === undefined ? undefined : oneOf(registry, named, ({ id }) => id, 'game');
    // Everything is checked before anything runs, so that bad input prints nothing.
    const ready = readScenarios(readYaml(path), registry, fallback);
    if (!ready.ok) throw new BadInput(`${path}: ${ready.refusal}`);
    const impossible = ready.value.map(impossibleFact).find((one) => one !== null);
    if (impossible !== undefined) throw new BadInput(`${path}: ${impossible}`);
    const outcomes = ready.value.map(({ game, scenario }) => runScenario(game, scenario));
    if (isSet(call, 'json')) printJson(around, outcomes);
    else printOutcomes(around, outcomes);
    return outcomes.every(({ ok }) => ok) ? 0 : 1;
  },
};
