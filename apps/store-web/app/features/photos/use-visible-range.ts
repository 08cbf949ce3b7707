import { useLayoutEffect, useState, type RefObject } from 'react';
import { rangeInBand, type JustifiedRows } from './justified-rows.ts';
import type { Range } from './mounted-tiles.ts';

/** Rows are mounted this many screens before they are seen, at both ends; after a jump in steps. */
const screensAhead = 1;
const step = 0.5;

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
    let ahead = -step;
    let shown = nothing;
    // Three screens of small photos at once would hold the page up: what is seen comes first.
    const look = () => {
      frame = 0;
      const near = rangeInBand(layout, bandOf(element, screensAhead));
      const hasShown = shown.end > shown.start;
      const isJump = hasShown && (near.start >= shown.end || near.end <= shown.start);
      ahead = isJump ? 0 : Math.min(screensAhead, ahead + step);
      const next = rangeInBand(layout, bandOf(element, ahead));
      shown = next;
      setRange((now) => (now.start === next.start && now.end === next.end ? now : next));
      if (ahead < screensAhead) later();
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

function bandOf(element: HTMLElement, ahead: number): { top: number; bottom: number } {
  const { top } = element.getBoundingClientRect();
  const screen = window.innerHeight;
  return { top: -top - screen * ahead, bottom: -top + screen * (1 + ahead) };
}
