import { contactOf } from '../reckoning/contact.ts';
import { sideOf, type Side } from '../names.ts';
import { flickOf, type Fact, type Match, type OpenOffer, type Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule IV.1.2: whoever has played on does not come back to the sanction, nor to Back. Elsewhere nobody flicks before he has chosen. */

/** What this side has to choose; not what waits because the ball is out, and not the repetition of the shot that it is about to take [S-65]. */
function openTo({ state, options }: Match, side: Side): readonly OpenOffer[] {
  const { measured, offers, restart } = state;
  if (measured || restart?.kind === 'penalty' || restart?.kind === 'shot') return [];
  return offers.filter(
    ({ option, waiting }) => waiting.length === 0 && options.some(({ id, owner }) => id === option && owner === side),
  );
}

/** 'FISTF-IV.1.2.2': with his own flick he has chosen [S-182]. */
function playsOn(match: Match, fact: Fact, side: Side): Ruling | null {
  const open = openTo(match, side);
  const choices = open.flatMap((one) => one.choices);
  const chosen = choices.find(({ call }) => call === 'playOn') ?? choices.find(({ call }) => call === 'leftAsItIs');
  if (chosen === undefined) return null;
  return ruling(fact, chosen.call, chosen.paragraphs, {
    for: side,
    then: open.map(({ option }) => ({ kind: 'offerIsAnswered', option })),
  });
}

const ownFlickPlaysOn: Rule<'flicked'> = (match, fact) => playsOn(match, fact, fact.by);

/** Nobody has entered the flick, and the ball lay still: then it was made since. */
const ownPlayPlaysOn: Rule<'ballTouched'> = (match, fact) => {
  const { touchedBy, ballRolling } = fact;
  const isUnseen = flickOf(match.state, touchedBy) === undefined && !(ballRolling ?? match.state.rolling);
  const contact = contactOf(match, fact); // a keeper always plays it ['FISTF-II.8.1.3.1']
  return isUnseen && (contact === 'play' || contact === 'keeper') ? playsOn(match, fact, sideOf(touchedBy)) : null;
};

export const rules: Chapter = { flicked: [ownFlickPlaysOn], ballTouched: [ownPlayPlaysOn] };
