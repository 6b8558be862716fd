import type { LogEntry, Words } from '@bande/core';
import { rests } from './rests.ts';
import { heard, type OwnShow, type Show } from '@bande/stage/view';
import type { Match, Ruling, TippKick } from '../../state.ts';
import { topIn } from '../words/call-words.ts';
import { callWords } from '../words/calls.ts';
import { calledAs, firstShown, isShownAs } from './shown-at.ts';
import { idOf, placeOfTraces, tracesOf } from './evidence.ts';
import { both, colourWords, sideWords, words } from '../words/naming.ts';
import { nearMiss } from '../words/tried.ts';

type Entry = LogEntry<TippKick>;
type Past = readonly Entry[];

/** Nothing waits for them, so they may be read at leisure; what is told in passing goes soon. */
const MS = { goal: 3200, called: 3400, top: 2800, near: 1800, note: 2600, period: 3200 } as const;

/** The evidence of a call is drawn on the plate while it is told there. */
export const CALLED = 'called';
/** The ball lies: the colour on top says whose it is. Its ids are the ball, and the side. */
export const TAKEN = 'taken';

const WHISTLE = heard('whistle', 0.7);
const SHORT_WHISTLE = heard('whistle', 0.35);
const LONG_WHISTLE = heard('longWhistle', 0.8);
const CARD = heard('card', 0.8);

/** Blows are heard as the scene sees them; here the referee speaks, and the ball says whose it is. */
export const shows = (entry: Entry, match: Match, past: Past = []): readonly Show[] => [
  ...seenAndHeard(entry, match, past),
  ...rests(entry, match),
];

function seenAndHeard(entry: Entry, match: Match, past: Past): readonly Show[] {
  const { rulings } = entry;
  const goal = firstShown(rulings, 'goal');
  const end = firstShown(rulings, 'end');
  if (goal !== undefined) return [...goalShows(goal, match), ...(end === undefined ? [] : endShows(end, match))];
  if (end !== undefined) return endShows(end, match);
  const whistled = firstShown(rulings, 'whistle', 'card');
  if (whistled !== undefined)
    return [
      isShownAs(whistled, 'card') ? CARD : WHISTLE,
      atItsPlace(whistled, [...past, entry], shortly(whistled, match)),
    ];
  const top = firstShown(rulings, 'top');
  if (top !== undefined) return [topShow(top, rulings)];
  const out = firstShown(rulings, 'out');
  if (out !== undefined) return [SHORT_WHISTLE, atItsPlace(out, [...past, entry], callWords(out, match))];
  return [...notedOf(rulings, match), ...nearOf(entry, past)];
}

// ── goals, and ends ───────────────────────────────────────────────────────────────────────────────────────────────

const scoreOf = ({ state: { score } }: Match): string => `${score.red} : ${score.blue}`;

function goalShows(goal: Ruling, match: Match): readonly Show[] {
  const { de, en } = sideWords(goal.for ?? 'red');
  const label = words(`Tor für ${de}! ${scoreOf(match)}`, `Goal for ${en}! ${scoreOf(match)}`);
  return [heard('cheer', 0.9), { kind: 'banner', label, tone: 'goal', ms: MS.goal }];
}
function endShows(end: Ruling, match: Match): readonly Show[] {
  const said = callWords(end, match);
  const isOver = match.outcome !== null;
  const label = both((language) => (isOver ? `${said[language].split('.')[0]}. ${scoreOf(match)}` : said[language]));
  return [LONG_WHISTLE, { kind: 'banner', label, tone: 'whistle', ms: MS.period }];
}

// ── whose ball it is ──────────────────────────────────────────────────────────────────────────────────────────────

/** `Weiß oben: Rot am Ball · § 3.4.1`. After a set-up that kept its colour it is said that the next one must go at goal. */
function topShow(ruling: Ruling, all: readonly Ruling[]): Show {
  const side = ruling.for ?? 'red';
  const top = topIn(ruling);
  const setUp = all.find(({ call, for: by }) => call === 'setUp' && by === side);
  const has = both((language) => `${sideWords(side)[language]} ${hasWords(setUp)[language]}`);
  const said =
    top === null ? has : both((language) => `${colourWords(top)[language]} ${ON_TOP[language]}: ${has[language]}`);
  const label = both((language) => `${said[language]}${section(setUp ?? ruling)}`);
  return { ...inPassing(label), name: TAKEN, ids: ['ball', side], ms: MS.top };
}
const ON_TOP = words('oben', 'on top');
function hasWords(setUp: Ruling | undefined): Words {
  if (setUp === undefined) return words('am Ball', 'on the ball');
  return setUp.detail?.['keeperOnly'] === true
    ? words('muss mit dem Torwart spielen', 'must play with the keeper')
    : words('muss jetzt aufs Tor', 'must shoot at goal now');
}
const DTKV = /^DTKV-/;
/** ` · § 3.4.1`. */
const section = ({ paragraphs: [first] }: Ruling): string =>
  first === undefined || !DTKV.test(first) ? '' : ` · § ${first.replace(DTKV, '')}`;

// ── what is called ────────────────────────────────────────────────────────────────────────────────────────────────

/** Across the plate one calls what it is, and by which rule; the card says the rest. */
const shortly = (ruling: Ruling, match: Match): Words =>
  both((language) => {
    const said = calledAs(ruling)?.[language] ?? callWords(ruling, match)[language].split(/[:.!]/)[0];
    return `${said}!${section(ruling)}`;
  });

/** Where it happened, with what it rests on. */
function atItsPlace(ruling: Ruling, log: Past, label: Words): Show {
  const traces = tracesOf(ruling, log);
  const place = placeOfTraces(traces);
  const at = place === null ? { ids: ['ball'] } : { figures: [...place] };
  return { ...inPassing(label), ...at, ids: [...(at.ids ?? []), ...traces.map(idOf)], ms: MS.called };
}
/** A small word beside the ball. */
const inPassing = (label: Words): OwnShow => ({
  kind: 'own',
  name: CALLED,
  ids: ['ball'],
  label,
  ms: MS.note,
  lies: 0,
  placed: true,
});

function notedOf(rulings: readonly Ruling[], match: Match): readonly Show[] {
  const noted = firstShown(rulings, 'noted', 'notedAloud');
  if (noted === undefined) return [];
  return [...(isShownAs(noted, 'notedAloud') ? [SHORT_WHISTLE] : []), inPassing(callWords(noted, match))];
}

/** What nearly was a goal is called out once in a shot, and never after it went in. */
function nearOf({ fact, rulings }: Entry, past: Past): readonly Show[] {
  const near = nearMiss(fact, rulings);
  if (near === null || isTold(near, past)) return [];
  return [heard('groan', 0.35), { ...inPassing(near), ms: MS.near }];
}
function isTold(near: Words, past: Past): boolean {
  const shot = past.findLastIndex(
    ({ fact }) => fact.kind === 'pressed' || fact.kind === 'shot' || fact.kind === 'keeperPlayed',
  );
  return past
    .slice(shot + 1)
    .some(({ fact, rulings }) => nearMiss(fact, rulings)?.en === near.en || firstShown(rulings, 'goal') !== undefined);
}
