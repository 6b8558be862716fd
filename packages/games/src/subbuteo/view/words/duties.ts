import type { Duty, Words } from '@bande/core';
import type { RestartKind } from '../../consequences.ts';
import { labels } from '../../labels.ts';
import { RESTART_NAMES } from '../../labels/fields.ts';
import { dutyNow } from '../../duty.ts';
import { isSide, type Side } from '../../names.ts';
import { isUsualStep } from '../../asking.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { secondsAtFreeKick } from '../../free-kick-time.ts';
import { asSubject, both, sideWords, words } from './naming.ts';
import { TAKES } from './restart-words.ts';

/** What a side is to do, or may do now, after its name. */
const OF_SIDES: Readonly<Record<string, Words>> = {
  flick: words('hat den Ball und schnippt', 'has the ball and flicks'),
  shoot: words('schießt aufs Tor', 'shoots at goal'),
  take: words('führt aus', 'takes it'),
  mayBlock: words('darf eine Figur zur Abwehr schnippen', 'may flick one figure to defend'),
  block: words('wehrt mit einer Figur ab oder verzichtet', 'flicks one figure to defend, or does without'),
  keep: words('stellt den Torwart', 'sets the keeper'),
  place: words('stellt Figuren auf', 'places figures'),
  nameTaker: words('wählt die Figur, die ausführt', 'names the figure that takes it'),
  positionalFlick: words('rückt Figuren zurecht oder verzichtet', 'moves figures by flicks, or does without'),
  ready: words('sagt, wann es losgehen kann', 'says when it is ready'),
  return: words('kommt aus der Pause zurück', 'comes back from the interval'),
  tossChoice: words('wählt nach dem Münzwurf', 'chooses after the toss'),
};
const CHOICES: Readonly<Record<string, Words>> = {
  'choose:back': words('entscheidet: zurück, oder so lassen', 'decides: back, or leave it'),
  'choose:sanction': words('entscheidet: annehmen oder weiterspielen', 'decides: take it, or play on'),
};
const OF_THE_PROGRAM: Readonly<Record<string, Words>> = {
  toss: words('Die Münze wird geworfen.', 'The coin is tossed.'),
  motion: words('Auf dem Feld rollt noch etwas.', 'Something still moves on the pitch.'),
};
const NOTHING = words('', '');
const CHOOSES = words('wählt, was daraus wird', 'chooses what comes of it');

/** Where nobody places figures, the referee goes on by himself: nobody is told to do what is done for him. */
const SET_UP: ReadonlySet<string> = new Set(['place', 'nameTaker', 'positionalFlick', 'ready']);
const isSetUpForThem = (what: string, match: Match | undefined): boolean =>
  match !== undefined && SET_UP.has(what) && isUsualStep(match) && secondsAtFreeKick(match) === null;
const SOON = {
  de: (restart: string) => `wartet: ${restart} wird aufgestellt`,
  en: (restart: string) => `waits: the ${restart} is set up`,
} as const;

/** `Rot hat den Ball und schnippt.`, `Blue may flick one figure to defend.` */
export function dutyWords({ who, what }: Duty<Subbuteo>, match?: Match): Words {
  if (isSide(who)) {
    const does = ofSide(what, match);
    return both((language) => `${sideWords(who)[language]} ${does[language]}.`);
  }
  const named = labels.duties?.[what];
  if (who === 'referee' && named !== undefined)
    return both((language) => `${{ de: 'Schiedsrichter', en: 'Referee' }[language]}: ${named[language]}.`);
  if (what === 'motion' && match?.mode === 'live') return NOTHING; // it is seen, and nobody waits for it
  return OF_THE_PROGRAM[what] ?? asSubject(named ?? words(what, what));
}

function ofSide(what: string, match: Match | undefined): Words {
  const kind = match?.state.restart?.kind;
  if (what === 'take' && kind !== undefined) return TAKES[kind];
  if (isSetUpForThem(what, match) && kind !== undefined)
    return both((language) => SOON[language](RESTART_NAMES[kind][language]));
  return OF_SIDES[what] ?? CHOICES[what] ?? CHOOSES;
}

/** The same after the word `you`, for whoever plays this side alone; null: as it is said of others. */
export function dutyToYou({ what }: Duty<Subbuteo>, match: Match): Words | null {
  const kind = match.state.restart?.kind;
  if (isSetUpForThem(what, match) && kind !== undefined)
    return words(
      `wartest: ${RESTART_NAMES[kind].de} wird aufgestellt.`,
      `wait: the ${RESTART_NAMES[kind].en} is set up.`,
    );
  return (what === 'take' && kind !== undefined ? YOU_TAKE[kind] : TO_YOU[what]) ?? null;
}
const TO_YOU: Readonly<Record<string, Words>> = {
  flick: words('bist am Ball: Schnipp eine Figur dagegen.', 'have the ball: flick a figure at it.'),
  shoot: words('schießt: Zieh auf und lass los.', 'shoot: pull back and let go.'),
  mayBlock: words('darfst verteidigen: Schnipp eine Figur in den Weg.', 'may defend: flick a figure into the way.'),
  block: words('darfst verteidigen, oder verzichte.', 'may defend, or do without.'),
  keep: words(
    'stellst heimlich den Torwart: am Griff, wo er steht, vor dem Tor, wohin er geht.',
    'set your keeper in secret: at the handle where he stands, before the goal where he goes.',
  ),
  place: words('stellst deine Figuren auf.', 'place your figures.'),
  nameTaker: words('wählst, wer ausführt.', 'choose who takes it.'),
  positionalFlick: words('darfst Figuren zurechtrücken, oder verzichte.', 'may move figures by flicks, or do without.'),
  ready: words('sagst, wann es losgeht.', 'say when it begins.'),
  return: words('sagst, wann es weitergeht.', 'say when it goes on.'),
  tossChoice: words('hast den Münzwurf gewonnen: Wähle.', 'have won the toss: choose.'),
  'choose:back': words('entscheidest: Alles zurück, oder so lassen?', 'decide: everything back, or leave it?'),
  'choose:sanction': words('entscheidest: Annehmen, oder weiterspielen?', 'decide: take it, or play on?'),
};
const YOU_TAKE: Readonly<Record<RestartKind, Words>> = {
  kickOff: words('hast Anstoß: Schnipp den Ball über die Mittellinie.', 'kick off: flick the ball over halfway.'),
  goalKick: words('hast Abstoß: Schnipp den Ball aus dem Torraum.', 'take the goal kick: out of the goal area.'),
  freeKick: words('hast Freistoß: Schnipp den Ball.', 'take the free kick: flick the ball.'),
  throwIn: words('hast Einwurf: Schnipp den Ball ins Feld.', 'throw in: flick the ball onto the field.'),
  corner: words('hast Ecke: Schnipp den Ball herein.', 'take the corner: flick the ball in.'),
  penalty: words('hast Strafstoß: Schieß!', 'take the penalty: shoot!'),
  shot: words('schießt: ein Zug, direkt aufs Tor.', 'shoot: one flick, straight at goal.'),
};

/** Played in turn, with nobody's time to run out, the clock waits for whoever is to play or to choose; the referee's own steps take their time. */
export function patience(match: Match, side: Side): number | null {
  if (!isUntimed(match)) return null;
  const thinks = ({ who, what }: Duty<Subbuteo>): boolean =>
    who === side && isThought(what, match) && !isSetUpForThem(what, match);
  return match.outcome === null && dutyNow(match).some(thinks) ? 0 : Infinity;
}
/** Seconds that are counted while things still roll would stop a moment later. */
export const isUntimed = ({ mode, setup }: Match): boolean => mode === 'paced' && !setup.settings.limits;
const isThought = (what: string, match: Match): boolean =>
  THOUGHT.has(what) || what.startsWith('choose:') || (SET_UP.has(what) && secondsAtFreeKick(match) !== null);
const THOUGHT: ReadonlySet<string> = new Set(['flick', 'shoot', 'take', 'block']);
