import { resample } from '../lib/resample.ts';
import type { Crop } from '../document/layers.ts';
import type { Size } from '../document/geometry.ts';

/** What the page asks: a part of a photo, turned and flipped, at exactly these pixels. */
export interface ResampleRequest {
  id: number;
  picture: ImageBitmap;
  crop: Crop;
  pixels: Size;
}

/** What the worker answers; nothing when it could not. */
export interface ResampleReply {
  id: number;
  picture?: ImageBitmap;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ResampleRequest>) => {
  const reply: ResampleReply = { id: data.id };
  try {
    reply.picture = resampleCrop(data);
  } catch {
    // The page goes on with the picture that it has.
  }
  postMessage(reply, { transfer: reply.picture ? [reply.picture] : [] });
});

function resampleCrop({ picture, crop, pixels }: ResampleRequest): ImageBitmap {
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  const upright = isSideways ? { width: pixels.height, height: pixels.width } : pixels;
  const { data, width, height } = resample(cut(picture, crop), upright);
  const plain = new OffscreenCanvas(width, height);
  contextOf(plain).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  if (crop.rotate === 0 && !crop.flip) return plain.transferToImageBitmap();
  const turned = new OffscreenCanvas(pixels.width, pixels.height);
  const context = contextOf(turned);
  context.translate(pixels.width / 2, pixels.height / 2);
  if (crop.flip) context.scale(-1, 1);
  context.rotate((crop.rotate * Math.PI) / 180);
  context.drawImage(plain, -width / 2, -height / 2);
  return turned.transferToImageBitmap();
}

/** The crop in whole pixels, as print files cut it. */
function cut(picture: ImageBitmap, crop: Crop): ImageData {
  const left = Math.min(Math.round(crop.x * picture.width), picture.width - 1);
  const top = Math.min(Math.round(crop.y * picture.height), picture.height - 1);
  const right = Math.min(left + Math.round(crop.width * picture.width), picture.width);
  const bottom = Math.min(top + Math.round(crop.height * picture.height), picture.height);
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.drawImage(picture, left, top, width, height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no canvas');
  return context;
}
