import type { LogEntry, Words } from '@bande/core';
import { joinedBy, callWeight, type Told } from '@bande/stage/view';
import type { Event } from '../../events.ts';
import type { Call } from '../../referee/calls.ts';
import { isSolo, sideOfSeat, type Carrom, type Match, type Ruling } from '../../state.ts';
import { SIDES, type SideName } from '../../table.ts';
import { calls, placeAmongEffects } from './call-looks.ts';
import { factWords } from './deeds.ts';
import { otherSide, sideWords, words } from './naming.ts';

type Entry = LogEntry<Carrom>;

/** A stroke is told when it has ended, as a whole; what the umpire calls is told by the call. */
const UNTOLD: ReadonlySet<string> = new Set<Event['kind']>([
  'racked',
  'playCalled',
  'struck',
  'ran',
  'pocketed',
  'leftSurface',
]);
export const tells = (fact: Event, before: Match, rulings: readonly Ruling[] = []): Told<Carrom> | null =>
  UNTOLD.has(fact.kind) ? null : { by: doerOf(fact), words: factWords(fact, before), opens: opensCard(fact, rulings) };

function doerOf(fact: Event): SideName | null {
  if ('by' in fact) return SIDES[sideOfSeat(fact.by)];
  if ('side' in fact) return fact.side;
  return fact.kind === 'tossed' ? fact.winner : null;
}

/** The calls of one moment as they are read out: what happened in the order of precedence, then what comes of it. */
export const inTime = (rulings: readonly Ruling[]): readonly Ruling[] =>
  rulings.toSorted((a, b) => placeAmongEffects(a.call) - placeAmongEffects(b.call));

/** What a call names of all that fell with a stroke. */
const NAMES: { readonly [C in Call]?: 'pieces' | 'queen' | 'striker' } = {
  turnKept: 'pieces',
  turnPasses: 'pieces',
  due: 'striker',
  queenPending: 'queen',
  queenOut: 'queen',
};

/** A card begins with everything that a stroke pocketed, unless its first call names all of it. */
function opensCard(fact: Event, rulings: readonly Ruling[]): boolean {
  if (fact.kind !== 'strokeEnded') return false;
  const { white, black, queen, striker } = fact.pocketed;
  const kinds = [
    [white > 0, 'pieces'],
    [black > 0, 'pieces'],
    [queen, 'queen'],
    [striker, 'striker'],
  ] as const;
  const fell = kinds.flatMap(([did, kind]) => (did ? [kind] : []));
  if (fell.length === 0) return false;
  const first = inTime(rulings).find((ruling) => callWeight({ calls }, ruling) !== 'quiet');
  return first === undefined || !namesAll(first, fell, rulings);
}

function namesAll(first: Ruling, [only, ...more]: readonly string[], rulings: readonly Ruling[]): boolean {
  // Own pieces that fall with the striker are named by the call of what is owed for them.
  if (first.call === 'due' && more.length === 1 && rulings.some((one) => joinedBy({ calls }, first, one) !== null))
    return only === 'pieces' && more[0] === 'striker';
  const counted = first.detail?.[first.call === 'turnKept' ? 'count' : 'opposing'];
  return more.length === 0 && NAMES[first.call] === only && (only !== 'pieces' || Number(counted ?? 0) > 0);
}

/** By what the match was decided. */
export function decidedWords(match: Match, log: readonly Entry[]): Words | null {
  const { outcome } = match;
  if (outcome === null || isSolo(match)) return null;
  const last = log.findLast(({ rulings }) => rulings.some(({ call }) => call === 'matchWon' || call === 'bothLose'));
  if (last?.fact.kind === 'conceded') {
    const { de, en } = sideWords(otherSide(outcome.winner ?? 'white'));
    return words(`${de} hat aufgegeben.`, `${en} conceded.`);
  }
  if (last?.fact.kind === 'protest') return words('Entschieden nach einem Protest.', 'Decided after a protest.');
  if (last?.fact.kind === 'clockRanOut') return words('Die Zeit war abgelaufen.', 'Time had run out.');
  if (!outcome.paragraphs.includes('ICF-57'))
    return words('Entschieden durch einen Regelverstoß.', 'Decided by a breach of the laws.');
  return match.setup.settings.games === 1 ? onPoints(match) : onGames(outcome.score);
}

const onPoints = ({ state }: Match): Words => {
  const points = state.points.toSorted((a, b) => b - a).join(' : ');
  return words(`Nach Punkten gewonnen, ${points}.`, `Won on points, ${points}.`);
};
const onGames = (score: Readonly<Record<SideName, number>>): Words => {
  const games = [score.white, score.black].toSorted((a, b) => b - a).join(' : ');
  return words(`Nach Sätzen gewonnen, ${games}.`, `Won by games, ${games}.`);
};
