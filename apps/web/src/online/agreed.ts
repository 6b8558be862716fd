import type { MatchNotice, MatchWanted } from '@bande/protocol';
import type { Agreements, Mode, Settings } from './agreements.ts';

/** A referee of whom nothing is said asks everything that the rules have him ask. */
export const ALL_ASKED = 'all';

/** What somebody has chosen who is about to invite. */
export interface Choice {
  readonly preset: string;
  readonly mode: Mode;
  readonly side: string;
  /** One of the game's levels, or all; null: its referee asks nothing anyway. */
  readonly level: string | null;
  readonly mayWatch: boolean;
}

/** What is played, as it is told to both before they sit down. */
export interface Agreed {
  readonly game: string;
  readonly edition: string;
  /** null: it is none of the usual ones. */
  readonly preset: string | null;
  readonly mode: Mode;
  readonly level: string | null;
  readonly mayWatch: boolean;
  /** Whoever is told has this side; null: none. */
  readonly side: string | null;
  readonly others: readonly string[];
}

type Preset = Agreements['presets'][number];

const presetNamed = ({ presets }: Agreements, id: string | null): Preset | undefined =>
  presets.find((preset) => preset.id === id) ?? presets[0];

const levelIn = ({ levels }: Pick<Agreements, 'levels'>, { referee }: Settings): string | null => {
  if (levels.length === 0) return null;
  return levels.find((level) => level === referee) ?? ALL_ASKED;
};

/** As it is usual for this preset; whoever goes from one to another takes the rest along where it can be had there, too. */
export function choiceOf(agreements: Agreements, wish: Partial<Choice>): Choice {
  const preset = presetNamed(agreements, wish.preset ?? null);
  const modes = preset?.modes ?? [];
  const { seating } = agreements;
  return {
    preset: preset?.id ?? '',
    mode: modes.find((mode) => mode === wish.mode) ?? modes[0] ?? 'paced',
    side: seating.find((side) => side === wish.side) ?? seating[0] ?? '',
    level: levelIn(agreements, wish.level === undefined ? (preset?.settings ?? {}) : { referee: wish.level }),
    mayWatch: wish.mayWatch ?? true,
  };
}

export const modesAt = (agreements: Agreements, { preset }: Choice): readonly Mode[] =>
  presetNamed(agreements, preset)?.modes ?? [];

function settingsOf(agreements: Agreements, { preset, level }: Choice): Settings {
  const settings = { ...presetNamed(agreements, preset)?.settings };
  return level === null ? settings : { ...settings, referee: level === ALL_ASKED ? undefined : level };
}

/** As the server is asked for it. */
export function wantedOf(agreements: Agreements, choice: Choice, name: string): Partial<MatchWanted> {
  const { mode, side, mayWatch } = choice;
  return {
    game: agreements.game,
    edition: presetNamed(agreements, choice.preset)?.edition ?? '',
    mode,
    settings: settingsOf(agreements, choice),
    seat: Math.max(0, agreements.seating.indexOf(side)),
    mayWatch,
    ...(name === '' ? {} : { name }),
  };
}

/** In whatever order they were written down. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, one]) => [name, sorted(one)]),
      )
    : value;

/** How much the referee asks may be another thing than usual: that is told beside. */
const asText = (settings: Settings): string => JSON.stringify(sorted({ ...settings, referee: undefined }));

type Played = Pick<MatchNotice, 'edition' | 'mode'> & { readonly settings: Settings };

/** A match in turn may be the same by two names: then the one that is usually in turn. */
function presetLike({ presets }: Agreements, { edition, mode, settings }: Played): Preset | undefined {
  const wanted = asText(settings);
  const alike = presets.filter((preset) => preset.edition === edition && asText(preset.settings) === wanted);
  return alike.find(({ modes }) => modes[0] === mode) ?? alike[0];
}

export function agreedBy(agreements: Agreements, choice: Choice): Agreed {
  const { game, seating } = agreements;
  const { mode, level, mayWatch, side } = choice;
  const edition = presetNamed(agreements, choice.preset)?.edition ?? '';
  const preset = presetLike(agreements, { edition, mode, settings: settingsOf(agreements, choice) });
  const others = seating.filter((one) => one !== side);
  return { game, edition, preset: preset?.id ?? null, mode, level, mayWatch, side, others };
}

/** The seats at which nobody sits, no bot either. */
export const freeSeats = ({ names, bots }: Pick<MatchNotice, 'names' | 'bots'>): readonly number[] =>
  names.flatMap((name, seat) => (name === null && bots[seat] === undefined ? [seat] : []));

export const isFull = (notice: Pick<MatchNotice, 'names' | 'bots' | 'state'>): boolean =>
  notice.state !== 'waiting' || freeSeats(notice).length === 0;

/** What a notice tells whoever has these seats, or would get the first free one. */
export function agreedIn(agreements: Agreements, notice: MatchNotice): Agreed {
  const { game, edition, mode, seating, yours, mayWatch } = notice;
  const settings = notice.settings as Settings;
  const preset = presetLike(agreements, { edition, mode, settings });
  const seat = yours[0] ?? freeSeats(notice)[0];
  const side = seat === undefined ? null : (seating[seat] ?? null);
  return {
    game,
    edition,
    preset: preset?.id ?? null,
    mode,
    level: levelIn(agreements, settings),
    mayWatch,
    side,
    others: seating.filter((one) => one !== side),
  };
}

/** Who has invited: whoever sat down first; empty where he has not said what he is called. */
export const inviterOf = ({ names }: Pick<MatchNotice, 'names'>): string => names.find((name) => name !== null) ?? '';

/** A match in what somebody has typed or pasted: six letters, however they were written, or a whole link; null: there is none. */
export function matchIn(text: string): string | null {
  const linked = /\/m\/([0-9a-f]{24}|[a-z]{6})(?![0-9a-z])/i.exec(text)?.[1];
  const letters = text.replaceAll(/[\s.\-–·]/g, '');
  if (linked !== undefined) return linked.length === 6 ? linked.toUpperCase() : linked;
  return /^[a-z]{6}$/i.test(letters) ? letters.toUpperCase() : null;
}
