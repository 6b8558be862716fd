import type { Equipment } from '../equipment-schema.ts';
import {
  allowed,
  atLeast,
  atMost,
  between,
  equal,
  exactly,
  type Fault,
  faultsIn,
  many,
  measured,
  no,
  oneOf,
  rounded,
  thousandths,
  yes,
  type Check,
} from './check.ts';

/** How far the table goes beyond lines and goals: [S-79]. */
const TABLE: readonly Check[] = [
  oneOf('FISTF-I.10.1', 'material', 'hardboard', 'chipboard', 'similar'),
  yes('FISTF-I.10.2', 'barrier.allRound'),
  between('FISTF-III.1.1.1.2', 'height', 700, 900),
  yes('FISTF-III.1.1.1.3', 'level'),
  many('FISTF-III.1.1.2.1', 'beyondTouchlines', 2),
  between('FISTF-III.1.1.2.1', 'beyondTouchlines', 40, 100),
  many('FISTF-III.1.1.2.1', 'beyondGoalLines', 2),
  between('FISTF-III.1.1.2.1', 'beyondGoalLines', 40, 100),
  many('FISTF-III.1.1.2.2', 'behindGoals', 2),
  between('FISTF-III.1.1.2.2', 'behindGoals', 0, 100),
  between('FISTF-III.1.1.3.1', 'barrier.height', 20, 100),
  atMost('FISTF-III.1.1.3.2', 'barrier.width', 100),
  many('FISTF-III.1.1.3.3', 'barrier.gaps', 2),
  between('FISTF-III.1.1.3.3', 'barrier.gaps', 150, 250),
  yes('FISTF-III.1.1.3.3', 'barrier.gapsCentred'),
  atLeast('FISTF-III.1.1.4', 'room', 1000),
];

const CLOTH: readonly Check[] = [
  yes('FISTF-I.12', 'rectangular'),
  yes('FISTF-I.12', 'smooth'),
  yes('FISTF-I.12', 'marked'),
  yes('FISTF-III.1.1.1.1', 'fixed'),
  many('FISTF-III.1.1.2.1', 'beyondTouchlines', 2),
  between('FISTF-III.1.1.2.1', 'beyondTouchlines', 40, 100),
  many('FISTF-III.1.1.2.1', 'beyondGoalLines', 2),
  between('FISTF-III.1.1.2.1', 'beyondGoalLines', 40, 100),
  yes('FISTF-III.1.1.5.1', 'even'),
  yes('FISTF-III.1.1.5.1', 'clean'),
  yes('FISTF-III.1.1.5.2', 'figuresGlide'),
  yes('FISTF-III.1.1.5.2', 'ballRunsStraight'),
  atMost('FISTF-III.1.1.6.1', 'lineWidths', 3),
  no('FISTF-III.1.1.6.2', 'linesDisturb'),
];

const FIELD: readonly Check[] = [
  yes('FISTF-III.1.2.1.1', 'rectangular'),
  between('FISTF-III.1.2.1.2', 'length', 900, 1400),
  between('FISTF-III.1.2.1.3', 'width', 600, 1000),
  many('FISTF-III.1.2.1.5', 'halves', 2),
  measured('FISTF-III.1.2.1.5', 'halves'),
  equal('FISTF-III.1.2.1.5', 'halves'),
  yes('FISTF-III.1.2.1.5', 'halfwayLineParallel'),
  yes('FISTF-III.1.2.1.6', 'centreSpotCentred'),
  between('FISTF-III.1.2.1.7', 'centreCircle.radius', 60, 120),
  yes('FISTF-III.1.2.1.7', 'centreCircle.centred'),
  many('FISTF-III.1.2.2.1', 'quarters', 4),
  measured('FISTF-III.1.2.2.1', 'quarters'),
  equal('FISTF-III.1.2.2.1', 'quarters'),
  yes('FISTF-III.1.2.2.1', 'shootingLinesParallel'),
  many('FISTF-III.1.2.3.1', 'penaltyAreas', 2),
  yes('FISTF-III.1.2.3.1', 'penaltyAreas.onGoalLine'),
  between('FISTF-III.1.2.3.1', 'penaltyAreas.depth', 120, 180),
  between('FISTF-III.1.2.3.2', 'penaltyAreas.width', 300, 480),
  yes('FISTF-III.1.2.3.2', 'penaltyAreas.centred'),
  yes('FISTF-III.1.2.3.3', 'penaltyAreas.rectangular'),
  between('FISTF-III.1.2.3.4', 'penaltyAreas.spot', 80, 140),
  yes('FISTF-III.1.2.3.4', 'penaltyAreas.spotCentred'),
  many('FISTF-III.1.2.4.1', 'goalAreas', 2),
  yes('FISTF-III.1.2.4.1', 'goalAreas.onGoalLine'),
  between('FISTF-III.1.2.4.1', 'goalAreas.depth', 50, 70),
  between('FISTF-III.1.2.4.2', 'goalAreas.width', 220, 260),
  yes('FISTF-III.1.2.4.2', 'goalAreas.centred'),
  yes('FISTF-III.1.2.4.2', 'goalAreas.joined'),
  allowed('FISTF-III.1.2.4.3', 'goalAreas.extended'),
  many('FISTF-III.1.2.5', 'corners', 4),
  between('FISTF-III.1.2.5', 'corners', 20, 30),
  yes('FISTF-III.1.2.5', 'cornersCentred'),
];

const GOALS: readonly Check[] = [
  many('FISTF-I.10.1', 'goals', 2),
  yes('FISTF-III.2.1.1', 'goals.centred'),
  yes('FISTF-III.2.1.1', 'goals.postsOnLine'),
  yes('FISTF-III.2.1.2', 'goals.solid'),
  yes('FISTF-III.2.1.3', 'goals.fastened'),
  exactly('FISTF-III.2.2.1', 'goals.posts', 2),
  exactly('FISTF-III.2.2.1', 'goals.crossbars', 1),
  many('FISTF-III.2.2.1', 'goals.sideBars', 2),
  exactly('FISTF-III.2.2.1', 'goals.sideBars', 2),
  between('FISTF-III.2.2.1', 'goals.rearBars', 1, 2),
  yes('FISTF-III.2.2.2', 'goals.net'),
  yes('FISTF-III.2.3.1', 'goals.postsUpright'),
  rounded('FISTF-III.2.3.1', 'goals.height', 60),
  rounded('FISTF-III.2.3.2', 'goals.width', 125),
  yes('FISTF-III.2.3.3', 'goals.crossbarOnTop'),
  yes('FISTF-III.2.3.3', 'goals.rearBarsParallel'),
  atMost('FISTF-III.2.3.4', 'goals.thickness', 5),
  between('FISTF-III.2.3.5', 'goals.depth', 60, 90),
];

/** Table, cloth, field and goals, as far as they are there at all. */
export const tableFaults = ({ table, cloth, field, goals }: Equipment): readonly Fault[] => [
  ...(table === undefined ? [] : faultsIn(table, 'table', TABLE)),
  ...(cloth === undefined ? [] : faultsIn(cloth, 'cloth', CLOTH)),
  ...(field === undefined ? [] : [...faultsIn(field, 'field', FIELD), ...shapeFaults(field)]),
  ...(goals === undefined ? [] : faultsIn({ goals }, '', GOALS)),
];

type Field = NonNullable<Equipment['field']>;
const LEAST_DIFFERENCE = 300;

/** What depends on two measures. */
const shapeFaults = (field: Field): readonly Fault[] => [
  ...differenceFaults(field),
  ...(field.penaltyAreas ?? []).flatMap(spotFaults),
];

function differenceFaults({ length, width }: Field): readonly Fault[] {
  if (length === undefined || width === undefined) return [];
  const found = thousandths(length - width);
  const item = 'field.length minus field.width';
  return found >= LEAST_DIFFERENCE
    ? []
    : [{ paragraph: 'FISTF-III.1.2.1.4', item, found, allowed: `at least ${LEAST_DIFFERENCE}` }];
}

/** The spot is inside the area [S-81]. */
function spotFaults({ spot, depth }: NonNullable<Field['penaltyAreas']>[number], place: number): readonly Fault[] {
  if (spot === undefined || depth === undefined || spot < depth) return [];
  const item = `field.penaltyAreas ${place + 1}.spot`;
  return [{ paragraph: 'FISTF-III.1.2.3.4', item, found: spot, allowed: `less than ${depth}, the depth of its area` }];
}
