import type { RenditionName, RenditionRecipe } from './renditions.ts';

/** Up to which size an owner lets people download: the file itself, or a copy of so many pixels. */
export type DownloadSize = 'original' | number;

/** What is handed out: the original, a rendition that is there, or a copy to be made. */
export type DownloadSource =
  | { readonly from: 'original' }
  | { readonly from: 'rendition'; readonly name: RenditionName }
  | { readonly from: 'recipe'; readonly recipe: RenditionRecipe };

const readyMade = { name: '2560', longestSide: 2560 } as const;
const downloadQuality = 90;

/**
 * Decides what a download is made of. A limited download is always one of our copies, even of a
 * photo that is smaller than the limit: copies carry no place, serial number or owner's name.
 * 2560 pixels cost nothing; any other size is one more rendition, made once per photo.
 */
export function downloadSource(size: DownloadSize): DownloadSource {
  if (size === 'original') return { from: 'original' };
  if (size === readyMade.longestSide) return { from: 'rendition', name: readyMade.name };
  return {
    from: 'recipe',
    recipe: {
      name: `download-${size}`,
      longestSide: size,
      format: 'jpeg',
      quality: downloadQuality,
    },
  };
}
