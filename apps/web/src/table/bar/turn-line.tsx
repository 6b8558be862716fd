import type { AnyShape, Words } from '@bande/core';
import { actionWords, type GameView } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import type { Session } from '../../session/session.ts';
import { SideSign } from '../../ui/icons.tsx';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import { TABLE } from '../../board/words.ts';

/** Whether somebody here plays a side, and nobody here another one. */
export const isYou = ({ sitters, snapshot }: Pick<Session, 'sitters' | 'snapshot'>, side: string): boolean => {
  const { seating } = snapshot.match.setup;
  const here = new Set(seating.filter((_, seat) => sitters[seat] === 'human'));
  return here.size === 1 && here.has(side) && new Set(seating).size > 1;
};

/** Whom the line speaks of: whoever has to decide, or whose dice are to be rolled; nobody where both roll. */
export function askedNow(
  { roller }: Pick<GameView<AnyShape>, 'roller'>,
  { duties, match }: Pick<Seen['snapshot'], 'duties' | 'match'>,
): string | undefined {
  const who = duties[0]?.who;
  return who === 'host' ? (roller(match) ?? undefined) : who;
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
  view: GameView<AnyShape>,
  match: Seen['match'],
  chosen: readonly Duty[],
  asked: Duty | undefined,
): readonly Words[] {
  const sides = view.sides(match);
  const done = chosen.map((one): Words => {
    const { name } = sides[one.who]!;
    const plain = TABLE.chosenInSecret;
    const de = fill(plain, { side: name.de }).de;
    return view.secretWords?.(one, match) ?? { de, en: fill(plain, { side: name.en }).en };
  });
  return asked === undefined ? done : [...done, view.askedInSecret?.(asked, match) ?? view.dutyWords(asked, match)];
}

/** What is to be done, in sentences: of whoever sits here first, and to him. */
function dutyLine(
  view: GameView<AnyShape>,
  { duties, match }: Pick<Seen['snapshot'], 'duties' | 'match'>,
  picked: readonly string[],
  isMine: (one: Duty) => boolean,
): readonly Words[] {
  const said = (one: Duty): Words => view.dutyWords(one, match, picked);
  const [first, ...others] = mineFirst(duties, isMine);
  if (first === undefined) return [];
  const toYou = isMine(first) ? (view.dutyToYou?.(first, match) ?? null) : null;
  return [toYou ?? said(first), ...others.map(said)].filter(({ en }) => en !== '');
}

/** Whose turn it is, and what is to be done. */
export function TurnLine({
  table: { view, session },
  seen: { snapshot, match, playing },
  picked,
}: {
  readonly table: OpenedTable;
  readonly seen: Seen;
  readonly picked: readonly string[];
}): ReactElement {
  const say = useSay();
  const { intent } = snapshot;
  const { chosen, open: duties } = parted(snapshot);
  const sides = view.sides(match);
  const isMine = (one: Duty): boolean => isYou(session, one.who);
  // In a live match somebody thinks all the time, and whoever sits here reads first what he has to do himself.
  const thinking = match.mode === 'live' || duties.some(isMine) ? null : snapshot.thinking;
  const asked = duties.find(isMine)?.who ?? askedNow(view, { ...snapshot, duties });
  const who = thinking === null ? asked : session.snapshot.match.setup.seating[thinking];
  const look = who === undefined ? undefined : sides[who];
  const isShared = chosen.length > 0 && !duties.some(isMine);
  const [duty = '', ...others] = isShared
    ? [secretLine(view, match, chosen, duties[0]).map(say).join(' ')]
    : dutyLine(view, { ...snapshot, duties }, picked, isMine).map(say);
  const isThinking = thinking !== null && look !== undefined;
  const line = ((): string => {
    if (!isThinking) return duty;
    if (intent === null) return say(fill(TABLE.thinking, { side: say(look.name) }));
    return `${say(look.name)}: ${say(actionWords(view, intent.action, snapshot.match))}`;
  })();
  return (
    <p className={playing || line === '' ? 'turn-line is-quiet' : 'turn-line'}>
      {look === undefined ? null : <SideSign colour={look.colour} shape={look.shape} />}
      {who !== undefined && isYou(session, who) ? <span className="is-you">{say(TABLE.you)}</span> : null}{' '}
      <span>
        {line}
        {isThinking || others.length === 0 ? null : <span className="of-others"> {others.join(' ')}</span>}
      </span>
      {thinking === null || intent !== null ? null : <span className="dots" aria-hidden="true" />}
    </p>
  );
}
