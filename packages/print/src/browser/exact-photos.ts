import type { ResampleReply, ResampleRequest } from './resample.worker.ts';
import type { FaceDrawing, PhotoOperation } from '../drawing/drawing.ts';
import type { Size } from '../document/geometry.ts';
import type { Crop } from '../document/layers.ts';
import { cropInPixels } from '../lib/crop-in-pixels.ts';
import { pixelsOfStep, type PixelGrid } from '../lib/snap-box.ts';
// oxlint-disable-next-line import/default -- Vite answers the address of the bundled worker
import workerUrl from './resample.worker.ts?worker&url';

/** Photos resampled as print files resample them, made beside the page by a worker. */
export interface ExactPhotos {
  /** The picture for a photo at these pixels, if it is made. */
  find: (step: PhotoOperation, grid: PixelGrid) => ImageBitmap | undefined;
  /** Makes the pictures that a face lacks; answers whether there are new ones to paint. */
  prepare: (drawing: FaceDrawing, given: ExactRequest) => Promise<boolean>;
  /** Ends the worker. */
  close: () => void;
}

/** What is painted with exact photos. */
export interface ExactRequest {
  pictures: ReadonlyMap<string, ImageBitmap>;
  area: 'trim' | 'bleed';
  /** Canvas pixels. */
  pixels: Size;
}

const mostPictures = 60;

/**
 * Starts the worker. Ask it when the customer's hand rests: while a photo moves, any resampling will
 * do. On a page that requires Trusted Types, `trustScriptUrl` answers what the policy's
 * `createScriptURL` makes of the worker's address.
 */
export function createExactPhotos(trustScriptUrl = (url: string): string => url): ExactPhotos {
  const worker = new Worker(trustScriptUrl(workerUrl), { type: 'module', name: 'albumen-print' });
  const made = new Map<string, ImageBitmap>();
  const waiting = new Map<number, (picture: ImageBitmap | undefined) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ResampleReply>) => {
    waiting.get(data.id)?.(data.picture);
    waiting.delete(data.id);
  });

  function ask(request: Omit<ResampleRequest, 'id'>): Promise<ImageBitmap | undefined> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ ...request, id }, [request.picture]);
    });
  }

  async function make(step: PhotoOperation, grid: PixelGrid, whole: ImageBitmap): Promise<boolean> {
    const key = keyOf(step, grid);
    if (made.has(key)) return false;
    const { crop } = step.photo;
    const picture = await ask({
      picture: await cutOut(whole, crop),
      turn: { rotate: crop.rotate, flip: crop.flip },
      pixels: pixelsOfStep(step, grid),
    });
    if (picture === undefined) return false;
    remember(made, key, picture);
    return true;
  }

  return {
    find: (step, grid) => made.get(keyOf(step, grid)),
    prepare: async (drawing, { pictures, area, pixels }) => {
      const grid = { area: drawing[area], pixels };
      const news = await Promise.all(
        drawing.operations.flatMap((step) => {
          const whole = step.kind === 'photo' ? pictures.get(step.photo.photoId) : undefined;
          return step.kind === 'photo' && whole ? [make(step, grid, whole)] : [];
        }),
      );
      return news.includes(true);
    },
    close: () => {
      worker.terminate();
      for (const picture of made.values()) picture.close();
      made.clear();
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}

/** The worker is sent no more of a photo than it needs. */
function cutOut(whole: ImageBitmap, crop: Crop): Promise<ImageBitmap> {
  const { left, top, width, height } = cropInPixels(crop, whole);
  return createImageBitmap(whole, left, top, width, height);
}

function keyOf(step: PhotoOperation, grid: PixelGrid): string {
  const { photoId, crop } = step.photo;
  return JSON.stringify([photoId, crop, pixelsOfStep(step, grid)]);
}

function remember(made: Map<string, ImageBitmap>, key: string, picture: ImageBitmap): void {
  const [oldest] = made.keys();
  if (made.size >= mostPictures && oldest !== undefined) {
    made.get(oldest)?.close();
    made.delete(oldest);
  }
  made.set(key, picture);
}
