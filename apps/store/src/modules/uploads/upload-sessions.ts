import type { SessionType } from '@albumen/contract/endpoints/uploads';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import { ownPhotosOfDesign } from './own-photos.service.ts';
import * as queries from './uploads.queries.ts';

/** What photos are uploaded into, and by whom: a gallery, or a design, whose photos lie in 'My photos'. */
export interface AskedSession {
  type: SessionType;
  id: string;
  accountId: string;
}

/** One that is there. */
export interface UploadSession extends AskedSession {
  /** Where the photos lie: of a gallery itself. */
  galleryId: string;
}

/** `projects` and `editors` on the wire. */
export function sessionTypeOf(plural: string): SessionType {
  return plural === 'editors' ? 'editor' : 'project';
}

/** Somebody else's gallery or design is answered like one that does not exist. */
export async function getUploadSession(
  db: Kysely<Tables>,
  asked: AskedSession,
): Promise<UploadSession & { photoCount: number }> {
  const galleryId = await galleryOf(db, asked);
  const gallery = galleryId && (await queries.findGallery(db, galleryId, asked.accountId));
  if (!gallery) fail('notFound');
  return { ...asked, galleryId: gallery.id, photoCount: gallery.photoCount };
}

interface SessionWithObject {
  session: UploadSession;
  /** What was signed for it under that key, if anything was. */
  object: Awaited<ReturnType<typeof queries.findObject>>;
}

/** The same for what was sent into it, in one order to the database: thousands come in a row. */
export async function getSessionWithObject(
  db: Kysely<Tables>,
  asked: AskedSession,
  objectKey: string,
): Promise<SessionWithObject> {
  const galleryId = await galleryOf(db, asked);
  if (galleryId === undefined) fail('notFound');
  const session = { ...asked, galleryId };
  const object = await queries.findObject(db, session, objectKey);
  return object === undefined
    ? { session: await getUploadSession(db, asked), object }
    : { session, object };
}

/** Where the photos of a session would lie; whether it is there and whose it is was not asked. */
export async function galleryOf(
  db: Kysely<Tables>,
  { type, id, accountId }: AskedSession,
): Promise<string | undefined> {
  return type === 'project' ? id : ownPhotosOfDesign(db, id, accountId);
}
