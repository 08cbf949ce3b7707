import { useEffect } from 'react';
import { useEditor } from './editor-context.tsx';

/** Fields that undo what was typed in them; a radio button or a checkbox has nothing of its own. */
const typing = 'input:not([type="radio"], [type="checkbox"]), textarea';

/** Undo and redo by the keys that people know; a field keeps its own. */
export function useShortcuts(): void {
  const { store } = useEditor();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      if (event.target instanceof HTMLElement && event.target.matches(typing)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}
