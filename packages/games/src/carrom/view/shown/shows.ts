import type { LogEntry, Words } from '@bande/core';
import type { Contact, Run } from '@bande/physics';
import type { Show, Sound, TimedSound, UnderWay } from '@bande/stage/view';
import { motionOf, restTick } from '../../motion.ts';
import type { Call } from '../../referee/calls.ts';
import { colourOf, onBoard, PER_COLOUR, sideNamed, type Carrom, type Match, type Ruling } from '../../state.ts';
import { points, sideWords, words } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

/** A sound of this game's own; the scene brings it along. */
export const POTTED = 'potted';
/** The same for the first one of a match. */
export const FIRST_POTTED = 'first potted';

const MS = { banner: 1700, short: 1200, won: 2600 } as const;

const sound = (name: Sound): Show => ({ kind: 'sound', sound: name, ms: 0 });
const banner = (label: Words, tone: 'goal' | 'whistle' | 'calm', ms: number): Show => ({
  kind: 'banner',
  label,
  tone,
  ms,
});

/** First what took place, then what the umpire makes of it. */
export const shows = (entry: LogEntry<Carrom>, after: Match): readonly Show[] => [
  ...showsOfFact(entry),
  ...entry.rulings.flatMap((ruling) => showsOfRuling(ruling, after)),
];

function showsOfFact({ fact }: LogEntry<Carrom>): readonly Show[] {
  switch (fact.kind) {
    case 'placed':
    case 'racked':
    case 'rackTurned':
      return [sound('step')];
    default:
      return [];
  }
}

/** A stroke is under way until everything lies still. */
export function underWay(match: Match): UnderWay | null {
  const { running } = match.state;
  if (running === null) return null;
  const run = motionOf(match, running);
  const known = heardOf.get(run);
  const sounds = known ?? [{ at: 0, sound: 'slide', gain: 0.25 + 0.75 * running.force }, ...soundsOf(run.contacts)];
  if (known === undefined) heardOf.set(run, sounds);
  const { from } = running;
  return { id: `${running.by} at ${from}`, from, until: restTick(match, running), sounds };
}
/** Kept with the run: asked for again whenever something is told. */
const heardOf = new WeakMap<Run, readonly TimedSound[]>();

/** Loudness by speed in metres a second. */
const LOUDEST = { hit: 3, cushion: 4 } as const;
const AUDIBLE = 0.04;
/** A break has hundreds of contacts, of which an ear tells few apart. */
const MOST_SOUNDS = 40;

function soundsOf(contacts: readonly Contact[]): readonly TimedSound[] {
  const heard = contacts.flatMap((contact): readonly TimedSound[] => {
    const at = contact.t * 1000;
    switch (contact.kind) {
      case 'hit':
        return [{ at, sound: 'knock', gain: Math.min(1, contact.speed / LOUDEST.hit) }];
      case 'cushion':
        return [{ at, sound: 'cushion', gain: Math.min(1, contact.speed / LOUDEST.cushion) }];
      case 'pocketed':
        return [{ at, sound: 'pocket', gain: 0.9 }];
      case 'landed':
      case 'left':
        return [{ at, sound: 'knock', gain: 0.5 }];
      default:
        return [];
    }
  });
  const loud = heard
    .filter(({ gain }) => gain >= AUDIBLE)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_SOUNDS);
  return loud.toSorted((a, b) => a.at - b.at);
}

/** What is called out; every call that is not here is read on its card. */
const BANNERS: { readonly [C in Call]?: Show } = {
  boardVoid: banner(words('Board wird wiederholt', 'Board replayed'), 'calm', MS.banner),
  breakLost: banner(words('Anstoß verloren', 'Break lost'), 'whistle', MS.banner),
  breakNotMade: banner(words('Nichts berührt', 'Nothing touched'), 'calm', MS.short),
  foul: banner(words('Foul', 'Foul'), 'whistle', MS.banner),
  technicalFoul: banner(words('Technisches Foul', 'Technical foul'), 'whistle', MS.banner),
  due: banner(words('Striker versenkt', 'Striker pocketed'), 'whistle', MS.banner),
  queenPending: banner(words('Queen! Jetzt bestätigen', 'Queen! Now cover her'), 'calm', MS.banner),
  queenCovered: banner(words('Queen bestätigt', 'Queen covered'), 'goal', MS.banner),
  queenOut: banner(words('Queen zurück in die Mitte', 'Queen back to the centre'), 'whistle', MS.banner),
  ninthBoard: banner(words('Neuntes Board', 'Ninth board'), 'calm', MS.banner),
};
const SOUNDS: { readonly [C in Call]?: Sound } = {
  boardWon: 'cheer',
  soloOver: 'cheer',
  matchWon: 'cheer',
  turnKept: POTTED,
  foul: 'whistle',
  technicalFoul: 'whistle',
  due: 'groan',
  breakLost: 'groan',
  queenCovered: 'cheer',
  queenOut: 'groan',
};

/** The first own pieces of a match are in, and whoever pocketed them is to learn that he goes on. */
function isFirstPot({ call, detail, for: side }: Ruling, { state }: Match): boolean {
  const count = Number(detail?.['count'] ?? 0);
  if (call !== 'turnKept' || side === undefined || count === 0) return false;
  const left = onBoard(state.board.pieces, colourOf(state, sideNamed(side)));
  return state.game === 1 && state.boardNumber === 1 && left === PER_COLOUR - count;
}

function showsOfRuling(ruling: Ruling, after: Match): readonly Show[] {
  const heard = isFirstPot(ruling, after) ? FIRST_POTTED : SOUNDS[ruling.call];
  const shown = seen(ruling, after);
  return [...(heard === undefined ? [] : [sound(heard)]), ...(shown === undefined ? [] : [shown])];
}

function seen(ruling: Ruling, after: Match): Show | undefined {
  switch (ruling.call) {
    case 'boardWon': {
      const [side, won] = [sideWords(ruling.for ?? 'white'), points(Number(ruling.detail?.['points'] ?? 0))];
      return banner(words(`Board für ${side.de}: ${won.de}`, `Board to ${side.en}: ${won.en}`), 'goal', MS.won);
    }
    case 'turnKept': {
      const side = sideWords(ruling.for ?? 'white');
      return isFirstPot(ruling, after)
        ? banner(words(`Drin! ${side.de} noch einmal`, `Potted! ${side.en} again`), 'goal', MS.banner)
        : undefined;
    }
    case 'tossWon':
    case 'slam':
    case 'gameWon':
    case 'matchWon':
      return banner(callWords(ruling, after), ruling.call === 'tossWon' ? 'calm' : 'goal', MS.won);
    default:
      return BANNERS[ruling.call];
  }
}
