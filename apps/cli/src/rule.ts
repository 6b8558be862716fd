import type { ScenarioOutcome } from '@bande/core';
import { judgeEntries, NO_LIST, readEntries } from '@bande/protocol';
import { BadInput, isSet, JSON_FLAG, oneOf, text, type Command, type Surroundings } from './command.ts';
import { readYamlList } from './file.ts';
import { writePictures } from './pictures.ts';
import { printJson } from './print.ts';

function printOutcomes({ out }: Surroundings, outcomes: readonly ScenarioOutcome[]): void {
  for (const { title, ok, mismatch, error } of outcomes) {
    const failing = error === undefined ? 'FAILS' : 'BAD  ';
    out(`${ok ? 'ok   ' : failing} ${title}\n`);
    for (const line of mismatch ?? (error === undefined ? [] : [error])) out(`        ${line}\n`);
  }
  const failing = outcomes.filter(({ ok }) => !ok).length;
  out(`\n${outcomes.length} scenarios, ${failing === 0 ? 'all hold' : `${failing} fail`}\n`);
}

/** The reason for a person; where there are several, how many more. */
function firstFault(path: string, outcomes: readonly ScenarioOutcome[]): string | null {
  const faults = outcomes.flatMap(({ title, error }, i) =>
    error === undefined ? [] : [`entry ${i + 1}${title === `entry ${i + 1}` ? '' : ` (${title})`}: ${error}`],
  );
  const more = faults.length - 1;
  return faults.length === 0 ? null : `${path}: ${faults[0]}${more === 0 ? '' : `; and ${more} more`}`;
}

function exitCode(outcomes: readonly ScenarioOutcome[]): number {
  if (outcomes.some(({ error }) => error !== undefined)) return 2;
  return outcomes.every(({ ok }) => ok) ? 0 : 1;
}

export const rule: Command = {
  words: ['file.yaml'],
  flags: {
    ...JSON_FLAG,
    game: { type: 'string', value: 'GAME', help: 'the game of entries that do not name theirs' },
    svg: {
      type: 'string',
      value: 'DIR',
      help: 'draw the position given and the final one of each entry into this folder',
    },
  },
  help: [
    'Runs scenarios: facts go through the referee, actions through the whole game, and what comes out is compared with what is expected.',
    'The file is a list of scenarios or {game, scenarios: [...]}; the game is told by `game:`, --game, or the paragraphs.',
    'An entry that cannot be read or played is told beside the others, with the reason. `bande schema <game>` describes what may be written.',
    'Exit 2 where an entry could not be read or played, else 1 where an expectation fails.',
  ].join('\n'),
  async run(call, around) {
    const [path = ''] = call.words;
    const registry = await around.registry();
    const named = text(call, 'game');
    const fallback = named === undefined ? undefined : oneOf(registry, named, ({ id }) => id, 'game');
    const document = readYamlList(path);
    const outcomes = await judgeEntries(document, registry, fallback);
    if (outcomes === null) throw new BadInput(`${path}: ${NO_LIST}`);
    const fault = firstFault(path, outcomes);
    // Where nothing at all could be played there is nothing to tell.
    if (fault !== null && outcomes.every(({ error }) => error !== undefined)) throw new BadInput(fault);
    const pictures = text(call, 'svg');
    if (pictures !== undefined)
      writePictures(
        pictures,
        (readEntries(document, registry, fallback) ?? []).map(({ read }, i) =>
          read.ok && outcomes[i]?.error === undefined ? read.value : null,
        ),
      );
    if (isSet(call, 'json')) printJson(around, outcomes);
    else printOutcomes(around, outcomes);
    if (fault !== null) around.err(`bande: ${fault.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    return exitCode(outcomes);
  },
};
