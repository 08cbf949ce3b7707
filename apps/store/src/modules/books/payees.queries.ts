import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const businessName = sql<string>`coalesce(brands.business_name, nullif(accounts.company_name, ''),
  accounts.first_name || ' ' || accounts.last_name)`;

/** Photographers with how they want to be paid. */
function payees(db: Kysely<Tables>) {
  return db
    .selectFrom('accounts')
    .leftJoin('brands', (join) =>
      join.onRef('brands.accountId', '=', 'accounts.id').on('brands.isDefault', '=', true),
    )
    .leftJoin('payoutDetails', 'payoutDetails.accountId', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.labBrand',
      'accounts.deletionDueAt',
      businessName.as('businessName'),
      'payoutDetails.kind',
      'payoutDetails.holderName',
      'payoutDetails.iban',
      'payoutDetails.routingNumber',
      'payoutDetails.accountNumber',
    ]);
}

export type PayeeRow = Awaited<ReturnType<typeof getPayee>>;

export function getPayee(db: Kysely<Tables>, accountId: string) {
  return payees(db).where('accounts.id', '=', accountId).executeTakeFirstOrThrow();
}

export async function findPayees(
  db: Kysely<Tables>,
  accountIds: readonly string[],
): Promise<PayeeRow[]> {
  if (accountIds.length === 0) return [];
  return payees(db).where('accounts.id', 'in', accountIds).execute();
}

export async function upsertPayoutDetails(
  db: Kysely<Tables>,
  { accountId, ...details }: Insertable<Tables['payoutDetails']>,
): Promise<void> {
  await db
    .insertInto('payoutDetails')
    .values({ accountId, ...details })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({ ...details, updatedAt: sql<Date>`now()` }),
    )
    .execute();
}
