import type { AnyGame, EquipmentReport } from '@bande/core';
import { reasonOf } from '@bande/record';
import { BadInput, gameOf, isSet, JSON_FLAG, type Command, type Surroundings } from './command.ts';
import { readYaml } from './file.ts';
import { printJson, printTable } from './print.ts';

function checkedEquipment(game: AnyGame, path: string): EquipmentReport {
  const given = readYaml(path);
  const read = game.schemas.equipment.safeParse(given);
  if (!read.success) throw new BadInput(`${path}: ${reasonOf(read.error)}`);
  return game.checkEquipment(given);
}

function printReport(around: Surroundings, { ok, breaches, warnings = [] }: EquipmentReport): void {
  if (ok) around.out('the equipment is in order\n');
  else printBreaches(around, 'found', breaches);
  if (warnings.length > 0) printBreaches(around, 'found, a hint only', warnings);
}

const printBreaches = (around: Surroundings, heading: string, breaches: EquipmentReport['breaches']): void =>
  printTable(around, [
    ['paragraph', 'item', heading, 'allowed'],
    ...breaches.map(({ paragraph, item, found, allowed }) => [paragraph, item, String(found), allowed]),
  ]);

export const equipment: Command = {
  words: ['game', 'file'],
  flags: JSON_FLAG,
  help: 'Checks a list of equipment (YAML or JSON) and names every breach with its paragraph. `bande schema <game>` describes the file.',
  async run(call, around) {
    const [id = '', path = ''] = call.words;
    const report = checkedEquipment(await gameOf(around, id), path);
    if (isSet(call, 'json')) printJson(around, report);
    else printReport(around, report);
    return 0;
  },
};
