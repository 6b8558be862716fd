import type { Paragraph } from '../../rulebook.ts';
import type { Keeper } from '../equipment-schema.ts';
import {
  allowed,
  atMost,
  between,
  exactly,
  ifThere,
  look,
  no,
  NOTHING,
  oneOf,
  together,
  yes,
  type Check,
  type Found,
} from './check.ts';

/** How far each measure of a box may be off, either way. */
const TOLERANCE = { mm: 2, by: 'DTKV-2.K28' } as const;
const about = (paragraph: Paragraph, path: string, wanted: number): Check => ({
  ...between(paragraph, path, wanted - TOLERANCE.mm, wanted + TOLERANCE.mm),
  allowed: `${wanted} ± ${TOLERANCE.mm} (${TOLERANCE.by})`,
});

const KEEPER: readonly Check[] = [
  oneOf('DTKV-2.1.2', 'kind', 'plain', 'pushButton'),
  no('DTKV-2.3.1', 'figure.enlarged'),
  no('DTKV-2.3.1', 'figure.filed'),
  atMost('DTKV-2.3.2', 'rod.length', 70),
  atMost('DTKV-2.3.4', 'rod.diameter', 2),
  oneOf('DTKV-2.K32', 'rod.exitFace', 'longSide'),
  yes('DTKV-2.K32', 'rod.exitCentred'),
  between('DTKV-2.K33', 'rod.exitHeight', 3, 8),
  between('DTKV-2.K34', 'rod.entryHeight', 3, 6),
  atMost('DTKV-2.K35', 'rod.angle', 90),
  yes('DTKV-2.3.5.1', 'box.cuboid'),
  about('DTKV-2.3.5.1', 'box.width', 40),
  about('DTKV-2.3.5.2', 'box.depth', 25),
  about('DTKV-2.3.5.3', 'box.height', 20),
  yes('DTKV-2.3.6', 'box.closedAtExit'),
  exactly('DTKV-2.3.7', 'box.edges', 12),
  allowed('DTKV-2.K25', 'box.material'),
  allowed('DTKV-2.K25', 'box.closedFaces'),
  ifThere(oneOf('DTKV-2.K26', 'box.recesses', 'none', 'withinFace')),
  allowed('DTKV-2.K27', 'box.mass'),
  no('DTKV-2.K30', 'box.attachments'),
  allowed('DTKV-2.K31', 'box.heightWithButtons'),
];
const ORIGINAL: readonly Check[] = [ifThere(atMost('DTKV-2.3.3', 'rod.length', 70))];
const BUTTONS = yes('DTKV-2.K29', 'box.originalButtons');

/** A keeper of original material is let off nothing [B-15]; buttons are looked at where there are any. */
export const keeperFound = (keeper: Keeper, item: string): Found =>
  together([
    look(keeper, item, KEEPER),
    keeper.originalMaterial === true ? look(keeper, item, ORIGINAL) : NOTHING,
    look(keeper, item, [keeper.kind === 'pushButton' ? BUTTONS : ifThere(BUTTONS)]),
  ]);
