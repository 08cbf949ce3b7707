import type { Sharp } from 'sharp';
import { inkConversion } from './lib/cmyk-colors.ts';
import { readDecoderBytes, type DecoderBytes } from './lib/decoder-bytes.ts';
import { decoder } from './lib/decoder.ts';
import { openJpeg } from './lib/open-jpeg.ts';
import { orientationSegment } from './lib/orientation-segment.ts';
import { probePhotoFile } from './photo-probe.ts';
import { accept, type Outcome } from './refusal.ts';
import { planReading } from './render-plan.ts';

/** An original that can be read again and again, in all its pixels. */
export interface OriginalPhoto {
  /** With its orientation as a tag; in sRGB, unless there is a conversion. */
  readonly open: () => Sharp;
  /** Brings what was made of the opened photo into sRGB. */
  readonly convert?: (picture: Sharp) => Promise<Sharp>;
}

const startOfImageBytes = 2;

function withOrientation({ bytes }: DecoderBytes, orientation: number): Buffer {
  return Buffer.concat([
    bytes.subarray(0, startOfImageBytes),
    orientationSegment(orientation),
    bytes.subarray(startOfImageBytes),
  ]);
}

async function inkConverter(source: DecoderBytes): Promise<(picture: Sharp) => Promise<Sharp>> {
  const convert = await inkConversion(source);
  return async (picture) => {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: 3 } as const;
    return decoder(convert(data), { raw });
  };
}

/**
 * Opens an original by the plan that its renditions are made by, so that paper shows what the screen
 * showed. Belongs into a process that reads nothing else: the image library keeps its loaders of JPEG
 * and PNG alone.
 * @param isRepaired whether its renditions needed damage to be bridged
 */
export async function openOriginal(
  path: string,
  { isRepaired }: { isRepaired: boolean },
): Promise<Outcome<OriginalPhoto>> {
  const probed = await probePhotoFile(path);
  if (!probed.ok) return probed;
  const plan = planReading(probed.value);
  const source = await readDecoderBytes(path, plan);
  const bytes = withOrientation(source, plan.orientation);
  return accept({
    open: () => openJpeg(bytes, plan, isRepaired ? 'none' : 'warning'),
    ...(plan.model === 'cmyk' && { convert: await inkConverter(source) }),
  });
}
