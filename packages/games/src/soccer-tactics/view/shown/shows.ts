import type { LogEntry, Words } from '@bande/core';
import type { Show, Sound } from '@bande/stage/view';
import { SECTORS } from '../../events.ts';
import type { Call } from '../../referee/calls.ts';
import { nameOf, type Fact, type Match, type Ruling, type SoccerTactics } from '../../state.ts';
import type { SideName } from '../../table.ts';
import { sideToAct, SPIN_STEPS } from '../../turn.ts';
import { fightersOf, rolledWords } from '../words/duel-words.ts';
import { inTime } from './in-time.ts';
import { both, sideWords, words, type Colours } from '../words/naming.ts';
import { callWords, isSaved } from '../words/words.ts';

/** Milliseconds at normal speed; a sound is heard with what comes after it. */
const MS = { dice: 1300, shotDie: 1700, spin: 3600, card: 1500, goal: 2600, banner: 1800, short: 1200 } as const;

const sound = (name: Sound): Show => ({ kind: 'sound', sound: name, ms: 0 });
const banner = (label: Words, tone: 'goal' | 'whistle' | 'calm', ms: number): Show => ({
  kind: 'banner',
  label,
  tone,
  ms,
});

/** First what took place, then what the referee makes of it. */
export const shows = (entry: LogEntry<SoccerTactics>, after: Match): readonly Show[] => [
  ...showsOfFact(entry, after),
  ...inTime(entry.rulings).flatMap((ruling) => showsOfRuling(ruling, after)),
];

function showsOfFact({ fact, rulings }: LogEntry<SoccerTactics>, after: Match): readonly Show[] {
  const { colours } = after.setup.settings;
  switch (fact.kind) {
    case 'tossRolled':
    case 'duelRolled':
      return [
        sound('die'),
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
        sound('spin'),
        sound('breath'),
        { kind: 'spinner', angle: angleOf(fact), label: fact.onLine ? ON_LINE : SPUN[fact.sector], ms: MS.spin },
      ];
    case 'shotDieRolled':
      return [
        sound('die'),
        sound('breath'),
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
      return [sound('step')];
    case 'ballPlayed':
      return [sound('kick')];
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
  return [sound('die'), { kind: 'dice', values: dice, sides: dice.map(() => side), label, ms: MS.dice }];
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

const score = ({ state }: Match): string => (state.shootOut ?? { goals: state.score }).goals.join(' : ');

const SAVED = banner(words('Gehalten', 'Saved'), 'calm', MS.short);
const MISSED = banner(words('Verschossen', 'Missed'), 'calm', MS.short);

/** What is called out across the hall; every call that is not here is read on its card. */
const BANNERS: { readonly [C in Call]?: Show } = {
  offside: banner(words('Abseits', 'Offside'), 'whistle', MS.banner),
  penalty: banner(words('Elfmeter!', 'Penalty!'), 'whistle', MS.banner),
  foul: banner(words('Foul', 'Foul'), 'whistle', MS.banner),
  minorFoul: banner(words('Regelverstoß', 'Breach of the rules'), 'whistle', MS.banner),
  periodOver: banner(words('Ende der Halbzeit', 'End of the half'), 'calm', MS.banner),
  extraTime: banner(words('Verlängerung', 'Extra time'), 'calm', MS.banner),
  shootOut: banner(words('Elfmeterschießen', 'Penalty shoot-out'), 'calm', MS.banner),
  corner: banner(words('Eckball', 'Corner'), 'calm', MS.short),
  goalKick: SAVED,
};
const SOUNDS: { readonly [C in Call]?: Sound } = {
  goal: 'cheer',
  goalKick: 'groan',
  missed: 'groan',
  corner: 'groan',
  offside: 'whistle',
  penalty: 'whistle',
  foul: 'whistle',
  minorFoul: 'whistle',
  kickOffReady: 'whistle',
  periodOver: 'longWhistle',
  matchWon: 'longWhistle',
  attackPlayedOut: 'whistle',
  yellowCard: 'card',
  sentOff: 'card',
  scoringChance: 'breath',
  shot: 'breath',
};

/** A ball that was won is a small joy: the same voices, from farther away. */
const MURMUR: Show = { kind: 'sound', sound: 'cheer', ms: 0, gain: 0.22 };
const MURMURED: ReadonlySet<Call> = new Set<Call>(['captured', 'possessionWon']);

function heardOf({ call }: Ruling): readonly Show[] {
  if (MURMURED.has(call)) return [MURMUR];
  const heard = SOUNDS[call];
  return heard === undefined ? [] : [sound(heard)];
}

function showsOfRuling(ruling: Ruling, after: Match): readonly Show[] {
  const shown = seen(ruling, after);
  return [...heardOf(ruling), ...(shown === undefined ? [] : [shown])];
}

function seen(ruling: Ruling, after: Match): Show | undefined {
  const { colours } = after.setup.settings;
  switch (ruling.call) {
    case 'goal':
      return banner(words(`Tor! ${score(after)}`, `Goal! ${score(after)}`), 'goal', MS.goal);
    case 'missed':
      return isSaved(ruling) ? SAVED : MISSED;
    case 'matchWon':
      return banner(callWords(ruling, colours), 'goal', MS.goal);
    case 'yellowCard':
    case 'sentOff':
      return {
        kind: 'card',
        card: ruling.call === 'sentOff' ? 'red' : 'yellow',
        piece: String(ruling.detail?.['pawn'] ?? ''),
        label: callWords(ruling, colours),
        ms: MS.card,
      };
    default:
      return BANNERS[ruling.call];
  }
}
