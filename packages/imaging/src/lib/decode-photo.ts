import { maxPhotoPixels, type RenderPlan } from '../render-plan.ts';
import { accept, refuse, type Outcome } from '../refusal.ts';
import { readDecoderBytes, type DecoderBytes } from './decoder-bytes.ts';
import { decoder, type RawPicture } from './decoder.ts';
import { missingRows } from './missing-rows.ts';
import { countScans } from './scan-count.ts';

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

/** Whether the JPEG decoder found fault with the file; any other failure is ours. */
function isComplaint(error: unknown): boolean {
  return error instanceof Error && error.message.includes('VipsJpeg');
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
  } catch (error) {
    if (!isComplaint(error)) throw error;
    return refuse('unreadable');
  }
}

/** Decodes a photo once, to the largest size that is needed, in true sRGB, not yet oriented. */
export async function decodePhoto(path: string, plan: RenderPlan): Promise<Outcome<DecodedPhoto>> {
  const source = await readDecoderBytes(path, plan);
  const { maxScans } = plan.budget;
  if (plan.isBuffered && countScans(source, maxScans + 1) > maxScans) return refuse('tooManyScans');
  try {
    const picture = await decode(source, plan, 'warning');
    return accept({ picture, isRepaired: !source.hasEnd });
  } catch (error) {
    if (!isComplaint(error)) throw error;
    return source.hasEnd ? decodeDamaged(source, plan) : refuse('truncated');
  }
}
