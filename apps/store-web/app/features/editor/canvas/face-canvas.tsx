import { paintInBrowser } from '@albumen/print/browser/painter';
import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Size } from '@albumen/print/document/geometry';
import { useLayoutEffect, useRef } from 'react';
import { canvasSize } from './canvas-size.ts';
import type { Pictures } from './pictures.ts';
import { useFacePictures } from './use-face-pictures.ts';

export interface FaceCanvasProps {
  drawing: FaceDrawing;
  pictures: Pictures;
  /** CSS pixels. */
  size: Size;
  area?: 'bleed' | 'trim';
}

/** The face as it will be printed, painted once a frame by the code that makes the print file. */
export function FaceCanvas({ drawing, pictures, size, area = 'bleed' }: FaceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const loaded = useFacePictures(pictures, drawing);
  const { width, height } = canvasSize(size);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (canvas.current) paintInBrowser(canvas.current, drawing, { pictures: loaded, area });
    });
    return () => cancelAnimationFrame(frame);
  }, [drawing, loaded, area, width, height]);
  return <canvas ref={canvas} className="face-canvas" width={width} height={height} aria-hidden />;
}
