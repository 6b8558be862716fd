import { cards } from 'virtual:cards';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { cameFrom } from '../ui/came-from.ts';
import { at, routes } from '../ui/routes.ts';
import { fill, useSay } from '../ui/say.ts';
import { START } from './words.ts';
import { mayLive } from './may-live.ts';
import { TablePicture } from './pictures.tsx';

const LivingTable = lazy(async () => ({ default: (await import('./living-table.tsx')).LivingTable }));

/** When the page has all it came for, and nobody has anything else to do. */
function useQuietMoment(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!mayLive()) return;
    let here = true;
    const later = (): void => {
      const done = (): void => void (here && setQuiet(true));
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 4_000 });
      else setTimeout(done, 1_500);
    };
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
    return () => {
      here = false;
      removeEventListener('load', later);
    };
  }, []);
  return quiet;
}

/** A table at which two experts play: a picture first, and the match itself where the device can bear it. */
export function ShowTable(): ReactElement | null {
  const say = useSay();
  const shown = cards.filter(({ sample }) => sample !== null);
  const [chosen, setChosen] = useState(shown.at(-1)?.id ?? '');
  const quiet = useQuietMoment();
  const [seen, setSeen] = useState<string | null>(null);
  const card = shown.find(({ id }) => id === chosen);
  if (card === undefined || card.sample === null) return null;
  return (
    <section className="show-table" aria-label={say(START.show)}>
      <div className={seen === card.id ? 'show-picture is-living' : 'show-picture'}>
        <TablePicture game={card.id} />
        {quiet ? (
          <Suspense fallback={null}>
            <LivingTable key={card.id} game={card.id} onSeen={() => setSeen(card.id)} />
          </Suspense>
        ) : null}
      </div>
      <p className="show-line">
        <span>{say(fill(START.showing, { game: say(card.game) }))}</span>
        <Link href={at.replay(card.sample)} state={cameFrom(routes.start)}>
          {say(START.watchSample)}
        </Link>
        {shown
          .filter(({ id }) => id !== chosen)
          .map(({ id, game }) => (
            <button key={id} type="button" className="plain" onClick={() => setChosen(id)}>
              {say(fill(START.showOther, { game: say(game) }))}
            </button>
          ))}
      </p>
    </section>
  );
}
