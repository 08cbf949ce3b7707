import type {
  ManifestReply,
  RegisterReply,
  Rendition,
  RenditionsReply,
} from '@albumen/contract/endpoints/uploads';
import { displayRendition } from '@albumen/contract/renditions';
import type { FileStore } from '@albumen/file-store/file-store';
import { describeRefusal, type RefusalCode } from '@albumen/imaging/refusal';
import { galleryRecipes, sizeRendition } from '@albumen/imaging/renditions';
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
    renditions: plannedRenditions(files, photo),
    isDuplicate,
  };
}

/** Their addresses are final from the start, so a page can show a photo as soon as it is made. */
function plannedRenditions(files: Addresses, photo: UploadedPhoto): Rendition[] {
  const { width, height, renditionToken } = photo;
  if (width === null || height === null) return [];
  return galleryRecipes.map((recipe) => {
    const { fileName: _, ...sized } = sizeRendition(recipe, { width, height });
    return { ...sized, url: files.publicUrl(renditionKey(renditionToken, recipe.name)) };
  });
}

export function presentRenditions(files: Addresses, photo: UploadedPhoto): RenditionsReply {
  return {
    photoId: photo.id,
    state: photo.state,
    reason: photo.refusal,
    message: photo.refusal === null ? null : refusalMessage(photo.refusal, photo.refusalSubject),
    renditions: photo.renditions.map(({ name, key, width, height, contentType }) => ({
      name,
      url: files.publicUrl(key),
      width,
      height,
      contentType,
    })),
  };
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
