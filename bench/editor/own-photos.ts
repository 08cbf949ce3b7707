import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cookies } from '@albumen/contract/wire-names';
import type { Browser, BrowserContext } from '@playwright/test';
import { prepareGallery } from '../../e2e/client/galleries.ts';
import { createPageClient } from '../../e2e/client/page-client.ts';
import type { BenchStore } from '../kit/bench-store.ts';
import { photoOf24Megapixels } from '../kit/camera-photo.ts';
import { newPhotographer } from '../kit/photographer.ts';

const demoDir = resolve(import.meta.dirname, '../../demo/photos');

/** The demo's photos and one of 24 megapixels in a gallery, and browsers of its owner. */
export interface OwnPhotos {
  galleryId: string;
  photoIds: readonly string[];
  largeId: string;
  /** A first visit: nothing is cached. */
  newContext: () => Promise<BrowserContext>;
}

export async function uploadOwnPhotos(store: BenchStore, browser: Browser): Promise<OwnPhotos> {
  const { sessionToken } = await newPhotographer(store);
  const newContext = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const session = { name: cookies.session, value: sessionToken, url: store.origin };
    await context.addCookies([session]);
    return context;
  };
  const context = await newContext();
  const client = createPageClient(context.request, { labBrand: 'halide', origin: store.origin });
  const demo = (await readdir(demoDir)).filter((name) => name.endsWith('.jpg')).toSorted();
  const files = [await photoOf24Megapixels(), ...demo.map((name) => join(demoDir, name))];
  const { galleryId, photoIds } = await prepareGallery(client, context.request, { files });
  await context.close();
  const [largeId = ''] = photoIds;
  return { galleryId, photoIds, largeId, newContext };
}
