import type { Picture } from '@albumen/faces/face-model';

export interface ReadPicture {
  /** What the worker gets. */
  picture: Picture;
  /** The same, to show faces of it. */
  canvas: HTMLCanvasElement;
}

/** Longest side of what is looked at; a face of a selfie has hundreds of pixels then. */
const lookedAtPx = 960;
const mostBytes = 60 * 1_048_576;
/** Decoded, each pixel takes four bytes of a phone's memory. */
const mostPixels = 110_000_000;
const slowMs = 20_000;

/** A sentence for the guest says why. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Reads a picture upright and reduced, in this page. @throws PictureError for what is none, or too large. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > mostBytes) throw new PictureError(messages.large);
  const url = URL.createObjectURL(file);
  try {
    const image = await load(url, file);
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > mostPixels) throw new PictureError(messages.large);
    return draw(image, { width, height });
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function load(url: string, file: File): Promise<HTMLImageElement> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const image = new Image();
  image.addEventListener('load', () => resolve());
  image.addEventListener('error', () => reject(new PictureError(messages.unreadable)));
  const timer = setTimeout(() => reject(new PictureError(messages.slow)), slowMs);
  image.src = url;
  try {
    await promise;
  } catch (error) {
    throw (await isHeic(file)) ? new PictureError(messages.heic) : error;
  } finally {
    clearTimeout(timer);
  }
  return image;
}

function draw(image: HTMLImageElement, size: { width: number; height: number }): ReadPicture {
  const scale = Math.min(1, lookedAtPx / Math.max(size.width, size.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new PictureError(messages.unreadable);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data: pixels, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, picture: { pixels, width, height, channels: 4 } };
}

/** By its first bytes: what a phone calls a file says little. */
async function isHeic(file: File): Promise<boolean> {
  const head = await file.slice(4, 12).text();
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(head);
}

const messages = {
  large: 'This picture is too large to look at here. Choose one under 60 MB and 110 megapixels.',
  unreadable: 'This is no picture that your browser can open. Choose a JPEG, PNG or WebP.',
  heic: 'Your browser can’t open HEIC pictures. Take a selfie here instead, or choose a JPEG; a screenshot of the picture works, too.',
  slow: 'Opening this picture took too long. Choose another one.',
};
