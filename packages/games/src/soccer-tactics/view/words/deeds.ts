import type { Action as AnyAction, Words } from '@bande/core';
import type { Event } from '../../events.ts';
import { pawnNamed } from '../../names.ts';
import { NOBODY, type Match, type SoccerTactics } from '../../state.ts';
import { SIDES, SQUARE_NAMES, type SideName } from '../../table.ts';
import { fightersNow, rolledWords as duelRolledWords } from './duel-words.ts';
import {
  both,
  halfOfSquare,
  numberOn,
  roleOf,
  shortSquare,
  sideOfPawn,
  sideWords,
  squareWords,
  words,
  type Colours,
} from './naming.ts';
import { choiceWords } from './words.ts';

type Choice = AnyAction<SoccerTactics>;

/** What somebody does, so that it can also be wanted: German puts the verb second in one sentence and last in the other. */
interface Deed {
  readonly de: { readonly does: string; readonly what: string; readonly after?: string; readonly wants: string };
  readonly en: string;
}

/** `Rot zieht die 7 nach C8 bei Rot.`, or where it was refused `Rot wollte die 7 nach C8 bei Rot ziehen.` */
export function deedWords(by: SideName, action: Choice, match: Match, refused: boolean): Words {
  return told(by, deedOf(by, action, match), match, refused);
}

function told(by: SideName, { de, en }: Deed, match: Match, refused: boolean): Words {
  const side = sideWords(by, match.setup.settings.colours);
  const [german, english] = refused
    ? [['wollte', de.what, de.wants], 'wanted to ']
    : [[de.does, de.what, de.after ?? ''], ''];
  return words(`${[side.de, ...german].filter((part) => part !== '').join(' ')}.`, `${side.en} ${english}${en}.`);
}

function deedOf(by: SideName, action: Choice, match: Match): Deed {
  const { colours } = match.setup.settings;
  switch (action.kind) {
    case 'move': {
      const pawn = objectWords(action.pawn, by, colours);
      const from = squareOf(action.pawn, match);
      const way = wayWords(from, action.to, action.via, colours);
      if (from === action.to) return stays(pawn, squareWords(from, colours));
      return { de: { does: 'zieht', what: `${pawn.de} ${way.de}`, wants: 'ziehen' }, en: `move ${pawn.en} ${way.en}` };
    }
    case 'place': {
      const [pawn, to] = [objectWords(action.pawn, by, colours), squareWords(action.to, colours)];
      return {
        de: { does: 'stellt', what: `${pawn.de} auf ${to.de}`, wants: 'stellen' },
        en: `place ${pawn.en} on ${to.en}`,
      };
    }
    case 'play': {
      const way = wayWords(SQUARE_NAMES[match.state.ball], action.to, action.via, colours);
      return { de: { does: 'spielt', what: `den Ball ${way.de}`, wants: 'spielen' }, en: `play the ball ${way.en}` };
    }
    case 'dribble': {
      const to = squareWords(action.to, colours);
      return { de: { does: 'dribbelt', what: `nach ${to.de}`, wants: 'dribbeln' }, en: `dribble to ${to.en}` };
    }
    case 'formation':
      return {
        de: { does: 'stellt', what: '', after: 'die Figuren auf', wants: 'so aufstellen' },
        en: 'set up the pawns like this',
      };
    case 'roll':
      return {
        de: { does: 'entscheidet sich', what: '', after: 'zu würfeln', wants: 'würfeln' },
        en: 'choose to roll',
      };
    case 'pass':
      return { de: { does: 'verzichtet', what: 'auf das Umstellen', wants: 'verzichten' }, en: 'place no pawn' };
    case 'choose': {
      const choice = choiceWords(action.choice);
      return { de: { does: 'wählt', what: `„${choice.de}“`, wants: 'wählen' }, en: `choose “${choice.en}”` };
    }
  }
}

const stays = (pawn: Words, where: Words): Deed => ({
  de: { does: 'lässt', what: `${pawn.de} auf ${where.de}`, after: 'stehen', wants: 'stehen lassen' },
  en: `leave ${pawn.en} on ${where.en}`,
});

/** As the object of a sentence; the side is named where the pawn belongs to the other one. */
function objectWords(pawn: string, by: SideName, colours: Colours): Words {
  const side = sideWords(sideOfPawn(pawn), colours);
  const of = sideOfPawn(pawn) === by ? words('', '') : words(` von ${side.de}`, ` of ${side.en}`);
  switch (roleOf(pawn)) {
    case 'keeper':
      return words(`den Torwart${of.de}`, `the keeper${of.en}`);
    case 'defender':
      return words(`einen Verteidiger${of.de}`, `a defender${of.en}`);
    case 'numbered':
      return words(`die ${numberOn(pawn)}${of.de}`, `number ${numberOn(pawn)}${of.en}`);
  }
}

const squareOf = (pawn: string, { state }: Match): string | undefined =>
  SQUARE_NAMES[state.pawns[pawnNamed(pawn) ?? NOBODY] ?? NOBODY];

/** The half is said once where the way stays in it. */
/** The half is said once. */
const startWords = (from: string, to: string, colours: Colours): Words =>
  halfOfSquare(from) === halfOfSquare(to) ? both(() => shortSquare(from)) : squareWords(from, colours);

function wayWords(from: string | undefined, to: string, via: string | undefined, colours: Colours): Words {
  const [end, turn] = [squareWords(to, colours), via === undefined ? undefined : squareWords(via, colours)];
  const start = from === undefined ? undefined : startWords(from, to, colours);
  return words(
    [
      start === undefined ? '' : `von ${start.de} `,
      `nach ${end.de}`,
      turn === undefined ? '' : ` über ${turn.de}`,
    ].join(''),
    [
      start === undefined ? '' : `from ${start.en} `,
      `to ${end.en}`,
      turn === undefined ? '' : ` by way of ${turn.en}`,
    ].join(''),
  );
}

// ── what took place at a table ────────────────────────────────────────────────────────────────────────────────────

const FACES: Readonly<Record<'ball' | 'flag' | 'keeper', Words>> = {
  ball: words('einem Ball', 'a ball'),
  flag: words('einer Fahne', 'a flag'),
  keeper: words('dem Torwart', 'the keeper'),
};

/** What took place, whoever saw it: `Gewürfelt: 5 + 3 = 8.` */
export function factWords(fact: Event, match: Match): Words {
  const attacker = SIDES[match.state.attacker];
  const done = (by: SideName, action: Choice): Words => deedWords(by, action, match, false);
  switch (fact.kind) {
    case 'tossRolled':
      return sentence(
        duelRolledWords(fact.red, fact.blue, { what: 'toss', fighters: null }, match.setup.settings.colours),
      );
    case 'duelRolled':
      return sentence(
        duelRolledWords(
          fact.red,
          fact.blue,
          { what: 'duel', fighters: fightersNow(match) },
          match.setup.settings.colours,
        ),
      );
    case 'rolled':
      return rolledWords(fact.dice);
    case 'pawnMoved':
      return done(sideOfPawn(fact.pawn), { kind: 'move', pawn: fact.pawn, to: fact.to, via: fact.via });
    case 'pawnPlaced':
      return done(sideOfPawn(fact.pawn), { kind: 'place', pawn: fact.pawn, to: fact.to });
    case 'ballPlayed':
      return done(attacker, { kind: 'play', to: fact.to, via: fact.via });
    case 'dribbled':
      return done(attacker, { kind: 'dribble', to: fact.to });
    case 'formationSet':
      return done(fact.side, { kind: 'formation', pawns: fact.pawns });
    case 'rollChosen':
      return done(fact.side, { kind: 'roll' });
    case 'placementPassed':
      return done(fact.side, { kind: 'pass' });
    case 'shotSpun':
      return spunWords(fact);
    case 'shotDieRolled':
      return words(
        `Der Schusswürfel bleibt auf ${FACES[fact.face].de} liegen.`,
        `The shooting die shows ${FACES[fact.face].en}.`,
      );
    case 'breach':
      return told(
        fact.by,
        { de: { does: 'verstößt', what: 'gegen eine Regel', wants: '' }, en: 'break a rule' },
        match,
        false,
      );
    case 'ballSeen':
      return words(`Der Ball liegt auf ${fact.at}.`, `The ball lies on ${fact.at}.`);
    case 'delay':
      return told(fact.by, delayed(fact.deliberate), match, false);
  }
}

const sentence = ({ de, en }: Words): Words => words(`${de}.`, `${en}.`);

const delayed = (deliberate: boolean): Deed =>
  deliberate
    ? { de: { does: 'verzögert', what: 'das Spiel mit Absicht', wants: '' }, en: 'delay the game on purpose' }
    : { de: { does: 'ist', what: 'langsam, aber nicht mit Absicht', wants: '' }, en: 'are slow, but not on purpose' };

function rolledWords(dice: readonly number[]): Words {
  const figure = dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}`;
  return words(`Gewürfelt: ${figure}.`, `Rolled: ${figure}.`);
}

function spunWords({ turns, sector, onLine }: Extract<Event, { kind: 'shotSpun' }>): Words {
  const face = FACES[sector];
  const where = onLine
    ? words(`auf der Linie neben ${face.de}`, `on the line beside ${face.en}`)
    : words(`auf ${face.de}`, `on ${face.en}`);
  const far = turns < 2 ? words('nach weniger als zwei Umdrehungen ', ' after less than two turns') : words('', '');
  return words(`Der Pfeil bleibt ${far.de}${where.de} stehen.`, `The arrow stops ${where.en}${far.en}.`);
}
