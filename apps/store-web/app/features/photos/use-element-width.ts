import { pageLimits } from '@albumen/contract/page-limits';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The element's width: at once when it appears, and 300 ms after the last of a series of changes, so
 * that a window being dragged is laid out once.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, pageLimits.galleryResizeDelayMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return width;
}
