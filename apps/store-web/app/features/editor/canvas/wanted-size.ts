import type { RenditionName } from '@albumen/contract/renditions';
import type { Box } from '@albumen/print/geometry';
import type { PlacedPhoto } from '@albumen/print/layers';

const sizes: readonly RenditionName[] = ['800', '1440', '2560'];

/** The rendition whose pixels are enough for a crop in a frame on this screen. */
export function wantedSize(photo: PlacedPhoto, frame: Box, pixelsPerPoint: number): RenditionName {
  const { crop } = photo;
  const isSideways = crop.rotate === 90 || crop.rotate === 270;
  const across = (isSideways ? frame.height : frame.width) * pixelsPerPoint;
  const wholeWidth = across / crop.width;
  const longest = wholeWidth * Math.max(1, photo.height / photo.width);
  return sizes.find((size) => Number(size) >= longest) ?? '2560';
}
