import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Gesture, listenForGestures } from './gestures.ts';
import { type Surface, createSurface, glideFrom, motionMs, offsetOf } from './surface.ts';
import { type Tap, createTaps } from './taps.ts';
import type { Walk } from './walk.ts';
import { clampView, isZoomed, type Point, whole, zoomAbout } from './zoom.ts';

export interface Viewport {
  isZoomed: boolean;
  zoom: (by: 'in' | 'out' | 'whole') => void;
  /** Looks a quarter of the screen to the right and down for 1, the other way for -1; false at the photo's edge. */
  pan: (to: Point) => boolean;
}

interface ViewportWith {
  viewportRef: RefObject<HTMLElement | null>;
  walk: Walk;
  canStep: boolean;
  onGesture: (gesture: Gesture) => void;
  /** True when a single tap did something. */
  onTap: (tap: Tap) => boolean;
}

const zoomStep = 1.5;
const panStep = 0.25;
const smooth = { isSmooth: true };

/** Joins the row of photos to fingers, mouse, wheel and keys. */
export function useViewport({ viewportRef, walk, ...answers }: ViewportWith): Viewport {
  const surface = useRef<Surface>(undefined);
  const [isZoomed, setIsZoomed] = useState(false);
  const now = useRef(answers);
  useLayoutEffect(() => {
    now.current = answers;
  });

  useLayoutEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const moved = createSurface(viewport, setIsZoomed);
    surface.current = moved;
    listenForGestures({
      viewport,
      signal,
      surface: moved,
      canStep: () => now.current.canStep,
      answer: (gesture) => now.current.onGesture(gesture),
      onTap: createTaps({ surface: moved, signal, answer: (tap) => now.current.onTap(tap) }),
    });
    listenForWheel(viewport, moved, signal);
    return () => listening.abort();
  }, [viewportRef]);

  useArrival(viewportRef, surface, walk);

  const zoom = useCallback((by: 'in' | 'out' | 'whole') => {
    const { current } = surface;
    if (!current) return;
    const view = current.view();
    const scale = by === 'in' ? view.scale * zoomStep : view.scale / zoomStep;
    const next = by === 'whole' ? whole : zoomAbout(view, scale, { x: 0, y: 0 });
    current.zoom(clampView(next, current.frame()), smooth);
  }, []);
  const pan = useCallback(({ x, y }: Point) => {
    const { current } = surface;
    if (!current) return false;
    const view = current.view();
    const frame = current.frame();
    const { width, height } = frame.viewport;
    const moved = { ...view, x: view.x - x * width * panStep, y: view.y - y * height * panStep };
    const next = clampView(moved, frame);
    if (next.x === view.x && next.y === view.y) return false;
    current.zoom(next, smooth);
    return true;
  }, []);
  return { isZoomed, zoom, pan };
}

/* Each photo arrives in its own way, from where the row is at that moment. */
function useArrival(
  ref: RefObject<HTMLElement | null>,
  surface: RefObject<Surface | undefined>,
  { position, id, motion }: Walk,
) {
  const before = useRef(position);
  useLayoutEffect(() => {
    const viewport = ref.current;
    const track = viewport?.querySelector<HTMLElement>('.preview-track');
    const steps = Math.max(-1, Math.min(1, position - before.current));
    before.current = position;
    surface.current?.reset();
    if (!viewport || !track) return;
    const width = viewport.clientWidth;
    glideFrom(track, motion === 'slide' ? offsetOf(track) + steps * (width + slideGap) : 0);
    if (motion === 'fade') fadeOver(track, steps);
  }, [ref, surface, position, id, motion]);
}

/** The same as `--slide-gap` of styles/frame.css. */
const slideGap = 24;

function fadeOver(track: HTMLElement, steps: number): void {
  const options = { duration: motionMs(), easing: 'ease-out' };
  const left = track.querySelector(`.preview-slide[data-offset="${-steps}"]`);
  left?.animate(
    [
      { translate: '0', opacity: 1 },
      { translate: '0', opacity: 0 },
    ],
    options,
  );
  track.querySelector('[data-current]')?.animate([{ opacity: 0 }, { opacity: 1 }], options);
}

/** The height of a line, for a wheel that counts in lines. */
const linePixels = 16;

/** Ctrl and wheel, which a trackpad's pinch is too, zooms where the pointer is; the wheel alone pans. */
function listenForWheel(viewport: HTMLElement, surface: Surface, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
    const view = surface.view();
    if (event.ctrlKey) {
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY * unit)) / 120);
      const next = zoomAbout(view, view.scale * factor, surface.pointOf(event));
      surface.zoom(clampView(next, surface.frame()));
    } else if (isZoomed(view)) {
      const next = { ...view, x: view.x - event.deltaX * unit, y: view.y - event.deltaY * unit };
      surface.zoom(clampView(next, surface.frame()));
    }
  };
  viewport.addEventListener('wheel', turn, { passive: false, signal });
}
