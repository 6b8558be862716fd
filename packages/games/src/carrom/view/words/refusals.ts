import type { Refusal, Words } from '@bande/core';
import type { Paragraph } from '../../rulebook.ts';
import { words } from './naming.ts';

/** Why a stroke or a placing is not possible, shorter than the law it rests on. */
const REASONS: { readonly [P in Paragraph]?: Words } = {
  'ICF-130a': words('Der Striker steht nicht auf beiden Grundlinien.', 'The striker is not on both base lines.'),
  'ICF-130b.1': words(
    'Der Striker muss den Grundkreis ganz zudecken oder ganz frei von ihm stehen.',
    'The striker must cover the base circle completely or be clear of it.',
  ),
  'ICF-130b.2': words('Der Striker berührt den Pfeil.', 'The striker touches the arrow.'),
  'ICF-134.1': words(
    'Dort liegt ein Stein: Der Striker darf ihn nicht berühren.',
    'A piece lies there: the striker must not touch it.',
  ),
  'ICF-85.1': words('Der Stein muss ganz im Außenkreis liegen.', 'The piece must lie wholly inside the outer circle.'),
  'ICF-86.1': words('Dort liegt schon ein Stein.', 'A piece lies there already.'),
  'ICF-89b.1': words(
    'Der Stein darf nicht auf dem Mittelkreis liegen.',
    'The piece must not lie on the centre circle.',
  ),
  'ICF-114.1': words('So läge ein Shot mit der Queen bereit.', 'This would lay up a shot with the queen.'),
};

/** Null where the law says it best. */
export const refusalWords = ({ code, paragraphs: [first] }: Refusal): Words | null =>
  code === 'againstTheRules' ? (REASONS[first as Paragraph] ?? null) : null;
