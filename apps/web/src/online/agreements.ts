import { shelf } from '@bande/games/shelf.ts';
import { toJSONSchema } from 'zod';
import type { AnyGame, Words } from '@bande/core';
import type { SideLook } from '@bande/stage/view';
import { loadGame, type GameWithView } from '../games/views.ts';

export type Mode = 'live' | 'paced';

/** What two people may choose of a game before they play at two places; everything else of it is on its card (`virtual:cards`). */
export interface Agreements {
  readonly game: string;
  readonly seating: readonly string[];
  readonly editions: readonly { readonly id: string; readonly title: Words }[];
  readonly sides: Readonly<Record<string, Pick<SideLook, 'colour' | 'shape'>>>;
  readonly presets: readonly AgreedPreset[];
  /** How much its referee asks, by the game's own names, the least first; empty: he asks nothing anyway. */
  readonly levels: readonly string[];
}

interface AgreedPreset {
  readonly id: string;
  readonly edition: string;
  /** The first one is the usual one. */
  readonly modes: readonly Mode[];
  /** All of them, as a match keeps them. */
  readonly settings: Settings;
}

export type Settings = Readonly<Record<string, unknown>>;

interface Referee {
  readonly referee?: { readonly enum?: readonly string[] };
}

const levelsOf = ({ schemas }: AnyGame): readonly string[] =>
  (toJSONSchema(schemas.settings, { io: 'input', unrepresentable: 'any' }).properties as Referee | undefined)?.referee
    ?.enum ?? [];

/** Whatever can be played live can be played in turn; the other way round nobody has said how. */
const modesOf = (mode: Mode = 'paced'): readonly Mode[] => (mode === 'live' ? ['live', 'paced'] : ['paced']);

function agreementsOf({ game, view }: GameWithView): Agreements {
  const seating = game.seatings[0] ?? [];
  const look = view.sides();
  return {
    game: game.id,
    seating,
    editions: game.editions.map(({ id, title }) => ({ id, title })),
    sides: Object.fromEntries(seating.map((side) => [side, { colour: look[side]!.colour, shape: look[side]!.shape }])),
    presets: view.presets
      .filter(({ seats = seating.length }) => seats === seating.length)
      .map(({ id, edition = game.editions[0]?.id ?? '', mode, settings }) => ({
        id,
        edition,
        modes: modesOf(mode),
        settings: game.schemas.settings.parse(settings) as Settings,
      })),
    levels: levelsOf(game),
  };
}

const found = await Promise.all(Object.keys(shelf).map(loadGame));

/** Read while the pages are built (`cards-plugin.ts`): whoever invites or is invited need not wait for the rules. */
export const agreements: readonly Agreements[] = found.flatMap((one) => (one === null ? [] : [agreementsOf(one)]));
