import type { AnyShape } from '@bande/core';
import type { Aid, Dial } from '@bande/stage/view';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useSay } from '../../ui/say.ts';
import { onDial, pressed, timesHeld } from './drafts.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Fold } from './use-fold.ts';
import { TABLE } from '../words.ts';
import './dials.css';
import './fold.css';
import './dial.css';

interface DialsProps {
  readonly dials: readonly Dial[];
  readonly aids: readonly Aid<AnyShape>[];
  readonly fold: Fold;
  readonly onTurn: (dial: string, value: number) => void;
  readonly onAid: (aid: Aid<AnyShape>) => void;
}

/** What can be set about an action, as sliders: by pointer, finger and keys. What is rarely needed is folded away. */
export function Dials({ dials, aids, fold: { isFolded, toggle }, onTurn, onAid }: DialsProps): ReactElement {
  const say = useSay();
  const [more, setMore] = useState(false);
  const rare = dials.filter((dial) => dial.rare === true);
  // Several places to aim at by one press each: that is more than setting something finely.
  const isAimed = aids.length > 1;
  const fold =
    toggle === null ? null : (
      <button
        type="button"
        className="t-quiet dials-fold"
        data-action="dials"
        aria-expanded={!isFolded}
        onClick={toggle}
      >
        <Icon name="sliders" /> <span>{say(isAimed ? TABLE.aimHelp : TABLE.fineTune)}</span>
      </button>
    );
  if (isFolded) return <div className="dials is-folded">{fold}</div>;
  return (
    <div className="dials" role="group" aria-label={say(TABLE.dials)}>
      {fold}
      {dials
        .filter((dial) => more || dial.rare !== true)
        .map((dial) => (
          <Slider key={dial.id} dial={dial} onTurn={onTurn} />
        ))}
      {aids.length === 0 ? null : (
        <div className="dial-aids">
          {aids.map((aid) => (
            <button
              key={aid.id}
              type="button"
              className="t-plain"
              data-aid={aid.id}
              aria-keyshortcuts={aid.key}
              onClick={() => onAid(aid)}
            >
              {say(aid.label)}
              <span className="dial-keys" aria-hidden="true">
                <kbd>{aid.key}</kbd>
              </span>
            </button>
          ))}
        </div>
      )}
      {rare.length === 0 ? null : (
        <button type="button" className="t-quiet dials-more" aria-expanded={more} onClick={() => setMore(!more)}>
          {say(more ? TABLE.fewerDials : TABLE.moreDials)}
          {more ? null : <SetApart dials={rare} />}
        </button>
      )}
    </div>
  );
}

/** What is set of the dials that are folded away, by keys, wheel or fingers: it is never hidden. */
function SetApart({ dials }: { readonly dials: readonly Dial[] }): ReactElement {
  const say = useSay();
  return (
    <>
      {dials
        .filter(({ value }) => value !== 0)
        .map(({ id, label, says }) => (
          <span key={id} className="dial-set">
            {say(label)} {say(says)}
          </span>
        ))}
    </>
  );
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
/** Arrows on a slider go as far as the letters do. */
function arrowTurns(event: KeyboardEvent, dial: Dial, onTurn: DialsProps['onTurn']): void {
  const way = ARROWS[event.key];
  if (way === undefined || dial.keyStep === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  onTurn(dial.id, pressed(dial, way, { shift: event.shiftKey, times: timesHeld(event) }));
}

function Slider({ dial, onTurn }: { readonly dial: Dial; readonly onTurn: DialsProps['onTurn'] }): ReactElement {
  const say = useSay();
  const id = useId();
  const { min, max, step, value, keys } = dial;
  const why = dial.why === undefined ? null : say(dial.why);
  const by = (way: 1 | -1): void => onTurn(dial.id, onDial(dial, value + way * step));
  return (
    <div className="dial" data-dial={dial.id}>
      <label htmlFor={id}>
        {say(dial.label)}
        {keys === undefined ? null : (
          <span className="dial-keys" aria-hidden="true">
            <kbd>{keys[0]}</kbd>
            <kbd>{keys[1]}</kbd>
          </span>
        )}
      </label>
      <output htmlFor={id}>{say(dial.says)}</output>
      {why === null ? null : <small className="dial-why">{why}</small>}
      <div className="dial-row">
        <button
          type="button"
          className="dial-step"
          tabIndex={-1}
          aria-label={`${say(dial.label)} −`}
          disabled={value <= min}
          onClick={() => by(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={why === null ? say(dial.says) : `${say(dial.says)}, ${why}`}
          aria-keyshortcuts={keys?.join(' ')}
          onKeyDown={(event) => arrowTurns(event, dial, onTurn)}
          onChange={(event) => onTurn(dial.id, Number(event.target.value))}
        />
        <button
          type="button"
          className="dial-step"
          tabIndex={-1}
          aria-label={`${say(dial.label)} +`}
          disabled={value >= max}
          onClick={() => by(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
