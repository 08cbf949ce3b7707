import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { placeIn, wayTo, type GridPlace } from './grid-place.ts';
import type { JustifiedRows } from './justified-rows.ts';

interface Grid {
  ref: RefObject<HTMLElement | null>;
  layout: JustifiedRows | undefined;
  ids: readonly string[];
}

const savedEveryMs = 150;
let isFirstGrid = true;

/**
 * Back and reload lead to the photos that were in view. The router's own memory of the page comes
 * too early: then the photos are not there yet, and the page is short.
 */
export function useGridPlace({ ref, layout, ids }: Grid): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const name = `place ${pathname} ${key}`;
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !layout || isRestored.current) return;
    isRestored.current = true;
    const isNewVisit = isFirstGrid && !isReload();
    isFirstGrid = false;
    const place = isReturn && !isNewVisit ? savedPlace(name) : undefined;
    const gridTop = element.getBoundingClientRect().top;
    const way = place && wayTo(place, { layout, ids, gridTop });
    if (way !== undefined) window.scrollBy({ top: way, behavior: 'instant' });
  }, [ref, layout, ids, isReturn, name]);

  useEffect(() => {
    if (!layout) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      const gridTop = ref.current?.getBoundingClientRect().top;
      if (gridTop !== undefined) savePlace(name, placeIn({ layout, ids, gridTop }));
    };
    // At once and again at the end: a link may be pressed right after the scroll.
    const note = () => {
      if (timer !== undefined) return;
      save();
      timer = setTimeout(() => {
        timer = undefined;
        save();
      }, savedEveryMs);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', note);
    };
  }, [ref, layout, ids, name]);
}

/** Whether the document came by a reload or Back; an arrival by a link begins at the top. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

function savePlace(name: string, place: GridPlace | undefined): void {
  if (place) sessionStorage.setItem(name, `${place.top} ${place.id}`);
  else sessionStorage.removeItem(name);
}

function savedPlace(name: string): GridPlace | undefined {
  const [top, id] = sessionStorage.getItem(name)?.split(' ') ?? [];
  return top === undefined || id === undefined ? undefined : { id, top: Number(top) };
}
