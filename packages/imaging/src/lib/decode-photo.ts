import type { ReadingPlan, RenderPlan } from '../render-plan.ts';
import { accept, refuse, type Outcome } from '../refusal.ts';
import { inkConversion } from './cmyk-colors.ts';
import { readDecoderBytes, type DecoderBytes } from './decoder-bytes.ts';
import type { RawPicture } from './decoder.ts';
import { missingRows, type StoredPixels } from './missing-rows.ts';
import { openJpeg, openStored } from './open-jpeg.ts';
import { readScans } from './scans.ts';

/** Share of the height that a repaired photo may lack before it counts as truncated. */
const maxMissingShare = 0.02;

/** A decoded photo and whether damage had to be bridged. */
export interface DecodedPhoto {
  readonly picture: RawPicture;
  readonly isRepaired: boolean;
}

async function decode(
  source: DecoderBytes,
  plan: RenderPlan,
  failOn: 'warning' | 'none',
): Promise<RawPicture> {
  const { data, info } = await openJpeg(source.bytes, plan, failOn)
    .resize({ ...plan.decodeSize, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const isInk = plan.model === 'cmyk';
  if (info.channels !== (isInk ? 4 : 3)) throw new Error(`decoded to ${info.channels} channels`);
  const pixels = isInk ? (await inkConversion(source))(data) : data;
  return { pixels, width: info.width, height: info.height };
}

/** The file's own numbers: what a decoder has filled in is plain to see there, whatever the profile. */
async function decodeStored(
  { bytes }: DecoderBytes,
  { model, decodeSize }: RenderPlan,
): Promise<StoredPixels> {
  const { data, info } = await openStored(bytes, model, 'none')
    .resize({ ...decodeSize, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** What the JPEG decoder found wrong with the file; null when the failure is ours. */
function complaintOf(error: unknown): string | null {
  return error instanceof Error && error.message.includes('VipsJpeg') ? error.message : null;
}

/** Of a file in many scans every one covers the whole picture: what is missing cannot be seen as rows. */
function isCutScan(complaint: string, { isBuffered }: ReadingPlan): boolean {
  return isBuffered && complaint.includes('premature end');
}

/** A second, forgiving try: phones write JPEGs that break small rules and are whole all the same. */
async function decodeDamaged(
  source: DecoderBytes,
  plan: RenderPlan,
): Promise<Outcome<DecodedPhoto>> {
  try {
    const stored = await decodeStored(source, plan);
    if (missingRows(stored) > stored.height * maxMissingShare) return refuse('truncated');
    return accept({ picture: await decode(source, plan, 'none'), isRepaired: true });
  } catch (error) {
    if (complaintOf(error) === null) throw error;
    return refuse('unreadable');
  }
}

/** Refuses what has too many scans, or too few for a whole picture. */
function checkScans(source: DecoderBytes, plan: RenderPlan): Outcome<null> {
  if (!plan.isBuffered) return accept(null);
  const { maxScans } = plan.budget;
  const { count, isComplete } = readScans(source, plan, maxScans + 1);
  if (count > maxScans) return refuse('tooManyScans');
  return isComplete ? accept(null) : refuse('truncated');
}

/** Decodes a photo once, to the largest size that is needed, in true sRGB, not yet oriented. */
export async function decodePhoto(path: string, plan: RenderPlan): Promise<Outcome<DecodedPhoto>> {
  const source = await readDecoderBytes(path, plan);
  const scans = checkScans(source, plan);
  if (!scans.ok) return scans;
  try {
    const picture = await decode(source, plan, 'warning');
    return accept({ picture, isRepaired: !source.hasEnd });
  } catch (error) {
    const complaint = complaintOf(error);
    if (complaint === null) throw error;
    const isCut = !source.hasEnd || isCutScan(complaint, plan);
    return isCut ? refuse('truncated') : decodeDamaged(source, plan);
  }
}
