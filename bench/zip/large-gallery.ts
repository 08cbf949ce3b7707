import { link, mkdir } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { dirname } from 'node:path';
import { createArchive, type ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { digestOf, type FileDigest } from '@albumen/file-store/digest';
import { newKey } from '@albumen/file-store/keys';
import { newId } from '../../apps/store/src/ids.ts';
import { newRenditionToken } from '../../apps/store/src/modules/renditions/rendition-keys.ts';
import type { BenchStore } from '../kit/bench-store.ts';
import type { Photographer } from '../kit/photographer.ts';

interface Overrides {
  sources: readonly string[];
  /** At least so many in all. */
  bytes: number;
}

/** A gallery whose originals are links to a few photos; the checksums are theirs, as at ingest. */
export async function addOriginals(
  store: BenchStore,
  photographer: Photographer,
  { sources, bytes }: Overrides,
): Promise<{ galleryId: string; paths: string[] }> {
  const digests = await Promise.all(sources.map((path) => digestOf(createReadStream(path))));
  const galleryId = await photographer.newGallery();
  const paths: string[] = [];
  let total = 0;
  while (total < bytes) {
    const index = paths.length % sources.length;
    const [source, digest] = [sources[index], digests[index]];
    if (source === undefined || digest === undefined) throw new Error('no photos');
    paths.push(
      await addOriginal(
        store,
        { source, digest },
        { galleryId, photographer, index: paths.length },
      ),
    );
    total += digest.sizeBytes;
  }
  const change = { state: 'active', title: 'Large', photoCount: paths.length } as const;
  await store.db.updateTable('galleries').set(change).where('id', '=', galleryId).execute();
  return { galleryId, paths };
}

async function addOriginal(
  { db, files }: BenchStore,
  { source, digest }: { source: string; digest: FileDigest },
  place: { galleryId: string; photographer: Photographer; index: number },
): Promise<string> {
  const originalKey = newKey('originals', 'jpg');
  const path = files.pathOf(originalKey);
  await mkdir(dirname(path), { recursive: true });
  await link(source, path);
  const id = newId();
  await db
    .insertInto('photos')
    .values({
      id,
      galleryId: place.galleryId,
      accountId: place.photographer.accountId,
      position: place.index * 1024,
      fileName: `IMG_${place.index + 1}.jpg`,
      contentType: 'image/jpeg',
      sizeBytes: digest.sizeBytes,
      width: 6000,
      height: 4000,
      md5: digest.md5,
      // The gallery takes the same bytes once; these differ by name only.
      sha256: `${digest.sha256.slice(0, 42)}${id}`,
      crc32: digest.crc32,
      fingerprint: id,
      originalKey,
      state: 'ready',
      renditionToken: newRenditionToken(),
    })
    .execute();
  return path;
}

/** Orders the whole gallery; answers what a browser would then navigate to. */
export async function openArchive(
  { origin }: BenchStore,
  { sessionToken, csrfToken }: Photographer,
  galleryId: string,
): Promise<{ url: string; headers: Record<string, string> }> {
  const cookie = `session=${sessionToken}`;
  const reply = await fetch(origin + createArchive.path, {
    method: createArchive.method,
    body: JSON.stringify({ galleryId }),
    headers: {
      cookie,
      'content-type': 'application/json',
      accept: 'application/json',
      origin,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
      'x-csrf-token': csrfToken,
    },
  });
  if (!reply.ok) throw new Error(`no archive: ${reply.status} ${await reply.text()}`);
  const { url } = (await reply.json()) as ArchiveReply; // what the contract says of the call
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' };
  return { url: new URL(url, origin).href, headers };
}
