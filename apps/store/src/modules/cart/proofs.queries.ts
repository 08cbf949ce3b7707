import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { isUnordered } from '../editor/forgotten-designs.service.ts';

/** What a proof is drawn from; nothing when the design lies in no cart any more. */
export function findDesign(db: Kysely<Tables>, designSpaceId: string) {
  return db
    .selectFrom('designSpaces')
    .innerJoin('cartItems', 'cartItems.designSpaceId', 'designSpaces.id')
    .select([
      'designSpaces.id',
      'designSpaces.labBrand',
      'designSpaces.productId',
      'designSpaces.designId',
      'designSpaces.attributes',
      'designSpaces.document',
      'designSpaces.version',
      'cartItems.proofVersion',
    ])
    .where('designSpaces.id', '=', designSpaceId)
    .executeTakeFirst();
}

export async function insertProof(
  trx: Kysely<Tables>,
  proof: { token: string; designSpaceId: string; version: number; isKept?: boolean },
): Promise<void> {
  await trx.insertInto('designProofs').values(proof).execute();
}

/** False when a newer one is there, or the item is gone. */
export async function showProof(
  trx: Kysely<Tables>,
  { token, designSpaceId, version }: { token: string; designSpaceId: string; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cartItems')
    .set({ proofToken: token, proofVersion: version })
    .where('designSpaceId', '=', designSpaceId)
    .where((row) => row.or([row('proofVersion', 'is', null), row('proofVersion', '<', version)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Older pictures of a design that nothing shows; answers their names. */
export async function deleteReplaced(
  trx: Kysely<Tables>,
  designSpaceId: string,
  token: string,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('designProofs')
    .where('designSpaceId', '=', designSpaceId)
    .where('token', '<>', token)
    .where('isKept', '=', false)
    .returning('token')
    .execute();
  return rows.map((row) => row.token);
}

/** Designs that were thrown away for good; one that an order shows stays. */
export async function deleteDesigns(
  trx: Kysely<Tables>,
  designSpaceIds: readonly string[],
): Promise<void> {
  if (designSpaceIds.length === 0) return;
  await trx
    .deleteFrom('designSpaces')
    .where('id', 'in', designSpaceIds)
    .where(isUnordered)
    .execute();
}

const copiedColumns = [
  'labBrand',
  'accountId',
  'visitorId',
  'galleryId',
  'productId',
  'designId',
  'attributes',
  'document',
  'documentHash',
  'title',
  'projectTitle',
] as const;

/** A copy with a life of its own: editing one leaves the other alone. */
export async function copyDesign(
  trx: Kysely<Tables>,
  designSpaceId: string,
  copyId: string,
): Promise<{ version: number }> {
  return trx
    .insertInto('designSpaces')
    .columns(['id', ...copiedColumns])
    .expression((from) =>
      from
        .selectFrom('designSpaces')
        .select([sql<string>`${copyId}::text`.as('id'), ...copiedColumns])
        .where('designSpaces.id', '=', designSpaceId),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
}
