import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { layout } from '@albumen/print/drawing/layout';
import { readServerFonts } from '@albumen/print/server/fonts';
import { renderPrintFile } from '@albumen/print/server/print-file';
import sharp from 'sharp';
import type { ImagingHost } from '../../packages/imaging/src/imaging-host.ts';
import { openOriginal } from '../../packages/imaging/src/original.ts';
import type { PhotoProbe } from '../../packages/imaging/src/photo-probe.ts';
import { planRenditions } from '../../packages/imaging/src/render-plan.ts';
import { meanColorDifference } from '../../packages/imaging/test/color-difference.ts';

/** Points of the longest side of the paper: eight inches. */
const longestPt = 576;
/** Pixels of the printed file's longest side. */
const printedPixels = 1200;
/** Small enough that grain and sharpening are averaged out, as the eye does at arm's length. */
const comparedPixels = 200;

type Size = Pick<PhotoProbe, 'orientedWidth' | 'orientedHeight'>;

/** The file of a print that is the whole photo and nothing else. */
async function printWhole(
  path: string,
  isRepaired: boolean,
  { orientedWidth, orientedHeight }: Size,
): Promise<Buffer> {
  const scale = longestPt / Math.max(orientedWidth, orientedHeight);
  const trim = { width: orientedWidth * scale, height: orientedHeight * scale };
  const crop = { x: 0, y: 0, width: 1, height: 1, rotate: 0, flip: false } as const;
  const photo = { photoId: 'photo', sha256: '0'.repeat(64), width: 1, height: 1, crop };
  const layers = [{ kind: 'photo', id: 'photo', box: { x: 0, y: 0, ...trim }, photo }] as const;
  const face = { kind: 'front', id: 'front', background: '#ffffff', layers } as const;
  const [drawing] = layout(
    { version: 1, family: 'print', faces: [{ ...face, layers: [...layers] }] },
    {
      product: { family: 'print', faces: { front: { trim, bleed: 0, safe: 0 } } },
      fonts: await readServerFonts([]),
    },
  );
  if (drawing === undefined) throw new Error('a print has a front');
  const openPhoto = async () => {
    const original = await openOriginal(path, { isRepaired });
    if (!original.ok) throw new Error(original.refusal.code);
    return original.value;
  };
  return renderPrintFile(drawing, { openPhoto, pixelsPerInch: (printedPixels * 72) / longestPt });
}

/**
 * How far a print is from what the gallery shows of the same original, CIEDE2000 on the mean; null
 * when the original is refused, or narrower than any paper.
 */
export async function printAgainstRendition(
  host: ImagingHost,
  path: string,
  workDir: string,
): Promise<number | null> {
  const probed = await host.probe(path);
  const plan = probed.ok ? planRenditions(probed.value) : probed;
  if (!probed.ok || !plan.ok || isThread(probed.value)) return null;
  const rendered = await host.render(path, plan.value, await mkdtemp(join(workDir, 'out-')));
  if (!rendered.ok) return null;
  const { renditions, isRepaired } = rendered.value;
  const printed = await printWhole(path, isRepaired, probed.value);
  const shown = renditions.find(({ contentType }) => contentType === 'image/jpeg')?.path;
  const [one, other] = await Promise.all([pixelsOf(shown ?? ''), pixelsOf(printed)]);
  return meanColorDifference(one, other);
}

function isThread({ orientedWidth, orientedHeight }: Size): boolean {
  const [short, long] = [orientedWidth, orientedHeight].toSorted((one, other) => one - other);
  return (short ?? 0) / (long ?? 1) < 0.02;
}

async function pixelsOf(file: string | Buffer): Promise<Buffer> {
  const bytes = typeof file === 'string' ? await readFile(file) : file;
  // All of it first: a decoder that shrinks takes shortcuts with colors.
  const { data, info } = await sharp(bytes, { ignoreIcc: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = comparedPixels / Math.max(info.width, info.height);
  const size = {
    width: Math.max(1, Math.round(info.width * scale)),
    height: Math.max(1, Math.round(info.height * scale)),
  };
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return sharp(data, { raw })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
}
