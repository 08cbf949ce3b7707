import type { Move } from '@albumen/domain/photos/reorder';
import { DragIcon } from '@albumen/ui/icons';
import { Menu } from '@albumen/ui/overlays/menu';
import { stepOf } from './move-steps.ts';

export interface MoveMenuProps {
  ids: readonly string[];
  order: readonly string[];
  onMove: (move: Move) => void;
}

/** Moves photos by a menu: for fingers, and for those who do not drag. */
export function MoveMenu({ ids, order, onMove }: MoveMenuProps) {
  const moves: Record<string, Move | undefined> = {
    first: order[0] === undefined ? undefined : { ids, beforeId: order[0] },
    before: stepOf(order, ids, -1),
    after: stepOf(order, ids, 1),
    last: { ids },
  };
  const choose = (id: string) => {
    const move = moves[id];
    if (move !== undefined && ids.length > 0) onMove(move);
  };
  return (
    <Menu
      kind="quiet"
      isDense
      label="Move"
      choices={[
        { id: 'first', label: 'To the start' },
        { id: 'before', label: 'One place forward', isDisabled: moves['before'] === undefined },
        { id: 'after', label: 'One place back', isDisabled: moves['after'] === undefined },
        { id: 'last', label: 'To the end' },
      ]}
      onChoose={choose}
    >
      <DragIcon /> <span className="button__label">Move</span>
    </Menu>
  );
}
