export interface Size {
  width: number;
  height: number;
}

/** CSS pixels from the middle of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** Scale 1 shows the whole photo; x and y move its middle away from the viewport's. */
export interface View extends Point {
  scale: number;
}

export interface Frame {
  viewport: Size;
  /** The photo at scale 1. */
  photo: Size;
  /** Pixels of the largest rendition's longest side. */
  pixels: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

const leastReach = 2;
const mostReach = 6;
const doubleTapScale = 2.5;

/** The largest scale: as far as the rendition has pixels, but always twice. */
export function maxScaleOf({ photo, pixels }: Frame): number {
  const longest = Math.max(1, photo.width, photo.height);
  return Math.min(mostReach, Math.max(leastReach, pixels / longest));
}

/** The same view with another scale; what lies under the point stays under it. */
export function zoomAbout(view: View, scale: number, point: Point): View {
  const change = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * change,
    y: point.y - (point.y - view.y) * change,
  };
}

/** Within the scales allowed, and no emptiness where there could be photo. */
export function clampView(view: View, frame: Frame): View {
  const scale = Math.min(Math.max(view.scale, 1), maxScaleOf(frame));
  const kept = scale === view.scale ? view : zoomAbout(view, scale, { x: 0, y: 0 });
  const { viewport, photo } = frame;
  return {
    scale,
    x: within(kept.x, slack(photo.width * scale, viewport.width)),
    y: within(kept.y, slack(photo.height * scale, viewport.height)),
  };
}

/** A double tap looks closer at the point, or back at the whole. */
export function doubleTapView(view: View, frame: Frame, point: Point): View {
  if (view.scale > 1) return whole;
  const scale = Math.min(doubleTapScale, maxScaleOf(frame));
  return clampView(zoomAbout(view, scale, point), frame);
}

export function isZoomed({ scale }: View): boolean {
  return scale > 1.01;
}

function slack(photo: number, viewport: number): number {
  return Math.max(0, (photo - viewport) / 2);
}

function within(value: number, limit: number): number {
  const held = Math.min(limit, Math.max(-limit, value));
  return held === 0 ? 0 : held;
}
