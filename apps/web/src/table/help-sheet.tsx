import type { AnyShape, Words } from '@bande/core';
import type { GameView, Gesture } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../app/say.ts';
import { Sheet } from './sheet.tsx';
import { HELP, TABLE } from './words.ts';

const w = (de: string, en: string): Words => ({ de, en });

/** What every table has. */
const HOUSE_GESTURES: readonly Gesture[] = [
  {
    by: w('Über das Spielfeld gehen', 'Walk over the board'),
    keys: ['←', '↑', '→', '↓'],
    does: w('liest vor, was wo liegt; Enter wählt', 'says what lies where; Enter picks'),
  },
  {
    by: w('Zum nächsten wählbaren Feld', 'To the next square that can be picked'),
    keys: ['N'],
    does: w('auf dem Spielfeld', 'on the board'),
  },
  {
    by: w('Zwischen Spielfeld und Knöpfen', 'Between board and buttons'),
    keys: ['B'],
    does: w('hin und zurück', 'there and back'),
  },
  {
    by: w('Rechte Taste ziehen, oder neben dem Tisch', 'Drag with the right button, or beside the table'),
    does: w('dreht den Blick ein wenig; das Mausrad holt näher', 'turns the view a little; the wheel comes closer'),
  },
  { by: w('Dieses Blatt', 'This sheet'), keys: ['?'], does: w('öffnet und schließt sich', 'opens and closes') },
];

/** Keys and gestures of a table, to be read in peace: the match waits. */
export function HelpSheet({
  view,
  onClose,
}: {
  readonly view: GameView<AnyShape>;
  readonly onClose: () => void;
}): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="drawer" title={say(TABLE.help)} onClose={onClose}>
      <Gestures title={HELP.atThisTable} gestures={view.gestures ?? []} />
      <Gestures title={HELP.everywhere} gestures={HOUSE_GESTURES} />
    </Sheet>
  );
}

function Gestures({
  title,
  gestures,
}: {
  readonly title: Words;
  readonly gestures: readonly Gesture[];
}): ReactElement | null {
  const say = useSay();
  if (gestures.length === 0) return null;
  return (
    <section className="help-part">
      <h3>{say(title)}</h3>
      <dl>
        {gestures.map(({ by, keys, does }) => (
          <div key={by.en}>
            <dt>
              {say(by)}
              {keys?.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
