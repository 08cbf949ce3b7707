import type { Picture } from '../face-model.ts';
import { resampled } from '../lib/resampled.ts';
import { searchedPx, type Source } from '../lib/see-faces.ts';

/** Parts of a picture that the page has read and reduced to what is searched. */
export function sourceOf(picture: Picture): Source {
  const { width, height } = picture;
  return {
    width,
    height,
    async part(box, longestPx) {
      if (longestPx === searchedPx) return picture;
      const wide = box.width * width;
      const high = box.height * height;
      const scale = longestPx / Math.max(wide, high);
      const size = {
        width: Math.max(1, Math.round(wide * scale)),
        height: Math.max(1, Math.round(high * scale)),
      };
      return resampled(picture, box, size);
    },
  };
}
