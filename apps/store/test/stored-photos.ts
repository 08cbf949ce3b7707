import { utimes } from 'node:fs/promises';
import { renderPhoto } from '../src/modules/renditions/render-photo.service.ts';
import { createGallery, signUp, type Account } from './browser.ts';
import { newJpeg } from './jpegs.ts';
import { startTestStore } from './test-store.ts';
import { openUploads } from './upload-client.ts';

/** A store whose photos have their files, and what it reports: each test renders photos of its own. */
export async function storeWithFiles() {
  const reported: string[] = [];
  const store = await startTestStore({
    change: () => ({
      errors: {
        report: (error) => void reported.push(String(error)),
        close: async () => undefined,
      },
    }),
  });
  const { db, deps } = store;
  const ada = await signUp(store);

  async function newPhoto(account: Account = ada) {
    const gallery = await createGallery(store, account.id);
    const uploads = await openUploads(account, gallery.id);
    const { photoId } = await uploads.send({ name: 'a.jpg', bytes: newJpeg() });
    await renderPhoto(deps, photoId);
    const photo = await db
      .selectFrom('photos')
      .selectAll()
      .where('id', '=', photoId)
      .executeTakeFirstOrThrow();
    const keys = [photo.originalKey, ...photo.renditions.map(({ key }) => key)];
    return { photoId, galleryId: gallery.id, keys };
  }

  async function whichExist(keys: readonly string[]): Promise<number> {
    const stats = await Promise.all(keys.map((key) => deps.files.stat(key)));
    return stats.filter((stat) => stat !== undefined).length;
  }

  /** As if the file had been written long ago. */
  async function age(key: string, days: number): Promise<void> {
    const at = Date.now() / 1000 - days * 86_400;
    await utimes(deps.localFiles?.pathOf(key) ?? '', at, at);
  }

  return { store, db, deps, ada, reported, newPhoto, whichExist, age };
}
