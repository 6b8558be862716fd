import type { AnyShape } from '@bande/core';
import type { Inset } from '@bande/stage';
import type { SceneProps } from '@bande/stage/view';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { Photograph } from '../games/photograph.tsx';
import { useComing } from '../ui/coming.ts';
import { Icon } from '../ui/icons.tsx';
import { useSay } from '../ui/say.ts';
import { useStill, useSurroundings } from '../ui/surroundings.ts';
import { useSame } from '../ui/use-same.ts';
import { turnsOf, type Turns } from './grid/board-rows.ts';
import type { HouseState } from './use-house.ts';
import { BOARD } from './words.ts';
import './match-board.css';

interface PictureProps {
  readonly house: HouseState;
  readonly inset: Inset;
  readonly inPage: boolean;
  readonly photo: string | null;
  readonly speed: number;
  readonly scene: Omit<SceneProps<AnyShape>, 'motion'>;
  readonly onReady: (() => void) | undefined;
  readonly onUnavailable: () => void;
  readonly onTurn: (turns: Turns) => void;
}

/** The room with the table in it; until it stands, what it will look like, and a word that it is coming. */
export function Picture({
  house,
  inset,
  inPage,
  photo,
  speed,
  scene,
  onReady,
  onUnavailable,
  onTurn,
}: PictureProps): ReactElement {
  const say = useSay();
  const still = useStill();
  const motion = useSame({ speed, reducedMotion: still });
  const surroundings = useSurroundings();
  const [ready, setReady] = useState(false);
  useComing(!ready);
  const [back, setBack] = useState<(() => void) | null>(null);
  const turned = useCallback((go: (() => void) | null) => setBack(() => go), []);
  const isReady = useCallback(() => {
    setReady(true);
    onReady?.();
  }, [onReady]);
  return (
    <>
      {house.kind === 'ready' ? (
        <house.House
          surroundings={surroundings}
          reducedMotion={still}
          inset={inset}
          label={say(BOARD.picture)}
          onReady={isReady}
          onTurned={turned}
          onUnavailable={onUnavailable}
          className={ready ? 'house' : 'house is-coming'}
          inPage={inPage}
        >
          <house.Scene {...scene} motion={motion} />
          <Turning useFacing={house.useFacing} onTurn={onTurn} />
        </house.House>
      ) : null}
      {back === null ? null : (
        <button type="button" className="t-plain look-back" data-action="look-back" onClick={back}>
          <Icon name="undo" /> {say(BOARD.usualView)}
        </button>
      )}
      {ready ? null : <Laying photo={photo} />}
    </>
  );
}

function Laying({ photo }: Pick<PictureProps, 'photo'>): ReactElement {
  const say = useSay();
  return (
    <>
      <Photograph game={photo} />
      <p className="laying" role="status">
        <progress aria-label={say(BOARD.laying)} /> {say(BOARD.laying)}
      </p>
    </>
  );
}

/** Says from which end of the table the camera looks. */
function Turning({
  useFacing,
  onTurn,
}: {
  readonly useFacing: () => number;
  readonly onTurn: (turns: Turns) => void;
}): null {
  const yaw = useFacing();
  useEffect(() => onTurn(turnsOf(yaw / (Math.PI / 2))), [yaw, onTurn]);
  return null;
}
