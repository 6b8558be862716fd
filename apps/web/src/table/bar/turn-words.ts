import type { Words } from '@bande/core';
import { actionWords, type SideLook } from '@bande/stage/view';
import { fill, type Say } from '../../ui/say.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import { TABLE } from '../words.ts';
import type { PartOfView } from '../../games/part-of-view.ts';

/** Whether somebody here plays a side, and nobody here another one. */
export const isYou = ({ sitters, snapshot }: Pick<TableSession, 'sitters' | 'snapshot'>, side: string): boolean => {
  const { seating } = snapshot.match.setup;
  const here = new Set(seating.filter((_, seat) => sitters[seat] === 'human'));
  return here.size === 1 && here.has(side) && new Set(seating).size > 1;
};

/** Whom the line speaks of: whoever has to decide, or whose dice are to be rolled; nobody where both roll. */
export function askedNow(
  view: PartOfView<'scoreboard'>,
  { duties, match }: Pick<Seen['snapshot'], 'duties' | 'match'>,
): string | undefined {
  const who = duties[0]?.who;
  return who === 'host' ? (view.scoreboard(match).toMove ?? undefined) : who;
}

type Duty = Seen['snapshot']['duties'][number];
/** Where several may act at once, whoever sits here reads of himself first. */
const mineFirst = (duties: readonly Duty[], isMine: (one: Duty) => boolean): readonly Duty[] => [
  ...duties.filter(isMine),
  ...duties.filter((one) => !isMine(one)),
];

/** Whoever has chosen in secret has nothing more to do: the line speaks of whoever is still to choose. */
export function parted({ duties, sealed, match }: Pick<Seen['snapshot'], 'duties' | 'sealed' | 'match'>): {
  readonly chosen: readonly Duty[];
  readonly open: readonly Duty[];
} {
  const sides = new Set(sealed.map((seat) => match.setup.seating[seat]));
  return { chosen: duties.filter(({ who }) => sides.has(who)), open: duties.filter(({ who }) => !sides.has(who)) };
}

/** `Red has shot in secret. Blue: place your keeper …` At one device the hand that is next has seen nothing of the one before. */
export function secretLine(
  view: PartOfView<'sides' | 'dutyTo' | 'dutyWords' | 'actions' | 'scoreboard'>,
  match: Seen['match'],
  chosen: readonly Duty[],
  asked: Duty | undefined,
): readonly Words[] {
  const sides = view.sides(match);
  const done = chosen.map((one): Words => {
    const { name } = sides[one.who]!;
    const plain = TABLE.chosenInSecret;
    const de = fill(plain, { side: name.de }).de;
    return view.dutyTo?.('chosen', one, match) ?? { de, en: fill(plain, { side: name.en }).en };
  });
  return asked === undefined ? done : [...done, view.dutyTo?.('byName', asked, match) ?? view.dutyWords(asked, match)];
}

/** What is to be done, in sentences: of whoever sits here first, and to him. */
function dutyLine(
  view: PartOfView<'sides' | 'dutyTo' | 'dutyWords' | 'actions' | 'scoreboard'>,
  { duties, match }: Pick<Seen['snapshot'], 'duties' | 'match'>,
  picked: readonly string[],
  isMine: (one: Duty) => boolean,
): readonly Words[] {
  const said = (one: Duty): Words => view.dutyWords(one, match, picked);
  const [first, ...others] = mineFirst(duties, isMine);
  if (first === undefined) return [];
  const toYou = isMine(first) ? (view.dutyTo?.('you', first, match) ?? null) : null;
  return [toYou ?? said(first), ...others.map(said)].filter(({ en }) => en !== '');
}

/** What the line says now. */
export interface Turn {
  /** Whom it speaks of, where it is anybody. */
  readonly look: SideLook | undefined;
  readonly isYou: boolean;
  /** A bot has not chosen yet. */
  readonly isThinking: boolean;
  readonly line: string;
  /** What others are to do, beside it. */
  readonly others: readonly string[];
}

/** Whose turn it is, and what is to be done. */
export function turnNow(
  { view, session }: OpenedTable,
  { snapshot, match }: Seen,
  picked: readonly string[],
  say: Say,
): Turn {
  const isMine = (one: Duty): boolean => isYou(session, one.who);
  const { open } = parted(snapshot);
  const mine = open.find(isMine);
  // In a live match somebody thinks all the time, and whoever sits here reads first what he has to do himself.
  const thinking = match.mode === 'live' || mine !== undefined ? null : snapshot.thinking;
  const asked = mine?.who ?? askedNow(view, { ...snapshot, duties: open });
  const who = thinking === null ? asked : session.snapshot.match.setup.seating[thinking];
  const look = who === undefined ? undefined : view.sides(match)[who];
  const [line = '', ...others] =
    thinking !== null && look !== undefined
      ? [thinkingLine(view, snapshot, say(look.name), say)]
      : openLines(view, { snapshot, match }, picked, isMine, say);
  return {
    look,
    isYou: who !== undefined && isYou(session, who),
    isThinking: thinking !== null && snapshot.intent === null,
    line,
    others,
  };
}

/** Whoever sits here and is still to choose is told so; otherwise it is said who has chosen in secret. */
function openLines(
  view: PartOfView<'sides' | 'dutyTo' | 'dutyWords' | 'actions' | 'scoreboard'>,
  { snapshot, match }: Pick<Seen, 'snapshot' | 'match'>,
  picked: readonly string[],
  isMine: (one: Duty) => boolean,
  say: Say,
): readonly string[] {
  const { chosen, open } = parted(snapshot);
  return chosen.length > 0 && !open.some(isMine)
    ? [secretLine(view, match, chosen, open[0]).map(say).join(' ')]
    : dutyLine(view, { ...snapshot, duties: open }, picked, isMine).map(say);
}

/** What a bot is about to do, once it has chosen. */
const thinkingLine = (
  view: PartOfView<'sides' | 'dutyTo' | 'dutyWords' | 'actions' | 'scoreboard'>,
  { intent, match }: Pick<Seen['snapshot'], 'intent' | 'match'>,
  side: string,
  say: Say,
): string =>
  intent === null ? say(fill(TABLE.thinking, { side })) : `${side}: ${say(actionWords(view, intent.action, match))}`;
