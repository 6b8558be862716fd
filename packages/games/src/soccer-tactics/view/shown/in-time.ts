import type { Call } from '../../referee/calls.ts';
import type { Paragraph } from '../../rulebook.ts';
import type { Ruling } from '../../state.ts';
import { USUAL_COLOURS } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

const NOTHING: readonly Call[] = [];
/**
 * The order in which things happen, and what each prevents of that: calls that say how play would have gone on, and never came about.
 * Which call prevails is another matter: that is the order of `CALLS`.
 */
const PREVENTS: Readonly<Record<Call, readonly Call[]>> = {
  minorFoul: NOTHING,
  freeKickDeclined: NOTHING,
  kickOffDecided: NOTHING,
  firstPenaltyDecided: NOTHING,
  placed: NOTHING,
  setUpDone: NOTHING,
  formationReady: NOTHING,
  kickOffReady: NOTHING,
  clockStarts: NOTHING,
  fieldPlayerMustMove: NOTHING,
  mayDribble: NOTHING,
  lapsed: NOTHING,
  playTheBall: NOTHING,
  dribble: NOTHING,
  freeBall: NOTHING,
  directPass: NOTHING,
  secondDirectPass: NOTHING,
  captured: NOTHING,
  notReached: NOTHING,
  duel: NOTHING,
  rollAgain: NOTHING,
  possessionWon: NOTHING,
  possessionKept: NOTHING,
  foul: NOTHING,
  penalty: NOTHING,
  yellowCard: NOTHING,
  sentOff: NOTHING,
  notOffside: NOTHING,
  offside: ['captured', 'directPass', 'secondDirectPass', 'scoringChance', 'shot'],
  scoringChance: NOTHING,
  shot: NOTHING,
  goal: NOTHING,
  missed: NOTHING,
  corner: NOTHING,
  goalKick: NOTHING,
  freeKick: NOTHING,
  timeIsUp: NOTHING,
  attackPlayedOut: NOTHING,
  periodOver: ['freeBall', 'directPass', 'secondDirectPass'],
  extraTime: NOTHING,
  shootOut: NOTHING,
  matchWon: NOTHING,
};
export const AS_IT_HAPPENS = Object.keys(PREVENTS) as readonly Call[];

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
  const prevented = new Set(rulings.flatMap(({ call }) => PREVENTS[call]));
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
