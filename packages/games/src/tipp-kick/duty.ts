import { atDesk, type Duty, type Option } from '@bande/core';
import { isSecret } from './by-action.ts';
import type { RestartKind } from './consequences.ts';
import { other, type Side } from './names.ts';
import { isStriking } from './rights.ts';
import { refereeNow } from './referee-duty.ts';
import type { Paragraph } from './rulebook.ts';
import type { Match, Restart, TippKick } from './state.ts';

/** What the rules want now, and from whom: at a desk the referee does what is otherwise the program's part. */
export function dutyNow(match: Match): readonly Duty<TippKick>[] {
  if (match.outcome !== null) return [];
  return atDesk(match) ? [...ofSides(match), ...refereeNow(match)] : [...ofSides(match), ...ofHost(match)];
}

const duty = (who: Side | 'host', what: string, ...paragraphs: readonly Paragraph[]): Duty<TippKick> => ({
  who,
  what,
  paragraphs,
});

// ── the program ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The ball moves by itself, and before a restart it is fetched and laid; the taker may lay it anew. */
function ofHost(match: Match): readonly Duty<TippKick>[] {
  const { plate, movement, restart, offers } = match.state;
  if (plate === null) return [];
  if (movement !== null || isStriking(match)) return [duty('host', 'motion', 'DTKV-3.K9')];
  return restart !== null && !restart.laid && offers.length === 0 ? [duty('host', 'lay', ...TAKEN[restart.kind])] : [];
}

// ── the sides ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever has a choice to make comes first: nobody shoots until then. Held up, nobody does anything ['DTKV-5.1.2']. */
function ofSides(match: Match): readonly Duty<TippKick>[] {
  const { offers, held, movement, restart, repetition, turn } = match.state;
  if (offers.length > 0) return choices(match);
  if (held || movement !== null || isStriking(match)) return [];
  if (restart !== null) return restart.given === null ? atARestart(match, restart) : [];
  const by = repetition?.by ?? turn;
  return by === null ? [] : [...(waits(match) ? [] : [toShoot(match, by)]), ...toDefend(match, by)];
}

const choices = ({ state, options }: Match): readonly Duty<TippKick>[] =>
  options
    .filter(({ id }) => state.offers.some(({ option }) => option === id))
    .map((option: Option<TippKick>) => duty(option.owner, `choose:${option.name}`, option.paragraph));

/** How each restart is taken. */
const TAKEN: Readonly<Record<RestartKind, readonly Paragraph[]>> = {
  kickOff: ['DTKV-9.3.1', 'DTKV-9.3.2'],
  goalKick: ['DTKV-10.1.1', 'DTKV-10.1.2'],
  kickIn: ['DTKV-11.1.1', 'DTKV-11.1.3'],
  corner: ['DTKV-12.2', 'DTKV-12.K3'],
  freeKick: ['DTKV-13.2.1'],
  indirectFreeKick: ['DTKV-13.7.3'],
  penalty: ['DTKV-14.2.1', 'DTKV-14.K6'],
};
/** Laid, and then taken within seven seconds ['DTKV-8.5.1']; a penalty not before it is released ['DTKV-14.K6']. */
function atARestart(match: Match, { kind, by, laid, released }: Restart): readonly Duty<TippKick>[] {
  if (match.state.plate !== null && !laid) return [];
  const lay = laid ? [] : [duty(by, 'lay', ...TAKEN[kind])];
  const isBarred = (kind === 'penalty' && !released) || waits(match);
  const take = isBarred ? [] : [duty(by, 'take', ...TAKEN[kind], 'DTKV-8.5.1', 'DTKV-8.K11')];
  const keeper = kind === 'penalty' ? [duty(other(by), 'standOnTheLine', 'DTKV-14.4.1', 'DTKV-14.4.2')] : [];
  return [...lay, ...take, ...keeper, ...toDefend(match, by)];
}

/** A set-up may come first, if none is used yet; after a back-pass only the keeper plays ['DTKV-8.K16']. */
function toShoot({ state: { setUps } }: Match, by: Side): Duty<TippKick> {
  if (setUps.of !== by || setUps.used === 0) return duty(by, 'play', 'DTKV-3.4.1', 'DTKV-8.5.1', 'DTKV-8.4.1');
  return setUps.keeperOnly
    ? duty(by, 'keeperShoots', 'DTKV-8.K16', 'DTKV-8.K17')
    : duty(by, 'shoot', 'DTKV-8.4.1', 'DTKV-8.5.1');
}

/** In turn, on the plate of physics: first the defence is set, then aim and keeper are chosen in secret. */
const isInTurn = ({ mode, state }: Match): boolean => mode === 'paced' && state.plate !== null;
const waits = (match: Match): boolean => isInTurn(match) && !match.state.ready;

/** Three seconds to put a kicker up; nobody must [C-101]. In turn he says when he is done, and leads his keeper ['DTKV-6.5.2']. */
function toDefend(match: Match, by: Side): readonly Duty<TippKick>[] {
  const { defence } = match.state;
  const side = other(by);
  if (!isInTurn(match))
    return defence[side]?.fixed === true ? [] : [duty(side, 'mayDefend', 'DTKV-6.9.1', 'DTKV-6.9.3', 'DTKV-8.K10')];
  if (isSecret(match)) return [duty(side, 'keep', 'DTKV-6.5.2', 'DTKV-6.6.2')];
  return waits(match) ? [duty(side, 'setDefence', 'DTKV-6.9.1', 'DTKV-6.9.4')] : [];
}
