import { BREACH_NAMES, breachNamed, type BreachName } from '../../referee/breaches.ts';
import type { Paragraph } from '../../rulebook.ts';

/** Laws that belong to no breach in particular. */
const COMMON: ReadonlySet<Paragraph> = new Set<Paragraph>(['ICF-62', 'ICF-143']);

/** The breach that a ruling speaks of: the one whose laws it cites first. */
export function breachCited(paragraphs: readonly Paragraph[]): BreachName | null {
  const own = (name: BreachName): readonly Paragraph[] => breachNamed(name).laws.filter((law) => !COMMON.has(law));
  return (
    BREACH_NAMES.find((name) => own(name).length > 0 && own(name).every((law) => paragraphs.includes(law))) ?? null
  );
}
