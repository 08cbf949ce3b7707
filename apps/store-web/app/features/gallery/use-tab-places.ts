import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { GalleryTab } from './gallery-page.tsx';

/**
 * Each tab keeps its place while the other one is looked at; a tab seen for the first time begins
 * below the bar. Returns what to call before a tab is left.
 */
export function useTabPlaces(active: GalleryTab): () => void {
  const places = useRef(new Map<GalleryTab, number>());
  const before = useRef(active);
  const isReturn = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (before.current === active) return;
    before.current = active;
    // Back and Forward have the router's own memory.
    if (isReturn) return;
    const top = places.current.get(active) ?? Math.min(window.scrollY, topOfPhotos());
    window.scrollTo({ top, behavior: 'instant' });
  }, [active, isReturn]);
  return useCallback(() => places.current.set(active, window.scrollY), [active]);
}

function topOfPhotos(): number {
  const hero = document.querySelector<HTMLElement>('.gallery-hero');
  return hero === null ? 0 : hero.offsetTop + hero.offsetHeight;
}
