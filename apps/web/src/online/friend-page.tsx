import { agreements } from 'virtual:agreements';
import { cards } from 'virtual:cards';
import type { Words } from '@bande/core';
import { useState, type ReactElement } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { beginMatch } from '../session/far/matches.ts';
import { Group, Segments, Switch } from '../ui/choices.tsx';
import { Frame } from '../ui/frame.tsx';
import { HOUSE } from '../ui/house-words.ts';
import { keepInvitation } from '../ui/invitation.ts';
import { at, routes } from '../ui/routes.ts';
import { fill, useSay } from '../ui/say.ts';
import { Select } from '../ui/select.tsx';
import { agreedBy, ALL_ASKED, choiceOf, modesAt, wantedOf, type Choice } from './agreed.ts';
import { AgreedList } from './agreed-list.tsx';
import type { Agreements } from './agreements.ts';
import { notBegun } from './not-done.ts';
import { NameField, useOwnName } from './own-name.tsx';
import { TablePhoto } from './table-photo.tsx';
import { AGREED, FRIEND, LEVEL } from './words.ts';
import './online.css';

type Card = (typeof cards)[number];

/** `/friend/:game?preset=…&side=…`: what is played, before somebody is invited. */
export function FriendPage(): ReactElement {
  const say = useSay();
  const { game } = useParams<{ game: string }>();
  const of = agreements.find((one) => one.game === game);
  const card = cards.find(({ id }) => id === game);
  if (of !== undefined && card !== undefined) return <Inviting key={game} of={of} card={card} />;
  return (
    <Frame title={say(FRIEND.unknown)}>
      <h1>{say(FRIEND.unknown)}</h1>
      <Link href={routes.start} className="button">
        {say(HOUSE.home)}
      </Link>
    </Frame>
  );
}

interface InvitingProps {
  readonly of: Agreements;
  readonly card: Card;
}

/** From a choice to a match with a seat in it; `why`: what went wrong the last time. */
function useInviting(
  of: Agreements,
  choice: Choice,
): readonly [invite: (name: string) => void, isOn: boolean, why: Words | null] {
  const [, go] = useLocation();
  const [isOn, setOn] = useState(false);
  const [why, setWhy] = useState<Words | null>(null);
  const begin = async (name: string): Promise<void> => {
    setOn(true);
    try {
      const { match } = await beginMatch(wantedOf(of, choice, name));
      keepInvitation(match);
      go(at.online(match));
    } catch (failure) {
      setWhy(notBegun(failure));
      setOn(false);
    }
  };
  return [(name) => void begin(name), isOn, why];
}

function Inviting({ of, card }: InvitingProps): ReactElement {
  const say = useSay();
  const wished = new URLSearchParams(useSearch());
  const [wish, setWish] = useState<Partial<Choice>>(() => ({
    preset: wished.get('preset') ?? '',
    side: wished.get('side') ?? '',
  }));
  const choice = choiceOf(of, wish);
  const own = useOwnName();
  const [invite, isInviting, why] = useInviting(of, choice);
  const title = say(fill(FRIEND.title, { game: say(card.game) }));
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <p className="lead">{say(FRIEND.lead)}</p>
      <form
        className="online-columns"
        onSubmit={(event) => {
          event.preventDefault();
          invite(own.keep());
        }}
      >
        <div className="online-choices">
          <Choices of={of} card={card} choice={choice} onWish={(more) => setWish({ ...wish, ...more })} />
          <NameField own={own} />
        </div>
        <section className="online-preview">
          <TablePhoto game={card.id} />
          <AgreedList agreed={agreedBy(of, choice)} />
        </section>
        <div className="online-act">
          <button type="submit" className="button is-main online-go" data-action="invite" aria-disabled={isInviting}>
            {say(isInviting ? FRIEND.inviting : FRIEND.invite)}
          </button>
          <p className="wrong" role="status">
            {why === null ? '' : say(why)}
          </p>
          {why === null ? null : <Link href={at.play(card.id)}>{say(FRIEND.oneDevice)}</Link>}
        </div>
      </form>
    </Frame>
  );
}

interface ChoicesProps extends InvitingProps {
  readonly choice: Choice;
  readonly onWish: (wish: Partial<Choice>) => void;
}

function Choices({ of, card, choice, onWish }: ChoicesProps): ReactElement {
  const presets = card.presets.filter(({ id }) => of.presets.some((preset) => preset.id === id));
  const sides = card.sides.filter(({ id }) => of.seating.includes(id));
  const levels = [...of.levels, ALL_ASKED].flatMap((id) => (LEVEL[id] === undefined ? [] : [{ id, title: LEVEL[id] }]));
  const modes = modesAt(of, choice);
  return (
    <>
      <div className="row">
        <Select
          label={FRIEND.preset}
          choices={presets}
          value={choice.preset}
          onChoose={(preset) => onWish({ preset })}
        />
        <Select
          label={FRIEND.side}
          choices={sides.map(({ id, name }) => ({ id, title: name }))}
          value={choice.side}
          onChoose={(side) => onWish({ side })}
        />
        {choice.level === null ? null : (
          <Select
            label={FRIEND.referee}
            choices={levels}
            value={choice.level}
            onChoose={(level) => onWish({ level })}
          />
        )}
      </div>
      {modes.length < 2 ? null : (
        <Group label={AGREED.mode}>
          <Segments
            name="mode"
            value={choice.mode}
            choices={modes.map((mode) => [mode, AGREED[mode]] as const)}
            onChoose={(mode) => onWish({ mode })}
          />
        </Group>
      )}
      <Switch label={FRIEND.mayWatch} on={choice.mayWatch} onChange={(mayWatch) => onWish({ mayWatch })} />
    </>
  );
}
