import { createExactPhotos } from '../../src/browser/exact-photos.ts';
import { fontsOf, loadFonts } from '../../src/browser/fonts.ts';
import { paintInBrowser } from '../../src/browser/painter.ts';
import type { DesignDocument } from '../../src/document/design-document.ts';
import { layout } from '../../src/drawing/layout.ts';
import type { PrintProduct } from '../../src/products/product.ts';

interface PaintRequest {
  document: DesignDocument;
  product: PrintProduct;
  faceId: string;
  width: number;
  height: number;
  /** The whole paper with ink alone, or the cut card as it will look. */
  look: 'ink' | 'proof';
}

const exact = createExactPhotos();

/** Paints a face as the editor does and answers its pixels, RGBA, in base64. */
async function paint(request: PaintRequest): Promise<string> {
  const { document, product, faceId, width, height, look } = request;
  const area = look === 'ink' ? 'bleed' : 'trim';
  const fonts = await loadFonts(fontsOf(document));
  const drawing = layout(document, { product, fonts }).find(({ id }) => id === faceId);
  if (drawing === undefined) throw new Error(`no face ${faceId}`);
  const pictures = new Map<string, ImageBitmap>();
  for (const step of drawing.operations) {
    if (step.kind !== 'photo') continue;
    const { photoId } = step.photo;
    if (pictures.has(photoId)) continue;
    const reply = await fetch(`/photos/${photoId}`);
    pictures.set(photoId, await createImageBitmap(await reply.blob()));
  }
  const canvas = new OffscreenCanvas(width, height);
  await exact.prepare(drawing, { pictures, area, pixels: { width, height } });
  paintInBrowser(canvas, drawing, { pictures, plan: look, area, exact });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const { data } = context.getImageData(0, 0, width, height);
  return base64(data);
}

function base64(bytes: Uint8ClampedArray): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    parts.push(String.fromCodePoint(...bytes.subarray(at, at + 8192)));
  }
  return btoa(parts.join(''));
}

declare global {
  interface Window {
    paint: typeof paint;
  }
}

window.paint = paint;
