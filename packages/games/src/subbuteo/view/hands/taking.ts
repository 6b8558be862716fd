import type { Words } from '@bande/core';
import type { Dial } from '@bande/stage/view';
import { groundIn, isGone } from '../../motion.ts';
import { figuresOf, isFigure, sideOf, type Figure } from '../../names.ts';
import { spotsNow } from '../../places.ts';
import type { Match } from '../../state.ts';
import type { Take } from './areas.ts';
import { isCell, middleOf } from '../words/board.ts';
import { bodyWords, both, words } from '../words/naming.ts';

/** Who takes a restart, from where, and where the ball lies then. */

const takersOf = ({ state: { motion, restart } }: Match, { figure }: Take): readonly Figure[] =>
  figuresOf(sideOf(figure)).filter((one) => restart?.kind === 'shot' || !isGone(motion, one));

const laysBall = ({ state: { restart } }: Match): boolean => restart?.kind === 'goalKick' || restart?.kind === 'corner';

/** Pointed at, a figure takes it; any other part of the cloth is where it stands for that. */
export function takeAt(take: Take, id: string, match: Match): Take | null {
  if (isFigure(id)) return takersOf(match, take).includes(id) ? { ...take, figure: id } : null;
  if (!isCell(id)) return null;
  const { x, y } = middleOf(groundIn(match).pitch, id);
  return { ...take, at: [Math.round(x * 1000), Math.round(y * 1000)] };
}

const far = (value: number, less: Words, more: Words): Words =>
  both((language) => `${Math.abs(Math.round(value))} mm ${(value < 0 ? less : more)[language]}`);
const across = (value: number): Words => far(value, words('links', 'left'), words('rechts', 'right'));
const along = (value: number): Words => far(value, words('zu Rot', 'to Red'), words('zu Blau', 'to Blue'));

const ballOf = (take: Take, match: Match): readonly [number, number] => take.ball ?? spotsNow(match).ball ?? [0, 0];

export function takeDials(take: Take, match: Match): readonly Dial[] {
  const { pitch } = groundIn(match);
  const [wide, long] = [pitch.width / 2 + pitch.border, pitch.length / 2 + pitch.border].map((most) => {
    const mm = Math.floor(most * 1000);
    return { min: -mm, max: mm, step: 1 };
  }) as [Range, Range];
  const takers = takersOf(match, take);
  const [x, y] = take.at;
  const [ballX, ballY] = ballOf(take, match);
  return [
    {
      id: 'figure',
      label: words('Figur', 'Figure'),
      min: 0,
      max: takers.length - 1,
      step: 1,
      value: takers.indexOf(take.figure as Figure),
      says: bodyWords(take.figure),
      keys: ['a', 'd'],
    },
    { id: 'x', label: words('Seite', 'Across'), ...wide, value: x, says: across(x) },
    { id: 'y', label: words('Länge', 'Along'), ...long, value: y, says: along(y) },
    ...(laysBall(match)
      ? [
          { id: 'ballX', label: words('Ball: Seite', 'Ball: across'), ...wide, value: ballX, says: across(ballX) },
          { id: 'ballY', label: words('Ball: Länge', 'Ball: along'), ...long, value: ballY, says: along(ballY) },
        ]
      : []),
  ];
}
type Range = Pick<Dial, 'min' | 'max' | 'step'>;

export function takeTurned(take: Take, dial: string, value: number, match: Match): Take {
  const [x, y] = take.at;
  const [ballX, ballY] = ballOf(take, match);
  switch (dial) {
    case 'figure':
      return { ...take, figure: takersOf(match, take)[value] ?? take.figure };
    case 'x':
      return { ...take, at: [value, y] };
    case 'y':
      return { ...take, at: [x, value] };
    case 'ballX':
      return { ...take, ball: [value, ballY] };
    default:
      return { ...take, ball: [ballX, value] };
  }
}
