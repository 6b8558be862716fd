import { useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { pixelOf } from '../camera/pixel.ts';
import type { Vec3 } from '../frames/motion.ts';
import { useHouse } from '../house/house-context.ts';
import { cardSide } from './note-place.ts';

interface CardPlaceProps {
  /** What a card keeps off: asked in every frame; nothing: it stays where it is. */
  readonly clear: () => readonly Vec3[];
}

/** Which of the page's lower corners a card may have: told as `data-card-side`, and no longer than the table is seen. */
export function CardPlace({ clear }: CardPlaceProps) {
  const { inPage } = useHouse();
  const side = useRef<'left' | 'right'>('left');
  useEffect(() => () => void delete document.documentElement.dataset['cardSide'], []);
  useFrame(({ camera, size }) => {
    if (inPage) return;
    const spots = clear().map((one) => pixelOf(camera, size, one));
    side.current = cardSide(spots, size, side.current);
    document.documentElement.dataset['cardSide'] = side.current;
  });
  return null;
}
