import { ContactShadow, Dice, Label, Lacquer, PALETTE, PictureDie, useFacing, type DiePicture } from '@bande/stage';
import type { Show } from '@bande/stage/view';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CylinderGeometry } from 'three';
import { SECTORS } from '../../events.ts';
import type { Match } from '../../state.ts';
import { diceAt } from '../layout.ts';
import { lyingDice, type DiceShow } from './lying-dice.ts';
import { GROUNDS, PICTURES } from './shot-pictures.ts';

interface ThrownProps {
  readonly match: Match;
  readonly show: Show | null;
  readonly colours: Readonly<Record<string, string>>;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/** It keeps the odds of the spinner, and so its pictures. */
const SHOT_DIE = SECTORS.map((picture): DiePicture => ({ ground: GROUNDS[picture], draw: PICTURES[picture] }));

/** Dice fall beside the board and lie there until the move that they give has been made. */
export function ThrownDice({ match, show, colours, speed, reducedMotion }: ThrownProps) {
  const at = diceAt(useFacing());
  const thrown = useRef<DiceShow | null>(null);
  if (show?.kind === 'dice' && show.special !== true) thrown.current = show;
  const falling = show?.kind === 'dice' || show?.kind === 'spinner';
  const lingers = useLingering(show);
  const lying = useMemo(() => (falling ? null : lyingDice(match, thrown.current)), [match, falling]);
  const used = !falling && lying === null && lingers ? thrown.current : show;
  const seen = lying?.kind === 'dice' ? lying.show : used;
  const manner = { at, speed, reducedMotion };
  return (
    <>
      <Dice show={seen} size={0.68} colours={colours} {...manner} />
      <PictureDie show={show} pictures={SHOT_DIE} size={1.15} {...manner} />
      {lying?.kind === 'sum' ? <Sum at={at} sum={lying.sum} colour={colours[lying.side] ?? PALETTE.ivory} /> : null}
    </>
  );
}

/** Dice that have been used can still be read for a while. */
const LINGER_MS = 1000;
function useLingering(show: Show | null): boolean {
  const [lingers, setLingers] = useState(false);
  const isThrown = show?.kind === 'dice' && show.special !== true;
  useEffect(() => {
    if (!isThrown) return;
    setLingers(true);
    return () => {
      setTimeout(() => setLingers(false), LINGER_MS);
    };
  }, [isThrown]);
  return lingers && show?.kind !== 'spinner';
}

const counter = new CylinderGeometry(0.46, 0.5, 0.2, 40);

/** A counter with the number of squares. */
function Sum({
  at: [x, y, z],
  sum,
  colour,
}: {
  readonly at: readonly [number, number, number];
  readonly sum: number;
  readonly colour: string;
}) {
  return (
    <group position={[x, y, z]}>
      <ContactShadow radius={0.5} strength={0.7} />
      <mesh geometry={counter} position-y={0.1} castShadow>
        <Lacquer colour={colour} shine={0.3} />
      </mesh>
      <Label text={String(sum)} at={[0, 0.206, 0]} size={0.8} colour={PALETTE.chalk} ground={PALETTE.ink} />
    </group>
  );
}
