import type { SessionType } from '@albumen/contract/endpoints/uploads';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import { ownPhotosOfDesign } from './own-photos.service.ts';
import * as queries from './uploads.queries.ts';

/** What photos are uploaded into: a gallery, or a design, whose photos lie in the account's 'My photos'. */
export interface UploadSession {
  type: SessionType;
  id: string;
  /** Where the photos lie: of a gallery itself. */
  galleryId: string;
  accountId: string;
  photoCount: number;
}

/** `projects` and `editors` on the wire. */
export function sessionTypeOf(plural: string): SessionType {
  return plural === 'editors' ? 'editor' : 'project';
}

/** Somebody else's gallery or design is answered like one that does not exist. */
export async function getUploadSession(
  db: Kysely<Tables>,
  asked: { type: SessionType; id: string },
  accountId: string,
): Promise<UploadSession> {
  const galleryId =
    asked.type === 'project' ? asked.id : await ownPhotosOfDesign(db, asked.id, accountId);
  const gallery = galleryId && (await queries.findGallery(db, galleryId, accountId));
  if (!gallery) fail('notFound');
  return { ...asked, galleryId: gallery.id, accountId, photoCount: gallery.photoCount };
}
