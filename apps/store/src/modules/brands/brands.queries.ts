import {
  sql,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type Updateable,
} from 'kysely';
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

/** The one that is named, else the account's default; both ids may be columns of the statement around it. */
export function wornBrandBy(accountId: RawBuilder<unknown>, brandId: RawBuilder<unknown>) {
  return sql<BrandRow>`(
    select * from brands
    where brands.account_id = ${accountId} and (brands.id = ${brandId} or brands.is_default)
    order by brands.is_default limit 1
  )`;
}

/** Undefined while none is stored. */
export function findWornBrand(
  db: Kysely<Tables>,
  { accountId, brandId }: { accountId: string; brandId: string | null },
): Promise<BrandRow | undefined> {
  return db
    .selectFrom(wornBrandBy(sql`${accountId}`, sql`${brandId}`).as('brand'))
    .selectAll()
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
