import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls once the row of this index comes into view, or has been scrolled past. */
export function useRowInView(
  list: RefObject<HTMLElement | null>,
  index: number | undefined,
  onInView: () => void,
): void {
  const tell = useEffectEvent(onInView);
  useEffect(() => {
    const row = index === undefined ? undefined : list.current?.children[index];
    if (row === undefined) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      const isPast = entry.boundingClientRect.bottom < 0;
      if (entry.isIntersecting || isPast) tell();
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, index]);
}
