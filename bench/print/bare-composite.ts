import sharp from 'sharp';
import type { WallPrint } from './wall-print.ts';

const pixelsPerInch = 300;
const scale = pixelsPerInch / 72;

/**
 * The peer: the shortest program that makes the same file with the image library alone. The words are
 * one small picture of vectors where they stand; nothing is checked.
 */
export function bareComposite(
  photoFile: string,
  { drawing, cut, words }: WallPrint,
): Promise<Buffer> {
  const { width, height } = drawing.bleed;
  const picture = sharp(photoFile)
    .autoOrient()
    .extract(cut)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' });
  if (words) {
    const { box } = words;
    const left = Math.round((box.x - drawing.bleed.x) * scale);
    const top = Math.round((box.y - drawing.bleed.y) * scale);
    picture.composite([{ input: Buffer.from(svgOf(words)), left, top }]);
  }
  return picture
    .withIccProfile('srgb')
    .withDensity(pixelsPerInch)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function svgOf({ box, paths, color }: NonNullable<WallPrint['words']>): string {
  const { x, y, width, height } = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}"
    viewBox="${x} ${y} ${width} ${height}"><path fill="${color}" d="${paths.join(' ')}"/></svg>`;
}
