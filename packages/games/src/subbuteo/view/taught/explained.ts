import type { Explained } from '@bande/stage/view';
import { groundIn, isStill, placesNow } from '../../motion.ts';
import { other, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { spotOf, zoneAt } from '../../zones.ts';
import { words } from '../words/naming.ts';
import { isInPlay } from './match-hints.ts';
import { ANNOUNCE, BACK, IN_THE_WAY, INSIDE, TICK } from './signs.ts';

type Meant = Explained<Subbuteo>;

/** Its own ball lies where a shot counts, and rolls no more: nobody is told to shoot a ball that goes out or to somebody else. */
function mayShoot(match: Match, side: Side): boolean {
  if (!isStill(match.state.motion, 'ball')) return false;
  const at = spotOf(placesNow(match).ball);
  const isNear = zoneAt(groundIn(match).pitch, at, BALL_RADIUS) === other(side);
  return isInPlay(match) && match.state.attacker === side && isNear;
}

const inside: Meant = {
  id: 'match.shoot',
  word: words('Innerhalb', 'Inside'),
  sign: INSIDE,
  words: words(
    '„Innerhalb!“ heißt: Der Ball liegt in der Schusszone, ab hier zählt ein Tor. Schieß!',
    '“Inside!” means: the ball lies in the shooting zone, and a goal counts from here. Shoot!',
  ),
  until: { read: true },
  when: mayShoot,
};

const back: Meant = {
  id: 'match.back',
  word: words('Zurück!', 'Back!'),
  sign: BACK,
  words: words(
    '„Zurück!“ stellt alles wieder hin, wo es vor dem Zug des Gegners stand. „So lassen“ lässt es stehen.',
    '“Back!” puts everything where it stood before the opponent’s flick. “Leave it” leaves it there.',
  ),
  until: { read: true },
  when: ({ options, state }, side) =>
    options.some(
      ({ id, owner }) => owner === side && state.offers.some((one) => one.option === id && one.name === 'back'),
    ),
};

/** With time limits it has a use. */
const announce: Meant = {
  id: 'match.announce',
  word: words('Torschuss ansagen', 'Announce a shot'),
  sign: ANNOUNCE,
  words: words(
    '„Torschuss ansagen“ gibt dir zehn Sekunden statt fünf. Dann schießt diese Figur, und es gibt kein Zurück.',
    '“Announce a shot” gives you ten seconds instead of five. Then this figure shoots, and there is no way back.',
  ),
  until: { read: true },
  when: (match, side) => mayShoot(match, side) && match.state.handSet === null,
};

const tick: Meant = {
  id: 'match.tick',
  word: words('Tick', 'tick'),
  sign: TICK,
  words: words(
    'Ein „Tick“ löst eine Figur aus dem Abseits: ein kurzer Zug, der den Ball nicht treffen muss.',
    'A “tick” moves a figure out of offside: a short flick that need not meet the ball.',
  ),
  until: { read: true },
  when: ({ state }, side) => state.attacker === side && state.course.tickAllowed,
};

const block: Meant = {
  id: 'match.block',
  word: words('Verteidigungszug', 'block flick'),
  sign: IN_THE_WAY,
  words: words(
    'Verteidigungszug: Schnipp jetzt eine deiner Figuren in den Weg, ohne etwas zu treffen.',
    'Block flick: flick one of your figures into the way now, without meeting anything.',
  ),
  until: { read: true },
  when: (match, side) => isInPlay(match) && match.state.block === side && match.state.attacker === other(side),
};

/** What is called, offered or asked for in this match, and has a name of its own. */
export const explained = (match: Match): readonly Meant[] =>
  match.setup.settings.limits ? [inside, back, announce, tick, block] : [inside, back, tick, block];
