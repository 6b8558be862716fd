import type { Addressed } from '@bande/stage/view';
import type { Duty, Words } from '@bande/core';
import type { RestartKind } from '../../consequences.ts';
import { dutyNow } from '../../duty.ts';
import { CALL_LABELS } from '../../labels/calls.ts';
import { DUTY_LABELS } from '../../labels/duties.ts';
import type { Side } from '../../names.ts';
import type { RefereeDuty } from '../../referee-duty.ts';
import { usualStrikes } from '../../strikes.ts';
import { colourOf, type Match, type TippKick } from '../../state.ts';
import { asSubject, both, colourWords, sideWords, words } from './naming.ts';
import { TAKES } from './restart-words.ts';

/** What a side is to do, or may do now, after its name. */
const OF_SIDES: Readonly<Record<string, Words>> = {
  play: words('ist am Ball', 'has the ball'),
  shoot: words('muss jetzt aufs Tor schießen', 'must shoot at goal now'),
  keeperShoots: words('spielt jetzt mit dem Torwart', 'plays with the keeper now'),
  take: words('führt aus', 'takes it'),
  lay: words('legt den Ball', 'lays the ball'),
  standOnTheLine: words('lässt den Torwart auf der Linie stehen', 'keeps the keeper upright on the line'),
  mayDefend: words('darf den Kicker in den Weg stellen', 'may put the kicker into the way'),
  setDefence: words('stellt den Kicker und sagt, wann er steht', 'puts the kicker up and says when it stands'),
  keep: words('stellt heimlich den Torwart', 'sets the keeper in secret'),
};
const OF_THE_PROGRAM: Readonly<Record<string, Words>> = {
  motion: words('Der Ball rollt.', 'The ball is moving.'),
  lay: words('Der Ball wird hingelegt.', 'The ball is being laid.'),
};
const NOTHING = words('', '');
const isSide = (who: string): who is Side => who === 'red' || who === 'blue';
const isRefereeDuty = (what: string): what is RefereeDuty => what in DUTY_LABELS;

/** `Rot ist am Ball.`, `Blue may put the kicker into the way.` */
export function dutyWords({ who, what }: Duty<TippKick>, match?: Match): Words {
  // In live play nobody must: whoever may is told so himself.
  if (what === 'mayDefend' && match?.mode === 'live') return NOTHING;
  if (isSide(who)) {
    const does = ofSide(who, what, match);
    return both((language) => `${sideWords(who)[language]} ${does[language]}.`);
  }
  if (who === 'referee' && isRefereeDuty(what)) {
    const named = DUTY_LABELS[what];
    return both((language) => `${{ de: 'Schiedsrichter', en: 'Referee' }[language]}: ${named[language]}.`);
  }
  if (what === 'motion' && match?.mode === 'live') return NOTHING; // it is seen, and nobody waits for it
  return OF_THE_PROGRAM[what] ?? asSubject(words(what, what));
}

function ofSide(who: Side, what: string, match: Match | undefined): Words {
  const kind = match?.state.restart?.kind;
  if (what === 'take' && kind !== undefined) return TAKES[kind];
  if (what === 'play' && match !== undefined) return onTop(colourWords(colourOf(match.state, who)));
  return OF_SIDES[what] ?? both((language) => `${CHOOSES[language]} ${choiceIn(what, match)[language]}`);
}
const CHOOSES = words('wählt:', 'chooses:');
const YOU_CHOOSE = words('entscheidest:', 'decide:');
/** `Freistoß oder noch einmal schießen`. */
function choiceIn(what: string, match: Match | undefined): Words {
  const call = match?.state.offers.flatMap(({ choices }) => choices).find(({ choice }) => choice === 'take')?.call;
  const kick = call === undefined ? words('annehmen', 'take it') : CALL_LABELS[call];
  return what === 'choose:waiver'
    ? words(`${kick.de} oder weiterspielen`, `${kick.en}, or play on`)
    : words(`${kick.de} oder noch einmal schießen`, `${kick.en}, or shoot once more`);
}
const onTop = ({ de, en }: Words): Words =>
  words(`ist am Ball: ${de} liegt oben`, `has the ball: ${en.toLowerCase()} is on top`);

/** The same to whoever it concerns. */
export function dutyTo(whom: Addressed, duty: Duty<TippKick>, match: Match): Words | null {
  if (whom === 'you') return dutyToYou(duty, match);
  return whom === 'byName' ? askedInSecret(duty) : secretWords(duty);
}

/** After the word `you`, for whoever plays this side alone; null: as it is said of others. */
function dutyToYou({ who, what }: Duty<TippKick>, match: Match): Words | null {
  const kind = match.state.restart?.kind;
  if (what === 'take' && kind !== undefined) return YOU_TAKE[kind];
  if (what === 'play' && isSide(who)) {
    const { de, en } = colourWords(colourOf(match.state, who));
    return words(
      `bist am Ball, ${de} liegt oben: Schieß, oder leg dir den Ball erst vor.`,
      `have the ball, ${en.toLowerCase()} is on top: shoot, or set it up first.`,
    );
  }
  if (what === 'setDefence' && isSide(who) && usualStrikes(match, who).length > 0) return BEFORE_YOUR_KEEPER;
  if (!what.startsWith('choose:')) return TO_YOU[what] ?? null;
  return both((language) => `${YOU_CHOOSE[language]} ${choiceIn(what, match)[language]}?`);
}
const TO_YOU: Readonly<Record<string, Words>> = {
  shoot: words('bist noch am Ball: Jetzt muss er aufs Tor.', 'still have the ball: now it must go at goal.'),
  keeperShoots: words('spielst jetzt mit dem Torwart.', 'play with your keeper now.'),
  standOnTheLine: words('hältst den Torwart still, bis der Schuss kommt.', 'keep your keeper still until the shot.'),
  mayDefend: words(
    'verteidigst: Stell deinen Kicker in den Weg, dann führ den Torwart.',
    'defend: put your kicker into the way, then lead the keeper.',
  ),
  setDefence: words(
    'verteidigst: Stell deinen Kicker, dann sag „Steht!“.',
    'defend: put your kicker up, then say “Ready!”.',
  ),
  keep: words(
    'stellst heimlich den Torwart: Zieh ihn, wohin er geht.',
    'set your keeper in secret: pull him where he is to go.',
  ),
};
/** 'DTKV-6.6.2': it lies within reach of his keeper. */
const BEFORE_YOUR_KEEPER = words(
  'verteidigst: Dein Torwart darf den Ball wegspielen. Oder stell deinen Kicker und sag „Steht!“.',
  'defend: your keeper may play the ball away. Or put your kicker up and say “Ready!”.',
);
const YOU_TAKE: Readonly<Record<RestartKind, Words>> = {
  kickOff: words(
    'hast Anstoß: Der Ball muss ganz aus dem Kreis; direkt zählt kein Tor.',
    'kick off: the ball has to leave the circle; a direct goal does not count.',
  ),
  goalKick: words(
    'hast Abstoß: Der Ball muss aus dem Strafraum; direkt zählt kein Tor.',
    'take the goal kick: out of the penalty area; a direct goal does not count.',
  ),
  kickIn: words(
    'hast Einstoß: Spiel den Ball ins Feld; direkt zählt kein Tor.',
    'take the kick-in: play the ball in; a direct goal does not count.',
  ),
  corner: words('hast Ecke: Schieß!', 'take the corner: shoot!'),
  freeKick: words('hast Freistoß: Schieß!', 'take the free kick: shoot!'),
  indirectFreeKick: words(
    'hast indirekten Freistoß: Leg dir den Ball vor.',
    'take the indirect free kick: set the ball up.',
  ),
  penalty: words('hast Strafstoß: Schieß!', 'take the penalty: shoot!'),
};

/** Two at one device choose one after the other: what was chosen stays hidden, and the other one is told what to do. */
const secretWords = ({ who, what }: Duty<TippKick>): Words => {
  const did =
    what === 'keep'
      ? words('hat den Torwart verdeckt gestellt', 'has set the keeper in secret')
      : words(
          'hat abgedrückt: Der Ball fliegt, sobald der Torwart steht',
          'has pressed: the ball flies when the keeper is set',
        );
  return both((language) => `${isSide(who) ? sideWords(who)[language] : who} ${did[language]}.`);
};
function askedInSecret({ who, what }: Duty<TippKick>): Words | null {
  if (!isSide(who)) return null;
  const asked = what === 'keep' ? SET_THE_KEEPER : SHOOT_NOW;
  return both((language) => `${sideWords(who)[language]}: ${asked[language]}`);
}
const SET_THE_KEEPER = words(
  'Stell deinen Torwart, dann drück „So steht der Torwart“.',
  'place your keeper, then press “Keeper set”.',
);
const SHOOT_NOW = words('Jetzt schieß.', 'now shoot.');

/** Played in turn, with nobody's time to run out, the clock runs along for a while with whoever is to play or to choose, and then waits for him. */
export function patience(match: Match, side: Side): number | null {
  if (!isUntimed(match)) return null;
  const thinks = ({ who, what }: Duty<TippKick>): boolean =>
    who === side && (THOUGHT.has(what) || what.startsWith('choose:'));
  return match.outcome === null && dutyNow(match).some(thinks) ? COUNTED_SECONDS : Infinity;
}
/** Otherwise a match would never end. */
export const COUNTED_SECONDS = 5;
export const isUntimed = ({ mode, setup }: Match): boolean => mode === 'paced' && !setup.settings.limits;
const THOUGHT: ReadonlySet<string> = new Set(['play', 'shoot', 'take', 'setDefence', 'keep', 'keeperShoots']);
