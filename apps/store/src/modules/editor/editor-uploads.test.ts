import type { EditorPhotos } from '@albumen/contract/endpoints/editor';
import { expect, test } from 'vitest';
import { createGallery, signUp, type Account } from '../../../test/browser.ts';
import { newDesign } from '../../../test/designs.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { startTestStore } from '../../../test/test-store.ts';
import { openUploads, replyOf, type UploadClient } from '../../../test/upload-client.ts';

const store = await startTestStore();

async function newSpace({ browser }: Account): Promise<string> {
  const body = newDesign(store.deps, { photos: [] });
  const made = await replyOf<{ designSpaceId: string }>(
    await browser.call('/studio/projects/editors', { method: 'POST', body }),
  );
  return made.designSpaceId;
}

async function send(uploads: UploadClient, editorId: string, bytes: Buffer) {
  const session = { sessionType: 'editor', sessionId: editorId } as const;
  const name = 'IMG_0001.jpg';
  const upload = { name, bytes, sign: session };
  const signed = await replyOf<{ filename: string; exists: boolean }>(await uploads.sign(upload));
  if (!signed.exists) {
    // Where the photo is missing, the reply is an address to send it to.
    await replyOf(await uploads.put(signed as Parameters<UploadClient['put']>[0], bytes));
  }
  return uploads.api(`/api/v1/editors/${editorId}/photos?gracefulDedupe=true`, {
    method: 'POST',
    body: uploads.registration(upload, { objectName: signed.filename, editorId }),
  });
}

test("photos that are uploaded into a design lie in the account's private gallery", async () => {
  const account = await signUp(store);
  await createGallery(store, account.id);
  const editorId = await newSpace(account);
  const uploads = await openUploads(account, editorId);
  const bytes = newJpeg();
  const { photoId } = await replyOf<{ photoId: string }>(await send(uploads, editorId, bytes));
  const rows = await store.db
    .selectFrom('photos')
    .innerJoin('galleries', 'galleries.id', 'photos.galleryId')
    .select(['galleries.title', 'galleries.shareId', 'galleries.isOwnPhotos'])
    .where('photos.id', '=', photoId)
    .execute();
  expect(rows).toEqual([{ title: 'My photos', shareId: null, isOwnPhotos: true }]);
  const sessions = await store.db
    .selectFrom('uploadObjects')
    .select(['sessionType', 'sessionId'])
    .where('photoId', '=', photoId)
    .execute();
  expect(sessions).toEqual([{ sessionType: 'editor', sessionId: editorId }]);
  const offered = await replyOf<EditorPhotos>(
    await account.browser.call(`/studio/projects/editors/${editorId}/photos`),
  );
  expect(offered.photos).toEqual([expect.objectContaining({ photoId, isOwn: true })]);
});

test('the same photo again, in another design, is the same photo', async () => {
  const account = await signUp(store);
  const [first, second] = [await newSpace(account), await newSpace(account)];
  const bytes = newJpeg();
  const uploads = await openUploads(account, first);
  const one = await replyOf<{ photoId: string }>(await send(uploads, first, bytes));
  const two = await replyOf<{ photoId: string }>(await send(uploads, second, bytes));
  expect(two).toMatchObject({ photoId: one.photoId, isDuplicate: true });
});

test("nothing is uploaded into somebody else's design", async () => {
  const editorId = await newSpace(await signUp(store));
  const stranger = await signUp(store);
  const uploads = await openUploads(stranger, editorId);
  const session = { sessionType: 'editor', sessionId: editorId } as const;
  const reply = await uploads.sign({ name: 'a.jpg', bytes: newJpeg(), sign: session });
  expect(reply.status).toBe(404);
});
