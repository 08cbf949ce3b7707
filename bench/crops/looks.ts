import { appendFile, readFile } from 'node:fs/promises';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import type { KnownFace } from './counts.ts';

/** What the other detector sees on a print file that was made of a crop. */
export interface PrintLook {
  name: string;
  crop: FractionBox;
  seen: KnownFace[];
}

/** A photo as everybody sees it; boxes in fractions of what was looked at. */
export interface Look {
  number: number;
  /** Of a file, or what a composed photo is called. */
  name: string;
  width: number;
  height: number;
  /** Where heads were put; nothing is known of a photo from a folder. */
  put: FractionBox[] | undefined;
  /** By the product's finder. */
  ours: FractionBox[];
  /** By the other detector. */
  seen: KnownFace[];
  print: PrintLook;
}

/** Keeps looks in a file, so that a long run goes on where it stopped; nowhere without one. */
export interface KeptLooks {
  get(number: number): Look | undefined;
  add(look: Look): Promise<void>;
}

export async function openLooks(path: string | undefined): Promise<KeptLooks> {
  const looks = new Map<number, Look>();
  const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '');
  for (const line of text.split('\n').filter(Boolean)) {
    // Written below.
    const look = JSON.parse(line) as Look;
    looks.set(look.number, look);
  }
  return {
    get: (number) => looks.get(number),
    async add(look) {
      if (path !== undefined) await appendFile(path, `${JSON.stringify(look)}\n`);
    },
  };
}
