import { circle, INK, LINE, path, sign } from '@bande/stage/signs';
import type { Lesson } from '@bande/stage/view';
import { words } from '../words/naming.ts';

const AIM = sign(circle(7, 17, 4.5, LINE), path('M10.5 13.5L19 5M13 4.5h6.5V11', LINE));
const COLOURS = sign(circle(8, 12, 5.5, INK), circle(16, 12, 5.5, LINE));
const AGAIN = sign(path('M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5', LINE));
const QUEEN = sign(circle(12, 12, 9, LINE), circle(12, 12, 4.5, INK));
const FOUL = sign(circle(12, 12, 9, LINE), path('M8 8l8 8M16 8l-8 8', LINE));
const SCORE = sign({ tag: 'text', look: { x: 12, y: 18, 'text-anchor': 'middle', 'font-size': 17, ...INK }, text: 25 });

/** How a board goes [ICF-15, 43, 48, 52a, 53, 54, 56a, 64a, 64b, 72–75]. */
export const lessons: readonly Lesson[] = [
  {
    sign: AIM,
    words: words(
      'Stoß den Striker von deiner Linie so, dass deine Steine in die Löcher fallen.',
      'Strike the striker from your line so that your pieces fall into the pockets.',
    ),
  },
  {
    sign: COLOURS,
    words: words(
      'Wer den Anstoß hat, spielt in diesem Board die weißen Steine, der andere die schwarzen. Die rote Queen gehört beiden.',
      'Whoever breaks has the white pieces in this board, the other the black ones. The red queen belongs to both.',
    ),
  },
  {
    sign: AGAIN,
    words: words(
      'Du bleibst dran, solange du eigene Steine oder die Queen versenkst; sonst ist der andere an der Reihe.',
      'You go on as long as you pocket own pieces or the queen; otherwise the turn passes.',
    ),
  },
  {
    sign: QUEEN,
    words: words(
      'Die Queen muss bestätigt werden: Im selben oder im nächsten Stoß fällt ein eigener Stein, sonst kommt sie zurück.',
      'The queen must be covered: an own piece falls in the same stroke or the next, or she comes back.',
    ),
  },
  {
    sign: FOUL,
    words: words(
      'Fällt der Striker, schuldest du einen Stein, den der Gegner zurücklegt. Ein Foul kostet auch den Zug.',
      'If the striker falls, you owe a piece, which your opponent puts back. A foul costs the turn, too.',
    ),
  },
  {
    sign: SCORE,
    words: words(
      'Ist die Queen bestätigt, gewinnt das Board, wer zuerst alle eigenen Steine versenkt hat: 1 Punkt je gegnerischem Stein, 3 für die eigene Queen (bis 21 Punkte). 25 gewinnen den Satz.',
      'The first to have pocketed all own pieces, with the queen covered, wins the board: 1 point for each opposing piece, 3 for his queen (up to 21 points). 25 win the game.',
    ),
  },
];
