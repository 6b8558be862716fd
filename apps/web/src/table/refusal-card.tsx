import type { AnyGame, AnyShape, Match, Refusal } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../app/say.ts';
import { Icon } from './icons.tsx';
import { Paragraphs } from './paragraph.tsx';
import { REFUSAL_WORDS, TABLE } from './words.ts';

export interface RefusalCardProps {
  readonly game: AnyGame;
  readonly view: GameView<AnyShape>;
  readonly match: Match<AnyShape>;
  readonly refusal: Refusal;
  readonly onClose: () => void;
}

/** Why not: the reason and the rule it rests on. */
export function RefusalCard({ game, view, match, refusal, onClose }: RefusalCardProps): ReactElement {
  const say = useSay();
  const [first] = refusal.paragraphs;
  const reason = view.refusalWords?.(refusal, match) ?? (first === undefined ? undefined : game.rulebook[first]?.gist);
  return (
    <section className="call-card is-refusal" role="alert">
      <p className="call-words">
        <strong>{say(REFUSAL_WORDS[refusal.code])}</strong> {reason === undefined ? null : say(reason)}
      </p>
      <p className="call-foot">
        <Paragraphs game={game} ids={refusal.paragraphs.slice(0, 2)} />
        <button type="button" className="t-quiet" aria-label={say(TABLE.close)} onClick={onClose}>
          <Icon name="close" /> <span>{say(TABLE.close)}</span>
        </button>
      </p>
    </section>
  );
}
