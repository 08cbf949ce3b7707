import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { rangeInBand, type JustifiedRows } from '../photos/justified-rows.ts';
import './scrubber.css';

export interface ScrubberProps {
  layout: JustifiedRows;
  /** What is said of the place where this photo is the first in view; else which of how many it is. */
  labelOf?: (index: number) => string;
  /** Places worth a word at the track: the index of a photo and the word. */
  marks?: readonly { first: number; label: string }[];
}

/** Galleries of fewer screens are scrolled. */
const leastScreens = 4;
const steps = 1000;
const shownMs = 1200;
/** Bars that stick cover the first of these pixels. */
const barPixels = 64;

/** A track along the photos of the grid that follows it: by drag or keys it leads to any of thousands. */
export function Scrubber({ layout, labelOf, marks = [] }: ScrubberProps) {
  const input = useRef<HTMLInputElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const look = () => setIsLong(layout.height > window.innerHeight * leastScreens);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [layout]);

  useEffect(() => {
    if (!isLong) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      frame = 0;
      const [range, box] = [input.current, track.current];
      const grid = box?.nextElementSibling;
      if (!grid || !range || !box) return;
      const passed = barPixels - grid.getBoundingClientRect().top;
      const way = Math.min(1, Math.max(0, passed / (layout.height - window.innerHeight)));
      const { start } = rangeInBand(layout, {
        top: Math.max(0, passed),
        bottom: Math.max(0, passed),
      });
      const label = labelOf?.(start) ?? placeIn(start, layout.boxes.length);
      if (document.activeElement !== range || !range.matches(':active'))
        range.value = String(Math.round(way * steps));
      range.setAttribute('aria-valuetext', label);
      box.style.setProperty('--way', String(way));
      box.dataset['label'] = label;
    };
    const note = () => {
      frame ||= requestAnimationFrame(follow);
      track.current?.toggleAttribute('data-moving', true);
      clearTimeout(timer);
      timer = setTimeout(() => track.current?.toggleAttribute('data-moving', false), shownMs);
    };
    follow();
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('scroll', note);
    };
  }, [isLong, layout, labelOf]);

  if (!isLong) return null;
  const lead = (value: number) => {
    const grid = track.current?.nextElementSibling;
    if (!grid) return;
    const way = (value / steps) * (layout.height - window.innerHeight);
    const top = grid.getBoundingClientRect().top + window.scrollY - barPixels + way;
    window.scrollTo({ top, behavior: 'instant' });
  };
  return (
    <div ref={track} className="scrubber">
      <input
        ref={input}
        type="range"
        className="scrubber__range"
        aria-label="Scroll through the photos"
        aria-orientation="vertical"
        min={0}
        max={steps}
        step={5}
        defaultValue={0}
        onInput={({ currentTarget }) => lead(Number(currentTarget.value))}
      />
      {thinned(marks, layout.boxes).map(({ label, way }) => (
        <span key={way} className="scrubber__mark" style={atWay(way)} aria-hidden="true">
          {label}
        </span>
      ))}
    </div>
  );
}

function placeIn(index: number, total: number): string {
  return `${(index + 1).toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
}

/** A share of the track that one mark needs for its word. */
const markShare = 0.045;

function thinned(
  marks: NonNullable<ScrubberProps['marks']>,
  boxes: JustifiedRows['boxes'],
): { label: string; way: number }[] {
  const height = boxes.at(-1)?.top ?? 0;
  const kept: { label: string; way: number }[] = [];
  for (const { first, label } of marks) {
    const way = height === 0 ? 0 : (boxes[first]?.top ?? 0) / height;
    if (way - (kept.at(-1)?.way ?? -1) >= markShare) kept.push({ label, way });
  }
  return kept;
}

function atWay(way: number): CSSProperties {
  return { '--way': way };
}
