import { playTick } from '@bande/core';
import type { Chart, MatchStep } from '@bande/stage/view';
import { isFigure, isKeeper, other, sideOf, SIDES, type Figure, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { placesAt } from '../aims/aiming.ts';
import type { Point } from '../layout.ts';
import type { Flown, ShotKind } from './match-figures.ts';
import { words } from '../words/naming.ts';

type Step = MatchStep<Subbuteo>;

/** A shot of a shoot-out: whose, what became of it, and the way of its figure. */
interface Shot {
  readonly side: Side;
  readonly kind: ShotKind;
  readonly flown: Flown | null;
}

/** Every shot that counts, in its turn. */
export function shotsIn(steps: readonly Step[]): readonly Shot[] {
  const shots: Shot[] = [];
  let before: Match | null = null;
  let [flicked, met]: [Begun | null, ShotKind] = [null, 'wide'];
  for (const step of steps) {
    const { entry, match } = step;
    if (entry.fact.kind === 'flicked') [flicked, met] = [begun(entry.fact.figure, match), 'wide'];
    else met = metBy(step) ?? met;
    const over = entry.rulings.find(({ call }) => call === 'shotScored' || call === 'shotMissed');
    if (over?.for !== undefined) {
      const side = over.call === 'shotScored' ? over.for : other(over.for);
      const kind = over.call === 'shotScored' ? 'goal' : met;
      // The next shot is set up at once: its figure has come as far as it had by then.
      shots.push({ side, kind, flown: flicked === null ? null : flownBy(flicked, before ?? match, match) });
      [flicked, met] = [null, 'wide'];
    }
    before = match;
  }
  return shots;
}

interface Begun {
  readonly figure: Figure;
  readonly from: Point;
}
const begun = (figure: Figure, match: Match): Begun => ({ figure, from: placesAt(match, playTick(match))[figure] });
const flownBy = ({ figure, from }: Begun, before: Match, match: Match): Flown => ({
  side: sideOf(figure),
  from,
  to: placesAt(before, playTick(match))[figure],
});

function metBy({ entry: { fact } }: Step): ShotKind | null {
  if (fact.kind === 'ballTouched' && !isFigure(fact.touchedBy) && isKeeper(fact.touchedBy)) return 'saved';
  const isFrame =
    fact.kind === 'rebounded' && fact.what === 'ball' && (fact.from === 'post' || fact.from === 'crossbar');
  return isFrame ? 'frame' : null;
}

export const shotsBy = (shots: readonly Shot[], kind: ShotKind): Record<Side, number> => {
  const count = (side: Side): number => shots.filter((one) => one.side === side && one.kind === kind).length;
  return { red: count('red'), blue: count('blue') };
};

/** Who had scored how often after each shot. */
export function scoreByShots(shots: readonly Shot[]): Chart {
  const points = (side: Side): readonly (readonly [number, number])[] => [
    [0, 0],
    ...shots.map((_, i): readonly [number, number] => [i + 1, shotsBy(shots.slice(0, i + 1), 'goal')[side]]),
  ];
  return {
    kind: 'line',
    title: words('Treffer im Verlauf', 'Goals over the shots'),
    unit: words(
      'nach oben: Treffer, nach rechts: Schüsse beider Seiten',
      'upwards: goals, to the right: shots of both',
    ),
    series: SIDES.map((side) => ({ side, points: points(side) })),
  };
}
