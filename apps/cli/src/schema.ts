import { schemasOf } from '@bande/protocol';
import { gameOf, JSON_FLAG, type Command } from './command.ts';
import { printWide } from './print.ts';

export const schema: Command = {
  words: ['game'],
  flags: JSON_FLAG,
  help: 'Prints JSON Schema for everything an outsider writes or reads: given, facts, actions, rulings, state, settings, equipment, scenarios; parts holds what they share, so give a validator all of them.',
  async run({ words }, around) {
    printWide(around, schemasOf(await gameOf(around, words[0] ?? '')));
    return 0;
  },
};
