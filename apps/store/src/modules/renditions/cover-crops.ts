import { buffer } from 'node:stream/consumers';
import { coverCrop, coverCropUrl, type Focus } from '@albumen/contract/covers';
import { displayRendition } from '@albumen/contract/renditions';
import { cropCover } from '@albumen/imaging/cover-crop';
import type { Dependencies } from '../../dependencies.ts';
import { renditionKey, renditionsFolder } from './rendition-keys.ts';

/** A crop that was drawn, or is to be: of which photo's files, around which point. */
export interface CoverCrop {
  fileToken: string;
  focus: Focus;
}

/** False when the photo has no rendition to be drawn from yet. */
export type DrawCoverCrop = (crop: CoverCrop) => Promise<boolean>;

/**
 * Draws crops of heroes for mails and link previews, which can't crop themselves, and keeps each beside
 * the photo's renditions. One at a time, so that pages are answered meanwhile.
 */
export function createCoverCrops({ files }: Pick<Dependencies, 'files'>): DrawCoverCrop {
  const begun = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(crop: CoverCrop): Promise<boolean> {
    // Whoever looked before the one ahead had drawn it comes after it.
    if ((await files.stat(coverCropKey(crop))) !== undefined) return true;
    const source = renditionKey(crop.fileToken, displayRendition);
    if ((await files.stat(source)) === undefined) return false;
    const plan = { ...coverCrop, focus: crop.focus };
    const bytes = await cropCover(await buffer(await files.read(source)), plan);
    await files.put(coverCropKey(crop), bytes, { contentType: 'image/jpeg' });
    return true;
  }

  return (crop) => {
    const key = coverCropKey(crop);
    const known = begun.get(key);
    if (known !== undefined) return known;
    const drawn = last.then(() => draw(crop)).finally(() => begun.delete(key));
    last = drawn.catch(() => undefined);
    begun.set(key, drawn);
    return drawn;
  };
}

export function coverCropKey({ fileToken, focus }: CoverCrop): string {
  return coverCropUrl({ base: renditionsFolder, token: fileToken, focus });
}

/** The photo's public name and the point that such an address asks for; undefined for any other. */
export function splitCoverKey(key: string): { token: string; focus: Focus } | undefined {
  const [, token, x, y] =
    /^renditions\/([0-9a-f]{32})\/cover-(\d{1,3})-(\d{1,3})\.jpg$/.exec(key) ?? [];
  if (token === undefined) return undefined;
  const focus = { x: Number(x), y: Number(y) };
  // One point has one address: "007" would be a second one.
  return key === coverCropUrl({ base: renditionsFolder, token, focus })
    ? { token, focus }
    : undefined;
}
