import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const pressMs = 450;
const slipPixels = 10;

/**
 * A finger that rests on a photo chooses it. Its lifting, which the browser reports as a click, is
 * then nothing more.
 */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onPress();
      }, pressMs);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = from.current;
      if (Math.hypot(clientX - x, clientY - y) > slipPixels) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      if (wasLong.current) event.preventDefault();
    },
    /** Whether this click is the end of a long press; true once. */
    isHandled: () => {
      const isLong = wasLong.current;
      wasLong.current = false;
      return isLong;
    },
  };
}
