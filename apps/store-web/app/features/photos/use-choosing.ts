import { useEffect, useRef } from 'react';
import type { Selection } from './use-selection.ts';

interface Keys {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export interface Choosing {
  /** One photo to and fro; with Shift everything since the last one. */
  choose: (index: number, keys: Keys) => void;
  /** Whether a press on the photo chooses it instead of opening it. */
  isMeant: (keys: Keys) => boolean;
}

/** Ctrl or Cmd + A chooses all, Escape none. */
export function useChoosing(ids: readonly string[], selection: Selection): Choosing {
  const last = useRef<number>(undefined);
  const { choose, toggle, end } = selection;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        choose(ids);
      }
      if (event.key === 'Escape' && !event.defaultPrevented) end();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [ids, choose, end]);
  return {
    choose(index, { shiftKey }) {
      const from = last.current;
      const id = ids[index];
      last.current = index;
      if (shiftKey && from !== undefined) {
        choose(ids.slice(Math.min(from, index), Math.max(from, index) + 1));
      } else if (id !== undefined) toggle(id);
    },
    isMeant: (keys) =>
      selection.isOn || selection.ids.size > 0 || keys.shiftKey || keys.ctrlKey || keys.metaKey,
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
