import { resample } from '../lib/resample.ts';
import type { Crop } from '../document/layers.ts';
import type { Size } from '../document/geometry.ts';

/** What the page asks: a crop that it has cut out, turned and flipped, at exactly these pixels. */
export interface ResampleRequest {
  id: number;
  picture: ImageBitmap;
  turn: Pick<Crop, 'rotate' | 'flip'>;
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

function resampleCrop({ picture, turn, pixels }: ResampleRequest): ImageBitmap {
  const isSideways = turn.rotate === 90 || turn.rotate === 270;
  const upright = isSideways ? { width: pixels.height, height: pixels.width } : pixels;
  const { data, width, height } = resample(pixelsOf(picture), upright);
  const plain = new OffscreenCanvas(width, height);
  contextOf(plain).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  if (turn.rotate === 0 && !turn.flip) return plain.transferToImageBitmap();
  const turned = new OffscreenCanvas(pixels.width, pixels.height);
  const context = contextOf(turned);
  context.translate(pixels.width / 2, pixels.height / 2);
  if (turn.flip) context.scale(-1, 1);
  context.rotate((turn.rotate * Math.PI) / 180);
  context.drawImage(plain, -width / 2, -height / 2);
  return turned.transferToImageBitmap();
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser has no canvas');
  return context;
}
