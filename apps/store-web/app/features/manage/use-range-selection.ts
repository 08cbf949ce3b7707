import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { useEffect, useRef } from 'react';
import type { Selection } from '../photos/use-selection.ts';

/** A press chooses one; with Shift everything from the last one chosen to here. Ctrl or Cmd + A: all. */
export function useRangeSelection(
  columns: ManagedColumns,
  selection: Selection,
): (index: number, isRange: boolean) => void {
  const last = useRef<number>(undefined);
  const { choose, toggle, end } = selection;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        choose(columns.id);
      }
      if (event.key === 'Escape' && !event.defaultPrevented) end();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [columns, choose, end]);
  return (index, isRange) => {
    const from = last.current;
    last.current = index;
    if (isRange && from !== undefined) {
      choose(columns.id.slice(Math.min(from, index), Math.max(from, index) + 1));
      return;
    }
    const id = columns.id[index];
    if (id !== undefined) toggle(id);
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
