import type { Surface } from './surface.ts';
import { axisOf, outcomeOf, velocityOf, type Axis, type Sample } from './swipe.ts';
import type { Tap } from './taps.ts';
import {
  clampView,
  isZoomed,
  maxScaleOf,
  whole,
  zoomAbout,
  type Point,
  type View,
} from './zoom.ts';

/** What a person asked for with fingers, mouse or wheel; zooming and panning are done already. */
export type Gesture = { is: 'next' | 'previous' | 'close' | 'details' };

interface Listening {
  viewport: HTMLElement;
  surface: Surface;
  /** False for a gallery of one photo: it gives way a little and comes back. */
  canStep: () => boolean;
  answer: (gesture: Gesture) => void;
  /** A press that went nowhere. */
  onTap: (tap: Tap) => void;
  signal: AbortSignal;
}

type Hold =
  | { is: 'finger'; from: Point; since: number; axis: Axis; path: Sample[]; isTouch: boolean }
  | { is: 'pan'; from: Point; view: View }
  | { is: 'pinch'; middle: Point; spread: number; view: View }
  /** The rest of a gesture that is over. */
  | { is: 'ended' };

const tapMs = 300;
const rubber = 0.3;
/** While two fingers are down, the photo may get smaller than the viewport. */
const pinchedSmallest = 0.7;

export function listenForGestures(listening: Listening): void {
  const { viewport, surface, signal } = listening;
  const fingers = new Map<number, Point>();
  let hold: Hold = { is: 'ended' };

  const begin = (event: PointerEvent): Hold => {
    const [first, second] = [...fingers.values()];
    if (!first) return { is: 'ended' };
    if (second) return { is: 'pinch', ...spanOf(first, second), view: surface.view() };
    return {
      is: 'finger',
      from: first,
      since: event.timeStamp,
      axis: 'none',
      path: [{ ...first, at: event.timeStamp }],
      isTouch: event.pointerType !== 'mouse',
    };
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return;
    // A third finger changes nothing.
    if (fingers.size === 2) return;
    viewport.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, surface.pointOf(event));
    if (fingers.size === 2) surface.letGo();
    hold = begin(event);
  };

  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, surface.pointOf(event));
    hold = moved(listening, { hold, fingers: [...fingers.values()], at: event.timeStamp });
  };

  const lift = (event: PointerEvent) => {
    const point = fingers.get(event.pointerId);
    if (!point) return;
    fingers.delete(event.pointerId);
    const isCanceled = event.type === 'pointercancel';
    released(listening, { hold, point, at: event.timeStamp, isCanceled });
    const [rest] = [...fingers.values()];
    const goesOn = rest !== undefined && isZoomed(surface.view());
    hold = goesOn ? { is: 'pan', from: rest, view: surface.view() } : { is: 'ended' };
  };

  viewport.addEventListener('pointerdown', press, { signal });
  viewport.addEventListener('pointermove', move, { signal });
  viewport.addEventListener('pointerup', lift, { signal });
  viewport.addEventListener('pointercancel', lift, { signal });
}

interface Moved {
  hold: Hold;
  fingers: Point[];
  at: number;
}

function moved({ surface, canStep }: Listening, { hold, fingers, at }: Moved): Hold {
  const [first, second] = fingers;
  if (!first) return hold;
  switch (hold.is) {
    case 'pinch': {
      if (second) surface.zoom(pinched(hold, spanOf(first, second), maxScaleOf(surface.frame())));
      return hold;
    }
    case 'pan': {
      const { view, from } = hold;
      const next = { ...view, x: view.x + first.x - from.x, y: view.y + first.y - from.y };
      surface.zoom(clampView(next, surface.frame()));
      return hold;
    }
    case 'finger': {
      const by = { x: first.x - hold.from.x, y: first.y - hold.from.y };
      const axis = hold.axis === 'none' ? axisOf(by) : hold.axis;
      if (axis !== 'none' && isZoomed(surface.view()))
        return { is: 'pan', from: first, view: surface.view() };
      if (axis === 'across') surface.drag(canStep() ? by.x : by.x * rubber);
      if (axis === 'along') surface.pull(by.y > 0 ? by : { x: 0, y: by.y * rubber });
      return { ...hold, axis, path: [...hold.path.slice(-12), { ...first, at }] };
    }
    case 'ended':
      return hold;
  }
}

interface Released {
  hold: Hold;
  point: Point;
  at: number;
  isCanceled: boolean;
}

function released(listening: Listening, { hold, point, at, isCanceled }: Released): void {
  const { surface, canStep, answer, onTap } = listening;
  if (hold.is === 'pinch') {
    const next = surface.view().scale < 1.05 ? whole : clampView(surface.view(), surface.frame());
    surface.zoom(next, { isSmooth: true });
  }
  if (hold.is !== 'finger') return;
  const { axis, from, path, since, isTouch } = hold;
  if (axis === 'none') {
    if (!isCanceled && at - since < tapMs) onTap({ point, isTouch, at });
    return;
  }
  const { viewport } = surface.frame();
  const by = { x: point.x - from.x, y: point.y - from.y };
  const velocity = velocityOf(path, at);
  const outcome = isCanceled ? 'stay' : outcomeOf({ axis, moved: by, velocity, viewport });
  const isStep = outcome === 'next' || outcome === 'previous';
  if (outcome === 'stay' || outcome === 'details' || (isStep && !canStep())) surface.letGo();
  if (outcome !== 'stay' && (!isStep || canStep())) answer({ is: outcome });
}

function spanOf(first: Point, second: Point): { middle: Point; spread: number } {
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
  };
}

function pinched(
  { view, middle, spread }: { view: View; middle: Point; spread: number },
  now: { middle: Point; spread: number },
  maxScale: number,
): View {
  const wanted = (view.scale * now.spread) / spread;
  const scale = Math.min(maxScale, Math.max(pinchedSmallest, wanted));
  const zoomed = zoomAbout(view, scale, middle);
  return {
    scale,
    x: zoomed.x + now.middle.x - middle.x,
    y: zoomed.y + now.middle.y - middle.y,
  };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}
