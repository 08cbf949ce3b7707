import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createGallery,
  getGallery,
  shareGallery,
  startDraft,
  type NewGallery,
} from '@albumen/contract/endpoints/galleries';
import { manageGrid, type ManagedColumns } from '@albumen/contract/endpoints/photos';
import {
  registerPhoto,
  renewUploadToken,
  signAsset,
  type RegisterReply,
  type SignReply,
} from '@albumen/contract/endpoints/uploads';
import { pathOf } from '@albumen/contract/endpoint';
import { cookies } from '@albumen/contract/wire-names';
import type { APIRequestContext } from '@playwright/test';
import type { PageClient } from './page-client.ts';

export interface PreparedGallery {
  galleryId: string;
  /** In the order in which they were sent. */
  photoIds: readonly string[];
}

export interface PhotoBytes {
  name: string;
  bytes: Buffer;
}

const newGallery: NewGallery = {
  title: 'Mia and Tom',
  businessName: 'Ames Photography',
  occasion: '',
  date: null,
};

const renderLimitMs = 120_000;
const limitPerPhotoMs = 1_000;

/** A gallery with photos whose renditions are made. */
export async function prepareGallery(
  client: PageClient,
  request: APIRequestContext,
  options: Partial<NewGallery> & { files?: readonly (string | PhotoBytes)[] } = {},
): Promise<PreparedGallery> {
  const { files = [], ...facts } = options;
  const { galleryId } = await client.call(startDraft);
  const body = { ...newGallery, ...facts };
  await client.call(createGallery, { params: { galleryId }, body });
  const send = await openUploads(client, request, galleryId);
  const photoIds: string[] = [];
  for (const file of files) photoIds.push(await send(await bytesOf(file)));
  await untilRendered(client, galleryId, photoIds.length);
  return { galleryId, photoIds };
}

/** The gallery's link; its last part but one is the id by which guests know it. */
export async function share(client: PageClient, galleryId: string): Promise<SharedLink> {
  const { link } = await client.call(shareGallery, { params: { galleryId } });
  const shareId = new URL(link).pathname.split('/')[2];
  if (shareId === undefined) throw new Error(`no id in ${link}`);
  return { link, shareId };
}

export interface SharedLink {
  link: string;
  shareId: string;
}

export function managedPhotos(client: PageClient, galleryId: string): Promise<ManagedColumns> {
  const params = { galleryId, windowWidth: '1280', sortValue: 'custom' } as const;
  return client.call(manageGrid, { params });
}

export async function untilRendered(
  client: PageClient,
  galleryId: string,
  count: number,
): Promise<void> {
  const end = performance.now() + renderLimitMs + count * limitPerPhotoMs;
  for (;;) {
    const { state } = await managedPhotos(client, galleryId);
    if (state.length >= count && state.every((one) => one === 'ready')) return;
    if (performance.now() > end) throw new Error(`not rendered: ${state.join(' ')}`);
    await sleep(250);
  }
}

export async function photoCount(client: PageClient, galleryId: string): Promise<number> {
  return (await client.call(getGallery, { params: { galleryId } })).photoCount;
}

type Send = (photo: PhotoBytes) => Promise<string>;

/** The uploader's three calls, one photo at a time. */
async function openUploads(
  client: PageClient,
  request: APIRequestContext,
  galleryId: string,
): Promise<Send> {
  await client.call(renewUploadToken);
  const { cookies: jar } = await request.storageState();
  const host = new URL(client.origin).hostname;
  const token = jar.find(({ name, domain }) => name === cookies.uploadToken && domain === host);
  const bearer = { authorization: `Bearer ${token?.value ?? ''}` };

  const post = async <Reply>(path: string, data: object): Promise<Reply> => {
    const reply = await request.post(client.origin + path, { headers: bearer, data });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as Reply; // what the contract says of the call
  };

  return async function send({ name, bytes }) {
    const [contentMd5, fingerprint] = [hashOf('md5', bytes), hashOf('sha256', bytes)];
    const file = { contentType: 'image/jpeg', contentMd5, fingerprint, fileSize: bytes.length };
    const signing = { ...file, fileName: name, sessionType: 'project', sessionId: galleryId };
    const signed = await post<SignReply>(signAsset.path, signing);
    if (!signed.exists) {
      const stored = await request.put(signed.signedUrl, { headers: signed.headers, data: bytes });
      if (!stored.ok()) throw new Error(`PUT ${name}: ${stored.status()} ${await stored.text()}`);
    }
    const params = { sessionTypes: 'projects', sessionId: galleryId };
    const path = pathOf(registerPhoto.path, params, { gracefulDedupe: 'true' });
    const registering = { ...file, name, objectName: signed.filename, type: 'photo' };
    return (await post<RegisterReply>(path, registering)).photoId;
  };
}

async function bytesOf(file: string | PhotoBytes): Promise<PhotoBytes> {
  if (typeof file !== 'string') return file;
  return { name: basename(file), bytes: await readFile(file) };
}

function hashOf(algorithm: 'md5' | 'sha256', bytes: Buffer): string {
  return createHash(algorithm).update(bytes).digest('hex');
}
