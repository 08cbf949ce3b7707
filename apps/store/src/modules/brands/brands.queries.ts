import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type BrandRow = Selectable<Tables['brands']>;

/** The default first, then in the order in which they were made. */
export function listBrands(db: Kysely<Tables>, accountId: string): Promise<BrandRow[]> {
  return db
    .selectFrom('brands')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Holds back a second change of an account's brands until the first is done. */
export async function lockBrands(trx: Kysely<Tables>, accountId: string): Promise<void> {
  await trx
    .selectFrom('brands')
    .select('id')
    .where('accountId', '=', accountId)
    .forUpdate()
    .execute();
}

/** The one that is named, else the account's default; undefined while none is stored. */
export function findWornBrand(
  db: Kysely<Tables>,
  { accountId, brandId }: { accountId: string; brandId: string | null },
): Promise<BrandRow | undefined> {
  return db
    .selectFrom('brands')
    .selectAll()
    .where('accountId', '=', accountId)
    .where((row) => row.or([row('id', '=', brandId ?? ''), row('isDefault', '=', true)]))
    .orderBy('isDefault')
    .limit(1)
    .executeTakeFirst();
}

/** Of two first ones that are made at once, one stays. */
export async function insertDefault(
  db: Kysely<Tables>,
  brand: Insertable<Tables['brands']>,
): Promise<void> {
  await db
    .insertInto('brands')
    .values({ ...brand, isDefault: true })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .where(sql<boolean>`is_default`)
        .doNothing(),
    )
    .execute();
}

export async function insertBrand(
  db: Kysely<Tables>,
  brand: Insertable<Tables['brands']>,
): Promise<void> {
  await db.insertInto('brands').values(brand).execute();
}

export async function updateBrand(
  db: Kysely<Tables>,
  id: string,
  change: Updateable<Tables['brands']>,
): Promise<void> {
  await db
    .updateTable('brands')
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The one that was the default before is one of the others from now on. */
export async function setDefault(
  trx: Kysely<Tables>,
  { accountId, brandId }: { accountId: string; brandId: string },
): Promise<void> {
  await trx
    .updateTable('brands')
    .set({ isDefault: false })
    .where('accountId', '=', accountId)
    .where('isDefault', '=', true)
    .execute();
  await trx.updateTable('brands').set({ isDefault: true }).where('id', '=', brandId).execute();
}

export async function deleteBrand(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('brands').where('id', '=', id).execute();
}
