import { isDeed, type AnyShape, type Ending, type Match, type Seat, type Words, type Worth } from '@bande/core';
import { fill, type Say } from '../../ui/say.ts';
import { figuresOf, named } from '../../board/story/ending-words.ts';
import type { GivingUp } from './pause-sheet.tsx';
import type { OpenedTable } from '../use-opened.ts';
import { ENDED } from '../../board/words.ts';
import { TABLE } from '../words.ts';

/** A side that somebody plays at this device, and one of its seats. */
interface Here {
  readonly side: string;
  readonly seat: Seat;
}

function peopleAt({ session }: OpenedTable, { setup }: Match<AnyShape>): readonly Here[] {
  const people = setup.seating.flatMap((side, seat) =>
    session.sitters[seat] === 'human' ? [{ side, seat: seat as Seat }] : [],
  );
  return people.filter(({ side }, i) => people.findIndex((one) => one.side === side) === i);
}

/** All that somebody here may give up, the parts of a match first; with both sides at one device it says whose. */
export const givingUpOf = (table: OpenedTable, match: Match<AnyShape>, say: Say): readonly GivingUp[] => [
  ...partsOf(table, match, say),
  ...endingsOf(table, match).flatMap((how) => offered(table, match, how, say) ?? []),
];

function partsOf(table: OpenedTable, match: Match<AnyShape>, say: Say): readonly GivingUp[] {
  const { session, view } = table;
  const here = peopleAt(table, match);
  const sides = view.sides(match);
  return here.flatMap(({ side, seat }) =>
    (view.buttonsAt?.({ at: 'pause' }, match) ?? []).flatMap(({ action, words }) => {
      if (action === null) return [];
      const what = say(words);
      return {
        id: `${seat} ${what}`,
        label: here.length === 1 ? what : `${say(sides[side]!.name)}: ${what}`,
        sure: say(ENDED.notUndone),
        onDo: () => session.giveUp(seat, action),
      };
    }),
  );
}

/** Before anybody has done anything it is called off; then a side gives up, or both at one device agree to a draw. */
function endingsOf(table: OpenedTable, match: Match<AnyShape>): readonly Ending<AnyShape>[] {
  if (table.kept.exercise !== undefined) return [];
  const here = peopleAt(table, match);
  // What all have to agree on is asked of them.
  if (table.company !== null) return here.map(({ side }) => ({ kind: 'resigned', by: side }));
  if (here.length > 0 && table.kept.from === null && !table.session.course.inputs.some(isDeed))
    return [{ kind: 'calledOff' }];
  const areAllHere = table.session.sitters.every((sitter) => sitter === 'human');
  return [
    ...here.map(({ side }): Ending<AnyShape> => ({ kind: 'resigned', by: side })),
    ...(areAllHere && here.length > 1 ? ([{ kind: 'drawAgreed' }] as const) : []),
  ];
}

/** Null where the game knows no such end now. */
function offered(table: OpenedTable, match: Match<AnyShape>, how: Ending<AnyShape>, say: Say): GivingUp | null {
  const worth = table.game.ended?.(match, how);
  if (worth === undefined || !worth.ok) return null;
  const { label, sure } = wordsOf(table, match, how, worth.value, say);
  return { id: 'by' in how ? `${how.kind} ${how.by}` : how.kind, label, sure, onDo: () => table.session.end(how) };
}

function wordsOf(
  table: OpenedTable,
  match: Match<AnyShape>,
  how: Ending<AnyShape>,
  { winner, score }: Worth<AnyShape>,
  say: Say,
): Pick<GivingUp, 'label' | 'sure'> {
  const { view } = table;
  const sides = view.sides(match);
  const figures = figuresOf(score, match.setup.seating);
  switch (how.kind) {
    case 'resigned':
    case 'left': {
      const isAlone = peopleAt(table, match).length === 1;
      return {
        label: say(isAlone ? ENDED.giveUp : named(ENDED.givesUp, sides[how.by]!.name)),
        sure: say(winner === null ? ENDED.notUndone : named(ENDED.thenWins, sides[winner]!.name, { figures })),
      };
    }
    case 'drawAgreed':
      return { label: say(ENDED.agree), sure: say(fill(ENDED.bothAgree, { figures })) };
    case 'calledOff':
      return { label: say(ENDED.callOff), sure: say(ENDED.thenNotPlayed) };
  }
}

/** The words over it: what is behind it is said before it is opened. */
export const givingUpTitle = (choices: readonly GivingUp[]): Words =>
  choices.some(({ id }) => id === 'calledOff') ? ENDED.callOffTitle : TABLE.giveUp;
