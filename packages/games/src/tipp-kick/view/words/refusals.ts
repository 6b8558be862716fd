import type { Refusal, Words } from '@bande/core';
import { always } from '@bande/stage/view';
import { topOn } from '../../plate.ts';
import { toPlay } from '../../rights.ts';
import type { Paragraph } from '../../rulebook.ts';
import { colourOf, ownerOf, type Match } from '../../state.ts';
import { colourWords, restartWords, sideWords, words } from './naming.ts';

type Say = (match: Match) => Words;

/** Null where the paragraph says it best. */
export function refusalWords({ code, paragraphs, detail }: Refusal, match: Match): Words | null {
  const [first] = paragraphs;
  if (first === undefined) return BY_DETAIL[detail ?? '']?.(match) ?? null;
  if (code === 'notYourTurn') return notYourBall(match);
  return REASONS[first as Paragraph]?.(match) ?? null;
}

/** `Nicht dein Ball: Schwarz liegt oben, Blau ist dran.` */
const notYourBall: Say = (match) => {
  const { restart, plate } = match.state;
  const owner = toPlay(match);
  if (restart !== null) {
    const [kick, side] = [restartWords(restart.kind), sideWords(restart.by)];
    return words(`Nicht dein Ball: ${kick.de} für ${side.de}.`, `Not your ball: ${kick.en} for ${side.en}.`);
  }
  const top = plate === null ? null : topOn(plate.motion.rest);
  if (top === null || owner === null) return words('Nicht dein Ball.', 'Not your ball.');
  const [colour, side] = [colourWords(top), sideWords(owner)];
  return owner === ownerOf(match.state, top)
    ? words(
        `Nicht dein Ball: ${colour.de} liegt oben, ${side.de} ist dran.`,
        `Not your ball: ${colour.en.toLowerCase()} is on top, it is ${side.en}’s turn.`,
      )
    : words(`Nicht dein Ball: ${side.de} ist dran.`, `Not your ball: it is ${side.en}’s turn.`);
};
/** It is his ball, and the other colour lies on top of it. */
const otherColour: Say = (match) => {
  const side = toPlay(match);
  if (side === null) return words('Warte, bis der Ball liegt.', 'Wait until the ball lies still.');
  const own = colourWords(colourOf(match.state, side));
  return words(`Deine Farbe muss oben liegen: ${own.de}.`, `Your colour has to be on top: ${own.en.toLowerCase()}.`);
};

const MOVING: Say = always(
  'Der Ball rollt noch: Warte, bis er liegt.',
  'The ball is still moving: wait until it rests.',
);
const NOT_LAID: Say = always('Gleich: Der Ball wird erst hingelegt.', 'One moment: the ball is being laid.');
const BY_DETAIL: Readonly<Record<string, Say>> = {
  'the ball is not laid yet': NOT_LAID,
  'the leg is swinging': always('Das Schussbein schwingt schon.', 'The leg is swinging already.'),
  'it is in use': always('Mit diesem Kicker spielst du schon.', 'You play with this kicker already.'),
  'at a desk a referee enters facts': always(
    'Am Spieltisch trägt der Schiedsrichter ein, was geschieht.',
    'At a desk the referee enters what happens.',
  ),
};

const TOO_NEAR: Say = always(
  'Zu nah am Ball: Zwei Kickerlängen müssen frei sein, 15,6 cm.',
  'Too near the ball: keep two kicker lengths, 15.6 cm.',
);
const TOO_NEAR_FREE: Say = always(
  'Zu nah am Ball: Beim Freistoß sind es drei Kickerlängen, 23,4 cm.',
  'Too near the ball: at a free kick it is three kicker lengths, 23.4 cm.',
);
const WRONG_PLACE: Say = ({ state: { restart } }) => {
  const kick = restart === null ? null : restartWords(restart.kind);
  return kick === null
    ? words('Dort darf der Ball nicht liegen.', 'The ball may not lie there.')
    : words(`${kick.de}: Dort darf der Ball nicht liegen.`, `The ball may not lie there for the ${kick.en}.`);
};

const REASONS: { readonly [P in Paragraph]?: Say } = {
  'DTKV-3.K9': MOVING,
  'DTKV-3.4.1': otherColour,
  'DTKV-5.1.2': always('Gerade ist der Ball nicht im Spiel.', 'The ball is not in play right now.'),
  'DTKV-14.K6': always('Warte, bis der Strafstoß frei ist.', 'Wait until the penalty is released.'),
  'DTKV-8.K16': always(
    'Nach dem Rückpass darf nur dein Torwart spielen.',
    'After the back-pass only your keeper may play.',
  ),
  'DTKV-6.9.4': ({ mode, state }) =>
    mode === 'paced' && !state.ready
      ? words('Erst stellt der Verteidiger seinen Kicker.', 'The defender sets up first.')
      : words('Jetzt gibt es nichts zu verteidigen.', 'There is nothing to defend now.'),
  'DTKV-3.3.2': always(
    'Der Kicker steht im Ball: Stell ihn etwas zurück.',
    'The kicker stands in the ball: move it back a little.',
  ),
  'DTKV-3.3.1': always('Der Ball liegt, wie er liegt.', 'The ball lies as it lies.'),
  'DTKV-6.9.2.1': always(
    'Die drei Sekunden sind um: Dein Kicker steht fest.',
    'Three seconds are over: your kicker is fixed.',
  ),
  'DTKV-2.1.1': always('Der Kicker muss auf dem Spielfeld stehen.', 'The kicker has to stand on the pitch.'),
  'DTKV-2.1.3': always('Diesen Kicker hast du nicht.', 'You do not have that kicker.'),
  'DTKV-2.K4': always('Warte, bis der Ball liegt.', 'Wait until the ball lies still.'),
  'DTKV-6.3.1': TOO_NEAR,
  'DTKV-13.2.2': TOO_NEAR_FREE,
  'DTKV-6.3.4': always(
    'Nicht im eigenen Strafraum: Dort wehrt nur der Torwart ab.',
    'Not in your own penalty area: only the keeper defends there.',
  ),
  'DTKV-6.K23': always(
    'Auf der Strafraumlinie geht es jetzt nicht: Der Ball liegt zu nah.',
    'Not on the area line now: the ball lies too near.',
  ),
  'DTKV-6.K37': always('Dein Kicker steht nicht auf dem Feld.', 'Your kicker is not on the pitch.'),
  'DTKV-6.5.2': always(
    'Den Torwart stellst du, wenn der andere schießt.',
    'You set the keeper when the other one shoots.',
  ),
  'DTKV-4.K6.2': always(
    'Farben werden nur vor der Verlängerung neu gelost.',
    'Colours are drawn anew only before extra time.',
  ),
  'DTKV-9.3.1': WRONG_PLACE,
  'DTKV-10.1.1': always(
    'Beim Abstoß liegt der Ball ganz im Torraum.',
    'At a goal kick the ball lies wholly in the goal area.',
  ),
  'DTKV-11.1.1': WRONG_PLACE,
  'DTKV-12.K3': always(
    'Bei der Ecke liegt der Ball ganz im Viertelkreis.',
    'At a corner the ball lies wholly in the quarter circle.',
  ),
  'DTKV-12.K6': always(
    'Erst wird gesagt, von welcher Seite die Ecke kommt.',
    'First it is said from which side the corner comes.',
  ),
  'DTKV-13.2.1': WRONG_PLACE,
  'DTKV-14.2.1': WRONG_PLACE,
};
