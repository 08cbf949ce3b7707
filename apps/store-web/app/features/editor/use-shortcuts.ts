import { useEffect, useEffectEvent } from 'react';

/** Fields that undo what was typed in them; what is only ticked or dragged has nothing of its own. */
const typing = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea';

/** Nothing where there is no step in that direction. */
interface Steps {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
}

/** Undo and redo by the keys that people know; a field keeps its own. */
export function useShortcuts({ undo, redo }: Steps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.target instanceof HTMLElement && event.target.matches(typing)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo?.();
    else undo?.();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', (event) => press(event), { signal });
    return () => listening.abort();
  }, []);
}
