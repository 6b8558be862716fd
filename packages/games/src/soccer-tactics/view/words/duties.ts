import type { Duty, Words } from '@bande/core';
import { keeperMoves } from '../../legal.ts';
import { pawnNamed } from '../../names.ts';
import type { Placing } from '../../placing/board.ts';
import { moverNow } from '../../referee/order.ts';
import type { Match, SoccerTactics, State } from '../../state.ts';
import { SIDES, SQUARE_NAMES, type Side, type SideName } from '../../table.ts';
import { dribbleChoices } from '../../turn.ts';
import { lineUpWords } from './line-up-words.ts';
import { reachersOf, targetsOf } from '../aims/targets.ts';
import { whereTo } from './where-to.ts';
import { bonusWords, fightersNow } from './duel-words.ts';
import { whyNotTo } from './refusals.ts';
import { both, pawnWords, shortSquare, sideOfPawn, sideWords, squareWords, words } from './naming.ts';

/** What the rules want now, in one line that says what to do. A duty or a language that is missing does not compile. */
const DECISIONS = [
  'formation',
  'kickOff',
  'movePawn',
  'playBall',
  'playBallAgain',
  'cornerKick',
  'capture',
  'defend',
  'keeperOrRoll',
] as const;
const DICE = ['toss', 'duel', 'spin', 'shotDie', 'die', 'dice'] as const;
type DutyName =
  | 'sayWhereTheBallIs'
  | (typeof DECISIONS)[number]
  | `place:${Placing['what']}`
  | `roll:${(typeof DICE)[number]}`
  | 'option:freeKick';

interface Asked {
  readonly side: Words;
  readonly who: SideName;
  readonly match: Match;
  readonly picked: readonly string[];
  /** The pawn that has been picked, by its name. */
  readonly pawn: Words | null;
}
type SayDuty = (asked: Asked) => Words;

const squares = (n: number): Words => (n === 1 ? words('1 Feld', '1 square') : words(`${n} Felder`, `${n} squares`));

const moves =
  (aim: Words): SayDuty =>
  ({ side, match, pawn }) => {
    const far = squares(match.state.roll);
    if (pawn !== null)
      return words(
        `${pawn.de} zieht ${far.de} weit${aim.de}: Zielfeld wählen.`,
        `${pawn.en} moves ${far.en}${aim.en}: choose where to.`,
      );
    return words(
      `${side.de} zieht ${far.de} weit${aim.de}: Figur wählen.`,
      `${side.en} move ${far.en}${aim.en}: choose a pawn.`,
    );
  };
/** What the move is for: the ball comes after it. */
const movePawn: SayDuty = (asked) => {
  const { side, match, pawn } = asked;
  if (pawn !== null) return moves(words('', ''))(asked);
  const far = squares(match.state.roll);
  return words(
    `${side.de} zieht eine Figur ${far.de} weit und spielt dann den Ball: Figur wählen.`,
    `${side.en} move a pawn ${far.en}, then play the ball: choose a pawn.`,
  );
};
/** A ball is to be won: with this number somebody reaches it, or nobody does. */
const movesToTheBall: SayDuty = (asked) => {
  const { match, side, pawn } = asked;
  const reachers = reachersOf(match);
  const reaches = asked.picked.some((id) => reachers?.has(id) === true);
  const isInVain = !reaches && reachers !== null && reachers.size > 0;
  if (pawn !== null && isInVain) return inVain(asked, pawn);
  if (pawn !== null) return reaches ? ontoTheBall(asked, pawn) : moves(words('', ''))(asked);
  const { roll } = match.state;
  if (reachers?.size !== 0)
    return words(
      `${side.de} zieht ${squares(roll).de} weit: Figuren mit hellem Ring erreichen den Ball.`,
      `${side.en} move ${squares(roll).en}: pawns with a bright ring reach the ball.`,
    );
  return words(
    `Mit einer ${roll} erreicht niemand von ${side.de} den Ball: irgendeine Figur ziehen.`,
    `With a ${roll} nobody of ${side.en} reaches the ball: move any pawn.`,
  );
};
/** Why this pawn does not come to the ball, by the rule. */
function inVain({ match, picked }: Asked, pawn: Words): Words {
  const why = whyNotTo(match, picked[0] ?? '', match.state.ball);
  if (why === null)
    return words(
      `${pawn.de} erreicht den Ball nicht: Zielfeld oder eine andere Figur wählen.`,
      `${pawn.en} does not reach the ball: choose where to, or another pawn.`,
    );
  return words(`${pawn.de} erreicht den Ball nicht: ${why.de}.`, `${pawn.en} does not reach the ball: ${why.en}.`);
}
/** What this pawn finds where the ball is, with the sign that lies there. */
function ontoTheBall({ match, picked }: Asked, pawn: Words): Words {
  const name = SQUARE_NAMES[match.state.ball] ?? '';
  const [far, at] = [squares(match.state.roll), shortSquare(name)];
  return targetsOf(match, picked.slice(0, 1)).get(name) === 'opponent'
    ? words(
        `${pawn.de} zieht ${far.de} weit: auf ${at} (zwei Pfeile) kommt es zum Zweikampf um den Ball.`,
        `${pawn.en} moves ${far.en}: on ${at} (two arrows) it comes to a duel for the ball.`,
      )
    : words(
        `${pawn.de} zieht ${far.de} weit: auf ${at} (Doppelring) liegt der Ball.`,
        `${pawn.en} moves ${far.en}: the ball is on ${at} (double ring).`,
      );
}

const plays =
  (start: Words): SayDuty =>
  ({ side, match, pawn }) => {
    const { state, setup } = match;
    const far = squares(state.roll);
    if (pawn !== null) return words(`${pawn.de} dribbelt: Zielfeld wählen.`, `${pawn.en} dribbles: choose where to.`);
    if (dribbleChoices(state, setup.settings).length === 0) {
      const to = whereTo(match);
      return words(
        `${start.de}${side.de} spielt den Ball ${far.de} weit${to.de}.`,
        `${start.en}${side.en} play the ball ${far.en}${to.en}.`,
      );
    }
    return words(
      `${start.de}${side.de} spielt den Ball 1 Feld weit (Feld wählen) oder dribbelt (Figur wählen).`,
      `${start.en}${side.en} play the ball 1 square (choose it) or dribble (choose the pawn).`,
    );
  };

const places =
  (what: (asked: Asked) => Words): SayDuty =>
  (asked) =>
    asked.pawn === null
      ? what(asked)
      : words(`${asked.pawn.de}: neues Feld wählen.`, `${asked.pawn.en}: choose the new square.`);

/** What the number will be for, so that nobody has to know the order of play. */
const rolls: SayDuty = ({ side, match: { state } }) => {
  switch (state.phase) {
    case 'attackMove':
      return words(`${side.de} greift an und würfelt für eine Figur.`, `${side.en} attack and roll to move a pawn.`);
    case 'captureA':
    case 'captureD':
      return words(`Freier Ball: ${side.de} würfelt, um ihn zu erobern.`, `Free ball: ${side.en} roll to capture it.`);
    case 'challenge':
      return words(`${side.de} würfelt, um an den Ball zu kommen.`, `${side.en} roll to challenge for the ball.`);
    case 'kickOff':
      return words(`${side.de} würfelt für den Anstoß.`, `${side.en} roll for the kick-off.`);
    case 'cornerKick':
      return words(`${side.de} würfelt für den Eckball.`, `${side.en} roll for the corner.`);
    default:
      return words(`${side.de} würfelt für den Ball.`, `${side.en} roll to play the ball.`);
  }
};

/** Why somebody rolls, or moves the keeper. */
function whatIsAtStake({ phase, chance }: State): Words {
  if (phase === 'captureD') return words('Freier Ball: ', 'Free ball: ');
  return chance ? words('Torchance: ', 'Chance: ') : words('Um den Ball: ', 'For the ball: ');
}

/** Two ways: the die, for any field player, or the keeper, who needs none. */
const keeperOrRoll: SayDuty = ({ side, who, match: { state, setup }, pawn }) => {
  const why = whatIsAtStake(state);
  if (pawn !== null)
    return words(`${pawn.de} zieht 1 Feld weit: Zielfeld wählen.`, `${pawn.en} moves 1 square: choose where to.`);
  // The time for this choice runs before any roll [I-47].
  const limit = setup.settings.moveClock ? words(' binnen 60 Sekunden', ', within 60 seconds') : words('', '');
  if (keeperMoves(state, setup.settings, SIDES.indexOf(who) as Side).length === 0)
    return words(
      `${why.de}${side.de} würfelt${limit.de} für einen Feldspieler.`,
      `${why.en}${side.en} roll for a field player${limit.en}.`,
    );
  return words(
    `${why.de}${side.de} würfelt${limit.de} für einen Feldspieler oder wählt den Torwart.`,
    `${why.en}${side.en} roll for a field player or choose the keeper${limit.en}.`,
  );
};

const RESTARTS = {
  goalKick: words('Abschlag', 'Goal kick'),
  corner: words('Eckball', 'Corner'),
  freeKick: words('Freistoß', 'Free kick'),
  penalty: words('Elfmeter', 'Penalty'),
} as const;
const restartOf = ({ state }: Match): Words => RESTARTS[state.restart?.kind ?? 'freeKick'];

const duel: SayDuty = ({ match }) => {
  const { state, setup } = match;
  const where = squareWords(SQUARE_NAMES[state.ball] ?? '', setup.settings.colours);
  const added = both((language) =>
    (fightersNow(match) ?? [])
      .filter(({ bonus }) => bonus > 0)
      .map(
        (one) => ` ${sideWords(sideOfPawn(one.pawn), setup.settings.colours)[language]} ${bonusWords(one)[language]}.`,
      )
      .join(''),
  );
  return words(
    `Zweikampf auf ${where.de}: Beide würfeln, die höhere Summe gewinnt.${added.de}`,
    `Duel on ${where.en}: both sides roll, the higher total wins.${added.en}`,
  );
};
const shot = (match: Match): Words => (match.state.penalty ? words('Elfmeter', 'Penalty') : words('Torschuss', 'Shot'));

const DUTY_WORDS: { readonly [D in DutyName]: SayDuty } = {
  formation: ({ side, match, picked }) => lineUpWords(side, match, picked),
  kickOff: plays(words('Anstoß über die Mittellinie: ', 'Kick-off across the centre line: ')),
  movePawn,
  playBall: plays(words('', '')),
  playBallAgain: plays(words('Noch einmal: ', 'Once more: ')),
  cornerKick: plays(words('Eckball: ', 'Corner: ')),
  capture: movesToTheBall,
  defend: movesToTheBall,
  keeperOrRoll,
  'place:keeperBack': places(({ side }) =>
    words(
      `${side.de} stellt den Torwart in den Torraum zurück: Torwart wählen.`,
      `${side.en} put the keeper back in the goal area: choose him.`,
    ),
  ),
  'place:makeWay': places(({ side }) =>
    words(`${side.de} räumt den Torraum: Figur wählen.`, `${side.en} clear the goal area: choose a pawn.`),
  ),
  'place:leaveArea': places(({ side, match }) =>
    words(
      `${restartOf(match).de}: ${side.de} verlässt den Strafraum. Figur wählen.`,
      `${restartOf(match).en}: ${side.en} leave the area. Choose a pawn.`,
    ),
  ),
  'place:leaveZone': places(({ side, match }) =>
    words(
      `${restartOf(match).de}: ${side.de} hält Abstand zum Ball. Figur wählen.`,
      `${restartOf(match).en}: ${side.en} keep their distance. Choose a pawn.`,
    ),
  ),
  'place:leaveCorner': places(({ side }) =>
    words(`${side.de} macht das Eckfeld frei: Figur wählen.`, `${side.en} clear the corner square: choose the pawn.`),
  ),
  'place:chooseKicker': ({ side, match, pawn }) =>
    pawn === null
      ? words(
          `${restartOf(match).de}: ${side.de} wählt, wer schießt.`,
          `${restartOf(match).en}: ${side.en} choose the taker.`,
        )
      : words(`${pawn.de} schießt: Feld wählen.`, `${pawn.en} takes it: choose the square.`),
  'place:cornerPlacement': places(({ side, who, match: { state } }) => {
    const n = state.restart?.placements[SIDES.indexOf(who)] ?? 0;
    return words(
      `Eckball: ${side.de} stellt eine Figur um (noch ${n}) oder verzichtet.`,
      `Corner: ${side.en} place a pawn (${n} left) or skip.`,
    );
  }),
  'place:penaltyPlacement': places(({ side }) =>
    words(
      `Elfmeter: ${side.de} verlässt den Strafraum. Figur wählen.`,
      `Penalty: ${side.en} leave the area. Choose a pawn.`,
    ),
  ),
  'roll:toss': ({ match: { state } }) =>
    state.period === 'shootOut'
      ? words(
          'Beide würfeln: Wer höher würfelt, schießt den ersten Elfmeter.',
          'Both sides roll: the higher number takes the first penalty.',
        )
      : words('Beide würfeln: Wer niedriger würfelt, stößt an.', 'Both sides roll: the lower number kicks off.'),
  'roll:duel': duel,
  'roll:spin': ({ side, match }) =>
    words(`${shot(match).de}: ${side.de} dreht den Kreisel.`, `${shot(match).en}: ${side.en} spin the arrow.`),
  'roll:shotDie': ({ side, match }) =>
    words(
      `${shot(match).de}: ${side.de} wirft den Schusswürfel.`,
      `${shot(match).en}: ${side.en} roll the shooting die.`,
    ),
  'roll:die': rolls,
  'roll:dice': ({ side }) =>
    words(`${side.de} würfelt mit zwei Würfeln für den Ball.`, `${side.en} roll two dice for the ball.`),
  sayWhereTheBallIs: () => words('Der Schiedsrichter sagt, wo der Ball ist.', 'The referee says where the ball is.'),
  'option:freeKick': ({ side }) =>
    words(`${side.de} wählt: Freistoß nehmen oder weiterspielen.`, `${side.en} choose: take the free kick or play on.`),
};

export const isDuty = (what: string): what is DutyName => Object.hasOwn(DUTY_WORDS, what);

export function dutyWords(duty: Duty<SoccerTactics>, match: Match, picked: readonly string[] = []): Words {
  if (!isDuty(duty.what)) return words('Weiter.', 'Go on.');
  const { colours } = match.setup.settings;
  const who = duty.who === 'host' || duty.who === 'referee' ? SIDES[moverNow(match.state)] : duty.who;
  const pawn = picked.find((id) => pawnNamed(id) !== undefined);
  return DUTY_WORDS[duty.what]({
    side: sideWords(who, colours),
    who,
    match,
    picked,
    pawn: pawn === undefined ? null : pawnWords(pawn, colours),
  });
}
