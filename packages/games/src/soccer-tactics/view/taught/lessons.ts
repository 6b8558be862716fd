import { circle, INK, LINE, path, sign } from '@bande/stage/signs';
import type { Lesson } from '@bande/stage/view';
import { words } from '../words/naming.ts';

const DIE = sign(
  { tag: 'rect', look: { x: 3, y: 3, width: 18, height: 18, rx: 4, ...LINE } },
  ...[7.5, 12, 16.5].map((at) => circle(at, at, 1.8, INK)),
);
const BALL = sign(circle(12, 12, 9, LINE), path('M12 7.5l4.3 3.1-1.6 5H9.3l-1.6-5z', INK));
const FREE = sign(circle(12, 12, 10, { ...LINE, 'stroke-dasharray': '3 3' }), circle(12, 12, 4, INK));
const DUEL = sign(circle(8.5, 12, 5.5, INK), circle(15.5, 12, 5.5, LINE));
const STAR = sign(path('M12 2l3 6.7 7.2.7-5.4 4.9 1.6 7.2L12 17.7l-6.4 3.8 1.6-7.2L1.8 9.4 9 8.7z', INK));
const CARD = sign(
  { tag: 'rect', look: { x: 6, y: 3, width: 12, height: 18, rx: 2, ...LINE } },
  path('M9 8h6M9 12h6', LINE),
);

/** How a turn goes [STW-4.3–4.10, 4A, 4B.5, 4D, 5, 5A, 6A, 7.1, 9A]. */
export const lessons: readonly Lesson[] = [
  {
    sign: DIE,
    words: words(
      'Wer den Ball hat, greift an (im Regelbuch das A-Team, das andere ist das D-Team): erst würfeln und einen Feldspieler ohne Ball genau so weit ziehen.',
      'Whoever has the ball attacks (the A-Team of the rulebook, the other is the D-Team): first roll and move a field player without the ball exactly that far.',
    ),
  },
  {
    sign: BALL,
    words: words(
      'Dann würfeln und den Ball genau so weit spielen: zu einem Mitspieler oder auf ein freies Feld. Mit einer 1 darf man dribbeln.',
      'Then roll and play the ball exactly that far: to a team-mate or to an empty square. With a 1 one may dribble.',
    ),
  },
  {
    sign: FREE,
    words: words(
      'Um einen freien Ball würfeln beide abwechselnd, der Angreifer zuerst. Wer genau auf ihm endet, hat ihn. Der Verteidiger kann statt zu würfeln den Torwart 1 Feld ziehen.',
      'For a free ball both roll in turn, the attacker first. Whoever ends exactly on it has it. Instead of rolling, the defender may move the keeper 1 square.',
    ),
  },
  {
    sign: DUEL,
    words: words(
      'Treffen sich zwei am Ball, ist Zweikampf: Die höhere Summe gewinnt, Verteidiger und Torwart zählen etwas dazu. 6 gegen 1 ist ein Foul.',
      'Two who meet at the ball fight a duel: the higher total wins, defenders and keeper add a little. 6 against 1 is a foul.',
    ),
  },
  {
    sign: STAR,
    words: words(
      'Geschossen wird, wenn der Ball im Strafraum behauptet ist, oder nach einem direkten Pass dorthin oder auf einen Stern. Der Kreisel zeigt Ball (Tor), Fahne (Ecke) oder Handschuh (Abschlag).',
      'One shoots when the ball is held in the penalty area, or after a direct pass there or onto a star. The spinner shows ball (goal), flag (corner) or glove (goal kick).',
    ),
  },
  {
    sign: CARD,
    words: words(
      'Abseits steht, wer beim Pass näher am Tor ist als jeder Feldspieler des Gegners. Die Kästchen am Rand sind für Karten: Gelb nach einem Foul, beim zweiten Mal Platzverweis.',
      'Offside is whoever is nearer to the goal than every opposing field player when the ball is passed. The tiles at the edge are for cards: yellow after a foul, sent off the second time.',
    ),
  },
];
