import type { AnyShape, Words } from '@bande/core';
import { Drawn } from '../ui/drawing.tsx';
import type { Extra, GameView, TableView } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../ui/say.ts';
import { change, switchSound, useSettings } from '../ui/settings.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import type { Request } from './use-request.ts';
import { viewAfter, wishAt } from './table-views.ts';
import { BOARD } from './words.ts';

interface ToolProps {
  readonly name: IconName;
  readonly words: Words;
  readonly pressed?: boolean;
  readonly onUse: () => void;
}

export function Tool({ name, words, pressed, onUse }: ToolProps): ReactElement {
  const say = useSay();
  return (
    <button
      type="button"
      className="t-tool"
      aria-label={say(words)}
      title={say(words)}
      aria-pressed={pressed}
      data-tool={name}
      onClick={onUse}
    >
      <Icon name={name} />
    </button>
  );
}

/** What a game draws only when it is asked for. */
export const RequestTools = ({ offered, on, turn }: Request): ReactElement => (
  <>
    {offered.map(({ id, sign, label }) => (
      <RequestTool key={id} sign={sign} label={label} isOn={on.has(id)} turn={() => turn(id)} />
    ))}
  </>
);

function RequestTool({
  sign,
  label,
  isOn,
  turn,
}: Pick<Extra, 'sign' | 'label'> & {
  readonly isOn: boolean;
  readonly turn: () => void;
}): ReactElement {
  const words = useSay()(label);
  return (
    <button
      type="button"
      className="t-tool"
      aria-label={words}
      title={words}
      aria-pressed={isOn}
      data-tool="request"
      onClick={turn}
    >
      <Drawn drawing={sign} className="t-request" />
    </button>
  );
}

const VIEW_WORDS: Readonly<Record<TableView, Words>> = {
  tilted: BOARD.tiltedView,
  top: BOARD.topView,
  eyeLevel: BOARD.eyeLevelView,
};

export function ViewTool({ table }: { readonly table: Pick<GameView<AnyShape>, 'eyeLevel' | 'byHand'> }): ReactElement {
  const next = viewAfter(table, wishAt(table, useSettings()));
  return <Tool name={next} words={VIEW_WORDS[next]} onUse={() => change({ view: next })} />;
}

export function SoundTool(): ReactElement {
  const { volume } = useSettings();
  return (
    <Tool
      name={volume === 0 ? 'mute' : 'sound'}
      words={volume === 0 ? BOARD.soundOn : BOARD.soundOff}
      onUse={() => switchSound(volume === 0)}
    />
  );
}
