import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { newId } from '../../ids.ts';
import * as queries from './own-photos.queries.ts';

const title = 'My photos';

/** The account's private gallery of what it uploads in the editor; undefined before the first. */
export async function findOwnPhotos(
  db: Kysely<Tables>,
  accountId: string,
): Promise<string | undefined> {
  return (await queries.findOwnPhotosGallery(db, accountId))?.id;
}

/** The gallery that an upload into a design goes to; undefined when the design is not this account's. */
export async function ownPhotosOfDesign(
  db: Kysely<Tables>,
  designSpaceId: string,
  accountId: string,
): Promise<string | undefined> {
  if (!(await queries.isOwnDesign(db, designSpaceId, accountId))) return undefined;
  return (await findOwnPhotos(db, accountId)) ?? openOwnPhotos(db, accountId);
}

function openOwnPhotos(db: Kysely<Tables>, accountId: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await queries.lockAccount(trx, accountId))) return undefined;
    const known = await findOwnPhotos(trx, accountId);
    if (known !== undefined) return known;
    const id = newId();
    await queries.insertOwnPhotosGallery(trx, { id, accountId, title });
    return id;
  });
}
