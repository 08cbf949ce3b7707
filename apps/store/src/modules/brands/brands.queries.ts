import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export function findBrand(db: Kysely<Tables>, accountId: string) {
  return db.selectFrom('brands').selectAll().where('accountId', '=', accountId).executeTakeFirst();
}

export async function upsertBrand(
  db: Kysely<Tables>,
  brand: { accountId: string; businessName: string; logoStyle: 'text' | 'logo'; updatedAt: Date },
): Promise<void> {
  await db
    .insertInto('brands')
    .values(brand)
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet((row) => ({
        businessName: row.ref('excluded.businessName'),
        logoStyle: row.ref('excluded.logoStyle'),
        updatedAt: row.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}

interface StoredLogo {
  logoKey: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  logoStyle: 'text' | 'logo';
  updatedAt: Date;
}

export async function setLogo(
  db: Kysely<Tables>,
  accountId: string,
  { businessName, ...logo }: StoredLogo & { businessName: string },
): Promise<void> {
  await db
    .insertInto('brands')
    .values({ accountId, businessName, ...logo })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(logo))
    .execute();
}
