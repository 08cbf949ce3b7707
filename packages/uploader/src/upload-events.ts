import type { Rendition } from '@albumen/contract/endpoints/uploads';

interface FileEventOf<Type extends string> {
  type: Type;
  fileId: string;
}

interface ErrorEventOf<Type extends string> extends FileEventOf<Type> {
  /** HTTP status; 0 without an answer, and for work done in the browser. */
  status: number;
  message: string;
}

/**
 * What a session reports while it works, in the order in which it happens. Every start is followed
 * by exactly one end; a storage upload that is tried again starts again.
 */
export type UploadEvent =
  | FileEventOf<'signed-url-request'>
  | FileEventOf<'storage-upload-start'>
  | (FileEventOf<'storage-upload-progress'> & { sentBytes: number; totalBytes: number })
  | FileEventOf<'storage-upload-success'>
  | ErrorEventOf<'storage-upload-error'>
  | FileEventOf<'storage-upload-abort'>
  | FileEventOf<'storage-upload-timeout'>
  | FileEventOf<'file-register-start'>
  /** The gallery had these bytes: success, with the photo that was there. */
  | (FileEventOf<'file-register-exists'> & { photoId: string })
  | (FileEventOf<'file-register-success'> & { photoId: string })
  | ErrorEventOf<'file-register-error'>
  | FileEventOf<'renditions-start'>
  | (FileEventOf<'renditions-success'> & { renditions: readonly Rendition[] })
  | ErrorEventOf<'renditions-error'>
  | FileEventOf<'checksum-start'>
  | (FileEventOf<'checksum-success'> & { contentMd5: string; fingerprint: string })
  | ErrorEventOf<'checksum-error'>
  | FileEventOf<'exif-start'>
  | FileEventOf<'exif-success'>
  | ErrorEventOf<'exif-error'>
  | FileEventOf<'thumbnail-start'>
  | FileEventOf<'thumbnail-success'>
  | ErrorEventOf<'thumbnail-error'>
  /** `of` is the other file of this session, null when the gallery held it before. */
  | (FileEventOf<'duplicate-detected'> & { of: string | null });

/** The names of all events. */
export type UploadEventType = UploadEvent['type'];

/** A handler is called synchronously with every event, so it must be quick. */
export type UploadEventListener = (event: UploadEvent) => void;
