import type { Action as AnyAction, Words } from '@bande/core';
import type { Grip, Touch } from '@bande/stage/grip';
import { DEAD_ZONE } from '@bande/stage/pull';
import type { Dial } from '@bande/stage/view';
import type { ActionOf } from '../../actions.ts';
import { FACES } from '../../ball/solid.ts';
import type { Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import { colourOf, type Match, type TippKick } from '../../state.ts';
import { usualLay } from '../../usual.ts';
import { whyNotLay } from '../../where-may.ts';
import type { Spot } from '../../zones.ts';
import { fromTable } from '../layout.ts';
import { both, words } from '../words/naming.ts';
import type { Players } from './players.ts';
import { seatOf } from './seats.ts';
import { snapped } from './snapping.ts';

/** The ball as its taker lays it: where, which face of his colour on top, and turned how. */
export type Lay = ActionOf<'lay'>;

/** A restart is his to take, and he may lay the ball anew. */
export function mayLay({ state, outcome }: Match, side: Side): boolean {
  const { restart, movement } = state;
  return outcome === null && movement === null && restart?.laid === true && restart.by === side;
}

/** As it lies now. */
export function layToBegin(match: Match, side: Side): Lay | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const [x, y] = spotOf(lie.ball);
  return { ...usualLay(match, side), at: [round(x), round(y)] };
}
const round = (mm: number): number => Math.round(mm * 10) / 10 + 0;

/** Degrees of a notch. */
const YAW_STEP = 15;
/** Dragged within the spot from which it is taken, to its border; turned by wheel or second finger. */
export function laying(players: Players, side: Side): Grip {
  const { running, onAct, onCarry } = players;
  const match = running.match();
  const first = layToBegin(match, side)!;
  const isAllowed = (at: Spot): boolean => whyNotLay(match, at) === null;
  let [yaw, last]: [number, Touch | null] = [first.yaw, null];
  const layAt = (touch: Touch): Lay => {
    const [x, y] = snapped(isAllowed, fromTable(touch.at));
    return { ...first, at: touch.far < DEAD_ZONE ? first.at : [round(x), round(y)], yaw };
  };
  const move = (touch: Touch): void => {
    last = touch;
    const put = layAt(touch);
    onCarry(side, { what: 'ball', put, fits: isAllowed(put.at) });
  };
  return {
    holds: 'ball',
    by: seatOf(match, side),
    hangs: 40,
    keys: { q: -1, e: 1 },
    move,
    release: (touch) => {
      onCarry(side, null);
      if (touch.far >= DEAD_ZONE || yaw !== first.yaw) onAct(layAt(touch), seatOf(running.match(), side));
    },
    cancel: () => onCarry(side, null),
    turn: (steps) => {
      yaw = turned(yaw + steps * YAW_STEP);
      if (last !== null) move(last);
    },
  };
}
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The seven faces of a colour: three squares and four triangles, or the other way round. */
const facesOf = (match: Match, side: Side): readonly number[] =>
  FACES.flatMap(({ colour }, face) => (colour === colourOf(match.state, side) ? [face] : []));

const placeWords = (mm: number, less: Words, more: Words): Words =>
  both((language) => `${Math.abs(Math.round(mm))} mm ${(mm < 0 ? less : more)[language]}`);

export function layDials({ at: [x, y], face, yaw }: Lay, match: Match): readonly Dial[] {
  const by = match.state.restart?.by ?? 'red';
  const faces = facesOf(match, by);
  const isFixed = match.state.restart?.kind !== 'goalKick' && match.state.restart?.kind !== 'corner';
  const places: readonly Dial[] = isFixed
    ? []
    : [
        {
          id: 'x',
          label: words('Seite', 'Across'),
          min: -350,
          max: 350,
          step: 1,
          keyStep: 5,
          value: x,
          says: placeWords(x, words('links', 'left'), words('rechts', 'right')),
          keys: ['j', 'l'],
        },
        {
          id: 'y',
          label: words('Länge', 'Along'),
          min: -530,
          max: 530,
          step: 1,
          keyStep: 5,
          value: y,
          says: placeWords(y, words('zu Rot', 'to Red'), words('zu Blau', 'to Blue')),
          keys: ['k', 'i'],
        },
      ];
  return [
    ...places,
    {
      id: 'face',
      label: words('Oben liegt', 'On top'),
      min: 0,
      max: faces.length - 1,
      step: 1,
      value: Math.max(0, faces.indexOf(face)),
      says: FACES[face]?.corners === 4 ? words('ein Viereck', 'a square') : words('ein Dreieck', 'a triangle'),
      keys: ['q', 'e'],
    },
    {
      id: 'yaw',
      label: words('Gedreht', 'Turned'),
      min: -180,
      max: 180,
      step: 5,
      keyStep: 15,
      value: yaw,
      says: both(() => `${Math.round(yaw)}°`),
      keys: ['u', 'o'],
    },
  ];
}

export function layTurned(lay: Lay, dial: string, value: number, match: Match): Lay {
  const [x, y] = lay.at;
  switch (dial) {
    case 'x':
      return { ...lay, at: [value, y] };
    case 'y':
      return { ...lay, at: [x, value] };
    case 'face':
      return { ...lay, face: facesOf(match, match.state.restart?.by ?? 'red')[value] ?? lay.face };
    default:
      return { ...lay, yaw: value };
  }
}

export const isLay = (action: AnyAction<TippKick> | null): action is Lay => action?.kind === 'lay';
