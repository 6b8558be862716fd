import { atDesk } from '@bande/core';
import { impossible, type Look } from './impossible-said.ts';
import { PAWN_NAMES } from './names.ts';
import { MOVING, PLAYING } from './referee/order.ts';
import { defender, inArea, nameOf, NOBODY, onBoard, sideOf, type Phase, type State } from './state.ts';
import { inGoalArea } from './table.ts';
import { ballIsUnknown, playsWithTwoDice } from './turn.ts';

export const strangeRoll: Look = ({ state }) => {
  const { phase, roll, rollChosen } = state;
  if (roll > 0 && !MOVING.has(phase) && !PLAYING.has(phase))
    return impossible('roll', `in the phase ${phase} no roll is to be used`);
  if (playsWithTwoDice(state) ? roll === 1 : roll > 6)
    return impossible('roll', playsWithTwoDice(state) ? 'two dice show 2 to 12 (STW-6.2)' : 'one die shows 1 to 6');
  if (roll > 0 && !rollChosen) return impossible('rollChosen', 'the die has been rolled');
  return rollChosen && roll === 0 && phase !== 'captureD' && phase !== 'challenge'
    ? impossible('rollChosen', 'only the defending side chooses between its keeper and a roll (STW-6A.1)')
    : null;
};

/** An attack that has only just begun, and a ball that is given to somebody, know nothing of what was before. */
const isFresh = ({ phase, restart }: State): boolean =>
  phase === 'toss' ||
  phase === 'formation' ||
  phase === 'kickOff' ||
  phase === 'attackMove' ||
  phase === 'attackPlay' ||
  restart?.kind === 'goalKick' ||
  restart?.kind === 'freeKick';
const CONTESTS_OF: Partial<Record<Phase, readonly State['contest'][]>> = {
  captureA: ['capture'],
  captureD: ['capture'],
  extraPlay: ['secondPass'],
  challenge: ['capture', 'secondPass', 'dribble'],
};

export const strangeAttack: Look = ({ state }) => {
  const { phase, chance, directPasses, reachedBox, lastAttack, noOffside, contest } = state;
  const fresh = {
    directPasses: directPasses > 0,
    chance,
    noOffside,
    reachedBox,
    lastAttack,
    contest: contest !== 'capture',
  };
  const stale = Object.entries(fresh).find(([, is]) => is);
  if (isFresh(state) && stale !== undefined)
    return impossible(stale[0], `nothing has happened yet in the attack of the phase ${phase}`);
  if (phase === 'extraPlay' && directPasses === 0)
    return impossible('directPasses', 'the extra play follows a direct pass (STW-4B.3)');
  if (CONTESTS_OF[phase]?.includes(contest) === false)
    return impossible('contest', `in the phase ${phase} it is ${CONTESTS_OF[phase].join(' or ')}`);
  return lastAttack && !reachedBox
    ? impossible(
        'lastAttack',
        'after the signal only an attack goes on that had reached the area: say reachedBox (STW-11B.3)',
      )
    : null;
};

/** 'STW-5A.1.1': a chance comes from a ball captured in the area of the other side. */
export const strangeChance: Look = (match) => {
  const { state, setup } = match;
  const { phase, chance, contest, ball } = state;
  if (!chance) return null;
  if (phase === 'captureA' || phase === 'captureD' || phase === 'extraPlay')
    return impossible('chance', `in the phase ${phase} nobody has captured the ball in the area (STW-5A.1.1)`);
  const unknown = atDesk(match) && ballIsUnknown(state);
  const captured = contest === 'capture' && (unknown || inArea(setup.settings, defender(state), ball));
  return captured || (phase !== 'challenge' && phase !== 'duel')
    ? null
    : impossible('chance', 'it comes from a ball captured in the area of the other side (STW-5A.1.1)');
};

export const strangeMarks: Look = ({ state }, said) => {
  const stranger = said.marks?.findIndex((name) => sideOf(PAWN_NAMES.indexOf(name)) !== state.attacker) ?? -1;
  if (stranger >= 0)
    return impossible(
      `marks.${stranger}`,
      `only pawns of ${nameOf(state.attacker)}, who attacks, are marked for offside`,
    );
  if (isFresh(state) && state.offsideRow > 0)
    return impossible('offsideRow', `no ball has been played yet in the attack of the phase ${state.phase}`);
  if (state.marks === 0 || state.offsideRow > 0) return null;
  return impossible(
    'marks',
    isFresh(state)
      ? `no ball has been played yet in the attack of the phase ${state.phase}`
      : 'say offsideRow, too: the row before which their zone ended',
  );
};

const LOCKED: ReadonlySet<Phase> = new Set<Phase>([
  'kickOff',
  'attackMove',
  'attackPlay',
  'cornerKick',
  'captureA',
  'captureD',
  'finished',
]);
export const strangeLock: Look = (match) => {
  const { state } = match;
  const { lock, phase, carrier } = state;
  const taker = phase === 'kickOff' || phase === 'cornerKick';
  if (lock === NOBODY && atDesk(match) && carrier === NOBODY) return null; // who takes it is unknown
  if (lock === NOBODY)
    return taker
      ? impossible(
          'lock',
          `${PAWN_NAMES[carrier]} takes a restart and may not touch the ball again (${phase === 'kickOff' ? 'STW-1B.11' : 'STW-8.20'})`,
        )
      : null;
  if (!LOCKED.has(phase)) return impossible('lock', `in the phase ${phase} another pawn has touched the ball`);
  if (sideOf(lock) !== state.attacker || !onBoard(state, lock))
    return impossible('lock', `it must be a pawn of ${nameOf(state.attacker)} on the board`);
  return carrier === NOBODY || carrier === lock
    ? null
    : impossible('lock', `${PAWN_NAMES[carrier]} has the ball and has touched it`);
};

export const strangeGoalKick: Look = ({ state }) => {
  const { goalKick, phase, carrier } = state;
  if (!goalKick || phase === 'finished') return null;
  if (phase !== 'attackMove' && phase !== 'attackPlay')
    return impossible('goalKick', `there is no goal kick in the phase ${phase}`);
  return inGoalArea(state.attacker, state.pawns[carrier]!)
    ? null
    : impossible('goalKick', 'its taker stands in his goal area (STW-6C.5)');
};
