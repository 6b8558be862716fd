import type { Words } from '@bande/core';
import { PALETTE } from '@bande/stage/palette';
import type { Show, SideLook } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Drawn } from '../ui/drawing.tsx';
import { fill, useSay } from '../ui/say.ts';
import { useStill } from '../ui/surroundings.ts';
import { DIE_WORDS } from './words.ts';
import './show-caption.css';

interface ShowCaptionProps {
  readonly show: Show | null;
  readonly sides: Readonly<Record<string, SideLook>>;
  /** Dice, spinner and cards are also seen on the table: their words come when they lie. */
  readonly pictured: boolean;
  readonly speed: number;
}

/** The part of a show after which it lies still and can be read. */
const LIES = { dice: 0.62, spinner: 0.8, card: 0.4, banner: 0 } as const;
const liesAfter = (show: Extract<Show, { label: Words }>): number =>
  show.kind === 'own' ? show.lies : LIES[show.kind];

/** More than a call: a sentence to be read is written smaller. */
const LONGEST_CALL = 40;
const manner = (show: Show, said: string): string => {
  if (show.kind === 'own' && show.placed === true) return ' is-placed';
  if (show.kind !== 'banner') return '';
  return ` tone-${show.tone}${said.length > LONGEST_CALL ? ' is-sentence' : ''}`;
};

/** What is called out across the hall, and the words beside dice, spinner and cards. */
export function ShowCaption({ show, sides, pictured, speed }: ShowCaptionProps): ReactElement | null {
  const say = useSay();
  const still = useStill();
  if (show === null || !('label' in show)) return null;
  const wait = pictured && !still ? (show.ms * liesAfter(show)) / speed : 0;
  return (
    <div
      key={`${show.kind} ${say(show.label)}`}
      className={`caption caption-${show.kind}${manner(show, say(show.label))}`}
      style={{ animationDelay: `${wait}ms` }}
    >
      {pictured ? null : <FlatShow show={show} sides={sides} />}
      <p>{say(show.label)}</p>
    </div>
  );
}

function FlatShow({
  show,
  sides,
}: {
  readonly show: Show;
  readonly sides: Readonly<Record<string, SideLook>>;
}): ReactElement | null {
  const say = useSay();
  switch (show.kind) {
    case 'dice':
      return show.special === true ? null : (
        <div className="flat-dice">
          {show.values.map((value, i) => (
            <span
              key={i}
              className="flat-die"
              aria-label={say(fill(DIE_WORDS, { n: value }))}
              role="img"
              style={{ '--side': sides[show.sides[i] ?? '']?.colour ?? PALETTE.chalk }}
            >
              {value}
            </span>
          ))}
        </div>
      );
    case 'spinner':
      return (
        <svg className="flat-spinner" viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="48" />
          <path d="M0 30V-36M-9-26L0-40 9-26" transform={`rotate(${show.angle})`} />
        </svg>
      );
    case 'card':
      return <span className={`flat-card ${show.card}`} aria-hidden="true" />;
    case 'own':
      return show.flat === undefined ? null : <Drawn drawing={show.flat} className="flat-own" />;
    default:
      return null;
  }
}
