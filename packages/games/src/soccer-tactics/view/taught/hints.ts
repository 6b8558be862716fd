import type { Gesture, Hint, Lesson, Shape, ShapeLook } from '@bande/stage/view';
import { words } from '../words/naming.ts';

/** Roll, line up, pick, go; and where the ball goes. What is to be done stands above it: these say how. */
export const hints: readonly Hint[] = [
  {
    id: 'roll',
    words: words('Drück auf „Würfeln“.', 'Press “Roll”.'),
    byKeys: words('Enter würfelt.', 'Enter rolls.'),
    until: { rolled: true },
  },
  {
    id: 'lineUp',
    words: words('Drück auf „So spielen“.', 'Press “Play like this”.'),
    byKeys: words('Enter nimmt diese Aufstellung.', 'Enter takes this line-up.'),
    until: { picked: 'formation' },
    atShortcut: true,
  },
  {
    id: 'pick',
    gesture: 'pick',
    words: words('Wähl eine Figur mit leuchtendem Ring.', 'Choose a pawn with a bright ring.'),
    byKeys: words('N führt zur nächsten Figur, Enter wählt sie.', 'N leads to the next pawn, Enter picks it.'),
    until: { picked: 'move' },
  },
  {
    id: 'go',
    gesture: 'go',
    words: words(
      'Und jetzt ein Feld mit Zeichen, oder zieh sie dorthin.',
      'And now a square with a mark, or drag it there.',
    ),
    byKeys: words('N führt zum nächsten Feld, Enter zieht dorthin.', 'N leads to the next square, Enter moves there.'),
    until: { acted: 'move' },
  },
  {
    id: 'ball',
    gesture: 'ball',
    words: words(
      'Wähl ein Feld mit Zeichen: Dorthin rollt der Ball.',
      'Choose a square with a mark: the ball goes there.',
    ),
    byKeys: words(
      'N führt zum nächsten Feld, Enter spielt den Ball dorthin.',
      'N leads to the next square, Enter plays the ball there.',
    ),
    until: { acted: 'play' },
  },
];

export const gestures: readonly Gesture[] = [
  {
    by: words(
      'Auf eine Figur drücken, dann auf das Feld; oder sie dorthin ziehen',
      'Press a pawn, then the square; or drag it there',
    ),
    does: words(
      'zieht sie dorthin; noch einmal drücken nimmt es zurück',
      'moves it there; pressing again takes it back',
    ),
  },
  {
    by: words('Auf ein Feld drücken', 'Press a square'),
    does: words('spielt den Ball dorthin, wenn er zu spielen ist', 'plays the ball there, if it is to be played'),
  },
];

const LINE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linejoin': 'round' } as const;
const frame: Shape = { tag: 'rect', look: { x: 2, y: 2, width: 20, height: 20, rx: 3, ...LINE } };
const ring = (r: number, look: ShapeLook = {}): Shape => ({
  tag: 'circle',
  look: { cx: 12, cy: 12, r, ...LINE, ...look },
});
const sign = (...shapes: readonly Shape[]): Lesson['sign'] => ({ width: 24, height: 24, shapes });

/** The marks as they lie on the table. All of them may be chosen. */
const SIGNS: readonly Lesson[] = [
  {
    sign: sign(ring(10, { 'stroke-width': 3 })),
    words: words(
      'Heller Ring: Diese Figur darf ziehen; geht es um den Ball, erreicht sie ihn. Blasser Ring: Sie darf ziehen, erreicht ihn aber nicht.',
      'Bright ring: this pawn may move, and reaches the ball if it is to be won. Pale ring: it may move, but does not reach the ball.',
    ),
  },
  {
    sign: sign(ring(4, { fill: 'currentColor' })),
    words: words('Punkt oder Rahmen: Dorthin darf man.', 'Dot or frame: one may go there.'),
  },
  {
    sign: sign(ring(10), ring(6)),
    words: words(
      'Grüner Doppelring: Dort kommt der Ball zu einem von uns, durch einen Pass oder weil er dort liegt.',
      'Green double ring: there the ball comes to one of us, by a pass or because it lies there.',
    ),
  },
  {
    sign: sign(ring(8), { tag: 'path', look: { d: 'M12 1v6M12 17v6M1 12h6M17 12h6', ...LINE } }),
    words: words(
      'Grünes Fadenkreuz: Wer den Ball dorthin spielt, schießt sofort aufs Tor.',
      'Green cross-hairs: whoever plays the ball there shoots at once.',
    ),
  },
  {
    sign: sign(
      { tag: 'rect', look: { x: 7, y: 7, width: 10, height: 10, rx: 2, ...LINE } },
      { tag: 'path', look: { d: 'M1 8l4 4-4 4M23 8l-4 4 4 4', ...LINE } },
    ),
    words: words(
      'Zwei Pfeile: Dort kommt es mit einem Gegner zum Zweikampf um den Ball.',
      'Two arrows: there it comes to a duel with an opponent for the ball.',
    ),
  },
  {
    sign: sign(frame, { tag: 'path', look: { d: 'M14 13V5l5 2.5-5 2.5', ...LINE } }),
    words: words(
      'Fahne: Man darf, aber es ist Abseits, und der Gegner bekommt einen Freistoß. Die gestrichelte Linie zeigt, wo Abseits beginnt.',
      'Flag: allowed, but it is offside, and the opponent gets a free kick. The dashed line shows where offside begins.',
    ),
  },
];
export const signs: readonly Lesson[] = SIGNS.map((lesson) => ({ ...lesson, isSign: true }));
