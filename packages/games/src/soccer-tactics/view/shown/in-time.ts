import type { Call } from '../../referee/calls.ts';
import type { Paragraph } from '../../rulebook.ts';
import type { Ruling } from '../../state.ts';
import { USUAL_COLOURS } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

const MOMENTS = [
  'minorFoul',
  'freeKickDeclined',
  'kickOffDecided',
  'firstPenaltyDecided',
  'placed',
  'setUpDone',
  'formationReady',
  'kickOffReady',
  'clockStarts',
  'fieldPlayerMustMove',
  'mayDribble',
  'lapsed',
  'playTheBall',
  'dribble',
  'freeBall',
  'directPass',
  'secondDirectPass',
  'captured',
  'notReached',
  'duel',
  'rollAgain',
  'possessionWon',
  'possessionKept',
  'foul',
  'penalty',
  'yellowCard',
  'sentOff',
  'notOffside',
  'offside',
  'scoringChance',
  'shot',
  'goal',
  'missed',
  'corner',
  'goalKick',
  'freeKick',
  'timeIsUp',
  'attackPlayedOut',
  'periodOver',
  'extraTime',
  'shootOut',
  'matchWon',
] as const satisfies readonly Call[];

/** Of a list with gaps the compiler names what is missing. */
type Complete<Missing extends never> = readonly (Call | Missing)[];

/** The order in which things happen. Which call prevails is another matter: that is the order of `CALLS`. */
export const AS_IT_HAPPENS: Complete<Exclude<Call, (typeof MOMENTS)[number]>> = MOMENTS;

/** What says how play would have gone on, and never came about. */
const PREVENTED: { readonly [C in Call]?: readonly Call[] } = {
  offside: ['captured', 'directPass', 'secondDirectPass', 'scoringChance', 'shot'],
  periodOver: ['freeBall', 'directPass', 'secondDirectPass'],
};

/** Why a duel ended as it did: the higher total or equal ones, then what was added for a defender or keeper; that both rolled comes after. */
const WHY_A_DUEL: readonly Paragraph[] = ['STW-4D.5', 'STW-4D.7', 'STW-4D.9', 'STW-4D.10', 'STW-12A.1'];
function whyFirst(ruling: Ruling): Ruling {
  if (ruling.detail?.['attackerTotal'] === undefined) return ruling;
  const why = WHY_A_DUEL.filter((id) => ruling.paragraphs.includes(id));
  return { ...ruling, paragraphs: [...new Set([...why, ...ruling.paragraphs])] };
}

/** The calls of one moment as they are read out: in the order of events, each once, without those that another one has prevented. */
export function inTime(rulings: readonly Ruling[]): readonly Ruling[] {
  if (rulings.length < 2) return rulings.map(whyFirst);
  const prevented = new Set(rulings.flatMap(({ call }) => PREVENTED[call] ?? []));
  const told = new Map<string, Ruling>();
  for (const ruling of rulings.filter(({ call }) => !prevented.has(call)).map(whyFirst)) {
    const said = callWords(ruling, USUAL_COLOURS).de;
    const same = told.get(said);
    told.set(
      said,
      same === undefined ? ruling : { ...same, paragraphs: [...new Set([...same.paragraphs, ...ruling.paragraphs])] },
    );
  }
  return [...told.values()].toSorted((a, b) => AS_IT_HAPPENS.indexOf(a.call) - AS_IT_HAPPENS.indexOf(b.call));
}
