import type { Seat } from '@bande/core';
import type { ReactElement } from 'react';
import { MatchBoard, type Inset } from '../board/match-board.tsx';
import { useKits } from '../games/kits.ts';
import { useRoom, useTable } from './at-table.ts';

/** The board in the middle: what lies on it, what may be done with it, and what a newcomer is shown there. */
export function TableBoard({ inset }: { readonly inset: Inset }): ReactElement {
  const { view, game, session } = useTable();
  const { seen, sitting, choice, taught, called, mode, request, story, pauses, homes, toButtons } = useRoom();
  const kits = useKits(game.id, view.kits);
  const { snapshot } = seen;
  const steer = (by: Seat, to: readonly number[]): void => {
    session.steer(by, to);
    taught.steered();
  };
  return (
    <MatchBoard
      view={view}
      photo={game.id}
      kits={kits}
      match={seen.match}
      show={seen.show}
      pickable={choice.pickable}
      picked={choice.picked}
      lit={called.lit}
      near={sitting.near}
      seat={sitting.seat}
      draft={choice.draft}
      held={choice.held}
      running={session.running}
      seats={snapshot.seats}
      intent={snapshot.intent}
      hint={taught.hint?.gesture ?? null}
      dialling={taught.isDialling}
      inMode={mode.isOn}
      requested={request.isOn}
      named={taught.exercise !== undefined || choice.refusal !== null || story.isOpen}
      onAct={choice.letGo}
      onSteer={steer}
      inset={inset}
      onReady={pauses.laid}
      grid={homes.grid}
      hints={choice.hints}
      onPick={choice.pick}
      onCarry={choice.carry}
      onUndo={choice.undo}
      onButtons={() => void toButtons()}
    />
  );
}
