import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Controls leave this long after the pointer came to rest. */
const restMs = 2_500;

export interface QuietControls {
  /** Nothing but the photo; controls that have the focus stay all the same (styles/chrome.css). */
  isQuiet: boolean;
  /** A tap: shows them, or sends them away. */
  toggle: () => void;
}

/** Shows the controls while the pointer moves. A finger sees them at first, then calls them by a tap. */
export function useQuietControls(root: RefObject<HTMLElement | null>): QuietControls {
  const [isQuiet, setIsQuiet] = useState(() => !isTouchScreen());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setIsQuiet(false);
    timer.current = setTimeout(function rest() {
      if (isOverControls(root) && !isTouchScreen()) timer.current = setTimeout(rest, restMs);
      else setIsQuiet(true);
    }, restMs);
  }, [root]);

  const toggle = useCallback(() => {
    if (isQuiet) return wake();
    clearTimeout(timer.current);
    setIsQuiet(true);
  }, [isQuiet, wake]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let last: { x: number; y: number } | undefined;
    const move = ({ pointerType, screenX: x, screenY: y }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      // Browsers report a move when a page changes under a pointer that rests.
      const hasMoved = last !== undefined && (last.x !== x || last.y !== y);
      last = { x, y };
      if (hasMoved) wake();
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('.preview__chrome')) wake();
    };
    element.addEventListener('pointermove', move, { signal, passive: true });
    element.addEventListener('focusin', focus, { signal });
    const first = isTouchScreen() ? setTimeout(wake) : undefined;
    return () => {
      listening.abort();
      clearTimeout(first);
      clearTimeout(timer.current);
    };
  }, [root, wake]);

  return { isQuiet, toggle };
}

function isTouchScreen(): boolean {
  return window.matchMedia('(hover: none)').matches;
}

function isOverControls(root: RefObject<HTMLElement | null>): boolean {
  return root.current?.querySelector('.preview__chrome:hover') != null;
}
