import type { Action as AnyAction, Words } from '@bande/core';
import { asTableLies } from '@bande/stage/as-table-lies';
import type { Dial, HandMode } from '@bande/stage/view';
import type { ActionOf } from '../../actions.ts';
import { isBallLost } from '../../lost-ball.ts';
import { groundIn, isGone, placesNow, stands } from '../../motion.ts';
import { figuresOf, isFigure, LOOSE, type Loose } from '../../names.ts';
import { isUsualStep } from '../../asking.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { secondsAtFreeKick } from '../../free-kick-time.ts';
import { namingSide, placingSide, puttingSide, type Take } from './areas.ts';
import { isCell, middleOf } from '../words/board.ts';
import { bodyWords, both, words } from '../words/naming.ts';
import type { Point } from '../layout.ts';
import { seatOf } from './seats.ts';

export type Place = ActionOf<'place'>;
type At = Place['at'];

const FREELY = {
  words: words(
    'Zieh Figuren und Ball, wohin du willst. Gefallene stehen auf, wenn du auf sie drückst.',
    'Drag figures and ball wherever you like. Fallen ones stand up when you press them.',
  ),
  byKeys: words(
    'A und D wählen, Pfeile rücken, Enter setzt hin oder stellt auf. P: fertig.',
    'A and D choose, arrows move, Enter puts it there or stands it up. P: done.',
  ),
};
const PLACING = {
  words: words(
    'Zieh deine Figuren: schraffiert ist erlaubt. Dann „Bereit“.',
    'Drag your figures: hatched is allowed. Then “Ready”.',
  ),
  byKeys: words(
    'A und D wählen, Pfeile rücken, Enter setzt hin. Dann „Bereit“.',
    'A and D choose, arrows move, Enter puts it there. Then “Ready”.',
  ),
};
const NAMING = {
  words: words('Zieh die Figur, die ausführt, an den Ball.', 'Drag the figure that takes it to the ball.'),
  byKeys: words(
    'A und D wählen, wer ausführt, Pfeile rücken ihn, Enter bestätigt.',
    'A and D choose who takes it, arrows move him, Enter confirms.',
  ),
};

/** Of a way of hands what depends on the match. */
type AsItIs = Pick<HandMode<Subbuteo>, 'now' | 'offers'>;

/** Figures and ball are put where one wants them instead of being flicked; there the pitch is also cleared, or set up for a kick-off. */
export const settingUp = (waysIn: (match: Match) => AsItIs): HandMode<Subbuteo> => ({
  key: 'p',
  label: words('Figuren setzen', 'Place figures'),
  leave: words('Fertig', 'Done'),
  now: (match, seats) => waysIn(match).now(match, seats),
  offers: (action, match, isOn) => waysIn(match).offers(action, match, isOn),
});

export const settingUpFreely: AsItIs = {
  now: () => ({ is: 'offered', how: FREELY }),
  offers: (action, match, isOn) => isOn === isOfSettingUp(action, match),
};

export const settingUpByRule: AsItIs = {
  now: (match, seats) => {
    const side = puttingSide(match);
    if (side === null) return { is: 'never', how: null };
    const isHere = seats.includes(seatOf(match, side));
    const how = namingSide(match) === null ? PLACING : NAMING;
    return { is: 'always', how: isHere ? how : null };
  },
  offers: (action, match) => {
    if (isSetUpByReferee(action, match)) return false;
    // In a live match the right to a block flick comes and goes with every touch: it lapses by itself, unless the attacker waits for it.
    return action.kind !== 'pass' || match.state.phase !== 'play' || match.mode !== 'live' || isAwaited(match);
  },
};

/** What nobody has to do where the referee sets everything up himself: no button comes for half a second. */
const isSetUpByReferee = ({ kind }: AnyAction<Subbuteo>, match: Match): boolean => {
  const { phase } = match.state;
  if ((phase !== 'setUp' && phase !== 'restart') || !isUsualStep(match)) return false;
  return SET_UP.has(kind) && secondsAtFreeKick(match) === null;
};
const SET_UP: ReadonlySet<string> = new Set(['done', 'lineUp', 'take', 'ready', 'pass', 'ask']);

const isAwaited = ({ state: { blockWait } }: Match): boolean => blockWait !== null;

function isOfSettingUp(action: AnyAction<Subbuteo>, match: Match): boolean {
  if (action.kind === 'place') return action.what !== 'ball' || !isBallLost(match);
  return action.kind === 'lineUp' && action.as !== 'shooting';
}

const millimetres = ({ x, y }: Point): At => [Math.round(x * 1000), Math.round(y * 1000)];
const placeOfBody = (match: Match, what: Loose): At => millimetres(placesNow(match)[what]);

/** What may be put, in the order in which a dial goes through it. */
function onTable(match: Match): readonly Loose[] {
  const side = placingSide(match);
  const all: readonly Loose[] = side === null ? LOOSE : figuresOf(side);
  return all.filter((what) => !isGone(match.state.motion, what));
}

/** What was put last, where it is now. */
export function beginsAgain(example: Place, last: AnyAction<Subbuteo> | null, match: Match): Place {
  const what = last?.kind === 'place' && onTable(match).includes(last.what) ? last.what : example.what;
  return { ...example, what, at: placeOfBody(match, what) };
}

/** Pointed at, a body is taken; any other part of the cloth is where it goes. */
export function placeAt(place: Place, id: string, match: Match): Place | null {
  if (onTable(match).some((what) => what === id))
    return { ...place, what: id as Loose, at: placeOfBody(match, id as Loose) };
  return isCell(id) ? { ...place, at: millimetres(middleOf(groundIn(match).pitch, id)) } : null;
}

/** Millimetres by which an arrow moves it. */
const STEP = 5;
const far = (value: number, less: Words, more: Words): Words =>
  both((language) => `${Math.abs(Math.round(value))} mm ${(value < 0 ? less : more)[language]}`);

/** Moved by so many steps as the screen shows it: to the right, and away from whoever looks at a table that is turned by so many radians. */
export function nudged<P extends Place | Take>(
  place: P,
  steps: readonly [right: number, away: number],
  facing: number,
): P {
  const [east, north] = asTableLies(steps, facing);
  const [x, y] = place.at;
  return { ...place, at: [x + STEP * east, y + STEP * north] };
}

/** Which, and where; arrows move it as the screen shows it (`put-keys.tsx`). */
export function placeDials({ what, at: [x, y] }: Place, match: Match): readonly Dial[] {
  const { pitch } = groundIn(match);
  const all = onTable(match);
  const [aside, ahead] = [pitch.width / 2 + pitch.border, pitch.length / 2 + pitch.border].map((most) => {
    const mm = Math.floor((most * 1000) / STEP) * STEP;
    return { min: -mm, max: mm, step: STEP };
  }) as [Range, Range];
  return [
    {
      id: 'what',
      label: words('Figur', 'Figure'),
      min: 0,
      max: all.length - 1,
      step: 1,
      value: all.indexOf(what),
      says: saidOf(what, match),
      keys: ['a', 'd'],
    },
    {
      id: 'x',
      label: words('Seite', 'Across'),
      ...aside,
      value: x,
      says: far(x, words('links', 'left'), words('rechts', 'right')),
    },
    {
      id: 'y',
      label: words('Länge', 'Along'),
      ...ahead,
      value: y,
      says: far(y, words('zu Rot', 'to Red'), words('zu Blau', 'to Blue')),
    },
  ];
}
type Range = Pick<Dial, 'min' | 'max' | 'step'>;

function saidOf(what: Loose, { state: { motion } }: Match): Words {
  const named = bodyWords(what);
  return isFigure(what) && !stands(motion, what) ? words(`${named.de} liegt`, `${named.en} is down`) : named;
}

export function placeTurned(place: Place, dial: string, value: number, match: Match): Place {
  if (dial === 'what') {
    const what = onTable(match)[value] ?? place.what;
    return { ...place, what, at: placeOfBody(match, what) };
  }
  const [x, y] = place.at;
  return { ...place, at: dial === 'x' ? [value, y] : [x, value] };
}
