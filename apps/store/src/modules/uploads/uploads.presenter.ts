import type {
  ManifestReply,
  RegisterReply,
  Rendition,
  RenditionsReply,
} from '@albumen/contract/endpoints/uploads';
import { displayRendition } from '@albumen/contract/renditions';
import { refusalMessage } from '../photos/refusal-words.ts';
import { renditionNameOf } from '../renditions/rendition-keys.ts';
import { renditionUrls } from '../../rendition-urls.ts';
import type { listManifest, UploadedPhoto } from './upload-photos.queries.ts';

export function presentRegistered(photo: UploadedPhoto, isDuplicate: boolean): RegisterReply {
  return {
    photoId: photo.id,
    url: renditionUrls(photo.renditionToken)[displayRendition],
    renditions: presentMade(photo),
    isDuplicate,
  };
}

export function presentRenditions(photo: UploadedPhoto): RenditionsReply {
  return {
    photoId: photo.id,
    state: photo.state,
    reason: photo.refusal,
    message: photo.refusal === null ? null : refusalMessage(photo.refusal, photo.refusalSubject),
    renditions: presentMade(photo),
  };
}

function presentMade({ renditions, renditionToken }: UploadedPhoto): Rendition[] {
  const urls = renditionUrls(renditionToken);
  return renditions.map(({ key: _key, sizeBytes: _size, crc32: _crc, ...rendition }) => ({
    ...rendition,
    url: urls[renditionNameOf(rendition.name)],
  }));
}

export function presentManifest(rows: Awaited<ReturnType<typeof listManifest>>): ManifestReply {
  return {
    name: rows.map((row) => row.fileName),
    fileSize: rows.map((row) => row.sizeBytes),
    lastModified: rows.map((row) => row.lastModifiedAt?.getTime() ?? null),
    contentMd5: rows.map((row) => row.md5),
    fingerprint: rows.map((row) => row.fingerprint),
  };
}
