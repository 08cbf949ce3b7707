import type { RegisterBody } from '@albumen/contract/endpoints/uploads';
import type { StoredRefusal } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { readSums } from '../photos/photo-sums.service.ts';
import { readArrival, type Announced, type Arrival } from './arrived-photo.ts';
import { restorePhoto, seenBytes, storePhoto, type Stored } from './store-photo.ts';
import { findPhoto, listUnread, type UploadedPhoto } from './upload-photos.queries.ts';
import { getSessionWithObject, type AskedSession, type UploadSession } from './upload-sessions.ts';
import { findObject, refuseObject } from './uploads.queries.ts';

export interface Registered {
  photo: UploadedPhoto;
  isDuplicate: boolean;
}

type Needed = Pick<Dependencies, 'db' | 'files' | 'jobs' | 'secrets'>;
type UploadObject = NonNullable<Awaited<ReturnType<typeof findObject>>>;

/**
 * Makes a photo of bytes that have arrived. Whatever becomes of an object is written down with it, so
 * a call that is repeated, or made ten times at once, gets one answer; refused bytes are removed.
 */
export async function registerPhoto(
  deps: Needed,
  asked: AskedSession,
  body: RegisterBody,
): Promise<Registered> {
  const { session, object } = await getSessionWithObject(deps.db, asked, body.objectName);
  const known = object && (await findOutcome(deps, session, object));
  if (object === undefined || known !== undefined) return known ?? fail('uploadMissing');
  // What is uploaded in an editor is placed at once, and a design names the bytes that it shows.
  const { name = object.fileName, fileSize = object.sizeBytes } = body;
  const said = { ...body, name, fileSize };
  const arrived = { object, body: said, mayWait: session.type === 'project' };
  const first = await takeIn(deps, session, arrived);
  const outcome = first.is === 'comparable' ? await compare(deps, session, arrived) : first;
  if (outcome.is === 'stored') return dropSpareBytes(deps, object, outcome);
  if (outcome.is === 'refused') await discard(deps, object, outcome.refusal);
  const settled = await findObject(deps.db, session, body.objectName);
  return (settled && (await findOutcome(deps, session, settled))) ?? fail('uploadMissing');
}

async function takeIn(
  deps: Needed,
  session: UploadSession,
  announced: Announced & { object: UploadObject },
): Promise<Exclude<Arrival, { is: 'photo' }> | Stored> {
  const arrival = await readArrival(deps.files, announced);
  return arrival.is === 'photo' ? storePhoto(deps, session, { ...announced, ...arrival }) : arrival;
}

/** They may be one photo or several: then all of them are read, this one and those not read so far. */
async function compare(
  deps: Needed,
  session: UploadSession,
  announced: Announced & { object: UploadObject },
) {
  for (const photo of await listUnread(deps.db, seenBytes(session, announced))) {
    await readSums(deps, photo);
  }
  return takeIn(deps, session, { ...announced, mayWait: false });
}

/** What an earlier call made of this object, undefined when it is still open. */
async function findOutcome(
  { db }: Needed,
  session: UploadSession,
  { objectKey, refusal, photoId }: UploadObject,
): Promise<Registered | undefined> {
  if (refusal !== null) fail(refusal.code, refusal.params && { params: refusal.params });
  if (photoId === null) return undefined;
  const photo = await findPhoto(db, photoId);
  if (photo === undefined) fail('uploadMissing');
  if (photo.deletedAt !== null && !(await restorePhoto(db, session, photoId))) fail('galleryFull');
  return { photo, isDuplicate: photo.originalKey !== objectKey };
}

/** The gallery had these bytes: one copy is enough. */
async function dropSpareBytes(
  { files }: Needed,
  { objectKey }: UploadObject,
  { photo, isDuplicate }: Registered,
): Promise<Registered> {
  if (isDuplicate && photo.originalKey !== objectKey) await files.remove(objectKey);
  return { photo, isDuplicate };
}

/** Only who wrote the refusal removes the bytes: nobody else can have made a photo of them. */
async function discard(
  { db, files }: Needed,
  { objectKey }: UploadObject,
  refusal: StoredRefusal,
): Promise<void> {
  if (await refuseObject(db, objectKey, refusal)) await files.remove(objectKey);
}
