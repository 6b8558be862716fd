import type { FactOf, Match, Ruling } from '../state.ts';
import { other } from '../names.ts';
import { isGoalInSpiteOf, stillRolling } from '../reckoning/told-late.ts';
import { isToAndFro } from '../reckoning/turning.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Whereabouts } from '../zones.ts';
import type { Breach } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import { actIn, ballIn, kickerIn, ownGoalIn } from './places.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';
import { timeWasting } from './time.ts';

/** Rule 7: obstruction and time-wasting; and blocking, which is one of them ['DTKV-6.K14']. */

type Place = (match: Match, fact: FactOf<'breach'>) => Whereabouts;
interface Kind {
  readonly paragraphs: readonly Paragraph[];
  readonly place: Place;
}
const byTheBall: Place = (match, fact) => ballIn(match, fact);
/** Between his kicker and the ball that he shot or is to shoot. */
const byHisShot: Place = (match, fact) => actIn(stillRolling(match, fact.by) ?? match, fact);

/** What is obstruction, and where it counts as done [C-10]. */
const KINDS: Readonly<Partial<Record<Breach, Kind>>> = {
  holding: { paragraphs: ['DTKV-7.K2'], place: actIn },
  keeperHeldOff: { paragraphs: ['DTKV-7.K3'], place: actIn },
  handScreen: { paragraphs: ['DTKV-7.K4'], place: actIn },
  handBeforeGoal: { paragraphs: ['DTKV-7.K5'], place: (_, fact) => ownGoalIn(fact) },
  attackerHandScreen: { paragraphs: ['DTKV-7.K4', 'DTKV-7.K6'], place: byHisShot },
  plateShift: { paragraphs: ['DTKV-7.K7'], place: byTheBall },
  blowing: { paragraphs: ['DTKV-7.K8'], place: byTheBall },
  verbal: { paragraphs: ['DTKV-7.K9'], place: byTheBall },
  keeperPushedAside: { paragraphs: ['DTKV-7.K14'], place: actIn },
  ballEnclosed: { paragraphs: ['DTKV-7.2', 'DTKV-7.K15'], place: (_, fact) => ownGoalIn(fact) },
  otherObstruction: { paragraphs: ['DTKV-7.2', 'DTKV-7.K1'], place: actIn },
  extraKickerObstructs: { paragraphs: ['DTKV-2.K7.2', 'DTKV-7.2'], place: actIn },
};

/** Where it counts as done if somebody names the deed ['DTKV-7.K5'] [C-10]; what is done before one's own goal or at one's own shot has its place, the rest is where the referee says. */
export function placeOfDeed(match: Match, fact: FactOf<'breach'>): Whereabouts | null {
  const place = KINDS[fact.what]?.place;
  return place === undefined || place === actIn || place === byTheBall ? null : place(match, fact);
}

/** 'DTKV-7.K12.1', 'DTKV-7.K12.2': only with intent, and only without an advantage; what nobody has said was meant, and brought none [C-110]. */
const isMeant = ({ intentional }: FactOf<'breach'>): boolean => intentional !== false;
const isPunished = (match: Match, fact: FactOf<'breach'>): boolean => isMeant(fact) && !hasGained(match, fact);
/**
 * [C-95]: as long as the ball rolls nobody has to foresee what comes of it; how it ends tells that.
 * What is told after the goal has not prevented it ['DTKV-13.3', 'DTKV-14.3'] [C-123].
 */
function hasGained(match: Match, { by, what, advantage }: FactOf<'breach'>): boolean {
  if (match.state.movement !== null) return false;
  return advantage === true || (!TAKES_TIME.has(what) && isGoalInSpiteOf(match, by));
}
/** It can be done with the kick-off that is due as well. */
const TAKES_TIME: ReadonlySet<Breach> = new Set<Breach>(['timeWasting', 'turningToAndFro']);
const isRuleSeven = ({ what }: FactOf<'breach'>): boolean =>
  KINDS[what] !== undefined || what === 'blocking' || what === 'timeWasting' || what === 'turningToAndFro';

/** 'DTKV-7.1', 'DTKV-7.3', 'DTKV-7.K13': by its place a free kick or a penalty, and a gross offence. */
const opponentIsObstructed: Rule<'breach'> = (match, fact) => {
  const kind = KINDS[fact.what];
  if (kind === undefined || !isPunished(match, fact)) return null;
  return offence(match, fact, 'obstruction', {
    against: fact.by,
    place: kind.place(match, fact),
    paragraphs: ['DTKV-7.1', 'DTKV-7.3', ...kind.paragraphs, 'DTKV-7.K13', 'DTKV-15.2.4'],
    freeKick: 'DTKV-13.1.4',
    penalty: 'DTKV-14.1.4',
    isOver: isOfAnEndedShot(match, fact),
    then: [{ kind: 'counts', what: 'grossOffences', against: fact.by }],
    detail: { because: fact.what },
  });
};
/** 'DTKV-7.K6': only whoever shoots can screen the ball; before the other side's kick-off his shot is over [C-123]. */
const isOfAnEndedShot = ({ state: { movement, restart } }: Match, { by, what }: FactOf<'breach'>): boolean =>
  what === 'attackerHandScreen' &&
  movement === null &&
  restart?.kind === 'kickOff' &&
  !restart.laid &&
  restart.by !== by;

/** 'DTKV-6.K14', 'DTKV-6.K15' [C-70]: a kicker put so close by hand that nobody can shoot; without contact too. */
const kickerBlocksTheBall: Rule<'breach'> = (match, fact) =>
  fact.what === 'blocking' && isPunished(match, fact)
    ? offence(match, fact, 'blocking', {
        against: fact.by,
        place: kickerIn(match, fact.by, fact),
        paragraphs: ['DTKV-6.K14', 'DTKV-6.K15', 'DTKV-7.K13', 'DTKV-13.1.3', 'DTKV-15.2.4'],
        freeKick: 'DTKV-13.1.4',
        penalty: 'DTKV-14.1.4',
        then: [{ kind: 'counts', what: 'grossOffences', against: fact.by }],
      })
    : null;

/** 'DTKV-7.K10', 'DTKV-8.5.2', 'DTKV-8.K20', 'DTKV-4.K10': more time than is needed, or the ball shot away for it. */
const timeIsWasted: Rule<'breach'> = (match, fact) =>
  fact.what === 'timeWasting' && isPunished(match, fact)
    ? timeWasting(match, fact, fact.by, ['DTKV-7.1', 'DTKV-7.3', 'DTKV-8.5.2'], [], ballIn(match, fact))
    : null;
/** 'DTKV-7.K11' [C-62]: as the referee saw it. */
const ballIsTurnedToAndFro: Rule<'breach'> = (match, fact) =>
  fact.what === 'turningToAndFro' && isPunished(match, fact)
    ? timeWasting(match, fact, fact.by, ['DTKV-7.K11'], [], ballIn(match, fact))
    : null;
/** 'DTKV-7.K11' [C-62]: as the ball lay: own colour, back, and own again without a shot. */
const keeperTurnsItOnceTooOften: Rule<'ballRested'> = (match, fact) =>
  isToAndFro(match, fact) && match.state.movement !== null
    ? timeWasting(match, fact, match.state.movement.by, ['DTKV-7.K11'], [], { at: fact.at, where: fact.where })
    : null;

/** 'DTKV-7.K12.1' [C-41]: it was not meant. */
const obstructionWasNotMeant: Rule<'breach'> = (_, fact) =>
  isRuleSeven(fact) && !isMeant(fact)
    ? ruling(fact, 'noOffence', ['DTKV-7.K12.1', ...(fact.what === 'blocking' ? (['DTKV-6.K13'] as const) : [])], {
        against: fact.by,
        detail: { because: fact.what },
      })
    : null;
/** 'DTKV-7.K12.2', 'DTKV-7.K13' [C-95]: what happened nonetheless is better for the opponent: no free kick, but a gross offence it is. */
const opponentHasGained: Rule<'breach'> = (match, fact) =>
  isRuleSeven(fact) && isMeant(fact) && hasGained(match, fact)
    ? ruling(fact, 'advantage', ['DTKV-7.K12.2', 'DTKV-7.K13', 'DTKV-15.2.4'], {
        for: other(fact.by),
        against: fact.by,
        then: [{ kind: 'counts', what: 'grossOffences', against: fact.by }],
      })
    : null;

/** 'DTKV-7.K15' [C-71]: nobody who stands legally has to make room. */
const keeperMayStay: Rule<'breach'> = (_, fact): Ruling | null =>
  fact.what === 'keeperInTheWay' ? ruling(fact, 'noOffence', ['DTKV-7.K15'], { against: fact.by }) : null;

export const rules: Chapter = {
  breach: [
    opponentIsObstructed,
    kickerBlocksTheBall,
    timeIsWasted,
    ballIsTurnedToAndFro,
    obstructionWasNotMeant,
    opponentHasGained,
    keeperMayStay,
  ],
  ballRested: [keeperTurnsItOnceTooOften],
};
