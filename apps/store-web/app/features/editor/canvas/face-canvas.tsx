import { paintInBrowser } from '@albumen/print/browser/painter';
import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Size } from '@albumen/print/document/geometry';
import { useLayoutEffect, useRef } from 'react';
import { canvasSize } from './canvas-size.ts';

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
  const { width, height } = canvasSize(size);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (canvas.current) paintInBrowser(canvas.current, drawing, { pictures, area });
    });
    return () => cancelAnimationFrame(frame);
  }, [drawing, pictures, area, width, height]);
  return <canvas ref={canvas} className="face-canvas" width={width} height={height} aria-hidden />;
}
