import type { KeeperFault } from '../events.ts';
import type { Side } from '../names.ts';
import { ownerOf, type FactOf, type Match } from '../state.ts';
import { penaltyAreaOf, type Whereabouts } from '../zones.ts';

/** 'DTKV-6.2.1', 'DTKV-6.2.2', 'DTKV-6.2.4': how a keeper may not be held. */
type Posed = Exclude<KeeperFault, 'boxOver' | 'handUnderRubber'>;
export const posedIn = (faults: readonly KeeperFault[]): readonly Posed[] =>
  faults.filter((one): one is Posed => one !== 'boxOver' && one !== 'handUnderRubber');

/** What nobody has seen is not there. */
export const faultsIn = ({
  faults,
}: {
  readonly faults?: readonly KeeperFault[] | undefined;
}): readonly KeeperFault[] => faults ?? [];

/** Where the ball lay that a keeper plays. */
export const restingAt = ({ state: { ball, restart } }: Match, { at, where }: Whereabouts): Whereabouts =>
  at !== undefined || where !== undefined
    ? { at, where }
    : { at: ball.at ?? restart?.at ?? undefined, where: ball.where ?? restart?.where ?? undefined };

/** 'DTKV-6.8.1.1', 'DTKV-6.K18': in its own area; where nobody has said so it is, since no keeper reaches farther [C-57]. */
export function liesInHisArea(match: Match, fact: FactOf<'keeperPlayed'>): boolean {
  const area = penaltyAreaOf(restingAt(match, fact));
  return area === undefined || area === fact.by;
}

/** 'DTKV-6.6.1', 'DTKV-6.6.2': whose colour was on top. */
function restedFor({ state }: Match): Side | null {
  const { top } = state.ball;
  return state.restart?.by ?? (top === undefined || top === null ? state.turn : ownerOf(state, top));
}
/** On the opponent's colour it is defence; else he plays his own ball. */
export const isDefence = (match: Match, { by }: FactOf<'keeperPlayed'>): boolean => {
  const owner = restedFor(match);
  return owner !== null && owner !== by;
};
