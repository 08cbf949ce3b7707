import sharp, { type Metadata } from 'sharp';
import type { PlannedFile } from './print-plan.ts';

/**
 * Opens a file as a lab would: right size, density and colors, and every row of it readable.
 * @throws Error that says what is wrong with it.
 */
export async function checkMadeFile(
  bytes: Buffer,
  { kind, part, faces, pixels }: PlannedFile,
  pixelsPerInch: number,
): Promise<void> {
  const problems =
    kind === 'book'
      ? bookProblems(bytes, faces.length)
      : await pictureProblems(bytes, { kind, pixels, pixelsPerInch });
  if (problems.length > 0) throw new Error(`the file of ${part} is wrong: ${problems.join(', ')}`);
}

function bookProblems(bytes: Buffer, pages: number): string[] {
  const text = bytes.toString('latin1');
  const isWhole = text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
  const count = (box: string): number => text.split(`/${box} [`).length - 1;
  return [
    ...(isWhole ? [] : ['it is no whole PDF']),
    ...(count('TrimBox') === pages ? [] : ['pages are missing']),
    ...(count('BleedBox') === pages ? [] : ['pages have no bleed']),
  ];
}

interface Expected {
  kind: PlannedFile['kind'];
  pixels: PlannedFile['pixels'];
  pixelsPerInch: number;
}

async function pictureProblems(bytes: Buffer, expected: Expected): Promise<string[]> {
  const { kind, pixels, pixelsPerInch } = expected;
  const found = await sharp(bytes).metadata();
  // Small enough to be quick, and yet no row stays unread.
  await sharp(bytes, { failOn: 'warning' }).resize(64).raw().toBuffer();
  const size = `${found.width} × ${found.height}`;
  const isSize = found.width === pixels?.width && found.height === pixels.height;
  const isInk = kind === 'ink';
  const checks: readonly (readonly [boolean, string])[] = [
    [isSize, `it has ${size} pixels`],
    [found.density === pixelsPerInch, `its density is ${found.density}`],
    [found.format === (isInk ? 'jpeg' : 'png'), `it is a ${found.format}`],
    [!isInk || found.icc !== undefined, 'it has no color profile'],
    [!isInk || found.chromaSubsampling === '4:4:4', 'its colors are coarse'],
    [!isInk || !found.isProgressive, 'it is progressive'],
    [!carriesMetadata(found), 'it carries metadata'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, problem]) => problem);
}

/** The density is written as EXIF, too; what a camera writes is much longer. */
const longestOwnExif = 400;

function carriesMetadata({ exif, xmp, iptc }: Metadata): boolean {
  return (exif?.length ?? 0) > longestOwnExif || xmp !== undefined || iptc !== undefined;
}
