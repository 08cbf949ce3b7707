import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '@albumen/print/geometry';

/** Inner size of an element in CSS pixels; undefined until it was measured. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
