import { useLayoutEffect, useState, type RefObject } from 'react';
import { rangeInBand, type JustifiedRows } from './justified-rows.ts';
import type { Range } from './mounted-tiles.ts';

/** Rows are mounted this many screens before they are seen, at both ends. */
const screensAhead = 1;

const nothing: Range = { start: 0, end: 0 };

/** The photos worth mounting for where the page is scrolled to; changes only when a row comes or goes. */
export function useVisibleRange(
  ref: RefObject<HTMLElement | null>,
  layout: JustifiedRows | undefined,
): Range {
  const [range, setRange] = useState(nothing);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !layout) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = rangeInBand(layout, bandOf(element));
      setRange((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [ref, layout]);
  return range;
}

function bandOf(element: HTMLElement): { top: number; bottom: number } {
  const { top } = element.getBoundingClientRect();
  const screen = window.innerHeight;
  return { top: -top - screen * screensAhead, bottom: -top + screen * (1 + screensAhead) };
}
