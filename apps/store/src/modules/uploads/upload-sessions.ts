import type { SessionType } from '@albumen/contract/endpoints/uploads';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import * as queries from './uploads.queries.ts';

/** What photos are uploaded into. Editor projects join galleries here when the editor exists. */
export interface UploadSession {
  type: SessionType;
  id: string;
  accountId: string;
  photoCount: number;
}

/** `projects` and `editors` on the wire. */
export function sessionTypeOf(plural: string): SessionType {
  return plural === 'editors' ? 'editor' : 'project';
}

/** Somebody else's gallery is answered like one that does not exist. */
export async function getUploadSession(
  db: Kysely<Tables>,
  asked: { type: SessionType; id: string },
  accountId: string,
): Promise<UploadSession> {
  const gallery =
    asked.type === 'project' ? await queries.findGallery(db, asked.id, accountId) : undefined;
  if (gallery === undefined) fail('notFound');
  return { ...asked, accountId, photoCount: gallery.photoCount };
}
