import type { Lesson } from '@bande/stage/view';
import type { Match } from '../../state.ts';
import { words } from '../words/naming.ts';
import { FLICK, GOAL, KEEPER } from './signs.ts';
import { circle, INK, LINE, path, sign } from '@bande/stage/signs';
import { mayBlock, touches } from '../words/tokens.ts';

const CHANGE = sign(path('M3 8h15M14 4l4 4-4 4M21 17H6M10 13l-4 4 4 4', LINE));
const BLOCK = sign(path('M4 20V10M10 20V10M16 20V10M2 10h16', LINE), circle(20, 5, 2.5, INK));
const TIME = sign(circle(12, 13, 8, LINE), path('M12 13V8M10 2h4', LINE));

const inMinutes = (minutes: number): Lesson => ({
  sign: TIME,
  words: words(
    `Zweimal ${minutes} Minuten; Abseits, Einwurf, Ecke und Freistoß gibt es wie im Fußball.`,
    `Twice ${minutes} minutes; offside, throw-ins, corners and free kicks are as in football.`,
  ),
});
/** The game of the rulebook in a few lines ['FISTF-II.3.1.1.1' 'FISTF-II.5.1' 'FISTF-II.5.2.1.1' 'FISTF-II.6.2.1.1' 'FISTF-II.7.1.1' 'FISTF-II.8']. */
const GAME_LESSONS: readonly Lesson[] = [
  {
    sign: FLICK,
    words: words(
      'Zwei Spieler, je zehn Figuren und ein Torwart. Wer den Ball hat, schnippt seine Figuren mit dem Fingernagel an den Ball.',
      'Two players, ten figures and a keeper each. Whoever has the ball flicks his figures at it with a fingernail.',
    ),
  },
  {
    sign: CHANGE,
    words: words(
      'Er behält ihn, solange seine Figuren ihn treffen, dieselbe höchstens dreimal nacheinander. Verfehlt er ihn oder rollt der Ball an eine ruhende Figur des Gegners, wechselt der Ballbesitz.',
      'He keeps it as long as his figures hit it, the same one at most three times running. If he misses it, or the ball touches a resting figure of the opponent, possession changes.',
    ),
  },
  {
    sign: BLOCK,
    words: words(
      'Für jedes Spielen des Balls darf der Verteidiger eine Figur schnippen und dem Angreifer in den Weg stellen: der Verteidigungszug.',
      'For each time the ball is played the defender may flick one figure into the attacker’s way: the block flick.',
    ),
  },
  {
    sign: GOAL,
    words: words(
      'Ein Tor zählt nur, wenn der Ball beim Schuss ganz in der Schusszone lag, dem Viertel des Feldes vor dem Tor.',
      'A goal counts only if the ball lay wholly in the shooting zone when it was shot: the quarter of the field before that goal.',
    ),
  },
  {
    sign: KEEPER,
    words: words(
      'Den Torwart führt man an seiner Stange hinter dem Tor.',
      'The keeper is led by his rod behind the goal.',
    ),
  },
  inMinutes(15),
];

/** The same with the time of a match that is played. */
export function gameLessons(match?: Match): readonly Lesson[] {
  if (match === undefined) return GAME_LESSONS;
  const { shootOutOnly, halfMinutes } = match.setup.settings;
  return [...GAME_LESSONS.slice(0, -1), shootOutOnly ? IN_A_SHOOT_OUT : inMinutes(halfMinutes)];
}

const IN_A_SHOOT_OUT: Lesson = {
  sign: TIME,
  words: words(
    'Hier wird nur geschossen: abwechselnd, ein Zug, direkt aufs Tor.',
    'Here there are only shots: in turn, one flick, straight at goal.',
  ),
};

/** What the small signs beside the score mean. */
const SIGNS: readonly Lesson[] = [
  {
    sign: mayBlock.sign,
    words: words(
      'Schild an der Anzeigetafel: Diese Seite darf jetzt eine Figur zur Abwehr schnippen.',
      'Shield on the scoreboard: this side may flick one figure to defend now.',
    ),
  },
  {
    sign: touches(2, 3, words('', '')).sign,
    words: words(
      'Punkte: So oft darf die Figur, die zuletzt gespielt hat, den Ball noch spielen; dann muss eine andere ran.',
      'Dots: so often the figure that played last may still play the ball; then it is another one’s turn.',
    ),
  },
  {
    sign: sign(circle(6, 12, 4.5, INK), circle(18, 12, 4.5, LINE), path('M15.500 9.500l5 5', LINE)),
    words: words(
      'Bälle im Freistoßschießen: voll heißt getroffen, durchgestrichen verschossen.',
      'Balls in a shoot-out: a full one went in, a crossed one did not.',
    ),
  },
];
export const signs: readonly Lesson[] = SIGNS.map((lesson) => ({ ...lesson, isSign: true }));
