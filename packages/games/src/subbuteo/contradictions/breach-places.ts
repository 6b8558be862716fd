import type { EventOf } from '../events.ts';
import { isFigure, other, outfieldOf, type Side } from '../names.ts';
import { radiusOf } from '../places.ts';
import { isLaidRight } from '../reckoning/laid-right.ts';
import { isClearOfPenalty } from '../reckoning/restart-spots.ts';
import { justTaken } from '../reckoning/taking.ts';
import type { Match, Restart } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { goalKickFault, isInGoalArea, isOutsideTheField, isReservePlace, kickOffFault } from '../where-may.ts';
import type { Spot, Where } from '../zones.ts';
import type { Fault } from './saying.ts';

/** A breach that is nothing but a place: where everything was as it must be it is none [S-291]. */

type Breach = EventOf<'breach'>;
type Told = Pick<Breach, 'by' | 'what'> & Partial<Pick<Breach, 'figure' | 'at' | 'where' | 'ballAt' | 'ballWhere'>>;

export function breachPlaceFault(match: Match, told: Told): Fault {
  const said = judgedPlaces(match, told).filter(({ right }) => right !== undefined);
  const isRight = said.length > 0 && said.every(({ right }) => right === true);
  return isRight ? `${said[0]!.field}: there it is no breach` : null;
}

/** A place that was said, and whether it is right; undefined: it was not said, or says nothing of it. */
interface Judged {
  readonly field: 'at' | 'where' | 'ballAt' | 'ballWhere';
  readonly right: boolean | undefined;
}

function judgedPlaces(match: Match, told: Told): readonly Judged[] {
  const { by, what, at, where, ballAt, ballWhere } = told;
  const figure = (isRightAt: (at: Spot) => boolean | undefined, isRightWhere: (where: Where) => boolean): Judged =>
    at === undefined
      ? { field: 'where', right: (where !== undefined && isRightWhere(where)) || undefined }
      : { field: 'at', right: isRightAt(at) };
  const ball = (isRightAt: (at: Spot) => boolean, isRightWhere: (where: Where) => boolean): Judged =>
    ballAt === undefined
      ? { field: 'ballWhere', right: (ballWhere !== undefined && isRightWhere(ballWhere)) || undefined }
      : { field: 'ballAt', right: isRightAt(ballAt) };
  const isOwnArea = (one: Where): boolean => one === GOAL_AREA[by];
  switch (what) {
    case 'takerInside': // 'FISTF-II.14.2.4.1'
    case 'reserveOnField': // 'FISTF-II.9.1.3'
      return [
        figure(
          (spot) => isOutsideTheField(match, spot),
          (one) => one === 'outside',
        ),
      ];
    case 'reserveMisplaced': // 'FISTF-II.9.1.1'
      return [figure((spot) => isReservePlace(match, by, spot), isOwnArea)];
    case 'takenOutsideGoalArea': // 'FISTF-II.15.2.1.4.1'
      return [
        figure((spot) => isInGoalArea(match, by, spot, radiusOf(match, 'R5')), isOwnArea),
        ball((spot) => isInGoalArea(match, by, spot, BALL_RADIUS), isOwnArea),
      ];
    default:
      return atTheRestart(match, told, { figure, ball });
  }
}
const GOAL_AREA: Readonly<Record<Side, Where>> = { red: 'redGoalArea', blue: 'blueGoalArea' };

interface Looks {
  readonly figure: (at: (at: Spot) => boolean | undefined, where: (where: Where) => boolean) => Judged;
  readonly ball: (at: (at: Spot) => boolean, where: (where: Where) => boolean) => Judged;
}
/** What is right depends on the restart that is due, or was just taken. */
function atTheRestart(match: Match, { by, what, figure: who }: Told, { figure, ball }: Looks): readonly Judged[] {
  const restart = match.state.restart ?? justTaken(match);
  if (restart === null) return [];
  if (what === 'ballMisplaced' && restart.by === by) {
    const isLaid = (spot: Spot): boolean => isLaidRight(match, restart, spot);
    const isArea = (one: Where): boolean => restart.kind === 'goalKick' && one === GOAL_AREA[by];
    const one = ball(isLaid, isArea);
    return one.right === undefined ? [figure(isLaid, isArea)] : [one];
  }
  if (what !== 'wrongPosition' || (who !== undefined && who === restart.taker)) return [];
  return [
    figure(
      (spot) => mayStand(match, restart, by, who, spot),
      (one) => mayStandThere(restart, by, one),
    ),
  ];
}

/** 'FISTF-II.4.2.1.1', 'FISTF-II.15.2.1.2', 'FISTF-II.12.2.2.1'; how near an opponent stands at a goal kick nobody has said ['FISTF-II.15.2.1.3']. */
function mayStand(match: Match, restart: Restart, by: Side, who: Told['figure'], at: Spot): boolean | undefined {
  const figure = who !== undefined && isFigure(who) ? who : outfieldOf(by)[0]!;
  switch (restart.kind) {
    case 'kickOff':
      return kickOffFault(match, restart, figure, at) === null;
    case 'goalKick': {
      const isFree = goalKickFault(match, restart, figure, at) === null;
      return isFree && by !== restart.by ? undefined : isFree;
    }
    case 'penalty':
      return isClearOfPenalty(match, other(restart.by), at);
    default:
      return undefined;
  }
}
/** By a word only where it leaves no doubt; the centre circle reaches into both middles. */
function mayStandThere({ kind, by: taker }: Restart, by: Side, where: Where): boolean {
  if (kind === 'kickOff') return where === `${by}Zone` || (where === `${by}Middle` && by === taker);
  if (kind === 'goalKick') return by === taker && (where.endsWith('Middle') || where.startsWith(other(taker)));
  return kind === 'penalty' && (where.endsWith('Middle') || where.startsWith(taker));
}
