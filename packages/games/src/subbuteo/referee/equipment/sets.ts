import type { Paragraph } from '../../rulebook.ts';
import type { Equipment, Figure, Side } from '../equipment-schema.ts';
import type { Fault } from './check.ts';
import { figureFaults } from './figures.ts';
import { keeperFaults } from './keepers.ts';

type Half = 'start' | 'secondHalf';
const HALVES: readonly Half[] = ['start', 'secondHalf'];
const FIGURES_A_SIDE = 10;

/** A side's figures and keepers: each for itself, as a set, and beside those of the other. */
export function sideFaults(list: Equipment): readonly Fault[] {
  const { sides } = list;
  if (sides === undefined) return [];
  return [
    ...federationFaults(list),
    ...sides.flatMap((side, place) => [
      ...side.figures.flatMap((figure, i) =>
        figureFaults(list.federation, figure, `sides ${place + 1}.figures ${i + 1}`),
      ),
      ...side.keepers.flatMap((keeper, i) => keeperFaults(keeper, `sides ${place + 1}.keepers ${i + 1}`)),
      ...halvesOf([side]).flatMap((half) => setFaults(list, side, half, `sides ${place + 1}.${half}`)),
      ...substituteFaults(side, `sides ${place + 1}`),
    ]),
    ...halvesOf(sides).flatMap((half) => [...baseFaults(list, sides, half), ...reserveFaults(list, sides, half)]),
  ];
}

/** Which definition of a figure applies must be known. */
const federationFaults = ({ federation }: Equipment): readonly Fault[] =>
  federation === undefined
    ? [{ paragraph: 'FISTF-III.4.0', item: 'federation', found: null, allowed: 'FISTF or DSTFB' }]
    : [];

/** The second half is looked at where somebody changes figures or keepers for it. */
const halvesOf = (sides: readonly Side[]): readonly Half[] =>
  HALVES.filter((half) => half === 'start' || sides.some((side) => thingsOf(side).some(({ use }) => use === half)));

const thingsOf = ({ figures, keepers }: Side): readonly { readonly use: string }[] => [...figures, ...keepers];

/** The things in use in a half: what nobody changed stays. */
function inUse<T extends { readonly use: string }>(things: readonly T[], half: Half): readonly T[] {
  const changed = things.filter(({ use }) => use === half);
  return changed.length > 0 ? changed : things.filter(({ use }) => use === 'start');
}

const figuresIn = ({ figures }: Side, half: Half, role: Figure['role']): readonly Figure[] =>
  inUse(
    figures.filter((figure) => figure.role === role),
    half,
  );

const numberOf = (figures: readonly Figure[]): number => figures.reduce((sum, { number }) => sum + number, 0);

const setFaults = (list: Equipment, side: Side, half: Half, item: string): readonly Fault[] => [
  ...countFaults(side, half, item),
  ...likenessFaults(list, side, half, item),
];

function countFaults(side: Side, half: Half, item: string): readonly Fault[] {
  const outfield = numberOf(figuresIn(side, half, 'outfield'));
  const reserves = numberOf(figuresIn(side, half, 'reserveKeeper'));
  const keepers = inUse(side.keepers, half).length;
  const count = (paragraph: Paragraph, what: string, found: number, wanted: number): readonly Fault[] =>
    found === wanted ? [] : [{ paragraph, item: `${item}: ${what}`, found, allowed: String(wanted) }];
  return [
    ...count('FISTF-III.4.2.1', 'outfield figures', outfield, FIGURES_A_SIDE),
    ...count(reserves > 1 ? 'FISTF-II.1.5.3' : 'FISTF-III.4.2.1', 'reserve keepers', reserves, 1),
    ...count(keepers > 1 ? 'FISTF-II.1.5.2' : 'FISTF-III.4.2.1', 'keepers', keepers, 1),
  ];
}

/** One type, one painting, one colour of bases. The reserve keeper is an exception as to his base only; by the short rules as to his painting too [S-140]. */
function likenessFaults({ rules }: Equipment, side: Side, half: Half, item: string): readonly Fault[] {
  const [outfield, reserves] = [figuresIn(side, half, 'outfield'), figuresIn(side, half, 'reserveKeeper')];
  const all = [...outfield, ...reserves];
  const painted = rules === 'short-2016' ? outfield : all;
  return [
    ...alike('FISTF-III.4.2.2', `${item}: types`, all.map(typeOf)),
    ...alike(
      'FISTF-III.4.2.3',
      `${item}: paint`,
      painted.map(({ paint }) => plain(paint)),
    ),
    ...alike(
      'FISTF-III.4.2.4',
      `${item}: base colours`,
      outfield.map(({ baseColour }) => plain(baseColour)),
    ),
  ];
}

function alike(paragraph: Paragraph, item: string, values: readonly (string | null)[]): readonly Fault[] {
  if (values.includes(null)) return [{ paragraph, item, found: null, allowed: 'the same for all' }];
  const different = [...new Set(values)];
  return different.length <= 1 ? [] : [{ paragraph, item, found: different.join(', '), allowed: 'the same for all' }];
}

const typeOf = ({ upperPart, base, make, model }: Figure): string =>
  [upperPart, base, make, plain(model)].map((part) => part ?? '–').join(' ');

/** Colours as somebody writes them. */
const plain = (text: string | undefined): string | null => text?.trim().toLowerCase() ?? null;

/** A substitute is like those it may come on for, in either half. */
const substituteFaults = ({ figures }: Side, item: string): readonly Fault[] =>
  figures.flatMap((figure, i) => {
    if (figure.use !== 'substitute') return [];
    const models = figures.filter(({ use, role }) => use !== 'substitute' && role === figure.role).map(lookOf);
    const look = lookOf(figure);
    return models.length === 0 || models.includes(look)
      ? []
      : [
          {
            paragraph: 'FISTF-II.2.5.1.3',
            item: `${item}.figures ${i + 1}`,
            found: look,
            allowed: [...new Set(models)].join(' or '),
          },
        ];
  });

const lookOf = (figure: Figure): string =>
  `${typeOf(figure)}, ${plain(figure.paint) ?? '–'}, ${plain(figure.baseColour) ?? '–'}`;

const coloursOf = (figures: readonly Figure[]): readonly string[] =>
  figures.flatMap(({ baseColour }) => plain(baseColour) ?? []);

/** Bases of the two sides are told apart; so are those chosen at half-time [S-24]. */
function baseFaults({ basesAlike }: Equipment, sides: readonly Side[], half: Half): readonly Fault[] {
  const [first = [], second = []] = sides.map((side) => coloursOf(figuresIn(side, half, 'outfield')));
  const same = first.filter((colour) => second.includes(colour));
  if (same.length === 0 && !basesAlike.includes(half)) return [];
  return [
    {
      paragraph: half === 'start' ? 'FISTF-II.4.1.2.1' : 'FISTF-II.2.5.4.3',
      item: `sides.${half}: base colours`,
      found: same[0] ?? 'similar',
      allowed: 'neither the same nor similar',
    },
  ];
}

/** Every reserve keeper against all other figures of both sides [S-82], by the short rules against outfield figures [S-140]. */
const reserveFaults = (list: Equipment, sides: readonly Side[], half: Half): readonly Fault[] =>
  sides.flatMap((side, place) =>
    figuresIn(side, half, 'reserveKeeper').flatMap((reserve) =>
      list.rules === 'short-2016'
        ? shortReserveFaults(reserve, sides, half, place)
        : reserveBaseFaults(reserve, sides, half, place),
    ),
  );

function reserveBaseFaults(reserve: Figure, sides: readonly Side[], half: Half, place: number): readonly Fault[] {
  const others = sides.flatMap((side) => [
    ...figuresIn(side, half, 'outfield'),
    ...figuresIn(side, half, 'reserveKeeper').filter((figure) => figure !== reserve),
  ]);
  const found = plain(reserve.baseColour);
  if (found !== null && !coloursOf(others).includes(found)) return [];
  const item = `sides ${place + 1}.${half}: base of the reserve keeper`;
  return [{ paragraph: 'FISTF-III.4.2.5', item, found, allowed: 'a colour of its own' }];
}

/** He may be told by his base or by his painting. */
function shortReserveFaults(reserve: Figure, sides: readonly Side[], half: Half, place: number): readonly Fault[] {
  const others = sides.flatMap((side) => figuresIn(side, half, 'outfield'));
  const paints = others.map(({ paint }) => plain(paint));
  const [base, paint] = [plain(reserve.baseColour), plain(reserve.paint)];
  const ownBase = base !== null && !coloursOf(others).includes(base);
  const ownPaint = paint !== null && !paints.includes(paint);
  if (ownBase || ownPaint) return [];
  const item = `sides ${place + 1}.${half}: colour of the reserve keeper`;
  return [{ paragraph: 'SHORT-reserve.1', item, found: base ?? paint, allowed: 'a colour of its own' }];
}
