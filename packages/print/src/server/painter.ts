import { createCanvas, ImageData, Path2D, type Canvas } from '@napi-rs/canvas';
import type { FaceDrawing, PhotoOperation } from '../drawing/drawing.ts';
import { cropPhoto, type PhotoSource } from '../lib/cropped-photo.ts';
import { pixelsOfStep } from '../lib/snap-box.ts';
import type { PaintPicture, PaintTools } from '../drawing/paint-tools.ts';
import { paintFace, type PaintOptions } from '../drawing/painter.ts';

export { pictureSource, type PhotoSource } from '../lib/cropped-photo.ts';

/** Opens a photo by its id. */
export type OpenPhoto = (photoId: string) => Promise<PhotoSource>;

/** Paints a face on a canvas of the server. Photos are resampled by the image library, never by the canvas. */
export async function paintOnServer(
  drawing: FaceDrawing,
  openPhoto: OpenPhoto,
  options: PaintOptions,
): Promise<Canvas> {
  const { width, height } = options.pixels;
  const canvas = createCanvas(width, height);
  const pictures = await cropAll(drawing, openPhoto, options);
  const tools: PaintTools<Path2D, Canvas> = {
    context: canvas.getContext('2d'),
    path: (data) => new Path2D(data),
    pictureOf: (operation) => pictures.get(operation),
  };
  paintFace(drawing, tools, options);
  return canvas;
}

type Pictures = Map<PhotoOperation, PaintPicture<Canvas>>;

async function cropAll(
  drawing: FaceDrawing,
  openPhoto: OpenPhoto,
  { plan, area, pixels }: PaintOptions,
): Promise<Pictures> {
  const pictures: Pictures = new Map();
  if (plan !== 'proof' && plan !== 'ink') return pictures;
  const grid = { area: drawing[area], pixels };
  for (const step of drawing.operations) {
    if (step.kind === 'photo') {
      const { width, height } = pixelsOfStep(step, grid);
      const source = await openPhoto(step.photo.photoId);
      const cropped = await cropPhoto(source, step.photo, { width, height });
      const raw = await cropped.toColourspace('srgb').ensureAlpha().raw().toBuffer();
      const picture = createCanvas(width, height);
      const bytes = new Uint8ClampedArray(raw.buffer, raw.byteOffset, raw.byteLength);
      picture.getContext('2d').putImageData(new ImageData(bytes, width, height), 0, 0);
      pictures.set(step, { picture, width, height, isCropped: true });
    }
  }
  return pictures;
}
