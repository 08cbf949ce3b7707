import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Size } from '@albumen/print/document/geometry';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../state/editor-context.tsx';
import { designOf } from '../state/editor-state.ts';
import { printProduct } from '../opening/made-design.ts';
import { canvasSize } from './canvas-size.ts';
import { drawFace } from './face-drawing.ts';
import { createFacePainter, type FacePainter } from './face-painter.ts';
import { useFacePictures } from './use-face-pictures.ts';

export interface EditorCanvasProps {
  drawing: FaceDrawing;
  /** CSS pixels. */
  size: Size;
}

/** The face as it will be printed; while a hand moves a photo it is painted without being rendered. */
export function EditorCanvas({ drawing, size }: EditorCanvasProps) {
  const { opening, pictures, store } = useEditor();
  const loaded = useFacePictures(pictures, drawing);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<FacePainter>(undefined);
  const { width, height } = canvasSize(size);
  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const made = createFacePainter(canvas.current);
    painter.current = made;
    return made.stop;
  }, []);
  useLayoutEffect(() => {
    painter.current?.show({ drawing, pictures: loaded });
  }, [drawing, loaded, width, height]);
  useEffect(
    () =>
      store.watchMoves((document) => {
        const state = store.getSnapshot();
        const { faceId, fonts } = state;
        const product = printProduct(opening.start.product, designOf(state));
        const moved = drawFace(document, faceId, { product, fonts });
        if (moved) painter.current?.move(moved);
      }),
    [store, opening],
  );
  return <canvas ref={canvas} className="face-canvas" width={width} height={height} aria-hidden />;
}
