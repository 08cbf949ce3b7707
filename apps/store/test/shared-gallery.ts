import type { ArchiveReply } from '@albumen/contract/endpoints/downloads';
import type { Insertable } from 'kysely';
import type { Tables } from '../src/db/tables.ts';
import { renderPhoto } from '../src/modules/renditions/render-photo.service.ts';
import { createGallery, signUp, type Account, type Browser } from './browser.ts';
import { newJpeg } from './jpegs.ts';
import { startTestStore, type TestStore } from './test-store.ts';
import { openUploads, replyOf } from './upload-client.ts';

export interface Shared {
  id: string;
  shareId: string;
  photos: { photoId: string; name: string; bytes: Buffer }[];
}

/** A shared gallery with rendered photos of these names. */
export async function sharedGallery(
  { store, owner }: { store: TestStore; owner: Account },
  names: readonly string[],
  change: Partial<Insertable<Tables['galleries']>> = {},
): Promise<Shared> {
  const gallery = await createGallery(store, owner.id, change);
  const uploads = await openUploads(owner, gallery.id);
  const photos = [];
  for (const name of names) {
    const bytes = newJpeg();
    const { photoId } = await uploads.send({ name, bytes });
    await renderPhoto(store.deps, photoId);
    photos.push({ photoId, name, bytes });
  }
  return { ...gallery, photos };
}

/** A store with a gallery whose photos' names collide, and a guest who has opened its link. */
export async function sharedWedding() {
  const store = await startTestStore();
  const owner = await signUp(store);
  const guest = await signUp(store);
  const names = ['Müller & Söhne.jpg', 'IMG_1.jpg', 'img_1.JPG'];
  const wedding = await sharedGallery({ store, owner }, names);
  await openLink(guest.browser, wedding.shareId);
  return { store, owner, guest, wedding };
}

/** Opens the link, as whoever looks at a gallery has done. */
export async function openLink(browser: Browser, shareId: string): Promise<void> {
  await replyOf(await browser.call(`/api/shared/${shareId}`));
}

export async function archiveOf(browser: Browser, body: object): Promise<ArchiveReply> {
  return replyOf<ArchiveReply>(await browser.call('/archives', { method: 'POST', body }));
}

export async function bytesOf(reply: Response): Promise<Buffer> {
  return Buffer.from(await reply.arrayBuffer());
}
