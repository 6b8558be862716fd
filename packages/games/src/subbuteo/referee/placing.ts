import { isFigure, type Figure } from '../names.ts';
import type { Consequence } from '../consequences.ts';
import type { StoppedFor } from '../events.ts';
import type { Paragraph } from '../rulebook.ts';
import { placed, toTheEdge, type Dues, type Placed } from '../reckoning/placing.ts';
import { duesIn, sceneOf } from '../reckoning/placing-due.ts';
import type { Left } from '../reckoning/placing-edge.ts';
import { inAreaAt, type InArea } from '../reckoning/placing-goal-area.ts';
import { isShort, type Fact, type Match, type Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { rules as forcingCheck } from './forcing-check.ts';
import { ruling } from './ruling.ts';

/** Rules 2.1 to 2.4: figures that cannot stay where they are, or as they are. */

// ── out of play until the referee comes ───────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.2.1.2.2', 'FISTF-II.2.1.2.3': off the cloth, and the ball still rolls; coming back without a rest is harmless ['FISTF-II.2.1.2.4'] [S-15]. */
const figureRestsOffTheCloth: Rule<'rested'> = (match, fact) => {
  const { told, out, rolling } = match.state;
  if (!isFigure(fact.what) || told.off[fact.what] !== 'cloth' || out[fact.what] !== undefined || !rolling) return null;
  return ruling(fact, 'outOfPlay', ['FISTF-II.2.1.2.2', 'FISTF-II.2.1.2.3'], {
    detail: { figure: fact.what },
    then: [{ kind: 'figureGoesOut', figure: fact.what, to: 'cloth' }],
  });
};

/** 'FISTF-II.2.1.4.1': it comes back when the ball rests. */
const figureFellFromTheTable: Rule<'figureLeft'> = (match, fact) => {
  if (fact.ground !== 'table') return null;
  return ruling(fact, 'outOfPlay', [isShort(match) ? 'SHORT-unplayable.2' : 'FISTF-II.2.1.4.1'], {
    detail: { figure: fact.figure },
    then: [{ kind: 'figureGoesOut', figure: fact.figure, to: 'table' }],
  });
};

// ── “Aufstellen!” ─────────────────────────────────────────────────────────────────────────────────────────────────

const BESIDE: Readonly<Record<Left, readonly Paragraph[]>> = {
  cloth: ['FISTF-II.2.1.2.1.1', 'FISTF-II.2.1.2.1.2', 'FISTF-II.2.1.2.3', 'FISTF-II.2.1.2.4', 'FISTF-II.2.1.2.7'],
  barrier: ['FISTF-II.2.1.3.1.1', 'FISTF-II.2.1.3.1.2', 'FISTF-II.2.1.3.5', 'FISTF-II.2.1.3.6'],
  table: ['FISTF-II.2.1.4.1', 'FISTF-II.2.1.4.2', 'FISTF-II.2.1.4.3'],
};
const BESIDE_SHORT: Readonly<Record<Left, readonly Paragraph[]>> = {
  cloth: ['SHORT-unplayable.1'],
  barrier: ['SHORT-unplayable.1'],
  table: ['SHORT-unplayable.2'],
};
const UPRIGHT: readonly Paragraph[] = ['FISTF-II.2.4.1.1', 'FISTF-II.2.4.1.2', 'FISTF-II.2.4.2'];

function besideBy(match: Match, { left }: Dues): readonly Paragraph[] {
  const by = isShort(match) ? BESIDE_SHORT : BESIDE;
  return (['cloth', 'barrier', 'table'] as const).flatMap((how) => (Object.values(left).includes(how) ? by[how] : []));
}

/** 'FISTF-II.2.2.1.1' to 'FISTF-II.2.2.2.2'; where nobody measures, what was told. */
function areaBy(match: Match, { inArea }: Dues): readonly Paragraph[] {
  if (inArea.length === 0) return [];
  const scene = sceneOf(match);
  const seen = inArea.flatMap((figure): readonly (InArea | null)[] => {
    const at = scene.spots[figure];
    return at === undefined ? [] : [inAreaAt(scene, at)];
  });
  if (seen.length === 0) return ['FISTF-II.2.2.1.1'];
  return seen.flatMap((one): readonly Paragraph[] => {
    if (one === null) return [];
    if (scene.reserveOn[one.of]) return ['FISTF-II.2.2.2.1', 'FISTF-II.2.2.2.2'];
    if (one.isInGoal) return ['FISTF-II.2.2.1.2'];
    return one.isOnLine ? ['FISTF-II.2.2.1.3'] : ['FISTF-II.2.2.1.1'];
  });
}

const uprightBy = (match: Match, { lying, entangled }: Dues): readonly Paragraph[] => [
  ...(lying.length === 0 ? [] : [...(isShort(match) ? (['SHORT-unplayable.3'] as const) : []), ...UPRIGHT]),
  ...(entangled.length === 0 ? [] : (['FISTF-II.2.4.3'] as const)),
];
const obstacleBy = ({ givesWay, givesWayBehind }: Placed): readonly Paragraph[] => [
  ...(givesWay.length === 0 ? [] : (['FISTF-II.2.3.1'] as const)),
  ...(givesWayBehind.length === 0 ? [] : (['FISTF-II.2.3.2'] as const)),
];

/** 'FISTF-II.2.1.2.5.1', 'FISTF-II.4.3.4.1': play stops; 'FISTF-II.2.1.2.5.2', 'FISTF-II.6.2.3.1': then comes an outstanding block flick. */
function procedure(match: Match): readonly Paragraph[] {
  const short: readonly Paragraph[] = isShort(match) ? ['SHORT-fast.2'] : [];
  const waits: readonly Paragraph[] = match.state.block === null ? [] : ['FISTF-II.2.1.2.5.2', 'FISTF-II.6.2.3.1'];
  return [...short, 'FISTF-II.2.1.2.5.1', 'FISTF-II.4.3.4.1', ...waits];
}

const names = (figures: readonly Figure[]): string => figures.join(' ');
function tellingWho({ left, lying, inArea, entangled }: Dues): Readonly<Record<string, string>> {
  const all: readonly (readonly [string, readonly Figure[]])[] = [
    ['edge', Object.keys(left) as Figure[]],
    ['goalArea', inArea],
    ['upright', lying],
    ['apart', [...new Set(entangled.flat())]],
  ];
  return Object.fromEntries(all.filter(([, who]) => who.length > 0).map(([what, who]) => [what, names(who)]));
}

const NOBODY: Placed = { spots: {}, atEdge: [], givesWay: [], givesWayBehind: [] };

/** In a restart that is being set up the referee goes on with it; in play he lets it go on. */
function goesOn({ state }: Match): readonly Consequence[] {
  if (state.phase !== 'play') return [];
  const event = { kind: 'playReleased', after: 'placing' } as const;
  return [{ kind: 'blockFirst', paragraph: 'FISTF-II.2.1.2.5.2', then: [{ kind: 'followedBy', event }] }];
}

const figuresArePlaced: Rule<'placingDue'> = (match, fact) => {
  const dues = duesIn(match);
  return dues === null || match.state.rolling ? null : refereePlaces(match, fact, dues);
};
export function refereePlaces(match: Match, fact: Fact, dues: Dues): Ruling {
  const { measured } = match.state;
  const done = measured ? placed(sceneOf(match), dues) : NOBODY;
  const who = [...Object.keys(dues.left), ...dues.inArea, ...dues.lying, ...dues.entangled.flat()] as Figure[];
  return ruling(
    fact,
    'placing',
    [
      ...procedure(match),
      ...besideBy(match, dues),
      ...areaBy(match, dues),
      ...uprightBy(match, dues),
      ...obstacleBy(done),
    ],
    {
      detail: tellingWho(dues),
      then: [
        {
          kind: 'bodiesArePlaced',
          spots: done.spots,
          atEdge: measured ? done.atEdge : toTheEdge(dues, isShort(match)),
          upright: who,
        },
        ...goesOn(match),
      ],
    },
  );
}

// ── “Spielen!” ────────────────────────────────────────────────────────────────────────────────────────────────────

const RELEASED: Readonly<Record<StoppedFor, Paragraph>> = {
  placing: 'FISTF-II.2.1.2.5.3',
  forcingCheck: 'FISTF-II.2.1.1.3.4',
  barrierPlay: 'FISTF-II.2.1.3.3.3',
  substitution: 'FISTF-II.2.5.2.4',
  keeperSubstitution: 'FISTF-II.8.3.2.4',
};
const playGoesOn: Rule<'playReleased'> = (match, fact) =>
  ruling(fact, 'play', [RELEASED[fact.after]], { for: match.state.attacker });

export const rules: Chapter = {
  ...forcingCheck,
  rested: [figureRestsOffTheCloth],
  figureLeft: [figureFellFromTheTable],
  placingDue: [figuresArePlaced],
  playReleased: [playGoesOn],
};
