import { createExactPhotos, type ExactPhotos } from '@albumen/print/browser/exact-photos';
import { paintInBrowser, type BrowserPainting } from '@albumen/print/browser/painter';
import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import { workerUrl } from '../../../shell/trusted-html.ts';
import { createStillLayers, movedLayer, splitFace } from './still-layers.ts';

/** A face and the photos that are loaded. */
export interface Scene {
  drawing: FaceDrawing;
  pictures: ReadonlyMap<string, ImageBitmap>;
}

/** Paints the face that is worked on, at most once a frame. */
export interface FacePainter {
  show: (scene: Scene) => void;
  /** The same face in the course of a move: quickly, and only the layer that moves. */
  move: (drawing: FaceDrawing) => void;
  stop: () => void;
}

/* It takes this long to tell a moving hand from one that has stopped. */
const restMs = 160;

/** Once the hand rests, photos are resampled as the print file's are. */
export function createFacePainter(canvas: HTMLCanvasElement): FacePainter {
  const still = createStillLayers();
  let scene: Scene | undefined;
  let moving: { drawing: FaceDrawing; layerId: string } | undefined;
  let exact: ExactPhotos | undefined;
  let frame = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const painting = ({ pictures }: Scene): BrowserPainting => ({
    pictures,
    area: 'bleed',
    ...(exact && { exact }),
  });

  function paint(): void {
    frame = 0;
    if (scene === undefined) return;
    if (moving === undefined) paintInBrowser(canvas, scene.drawing, painting(scene));
    else paintMove(scene, moving);
  }

  function paintMove(now: Scene, { drawing, layerId }: NonNullable<typeof moving>): void {
    const context = canvas.getContext('2d');
    if (context === null) return;
    const { width, height } = canvas;
    const parts = splitFace(drawing, layerId);
    const painted = { drawing, painting: painting(now), width, height };
    const below = still.take('below', parts.below, painted);
    const above = still.take('above', parts.above, painted);
    if (below) context.drawImage(below, 0, 0);
    const { pictures } = now;
    const isOver = below !== undefined;
    const steps = { ...drawing, operations: parts.moving };
    paintInBrowser(canvas, steps, { pictures, area: 'bleed', isOver, isQuick: true });
    if (above) context.drawImage(above, 0, 0);
  }

  function paintSoon(): void {
    if (frame === 0) frame = requestAnimationFrame(paint);
    clearTimeout(resting);
    resting = setTimeout(rest, restMs);
  }

  function rest(): void {
    if (moving !== undefined) {
      moving = undefined;
      if (frame === 0) frame = requestAnimationFrame(paint);
    }
    if (scene !== undefined) void refine(scene);
  }

  async function refine(asked: Scene): Promise<void> {
    exact ??= createExactPhotos(workerUrl);
    const { drawing, pictures } = asked;
    const { width, height } = canvas;
    const request = { pictures, area: 'bleed', pixels: { width, height } } as const;
    const isNew = await exact.prepare(drawing, request);
    if (isNew && asked === scene && moving === undefined && frame === 0) {
      frame = requestAnimationFrame(paint);
    }
  }

  return {
    show(next) {
      scene = next;
      if (moving?.drawing.id !== next.drawing.id) moving = undefined;
      if (moving !== undefined) moving = { ...moving, drawing: next.drawing };
      paintSoon();
    },
    move(drawing) {
      if (scene === undefined) return;
      const layerId = movedLayer(moving?.drawing ?? scene.drawing, drawing);
      if (layerId !== undefined) moving = { drawing, layerId };
      paintSoon();
    },
    stop() {
      cancelAnimationFrame(frame);
      clearTimeout(resting);
      scene = undefined;
      still.forget();
      exact?.close();
    },
  };
}
