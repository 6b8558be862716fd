import type { BotKind } from '@bande/core';
import { most } from './actions.ts';
import type { Toy } from './state.ts';

/** Takes the whole heap if it can, else leaves as much as it can; keeps a six. */
export const greedy: BotKind<Toy> = {
  id: 'greedy',
  title: { de: 'Gierig', en: 'Greedy' },
  create: () => ({
    choose(match) {
      const option = match.options[0];
      // An option is answered like any other action (core: Action = G['action'] | Choose).
      if (option !== undefined)
        return { kind: 'choose', option: option.id, choice: 'keep' } as unknown as Toy['action'];
      return { kind: 'take', count: most(match) === match.state.heap ? match.state.heap : 1 };
    },
  }),
};
