import { maxPhotoPixels, type RenderPlan } from '../render-plan.ts';
import { accept, refuse, type Outcome } from '../refusal.ts';
import { readDecoderBytes, type DecoderBytes } from './decoder-bytes.ts';
import { decoder, type RawPicture } from './decoder.ts';
import { countScans } from './scan-count.ts';

/** Editors write 10 scans, optimizers up to 20; every coefficient on its own would be 192. */
const maxScans = 200;

/** Share of the height that a repaired photo may lack before it counts as truncated. */
const maxMissingShare = 0.02;

/** A decoded photo and whether damage had to be bridged. */
export interface DecodedPhoto {
  readonly picture: RawPicture;
  readonly isRepaired: boolean;
}

async function decode(
  { bytes }: DecoderBytes,
  plan: RenderPlan,
  failOn: 'warning' | 'none',
): Promise<RawPicture> {
  const { data, info } = await decoder(bytes, {
    failOn,
    limitInputPixels: maxPhotoPixels,
    limitInputChannels: 5,
    sequentialRead: true,
    ignoreIcc: plan.convertFrom === 'srgb',
  })
    .resize({ ...plan.decodeSize, fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`decoded to ${info.channels} channels`);
  return { pixels: data, width: info.width, height: info.height };
}

/** Rows at the bottom that are one flat color: what a decoder fills in for data that is not there. */
function missingRows({ pixels, width, height }: RawPicture): number {
  const rowBytes = width * 3;
  const lastPixel = pixels.subarray(pixels.length - 3);
  const flatRow = Buffer.alloc(rowBytes, lastPixel);
  let rows = 0;
  while (rows < height) {
    const start = (height - rows - 1) * rowBytes;
    if (!flatRow.equals(pixels.subarray(start, start + rowBytes))) break;
    rows += 1;
  }
  return rows;
}

/** A second, forgiving try: phones write JPEGs that break small rules and are whole all the same. */
async function decodeDamaged(
  source: DecoderBytes,
  plan: RenderPlan,
): Promise<Outcome<DecodedPhoto>> {
  try {
    const picture = await decode(source, plan, 'none');
    const isCut = missingRows(picture) > picture.height * maxMissingShare;
    return isCut ? refuse('truncated') : accept({ picture, isRepaired: true });
  } catch {
    return refuse('unreadable');
  }
}

/** Decodes a photo once, to the largest size that is needed, in true sRGB, not yet oriented. */
export async function decodePhoto(path: string, plan: RenderPlan): Promise<Outcome<DecodedPhoto>> {
  const source = await readDecoderBytes(path, plan);
  if (plan.isBuffered && countScans(source.bytes, source.scanOffset, maxScans) >= maxScans) {
    return refuse('tooManyScans');
  }
  try {
    const picture = await decode(source, plan, 'warning');
    return accept({ picture, isRepaired: !source.hasEnd });
  } catch {
    return source.hasEnd ? decodeDamaged(source, plan) : refuse('truncated');
  }
}
