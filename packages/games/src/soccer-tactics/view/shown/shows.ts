import type { LogEntry, Words } from '@bande/core';
import { heard, type Show } from '@bande/stage/view';
import { SECTORS } from '../../events.ts';
import { nameOf, type Fact, type Match, type Ruling, type SoccerTactics } from '../../state.ts';
import type { SideName } from '../../table.ts';
import { sideToAct, SPIN_STEPS } from '../../turn.ts';
import { fightersOf, rolledWords } from '../words/duel-words.ts';
import { inTime } from './in-time.ts';
import { shownAt } from './shown-at.ts';
import { both, sideWords, words, type Colours } from '../words/naming.ts';

/** Milliseconds at normal speed; a sound is heard with what comes after it. */
const MS = { dice: 1300, shotDie: 1700, spin: 3600 } as const;

/** First what took place, then what the referee makes of it. */
export const shows = (entry: LogEntry<SoccerTactics>, after: Match): readonly Show[] => [
  ...showsOfFact(entry, after),
  ...inTime(entry.rulings).flatMap((ruling) => {
    const shown = shownAt(ruling, after);
    return ruling.call === 'goal' && isShot(entry.fact) ? shown.map(asItStands) : shown;
  }),
];

/** Of a goal that a referee tells nobody knows how it was shot. */
const isShot = ({ kind }: Fact): boolean => kind === 'shotSpun' || kind === 'shotDieRolled';

/** A goal has a moment of its own: the ball lies in the net, and nobody leaves his square before it has been seen. */
const asItStands = (show: Show): Show => (show.kind === 'banner' ? { ...show, stands: true } : show);

function showsOfFact({ fact, rulings }: LogEntry<SoccerTactics>, after: Match): readonly Show[] {
  const { colours } = after.setup.settings;
  switch (fact.kind) {
    case 'tossRolled':
    case 'duelRolled':
      return [
        heard('die'),
        {
          kind: 'dice',
          values: [fact.red, fact.blue],
          sides: ['red', 'blue'],
          label: rolledWords(
            fact.red,
            fact.blue,
            { what: fact.kind === 'duelRolled' ? 'duel' : 'toss', fighters: fightersOf(rulings) },
            colours,
          ),
          ms: MS.dice,
        },
      ];
    case 'rolled':
      return rolled(fact.dice, roller(rulings, after), colours);
    case 'shotSpun':
      return [
        heard('spin'),
        heard('breath'),
        { kind: 'spinner', angle: angleOf(fact), label: fact.onLine ? ON_LINE : SPUN[fact.sector], ms: MS.spin },
      ];
    case 'shotDieRolled':
      return [
        heard('die'),
        heard('breath'),
        {
          kind: 'dice',
          values: [SECTORS.indexOf(fact.face) + 1],
          sides: [null],
          special: true,
          label: FACES[fact.face],
          ms: MS.shotDie,
        },
      ];
    case 'pawnMoved':
    case 'pawnPlaced':
    case 'dribbled':
      return [heard('step')];
    case 'ballPlayed':
      return [heard('kick')];
    default:
      return [];
  }
}

const FACES: Readonly<Record<'ball' | 'flag' | 'keeper', Words>> = {
  ball: words('Schusswürfel: Ball', 'Shooting die: ball'),
  flag: words('Schusswürfel: Fahne', 'Shooting die: flag'),
  keeper: words('Schusswürfel: Torwart', 'Shooting die: keeper'),
};

const SPUN: typeof FACES = {
  ball: words('Der Pfeil zeigt auf den Ball', 'The arrow points at the ball'),
  flag: words('Der Pfeil zeigt auf die Fahne', 'The arrow points at the flag'),
  keeper: words('Der Pfeil zeigt auf den Torwart', 'The arrow points at the keeper'),
};
const ON_LINE = words('Der Pfeil liegt auf der Linie', 'The arrow lies on a line');

function rolled(dice: readonly number[], side: SideName | null, colours: Colours): readonly Show[] {
  const figure = dice.length === 1 ? `${dice[0]}` : `${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}`;
  const label =
    side === null
      ? words(`Gewürfelt: ${figure}`, `Rolled: ${figure}`)
      : both((language) => `${sideWords(side, colours)[language]}: ${figure}`);
  return [heard('die'), { kind: 'dice', values: dice, sides: dice.map(() => side), label, ms: MS.dice }];
}

/** Who has to use the number, or whose move it was that lapsed. */
function roller(rulings: readonly Ruling[], after: Match): SideName | null {
  const lapsed = rulings.find(({ call }) => call === 'lapsed')?.against;
  const side = sideToAct(after.state, after.setup.settings);
  return lapsed ?? (side === null ? null : nameOf(side));
}

/** Where the arrow stopped, in degrees; a person only names the sector, so its middle is shown. */
function angleOf(fact: Extract<Fact, { kind: 'shotSpun' }>): number {
  const tenths = fact.angle ?? (SECTORS.indexOf(fact.sector) + (fact.onLine ? 0 : 0.5)) * (SPIN_STEPS / SECTORS.length);
  return tenths / 10;
}
