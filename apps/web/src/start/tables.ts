import type { Words } from '@bande/core';
import type { ComponentType } from 'react';
import { TippKickPicture } from './pictures.tsx';

/** A table in the room: a game that can be played, or one that is still being built. */
export interface TableCard {
  readonly id: string;
  readonly title: Words;
  readonly line: Words;
  readonly Picture: ComponentType;
  readonly playable: boolean;
}

const same = (name: string): Words => ({ de: name, en: name });

/** Tables that are still being built; each goes when its game has moved in. */
export const COMING: readonly TableCard[] = [
  {
    id: 'coming-tipp-kick',
    title: same('Tipp-Kick'),
    line: {
      de: 'Ein Druck auf den Kopf, ein zwölfeckiger Ball: nach den Regeln des DTKV.',
      en: 'A press on the head, a twelve-sided ball: by the rules of the DTKV.',
    },
    Picture: TippKickPicture,
    playable: false,
  },
];
