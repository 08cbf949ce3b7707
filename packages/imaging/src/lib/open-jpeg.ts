import type { Sharp } from 'sharp';
import { maxPhotoPixels, type ReadingPlan } from '../render-plan.ts';
import { decoder } from './decoder.ts';

/** What opening needs to know of a plan. */
export type Colors = Pick<ReadingPlan, 'model' | 'convertFrom'>;

const storedSpaces = { gray: 'b-w', rgb: 'srgb', cmyk: 'cmyk' } as const;

function open(bytes: Buffer, failOn: 'warning' | 'none', ignoreIcc: boolean): Sharp {
  return decoder(bytes, {
    failOn,
    ignoreIcc,
    limitInputPixels: maxPhotoPixels,
    limitInputChannels: 5,
    sequentialRead: true,
  });
}

/** Opens the bytes of a photo in the file's own numbers, whatever its profile says. */
export function openStored(
  bytes: Buffer,
  model: ReadingPlan['model'],
  failOn: 'warning' | 'none',
): Sharp {
  const space = storedSpaces[model];
  return open(bytes, failOn, true).pipelineColourspace(space).toColourspace(space);
}

/**
 * Opens the bytes of an original for every use there is, so that a rendition and a print file see the
 * same colors: in sRGB, but inks as they are. `none` bridges damage that `warning` refuses.
 */
export function openJpeg(
  bytes: Buffer,
  { model, convertFrom }: Colors,
  failOn: 'warning' | 'none',
): Sharp {
  if (model === 'cmyk') return openStored(bytes, model, failOn);
  return open(bytes, failOn, convertFrom === 'srgb')
    .toColourspace('srgb')
    .removeAlpha();
}
