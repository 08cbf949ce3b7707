import { clampView, isZoomed, whole, type Frame, type Point, type View } from './zoom.ts';

/**
 * What gestures move. It writes styles itself, so that nothing is rendered while a finger is down;
 * React owns the elements, never these styles.
 */
export interface Surface {
  frame: () => Frame;
  view: () => View;
  /** The place of a pointer event from the middle of the viewport. */
  pointOf: (event: { clientX: number; clientY: number }) => Point;
  zoom: (view: View, options?: { isSmooth: boolean }) => void;
  /** Moves the row of photos sideways with the finger. */
  drag: (x: number) => void;
  /** Moves the photo down with the finger; the page behind comes through. */
  pull: (by: Point) => void;
  /** Row and photo go back to their place. */
  letGo: () => void;
  /** Resets the view for the next photo. */
  reset: () => void;
}

const pulledSmallest = 0.72;
const restMs = 250;

export function createSurface(
  viewport: HTMLElement,
  onZoomed: (isZoomed: boolean) => void,
): Surface {
  let view = whole;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const put = (to: View, isSmooth: boolean) => {
    const photo = photoOf(viewport);
    if (!photo) return;
    photo.style.transition = isSmooth ? 'transform var(--motion) var(--ease)' : 'none';
    photo.style.transform = `translate3d(${to.x}px, ${to.y}px, 0) scale(${to.scale})`;
    // A layer of its own while it moves; at rest it is drawn anew, sharp at this scale.
    photo.style.willChange = 'transform';
    clearTimeout(rest);
    rest = setTimeout(() => photo.style.removeProperty('will-change'), restMs);
  };
  const frame = (): Frame => {
    const photo = photoOf(viewport);
    return {
      viewport: { width: viewport.clientWidth, height: viewport.clientHeight },
      photo: { width: photo?.offsetWidth ?? 0, height: photo?.offsetHeight ?? 0 },
      pixels: largestRendition,
    };
  };
  const surface: Surface = {
    frame,
    view: () => view,
    pointOf({ clientX, clientY }) {
      const { left, top, width, height } = viewport.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    },
    zoom(next, { isSmooth } = { isSmooth: false }) {
      if (isZoomed(next) !== isZoomed(view)) onZoomed(isZoomed(next));
      view = next;
      put(next, isSmooth);
    },
    drag(x) {
      trackOf(viewport)?.style.setProperty('transform', `translate3d(${x}px, 0, 0)`);
    },
    pull({ x, y }) {
      const share = Math.min(1, Math.max(0, y) / viewport.clientHeight);
      const scale = 1 - share * (1 - pulledSmallest);
      put({ x, y, scale }, false);
      surroundOf(viewport)?.style.setProperty('opacity', String(1 - share));
    },
    letGo() {
      put(clampView(view, frame()), true);
      surroundOf(viewport)?.style.removeProperty('opacity');
      const track = trackOf(viewport);
      if (track) glideFrom(track, offsetOf(track));
    },
    reset() {
      if (isZoomed(view)) onZoomed(false);
      view = whole;
      for (const photo of viewport.querySelectorAll<HTMLElement>('.preview-photo')) {
        photo.style.removeProperty('transform');
        photo.style.removeProperty('transition');
      }
    },
  };
  return surface;
}

const largestRendition = 2560;

function photoOf(viewport: HTMLElement): HTMLElement | null {
  return viewport.querySelector('[data-current] > .preview-photo');
}

function trackOf(viewport: HTMLElement): HTMLElement | null {
  return viewport.querySelector('.preview-track');
}

function surroundOf(viewport: HTMLElement): HTMLElement | null | undefined {
  return viewport.closest('.preview')?.querySelector<HTMLElement>('.preview__surround');
}

/** The place where the row is drawn now, in the middle of a movement too. */
export function offsetOf(track: HTMLElement): number {
  return new DOMMatrixReadOnly(getComputedStyle(track).transform).m41;
}

/** Lets the row arrive at its place from `x`. */
export function glideFrom(track: HTMLElement, x: number): void {
  for (const running of track.getAnimations()) running.cancel();
  track.style.removeProperty('transform');
  if (x === 0) return;
  track.animate(
    [{ transform: `translate3d(${x}px, 0, 0)` }, { transform: 'translate3d(0, 0, 0)' }],
    {
      duration: motionMs(),
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
}

/** The brand's, or none for people who asked for none. */
export function motionMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
}
