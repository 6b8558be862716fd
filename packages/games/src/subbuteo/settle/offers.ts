import { later, playTick, seconds, withOption, withoutOption, type OptionId } from '@bande/core';
import { levelOf } from '@bande/kit';
import { asks } from '../asking.ts';
import type { Choice, ConsequenceOf } from '../consequences.ts';
import { stopsPlay } from '../reckoning/open-offers.ts';
import { usualChoice } from '../reckoning/usual-choice.ts';
import { withState, type Match, type OpenOffer } from '../state.ts';

/** Long enough to see what has happened and to press a button. */
const DECISION_SECONDS = 4;

/** Nobody flicks until the owner has chosen; what rolls goes on rolling. An offer about the same flick gives way to the weightier one [S-42]. */
export function offer(match: Match, one: ConsequenceOf<'offer'>): Match {
  const first = earlierOf(match, one);
  return first === undefined ? opened(match, one) : asLater(match, first, one);
}

/** 'FISTF-II.4.3.3': play stands for the earlier fault unless its victim lets it go on; until then nothing is offered to the other side for a later one, be it Back or a sanction [S-191]. */
function earlierOf({ state, options }: Match, { to, about }: ConsequenceOf<'offer'>): OpenOffer | undefined {
  if (about !== undefined && state.offers.some((open) => open.about === about)) return undefined; // it widens that one
  const isOthers = ({ option }: OpenOffer): boolean => options.some(({ id, owner }) => id === option && owner !== to);
  return state.offers.find((open) => isOthers(open) || open.behind.length > 0);
}
function asLater(match: Match, first: OpenOffer, one: ConsequenceOf<'offer'>): Match {
  const others = first.behind.filter(({ about }) => about === undefined || about !== one.about);
  const held = { ...first, behind: [...others, one] };
  return withState(match, { offers: match.state.offers.map((open) => (open === first ? held : open)) });
}

function opened(match: Match, one: ConsequenceOf<'offer'>): Match {
  const same = one.about === undefined ? [] : match.state.offers.filter((open) => open.about === one.about);
  const piled = piledUp(match, one).filter((open) => !same.includes(open));
  const joined = piled.reduce((late, open) => withEarlier(match, late, open), one);
  const { name, to, paragraph, choices, about, waiting = [] } = joined;
  const isAsked = asks(match, joined);
  const before = [...same, ...piled];
  const clear = withoutOffers(match, before);
  const option = clear.optionCount as OptionId;
  const offered = withOption(clear, {
    name,
    owner: to,
    paragraph,
    choices: choices.map(({ choice }) => choice),
    default: defaultOf(match, joined),
    until: [{ tick: later(playTick(match), isAsked ? seconds(DECISION_SECONDS) : 0) }],
    play: 'stops',
  });
  const waited = [...before.flatMap((open) => open.waiting), ...waiting];
  const behind = before.flatMap((open) => open.behind);
  const open = { option, name, about: about ?? null, choices, waiting: waited, behind };
  return withState(offered, { offers: [...clear.state.offers, isAsked ? open : { ...open, asked: false }] });
}

/** Where not everything is asked, silence stands for what is usual as the ball lies [S-298]. */
const defaultOf = (match: Match, one: ConsequenceOf<'offer'>): string =>
  levelOf(match) === 'official' ? one.default : usualChoice(match, one);

// ── several offences, one choice ──────────────────────────────────────────────────────────────────────────────────

/** Sanctions between which the same side has not chosen yet. */
const piledUp = ({ state, options }: Match, { name, to }: ConsequenceOf<'offer'>): readonly OpenOffer[] =>
  name === 'sanction'
    ? state.offers.filter(
        (open) => open.name === 'sanction' && options.some(({ id, owner }) => id === open.option && owner === to),
      )
    : [];

/** What may be taken: a free kick, or more than that. */
function weightOf(choices: readonly Choice[]): number {
  const take = choices.find(({ choice }) => choice === 'take');
  if (take === undefined) return 0;
  return take.then.some((one) => one.kind === 'restartIs' && one.restart === 'freeKick') ? 1 : 2;
}

/** The weightier sanction is taken, of equal ones that for the earlier offence; whatever else may be chosen in one may be chosen in both [S-183]. */
function withEarlier(match: Match, late: ConsequenceOf<'offer'>, open: OpenOffer): ConsequenceOf<'offer'> {
  const isLateHeavier = weightOf(late.choices) > weightOf(open.choices);
  const [first, then] = isLateHeavier ? [late.choices, open.choices] : [open.choices, late.choices];
  const more = then.filter(({ choice }) => first.every((one) => one.choice !== choice));
  const by = match.options.find(({ id }) => id === open.option)?.paragraph;
  return {
    ...late,
    choices: [...first, ...more],
    paragraph: isLateHeavier ? late.paragraph : (by ?? late.paragraph),
  };
}

/** Whoever takes what he is given, or has all put back, has stopped play there: what came later is offered to nobody [S-191]. */
export function offerIsAnswered(match: Match, { option, choice }: ConsequenceOf<'offerIsAnswered'>): Match {
  const answered = match.state.offers.filter((one) => one.option === option);
  return stopsPlay(choice) ? withoutOffers(match, answered) : offersAreClosed(match, answered);
}

/** Nothing is held back any more. */
export const nobodyChoosesLater = (match: Match): Match =>
  withState(match, { offers: match.state.offers.map((open) => ({ ...open, behind: [] })) });

/** What was held back by them is offered now. */
export const offersAreClosed = (match: Match, offers: readonly OpenOffer[]): Match =>
  offers.reduce(
    (before, { behind, waiting }) =>
      behind.reduce((one, next, i) => offer(one, i === 0 ? withWaiting(next, waiting) : next), before),
    withoutOffers(match, offers),
  );
const withWaiting = (one: ConsequenceOf<'offer'>, waiting: OpenOffer['waiting']): ConsequenceOf<'offer'> => ({
  ...one,
  waiting: [...waiting, ...(one.waiting ?? [])],
});

const withoutOffers = (match: Match, offers: readonly OpenOffer[]): Match =>
  withState(
    offers.reduce((one, { option }) => withoutOption(one, option), match),
    { offers: match.state.offers.filter((one) => !offers.includes(one)) },
  );

/** Whatever was offered is no longer of use: another restart comes. */
export function noOffers(match: Match): Match {
  const { offers, blockWait } = match.state;
  const ids = [
    ...offers.map(({ option }) => option),
    ...(blockWait === null || blockWait.option === null ? [] : [blockWait.option]),
  ];
  return withState(
    ids.reduce((one, id) => withoutOption(one, id), match),
    { offers: [], blockWait: null },
  );
}
