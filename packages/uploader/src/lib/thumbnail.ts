import { limits } from '@albumen/contract/limits';
import type { Dimensions } from '@albumen/domain/uploads/photo-checks';
import { readExifTags, readExifThumbnail } from './exif-tags.ts';

/** A photo of which a thumbnail is wanted. */
export interface ThumbnailSource {
  file: Blob;
  head: Uint8Array;
  dimensions: Dimensions;
  /** Take the thumbnail out of the EXIF block where there is one. */
  fromExif: boolean;
}

/** Something that can be drawn, with its upright size. */
interface Picture extends Dimensions {
  source: CanvasImageSource;
  close(): void;
}

const side = limits.thumbnailPixels;
const quality = 0.75;
let canvas: OffscreenCanvas | undefined;

/** A JPEG of 256 × 256 px, upright and cut to the middle, as data URL. Throws when undecodable. */
export async function makeThumbnail(source: ThumbnailSource): Promise<string> {
  const picture = (await embedded(source)) ?? (await decoded(source));
  try {
    return await drawMiddle(picture);
  } finally {
    picture.close();
  }
}

async function embedded({ head, dimensions, fromExif }: ThumbnailSource): Promise<Picture | null> {
  const bytes = fromExif ? await readExifThumbnail(head).catch(() => undefined) : undefined;
  if (bytes === undefined) return null;
  const bitmap = await createImageBitmap(new Blob([bytes.slice()], { type: 'image/jpeg' }));
  const tags = await readExifTags(head);
  return upright(withoutBars(bitmap, dimensions), Number(tags['Orientation'] ?? 1));
}

/** Cameras pad the thumbnail to 4:3 with black bars; this leaves the part with the photo's ratio. */
function withoutBars(bitmap: ImageBitmap, photo: Dimensions): OffscreenCanvas {
  const scale = Math.min(bitmap.width / photo.width, bitmap.height / photo.height);
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const cut = new OffscreenCanvas(width, height);
  context(cut).drawImage(bitmap, (width - bitmap.width) / 2, (height - bitmap.height) / 2);
  bitmap.close();
  return cut;
}

/** The eight EXIF orientations as canvas transforms of a unit square. */
const turns: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};

function upright(cut: OffscreenCanvas, orientation: number): Picture {
  const turn = turns[orientation];
  const nothingToClose = () => undefined;
  if (turn === undefined) {
    return { source: cut, width: cut.width, height: cut.height, close: nothingToClose };
  }
  const isSideways = orientation >= 5;
  const width = isSideways ? cut.height : cut.width;
  const height = isSideways ? cut.width : cut.height;
  const turned = new OffscreenCanvas(width, height);
  const [a, b, c, d, e, f] = turn;
  const target = context(turned);
  target.setTransform(a, b, c, d, e * width, f * height);
  target.drawImage(cut, 0, 0);
  return { source: turned, width, height, close: nothingToClose };
}

/** The scaled decoder of WebCodecs is three times as fast; it exists on secure pages only. */
function decoded(source: ThumbnailSource): Promise<Picture> {
  return 'ImageDecoder' in globalThis ? decodeScaled(source) : decodeWhole(source);
}

async function decodeScaled({ file, dimensions }: ThumbnailSource): Promise<Picture> {
  const scale = Math.min(1, (side * 1.5) / Math.min(dimensions.width, dimensions.height));
  const decoder = new ImageDecoder({
    type: 'image/jpeg',
    data: file.stream(),
    desiredWidth: Math.max(1, Math.round(dimensions.width * scale)),
    desiredHeight: Math.max(1, Math.round(dimensions.height * scale)),
  });
  // Firefox rejects it when the decoder is closed, and nobody else asks.
  decoder.completed.catch(() => undefined);
  try {
    const { image } = await decoder.decode();
    const { displayWidth: width, displayHeight: height } = image;
    return { source: image, width, height, close: () => image.close() };
  } finally {
    decoder.close();
  }
}

async function decodeWhole({ file }: ThumbnailSource): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { resizeWidth: side * 2, resizeQuality: 'medium' });
  const { width, height } = bitmap;
  return { source: bitmap, width, height, close: () => bitmap.close() };
}

async function drawMiddle({ source, width, height }: Picture): Promise<string> {
  canvas ??= new OffscreenCanvas(side, side);
  const target = context(canvas);
  const cut = Math.min(width, height);
  target.imageSmoothingQuality = 'high';
  target.drawImage(source, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return toDataUrl(jpeg);
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

function context(target: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const found = target.getContext('2d');
  if (found === null) throw new Error('This browser gives no 2D canvas to a worker.');
  return found;
}
