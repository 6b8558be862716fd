import type { Equipment } from '../equipment-schema.ts';
import {
  atMost,
  hint,
  look,
  many,
  no,
  NOTHING,
  oneOf,
  rounded,
  together,
  yes,
  type Check,
  type Found,
} from './check.ts';
import { PLAN } from './plan.ts';

/** Length, width and corners are printed without a tolerance: to the millimetre. */
const PITCH: readonly Check[] = [
  yes('DTKV-1.2.1', 'rectangular'),
  rounded('DTKV-1.2.2', 'length', 1060),
  rounded('DTKV-1.2.3', 'width', 700),
  yes('DTKV-1.2.4', 'linesVisible'),
  atMost('DTKV-1.2.5', 'lineWidths', 2),
  many('DTKV-1.2.6', 'corners', 4),
  rounded('DTKV-1.2.6', 'corners', 30),
];

const FELT: readonly Check[] = [
  oneOf('DTKV-1.2.8', 'surface', 'felt'),
  yes('DTKV-1.K11', 'onePiece'),
  yes('DTKV-1.K12', 'green'),
  yes('DTKV-1.K13', 'linesContrast'),
  hint(yes('DTKV-1.K13', 'whiteLines')),
  hint(yes('DTKV-1.K14', 'protectedBehindGoals')),
  no('DTKV-1.K15', 'foreignMatter'),
  yes('DTKV-1.K16', 'glued'),
  no('DTKV-1.K17', 'holes'),
  yes('DTKV-1.K18', 'linesUnbroken'),
];

/** To half a millimetre, since the circle is assumed to that. */
const ofThePlan = (part: keyof typeof PLAN): Check =>
  hint(rounded('DTKV-1.1', `plan.${part}`, PLAN[part], 2), `${PLAN[part]}, assumed: the plan is not available`);
const MARKINGS: readonly Check[] = (Object.keys(PLAN) as readonly (keyof typeof PLAN)[]).map(ofThePlan);

export const pitchFound = ({ pitch, felt }: Equipment): Found =>
  together([
    pitch === undefined ? NOTHING : look(pitch, 'pitch', [...PITCH, ...MARKINGS]),
    felt === undefined ? NOTHING : look(felt, 'felt', FELT),
  ]);
