import type { Action as AnyAction, Words } from '@bande/core';
import type { Aid } from '@bande/stage/view';
import { endOf, other, type Side } from '../../names.ts';
import { lieNow } from '../../plate.ts';
import { toDefend, toPlay } from '../../rights.ts';
import type { Match, TippKick } from '../../state.ts';
import { KEEPER } from '../../table.ts';
import { usualDefence } from '../../usual.ts';
import { PITCH, type Spot } from '../../zones.ts';
import { isSetUpOnly, setUpTowards, shotAt } from './by-eye.ts';
import { shotToBegin } from './choosing.ts';
import { isLay, layToBegin, mayLay } from '../hands/laying.ts';
import { isShot } from './meant.ts';
import { words } from '../words/naming.ts';

type Choice = AnyAction<TippKick>;

/** Millimetres: half of the keeper, and how far from a post a ball still goes in well. */
const HALF_KEEPER = KEEPER.width * 500;
const POST = PITCH.goalWidth / 2;
const INSIDE = 10;

/** A place of the other goal's line. */
const onLine = (side: Side, x: number): Spot => [x, endOf(other(side)) * (PITCH.length / 2)];
/** The middle of the wider gap between the keeper and his posts. */
export function gapIn(match: Match, side: Side): Spot {
  const at = (lieNow(match)?.figures[other(side)].keeper.at.sideways ?? 0) / 10;
  const [left, right] = [at - HALF_KEEPER, at + HALF_KEEPER];
  const middle = POST - right >= left + POST ? (right + POST) / 2 : (left - POST) / 2;
  return onLine(side, Math.max(INSIDE - POST, Math.min(POST - INSIDE, middle)));
}

/** Reckoned when it is pressed. */
const aid = (id: string, key: string, label: Words, draft: Choice, set: () => Choice | null): Aid<TippKick> => ({
  id,
  key,
  label,
  get sets() {
    return set() ?? draft;
  },
});

/** One key each: at the goal beside the keeper, at its corners, a set-up; a kicker where it usually stands; the ball to be laid. */
export function aids(draft: Choice, match: Match): readonly Aid<TippKick>[] {
  if (isShot(draft)) return shotAids(draft, match);
  if (draft.kind === 'defend') {
    const side = toDefend(match) ?? 'red';
    return [aid('usual', 'g', words('Üblicher Platz', 'Usual place'), draft, () => usualDefence(match, side))];
  }
  const by = toPlay(match);
  if (!isLay(draft) || by === null) return [];
  return [aid('shoot', 'h', words('Zurück zum Schuss', 'Back to the shot'), draft, () => shotToBegin(match, by))];
}

function shotAids(draft: Choice, match: Match): readonly Aid<TippKick>[] {
  const side = toPlay(match) ?? 'red';
  // As the shooter sees it.
  const right = 0 - endOf(side);
  const corner = (way: number): Spot => onLine(side, way * right * (POST - INSIDE));
  const at = (...places: readonly Spot[]): Choice | null => shotAt(match, side, places);
  const gap = (): Spot => gapIn(match, side);
  const lay = (): Choice | null => layToBegin(match, side);
  const ahead = aid('setUp', 'm', words('Vorlegen', 'Set up'), draft, () => setUpTowards(match, side, onLine(side, 0)));
  const laid = mayLay(match, side) ? [aid('lay', 'h', words('Ball legen', 'Lay the ball'), draft, lay)] : [];
  // Where no goal would count nobody is advised to shoot at it.
  if (isSetUpOnly(match)) return [ahead, ...laid];
  return [
    aid('goal', 'g', words('Aufs Tor', 'At the goal'), draft, () => at(gap(), corner(-1), corner(1))),
    aid('left', 'v', words('Linke Ecke', 'Left corner'), draft, () => at(corner(-1))),
    aid('right', 'n', words('Rechte Ecke', 'Right corner'), draft, () => at(corner(1))),
    ahead,
    ...laid,
  ];
}
