import type { Action as AnyAction, Words } from '@bande/core';
import { powerFrom, type Dial } from '@bande/stage/view';
import type { Strike } from '../../actions.ts';
import { roomForStriker, strikerBreaches } from '../../placing.ts';
import { endOf, type Carrom, type Match } from '../../state.ts';
import { CLEAR_OF_CIRCLES, COVERS_FROM, fromEnd, PLACE_TO, seenFrom, TOUCHES_ARROW, type End } from '../../table.ts';
import { both, words } from '../words/naming.ts';

type Choice = AnyAction<Carrom>;
type Place = Extract<Choice, { kind: 'place' }>;

/** Of a stroke and a placing, in the words of whoever sits there. */
export function dials(action: Choice, match: Match): readonly Dial[] {
  switch (action.kind) {
    case 'strike':
      return strokeDials(action);
    case 'place':
      return placeDials(action, match);
    case 'turnRack':
      return [rackDial(action.degrees)];
    default:
      return [];
  }
}

/** A player aims for himself: straight ahead, from where he stood last and as hard. */
export function begins(example: Choice, last: Choice | null, match: Match): Choice {
  if (example.kind === 'turnRack') return { ...example, degrees: inRange(match.state.turned) };
  if (example.kind !== 'strike') return example;
  const before = last?.kind === 'strike' ? last : null;
  const end = endOf(match, match.state.turn);
  const { pieces } = match.state.board;
  const mayStand = (x: number): boolean => strikerBreaches(pieces, end, x / 1000).length === 0;
  const x = before !== null && mayStand(before.x) ? before.x : (roomForStriker(pieces, end) ?? 0) * 1000;
  return {
    ...example,
    x,
    angle: 0,
    force: before?.force ?? (match.state.board.breakMade ? 0.4 : example.force),
    spin: 0,
    lift: 0,
  };
}

export function turned(action: Choice, dial: string, value: number, match: Match): Choice {
  switch (action.kind) {
    case 'strike':
      return strokeTurned(action, dial, value);
    case 'place':
      return placeTurned(action, dial, value, endOfPlacer(match));
    case 'turnRack':
      return { ...action, degrees: 0 - value };
    default:
      return action;
  }
}

/** Degrees: nobody strikes farther backwards than this. */
export const MOST_ANGLE = 120;
const NO_FURTHER_BACK = words('Weiter zurück kann man nicht zielen', 'One cannot aim further back');

const mm = (value: number): string => `${Math.abs(Math.round(value * 10) / 10)}`;
const aside = (value: number, unit: string): Words => {
  if (Math.abs(value) < 0.05) return words('Mitte', 'middle');
  const figure = `${mm(value)}${unit}`;
  return value < 0
    ? words(`${comma(figure)} links`, `${figure} left`)
    : words(`${comma(figure)} rechts`, `${figure} right`);
};
const comma = (figure: string): string => figure.replace('.', ',');
const percent = (value: number): Words => both(() => `${Math.round(value * 100)} %`);

const strokeDials = (stroke: Strike): readonly Dial[] => [...aimDials(stroke), ...rareDials(stroke)];

function aimDials({ x, angle, force }: Strike): readonly Dial[] {
  return [
    {
      id: 'x',
      label: words('Striker', 'Striker'),
      min: -LAST_PLACE,
      max: LAST_PLACE,
      step: STEP,
      value: x,
      says: aside(x, ' mm'),
      ...whyNoFurther(Math.abs(x)),
      keys: ['a', 'd'],
      keyStep: KEY_STEP,
    },
    {
      id: 'angle',
      label: words('Richtung', 'Direction'),
      min: -MOST_ANGLE,
      max: MOST_ANGLE,
      step: 0.1,
      value: angle,
      says: angleWords(angle),
      ...(Math.abs(angle) >= MOST_ANGLE ? { why: NO_FURTHER_BACK } : {}),
      keys: ['j', 'l'],
      keyStep: 1,
    },
    {
      id: 'force',
      ...powerFrom(0.02),
      value: force,
      says: percent(force),
      keys: ['s', 'w'],
      keyStep: 0.05,
    },
  ];
}

function rareDials({ spin, lift }: Strike): readonly Dial[] {
  return [
    {
      id: 'spin',
      label: words('Drall', 'Spin'),
      min: -1,
      max: 1,
      step: 0.05,
      value: 0 - spin,
      says: spinWords(spin),
      keys: ['q', 'e'],
      keyStep: 0.1,
      rare: true,
    },
    {
      id: 'lift',
      label: words('Anheben', 'Lift'),
      min: 0,
      max: 1,
      step: 0.05,
      value: lift,
      says: percent(lift),
      keys: ['f', 'r'],
      keyStep: 0.1,
      rare: true,
    },
  ];
}

/** Spin is anticlockwise; a dial that goes to the right turns clockwise, as a hand does. */
function strokeTurned(stroke: Strike, dial: string, value: number): Strike {
  if (dial === 'spin') return { ...stroke, spin: 0 - value };
  return { ...stroke, [dial]: dial === 'x' ? steppedTo(stroke.x, value) : value };
}
const angleWords = (angle: number): Words =>
  Math.abs(angle) < 0.05 ? words('geradeaus', 'straight') : aside(angle, '°');
/** Anticlockwise is positive. */
const spinWords = (spin: number): Words => {
  const figure = `${Math.round(Math.abs(spin) * 100)} %`;
  if (spin === 0) return words('ohne', 'none');
  return spin > 0 ? words(`${figure} links`, `${figure} left`) : words(`${figure} rechts`, `${figure} right`);
};

/** The striker's lawful places, in steps of the dial: clear of the base circle up to here, over it from there to the last one before the arrow. */
const STEP = 0.5;
const KEY_STEP = 5;
const LAST_CLEAR = Math.floor(CLEAR_OF_CIRCLES * 2000) / 2;
const FIRST_COVERING = Math.ceil(COVERS_FROM * 2000) / 2;
const LAST_PLACE = Math.ceil(TOUCHES_ARROW * 2000) / 2 - STEP;

/** Where there is no lawful place, the striker goes to the nearer one. */
export function onBaseLine(x: number): number {
  const out = Math.min(Math.abs(x), LAST_PLACE);
  const nearer = out - LAST_CLEAR < FIRST_COVERING - out ? LAST_CLEAR : FIRST_COVERING;
  const lawful = out > LAST_CLEAR && out < FIRST_COVERING ? nearer : out;
  return Math.round((x < 0 ? -lawful : lawful) * 10) / 10 + 0;
}

/** A key's step, fine, plain or faster, gets across to the other side of the gap instead of staying before it. */
function steppedTo(from: number, x: number): number {
  const to = onBaseLine(x);
  const stays =
    to === from &&
    Math.abs(x) !== Math.abs(to) &&
    [STEP, KEY_STEP, 2 * KEY_STEP, 4 * KEY_STEP].includes(Math.abs(x - from));
  if (!stays || Math.abs(to) === LAST_PLACE) return to;
  return Math.sign(to) * (Math.abs(to) === LAST_CLEAR ? FIRST_COVERING : LAST_CLEAR);
}

/** At an edge: why the next place is not beside this one. */
function whyNoFurther(out: number): Pick<Dial, 'why'> {
  if (out >= LAST_CLEAR && out <= FIRST_COVERING)
    return {
      why: words(
        'Den Kreis ganz bedecken oder ganz frei lassen (§\u00a0130b)',
        'Cover the circle wholly or leave it free (§\u00a0130b)',
      ),
    };
  return out >= LAST_PLACE
    ? {
        why: words(
          'Weiter darf er nicht: Er würde den Pfeil berühren (§\u00a0130b)',
          'No farther: it would touch the arrow (§\u00a0130b)',
        ),
      }
    : {};
}

// ── the rack ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The rack looks the same after a third of a turn. */
const MOST_TURN = 60;
export const inRange = (degrees: number): number => degrees - 2 * MOST_TURN * Math.round(degrees / (2 * MOST_TURN));

/** Degrees are anticlockwise; a dial that goes to the right turns clockwise. */
const rackDial = (degrees: number): Dial => ({
  id: 'degrees',
  label: words('Aufstellung', 'Rack'),
  min: -MOST_TURN,
  max: MOST_TURN,
  step: 1,
  value: 0 - degrees,
  says: rackWords(degrees),
  keys: ['j', 'l'],
  keyStep: 5,
});
function rackWords(degrees: number): Words {
  const figure = `${comma(mm(degrees))}°`;
  if (Math.abs(degrees) < 0.05) return words('gerade', 'straight');
  return degrees > 0
    ? words(`${figure} nach links`, `${figure.replace(',', '.')} to the left`)
    : words(`${figure} nach rechts`, `${figure.replace(',', '.')} to the right`);
}

// ── placing ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where whoever places sits. */
function endOfPlacer(match: Match): End {
  const right = match.options.find(({ name }) => name === 'place');
  return endOf(match, right?.seat ?? match.state.turn);
}

function placeDials(action: Place, match: Match): readonly Dial[] {
  const { x, y } = seenFrom(endOfPlacer(match), action);
  const most = Math.ceil(PLACE_TO * 1000);
  return [
    {
      id: 'x',
      label: words('Quer', 'Across'),
      min: -most,
      max: most,
      step: 0.5,
      value: round(x),
      says: aside(round(x), ' mm'),
      keys: ['a', 'd'],
      keyStep: KEY_STEP,
    },
    {
      id: 'y',
      label: words('Längs', 'Along'),
      min: -most,
      max: most,
      step: 0.5,
      value: round(y),
      says: away(round(y)),
      keys: ['s', 'w'],
      keyStep: KEY_STEP,
    },
  ];
}
const round = (value: number): number => Math.round(value * 10) / 10 + 0;
const away = (value: number): Words => {
  if (Math.abs(value) < 0.05) return words('Mitte', 'middle');
  return value < 0
    ? words(`${comma(mm(value))} mm zu mir`, `${mm(value)} mm to me`)
    : words(`${comma(mm(value))} mm nach vorn`, `${mm(value)} mm away`);
};

function placeTurned(action: Place, dial: string, value: number, end: End): Place {
  const seen = seenFrom(end, action);
  const { x, y } = fromEnd(end, { x: dial === 'x' ? value : seen.x, y: dial === 'y' ? value : seen.y });
  return { ...action, x: Math.round(x * 1000) / 1000 + 0, y: Math.round(y * 1000) / 1000 + 0 };
}
