import { documentFault, PACES, type AnyGame, type AnyShape, type Mode, type Setup } from '@bande/core';
import { reasonOf } from '@bande/record';
import { BadInput, oneOf, text, texts, wholeNumber, type Call, type Flag } from './command.ts';

export const SETUP_FLAGS = {
  edition: { type: 'string', value: 'ID', help: 'the edition of the rulebook; the first one unless told otherwise' },
  seats: { type: 'string', value: 'N', help: 'how many players sit at the table' },
  mode: {
    type: 'string',
    value: 'MODE',
    help: 'paced, in turn, or live, each by himself; paced unless told otherwise',
  },
  settings: {
    type: 'string',
    multiple: true,
    value: 'KEY=VALUE',
    help: 'a setting, or several as one JSON object; may be repeated',
  },
} as const satisfies Readonly<Record<string, Flag>>;

/** What a setup may be asked for, whether by flags or by an agent. */
interface Wishes {
  readonly edition?: string | undefined;
  readonly seats?: number | undefined;
  readonly settings?: object | undefined;
  readonly mode?: Mode | undefined;
}

export function setupFor(game: AnyGame, { edition, seats, settings, mode = 'paced' }: Wishes): Setup<AnyShape> {
  const hidden = documentFault(settings);
  if (hidden !== null) throw new BadInput(`settings: ${hidden}`);
  const read = game.schemas.settings.safeParse(settings ?? {});
  if (!read.success) throw new BadInput(reasonOf(read.error, 'settings'));
  const known = edition === undefined ? game.editions[0] : oneOf(game.editions, edition, ({ id }) => id, 'edition');
  return { edition: known?.id ?? '', seating: seatingFor(game, seats), mode, settings: read.data };
}

function seatingFor(game: AnyGame, seats: number | undefined): Setup<AnyShape>['seating'] {
  const seating = seats === undefined ? game.seatings[0] : game.seatings.find(({ length }) => length === seats);
  if (seating === undefined)
    throw new BadInput(`${game.id} has ${game.seatings.map(({ length }) => length).join(' or ')} seats, not ${seats}`);
  return seating;
}

export const setupFrom = (game: AnyGame, call: Call): Setup<AnyShape> =>
  setupFor(game, {
    edition: text(call, 'edition'),
    mode: oneOf(PACES, text(call, 'mode') ?? 'paced', (mode) => mode, 'mode'),
    seats: text(call, 'seats') === undefined ? undefined : wholeNumber(call, 'seats', 2, 1, 4),
    // Not by assigning: __proto__ would vanish without a word.
    settings: Object.fromEntries(texts(call, 'settings').flatMap((given) => Object.entries(readSetting(given)))),
  });

function readSetting(given: string): object {
  if (given.trimStart().startsWith('{')) return readSettingsObject(given);
  const at = given.indexOf('=');
  if (at < 1) throw new BadInput(`--settings wants key=value or a JSON object, not ${given}`);
  return { [given.slice(0, at)]: readValue(given.slice(at + 1)) };
}

function readSettingsObject(given: string): object {
  try {
    return JSON.parse(given) as object;
  } catch (error) {
    throw new BadInput(`--settings: not JSON: ${given}`, { cause: error });
  }
}

/** `true`, `90` and `null` are what they look like; everything else is a word. */
function readValue(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
