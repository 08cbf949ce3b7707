import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/downloads.ts';

export type ArchiveBody = z.infer<typeof schemas.archiveBody>;
export type ArchiveReply = z.infer<typeof schemas.archiveReply>;

/** A navigation that answers a JPEG; `photoId` may end in `.jpg`. With `show` the window shows it, to be kept by hand. */
export const downloadPhoto = endpoint<{
  params: { photoId: string };
  query: z.infer<typeof schemas.photoDownloadQuery>;
  reply: undefined;
}>({ method: 'GET', path: '/photo/download/:photoId' });

/** A navigation that leads to the archive of the whole gallery, by its id or its shared link's. */
export const downloadGallery = endpoint<{ params: { galleryId: string }; reply: undefined }>({
  method: 'GET',
  path: '/gallery/download/:galleryId',
});

/** Freezes what a download will hold: a selection, the favorites or the whole gallery. */
export const createArchive = endpoint<{ body: ArchiveBody; reply: ArchiveReply }>({
  method: 'POST',
  path: '/archives',
  isSafeToRepeat: true,
});

/** The same facts again; asking keeps the place in line. */
export const getArchive = endpoint<{ params: { archiveId: string }; reply: ArchiveReply }>({
  method: 'GET',
  path: '/archive/:archiveId',
});

/** The ZIP's bytes, whole or one range. `fileName` is for people only. */
export const downloadArchive = endpoint<{
  params: { archiveId: string; fileName: string };
  reply: undefined;
}>({ method: 'GET', path: '/archive/:archiveId/:fileName' });
