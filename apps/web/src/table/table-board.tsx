import type { Seat } from '@bande/core';
import type { Inset } from '@bande/stage';
import type { ReactElement } from 'react';
import { MatchBoard } from '../board/match-board.tsx';
import type { BoardHands } from '../board/use-hands.ts';
import type { BoardPicking } from '../board/use-pointing.ts';
import { useKits } from '../games/kits.ts';
import { useRoom, useTable } from './at-table.ts';
import { useOpposite } from './use-opposite.ts';
import './caption-at-table.css';

const NOBODY: readonly Seat[] = [];

/** The board in the middle: what lies on it, what may be done with it, and what a newcomer is shown there. */
export function TableBoard({ inset }: { readonly inset: Inset }): ReactElement {
  const { view, game, session } = useTable();
  const { seen, sitting, choice, taught, called, mode, request, story, pauses, homes, toButtons } = useRoom();
  const kits = useKits(game.id, view.kits);
  const { snapshot } = seen;
  const opposite = useOpposite(session.sitters);
  const picking: BoardPicking = {
    pickable: choice.pickable,
    picked: choice.picked,
    hints: choice.hints,
    onPick: choice.pick,
    onCarry: choice.carry,
    onUndo: choice.undo,
    onButtons: () => void toButtons(),
  };
  const hands: BoardHands = {
    draft: pauses.isStudied ? null : choice.draft,
    held: choice.held,
    seat: sitting.seat,
    // Whoever looks at a table that has stopped turns it wherever he drags.
    seats: pauses.isStudied ? NOBODY : snapshot.seats,
    hint: taught.hint?.gesture ?? null,
    dialling: taught.isDialling,
    inMode: mode.isOn,
    opposite,
    onAct: choice.letGo,
    onSteer: (by, to) => {
      session.steer(by, to);
      taught.steered();
    },
  };
  return (
    <MatchBoard
      view={view}
      photo={game.id}
      kits={kits}
      match={seen.match}
      show={seen.show}
      lit={called.lit}
      near={sitting.near}
      running={session.running}
      intent={snapshot.intent}
      extras={request.on}
      named={taught.exercise !== undefined || choice.refusal !== null || story.isOpen}
      inset={inset}
      roam={pauses.isStudied}
      onReady={pauses.laid}
      grid={homes.grid}
      picking={picking}
      hands={hands}
    />
  );
}
