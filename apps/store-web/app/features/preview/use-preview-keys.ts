import { useLayoutEffect, useRef } from 'react';
import { commandOf, type PreviewCommand } from './preview-command.ts';
import { isTopmost } from './use-slideshow.ts';

interface Keys {
  /** Keys of the page that opened the preview. */
  own: readonly string[];
  isZoomed: boolean;
  /** `isHeld` when the key repeats because it stays down. */
  onCommand: (command: PreviewCommand, isHeld: boolean) => void;
}

/** What a key that stays down goes on with. */
const repeats: readonly PreviewCommand['is'][] = ['step', 'zoom', 'pan'];

/** Keys of the whole preview, wherever its focus is; a button keeps its own space bar. */
export function usePreviewKeys(keys: Keys): void {
  const now = useRef(keys);
  useLayoutEffect(() => {
    now.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isTopmost() || takesKeys(event)) return;
      const command = commandOf(event, now.current);
      if (!command) return;
      event.preventDefault();
      if (event.repeat && !repeats.includes(command.is)) return;
      now.current.onCommand(command, event.repeat);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function takesKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="menu"]')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}
