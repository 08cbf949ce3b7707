import type {
  ManifestReply,
  RegisterReply,
  Rendition,
  RenditionsReply,
} from '@albumen/contract/endpoints/uploads';
import { displayRendition } from '@albumen/contract/renditions';
import type { FileStore } from '@albumen/file-store/file-store';
import { describeRefusal, type RefusalCode } from '@albumen/imaging/refusal';
import { renditionKey } from '../renditions/rendition-keys.ts';
import type { listManifest, UploadedPhoto } from './upload-photos.queries.ts';

type Addresses = Pick<FileStore, 'publicUrl'>;

export function presentRegistered(
  files: Addresses,
  photo: UploadedPhoto,
  isDuplicate: boolean,
): RegisterReply {
  return {
    photoId: photo.id,
    url: files.publicUrl(renditionKey(photo.renditionToken, displayRendition)),
    renditions: presentMade(files, photo),
    isDuplicate,
  };
}

export function presentRenditions(files: Addresses, photo: UploadedPhoto): RenditionsReply {
  return {
    photoId: photo.id,
    state: photo.state,
    reason: photo.refusal,
    message: photo.refusal === null ? null : refusalMessage(photo.refusal, photo.refusalSubject),
    renditions: presentMade(files, photo),
  };
}

function presentMade(files: Addresses, { renditions }: UploadedPhoto): Rendition[] {
  return renditions.map(({ key, sizeBytes: _size, crc32: _crc, ...rendition }) => ({
    ...rendition,
    url: files.publicUrl(key),
  }));
}

/** The reader's words: what is wrong, and what to do about it. */
export function refusalMessage(code: string, subject: string | null): string {
  const { title, advice } = describeRefusal({
    code: code as RefusalCode, // written by the render job from a RefusalCode
    ...(subject !== null && { subject }),
  });
  return `${title} ${advice}`;
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
