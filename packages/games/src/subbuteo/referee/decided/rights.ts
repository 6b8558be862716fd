import { isUnfit, unfit, withFirst } from '@bande/kit';
import type { Choice, ConsequenceOf } from '../../consequences.ts';
import { other, sideOf, type Side } from '../../names.ts';
import { isShort, withCourse, withState, type FactOf, type Match, type OpenOffer, type Ruling } from '../../state.ts';
import type { Paragraph } from '../../rulebook.ts';
import { choiceIsMade } from '../choices.ts';
import { ruling } from '../ruling.ts';
import { broke } from './offences.ts';
import {
  asIf,
  atLeast,
  namedOr,
  seen,
  supposing,
  withoutParagraphs,
  type Answer,
  type Decide,
  type DecidedOf,
  type Judge,
} from './saying.ts';

/** Rights that are used, decided: what a side chooses, asks for, or does without. */

// ── open choices ──────────────────────────────────────────────────────────────────────────────────────────────────

interface Open {
  readonly offer: OpenOffer;
  readonly chosen: Choice;
}
function openFor(match: Match, call: string, side: Side | undefined): Open | undefined {
  const owner = ({ option }: OpenOffer): Side | undefined => ownerOf(match, option);
  return match.state.offers
    .filter((offer) => (side ?? owner(offer)) === owner(offer))
    .flatMap((offer) => offer.choices.filter((one) => one.call === call).map((chosen) => ({ offer, chosen })))[0];
}

/** A choice that is open is made by this word, and what waited for it follows; null: none is open that this answers. */
export function answering(match: Match, fact: FactOf<'decided'>, side: Side | undefined, judge: Judge): Answer | null {
  const open = openFor(match, fact.call, side);
  if (open === undefined) return null;
  const { option } = open.offer;
  const { choice } = open.chosen;
  const { id, tick } = fact;
  const taken = { kind: 'optionTaken', option, choice, id, tick } as FactOf<'optionTaken'>;
  return withFirst([{ kind: 'offerIsAnswered', option, choice }], choiceIsMade(match, taken, judge));
}

/** 'FISTF-IV.1.2.1': whoever had something to choose, now or after the other side, has let it be, and what waited for that follows [S-294]. */
export function leftOpen(match: Match, fact: FactOf<'decided'>, judge: Judge): Answer | null {
  const { offers } = match.state;
  const left = offers.flatMap((one) => leftBy(withState(match, { offers: [{ ...one, behind: [] }] }), fact, judge));
  if (left.length === 0) return null;
  const later = offers.flatMap(({ behind }) => behind.flatMap((one) => leftLater(fact, one)));
  if (later.length === 0) return left;
  return withFirst([{ kind: 'nobodyChoosesLater' }], [...left, ...later]);
}
const LETS_BE = ['playOn', 'leftAsItIs'] as const;
function leftBy(match: Match, { id, tick }: FactOf<'decided'>, judge: Judge): readonly Ruling[] {
  for (const call of LETS_BE) {
    const answer = answering(match, { kind: 'decided', call, id, tick }, undefined, judge);
    if (answer !== null) return isUnfit(answer) ? [] : answer;
  }
  return [];
}
function leftLater(fact: FactOf<'decided'>, { to, choices }: ConsequenceOf<'offer'>): readonly Ruling[] {
  const chosen = choices.find(({ call }) => (LETS_BE as readonly string[]).includes(call));
  return chosen === undefined ? [] : [ruling(fact, chosen.call, chosen.paragraphs, { for: to, then: chosen.then })];
}

/** 'FISTF-II.4.3.3': nothing is given to the one side while the other one may still choose for an earlier fault [S-191]. */
export function chosenFirst(match: Match, answer: Answer): Answer {
  if (isUnfit(answer)) return answer;
  const [leading] = answer;
  const given = (leading?.then ?? []).find((one) => one.kind === 'restartIs' && one.instead !== true);
  const to = leading?.for;
  if (given === undefined || to === undefined || to === null) return answer;
  const open = match.state.offers.find(({ option }) => ownerOf(match, option) === other(to));
  return open === undefined ? answer : unfit(`for: ${other(to)} may still choose; decide that first`, 'FISTF-II.4.3.3');
}
const ownerOf = ({ options }: Match, option: OpenOffer['option']): Side | undefined =>
  options.find(({ id }) => id === option)?.owner;

const NO_BACK = 'nobody may demand Back: decide “back” first';
export const backTaken: Decide<'backTaken'> = (match, fact, judge) =>
  answering(match, fact, fact.for, judge) ?? unfit(NO_BACK);
export const leftAsItIs: Decide<'leftAsItIs'> = (match, fact, judge) =>
  answering(match, fact, fact.for, judge) ?? unfit(NO_BACK);

/** 'FISTF-IV.1.2.1': also where the offence itself was not entered. */
export const playOn: Decide<'playOn'> = (match, fact, judge) =>
  answering(match, fact, fact.for, judge) ??
  (match.state.offers.length === 0 && match.state.phase === 'play'
    ? [ruling(fact, 'playOn', PLAY_ON, { for: fact.for })]
    : unfit('for: this side has nothing to choose'));
const PLAY_ON: readonly Paragraph[] = ['FISTF-II.4.3.3', 'FISTF-II.10.7.2.1', 'FISTF-IV.1.2.1', 'FISTF-IV.1.2.2'];

/** The owner of a block flick does without it. */
export const blockWaived: Decide<'blockWaived'> = (match, fact) => {
  const { block, phase, blockWait } = match.state;
  const { against: by } = fact;
  if (phase !== 'play' || block !== by) return unfit('against: this side has no block flick', 'FISTF-II.6.2.1.1');
  if (fact.because !== undefined) return broke(match, { ...fact, figure: namedOr(fact.figure, by) }, fact.because); // 'FISTF-II.1.1.4.2'
  const waits = blockWait !== null && blockWait.option !== null;
  return [
    ruling(fact, 'blockWaived', [waits ? blockWait.paragraph : 'FISTF-II.6.2.1.1'], {
      against: by,
      then: [{ kind: 'blockIsOver' }],
    }),
  ];
};

// ── what is asked for ─────────────────────────────────────────────────────────────────────────────────────────────

/** Only the attacker asks for it: whoever was thought to be, this tells it [S-293]. */
function asked(match: Match, by: Side | undefined, decide: (known: Match, by: Side) => Answer): Answer {
  const { attacker, phase } = match.state;
  const side = by ?? attacker;
  if (side === null) return unfit('for: say who has asked');
  if (phase !== 'play') return unfit('the ball is not in play');
  const found = decide(withState(match, { attacker: side }), side);
  return attacker === side ? found : withFirst([{ kind: 'possessionIs', of: side, by: 'touch' }], found);
}

export const forcingCheck: Decide<'forcingCheck'> = (match, fact) =>
  asked(match, fact.for, (known, by) =>
    fact.figure !== undefined && sideOf(fact.figure) === by
      ? unfit(`figure: ${fact.figure} is his own`, 'FISTF-II.2.1.1.3.1')
      : seen(withState(known, { rolling: false }), fact, {
          kind: 'asked',
          by,
          what: 'forcingCheck',
          figure: fact.figure,
        }),
  );

/** 'FISTF-II.2.1.1.3.3': by the millimetres, or by the referee's word. */
export const forcingChecked: Decide<'forcingChecked'> = (match, fact) => {
  const { figure, mm, possible } = fact;
  const isAtEdge = match.state.atEdge.includes(figure);
  if (mm === undefined && possible === undefined && !match.state.measured && !isAtEdge)
    return unfit('possible: say whether it is, or how many millimetres', 'FISTF-II.2.1.1.3.3');
  const told = mm ?? (possible === undefined ? undefined : GAP[`${possible}`]);
  if (possible === true && isAtEdge) return unfit('possible: the referee had put it there', 'FISTF-II.2.1.2.7');
  if (mm !== undefined && possible !== undefined && possible !== mm < FORCING_MM)
    return unfit('possible: not at so many millimetres', 'FISTF-II.2.1.1.2.2');
  return seen(match, fact, { kind: 'gapMeasured', figure, beyondMm: told ?? (isAtEdge ? 0 : undefined) });
};
const FORCING_MM = 22;
const GAP = { true: 0, false: FORCING_MM } as const;

export const tickAllowed: Decide<'tickAllowed'> = (match, fact) =>
  asked(match, fact.for, (known, by) => seen(known, fact, { kind: 'asked', by, what: 'tick' }));

export const tickRefused: Decide<'tickRefused'> = (match, fact) => {
  const { against: by, because } = fact;
  const ask = { kind: 'asked', by, what: 'tick' } as const;
  const free = supposing(match, { attacker: by, rolling: false });
  switch (because) {
    case 'three':
      return seen(withCourse(free, { ticks: 3 }), fact, ask);
    case 'rolling':
      return seen(withState(withCourse(free, { ticks: 0 }), { rolling: true }), fact, ask);
    case 'noLeave': {
      const course = { ...free.state.course, tickAllowed: false, ticks: 0, passive: [] };
      return seen(withState(free, { course }), fact, NO_LEAVE(by));
    }
    case 'notSaid': {
      const course = { ...free.state.course, tickAllowed: true, ticks: 0, passive: [] };
      return isShort(match)
        ? unfit('because: the short rules know no tick', 'SHORT-possession.2')
        : seen(withState(free, { course }), fact, { ...NO_LEAVE(by), as: undefined });
    }
    case 'noneOffside':
      return seen(withState(free, { attacker: other(by) }), fact, ask);
    case undefined:
      return atLeast(
        withoutParagraphs(seen(withState(free, { attacker: other(by) }), fact, ask), 'FISTF-II.13.3.1.1'),
        'FISTF-II.13.4.1.1', // a tick needs his leave
      );
  }
};
const NO_LEAVE = (by: Side) =>
  ({ kind: 'flicked', by, figure: by === 'red' ? 'R2' : 'B2', nail: 0, as: 'tick' }) as const;

// ── substitutions ─────────────────────────────────────────────────────────────────────────────────────────────────

export const substitution = asIf<'substitution'>(({ for: by, what, figure, damaged = false, seconds }) => ({
  kind: 'substituted',
  by,
  what,
  figure,
  damaged,
  alike: true,
  legal: true,
  seconds,
}));

type Refused = DecidedOf<'substitutionRefused'>;
/** The match in which it must be refused for this reason. */
function refusing(given: Match, { against, because, damaged, what }: Refused): Match {
  const isInBreak = given.state.phase === 'interval' && what === 'figure' && because !== 'illegal';
  const match = isInBreak ? withState(given, { phase: 'play' }) : given; // there he may be changed freely
  const { counts } = match.state;
  const with_ = (change: Partial<(typeof counts)['red']>): Match =>
    withState(match, { counts: { ...counts, [against]: { ...counts[against], ...change } } });
  switch (because) {
    case 'three':
      return with_({ substitutions: 3 });
    case 'once':
      return with_({ keeperChanged: true });
    case 'rolling':
      return withState(match, { rolling: true });
    case 'occasion':
      return damaged === true ? match : withState(match, { restart: null });
    default:
      return match;
  }
}
export const substitutionRefused: Decide<'substitutionRefused'> = (match, fact) => {
  const { against: by, what, figure, damaged = false, because } = fact;
  return seen(refusing(match, fact), fact, {
    kind: 'substituted',
    by,
    what,
    figure,
    damaged,
    alike: because !== 'unlike',
    legal: because !== 'illegal',
  });
};
