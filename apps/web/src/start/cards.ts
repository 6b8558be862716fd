import type { Words } from '@bande/core';
import { shelf } from '@bande/games/shelf.ts';
import type { KitChoice } from '@bande/stage/view';
import { hasSample } from '../games/samples.ts';
import { sampleId } from '../games/sample-id.ts';
import { loadGame, type GameWithView } from '../games/views.ts';

/** What the start page shows of a game that can be played. */
export interface GameCard {
  readonly id: string;
  readonly title: Words;
  /** The game itself, whatever its table is called: what a sample match shows. */
  readonly game: Words;
  readonly pitch: Words;
  readonly bots: readonly { readonly id: string; readonly title: Words }[];
  /** `alone`: nobody sits opposite; `apart`: a game of its own. */
  readonly presets: readonly {
    readonly id: string;
    readonly title: Words;
    readonly alone: boolean;
    readonly apart: boolean;
  }[];
  readonly sides: readonly { readonly id: string; readonly name: Words }[];
  /** What each side may wear; null: always the same. */
  readonly kits: Readonly<Record<string, readonly KitChoice[]>> | null;
  /** The first of its short tasks at the table. */
  readonly exercise: string | null;
  /** The replay of a match between experts that comes with the pages. */
  readonly sample: string | null;
  /** Whether anything is judged: then its referee can be asked. */
  readonly judges: boolean;
}

const named = ({ id, title }: { readonly id: string; readonly title: Words }): GameCard['bots'][number] => ({
  id,
  title,
});

const cardOf = ({ game, view }: GameWithView): GameCard => ({
  id: game.id,
  title: game.title,
  game: game.title,
  pitch: view.pitch,
  bots: game.bots.map(named),
  presets: view.presets.map((preset) => ({
    ...named(preset),
    alone: preset.seats === 1,
    apart: preset.apart === true,
  })),
  sides: game.sides.map((id) => ({ id, name: view.sides()[id]?.name ?? { de: id, en: id } })),
  kits: view.kits ?? null,
  exercise: view.exercises?.[0]?.id ?? null,
  sample: hasSample(game.id) ? sampleId(game.id) : null,
  judges: game.precedence.length > 0,
});

const found = await Promise.all(Object.keys(shelf).map(loadGame));

/** Read while the pages are built (`cards-plugin.ts`): the start page needs a few words of each game, not its rules. */
export const cards: readonly GameCard[] = found.flatMap((one) => (one === null ? [] : [cardOf(one)]));
