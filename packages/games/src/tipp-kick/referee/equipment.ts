import { report, type EquipmentReport } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';
import { equipmentSchema, type Equipment } from './equipment-schema.ts';
import { ballFound } from './equipment/ball.ts';
import { failing, together, type Fault } from './equipment/check.ts';
import { goalsFound } from './equipment/goals.ts';
import { keeperOnPlate } from './equipment/keeper-on-plate.ts';
import { pitchFound } from './equipment/pitch.ts';
import { plateFound } from './equipment/plate.ts';
import { playersFound } from './equipment/players.ts';

/** Who has to look at each part before the match. */
const PARTS = {
  plate: 'DTKV-1.K28.1',
  pitch: 'DTKV-1.K28.1',
  felt: 'DTKV-1.K28.1',
  goals: 'DTKV-1.K28.1',
  ball: 'DTKV-3.K4',
  players: 'DTKV-2.K1',
} as const satisfies Partial<Record<keyof Equipment, Paragraph>>;

/** The referee's look at everything before the kick-off. */
export function checkEquipment(given: unknown): EquipmentReport<Paragraph> {
  const list = equipmentSchema.parse(given);
  const { breaches, warnings } = together([
    failing(unchecked(list)),
    plateFound(list),
    pitchFound(list),
    goalsFound(list),
    keeperOnPlate(list),
    ballFound(list),
    playersFound(list),
  ]);
  return report(breaches, warnings);
}

/** Nothing may be left unchecked, and both players bring their figures. */
function unchecked(list: Equipment): readonly Fault[] {
  const parts = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];
  const missing = parts
    .filter((part) => list[part] === undefined)
    .map((part): Fault => ({ paragraph: PARTS[part], item: part, found: null, allowed: 'present and checked' }));
  const players = list.players?.length ?? 2;
  return players === 2
    ? missing
    : [...missing, { paragraph: PARTS.players, item: 'number of players', found: players, allowed: '2' }];
}
