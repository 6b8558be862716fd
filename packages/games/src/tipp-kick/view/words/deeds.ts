import type { Action as AnyAction, Words } from '@bande/core';
import type { Event, EventOf } from '../../events.ts';
import { FACT_LABELS } from '../../labels/facts.ts';
import { BREACH_WORDS, DEED_WORDS } from '../../labels/hands.ts';
import { EQUIPMENT_NAMES } from '../../labels/fields.ts';
import { goalBehind, type Line, type Side } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { PITCH } from '../../zones.ts';
import { asSubject, colourWords, didWords, figureWords, sentence, sideWords, words } from './naming.ts';

type Done = AnyAction<TippKick>;

/** What a side did, after its name; where it was refused, what it wanted. */
const DID: Readonly<Record<Exclude<Done['kind'], 'choose'>, readonly [did: Words, wanted: Words]>> = {
  shoot: [words('schießt', 'shoots'), words('wollte schießen', 'wanted to shoot')],
  lay: [words('legt den Ball', 'lays the ball'), words('wollte den Ball legen', 'wanted to lay the ball')],
  defend: [
    words('stellt den Kicker in den Weg', 'puts the kicker into the way'),
    words('wollte den Kicker stellen', 'wanted to put the kicker up'),
  ],
  takeAway: [
    words('nimmt den Kicker weg', 'takes the kicker away'),
    words('wollte den Kicker wegnehmen', 'wanted to take the kicker away'),
  ],
  keep: [
    words('hat den Torwart verdeckt gestellt', 'has set the keeper in secret'),
    words('wollte den Torwart stellen', 'wanted to set the keeper'),
  ],
  strike: [
    words('spielt den Ball mit dem Torwart', 'plays the ball with the keeper'),
    words('wollte den Ball mit dem Torwart spielen', 'wanted to play the ball with the keeper'),
  ],
  ready: [words('steht bereit', 'is ready'), words('wollte bereit sein', 'wanted to be ready')],
  changeKicker: [
    words('wechselt den Kicker', 'changes the kicker'),
    words('wollte den Kicker wechseln', 'wanted to change the kicker'),
  ],
  drawSides: [
    words('lässt die Farben neu losen', 'has colours drawn anew'),
    words('wollte die Farben losen lassen', 'wanted colours drawn anew'),
  ],
};

export function deedWords(by: Side, action: Done, match: Match, refused: boolean): Words {
  if (action.kind !== 'choose') return sentence(sideWords(by), DID[action.kind][refused ? 1 : 0]);
  return sentence(sideWords(by), chosenWords(action.choice, match));
}
const CHOSEN: Readonly<Record<string, Words>> = {
  take: words('nimmt den Freistoß oder Strafstoß', 'takes the kick'),
  repeat: words('schießt lieber noch einmal', 'rather shoots once more'),
  playOn: words('spielt weiter', 'plays on'),
};
const chosenWords = (choice: string, _match: Match): Words => CHOSEN[choice] ?? words('wählt', 'chooses');

/** By whose line it is: where north lies nobody sees on the plate. */
const OVER: Readonly<Record<Line, Words>> = {
  south: words('Ball über der Torauslinie von Rot', 'Ball over Red’s goal line'),
  north: words('Ball über der Torauslinie von Blau', 'Ball over Blue’s goal line'),
  west: words('Ball über der Seitenlinie', 'Ball over the side line'),
  east: words('Ball über der Seitenlinie', 'Ball over the side line'),
};
/** Between the posts and yet no goal: it went over the bar. */
const OVER_BAR: Readonly<Partial<Record<Line, Words>>> = {
  south: words('Ball über das Tor von Rot', 'Ball over Red’s bar'),
  north: words('Ball über das Tor von Blau', 'Ball over Blue’s bar'),
};
const isOverTheBar = ({ at }: EventOf<'ballOver'>): boolean =>
  at !== undefined && Math.abs(at[0]) < PITCH.goalWidth / 2;
const STRUCK = {
  post: words('trifft den Pfosten', 'hits the post'),
  bar: words('trifft die Latte', 'hits the bar'),
  net: words('ist im Netz', 'is in the net'),
} as const;
const BALL = words('der Ball', 'the ball');

/** What took place, as a sentence without its stop. */
export function factWords(fact: Event): Words {
  switch (fact.kind) {
    case 'pressed':
    case 'shot':
      return sentence(sideWords(fact.by), words('schießt', 'shoots'));
    case 'led':
      return sentence(sideWords(fact.by), words('führt den Ball am Fuß', 'leads the ball on the foot'));
    case 'ballPlaced':
      return sentence(sideWords(fact.by), words('legt den Ball', 'lays the ball'));
    case 'defenceSet':
      return sentence(sideWords(fact.by), words('stellt den Kicker in den Weg', 'puts the kicker into the way'));
    case 'defenceTaken':
      return sentence(sideWords(fact.by), words('nimmt den Kicker weg', 'takes the kicker away'));
    case 'kept':
      return sentence(sideWords(fact.by), words('hatte den Torwart verdeckt gestellt', 'had set the keeper in secret'));
    case 'struck':
      return sentence(figureWords('keeper', fact.by), words('schlägt nach dem Ball', 'strikes at the ball'));
    case 'readied':
      return sentence(sideWords(fact.by), words('steht bereit', 'is ready'));
    case 'drawDemanded':
      return sentence(sideWords(fact.by), words('lässt die Farben neu losen', 'has colours drawn anew'));
    case 'kickerChanged':
      return sentence(sideWords(fact.by), words('wechselt den Kicker', 'changes the kicker'));
    case 'keeperPlayed':
      return sentence(figureWords('keeper', fact.by), words('spielt den Ball', 'plays the ball'));
    case 'touched':
      return metWords(fact);
    case 'frameStruck':
      return sentence(BALL, STRUCK[fact.part ?? 'post']);
    case 'ballOver':
      return fact.inGoal
        ? inGoal(goalBehind(fact.line))
        : ((isOverTheBar(fact) ? OVER_BAR[fact.line] : null) ?? OVER[fact.line]);
    case 'ballRested':
      return restedWords(fact);
    case 'keptOut':
      return words(
        `Ball vor dem Tor von ${sideWords(fact.goal).de} aufgehalten`,
        `Ball stopped before ${sideWords(fact.goal).en}’s goal`,
      );
    case 'breach':
      return didWords(fact.by, BREACH_WORDS[fact.what]);
    case 'refereed':
      return sentence(words('der Schiedsrichter', 'the referee'), DEED_WORDS[fact.did]);
    case 'defect':
      return withThing(EQUIPMENT_NAMES[fact.of], 'defekt', 'broken', fact.by);
    case 'replaced':
      return withThing(EQUIPMENT_NAMES[fact.what], 'ersetzt', 'replaced', fact.by);
    case 'repaired':
      return withThing(EQUIPMENT_NAMES[fact.what], 'repariert', 'repaired', fact.by);
    case 'sidesDrawn':
      return sentence(sideWords(fact.white), words('bekommt Weiß', 'gets white'));
    case 'waived':
      return sentence(sideWords(fact.by), words('verzichtet', 'does without'));
    default:
      return asSubject(FACT_LABELS[fact.kind]);
  }
}

const metWords = ({ by, what }: EventOf<'touched'>): Words =>
  sentence(figureWords(what, by), words('berührt den Ball', 'touches the ball'));
function inGoal(goal: Side): Words {
  const { de, en } = sideWords(goal);
  return words(`Ball im Tor von ${de}`, `Ball in ${en}’s goal`);
}
function restedWords({ top }: EventOf<'ballRested'>): Words {
  if (top === undefined || top === null) return words('Der Ball ruht', 'The ball is at rest');
  const { de, en } = colourWords(top);
  return words(`Der Ball ruht, ${de} oben`, `The ball is at rest, ${en.toLowerCase()} on top`);
}
const withThing = (thing: Words, de: string, en: string, by: Side | undefined): Words => {
  const { de: german, en: english } = asSubject(thing);
  return by === undefined
    ? words(`${german} ${de}`, `${english} ${en}`)
    : words(`${german} von ${sideWords(by).de} ${de}`, `${sideWords(by).en}’s ${english.toLowerCase()} ${en}`);
};
