import type { ChosenPhoto } from '../src/document/chosen-photo.ts';

/** A photo of 24 megapixels, wide unless it is high. */
export function photo(photoId: string, shape: 'wide' | 'high' = 'wide'): ChosenPhoto {
  const [width, height] = shape === 'wide' ? [6000, 4000] : [4000, 6000];
  return { photoId, sha256: photoId.padEnd(64, '0').replaceAll(/[^0-9a-f]/g, 'a'), width, height };
}

/** So many photos, every third of them high. */
export function photos(count: number): ChosenPhoto[] {
  return Array.from({ length: count }, (_, index) =>
    photo(`photo${index + 1}`, index % 3 === 2 ? 'high' : 'wide'),
  );
}
