import type { Drawing, Shape } from '@bande/stage/view';
import { createElement, type ReactElement } from 'react';
import { useCount, useSay } from './say.ts';

/** What a game draws as data: shapes on a ground of their own. */
export const Drawn = ({
  drawing,
  className,
}: {
  readonly drawing: Drawing;
  readonly className: string;
}): ReactElement => (
  <svg
    className={className}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    aria-hidden="true"
    focusable="false"
    style={{ '--wide': drawing.width }}
  >
    <Shapes shapes={drawing.shapes} />
  </svg>
);

function Shapes({ shapes }: { readonly shapes: readonly Shape[] }): ReactElement {
  const say = useSay();
  const count = useCount();
  const written = (text: Extract<Shape, { tag: 'text' }>['text']): string =>
    typeof text === 'number' ? count(text) : say(text);
  return (
    <>
      {shapes.map((shape, i) =>
        createElement(shape.tag, { key: i, ...shape.look }, shape.tag === 'text' ? written(shape.text) : null),
      )}
    </>
  );
}
