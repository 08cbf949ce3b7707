import type { Point } from '@albumen/print/document/chosen-photo';
import type { Box } from '@albumen/print/document/geometry';
import { useRef, type PointerEvent } from 'react';

interface Pointer {
  x: number;
  y: number;
}

export interface PhotoGestures {
  onPan: (by: Point) => void;
  /** Times as large as it is, about a point; both in fractions of the frame. */
  onZoom: (factor: number, about: Point) => void;
  /** Two fingers have turned far enough for a quarter. */
  onTwist?: (direction: 'clockwise' | 'back') => void;
  onStart: () => void;
  /** Where the last finger or the mouse was let go. */
  onEnd: (at: Pointer, hasMoved: boolean) => void;
}

/* A hand is not still when it presses. */
const pressTolerancePx = 4;

/* Photos turn by quarters: past the middle of one, the next is meant. */
const quarterDegrees = 90;
const twistDegrees = quarterDegrees / 2;

/** Mouse, pen and touch on a photo: one moves it, two fingers enlarge and turn it. */
export function usePhotoGestures(angleDegrees: number, gestures: PhotoGestures) {
  const pointers = useRef(new Map<number, Pointer>());
  const hasMoved = useRef(false);
  /** How far two fingers have turned beyond the quarters that the photo has followed. */
  const twist = useRef(0);

  function down(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) {
      hasMoved.current = false;
      twist.current = 0;
      gestures.onStart();
    }
    pointers.current.set(event.pointerId, pointOf(event));
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const distance = Math.hypot(now.x - before.x, now.y - before.y);
    if (!hasMoved.current && distance < pressTolerancePx) return;
    hasMoved.current = true;
    const frame = frameOf(event.currentTarget);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    const other = others[0]?.[1];
    if (other !== undefined) return pinch(other, { before, now }, event.currentTarget);
    gestures.onPan(turned({ x: now.x - before.x, y: now.y - before.y }, -angleDegrees, frame));
  }

  function pinch(
    other: Pointer,
    { before, now }: { before: Pointer; now: Pointer },
    element: HTMLElement,
  ): void {
    const spread = (point: Pointer) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    gestures.onZoom(spread(now) / Math.max(1, spread(before)), shareOf(element, middle));
    twistBy(degreesBetween(direction(other, before), direction(other, now)));
    const half = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    gestures.onPan(turned(half, -angleDegrees, frameOf(element)));
  }

  function twistBy(degrees: number): void {
    twist.current += degrees;
    if (Math.abs(twist.current) < twistDegrees) return;
    const isClockwise = twist.current > 0;
    twist.current -= isClockwise ? quarterDegrees : -quarterDegrees;
    gestures.onTwist?.(isClockwise ? 'clockwise' : 'back');
  }

  function up(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    gestures.onEnd(pointOf(event), hasMoved.current);
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}

/** The angle in degrees, clockwise on the screen. */
function direction(from: Pointer, to: Pointer): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The shorter way around, between -180 and 180. */
function degreesBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

function pointOf({ clientX, clientY }: PointerEvent): Pointer {
  return { x: clientX, y: clientY };
}

/* The frame before it is turned: a turn changes what the browser says of it. */
function frameOf({ offsetWidth, offsetHeight }: HTMLElement): Pick<Box, 'width' | 'height'> {
  return { width: Math.max(1, offsetWidth), height: Math.max(1, offsetHeight) };
}

function turned(
  { x, y }: Pointer,
  degrees: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: (x * cos - y * sin) / width, y: (x * sin + y * cos) / height };
}

/** A point of the screen in fractions of an element. */
export function shareOf(element: HTMLElement, { x, y }: Pointer): Point {
  const box = element.getBoundingClientRect();
  return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
}
