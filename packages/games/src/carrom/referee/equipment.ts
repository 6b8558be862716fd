import { checks, report, type Breach, type EquipmentReport } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';
import { equipmentSchema, type Equipment } from './equipment-schema.ts';

const PARTS = Object.keys(equipmentSchema.shape) as readonly (keyof Equipment)[];

const { allowed, atLeast, atMost, between, exactly, faultsIn, ifThere, no, oneOf, yes } = checks;

interface Check extends checks.Check<Paragraph> {
  /** Off the mark is worth a hint and no failure. */
  readonly hint?: true;
}
/** A measure printed without tolerance [CI-58], and whatever the laws only prefer. */
const hint = (check: Check): Check => ({ ...check, hint: true });

const CHECKS: readonly Check[] = [
  oneOf('ICF-A.1.1', 'board.material', 'plywood', 'smoothWood'),
  atLeast('ICF-A.1.2', 'board.thicknessMm', 8),
  between('ICF-A.1.3', 'board.sides', 73.5, 74),
  yes('ICF-A.1.3', 'board.smooth'),
  atLeast('ICF-A.1.4', 'board.runs', 3.5),
  oneOf('ICF-A.2.1', 'board.frame.material', 'rosewood', 'hardwood'),
  yes('ICF-A.2.1', 'board.frame.goodRebound'),
  yes('ICF-A.2.2', 'board.frame.roundedInside'),
  between('ICF-A.2.3', 'board.frame.height', 1.9, 2.54),
  between('ICF-A.2.4', 'board.frame.width', 6.35, 7.6),
  yes('ICF-A.2.5', 'board.frame.supports'),
  exactly('ICF-A.3.1', 'board.pockets.diameters.length', 4),
  between('ICF-A.3.1', 'board.pockets.diameters', 4.3, 4.6),
  yes('ICF-A.3.1', 'board.pockets.round'),
  yes('ICF-A.3.2', 'board.pockets.woodCutAway'),
  exactly('ICF-A.4a.1', 'board.baseLines.count', 8),
  yes('ICF-A.4a.1', 'board.baseLines.straight'),
  yes('ICF-A.4a.1', 'board.baseLines.black'),
  yes('ICF-A.4a.1', 'board.baseLines.parallelToFrame'),
  between('ICF-A.4a.2', 'board.baseLines.lengths', 46.7, 47.3),
  hint(atMost('ICF-A.4a.2', 'board.baseLines.lengths.spread', 0.15)),
  between('ICF-A.4a.3', 'board.baseLines.lowerWidths', 0.5, 0.65),
  hint(between('ICF-A.4a.4', 'board.baseLines.fromFrame', 10, 10.3)),
  hint(between('ICF-A.4a.5', 'board.baseLines.apart', 3.03, 3.33)),
  exactly('ICF-A.4b.1', 'board.baseCircles.count', 8),
  hint(between('ICF-A.4b.1', 'board.baseCircles.diameters', 3.03, 3.33)),
  hint(between('ICF-A.4b.2', 'board.baseCircles.redDiameters', 2.39, 2.69)),
  yes('ICF-A.4b.2', 'board.baseCircles.redFilled'),
  yes('ICF-A.4b.3', 'board.baseCircles.touchTheLines'),
  hint(between('ICF-A.4b.4', 'board.baseCircles.gaps', 1.12, 1.42)),
  exactly('ICF-A.5.1', 'board.arrows.count', 4),
  yes('ICF-A.5.1', 'board.arrows.black'),
  atMost('ICF-A.5.1', 'board.arrows.thickness', 0.15),
  yes('ICF-A.5.2', 'board.arrows.throughTheGap'),
  hint(between('ICF-A.5.3', 'board.arrows.fromPocket', 4.85, 5.15)),
  atMost('ICF-A.5.4', 'board.arrows.lengths', 26.7),
  hint(ifThere(between('ICF-A.5.5', 'board.arrows.arcDiameters', 5.2, 5.5))),
  between('ICF-A.6.1', 'board.centreCircle.diameter', 3.02, 3.34),
  yes('ICF-A.6.1', 'board.centreCircle.centred'),
  yes('ICF-A.6.2', 'board.centreCircle.blackOutline'),
  yes('ICF-A.6.2', 'board.centreCircle.redFilled'),
  between('ICF-A.7.1', 'board.outerCircle.diameter', 16.7, 17.3),
  yes('ICF-A.7.1', 'board.outerCircle.centred'),
  yes('ICF-A.7.1', 'board.outerCircle.black'),
  allowed('ICF-A.7.2', 'board.outerCircle.decoration'),
  yes('ICF-B.1', 'pieces.round'),
  yes('ICF-B.1', 'pieces.goodWood'),
  between('ICF-B.2', 'pieces.diameters', 3.02, 3.18),
  between('ICF-B.3', 'pieces.heights', 0.7, 0.9),
  yes('ICF-B.4', 'pieces.evenEdges'),
  between('ICF-B.5', 'pieces.masses', 5, 5.5),
  exactly('ICF-B.6', 'pieces.white', 9),
  exactly('ICF-B.6', 'pieces.black', 9),
  exactly('ICF-B.6', 'pieces.red', 1),
  yes('ICF-B.6', 'pieces.alike'),
  yes('ICF-B.7', 'pieces.slideFlat'),
  yes('ICF-C.1', 'strikers.roundAndEven'),
  between('ICF-C.2', 'strikers.diameter', 3.18, 4.13), // the lower bound: [CI-57]
  atMost('ICF-C.3', 'strikers.mass', 15),
  oneOf('ICF-C.4', 'strikers.material', 'wood', 'plastic', 'bone', 'stone', 'other'),
  no('ICF-C.5', 'strikers.visibleMetal'),
  oneOf('ICF-C.6', 'strikers.engraving', 'none', 'decent'),
  yes('ICF-115.2', 'strikers.approved'),
  between('ICF-D.1', 'table.height', 63, 70),
  yes('ICF-D.2', 'table.level'),
  yes('ICF-D.2', 'table.steady'),
  allowed('ICF-D.3', 'table.shims'),
  between('ICF-E.1', 'seats.height', 40, 50),
  oneOf('ICF-E.2', 'seats.kind', 'stool', 'chair'),
  yes('ICF-F.1', 'powder.goodQuality'),
  no('ICF-F.2', 'powder.damp'),
  yes('ICF-F.3', 'powder.fromContainer'),
  exactly('ICF-G.1', 'nets.length', 4),
  atLeast('ICF-G.2', 'nets.holds', 10),
  oneOf('ICF-H.1', 'light.shade', 'cylindrical', 'square'),
  yes('ICF-H.1', 'light.onlySurfaceAndFrame'),
  hint(ifThere({ ...yes('ICF-H.1', 'light.metalShade'), allowed: 'preferably yes' })),
  yes('ICF-H.2', 'light.whiteInside'),
  between('ICF-H.3', 'light.watts', 60, 100),
  hint(ifThere({ ...yes('ICF-H.3', 'light.clearGlass'), allowed: 'preferably yes' })),
  hint(ifThere(no('ICF-H.4', 'light.dazzles', 'no: at a player’s request the lamp is hung elsewhere'))),
];

export function checkEquipment(given: unknown): EquipmentReport<Paragraph> {
  const set = equipmentSchema.parse(given);
  const missing = PARTS.filter((part) => set[part] === undefined);
  const due = CHECKS.filter(({ path }) => !missing.some((part) => path.startsWith(`${part}.`)));
  const [soft, hard] = [due.filter((check) => check.hint === true), due.filter((check) => check.hint !== true)];
  return report([...missing.map(missingPart), ...faultsIn(set, '', hard)], faultsIn(set, '', soft));
}

const missingPart = (part: string): Breach<Paragraph> => ({
  paragraph: 'ICF-I',
  item: part,
  found: null,
  allowed: 'present and checked',
});
