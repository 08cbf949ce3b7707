import { paintInBrowser } from '@albumen/print/browser-painter';
import type { FaceDrawing } from '@albumen/print/drawing';
import type { Size } from '@albumen/print/geometry';
import { useLayoutEffect, useRef } from 'react';

export interface FaceCanvasProps {
  drawing: FaceDrawing;
  pictures: ReadonlyMap<string, ImageBitmap>;
  /** CSS pixels. */
  size: Size;
  area?: 'bleed' | 'trim';
}

/** The face as it will be printed, painted once a frame by the code that makes the print file. */
export function FaceCanvas({ drawing, pictures, size, area = 'bleed' }: FaceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const density = typeof window === 'undefined' ? 1 : Math.min(2, window.devicePixelRatio);
  const width = Math.max(1, Math.round(size.width * density));
  const height = Math.max(1, Math.round(size.height * density));
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (canvas.current) paintInBrowser(canvas.current, drawing, { pictures, area });
    });
    return () => cancelAnimationFrame(frame);
  }, [drawing, pictures, area, width, height]);
  return <canvas ref={canvas} className="face-canvas" width={width} height={height} aria-hidden />;
}
