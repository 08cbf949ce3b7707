import { buffer } from 'node:stream/consumers';
import { coverCrop, type Focus } from '@albumen/contract/covers';
import { displayRendition } from '@albumen/contract/renditions';
import { cropCover } from '@albumen/imaging/cover-crop';
import type { Dependencies } from '../../dependencies.ts';
import { renditionKey } from './rendition-keys.ts';

export type GetCoverCrop = (fileToken: string, focus: Focus) => Promise<Buffer | undefined>;

/** A mail to a family asks for one crop a dozen times; a few hundred of them are 20 MB. */
const mostKept = 200;

/**
 * Crops of heroes for mails and link previews, which can't crop themselves. They are made when asked for,
 * one after the other, and kept in memory only: a photo that is gone leaves none behind.
 */
export function createCoverCrops({ files }: Pick<Dependencies, 'files'>): GetCoverCrop {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(fileToken: string, focus: Focus): Promise<Buffer | undefined> {
    const key = renditionKey(fileToken, displayRendition);
    if ((await files.stat(key)) === undefined) return undefined;
    return cropCover(await buffer(await files.read(key)), { ...coverCrop, focus });
  }

  return (fileToken, focus) => {
    const name = `${fileToken} ${focus.x} ${focus.y}`;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const crop = last.then(() => make(fileToken, focus));
    last = crop.catch(() => undefined);
    kept.set(name, crop);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    // What was not there yet, or failed, is looked for again.
    crop.then(
      (bytes) => bytes ?? kept.delete(name),
      () => kept.delete(name),
    );
    return crop;
  };
}

/** The photo's public name and the point that such an address asks for; undefined for any other. */
export function splitCoverKey(key: string): { token: string; focus: Focus } | undefined {
  const [, token, x, y] =
    /^renditions\/([0-9a-f]{32})\/cover-(\d{1,3})-(\d{1,3})\.jpg$/.exec(key) ?? [];
  if (token === undefined) return undefined;
  const focus = { x: Number(x), y: Number(y) };
  return focus.x > 100 || focus.y > 100 ? undefined : { token, focus };
}
