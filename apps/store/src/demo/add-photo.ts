import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createHash } from 'node:crypto';
import type { Dependencies } from '../dependencies.ts';
import { signPhoto } from '../modules/uploads/sign.service.ts';
import { registerPhoto } from '../modules/uploads/register.service.ts';

export interface PhotoToAdd {
  accountId: string;
  galleryId: string;
  fileName: string;
  bytes: Buffer;
}

/** Through the same doors as an upload: signed, stored, registered, rendered by a worker. */
export async function addPhoto(deps: Dependencies, photo: PhotoToAdd): Promise<string> {
  const { accountId, galleryId, fileName, bytes } = photo;
  const described = {
    contentType: 'image/jpeg',
    fileSize: bytes.length,
    contentMd5: createHash('md5').update(bytes).digest('hex'),
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  };
  const origin = deps.settings.origins.halide;
  const file = { ...described, fileName, sessionType: 'project', sessionId: galleryId } as const;
  const { filename, exists } = await signPhoto(deps, accountId, { file, origin });
  if (!exists) await deps.files.put(filename, bytes, { contentType: 'image/jpeg' });
  const session = { type: 'project', id: galleryId, accountId } as const;
  const { photo: added } = await registerPhoto(deps, session, {
    ...described,
    name: fileName,
    objectName: filename,
    projectId: galleryId,
    type: 'photo',
    acl: 'public-read',
  });
  return added.id;
}

export async function readPhoto(path: string): Promise<{ fileName: string; bytes: Buffer }> {
  return { fileName: basename(path), bytes: await readFile(path) };
}
