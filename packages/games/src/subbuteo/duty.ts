import { atDesk, type Duty, type Option } from '@bande/core';
import { keepersOnSecret } from './by-action.ts';
import { isQuiet } from './motion.ts';
import { other, SIDES, type Side } from './names.ts';
import { namingOf, PLACING, positionalBy, SIGNAL } from './referee/set-up.ts';
import { refereeNow } from './referee-duty.ts';
import type { Paragraph } from './rulebook.ts';
import { isTraining, type Match, type Restart, type Subbuteo } from './state.ts';

/** What the rules want now, and from whom: at a desk the referee does what is otherwise the program's part. */
export function dutyNow(match: Match): readonly Duty<Subbuteo>[] {
  if (match.outcome !== null || isTraining(match)) return [];
  return atDesk(match) ? [...ofSides(match), ...refereeNow(match)] : [...ofSides(match), ...ofHost(match)];
}

const duty = (who: Side, what: string, ...paragraphs: readonly Paragraph[]): Duty<Subbuteo> => ({
  who,
  what,
  paragraphs,
});

// ── the program ───────────────────────────────────────────────────────────────────────────────────────────────────

function ofHost(match: Match): readonly Duty<Subbuteo>[] {
  const { phase, measured, motion } = match.state;
  if (phase === 'toss') return [{ who: 'host', what: 'toss', paragraphs: tossBy(match) }];
  return measured && !isQuiet(motion) ? [{ who: 'host', what: 'motion', paragraphs: ['FISTF-II.4.3.1'] }] : [];
}
const tossBy = ({ state }: Match): readonly Paragraph[] =>
  state.period === 'shootOut' ? ['FISTF-II.17.1.2.2'] : ['FISTF-II.4.1.1.1'];

// ── the sides ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever has a choice to make comes first: nobody flicks until then. */
function ofSides(match: Match): readonly Duty<Subbuteo>[] {
  const { offers, phase } = match.state;
  if (offers.length > 0) return choices(match);
  switch (phase) {
    case 'tossChoice':
      return tossChoice(match);
    case 'setUp':
    case 'restart':
      return settingUp(match);
    case 'play':
      return inPlay(match);
    case 'interval':
      return SIDES.filter((side) => !match.state.ready[side]).map((side) => duty(side, 'return', 'FISTF-II.3.1.1.2'));
    default:
      return [];
  }
}

const choices = ({ state, options }: Match): readonly Duty<Subbuteo>[] =>
  options
    .filter(({ id }) => state.offers.some(({ option }) => option === id))
    .map((option: Option<Subbuteo>) => duty(option.owner, `choose:${option.name}`, option.paragraph));

function tossChoice({ state }: Match): readonly Duty<Subbuteo>[] {
  const { toss, period } = state;
  if (toss === null) return [];
  return [duty(toss.winner, 'tossChoice', period === 'shootOut' ? 'FISTF-II.17.1.2.3' : 'FISTF-II.4.1.1.2')];
}

/** Nothing before the ball lies where it belongs. */
function settingUp(match: Match): readonly Duty<Subbuteo>[] {
  const { restart } = match.state;
  if (restart === null || !restart.laid) return [];
  const { kind, by, step } = restart;
  switch (step) {
    case 'attackerPlaces':
      return [duty(by, 'place', ...placingOf(restart, by))];
    case 'defenderPlaces':
      return [duty(other(by), 'place', ...placingOf(restart, other(by)))];
    case 'taker':
      return [duty(by, 'nameTaker', ...namingOf(match, kind, by))];
    case 'attackerFlicks':
      return [duty(by, 'positionalFlick', ...positionalBy(match))];
    case 'defenderFlicks':
      return [duty(other(by), 'positionalFlick', ...positionalBy(match))];
    case 'ready':
      return [duty(kind === 'penalty' || kind === 'shot' ? other(by) : by, 'ready', ...SIGNAL[kind])];
    default:
      return [];
  }
}
function placingOf({ kind, by }: Restart, side: Side): readonly Paragraph[] {
  const [first, then] = PLACING[kind] ?? [[], 'FISTF-II.4.2.2.3'];
  return side === by ? first : [then];
}

function inPlay(match: Match): readonly Duty<Subbuteo>[] {
  const { blockWait, block, restart, attacker } = match.state;
  const hidden = keepersOnSecret(match).map((side) => duty(side, 'keep', 'FISTF-II.8.2.1.1'));
  if (blockWait !== null) return block === null ? [] : [duty(block, 'block', blockWait.paragraph)];
  const mayBlock = block === null ? [] : [duty(block, 'mayBlock', 'FISTF-II.6.2.1.1')];
  if (restart?.step === 'released') return [duty(restart.by, 'take', ...SIGNAL[restart.kind]), ...hidden];
  if (attacker === null) return mayBlock;
  return [...flick(match, attacker), ...mayBlock, ...hidden];
}

/** While the ball rolls the attacker may go on, and need not ['FISTF-II.6.2.3.0']. */
function flick({ state }: Match, attacker: Side): readonly Duty<Subbuteo>[] {
  const { rolling, handSet, signal, flicks, measured } = state;
  // at a desk nobody says that a figure has come to rest
  const isUnderWay = measured && flicks.some(({ side, over }) => side === attacker && !over);
  if (rolling || signal || isUnderWay) return [];
  return handSet === null
    ? [duty(attacker, 'flick', 'FISTF-II.5.2.3', 'FISTF-II.10.8.3')]
    : [duty(attacker, 'shoot', 'FISTF-II.10.8.2', 'FISTF-II.10.9.2')];
}
