import type { Action as AnyAction, Words } from '@bande/core';
import { powerFrom, type Dial } from '@bande/stage/view';
import { placesNow, stands } from '../../motion.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { LEAST_STRENGTH, towardsBall } from './aiming.ts';
import { lineFor, meant, turnsBall } from './ball-line.ts';
import { bearingWords } from './bearing.ts';
import { choosable, isTick } from './choosing.ts';
import { keepDials, keepTurned } from '../hands/keeping.ts';
import { bodyWords, both, words } from '../words/naming.ts';
import { placeDials, placeTurned } from '../hands/setting-up.ts';
import { takeDials, takeTurned } from '../hands/taking.ts';

type Choice = AnyAction<Subbuteo>;
type Flick = Extract<Choice, { kind: 'flick' }>;

const percent = (value: number): Words => both(() => `${Math.round(value * 100)} %`);
function aside(value: number, figure: string): Words {
  if (Math.abs(value) < 0.005) return words('gerade', 'straight');
  return value < 0 ? words(`${figure} links`, `${figure} left`) : words(`${figure} rechts`, `${figure} right`);
}

/** Which figure, where to, how hard, and where the nail meets its base; or what is put where. */
export function dials(action: Choice, match: Match): readonly Dial[] {
  switch (action.kind) {
    case 'place':
      return placeDials(action, match);
    case 'take':
      return takeDials(action, match);
    case 'keep':
      return keepDials(action, match);
    case 'flick':
      return [...flickDials(action, match), ...tickDial(action, match)];
    default:
      return [];
  }
}

/** Where the rules let this figure make a tick, it is announced or not. */
const tickDial = ({ figure, tick }: Flick, match: Match): readonly Dial[] =>
  isTick(match, figure)
    ? [
        {
          id: 'tick',
          label: words('Tick', 'Tick'),
          min: 0,
          max: 1,
          step: 1,
          value: Number(tick),
          says: tick ? words('angesagt', 'announced') : words('nein', 'no'),
          keys: ['n', 'm'],
        },
      ]
    : [];

/** Of the ball where a hand turns that, otherwise of the figure. */
const lineOf = (match: Match, flick: Flick): number =>
  turnsBall(match, flick.figure) ? lineFor(match, flick) : flick.direction;

function flickDials(flick: Flick, match: Match): readonly Dial[] {
  const { figure, strength, nail } = flick;
  const line = lineOf(match, flick);
  return [
    {
      id: 'figure',
      label: words('Figur', 'Figure'),
      min: 0,
      max: choosable(match, figure).length - 1,
      step: 1,
      value: choosable(match, figure).indexOf(figure),
      says: bodyWords(figure),
      keys: ['a', 'd'],
    },
    {
      id: 'direction',
      label: words('Richtung', 'Direction'),
      min: -180,
      max: 180,
      step: 1,
      value: line,
      says: bearingWords(match, figure, line),
      keys: ['j', 'l'],
    },
    {
      id: 'strength',
      ...powerFrom(LEAST_STRENGTH),
      value: strength,
      says: percent(strength),
      keys: ['s', 'w'],
    },
    {
      id: 'nail',
      label: words('Nagel', 'Nail'),
      min: -1,
      max: 1,
      step: 0.1,
      value: nail,
      says: aside(nail, `${Math.abs(Math.round(nail * 100))} %`),
      keys: ['q', 'e'],
    },
  ];
}

export function turned(action: Choice, dial: string, value: number, match: Match): Choice {
  if (action.kind === 'place') return placeTurned(action, dial, value, match);
  if (action.kind === 'take') return takeTurned(action, dial, value, match);
  if (action.kind === 'keep') return keepTurned(action, dial, value, match);
  if (action.kind !== 'flick') return action;
  if (dial === 'tick') return { ...action, tick: value > 0 };
  return dial === 'figure'
    ? aimedAtBall(action, standingFrom(action, value, match), match)
    : turnedTo(action, dial, value, match);
}

function turnedTo(action: Flick, dial: string, value: number, match: Match): Flick {
  const set = { ...action, [dial]: value };
  return dial === 'direction' ? meant(match, set) : set;
}

/** Another figure looks at the ball: where the one before it aimed means nothing from there. */
function aimedAtBall(action: Flick, figure: Flick['figure'], match: Match): Flick {
  return figure === action.figure
    ? action
    : { ...action, figure, direction: towardsBall(figure, placesNow(match)), tick: isTick(match, figure) };
}

/** The next figure that stands, in the direction in which the dial goes. */
function standingFrom({ figure }: Flick, value: number, match: Match): Flick['figure'] {
  const figures = choosable(match, figure);
  const way = value < figures.indexOf(figure) ? -1 : 1;
  for (let i = value; i >= 0 && i < figures.length; i += way)
    if (stands(match.state.motion, figures[i]!)) return figures[i]!;
  return figure;
}
