import type { Size } from '@albumen/print/document/geometry';

/* More is not seen, and takes longer to paint. */
const mostDensity = 2;

/** Canvas pixels for CSS pixels. */
export function canvasSize({ width, height }: Size): Size {
  const density =
    typeof window === 'undefined' ? 1 : Math.min(mostDensity, window.devicePixelRatio);
  return {
    width: Math.max(1, Math.round(width * density)),
    height: Math.max(1, Math.round(height * density)),
  };
}
