import { z } from 'zod';
import {
  accept,
  refuse,
  type Entry,
  type Game,
  type GameShape,
  type Happen,
  type ParagraphKind,
  type Schemas,
} from '../src/index.ts';

/** What a mini-game has to say itself; everything else of the contract is filled in empty. */
type MiniGame<G extends GameShape> = Pick<
  Game<G>,
  'id' | 'seatings' | 'rulebook' | 'precedence' | 'start' | 'judge' | 'settle'
> &
  Partial<Omit<Game<G>, 'happen' | 'schemas'>> & {
    readonly happen: Partial<Happen<G>>;
    readonly schemas?: Partial<Schemas<G>>;
  };

export function miniGame<G extends GameShape>(told: MiniGame<G>): Game<G> {
  const title = { de: told.id, en: told.id };
  const schemas: Schemas<G> = {
    settings: z.custom<G['settings']>(),
    given: z.unknown(),
    event: z.custom<G['event']>(),
    action: z.custom<G['action']>(),
    call: z.custom<G['call']>(),
    state: z.unknown(),
    equipment: z.unknown(),
    ...told.schemas,
  };
  return {
    title,
    sides: [...new Set(told.seatings.flat())],
    editions: [{ id: told.id, title, books: [told.id], minus: [] }],
    chapters: {},
    readings: {},
    labels: { facts: {}, duties: {}, fields: {}, values: {} },
    bots: [],
    notation: {
      writeAction: (action) => JSON.stringify(action),
      readAction: () => null,
      writePosition: () => '',
      readPosition: () => null,
      describe: (match) => Object.fromEntries(Object.entries(match.state)),
      readGiven: () => {
        throw new Error('a mini-game starts from its first position');
      },
    },
    chance: () => null,
    legal: () => [],
    duties: () => [],
    atRest: () => true,
    takesTime: () => true,
    diagram: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    checkEquipment: () => ({ ok: true, breaches: [] }),
    ...told,
    schemas,
    happen: {
      byAction: () => refuse('notOffered'),
      byChance: () => [],
      entered: (_, events) => accept(events),
      ...told.happen,
    },
  };
}

/** One entry of a mini-catalogue: edition, kind, and what the paragraph says in our own words. */
export const paragraph = (edition: string, kind: ParagraphKind, en: string, de: string): Entry => ({
  edition,
  kind,
  status: 'done',
  chapter: edition,
  gist: { de, en },
});
