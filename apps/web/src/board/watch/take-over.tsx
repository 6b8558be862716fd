import type { AnyShape, Match } from '@bande/core';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { at } from '../../ui/routes.ts';
import { rememberOpponent, usualOpponent } from '../../games/opponent.ts';
import { useSay } from '../../ui/say.ts';
import type { GameWithView } from '../../games/views.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { Watchable } from './sources.ts';
import type { ReplayStep } from './steps.ts';
import { TAKE_OVER } from './words.ts';
import { sittersFor, takeOver } from '../../session/new-match.ts';
import { Select } from '../../ui/select.tsx';
import './take-over.css';

interface TakeOverProps {
  readonly found: Watchable;
  readonly step: ReplayStep;
  readonly inputs: number;
  readonly onClose: () => void;
}

/** A new match from the position one is looking at. */
export function TakeOverSheet({
  found: { game, view },
  step: { match },
  inputs,
  onClose,
}: TakeOverProps): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="card" title={say(TAKE_OVER.title)} onClose={onClose}>
      <TakeOverForm game={game} view={view} match={match} inputs={inputs} />
    </Sheet>
  );
}

interface TakeOverFormProps extends GameWithView {
  readonly match: Match<AnyShape>;
  /** How many inputs lie before the position. */
  readonly inputs: number;
}

const TWO = '';

/** Against whom, on which side. */
export function TakeOverForm({ game, view, match, inputs }: TakeOverFormProps): ReactElement {
  const say = useSay();
  const [, go] = useLocation();
  const { seating } = match.setup;
  const [bot, setBot] = useState(() => usualOpponent(game.id, game.bots) ?? TWO);
  const [side, setSide] = useState(seating[0] ?? '');
  const alone = seating.length === 1;
  const hasChoice = !alone && game.bots.length > 0;
  const sides = view.sides(match);
  const begin = async (): Promise<void> => {
    if (bot !== TWO) rememberOpponent(game.id, bot);
    const sitters = sittersFor(seating, bot === TWO ? null : bot, side);
    go(at.table(await takeOver(game, view, match, inputs, sitters)));
  };
  if (match.outcome !== null) return <p>{say(TAKE_OVER.isOver)}</p>;
  return (
    <form
      className="take-over"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <p>{say(TAKE_OVER.text)}</p>
      {hasChoice ? (
        <Select
          label={TAKE_OVER.opponent}
          value={bot}
          choices={[...game.bots, { id: TWO, title: TAKE_OVER.two }]}
          onChoose={setBot}
        />
      ) : null}
      {bot === TWO || alone ? null : (
        <Select
          label={TAKE_OVER.yourSide}
          value={side}
          choices={[...new Set(seating)].map((id) => ({ id, title: sides[id]!.name }))}
          onChoose={setSide}
        />
      )}
      <button type="submit" className="t-main" data-action="take-over">
        {say(TAKE_OVER.begin)}
      </button>
    </form>
  );
}
